// Several servers on one database, where they differ in what they know: of each other's records, of standing answers, and of rules.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <future>
#include <iterator>

#include "tests/server/servers.h"

namespace papelotte::server_test {

namespace {

class PostgresqlServersApart : public Servers {};

class PostgresqlToyServers : public Servers {
   protected:
    PostgresqlToyServers() : Servers({"--unlimited"}, paths::papelotte_toys) {}
};

// Like papelotte_toys, but with a later version of the rules of Pickets.
class LaterRules {
   public:
    explicit LaterRules(const std::vector<std::string>& options) {
        setenv("PAPELOTTE_PICKETS_RULES", "2", 1);
        server = std::make_unique<TestServer>(options, paths::papelotte_toys);
        unsetenv("PAPELOTTE_PICKETS_RULES");
    }
    std::unique_ptr<TestServer> server;
};

json::object make_pickets(Person& person) {
    const HttpAnswer answer = person.post("/api/matches", {{"game", "pickets"},
                                                           {"options", {{"players", "two"}}},
                                                           {"seats", {{{"seat", "red"}, {"who", "me"}}, {{"seat", "blue"}, {"who", "me"}}}}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    return parsed(answer.body);
}

// How a server refuses the socket of a match; empty: it does not.
std::string refusal(const TestServer& server, const std::string& id) {
    const WsClient socket(server.port(), "/api/matches/" + id + "/socket", {{"Origin", server.origin()}});
    return socket.open() ? "" : std::to_string(socket.answer().status) + " " + socket.answer().error_code();
}

}  // namespace

// --- Missed news --------------------------------------------------------------------------------------------------------------------

TEST_F(PostgresqlServersApart, what_was_missed_while_the_connection_was_lost_is_read) {
    Person anna(one_);
    ASSERT_EQ(anna.post("/api/account", {{"name", "Anna"}, {"password", "la haye sainte"}}).status, 201);
    const std::string id = id_of(anna.make_match("me", "me"));
    Person there = at(other_, anna), again(other_);
    ASSERT_EQ(again.post("/api/login", {{"name", "Anna"}, {"password", "la haye sainte"}}).status, 200);
    TableClient here(one_, &anna, id), watcher(other_, nullptr, id), session(other_, &there, id);
    store_test::Cluster::running().execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'papelotte listener'");
    for (int i = 0; i < 5; ++i) {
        const json::object answer = act(here);
        ASSERT_EQ(type_of(answer), "update") << json::serialize(answer);
    }
    watcher.catch_up(here.rev);
    EXPECT_TRUE(watcher.view == TableClient(one_, nullptr, id).view);
    ASSERT_EQ(anna.post("/api/logout", {}).status, 200);
    EXPECT_EQ(session.socket().close_code(), 1008);
}

// The other server has not heard of the records when their viewer comes to it.
TEST_F(PostgresqlServersApart, who_comes_with_later_records_is_shown_no_earlier_ones) {
    Person anna(one_);
    const std::string id = id_of(anna.make_match("me", "me"));
    TableClient here(one_, &anna, id);
    for (int round = 0; round < 5; ++round) {
        const TableClient waits(other_, nullptr, id);   // it is in memory there
        store_test::Cluster::running().execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'papelotte listener'");
        for (int i = 0; i < 5; ++i) ASSERT_EQ(type_of(act(here)), "update");
        const TableClient there(other_, nullptr, id, "?as=observer&seen=" + std::to_string(here.rev));
        EXPECT_GE(there.rev, here.rev);
    }
    EXPECT_EQ(TableClient(other_, nullptr, id, "?as=observer&seen=1000").rev, here.rev) << "nobody has seen what is not there";
}

// --- Seats that decide at the same time ---------------------------------------------------------------------------------------------

// The bids of Fords are secret: neither changes anything for the other, so both count, at the same moment and at different servers.
TEST_F(PostgresqlToyServers, decisions_at_the_same_time_both_count) {
    for (int round = 0; round < 8; ++round) {
        Person anna(one_), bruno(other_);
        const json::object me{{"seat", "red"}, {"who", "me"}}, invited{{"seat", "blue"}, {"who", "invite"}};
        const json::object made = parsed(anna.post("/api/matches", {{"game", "fords"}, {"seats", {me, invited}}}).body);
        bruno.join(made);
        TableClient red(one_, &anna, id_of(made)), blue(other_, &bruno, id_of(made));
        auto first = std::async(std::launch::async, [&] { return type_of(red.play("bid 1")); });
        EXPECT_EQ(type_of(blue.play("bid 0")), "update") << "round " << round;
        EXPECT_EQ(first.get(), "update") << "round " << round;
        red.catch_up(2);
        blue.catch_up(2);
    }
}

// --- Standing answers ---------------------------------------------------------------------------------------------------------------

namespace {

// Anna plays both sides at one server, from a position in which the French are to choose who takes a hit; at the other server she has the
// view of the French.
struct Battle {
    Battle(const TestServer& one, const TestServer& other) : anna(one), there(one) {
        std::ifstream file(std::string(paths::source) + "/web/browser/robot/positions/napoleon/hit.json");
        const json::object position = parsed(std::string(std::istreambuf_iterator<char>(file), {})).at("position").as_object();
        const HttpAnswer made =
            anna.post("/api/matches", {{"game", "napoleon"},
                                       {"position", position},
                                       {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "anglo_dutch"}, {"who", "me"}}}}});
        EXPECT_EQ(made.status, 201) << made.body;
        id = id_of(parsed(made.body));
        there = at(other, anna);
        player = std::make_unique<TableClient>(one, &anna, id, "?as=french");
        french = std::make_unique<TableClient>(other, &there, id, "?as=french");
    }
    // How many records the answers of the French give in so many actions; fewer actions if the match is over, or at the first if asked.
    int answered_in(int actions, bool to_the_first) {
        const std::size_t before = french->updates.size();
        const auto answered = [&] {
            return std::count_if(french->updates.begin() + static_cast<std::ptrdiff_t>(before), french->updates.end(),
                                 [](const json::object& one) { return one.at("record").as_object().contains("standing"); });
        };
        for (int i = 0; i < actions && !over() && !(to_the_first && answered() > 0); ++i) {
            const json::object answer = act(*player, static_cast<std::size_t>(i));
            EXPECT_EQ(type_of(answer), "update") << json::serialize(answer);
            player->ask({{"type", "ping"}});
            player->ask({{"type", "look"}, {"seat", "french"}});
            french->catch_up(player->rev);
        }
        return static_cast<int>(answered());
    }
    bool over() const { return player->decision.at("to_act").as_array().empty(); }

