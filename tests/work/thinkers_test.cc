// The fair queue's order, and that quick tasks do not wait for slow ones.
#include "server/work/thinkers.h"

#include <gtest/gtest.h>

#include <future>
#include <string>
#include <vector>

namespace papelotte::work {

namespace {

// The names of tasks in the order in which a queue returns them.
struct Named {
    FairQueue queue;
    std::string done;

    void push(const TaskOwner& owner, const std::string& name) {
        queue.push(owner, [this, name] { done += (done.empty() ? "" : " ") + name; });
    }
    std::string all() {
        while (!queue.empty()) queue.pop()();
        return done;
    }
};

}  // namespace

TEST(FairQueue, networks_take_turns_and_so_do_their_people) {
    Named named;
    for (int i = 1; i <= 3; ++i) named.push({"net", "anna"}, "a" + std::to_string(i));
    named.push({"net", "bruno"}, "b1");
    named.push({"other", "carla"}, "c1");
    named.push({"other", "carla"}, "c2");
    EXPECT_EQ(named.queue.size(), 6u);
    EXPECT_EQ(named.queue.waiting_of("net"), 4u);
    EXPECT_EQ(named.queue.waiting_of("nowhere"), 0u);
    EXPECT_EQ(named.all(), "a1 c1 b1 c2 a2 a3");
    EXPECT_EQ(named.queue.size(), 0u);
    EXPECT_EQ(named.queue.waiting_of("net"), 0u);
}

TEST(FairQueue, a_new_network_after_a_flood_is_next) {
    Named named;
    for (int i = 0; i < 1000; ++i) named.push({"flood", "p" + std::to_string(i % 7)}, "f");
    named.queue.pop()();
    named.push({"fair", "anna"}, "anna");
    named.queue.pop()();
    named.queue.pop()();
    EXPECT_EQ(named.done, "f f anna");
}

TEST(Thinkers, quick_tasks_do_not_wait_for_slow_ones) {
    std::promise<void> go, begun, quick, end;
    Thinkers thinkers(1, 100, 0);
    const std::shared_future<void> going = go.get_future().share();
    ASSERT_TRUE(thinkers.run({"a", ""}, Length::slow, [&] {
        begun.set_value();
        going.wait();
    }));
    begun.get_future().wait();
    for (int i = 0; i < 50; ++i) ASSERT_TRUE(thinkers.run({"a", ""}, Length::slow, [] {}));
    ASSERT_TRUE(thinkers.run({"b", ""}, Length::quick, [&] { quick.set_value(); }));
    quick.get_future().wait();   // while the slow one still runs
    EXPECT_EQ(thinkers.waiting(Length::slow), 50u);
    go.set_value();
    ASSERT_TRUE(thinkers.run({"b", ""}, Length::slow, [&] { end.set_value(); }));
    end.get_future().wait();
}

TEST(Thinkers, a_network_may_have_so_many_waiting) {
    std::promise<void> go, begun;
    Thinkers thinkers(1, 3, 0);
    ASSERT_TRUE(thinkers.run({"a", "p"}, Length::slow, [&] {
        begun.set_value();
        go.get_future().wait();
    }));
    begun.get_future().wait();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(thinkers.run({"a", std::to_string(i)}, Length::slow, [] {}));
    EXPECT_FALSE(thinkers.run({"a", "p"}, Length::slow, [] { ADD_FAILURE() << "a refused task ran"; }));
    EXPECT_TRUE(thinkers.run({"b", "p"}, Length::slow, [] {}));
    go.set_value();
}

TEST(Thinkers, a_task_that_throws_is_told_of) {
    std::promise<std::string> told;
    std::promise<void> after;
    Thinkers thinkers(1, 10, 0, [&](std::string_view what) { told.set_value(std::string(what)); });
    ASSERT_TRUE(thinkers.run({}, Length::slow, [] { throw std::runtime_error("no memory"); }));
    EXPECT_EQ(told.get_future().get(), "no memory");
    ASSERT_TRUE(thinkers.run({}, Length::slow, [&] { after.set_value(); }));
    after.get_future().wait();
}

}  // namespace papelotte::work
