// kill -9 at any moment: what was acknowledged is there afterwards, and the file can be opened again.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <map>
#include <random>
#include <thread>

#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

constexpr int kMatches = 5;

std::string match_id(int i) { return "m" + std::to_string(i); }

// One acknowledged record.
struct Note {
    int match;
    int rev;
};

// The process that will be killed: appends to several matches as fast as it can, and writes the acknowledged records to the pipe.
[[noreturn]] void append_forever(const std::string& database, int pipe) {
    const auto store = opened_at(database);
    if (!store->person("p_anna")) done(*store, {AddPerson{guest("p_anna", "Anna")}});
    std::array<int, kMatches> revs{};
    for (int i = 0; i < kMatches; ++i) {
        if (!store->match(match_id(i))) done(*store, {AddMatch{match(match_id(i), "p_anna")}});
        revs[static_cast<std::size_t>(i)] = static_cast<int>(store->match(match_id(i))->rev);
    }
    for (;;) {
        for (int i = 0; i < kMatches; ++i) {
            const Note note{.match = i, .rev = ++revs[static_cast<std::size_t>(i)]};
            store->submit({append(match_id(i), note.rev)}, [note, pipe](Problem problem) {
                if (problem != Problem::none || write(pipe, &note, sizeof note) != sizeof note) _exit(1);
            });
        }
        if (revs[0] % 4 == 0) store->flush();   // groups of several sizes
    }
}

// Runs it for that time, kills it, and returns the last acknowledged rev of each match.
std::map<int, int> killed_after(std::chrono::microseconds time, const std::string& database) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        append_forever(database, ends[1]);
    }
    close(ends[1]);
    std::map<int, int> noted;
    std::thread reader([&] {
        for (Note note{}; read(ends[0], &note, sizeof note) == sizeof note;) noted[note.match] = note.rev;
    });
    std::this_thread::sleep_for(time);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    reader.join();
    close(ends[0]);
    return noted;
}

using Crash = EachStore;

}  // namespace

TEST_P(Crash, loses_nothing_that_was_called_back) {
    std::mt19937 random(1815);
    int noted_in_all = 0;
    for (int round = 0; round < 20; ++round) {
        const auto noted = killed_after(std::chrono::milliseconds(60 + random() % 120), database());
        const auto store = open_store({.database = database()});
        ASSERT_TRUE(store) << store.error();
        for (const auto& [i, rev] : noted) {
            const auto row = (*store)->match(match_id(i));
            ASSERT_TRUE(row);
            EXPECT_GE(row->rev, rev) << "round " << round;
            const auto records = (*store)->records(match_id(i));
            ASSERT_EQ(records.size(), static_cast<std::size_t>(row->rev));   // never a match without its record, and no gap
            for (std::size_t at = 0; at < records.size(); ++at) ASSERT_EQ(records[at].rev, static_cast<std::int64_t>(at) + 1);
            noted_in_all += rev;
        }
    }
    EXPECT_GT(noted_in_all, 0);
}

TEST_P(Crash, while_the_database_is_made_leaves_one_that_opens) {
    for (int round = 0; round < 20; ++round) {
        const std::string fresh = on_postgresql() ? Cluster::running().new_schema() : database();
        killed_after(std::chrono::microseconds(round * 700), fresh);
        {
            const auto store = open_store({.database = fresh});
            ASSERT_TRUE(store) << "round " << round << ": " << store.error();
        }
        for (const char* end : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(file() + end);
    }
}

ON_EACH_STORE(Crash);

}  // namespace papelotte::store_test
