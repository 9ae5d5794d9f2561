// Thinking is shared fairly, ends when nobody wants it any more, and pauses when nobody looks.
#include <thread>

#include "tests/server/against_computer.h"

namespace papelotte::server_test {

namespace {

using std::chrono::milliseconds, std::chrono::seconds;

// A match against a marshal who, once he begins to search, thinks for hours.
std::string against_a_ponderer(House& house, Person& person) {
    const std::string id = id_of(person.make_match("me", "marshal"));
    house.close();
    house.change_database("UPDATE seats SET level = 'marshal,count=100000000' WHERE level <> '' AND match_id = '" + id + "'");
    house.open();
    return id;
}

// Plays until the other side thinks: nothing comes from it for a while.
void play_until_it_ponders(Place& place) {
    std::minstd_rand random(7);
    for (int i = 0; i < 300; ++i) {
        if (place.my_turn()) {
            const std::vector<std::string> legal = place.legal();
            ASSERT_EQ(place.play(legal[random() % legal.size()]).at("type").as_string(), "update");
            continue;
        }
        const auto text = place.socket().receive(milliseconds(1500));
        if (!text) return;
        place.take(parsed(*text));
    }
    FAIL() << "it never thinks";
}

// The computer answers: its next action comes, or it is one's own turn again.
void expect_answers(Place& place) {
    for (int i = 0; i < 10; ++i) {
        if (place.my_turn()) ASSERT_EQ(place.play(place.legal().back()).at("type").as_string(), "update");
        else ASSERT_EQ(place.next("update").at("type").as_string(), "update") << "it does not answer";
    }
}

void expect_metric(const House& house, std::string_view name, double value) {
    for (int i = 0; i < 500 && house.metric(name) < value; ++i) std::this_thread::sleep_for(milliseconds(20));
    EXPECT_EQ(house.metric(name), value) << name;
}

}  // namespace

TEST(thinking, a_recruit_does_not_wait_for_marshals) {
    House house({"--unlimited", "--trust-proxy", "--thinkers", "1"});
    Person flood(house, "192.0.2.1");
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) ids.push_back(id_of(flood.make_match("me", "marshal")));
    house.close();
    house.change_database("UPDATE seats SET level = 'marshal,count=100000000' WHERE level <> ''");
    house.open();
    Person again(house, "192.0.2.1"), anna(house, "192.0.2.2");
    again.http().cookies = flood.http().cookies;
    std::vector<std::unique_ptr<Place>> places;
    for (const std::string& id : ids) {
        places.push_back(std::make_unique<Place>(house, &again, id));
        play_until_it_ponders(*places.back());
    }
    Place place(house, &anna, id_of(anna.make_match("me", "recruit")));
    expect_answers(place);
}

TEST(thinking, a_thought_ends_when_something_else_happens_or_the_match_is_resigned) {
    House house({"--unlimited", "--metrics-port", "0", "--thinkers", "1"});
    Person before(house);
    const std::string id = against_a_ponderer(house, before);
    Person anna(house);
    anna.http().cookies = before.http().cookies;
    Place place(house, &anna, id);
    play_until_it_ponders(place);
    if (HasFatalFailure()) return;
    // Not a take-back: a computer does not go back past dice, and there may have been some.
    const json::object offered = place.ask({{"type", "offer_draw"}, {"rev", place.rev}, {"seat", "french"}});
    ASSERT_EQ(offered.at("type").as_string(), "update") << json::serialize(offered);
    expect_metric(house, "papelotte_thoughts_interrupted_total", 1);
    play_until_it_ponders(place);
    ASSERT_EQ(place.ask({{"type", "resign"}, {"rev", place.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    expect_metric(house, "papelotte_thoughts_interrupted_total", 2);
    // The one thinker for slow ones is free again.
    Place other(house, &anna, id_of(anna.make_match("me", "veteran")));
    expect_answers(other);
}

TEST(thinking, a_server_that_stops_does_not_wait_for_a_thought) {
    House house({"--unlimited"});
    Person before(house);
    const std::string id = against_a_ponderer(house, before);
    Person anna(house);
    anna.http().cookies = before.http().cookies;
    Place place(house, &anna, id);
    play_until_it_ponders(place);
    EXPECT_TRUE(house.closes_within(seconds(60)));
}

TEST(thinking, computers_among_themselves_pause_while_nobody_looks) {
    const House house({"--unlimited"});
    Person anna(house);
    const std::string id = id_of(anna.make_match("recruit", "regular"));
    const auto n = [&] { return parsed(anna.get("/api/matches/" + id).body).at("match").at("n").as_int64(); };
    EXPECT_EQ(n(), 0);
    {
        Place place(house, nullptr, id);
        for (int i = 0; i < 5; ++i) ASSERT_EQ(place.next("update").at("type").as_string(), "update");
    }
    std::int64_t left_at = n();
    for (int i = 0; i < 100; ++i) {   // until its leaving has been heard of
        std::this_thread::sleep_for(milliseconds(100));
        if (const std::int64_t now = n(); std::exchange(left_at, now) == now) break;
    }
    std::this_thread::sleep_for(milliseconds(500));
    EXPECT_EQ(n(), left_at);
    EXPECT_EQ(parsed(anna.get("/api/matches/" + id).body).at("match").at("status").as_string(), "running");
    Place place(house, nullptr, id);
    EXPECT_EQ(place.n, left_at);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(place.next("update").at("type").as_string(), "update");
}

TEST(thinking, chances_are_reckoned_once_for_each_record) {
    const House house({"--unlimited", "--metrics-port", "0"});
    Person anna(house);
    const std::string id = id_of(anna.make_match("me", "recruit"));
    Place place(house, &anna, id);
    play_on(place, 5, 3);
    ASSERT_EQ(place.ask({{"type", "resign"}, {"rev", place.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    const auto chances = [&](const std::string& as) { return anna.get("/api/matches/" + id + "/chances?as=" + as); };
    const HttpAnswer first = chances("french");
    ASSERT_EQ(first.status, 200) << first.body;
    EXPECT_EQ(parsed(first.body).at("chances").as_array().size(), static_cast<std::size_t>(place.n) + 1);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(chances("french").body, first.body);
    EXPECT_EQ(house.metric("papelotte_chances_reckoned_total"), 1);
    EXPECT_NE(chances("allied").body, first.body);
    EXPECT_EQ(parsed(chances("all").body).at("seat").as_string(), "french");
    EXPECT_EQ(parsed(chances("observer").body).at("as").as_string(), "observer");
    EXPECT_EQ(house.metric("papelotte_chances_reckoned_total"), 3) << "all and observer are told the same";
    const std::string running = id_of(anna.make_match("me", "recruit"));
    EXPECT_EQ(anna.get("/api/matches/" + running + "/chances?as=observer").status, 403);
}

}  // namespace papelotte::server_test
