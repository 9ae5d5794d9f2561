// Thinking is shared fairly, stops when its result is no longer needed, and pauses when nobody watches.
#include <thread>

#include "tests/server/against_computer.h"

namespace papelotte::server_test {

namespace {

using std::chrono::milliseconds, std::chrono::seconds;

// A match against a marshal that thinks for hours once it starts to search.
std::string against_a_ponderer(TestServer& server, Person& person) {
    const std::string id = id_of(person.make_match("me", "marshal"));
    server.close();
    server.change_database("UPDATE seats SET level = 'marshal,count=100000000' WHERE level <> '' AND match_id = '" + id + "'");
    server.open();
    return id;
}

// Plays until the other side thinks, that is until it sends nothing for a while.
void play_until_it_ponders(TableClient& client) {
    std::minstd_rand random(7);
    for (int i = 0; i < 300; ++i) {
        if (client.my_turn()) {
            const std::vector<std::string> legal = client.legal();
            ASSERT_EQ(client.play(legal[random() % legal.size()]).at("type").as_string(), "update");
            continue;
        }
        const auto text = client.socket().receive(milliseconds(1500));
        if (!text) return;
        client.take(parsed(*text));
    }
    FAIL() << "it never thinks";
}

// Expects the computer to answer: with its next action, or with this client's turn.
void expect_answers(TableClient& client) {
    for (int i = 0; i < 10; ++i) {
        if (client.my_turn()) ASSERT_EQ(client.play(client.legal().back()).at("type").as_string(), "update");
        else ASSERT_EQ(client.next("update").at("type").as_string(), "update") << "it does not answer";
    }
}

// A state says that the computer waits for its turn to think, at the latest after some seconds.
bool is_told_that_it_waits(TableClient& client) {
    for (int i = 0; i < 100; ++i) {
        if (client.ask({{"type", "look"}, {"seat", client.as}}).contains("computer_waits")) return true;
        std::this_thread::sleep_for(milliseconds(100));
    }
    return false;
}

void expect_metric(const TestServer& server, std::string_view name, double value) {
    for (int i = 0; i < 500 && server.metric(name) < value; ++i) std::this_thread::sleep_for(milliseconds(20));
    EXPECT_EQ(server.metric(name), value) << name;
}

}  // namespace

TEST(thinking, a_recruit_does_not_wait_for_marshals) {
    TestServer server({"--unlimited", "--trust-proxy", "--thinkers", "1"});
    Person flood(server, "192.0.2.1");
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) ids.push_back(id_of(flood.make_match("me", "marshal")));
    server.close();
    server.change_database("UPDATE seats SET level = 'marshal,count=100000000' WHERE level <> ''");
    server.open();
    Person again(server, "192.0.2.1"), anna(server, "192.0.2.2");
    again.http().cookies = flood.http().cookies;
    std::vector<std::unique_ptr<TableClient>> clients;
    for (const std::string& id : ids) {
        clients.push_back(std::make_unique<TableClient>(server, &again, id));
        play_until_it_ponders(*clients.back());
    }
    EXPECT_TRUE(is_told_that_it_waits(*clients.back())) << "the only thread for slow thoughts is busy";
    TableClient client(server, &anna, id_of(anna.make_match("me", "recruit")));
    expect_answers(client);
}

TEST(thinking, a_thought_ends_when_something_else_happens_or_the_match_is_resigned) {
    TestServer server({"--unlimited", "--metrics-port", "0", "--thinkers", "1"});
    Person before(server);
    const std::string id = against_a_ponderer(server, before);
    Person anna(server);
    anna.http().cookies = before.http().cookies;
    TableClient client(server, &anna, id);
    play_until_it_ponders(client);
    if (HasFatalFailure()) return;
    // Not a take-back: the computer does not agree to go back past dice, and there may have been some.
    const json::object offered = client.ask({{"type", "offer_draw"}, {"rev", client.rev}, {"seat", "french"}});
    ASSERT_EQ(offered.at("type").as_string(), "update") << json::serialize(offered);
    expect_metric(server, "papelotte_thoughts_interrupted_total", 1);
    play_until_it_ponders(client);
    ASSERT_EQ(client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    expect_metric(server, "papelotte_thoughts_interrupted_total", 2);
    // The only thread for slow tasks is free again.
    TableClient other(server, &anna, id_of(anna.make_match("me", "veteran")));
    expect_answers(other);
    EXPECT_GE(server.metric("papelotte_thought_seconds_count{length=\"slow\"}"), 3);
    EXPECT_GT(server.metric("papelotte_thought_seconds_sum{length=\"slow\"}"), 0);
    EXPECT_EQ(server.metric("papelotte_thought_seconds_count{length=\"quick\"}"), 0);
}

TEST(thinking, a_server_that_stops_does_not_wait_for_a_thought) {
    TestServer server({"--unlimited"});
    Person before(server);
    const std::string id = against_a_ponderer(server, before);
    Person anna(server);
    anna.http().cookies = before.http().cookies;
    TableClient client(server, &anna, id);
    play_until_it_ponders(client);
    EXPECT_TRUE(server.closes_within(seconds(60)));
}

TEST(thinking, a_match_of_computers_pauses_while_nobody_watches) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const std::string id = id_of(anna.make_match("recruit", "regular"));
    const auto n = [&] { return parsed(anna.get("/api/matches/" + id).body).at("match").at("n").as_int64(); };
    EXPECT_EQ(n(), 0);
    {
        TableClient client(server, nullptr, id);
        for (int i = 0; i < 5; ++i) ASSERT_EQ(client.next("update").at("type").as_string(), "update");
    }
    std::int64_t left_at = n();
    for (int i = 0; i < 100; ++i) {   // until the server has noticed the disconnect
        std::this_thread::sleep_for(milliseconds(100));
        if (const std::int64_t now = n(); std::exchange(left_at, now) == now) break;
    }
    std::this_thread::sleep_for(milliseconds(500));
    EXPECT_EQ(n(), left_at);
    EXPECT_EQ(parsed(anna.get("/api/matches/" + id).body).at("match").at("status").as_string(), "running");
    TableClient client(server, nullptr, id);
    EXPECT_EQ(client.n, left_at);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(client.next("update").at("type").as_string(), "update");
}

TEST(thinking, chances_are_computed_once_per_record) {
    const TestServer server({"--unlimited", "--metrics-port", "0"});
    Person anna(server);
    const std::string id = id_of(anna.make_match("me", "recruit"));
    TableClient client(server, &anna, id);
    play_on(client, 5, 3);
    ASSERT_EQ(client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    const auto chances = [&](const std::string& as) { return anna.get("/api/matches/" + id + "/chances?as=" + as); };
    const HttpAnswer first = chances("french");
    ASSERT_EQ(first.status, 200) << first.body;
    EXPECT_EQ(parsed(first.body).at("chances").as_array().size(), static_cast<std::size_t>(client.n) + 1);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(chances("french").body, first.body);
    EXPECT_EQ(server.metric("papelotte_chances_reckoned_total"), 1);
    EXPECT_NE(chances("allied").body, first.body);
    EXPECT_EQ(parsed(chances("all").body).at("seat").as_string(), "french");
    EXPECT_EQ(parsed(chances("observer").body).at("as").as_string(), "observer");
    EXPECT_EQ(server.metric("papelotte_chances_reckoned_total"), 3) << "all and observer are told the same";
    const std::string running = id_of(anna.make_match("me", "recruit"));
    EXPECT_EQ(anna.get("/api/matches/" + running + "/chances?as=observer").status, 403);
}

}  // namespace papelotte::server_test
