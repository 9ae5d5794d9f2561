// Jobs for workers: each is taken once, in a fair order, and comes back from a worker that is not heard of.
#include "server/store/jobs.h"

#include <algorithm>
#include <random>
#include <thread>

#include "server/work/fair_queue.h"
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

using std::chrono::milliseconds;
using Ids = std::vector<std::string>;

constexpr milliseconds kLong{600'000};

class PostgresqlJobs : public Folder {
   protected:
    PostgresqlJobs() { EXPECT_EQ(done(*store_, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none); }

    static Job job(const std::string& id, const std::string& network = "n", const std::string& person = "p") {
        return {.id = id,
                .kind = "move",
                .quick = true,
                .match = "m1",
                .rules = "rules a 1",
                .network = network,
                .person = person,
                .question = "{}"};
    }
    static std::string taken(Jobs& jobs, milliseconds lease = kLong, bool quick = true) {
        const auto one = jobs.take(quick, kRules, lease);
        return one ? one->id : "";
    }
    // A lease that is over when this returns.
    static std::string taken_and_lost(Jobs& jobs) {
        const std::string id = taken(jobs, milliseconds(1));
        std::this_thread::sleep_for(milliseconds(20));
        return id;
    }

    static inline const std::vector<std::string> kRules = {"rules a 1", "rules b 2"};
    const std::string database_ = Cluster::running().new_schema();
    const std::unique_ptr<Store> store_ = opened_at(database_), at_worker_ = opened_at(database_), at_another_ = opened_at(database_);
    const std::unique_ptr<Jobs> server_ = store_->jobs(), worker_ = at_worker_->jobs(), another_ = at_another_->jobs();
};

}   // namespace

TEST_F(PostgresqlJobs, are_taken_once_and_answered_once) {
    Job asked = job("a");
    asked.question = R"({"seat":"french"})";
    EXPECT_TRUE(server_->add(asked, 10));
    EXPECT_EQ(taken(*worker_, kLong, false), "") << "it is quick";
    const auto one = worker_->take(true, kRules, kLong);
    ASSERT_TRUE(one);
    EXPECT_EQ(std::tuple(one->id, one->kind, one->match, one->rules, one->question),
              std::tuple(asked.id, asked.kind, asked.match, asked.rules, asked.question));
    EXPECT_EQ(taken(*another_), "");
    EXPECT_FALSE(another_->answer({"a", "{}"})) << "it is the first one's";
    EXPECT_TRUE(worker_->answer({"a", R"({"do":"done"})"}));
    EXPECT_FALSE(worker_->answer({"a", "{}"}));
    EXPECT_TRUE(worker_->collect().empty()) << "another server asked";
    const auto answers = server_->collect();
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_EQ(answers[0].text, R"({"do":"done"})");
    EXPECT_FALSE(answers[0].failed);
    EXPECT_TRUE(server_->collect().empty());
    EXPECT_TRUE(server_->want().empty()) << "no row is left";
}

TEST_F(PostgresqlJobs, are_taken_by_many_threads_once_each) {
    for (int i = 0; i < 60; ++i) EXPECT_TRUE(server_->add(job("j" + std::to_string(i), std::to_string(i % 7)), 100));
    std::mutex mutex;
    Ids all;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                const auto jobs = at_worker_->jobs();
                for (std::string id = taken(*jobs); !id.empty(); id = taken(*jobs)) {
                    const std::lock_guard lock(mutex);
                    all.push_back(id);
                }
            });
    }
    std::ranges::sort(all);
    EXPECT_EQ(all.size(), 60u);
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
}

// The order is that of the queue of a server that thinks itself.
TEST_F(PostgresqlJobs, are_taken_in_the_order_of_the_fair_queue) {
    std::mt19937 random(1815);
    work::FairQueue queue;
    std::string next;
    int number = 0;
    for (int i = 0; i < 400; ++i) {
        if (random() % 2 == 0 || queue.empty()) {
            const std::string id = "j" + std::to_string(++number);
            const std::string network = "n" + std::to_string(random() % 4), person = "p" + std::to_string(random() % 3);
            ASSERT_TRUE(server_->add(job(id, network, person), 1000));
            queue.push({network, person}, [&next, id] { next = id; });
        } else {
            queue.pop()();
            ASSERT_EQ(taken(*worker_), next) << i;
            worker_->answer({next, "{}"});
        }
        if (i % 50 == 0) worker_->sweep();
    }
}

TEST_F(PostgresqlJobs, of_a_worker_that_is_not_heard_of_go_to_another) {
    ASSERT_TRUE(server_->add(job("a"), 10));
    EXPECT_EQ(taken_and_lost(*worker_), "a");
    EXPECT_EQ(taken(*another_), "a");
    EXPECT_FALSE(worker_->answer({"a", "{}"})) << "too late";
    EXPECT_TRUE(worker_->renew(Ids{"a"}, kLong).empty());
    EXPECT_EQ(another_->renew(Ids{"a"}, kLong), Ids{"a"});
    EXPECT_TRUE(another_->answer({"a", "{}"}));
}

