// One server per file: a lock file beside the database, locked for as long as this object lives. The system unlocks it when the process dies.
#pragma once

#include <expected>
#include <string>

namespace papelotte::store {

class FileLock {
   public:
    // The error: "is in use by another process", or why the lock file cannot be made.
    static std::expected<FileLock, std::string> take(const std::string& file);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

   private:
    FileLock(std::string file, int number) : file_(std::move(file)), number_(number) {}
    std::string file_;
    int number_;
};

}  // namespace papelotte::store
