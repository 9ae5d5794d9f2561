// Hostile clients: no malformed, illegal or out-of-turn message changes anything, and the server survives.
#include <random>

#include "tests/server/hostile_messages.h"
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

HostileView known_to(const TableClient& client) {
    return {client.rev, client.as, {client.as == "french" ? "allied" : "french"}, client.legal(), {}};
}

}  // namespace

TEST(hostile, ten_thousand_hostile_messages_change_nothing) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server);
    const json::object made = anna.make_match("me", "invite");
    bruno.join(made);
    auto french = std::make_unique<TableClient>(server, &anna, id_of(made));
    const json::object before = TableClient(server, nullptr, id_of(made)).view;
    std::minstd_rand random(1815);
    int sent = 0, closed = 0;
    while (sent < 10'000) {
        if (!french->open()) french = std::make_unique<TableClient>(server, &anna, id_of(made));
        ASSERT_TRUE(french->open());
        // A burst, then a ping: everything before its pong was answered, or the connection was closed.
        for (int i = 0; i < 20; ++i, ++sent) french->socket().send(hostile_message(random, known_to(*french)));
        french->socket().send(R"({"type":"ping","ref":77})");
        bool lives = false;
        while (const auto text = french->socket().receive()) {
            const json::object message = parsed(*text);
            const std::string_view type = message.at("type").as_string();
            ASSERT_NE(type, "update") << *text;
            if (type == "pong") lives = true;
            if (lives) break;
        }
        if (lives) continue;
        EXPECT_EQ(french->socket().close_code(), 1008);
        ++closed;
        french = std::make_unique<TableClient>(server, &anna, id_of(made));
    }
    EXPECT_GT(closed, 0) << "abuse closes the connection";
    const TableClient after(server, nullptr, id_of(made));
    EXPECT_EQ(after.rev, 0);
    EXPECT_EQ(after.view, before);
    EXPECT_EQ(parsed(anna.get("/healthz").body).at("status").as_string(), "ok");
    // Normal players can continue.
    TableClient allied(server, &bruno, id_of(made));
    TableClient& fair = french->my_turn() ? *french : allied;
    EXPECT_EQ(fair.play(fair.legal().front()).at("type").as_string(), "update");
}

TEST(hostile, refusals_name_the_rule_and_the_connection_lives) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    TableClient client(server, &anna, id_of(anna.make_match("me", "me")));
    const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
    client.ask({{"type", "look"}, {"seat", seat}});
    const auto code = [&](std::string_view action) { return std::string(client.play(action).at("code").as_string()); };
    EXPECT_EQ(code("frolic"), "unknown_action");
    const json::object refused = client.play("volley hougoumont");
    EXPECT_EQ(refused.at("code").as_string(), "refused");
    EXPECT_TRUE(std::string_view(refused.at("rule").as_string()).starts_with("WL-"));
    EXPECT_EQ(client.ask({{"type", "play"}, {"rev", client.rev + 1}, {"seat", client.as}, {"do", "done"}}).at("code").as_string(), "stale");
    const std::string other = seat == "french" ? "allied" : "french";
    EXPECT_EQ(client.ask({{"type", "play"}, {"rev", client.rev}, {"seat", other}, {"do", "done"}}).at("code").as_string(), "not_your_turn");
    EXPECT_EQ(client.ask({{"type", "undo"}, {"rev", client.rev}, {"seat", client.as}}).at("code").as_string(), "nothing_to_undo");
    const json::object why = client.ask({{"type", "why"}, {"do", {"volley hougoumont", client.legal().front(), "frolic"}}});
    const json::array& answers = why.at("answers").as_array();
    EXPECT_TRUE(answers.at(0).as_object().contains("rule"));
    EXPECT_FALSE(answers.at(1).as_object().contains("text"));
    EXPECT_TRUE(answers.at(2).as_object().contains("text"));
    EXPECT_EQ(client.play(client.legal().front()).at("type").as_string(), "update");
}

TEST(hostile, another_persons_seat_cannot_be_played_or_seen) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server), carla(server);
    const json::object made = anna.make_match("me", "invite");
    bruno.join(made);
    carla.make_match("me", "me");   // she has a session, and another match
    for (Person* stranger : {&carla, static_cast<Person*>(nullptr)}) {
        TableClient client(server, stranger, id_of(made), "?as=french");
        EXPECT_EQ(client.as, "observer");
        for (const std::string_view seat : {"french", "allied"}) {
            EXPECT_EQ(client.ask({{"type", "play"}, {"rev", 0}, {"seat", seat}, {"do", "done"}}).at("code").as_string(), "not_your_seat");
            EXPECT_EQ(client.ask({{"type", "resign"}, {"rev", 0}, {"seat", seat}}).at("code").as_string(), "not_your_seat");
            EXPECT_EQ(client.ask({{"type", "look"}, {"seat", seat}}).at("code").as_string(), "not_your_seat");
        }
        EXPECT_EQ(client.ask({{"type", "chat"}, {"text", "hello"}}).at("code").as_string(), "not_your_seat");
        EXPECT_EQ(client.ask({{"type", "why"}, {"do", {"done"}}}).at("code").as_string(), "not_your_seat");
    }
    TableClient wrong(server, &bruno, id_of(made), "?as=french");
    EXPECT_EQ(wrong.as, "observer");
}

TEST(hostile, floods_are_slowed_and_then_closed) {
    const TestServer server;
    Person anna(server);
    TableClient client(server, &anna, id_of(anna.make_match("me", "me")));
    for (int i = 0; i < 200; ++i) client.socket().send(R"({"type":"ping"})");
    int warned = 0;
    while (const auto text = client.socket().receive(std::chrono::milliseconds(2000))) warned += text->find("too_many") != std::string::npos;
    EXPECT_GT(warned, 5);
    EXPECT_EQ(client.socket().close_code(), 1008);
    int refused = 0;
    for (int i = 0; i < 100; ++i) {
        const HttpAnswer answer = anna.get("/api/me");
        refused += answer.status == 429;
        if (answer.status == 429) EXPECT_EQ(answer.header("retry-after"), "1");
    }
    EXPECT_GT(refused, 5);
}

TEST(hostile, foreign_pages_are_refused) {
    const TestServer server;
    Person anna(server);
    const std::string id = id_of(anna.make_match("me", "me"));
    const auto socket = [&](const net_test::Headers& headers) {
        return WsClient(server.port(), "/api/matches/" + id + "/socket", headers).answer();
    };
    EXPECT_EQ(socket({{"Origin", "http://evil.example"}}).status, 403);
    EXPECT_EQ(socket({}).status, 403);
    EXPECT_EQ(anna.http().post("/api/name", R"({"name":"Mallory"})", {{"Origin", "http://evil.example"}}).error_code(), "wrong_origin");
    EXPECT_EQ(anna.http().request("POST", "/api/name", R"({"name":"x"})", {{"Content-Type", "text/plain"}}).status, 415);
    EXPECT_EQ(anna.http().request("POST", "/api/name", "name=x", {{"Content-Type", "application/x-www-form-urlencoded"}}).status, 415);
    EXPECT_EQ(WsClient(server.port(), "/api/matches/AAAAAAAAAAAAAAAAAAAAAA/socket", {{"Origin", server.origin()}}).answer().status, 404);
    EXPECT_EQ(WsClient(server.port(), "/api/matches//socket", {{"Origin", server.origin()}}).answer().status, 404);
    EXPECT_EQ(WsClient(server.port(), "/", {{"Origin", server.origin()}}).answer().status, 404);
}

}  // namespace papelotte::server_test