    Person anna, there;
    std::string id;
    std::unique_ptr<TableClient> player, french;
};

}  // namespace

TEST_F(PostgresqlServersApart, answers_given_at_one_server_are_played_at_the_other_until_they_are_revoked) {
    int played = 0;
    for (int attempt = 0; attempt < 10 && played == 0; ++attempt) {
        Battle battle(one_, other_);
        TableClient &french = *battle.french, &player = *battle.player;
        const std::int64_t rev = french.rev;
        EXPECT_EQ(type_of(french.ask(standing("french", {"foot_first", "no_redeployment"}))), "standing");
        EXPECT_TRUE(comes(player, "standing", [](const json::object& told) { return told.at("answers").as_array().size() == 2; }));
        french.catch_up(rev + 1);
        player.catch_up(rev + 1);
        ASSERT_EQ(player.updates.back().at("record").at("standing").as_string(), "foot_first") << "the open question is answered too";
        const int answered = battle.answered_in(60, true);
        if (battle.over()) continue;
        played += answered;   // by the server of the actions
        EXPECT_EQ(type_of(french.ask(standing("french", {}))), "standing");
        EXPECT_EQ(battle.answered_in(30, false), 0) << "not one after it was revoked, even if that server has not heard of it yet";
        EXPECT_TRUE(TableClient(other_, nullptr, battle.id).view == TableClient(one_, nullptr, battle.id).view);
    }
    EXPECT_GT(played, 0);
}

// --- Versions of rules --------------------------------------------------------------------------------------------------------------

