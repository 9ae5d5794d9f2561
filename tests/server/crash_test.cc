// kill -9 in the middle of play: nothing that was acknowledged is lost, and the match goes on.
#include <signal.h>

#include <random>
#include <thread>

#include "tests/server/house.h"

namespace papelotte::server_test {

namespace {

// One round: plays random actions as fast as they are acknowledged until the server is killed, or the game is over.
void play_until_killed(House& house, Place& place, std::minstd_rand& random, std::int64_t& acknowledged, json::value& last_record) {
    const std::jthread killer([&house, wait = 5 + random() % 60] {
        std::this_thread::sleep_for(std::chrono::milliseconds(wait));
        house.kill(SIGKILL);
    });
    while (!place.decision.at("to_act").as_array().empty()) {
        if (place.my_turn()) {
            const std::vector<std::string> legal = place.legal();
            place.send({{"type", "play"}, {"ref", 2}, {"rev", place.rev}, {"seat", place.as}, {"do", legal[random() % legal.size()]}});
        } else {
            place.send({{"type", "look"}, {"ref", 1}, {"seat", place.decision.at("to_act").as_array().at(0)}});
        }
        bool answered = false;
        while (!answered) {
            const auto text = place.socket().receive();
            if (!text) return;
            const json::object message = parsed(*text);
            place.take(message);
            answered = message.contains("ref");
            if (!answered || message.at("type").as_string() != "update") continue;
            acknowledged = place.rev;
            last_record = message.at("record");
        }
    }
}

}  // namespace

TEST(server, twenty_times_killed_nothing_acknowledged_is_lost) {
    House house({"--unlimited"});
    Person anna(house);
    std::minstd_rand random(1815);
    std::string id;
    std::int64_t acknowledged = 0, in_all = 0;
    json::value last_record;
    for (int round = 0; round < 20; ++round) {
        Person same(house);
        same.http().cookies = anna.http().cookies;
        if (id.empty()) id = id_of(same.make_match("me", "me"));
        anna.http().cookies = same.http().cookies;
        Place place(house, &same, id);
        ASSERT_TRUE(place.open());
        ASSERT_GE(place.rev, acknowledged) << "an acknowledged move is gone";
        if (acknowledged > 0) {
            const json::object story = parsed(same.get("/api/matches/" + id + "/story?as=observer").body);
            const json::array& steps = story.at("steps").as_array();
            ASSERT_GE(steps.size(), static_cast<std::size_t>(acknowledged));
            EXPECT_EQ(steps[static_cast<std::size_t>(acknowledged) - 1].at("do"), last_record.at("do"));
        }
        const std::int64_t before = acknowledged;
        play_until_killed(house, place, random, acknowledged, last_record);
        in_all += acknowledged - before;
        if (place.decision.at("to_act").as_array().empty()) {   // the game is over: another one
            id.clear();
            acknowledged = 0;
        }
        house.open();
    }
    EXPECT_GT(in_all, 20);
}

TEST(server, stops_cleanly_and_goes_on) {
    House house({"--unlimited"});
    Person anna(house);
    const json::object made = anna.make_match("me", "me");
    Place place(house, &anna, id_of(made));
    const std::string seat(place.decision.at("to_act").as_array().at(0).as_string());
    place.ask({{"type", "look"}, {"seat", seat}});
    place.play(place.legal().front());
    const json::object view = Place(house, nullptr, id_of(made)).view;
    EXPECT_EQ(house.close(), 0);
    EXPECT_EQ(place.socket().close_code(), 1001);
    house.open();
    const Place again(house, nullptr, id_of(made));
    EXPECT_EQ(again.rev, 1);
    EXPECT_EQ(again.view, view);
}

}  // namespace papelotte::server_test
