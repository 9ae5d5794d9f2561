// The rate limit, with a simulated clock.
#include "server/people/rate_limit.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace papelotte::people {

TEST(RateLimit, gives_some_at_once_then_one_in_each_interval) {
    RateLimit limit({10, 6000});
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(limit.allow("anna", 1000)) << i;
    EXPECT_FALSE(limit.allow("anna", 1000));
    EXPECT_EQ(limit.retry_after("anna", 1000), 6);
    EXPECT_EQ(limit.retry_after("anna", 1001), 6);
    EXPECT_EQ(limit.retry_after("anna", 2000), 5);
    EXPECT_FALSE(limit.allow("anna", 6999));
    EXPECT_EQ(limit.retry_after("anna", 6999), 1);
    EXPECT_TRUE(limit.allow("anna", 7000));
    EXPECT_FALSE(limit.allow("anna", 7000));
}

TEST(RateLimit, what_did_not_count_is_given_back) {
    RateLimit limit({2, 1000});
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(limit.allow("anna", 0));
        limit.give_back("anna");
    }
    limit.give_back("stranger");
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(limit.allow("anna", 0));
    EXPECT_FALSE(limit.allow("anna", 0));
}

TEST(RateLimit, fills_up_again_but_never_beyond) {
    RateLimit limit({3, 100});
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.allow("anna", 0));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.allow("anna", 1'000'000)) << i;
    EXPECT_FALSE(limit.allow("anna", 1'000'000));
}

TEST(RateLimit, holds_over_a_long_time) {
    RateLimit limit({20, 100});
    int allowed = 0;
    for (std::int64_t now = 0; now < 60'000; ++now) allowed += limit.allow("flood", now) ? 1 : 0;
    EXPECT_EQ(allowed, 20 + 599);
}

TEST(RateLimit, knows_keys_apart) {
    RateLimit limit({1, 1000});
    EXPECT_TRUE(limit.allow("anna", 0));
    EXPECT_FALSE(limit.allow("anna", 0));
    EXPECT_TRUE(limit.allow("bob", 0));
    EXPECT_TRUE(limit.allow("", 0));
    EXPECT_EQ(limit.retry_after("stranger", 0), 1);
    EXPECT_EQ(limit.keys(), 3u);
}

TEST(RateLimit, forgets_the_least_recently_seen) {
    RateLimit limit({1, 1000}, 3);
    for (const char* key : {"a", "b", "c"}) EXPECT_TRUE(limit.allow(key, 0));
    EXPECT_FALSE(limit.allow("a", 0));   // used recently, though refused
    EXPECT_TRUE(limit.allow("d", 0));    // "b" is forgotten
    EXPECT_EQ(limit.keys(), 3u);
    EXPECT_FALSE(limit.allow("a", 0));
    EXPECT_FALSE(limit.allow("c", 0));
    EXPECT_TRUE(limit.allow("b", 0));
}

TEST(RateLimit, stays_small_under_a_flood_of_keys) {
    RateLimit limit({1, 1000}, 100);
    for (int i = 0; i < 100'000; ++i) limit.allow(std::to_string(i) + std::string(1000, 'x'), i);
    EXPECT_EQ(limit.keys(), 100u);
}

TEST(RateLimit, tolerates_a_clock_that_goes_back) {
    RateLimit limit({2, 1000});
    EXPECT_TRUE(limit.allow("anna", 10'000));
    EXPECT_TRUE(limit.allow("anna", 10'000));
    EXPECT_FALSE(limit.allow("anna", 5'000));
    EXPECT_FALSE(limit.allow("anna", 10'500));
    EXPECT_TRUE(limit.allow("anna", 11'000));
}

TEST(RateLimit, counts_rightly_from_several_threads) {
    RateLimit limit({1000, 1000});
    std::atomic<int> allowed = 0;
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 1000; ++i) allowed += limit.allow("anna", 0) ? 1 : 0;
            });
    }
    EXPECT_EQ(allowed, 1000);
}

}  // namespace papelotte::people