TEST_F(PostgresqlToyServers, a_match_is_left_to_servers_that_play_its_rules) {
    const LaterRules later(with_database({"--unlimited"}));
    const TestServer& newer = *later.server;
    Person anna(one_), bruno(newer);
    const std::string id = id_of(make_pickets(anna)), fresh = id_of(make_pickets(anna)), next = id_of(make_pickets(bruno));
    TableClient client(one_, &anna, id);
    for (int i = 0; i < 4; ++i) ASSERT_EQ(type_of(act(client)), "update");

    EXPECT_EQ(refusal(newer, id), "503 other_server");
    EXPECT_EQ(refusal(one_, next), "503 other_server");
    EXPECT_EQ(refusal(newer, next), "");
    EXPECT_EQ(type_of(act(client)), "update") << "it goes on where its rules are played";

    // No server plays its rules any more: it waits. A match in which nothing was played follows any rules.
    const std::int64_t rev = client.rev;
    EXPECT_EQ(one_.close(), 0);
    EXPECT_EQ(other_.close(), 0);
    EXPECT_EQ(refusal(newer, id), "503 other_server");
    EXPECT_EQ(refusal(newer, fresh), "");
    Person elsewhere = at(newer, anna);
    EXPECT_EQ(status_of(elsewhere, id), "running");
    one_.open();
    Person back = at(one_, anna);
    TableClient again(one_, &back, id);
    EXPECT_EQ(again.rev, rev);
    EXPECT_EQ(type_of(act(again)), "update");
    EXPECT_EQ(refusal(one_, fresh), "503 other_server") << "it follows the later rules now";
}

// Another server has moved the match to other rules while this one could not hear of it. The upkeep of these servers may be quicker and move it
// back: then it is moved again.
TEST_F(PostgresqlToyServers, rules_that_changed_while_the_connection_was_lost_are_followed) {
    Person anna(one_);
    const std::string id = id_of(make_pickets(anna));
    TableClient client(one_, &anna, id);
    const std::string schema = database_.substr(database_.rfind("%3D") + 3);
    int code = 0;
    for (int attempt = 0; attempt < 5 && code == 0; ++attempt) {
        store_test::Cluster::running().execute(
            "UPDATE " + schema +
            ".matches SET header = replace(header, '\"rules\":1', '\"rules\":2'); "
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'papelotte listener'");
        code = client.socket().close_code(std::chrono::seconds(3));
    }
    EXPECT_EQ(code, 1012);
    TableClient again(one_, &anna, id);
    EXPECT_EQ(type_of(act(again)), "update") << "no server plays those: nothing was played, so it follows these again";
}

// The same, and this server plays on before it reads again. Upkeep may be quicker here, too.
TEST_F(PostgresqlToyServers, nothing_is_played_by_rules_that_a_match_no_longer_follows) {
    Person anna(one_);
    const std::string id = id_of(make_pickets(anna)), schema = database_.substr(database_.rfind("%3D") + 3);
    std::string code;
    for (int attempt = 0; attempt < 5 && code != "stale"; ++attempt) {
        TableClient client(one_, &anna, id);
        ASSERT_EQ(type_of(act(client)), "update");
        const std::int64_t rev = client.rev;
        store_test::Cluster::running().execute("UPDATE " + schema +
                                               ".matches SET header = replace(header, '\"rules\":1', '\"rules\":2'); UPDATE " + schema +
                                               ".progress SET rules = 2");
        code = code_of(act(client));
        if (code != "stale") continue;
        EXPECT_EQ(client.socket().close_code(), 1012) << "it is loaded again";
        EXPECT_EQ(store_test::Cluster::running().text("SELECT max(rev) FROM " + schema + ".records WHERE match_id = '" + id + "'"),
                  std::to_string(rev));
    }
    EXPECT_EQ(code, "stale");
}

TEST_F(PostgresqlToyServers, a_game_that_a_server_does_not_have_is_left_to_others) {
    const TestServer older(with_database({"--unlimited"}));   // without toys
    Person anna(one_);
    const std::string id = id_of(make_pickets(anna));
    EXPECT_EQ(refusal(older, id), "503 other_server");
    EXPECT_EQ(at(older, anna).get("/api/matches/" + id + "/story").error_code(), "other_server");
    EXPECT_EQ(refusal(other_, id), "");
}

}  // namespace papelotte::server_test
