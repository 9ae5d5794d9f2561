// What only SQLite's writer has: a write-ahead log to keep short, and a disk of its own that may be full.
#include <signal.h>
#include <sys/resource.h>

#include "server/store/sqlite_writer.h"
#include "tests/store/folder.h"
#include "tests/store/pause.h"

namespace papelotte::store_test {

namespace {

class SqliteWriting : public Folder {
   protected:
    void open() {
        store_ = opened(file());
        ASSERT_EQ(done(*store_, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none);
    }
    std::unique_ptr<Store> store_;
};

// While this object lives, no file of this process grows beyond that size: for SQLite the disk is full.
class FullDisk {
   public:
    explicit FullDisk(std::uintmax_t size) {
        signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{.rlim_cur = size, .rlim_max = before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        signal(SIGXFSZ, SIG_DFL);
    }

   private:
    rlimit before_{};
};

}  // namespace

TEST_F(SqliteWriting, keeps_the_log_short) {
    open();
    std::int64_t rev = 0;
    for (int i = 0; i < 700; ++i) ASSERT_EQ(done(*store_, {append("m1", ++rev)}), Problem::none);
    EXPECT_LT(std::filesystem::file_size(file() + "-wal"), 8u << 20);   // 700 transactions of four pages would be more
}

TEST_F(SqliteWriting, to_a_full_disk_fails_and_recovers) {
    open();
    std::int64_t acknowledged = 0;
    {
        const FullDisk full(std::filesystem::file_size(file() + "-wal") + 200'000);
        EXPECT_FALSE([&] {
            for (int i = 0; i < 10'000; ++i) {
                if (done(*store_, {append("m1", acknowledged + 1)}) == Problem::failed) return false;
                ++acknowledged;
            }
            return true;
        }());
        EXPECT_GT(acknowledged, 5);
        while (done(*store_, {}) == Problem::none) {   // until there is no room for the smallest change
        }
        EXPECT_FALSE(store_->healthy());
        store_->flush();
        EXPECT_FALSE(store_->healthy());   // it tried to write again
        EXPECT_GE(store_->counts().failures, 2u);
        EXPECT_EQ(store_->match("m1")->rev, acknowledged);   // acknowledged records can be read

        Pause pause(*store_);   // a whole group fails together
        std::vector<Problem> answers;
        for (int i = 1; i <= 3; ++i) store_->submit({append("m1", acknowledged + i)}, [&](Problem problem) { answers.push_back(problem); });
        pause.end();
        store_->flush();
        EXPECT_EQ(answers, std::vector(3, Problem::failed));
    }
    EXPECT_FALSE(store_->healthy());   // no write was tried since
    store_->flush();
    EXPECT_TRUE(store_->healthy());
    EXPECT_EQ(done(*store_, {append("m1", acknowledged + 1)}), Problem::none);
    store_.reset();
    EXPECT_EQ(opened(file())->records("m1").size(), static_cast<std::size_t>(acknowledged) + 1);
}

TEST_F(SqliteWriting, beyond_the_largest_database_fails_with_one_line) {
    open();
    store_.reset();
    SqliteConnection connection(file(), SqliteConnection::Mode::write);
    connection.execute("PRAGMA foreign_keys = ON; PRAGMA max_page_count = " + std::to_string(connection.number("PRAGMA page_count") + 4));
    std::vector<std::string> lines;
    std::vector<Problem> answers;
    {
        const ServedClock clock(0);
        WriteQueue writer(std::make_unique<SqliteWriter>(std::move(connection), clock), [&](const std::string& line) { lines.push_back(line); });
        const auto note = [&](Problem problem) { answers.push_back(problem); };
        Append large = append("m1", 1);
        large.record.line = std::string(100'000, 'x');
        writer.submit({large}, note);
        writer.flush();
        EXPECT_TRUE(writer.failing());
        writer.submit({append("m1", 1)}, note);
        writer.flush();
        EXPECT_FALSE(writer.failing());
        EXPECT_FALSE(writer.stuck());
    }
    EXPECT_EQ(answers, (std::vector{Problem::failed, Problem::none}));
    EXPECT_EQ(lines, std::vector<std::string>{"database or disk is full"});
}

}  // namespace papelotte::store_test
