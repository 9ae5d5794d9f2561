// kill -9 in the middle of play: nothing that was acknowledged is lost, and the match goes on.
#include <signal.h>

#include <random>
#include <thread>

#include "tests/server/house.h"

namespace papelotte::server_test {

TEST(server, twenty_times_killed_nothing_acknowledged_is_lost) {
    House house({"--unlimited"});
    Person anna(house);
    const std::string id = id_of(anna.make_match("me", "me"));
    std::minstd_rand random(1815);
    std::int64_t acknowledged = 0;
    json::value last_record;
    for (int round = 0; round < 20; ++round) {
        {
            Person same(house);
            same.http().cookies = anna.http().cookies;
            Place place(house, &same, id);
            ASSERT_TRUE(place.open());
            ASSERT_GE(place.rev, acknowledged) << "an acknowledged move is gone";
            const json::object before = place.view;
            // The killer strikes while moves are under way.
            std::thread killer([&, wait = 5 + random() % 60] {
                std::this_thread::sleep_for(std::chrono::milliseconds(wait));
                house.kill(SIGKILL);
            });
            for (;;) {
                if (!place.my_turn()) {
                    const std::string seat(place.decision.at("to_act").as_array().at(0).as_string());
                    place.socket().send(R"({"type":"look","ref":1,"seat":")" + seat + "\"}");
                } else {
                    const std::vector<std::string> legal = place.legal();
                    place.socket().send(json::serialize(json::object{
                        {"type", "play"}, {"ref", 2}, {"rev", place.rev}, {"seat", place.as}, {"do", legal[random() % legal.size()]}}));
                }
                bool answered = false;
                while (!answered) {
                    const auto text = place.socket().receive();
                    if (!text) break;
                    const json::object message = parsed(*text);
                    answered = message.contains("ref");
                    place.take(message);
                    if (answered && message.at("type").as_string() == "update") acknowledged = place.rev, last_record = message.at("record");
                }
                if (!answered || place.decision.at("to_act").as_array().empty()) break;
            }
            killer.join();
        }
        house.open();
    }
    ASSERT_GT(acknowledged, 20);
    const Place after(house, nullptr, id);
    EXPECT_GE(after.rev, acknowledged);
    const json::object story = parsed(Person(house).get("/api/matches/" + id + "/story?as=observer").body);
    const json::array& steps = story.at("steps").as_array();
    ASSERT_GE(steps.size(), static_cast<std::size_t>(acknowledged));
    EXPECT_EQ(steps[static_cast<std::size_t>(acknowledged) - 1].at("do"), last_record.at("do"));
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
