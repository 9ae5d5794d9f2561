// The writer: grouping, order, rolling back one submit without the others, concurrent readers, a full disk.
#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "server/store/reader.h"
#include "server/store/schema.h"
#include "server/store/writer.h"
#include "tests/store/folder.h"

namespace papelotte::store_test {

namespace {

class Writing : public Folder {
   protected:
    void open() {
        store_ = opened(file());
        ASSERT_EQ(done(*store_, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none);
    }
    std::unique_ptr<Store> store_;
};

// Blocks the writer in a callback, so that changes submitted in the meantime form one group.
class Pause {
   public:
    explicit Pause(Store& store) {
        store.submit({}, [this](Problem) {
            begun_.set_value();
            go_.get_future().wait();
        });
        begun_.get_future().wait();
    }
    void end() { go_.set_value(); }

   private:
    std::promise<void> begun_, go_;
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

TEST_F(Writing, waiting_changes_become_one_transaction) {
    open();
    const Counts before = store_->counts();
    Pause pause(*store_);
    std::vector<int> order;
    for (int rev = 1; rev <= 500; ++rev)
        store_->submit({append("m1", rev)}, [&order, rev](Problem problem) {
            EXPECT_EQ(problem, Problem::none);
            order.push_back(rev);
        });
    pause.end();
    store_->flush();
    const Counts after = store_->counts();
    EXPECT_EQ(after.submits - before.submits, 501u);
    EXPECT_EQ(after.transactions - before.transactions, 2u);   // one for the pause, and one for the rest
    EXPECT_EQ(after.failures, 0u);
    ASSERT_EQ(order.size(), 500u);
    EXPECT_TRUE(std::ranges::is_sorted(order));
    EXPECT_EQ(store_->records("m1").size(), 500u);
}

TEST_F(Writing, a_refused_submit_is_undone_alone) {
    open();
    Pause pause(*store_);
    std::vector<Problem> answers;
    const auto note = [&](Problem problem) { answers.push_back(problem); };
    store_->submit({append("m1", 1)}, note);
    store_->submit({append("m1", 2), AddPerson{guest("p_bob", "Bob")}, append("m1", 2)}, note);   // its last change is stale
    store_->submit({append("m1", 2)}, note);
    store_->submit({AddPerson{guest("p_carla", "Carla")}, AddPerson{guest("p_anna", "Again")}, append("m9", 1)}, note);
    MatchRow asleep = match("m2", "p_anna");
    asleep.status = "asleep";
    store_->submit({append("m1", 3), AddMatch{asleep}}, note);
    store_->submit({append("m1", 3)}, note);
    pause.end();
    store_->flush();
    EXPECT_EQ(answers, (std::vector{Problem::none, Problem::stale, Problem::none, Problem::taken, Problem::failed, Problem::none}));
    EXPECT_FALSE(store_->person("p_bob"));
    EXPECT_FALSE(store_->person("p_carla"));
    EXPECT_EQ(store_->match("m1")->rev, 3);
    EXPECT_EQ(store_->records("m1").size(), 3u);
}

TEST_F(Writing, is_on_the_disk_when_it_calls_back) {
    open();
    std::promise<std::size_t> seen;
    store_->submit({append("m1", 1)}, [&](Problem) { seen.set_value(store_->records("m1").size()); });
    EXPECT_EQ(seen.get_future().get(), 1u);
}

TEST_F(Writing, ends_with_what_waits) {
    open();
    int called = 0;
    for (int rev = 1; rev <= 100; ++rev)
        store_->submit({append("m1", rev)}, [&called, store = store_.get()](Problem problem) {
            EXPECT_EQ(problem, Problem::none);
            EXPECT_TRUE(store->match("m1"));   // reading is still possible
            ++called;
        });
    store_.reset();
    EXPECT_EQ(called, 100);
    EXPECT_EQ(opened(file())->records("m1").size(), 100u);
}

TEST_F(Writing, nothing_and_to_nobody_is_fine) {
    open();
    EXPECT_EQ(done(*store_, {}), Problem::none);
    store_->submit({append("m1", 1)}, {});
    store_->flush();
    store_->flush();
    EXPECT_EQ(store_->match("m1")->rev, 1);
}

TEST_F(Writing, continues_when_a_callback_throws) {
    open();
    store_->submit({RenamePerson{"p_anna", "Annina"}}, [](Problem) { throw std::runtime_error("a fault of who asked"); });
    EXPECT_EQ(done(*store_, {RenamePerson{"p_anna", "Anna B."}}), Problem::none);
    EXPECT_EQ(store_->person("p_anna")->name, "Anna B.");
}

TEST_F(Writing, of_the_same_record_by_many_threads_succeeds_once) {
    open();
    std::atomic<int> accepted = 0, stale = 0;
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&] {
                for (int rev = 1; rev <= 50; ++rev) {
                    for (Problem problem = Problem::none; problem != Problem::stale;) {
                        problem = done(*store_, {append("m1", rev)});
                        (problem == Problem::none ? accepted : stale) += 1;
                    }
                }
            });
    }
    EXPECT_EQ(accepted, 50);
    EXPECT_GE(stale, 200);
    EXPECT_EQ(store_->records("m1").size(), 50u);
}

TEST_F(Writing, of_many_at_a_time_is_gathered) {
    open();
    const Counts before = store_->counts();
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < 8; ++t)
            threads.emplace_back([&] {
                const ChatRow chat{.person = "p_anna", .name = "Anna", .seat = "french", .text = "good morning"};
                for (int i = 0; i < 40; ++i) EXPECT_EQ(done(*store_, {AddChat{"m1", chat}}), Problem::none);
            });
    }
    const Counts after = store_->counts();
    EXPECT_EQ(after.submits - before.submits, 320u);
    EXPECT_LT(after.transactions - before.transactions, 110u);   // at least three records per transaction, nearly eight on an idle machine
}

