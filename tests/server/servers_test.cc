// Several servers on one database: whoever is connected to either sees and plays the same match.
#include "tests/server/servers.h"

#include <csignal>
#include <future>
#include <set>
#include <thread>

namespace papelotte::server_test {

namespace {

class PostgresqlServers : public Servers {};

// Anna, French, is at one server; Bruno, Allied, at the other.
struct Pair {
    Pair(const TestServer& one, const TestServer& other) : anna(one), bruno(other), made(anna.make_match("me", "invite")) {
        bruno.join(made);
        french = std::make_unique<TableClient>(one, &anna, id_of(made));
        allied = std::make_unique<TableClient>(other, &bruno, id_of(made));
    }
    // Whoever is to act plays; the other one sees it.
    void play_on(int actions) const {
        for (int i = 0; i < actions; ++i) {
            meet({french.get(), allied.get()});
            TableClient& acting = french->my_turn() ? *french : *allied;
            const json::object answer = acting.play(acting.legal().front());
            ASSERT_EQ(type_of(answer), "update") << json::serialize(answer);
        }
        meet({french.get(), allied.get()});
    }
    Person anna, bruno;
    json::object made;
    std::unique_ptr<TableClient> french, allied;
};

bool is_here(const json::object& presence, std::string_view seat) { return presence.at("here").at(seat).as_bool(); }

}  // namespace

TEST_F(PostgresqlServers, players_at_different_servers_play_a_match) {
    Pair pair(one_, other_);
    TableClient watcher(other_, nullptr, id_of(pair.made));
    pair.play_on(60);
    watcher.catch_up(pair.french->rev);
    EXPECT_EQ(pair.french->n, 60);
    EXPECT_EQ(pair.allied->n, 60);
    EXPECT_TRUE(watcher.view == TableClient(one_, nullptr, id_of(pair.made)).view);
    EXPECT_TRUE(pair.allied->view == TableClient(other_, &pair.bruno, id_of(pair.made)).view);
    EXPECT_EQ(json::serialize(pair.allied->updates.back().at("record")), json::serialize(pair.french->updates.back().at("record")));
}

TEST_F(PostgresqlServers, agreements_reach_the_other_server) {
    const Pair pair(one_, other_);
    pair.play_on(3);
    const std::int64_t n = pair.french->n;
    TableClient& acting = pair.french->my_turn() ? *pair.french : *pair.allied;
    TableClient& asked = pair.french->my_turn() ? *pair.allied : *pair.french;
    EXPECT_EQ(type_of(acting.ask({{"type", "ask_undo"}, {"rev", acting.rev}, {"seat", acting.as}, {"to", n - 1}})), "update");
    asked.catch_up(acting.rev);
    ASSERT_TRUE(asked.undo.at("asked").is_object()) << json::serialize(asked.undo);
    EXPECT_EQ(type_of(asked.ask({{"type", "answer_undo"}, {"rev", asked.rev}, {"seat", asked.as}, {"accept", true}})), "update");
    acting.catch_up(asked.rev);
    EXPECT_EQ(acting.n, n - 1);
    pair.play_on(2);
    EXPECT_EQ(type_of(asked.ask({{"type", "offer_draw"}, {"rev", asked.rev}, {"seat", asked.as}})), "update");
    acting.catch_up(asked.rev);
    EXPECT_EQ(type_of(acting.ask({{"type", "answer_draw"}, {"rev", acting.rev}, {"seat", acting.as}, {"accept", true}})), "update");
    EXPECT_TRUE(comes(asked, "match", [](const json::object& message) { return message.at("match").at("status").as_string() == "over"; }));
}

TEST_F(PostgresqlServers, chat_reaches_the_other_server) {
    Pair pair(one_, other_);
    for (int i = 0; i < 10; ++i) {   // at the same moment: both servers give the next number
        pair.french->send({{"type", "chat"}, {"text", "to Hougoumont " + std::to_string(i)}});
        pair.allied->send({{"type", "chat"}, {"text", "to La Haye Sainte " + std::to_string(i)}});
    }
    for (TableClient* client : {pair.french.get(), pair.allied.get()}) {
        std::set<std::string> heard;
        for (int i = 0; i < 20; ++i) heard.emplace(client->next("chat").at("message").at("text").as_string());
        EXPECT_EQ(heard.size(), 20u) << "each line once";
    }
}

TEST_F(PostgresqlServers, presence_reaches_the_other_server) {
    Pair pair(one_, other_);
    TableClient watcher(one_, nullptr, id_of(pair.made));
    EXPECT_TRUE(comes(*pair.allied, "presence",
                      [](const json::object& message) { return is_here(message, "french") && message.at("watchers").as_int64() == 1; }));
    EXPECT_TRUE(comes(watcher, "presence", [](const json::object& message) { return is_here(message, "allied"); }));
    pair.french->socket().close();
    EXPECT_TRUE(comes(*pair.allied, "presence", [](const json::object& message) { return !is_here(message, "french"); }));
    auto closing = std::async(std::launch::async, [&] { return watcher.socket().close_code(); });
    EXPECT_EQ(one_.close(), 0);
    EXPECT_EQ(closing.get(), 1012);
    EXPECT_TRUE(comes(*pair.allied, "presence", [](const json::object& message) { return message.at("watchers").as_int64() == 0; }));
}

TEST_F(PostgresqlServers, seats_and_names_are_told_at_the_other_server) {
    Person anna(one_), bruno(other_);
    ASSERT_EQ(bruno.post("/api/account", {{"name", "Bruno"}, {"password", "mont st jean"}}).status, 201);
    const json::object made = anna.make_match("me", "invite");
    TableClient waiting(one_, &anna, id_of(made));
    bruno.join(made);
    const auto is = [](std::string_view status, std::string_view name) {
        return [status, name](const json::object& message) {
            const json::object& match = message.at("match").as_object();
            return match.at("status").as_string() == status && json::serialize(match).find(name) != std::string::npos;
        };
    };
    EXPECT_TRUE(comes(waiting, "match", is("running", "Bruno")));
    ASSERT_EQ(bruno.post("/api/account/delete", {{"password", "mont st jean"}}).status, 200);
    EXPECT_TRUE(comes(waiting, "match", is("over", "someone"))) << "who deletes the account resigns";
}

TEST_F(PostgresqlServers, a_session_that_ends_at_one_ends_at_the_other) {
    Person anna(one_);
    ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
    const std::string id = id_of(anna.make_match("me", "me"));
    Person there = at(other_, anna);
    TableClient socket(other_, &there, id);
    ASSERT_EQ(anna.post("/api/logout", {}).status, 200);
    EXPECT_EQ(socket.socket().close_code(), 1008);
    EXPECT_TRUE(parsed(there.get("/api/me").body).at("person").is_null()) << "signed out there too";
}

// The number of a record is the lock: of two actions for the same one, a single one counts, and nobody is disconnected.
TEST_F(PostgresqlServers, of_two_actions_at_the_same_moment_one_counts) {
    Person anna(one_);
    const std::string id = id_of(anna.make_match("me", "me"));
    Person there = at(other_, anna);
    TableClient here(one_, &anna, id), elsewhere(other_, &there, id), watcher(other_, nullptr, id);
    for (int round = 0; round < 20; ++round) {
        meet({&here, &elsewhere});
        const std::int64_t rev = here.rev;
        // Both have looked before either acts: the first action may change what the other is shown.
        const std::string seat(here.decision.at("to_act").as_array().front().as_string());
        for (TableClient* client : {&here, &elsewhere})
            if (client->as != seat) client->ask({{"type", "look"}, {"seat", seat}});
        const std::string action = here.legal().front();
        const auto play = [&](TableClient& client) {
            const json::object answer = client.ask({{"type", "play"}, {"rev", rev}, {"seat", seat}, {"do", action}});
            return type_of(answer) == "update" ? "update" : std::string(answer.at("code").as_string());
        };
        auto first = std::async(std::launch::async, [&] { return play(here); });
        const std::multiset<std::string> answers{play(elsewhere), first.get()};
        EXPECT_EQ(answers, (std::multiset<std::string>{"stale", "update"})) << "round " << round;
        here.catch_up(rev + 1);
        elsewhere.catch_up(rev + 1);
        EXPECT_EQ(std::max(here.rev, elsewhere.rev), rev + 1);
    }
    watcher.catch_up(here.rev);
    EXPECT_TRUE(watcher.view == TableClient(one_, nullptr, id).view) << "it has seen all of it through one connection";
}

TEST_F(PostgresqlServers, a_killed_server_loses_nothing_and_its_players_go_on_at_the_other) {
    Pair pair(one_, other_);
    pair.play_on(21);
    const std::int64_t rev = pair.french->rev;
    one_.kill(SIGKILL);
    Person anna = at(other_, pair.anna);
    pair.french = std::make_unique<TableClient>(other_, &anna, id_of(pair.made), "?seen=" + std::to_string(rev - 3));
    EXPECT_EQ(pair.french->rev, rev);
    pair.play_on(10);
    one_.open();
    EXPECT_EQ(TableClient(one_, nullptr, id_of(pair.made)).rev, pair.french->rev);
}

// Of the servers that have the match, one thinks; if it dies, another does.
TEST_F(PostgresqlServers, a_computer_plays_each_decision_once) {
    Person anna(one_);
    const json::object made = anna.make_match("me", "recruit");
    TableClient french(one_, &anna, id_of(made)), watcher(other_, nullptr, id_of(made));
    const auto play_on = [](TableClient& client, int actions) {
        for (int i = 0; i < actions; ++i) {
            while (!client.my_turn()) client.catch_up(client.rev + 1);
            const json::object answer = client.play(client.legal().front());
            ASSERT_EQ(type_of(answer), "update") << json::serialize(answer);
        }
    };
    play_on(french, 20);
    watcher.catch_up(french.rev);
    EXPECT_TRUE(watcher.open());
    one_.kill(SIGKILL);
    Person there = at(other_, anna);
    TableClient back(other_, &there, id_of(made));
    play_on(back, 5);
}

TEST_F(PostgresqlServers, a_server_that_drains_is_not_ready_and_closes_with_1012) {
    TestServer draining(with_database({"--drain", "2"}));
    Person anna(draining);
    const std::string id = id_of(anna.make_match("me", "me"));
    TableClient client(draining, &anna, id);
    EXPECT_EQ(HttpClient(draining.port()).get("/readyz").status, 200);
    ::kill(draining.process(), SIGTERM);
    int status = 200;
    for (int i = 0; i < 1000 && status == 200; ++i) status = HttpClient(draining.port()).get("/readyz").status;
    EXPECT_EQ(status, 503);
    EXPECT_EQ(client.socket().close_code(), 1012);
    Person there = at(other_, anna);
    EXPECT_EQ(TableClient(other_, &there, id, "?seen=" + std::to_string(client.rev)).rev, client.rev);
}

// --- Upkeep -------------------------------------------------------------------------------------------------------------------------

// One server at a time forgets what is old; if it dies, another does.
TEST(PostgresqlUpkeep, is_done_by_one_server_at_a_time) {
    const store_test::Cluster& cluster = store_test::Cluster::running();
    const std::string database = store_test::Cluster::running().new_schema(), schema = database.substr(database.rfind("%3D") + 3);
    const std::vector<std::string> options{"--unlimited", "--db", database};
    const auto guests = [&] { return std::stoi(cluster.text("SELECT count(*) FROM " + schema + ".people")); };
    const auto guest_of_last_year = [&](TestServer& server) {
        Person(server).post("/api/name", {{"name", "Passer-by"}});
        cluster.execute("UPDATE " + schema + ".clock SET served = served + 400 * 86400");
    };
    const auto is_forgotten = [&] {
        for (int i = 0; i < 200 && guests() > 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
        return guests() == 0;
    };
    {
        TestServer earlier(options);
        guest_of_last_year(earlier);
    }
    TestServer one(options);
    ASSERT_TRUE(is_forgotten()) << "its first round begins a second after its start";
    guest_of_last_year(one);
    TestServer other(options);
    std::this_thread::sleep_for(std::chrono::milliseconds(2500));
    EXPECT_EQ(guests(), 1) << "the first server does the upkeep";
    one.kill(SIGKILL);
    const TestServer next(options);
    EXPECT_TRUE(is_forgotten());
}

namespace {

class PostgresqlLimits : public Servers {
   protected:
    PostgresqlLimits() : Servers({"--trust-proxy"}) {}
};

}  // namespace

TEST_F(PostgresqlLimits, wrong_passwords_count_at_all_servers) {
    ASSERT_EQ(Person(one_, "10.0.0.1").post("/api/account", kAnna).status, 201);
    const auto guess = [&](const TestServer& server, int i) {
        Person stranger(server, "10.1." + std::to_string(i) + ".1");
        return stranger.post("/api/login", {{"name", "Anna"}, {"password", "wrong guess"}}).status;
    };
    int refused = 0;
    for (int i = 0; i < 30; ++i) refused += guess(i % 2 == 0 ? one_ : other_, i) == 429 ? 1 : 0;
    EXPECT_GE(refused, 1) << "fifteen at each would be too few";
}

}  // namespace papelotte::server_test
