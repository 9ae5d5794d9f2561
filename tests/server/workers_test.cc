// Servers without thinkers, and workers that think for them.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <thread>

#include "tests/server/against_computer.h"
#include "tests/server/servers.h"
#include "tests/server/test_worker.h"

namespace papelotte::server_test {

namespace {

using std::chrono::milliseconds;

const std::vector<std::string> kWithoutThinkers = {"--unlimited", "--trust-proxy", "--thinkers", "0", "--metrics-port", "0"};
const std::string kTaken = "worker IS NOT NULL AND answer IS NULL";

class WithoutThinkers : public Servers {
   protected:
    explicit WithoutThinkers(const std::string& program = paths::papelotte) : Servers(kWithoutThinkers, program) {}

    std::string text(const std::string& select, const std::string& table, const std::string& rest) const {
        const std::string schema = database_.substr(database_.rfind("%3D") + 3);
        return store_test::Cluster::running().text("SELECT " + select + " FROM " + schema + "." + table + " " + rest);
    }
    int jobs(const std::string& where = "true") const { return std::stoi(text("count(*)", "jobs", "WHERE " + where)); }
    // Waits until so many jobs are so.
    bool come(int number, const std::string& where) const {
        for (int i = 0; i < 1500; ++i, std::this_thread::sleep_for(milliseconds(20)))
            if (jobs(where) == number) return true;
        return false;
    }
    // A match against a marshal that thinks for hours once it starts to search, where it is about to.
    std::unique_ptr<TableClient> against_a_ponderer(Person& person) {
        const std::string id = id_of(person.make_match("me", "marshal"));
        const std::string schema = database_.substr(database_.rfind("%3D") + 3);
        store_test::Cluster::running().execute("UPDATE " + schema +
                                               ".seats SET level = 'marshal,count=100000000' WHERE level <> '' AND match_id = '" + id + "'");
        auto client = std::make_unique<TableClient>(one_, &person, id);
        std::minstd_rand random(7);
        for (int i = 0; i < 300; ++i) {
            if (client->my_turn()) {
                const std::vector<std::string> legal = client->legal();
                client->play(legal[random() % legal.size()]);
            } else if (const auto message = client->socket().receive(milliseconds(1500))) {
                client->take(parsed(*message));
            } else {
                return client;
            }
        }
        ADD_FAILURE() << "it never thinks";
        return client;
    }
};

class PostgresqlWorkers : public WithoutThinkers {};

class PostgresqlToyWorkers : public WithoutThinkers {
   protected:
    PostgresqlToyWorkers() : WithoutThinkers(paths::papelotte_toys) {}
};

std::string match_id(const TableClient& client) { return std::string(client.match.at("id").as_string()); }

bool waits(const json::object& message) { return message.at("waits").as_bool(); }

// The other side's next action, or this client's turn.
void expect_goes_on(TableClient& client, int records) {
    const std::int64_t before = client.rev;
    while (client.rev < before + records && client.match.at("status").as_string() != "over") {
        if (client.my_turn()) ASSERT_EQ(type_of(client.play(client.legal().back())), "update");
        else ASSERT_EQ(type_of(client.next("update")), "update") << "the computer does not answer";
    }
}

}  // namespace

TEST_F(PostgresqlWorkers, play_for_a_server_that_does_not_think) {
    TestWorker worker(database_);
    Person anna(one_);
    TableClient client(one_, &anna, id_of(anna.make_match("me", "recruit")));
    play_on(client, 25, 5);
    std::int64_t of_computer = 0;
    for (const json::object& update : client.updates)
        if (std::string_view(update.at("record").at("seat").as_string()) == "allied") of_computer = update.at("n").as_int64();
    ASSERT_GT(of_computer, 0);
    const json::object reasons = client.ask({{"type", "reasons"}, {"n", of_computer}});
    EXPECT_TRUE(type_of(reasons) == "reasons" || code_of(reasons) == "not_yet") << json::serialize(reasons);
    EXPECT_GT(one_.metric(R"(papelotte_jobs_total{kind="move",result="answered"})"), 0);
    EXPECT_TRUE(come(0, "true")) << "an answered job leaves no row";
    EXPECT_EQ(worker.close(), 0);
}

// A match of computers that is watched at both servers: each record is there once, and leads to the same position.
TEST_F(PostgresqlWorkers, decide_once_though_there_are_two_and_two_servers) {
    TestWorker worker(database_), other(database_);
    Person anna(one_);
    const std::string id = id_of(anna.make_match("recruit", "regular"));
    TableClient here(one_, nullptr, id), there(other_, nullptr, id);
    here.catch_up(120);
    there.catch_up(120);
    meet({&here, &there});
    EXPECT_TRUE(here.view == there.view);
    EXPECT_EQ(text("count(*) - max(rev)", "records", "WHERE match_id = '" + id + "'"), "0");
    EXPECT_EQ(one_.metric("papelotte_matches_broken_total") + other_.metric("papelotte_matches_broken_total"), 0);
}

TEST_F(PostgresqlWorkers, that_are_killed_in_the_middle_of_a_thought_are_replaced) {
    std::optional<TestWorker> worker(std::in_place, database_, std::vector<std::string>{"--lease", "1"});
    Person anna(one_);
    TableClient client(one_, &anna, id_of(anna.make_match("veteran", "me")));
    if (client.my_turn()) play_on(client, 1, 3);
    bool caught = false;
    for (int i = 0; i < 2000 && !caught; ++i) {
        worker->signal(SIGSTOP);
        caught = jobs(kTaken) > 0;
        if (caught) break;
        worker->signal(SIGCONT);
        while (const auto message = client.socket().receive(milliseconds(1))) client.take(parsed(*message));
        if (client.my_turn()) ASSERT_EQ(type_of(client.play(client.legal().front())), "update");
    }
    ASSERT_TRUE(caught);
    worker->kill(SIGKILL);
    const std::int64_t rev = client.rev;
    const TestWorker another(database_, {"--lease", "1"});
    expect_goes_on(client, 10);
    EXPECT_GE(client.rev, rev + 10);
}

TEST_F(PostgresqlWorkers, that_are_stopped_give_their_job_back_at_once) {
    std::optional<TestWorker> worker(std::in_place, database_, std::vector<std::string>{"--lease", "600"});
    Person anna(one_);
    const auto client = against_a_ponderer(anna);
    ASSERT_TRUE(come(1, kTaken));
    const std::string id = text("id", "jobs", "");
    EXPECT_EQ(worker->close(), 0);
    EXPECT_EQ(jobs("worker IS NULL AND leased_until IS NULL"), 1);
    const TestWorker another(database_);
    EXPECT_TRUE(come(1, kTaken + " AND id = '" + id + "'"));
}

TEST_F(PostgresqlWorkers, stop_thinking_about_what_is_over) {
    const TestWorker worker(database_, {"--thinkers", "1"});
    Person anna(one_);
    const auto client = against_a_ponderer(anna);
    ASSERT_TRUE(come(1, kTaken));
    const std::string id = text("id", "jobs", "");
    ASSERT_EQ(type_of(client->ask({{"type", "offer_draw"}, {"rev", client->rev}, {"seat", "french"}})), "update");
    ASSERT_EQ(type_of(client->next("update")), "update") << "it declines";
    EXPECT_TRUE(come(1, kTaken + " AND id <> '" + id + "'")) << "it thinks about the new position";
    ASSERT_EQ(type_of(client->ask({{"type", "resign"}, {"rev", client->rev}, {"seat", "french"}})), "update");
    EXPECT_TRUE(come(0, "true"));
    TableClient other(one_, &anna, id_of(anna.make_match("me", "veteran")));   // its only thread for slow jobs is free again
    expect_goes_on(other, 10);
}

TEST_F(PostgresqlWorkers, think_for_the_server_that_follows_one_that_was_killed) {
    const TestWorker worker(database_, {"--thinkers", "1"});
    Person anna(one_);
    const auto client = against_a_ponderer(anna);
    ASSERT_TRUE(come(1, kTaken));
    const std::string id = text("id", "jobs", "");
    one_.kill(SIGKILL);
    Person there = at(other_, anna);
    TableClient again(other_, &there, match_id(*client));
    EXPECT_TRUE(come(1, kTaken + " AND id <> '" + id + "'")) << "its only thread is not kept busy by the dead server's question";
    EXPECT_EQ(jobs(), 1);
}

TEST_F(PostgresqlWorkers, that_are_missing_keep_a_computer_waiting_and_players_are_told) {
    Person anna(one_);
    const std::string id = id_of(anna.make_match("me", "recruit"));
    TableClient client(one_, &anna, id), elsewhere(other_, nullptr, id);
    while (client.my_turn()) ASSERT_EQ(type_of(client.play(client.legal().front())), "update");
    EXPECT_TRUE(comes(client, "computer_waits", waits));
    EXPECT_TRUE(comes(elsewhere, "computer_waits", waits)) << "at another server";
    TableClient late(one_, nullptr, id);
    EXPECT_EQ(jobs(), 1);
    EXPECT_EQ(one_.metric(R"(papelotte_jobs_waiting{queue="quick"})"), 1);
    EXPECT_GT(one_.metric(R"(papelotte_jobs_oldest_seconds{queue="quick"})"), 1.5);
    EXPECT_EQ(one_.metric(R"(papelotte_jobs_waiting{queue="slow"})"), 0);
    const TestWorker worker(database_);
    EXPECT_EQ(type_of(client.next("update")), "update");
    EXPECT_TRUE(come(0, "worker IS NULL"));
    EXPECT_EQ(one_.metric(R"(papelotte_jobs_waiting{queue="quick"})"), 0);
}

TEST_F(PostgresqlWorkers, a_recruit_does_not_wait_for_marshals) {
    const TestWorker worker(database_, {"--thinkers", "1"});
    Person flood(one_, "192.0.2.1"), anna(one_, "192.0.2.2");
    std::vector<std::unique_ptr<TableClient>> ponderers;
    for (int i = 0; i < 3; ++i) ponderers.push_back(against_a_ponderer(flood));
    EXPECT_EQ(jobs(), 3);
    TableClient client(one_, &anna, id_of(anna.make_match("me", "recruit")));
    expect_goes_on(client, 10);
}

TEST_F(PostgresqlWorkers, answer_hints_odds_chances_and_stories) {
    const TestWorker worker(database_);
    const TestServer thinking(with_database({"--unlimited"}));
    Person anna(one_);
    const std::string id = id_of(anna.make_match("me", "recruit"));
    TableClient client(one_, &anna, id);
    play_on(client, 8, 21);
    const std::vector<std::string> legal = client.legal();
    const json::object hint = client.ask({{"type", "hint"}});
    ASSERT_EQ(type_of(hint), "hint") << json::serialize(hint);
    EXPECT_NE(std::ranges::find(legal, std::string(hint.at("do").as_string())), legal.end());
    EXPECT_FALSE(hint.at("account").at("considered").as_array().empty());
    const json::object odds = client.ask({{"type", "odds"}, {"do", legal.front()}});
    ASSERT_EQ(type_of(odds), "odds") << json::serialize(odds);
    EXPECT_EQ(odds.at("do").as_string(), legal.front());
    EXPECT_GT(odds.at("cases").as_int64(), 0);
    EXPECT_EQ(code_of(client.ask({{"type", "odds"}, {"do", "counter fr_cav_1"}})), "refused");

    Person there = at(thinking, anna);
    for (const std::string path : {"/chances?as=french", "/story?as=french", "/story"}) {
        const HttpAnswer answer = anna.get("/api/matches/" + id + path), same = there.get("/api/matches/" + id + path);
        EXPECT_EQ(answer.status, 200) << path;
        EXPECT_TRUE(parsed(answer.body) == parsed(same.body)) << path << ": " << answer.body.substr(0, 300);
    }
    EXPECT_EQ(anna.get("/api/matches/" + id + "/story?as=allied").status, 403);
    EXPECT_EQ(one_.metric(R"(papelotte_jobs_total{kind="story",result="answered"})"), 2);
    EXPECT_EQ(one_.metric(R"(papelotte_jobs_total{kind="chances",result="answered"})"), 1);
}

TEST_F(PostgresqlWorkers, are_asked_again_when_the_database_has_lost_the_jobs) {
    Person anna(one_);
    TableClient client(one_, &anna, id_of(anna.make_match("me", "recruit")));
    while (client.my_turn()) ASSERT_EQ(type_of(client.play(client.legal().front())), "update");
    ASSERT_TRUE(come(1, "true"));
    store_test::Cluster::running().execute("DELETE FROM " + database_.substr(database_.rfind("%3D") + 3) + ".jobs");
    const TestWorker worker(database_);
    EXPECT_EQ(type_of(client.next("update")), "update");
}

// Sessions of servers and workers are ended again and again while they speak of jobs.
TEST_F(PostgresqlWorkers, outlive_lost_connections) {
    const TestWorker worker(database_, {"--lease", "1"});
    Person anna(one_);
    TableClient client(one_, nullptr, id_of(anna.make_match("recruit", "regular")));
    for (int round = 1; round <= 8; ++round) {
        client.catch_up(10 * round);
        store_test::Cluster::running().execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name IN ('papelotte jobs', 'papelotte listener')");
    }
    client.catch_up(100);
    EXPECT_EQ(one_.metric("papelotte_matches_broken_total"), 0);
}

// --- Rules --------------------------------------------------------------------------------------------------------------------------

TEST_F(PostgresqlToyWorkers, leave_matches_whose_rules_they_do_not_play) {
    setenv("PAPELOTTE_PICKETS_RULES", "2", 1);
    const TestWorker later(database_, {}, paths::papelotte_toys);
    unsetenv("PAPELOTTE_PICKETS_RULES");
    const TestWorker without_toys(database_);
    Person anna(one_);
    const HttpAnswer made = anna.post(
        "/api/matches",
        {{"game", "pickets"},
         {"options", {{"players", "two"}}},
         {"seats",
          {{{"seat", "red"}, {"who", "computer"}, {"level", "regular"}}, {{"seat", "blue"}, {"who", "computer"}, {"level", "regular"}}}}});
    ASSERT_EQ(made.status, 201) << made.body;
    TableClient client(one_, &anna, id_of(parsed(made.body)));
    EXPECT_TRUE(comes(client, "computer_waits", waits));
    EXPECT_EQ(jobs("worker IS NULL AND attempts = 0"), 1);
    const TestWorker same(database_, {}, paths::papelotte_toys);
    EXPECT_EQ(type_of(client.next("update")), "update");
}

// --- Faults -------------------------------------------------------------------------------------------------------------------------

TEST_F(PostgresqlWorkers, do_not_start_where_they_cannot_work) {
    const auto refusal = [](const std::vector<std::string>& arguments) {
        const ProcessResult ended = run_program(arguments);
        EXPECT_EQ(ended.status, 2) << ended.err;
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
        return ended.err;
    };
    const auto has = [](const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; };
    EXPECT_TRUE(has(refusal({"worker"}), "--db"));
    EXPECT_TRUE(has(refusal({"worker", "--db", "sqlite:papelotte.db"}), "PostgreSQL"));
    EXPECT_TRUE(has(refusal({"worker", "--db", "postgresql://a?pass=1"}), "not a PostgreSQL URL"));
    EXPECT_TRUE(has(refusal({"worker", "--db", "postgresql://postgres@/postgres?host=/no/such/folder"}), "cannot be reached"));
    EXPECT_TRUE(has(refusal({"worker", "--db", store_test::Cluster::running().url("guarded")}), "cannot be reached"));
    EXPECT_TRUE(has(refusal({"worker", "--db", database_, "--lease", "0"}), "--lease"));
    EXPECT_TRUE(has(refusal({"serve", "--port", "0", "--thinkers", "0", "--db", "sqlite:" + one_.folder() + "/x.db"}), "--thinkers 0"));
}

}  // namespace papelotte::server_test
