// Real files in a temporary folder, and helpers that tests of the store share.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/store/sqlite_store.h"

namespace papelotte::store {

inline void PrintTo(Problem problem, std::ostream* out) {
    constexpr const char* kNames[] = {"none", "stale", "taken", "missing", "failed"};
    *out << kNames[static_cast<int>(problem)];
}

}  // namespace papelotte::store

namespace papelotte::store_test {

using namespace store;

class Folder : public testing::Test {
   protected:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "papelotte_store_XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
    }
    ~Folder() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return folder_ / name; }
    std::string file() const { return path("papelotte.db"); }

    void write(const std::string& name, const std::string& bytes) const { std::ofstream(path(name), std::ios::binary) << bytes; }
    std::string read(const std::string& name) const {
        std::ifstream stream(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    // The error of opening the file, without the file's name.
    std::string refusal(const std::string& name) const {
        const auto store = open_sqlite(path(name));
        if (store) return "it was opened";
        const std::string& error = store.error();
        EXPECT_TRUE(error.starts_with(path(name) + ": ")) << error;
        EXPECT_EQ(error.find('\n'), std::string::npos) << error;
        return error.substr(std::min(error.size(), path(name).size() + 2));
    }

   private:
    std::filesystem::path folder_;
};

inline std::unique_ptr<Store> opened(const std::string& file) {
    auto store = open_sqlite(file);
    if (!store) throw std::runtime_error(store.error());
    return std::move(*store);
}

// Submits and waits for the answer.
inline Problem done(Store& store, std::vector<Change> changes) {
    std::promise<Problem> answer;
    store.submit(std::move(changes), [&](Problem problem) { answer.set_value(problem); });
    return answer.get_future().get();
}

inline Person guest(const std::string& id, const std::string& name) { return {.id = id, .name = name, .password = "", .created = 1000}; }

inline Person account(const std::string& id, const std::string& name) {
    return {.id = id, .name = name, .password = "$argon2id$…", .created = 1000};
}

// The maker holds the French seat; the allied seat is open and has a link.
inline MatchRow match(const std::string& id, const std::string& maker, Time changed = 2000) {
    return {.id = id,
            .game = "waterloo",
            .scenario = "standard",
            .options = R"({"fog":"on"})",
            .seed = std::string(64, 'a'),
            .maker = maker,
            .header = R"({"game":"waterloo"})",
            .status = "open",
            .result = "",
            .to_act = "french",
            .headline = "11 o'clock",
            .rematch = "",
            .rev = 0,
            .n = 0,
            .listed = true,
            .days = 14,
            .created = 1500,
            .changed = changed,
            .seats = {{.seat = "french", .who = Who::person, .person = maker, .level = "", .token = ""},
                      {.seat = "allied", .who = Who::open, .person = "", .level = "", .token = "token_of_" + id}}};
}

inline Append append(const std::string& match, std::int64_t rev, const std::string& status = "running", Time at = 3000) {
    return {.match = match,
            .record = {.rev = rev, .line = R"({"do":"done","rev":)" + std::to_string(rev) + "}", .at = at},
            .n = rev,
            .status = status,
            .result = status == "over" ? R"({"winners":[]})" : "",
            .to_act = rev % 2 == 0 ? "french" : "allied",
            .headline = "12 noon"};
}

}  // namespace papelotte::store_test
