// A server's database, read or changed by the test itself.
#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <chrono>
#include <string>
#include <thread>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

class Database {
   public:
    explicit Database(const TestServer& server) : Database(server.database()) {}
    explicit Database(const std::string& file) {
        EXPECT_EQ(sqlite3_open(file.c_str(), &handle_), SQLITE_OK);
        sqlite3_busy_timeout(handle_, 10'000);
    }
    ~Database() { sqlite3_close(handle_); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    void execute(const std::string& sql) {
        EXPECT_EQ(sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sql << ": " << sqlite3_errmsg(handle_);
    }
    std::string text(const std::string& sql) {
        sqlite3_stmt* statement = nullptr;
        std::string found;
        EXPECT_EQ(sqlite3_prepare_v2(handle_, sql.c_str(), -1, &statement, nullptr), SQLITE_OK) << sql << ": " << sqlite3_errmsg(handle_);
        if (sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_text(statement, 0))
            found = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
        sqlite3_finalize(statement);
        return found;
    }
    std::int64_t number(const std::string& sql) {
        const std::string found = text(sql);
        return found.empty() ? 0 : std::stoll(found);
    }
    sqlite3* handle() const { return handle_; }

   private:
    sqlite3* handle_ = nullptr;
};

// Waits until the query is true in the database, up to a limit. The server works in the background.
inline bool comes_true(const TestServer& server, const std::string& sql) {
    Database database(server);
    for (int i = 0; i < 400; ++i) {
        if (database.number(sql) != 0) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

}  // namespace papelotte::server_test