TEST_F(Writing, continues_while_others_read) {
    open();
    std::atomic<bool> writing = true;
    std::atomic<int> reads = 0;
    {
        std::vector<std::jthread> readers;
        for (int t = 0; t < 6; ++t)   // more threads than connections
            readers.emplace_back([&] {
                std::int64_t last = 0;
                while (writing) {
                    const auto row = store_->match("m1");
                    const auto records = store_->records("m1");
                    ASSERT_TRUE(row);
                    ASSERT_EQ(row->seats.size(), 2u);
                    ASSERT_EQ(row->rev, row->n);
                    ASSERT_GE(row->rev, last);
                    ASSERT_GE(records.size(), static_cast<std::size_t>(row->rev));
                    ASSERT_TRUE(store_->person("p_anna"));
                    last = row->rev;
                    ++reads;
                }
            });
        for (int rev = 1; rev <= 300; ++rev) {
            store_->submit({append("m1", rev)}, {});
            if (rev % 10 == 0) store_->flush();
        }
        store_->flush();
        writing = false;
    }
    EXPECT_GT(reads, 0);
    EXPECT_EQ(store_->match("m1")->rev, 300);
}

TEST_F(Writing, keeps_the_log_short) {
    open();
    std::int64_t rev = 0;
    for (int i = 0; i < 700; ++i) ASSERT_EQ(done(*store_, {append("m1", ++rev)}), Problem::none);
    EXPECT_LT(std::filesystem::file_size(file() + "-wal"), 8u << 20);   // 700 transactions of four pages would be more
}

TEST_F(Writing, to_a_full_disk_fails_and_recovers) {
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

TEST_F(Writing, beyond_the_largest_database_fails_with_one_line) {
    open();
    store_.reset();
    Connection connection(file(), Connection::Mode::write);
    connection.execute("PRAGMA foreign_keys = ON; PRAGMA max_page_count = " + std::to_string(connection.number("PRAGMA page_count") + 4));
    std::vector<std::string> lines;
    std::vector<Problem> answers;
    {
        const ServedClock clock(0);
        Writer writer(std::move(connection), clock, [&](const std::string& line) { lines.push_back(line); });
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
