// kill -9 during play: nothing that was acknowledged is lost, and the match continues.
#include <signal.h>

#include <random>
#include <thread>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// One round: plays random actions as fast as they are acknowledged, until the server is killed or the game is over.
void play_until_killed(TestServer& server, TableClient& client, std::minstd_rand& random, std::int64_t& acknowledged, json::value& last_record) {
    const std::jthread killer([&server, wait = 5 + random() % 60] {
        std::this_thread::sleep_for(std::chrono::milliseconds(wait));
        server.kill(SIGKILL);
    });
    while (!client.decision.at("to_act").as_array().empty()) {
        if (client.my_turn()) {
            const std::vector<std::string> legal = client.legal();
            client.send({{"type", "play"}, {"ref", 2}, {"rev", client.rev}, {"seat", client.as}, {"do", legal[random() % legal.size()]}});
        } else {
            client.send({{"type", "look"}, {"ref", 1}, {"seat", client.decision.at("to_act").as_array().at(0)}});
        }
        bool answered = false;
        while (!answered) {
            const auto text = client.socket().receive();
            if (!text) return;
            const json::object message = parsed(*text);
            client.take(message);
            answered = message.contains("ref");
            if (!answered || message.at("type").as_string() != "update") continue;
            acknowledged = client.rev;
            last_record = message.at("record");
        }
    }
}

}  // namespace

TEST(crash, twenty_times_killed_nothing_acknowledged_is_lost) {
    TestServer server({"--unlimited"});
    Person anna(server);
    std::minstd_rand random(1815);
    std::string id;
    std::int64_t acknowledged = 0, in_all = 0;
    json::value last_record;
    for (int round = 0; round < 20; ++round) {
        Person same(server);
        same.http().cookies = anna.http().cookies;
        if (id.empty()) id = id_of(same.make_match("me", "me"));
        anna.http().cookies = same.http().cookies;
        TableClient client(server, &same, id);
        ASSERT_TRUE(client.open());
        ASSERT_GE(client.rev, acknowledged) << "an acknowledged move is gone";
        if (acknowledged > 0) {
            const json::object story = parsed(same.get("/api/matches/" + id + "/story?as=observer").body);
            const json::array& steps = story.at("steps").as_array();
            ASSERT_GE(steps.size(), static_cast<std::size_t>(acknowledged));
            EXPECT_EQ(steps[static_cast<std::size_t>(acknowledged) - 1].at("do"), last_record.at("do"));
        }
        const std::int64_t before = acknowledged;
        play_until_killed(server, client, random, acknowledged, last_record);
        in_all += acknowledged - before;
        if (client.decision.at("to_act").as_array().empty()) {   // the game is over: start another one
            id.clear();
            acknowledged = 0;
        }
        server.open();
    }
    EXPECT_GT(in_all, 20);
}

TEST(crash, stops_cleanly_and_continues) {
    TestServer server({"--unlimited"});
    Person anna(server);
    const json::object made = anna.make_match("me", "me");
    TableClient client(server, &anna, id_of(made));
    const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
    client.ask({{"type", "look"}, {"seat", seat}});
    client.play(client.legal().front());
    const json::object view = TableClient(server, nullptr, id_of(made)).view;
    EXPECT_EQ(server.close(), 0);
    EXPECT_EQ(client.socket().close_code(), 1012);
    server.open();
    const TableClient again(server, nullptr, id_of(made));
    EXPECT_EQ(again.rev, 1);
    EXPECT_EQ(again.view, view);
}

}  // namespace papelotte::server_test