TEST_F(PostgresqlJobs, that_are_given_back_can_be_taken_at_once) {
    ASSERT_TRUE(server_->add(job("a"), 10));
    EXPECT_EQ(taken(*worker_), "a");
    worker_->give_back(Ids{"a"});
    EXPECT_EQ(taken(*another_), "a");
}

TEST_F(PostgresqlJobs, are_stopped_when_nobody_wants_them) {
    Job story = job("story");
    story.lasting = true;
    for (const Job& one : {job("dropped"), job("outdated"), story}) ASSERT_TRUE(server_->add(one, 10));
    Ids ids;
    for (std::string id = taken(*worker_); !id.empty(); id = taken(*worker_)) ids.push_back(id);
    EXPECT_EQ(ids.size(), 3u);
    EXPECT_EQ(worker_->renew(ids, kLong).size(), 3u);
    server_->drop("dropped");
    EXPECT_EQ(worker_->renew(ids, kLong).size(), 2u);
    ASSERT_EQ(done(*store_, {append("m1", 1)}), Problem::none);
    EXPECT_EQ(worker_->renew(ids, kLong), Ids{"story"}) << "a new record makes no story useless";
    ASSERT_TRUE(server_->add(job("late"), 10));
    EXPECT_EQ(taken(*worker_), "") << "the match has gone on";
    worker_->sweep();
    EXPECT_EQ(server_->want(), Ids{"story"});
}

TEST_F(PostgresqlJobs, of_a_server_that_died_are_deleted) {
    ASSERT_TRUE(server_->add(job("a"), 10));
    PostgresConnection({.url = database_}).execute("UPDATE jobs SET wanted = now() - interval '61 seconds'");
    EXPECT_EQ(taken(*worker_), "");
    worker_->sweep();
    EXPECT_TRUE(server_->want().empty());
}

TEST_F(PostgresqlJobs, of_a_server_that_died_are_taken_over) {
    ASSERT_TRUE(server_->add(job("a"), 10));
    Job odds = job("b");
    odds.kind = "odds";
    ASSERT_TRUE(server_->add(odds, 10));
    EXPECT_EQ(taken(*worker_), "a");
    const auto next = opened_at(database_);
    EXPECT_TRUE(next->jobs()->take_over(job("c"), 10));
    EXPECT_TRUE(worker_->renew(Ids{"a"}, kLong).empty()) << "another server has asked the same";
    EXPECT_EQ(server_->want(), Ids{"b"});
}

TEST_F(PostgresqlJobs, that_end_three_workers_are_given_up) {
    ASSERT_TRUE(server_->add(job("a"), 10));
    for (int i = 0; i < 3; ++i) EXPECT_EQ(taken_and_lost(*worker_), "a") << i;
    EXPECT_EQ(taken(*worker_), "");
    worker_->sweep();
    const auto answers = server_->collect();
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_TRUE(answers[0].failed);
}

TEST_F(PostgresqlJobs, need_a_worker_with_their_rules) {
    Job other = job("other");
    other.rules = "rules a 3";
    ASSERT_TRUE(server_->add(other, 10));
    EXPECT_EQ(taken(*worker_), "");
    EXPECT_TRUE(worker_->take(true, Ids{"rules a 3"}, kLong));
}

TEST_F(PostgresqlJobs, of_one_network_wait_in_limited_number) {
    for (const std::string id : {"a", "b", "c"}) EXPECT_TRUE(server_->add(job(id), 3));
    EXPECT_FALSE(server_->add(job("d"), 3));
    EXPECT_TRUE(server_->add(job("e", "another"), 3));
    EXPECT_FALSE(taken(*worker_).empty());
    EXPECT_TRUE(server_->add(job("f"), 3)) << "what is thought about does not wait";
    const JobCounts counts = server_->counts();
    EXPECT_EQ(counts.quick.waiting, 4);
    EXPECT_EQ(counts.slow.waiting, 0);
    EXPECT_EQ(counts.thinking, 1);
    EXPECT_GT(counts.quick.oldest_seconds, 0);
}

TEST_F(PostgresqlJobs, survive_lost_connections) {
    const std::string end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'papelotte jobs'";
    Cluster::running().execute(end);
    ASSERT_TRUE(server_->add(job("a"), 10));
    Cluster::running().execute(end);
    EXPECT_EQ(taken(*worker_), "a");
    Cluster::running().execute(end);
    EXPECT_TRUE(worker_->answer({"a", "{}"}));
    Cluster::running().execute(end);
    EXPECT_EQ(server_->collect().size(), 1u);
}

class SqliteJobs : public Folder {};

TEST_F(SqliteJobs, do_not_exist) { EXPECT_EQ(opened(file())->jobs(), nullptr); }

}   // namespace papelotte::store_test
