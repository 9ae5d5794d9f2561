// The writer: grouping, order, rolling back one submit without the others, concurrent readers.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "tests/store/each_store.h"
#include "tests/store/pause.h"

namespace papelotte::store_test {

namespace {

class Writing : public EachStore {
   protected:
    void open() {
        store_ = opened_at(database());
        ASSERT_EQ(done(*store_, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none);
    }
    std::unique_ptr<Store> store_;
};

}  // namespace

TEST_P(Writing, waiting_changes_become_one_transaction) {
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

TEST_P(Writing, a_refused_submit_is_undone_alone) {
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

TEST_P(Writing, is_on_the_disk_when_it_calls_back) {
    open();
    std::promise<std::size_t> seen;
    store_->submit({append("m1", 1)}, [&](Problem) { seen.set_value(store_->records("m1").size()); });
    EXPECT_EQ(seen.get_future().get(), 1u);
}

TEST_P(Writing, ends_with_what_waits) {
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
    EXPECT_EQ(opened_at(database())->records("m1").size(), 100u);
}

TEST_P(Writing, nothing_and_to_nobody_is_fine) {
    open();
    EXPECT_EQ(done(*store_, {}), Problem::none);
    store_->submit({append("m1", 1)}, {});
    store_->flush();
    store_->flush();
    EXPECT_EQ(store_->match("m1")->rev, 1);
}

TEST_P(Writing, continues_when_a_callback_throws) {
    open();
    store_->submit({RenamePerson{"p_anna", "Annina"}}, [](Problem) { throw std::runtime_error("a fault of the caller"); });
    EXPECT_EQ(done(*store_, {RenamePerson{"p_anna", "Anna B."}}), Problem::none);
    EXPECT_EQ(store_->person("p_anna")->name, "Anna B.");
}

TEST_P(Writing, of_the_same_record_by_many_threads_succeeds_once) {
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

TEST_P(Writing, of_many_at_a_time_is_gathered) {
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

TEST_P(Writing, continues_while_others_read) {
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

ON_EACH_STORE(Writing);

}  // namespace papelotte::store_test
