// See file_lock.h.
#include "server/store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace papelotte::store {

namespace {

// Another process may have removed the file between our opening and locking it. Our lock then has no effect on others.
bool still_there(const std::string& file, int number) {
    struct stat ours{}, theirs{};
    return ::fstat(number, &ours) == 0 && ::stat(file.c_str(), &theirs) == 0 && ours.st_ino == theirs.st_ino && ours.st_dev == theirs.st_dev;
}

}  // namespace

std::expected<FileLock, std::string> FileLock::take(const std::string& file) {
    for (;;) {
        const int number = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (number < 0) return std::unexpected(std::string("cannot be opened: ") + std::strerror(errno));
        if (::flock(number, LOCK_EX | LOCK_NB) != 0) {
            const bool in_use = errno == EWOULDBLOCK;
            const std::string reason = std::strerror(errno);
            ::close(number);
            return std::unexpected(in_use ? "is in use by another process" : "cannot be locked: " + reason);
        }
        if (still_there(file, number)) return FileLock(file, number);
        ::close(number);
    }
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::move(other.file_)), number_(std::exchange(other.number_, -1)) {}

FileLock::~FileLock() {
    if (number_ < 0) return;
    ::unlink(file_.c_str());   // while it is still locked: see still_there
    ::close(number_);
}

}  // namespace papelotte::store
