// The workers: all tasks run, too many are refused, and they stop properly.
#include "server/work/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <utility>

namespace papelotte::work {

TEST(Workers, do_what_they_are_given) {
    std::atomic<int> sum = 0;
    std::promise<void> all;
    Workers workers(3, 1000);
    for (int i = 1; i <= 100; ++i)
        ASSERT_TRUE(workers.run([&, mine = std::make_unique<int>(i)] {
            const int so_far = sum += *mine;
            if (so_far == 5050) all.set_value();
        }));
    all.get_future().wait();
    EXPECT_EQ(sum, 5050);
}

TEST(Workers, refuse_when_too_many_wait) {
    std::promise<void> begun, go;
    Workers workers(1, 2);
    ASSERT_TRUE(workers.run([&] {
        begun.set_value();
        go.get_future().wait();
    }));
    begun.get_future().wait();   // it no longer waits: it runs
    std::promise<void> last;
    EXPECT_TRUE(workers.run([] {}));
    EXPECT_TRUE(workers.run([&] { last.set_value(); }));
    EXPECT_EQ(workers.waiting(), 2u);
    EXPECT_FALSE(workers.run([] { FAIL() << "a refused task ran"; }));
    go.set_value();
    last.get_future().wait();
    EXPECT_TRUE(workers.run([] {}));
}

TEST(Workers, stop_after_what_runs_and_drop_what_waits) {
    std::atomic<bool> ended = false;
    const auto held = std::make_shared<int>(1);
    std::promise<void> begun;
    {
        Workers workers(1, 100'000);
        ASSERT_TRUE(workers.run([&] {
            begun.set_value();
            while (workers.run([held] { ADD_FAILURE() << "what waited was run"; })) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            ended = true;   // refused: they are stopping
        }));
        begun.get_future().wait();
    }
    EXPECT_TRUE(ended);
    EXPECT_EQ(held.use_count(), 1);   // the dropped task releases what it holds
}

TEST(Workers, a_task_that_throws_is_reported_and_the_others_run) {
    std::promise<std::string> told;
    std::promise<void> after;
    Workers workers(1, 10, [&](std::string_view what) { told.set_value(std::string(what)); });
    ASSERT_TRUE(workers.run([] { throw std::runtime_error("the records of a match are damaged"); }));
    ASSERT_TRUE(workers.run([&] { after.set_value(); }));
    EXPECT_EQ(told.get_future().get(), "the records of a match are damaged");
    after.get_future().wait();
}

TEST(Workers, may_give_each_other_work) {
    std::promise<void> done;
    Workers workers(2, 10);
    ASSERT_TRUE(workers.run([&] { EXPECT_TRUE(workers.run([&] { done.set_value(); })); }));
    done.get_future().wait();
}

}  // namespace papelotte::work
