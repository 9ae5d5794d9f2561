// See files.h.
#include "cli/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "cli/console.h"

namespace papelotte::cli {

namespace {

// An open file that closes itself.
class File {
   public:
    explicit File(int number) : number_(number) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }
    int number() const { return number_; }

   private:
    int number_;
};

[[noreturn]] void fail_with_errno(const std::string& path) { fail_in(path, InputFault(kSay.files.system, {system_reason(errno)})); }

// Following symbolic links, so that a rename replaces the file and not the link.
std::string resolved(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    return real ? std::string(real.get()) : path;
}

// Pipes and devices cannot be replaced: they are written to.
void write_through(const std::string& path, std::string_view text) {
    const File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (file.number() < 0 || !write_all(file.number(), text)) fail_with_errno(path);
}

}  // namespace

Argument file_named(const std::string& path) {
    return path == "-" ? Argument::of_word("file", "standard input", std::string(kSay.files.standard_input)) : value("file", path);
}

InputFault in_file(const std::string& path, InputFault wrong) {
    return std::move(wrong).within({std::string(kSay.files.in_file), {file_named(path)}});
}

void fail_in(const std::string& path, InputFault wrong) { fail(in_file(path, std::move(wrong))); }

std::string read_file(const std::string& path) {
    const File file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat facts{};
    if (file.number() < 0 || ::fstat(file.number(), &facts) != 0) fail_with_errno(path);
    if (S_ISDIR(facts.st_mode)) fail_in(path, InputFault(kSay.files.directory));
    std::string text;
    std::array<char, 65536> buffer;
    for (;;) {
        const ssize_t count = ::read(file.number(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail_with_errno(path);
        if (count == 0) return text;
        text.append(buffer.data(), static_cast<std::size_t>(count));
        if (text.size() > kLargestFile) fail_in(path, InputFault(kSay.files.too_large, {value("megabytes", kLargestFile >> 20)}));
    }
}

void write_file(const std::string& path, std::string_view text, Disk disk) {
    struct stat facts{};
    const bool exists = ::stat(path.c_str(), &facts) == 0;
    if (exists && S_ISDIR(facts.st_mode)) fail_in(path, InputFault(kSay.files.directory));
    if (exists && !S_ISREG(facts.st_mode)) return write_through(path, text);
    const std::string target = resolved(path);
    const std::string temporary = fmt::format("{}.{}.tmp", target, ::getpid());
    const File file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.number() < 0) fail_with_errno(path);
    const bool mode_kept = !exists || ::fchmod(file.number(), facts.st_mode & 07777) == 0;
    const bool written = mode_kept && write_all(file.number(), text) && (disk == Disk::trust || ::fsync(file.number()) == 0);
    if (written && ::rename(temporary.c_str(), target.c_str()) == 0) return;
    const int reason = errno;
    ::unlink(temporary.c_str());
    errno = reason;
    fail_with_errno(path);
}

std::string keep_old_file(const std::string& path) {
    struct stat facts{};
    if (::stat(path.c_str(), &facts) != 0 || !S_ISREG(facts.st_mode) || facts.st_size == 0) return "";
    const std::string kept = path + "~";
    write_file(kept, read_file(path));
    return kept;
}

}  // namespace papelotte::cli
