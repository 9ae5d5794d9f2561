// Two people and an observer play through real sockets: what each is told, in which order, and what nobody is told.
#include <chrono>
#include <random>

#include "engine/journal.h"
#include "games/registry.h"
#include "tests/server/house.h"

namespace papelotte::server_test {

namespace {

// A match between two people with an observer.
struct Three {
    explicit Three(const House& house)
        : anna(house),
          bruno(house),
          made(anna.make_match("me", "invite")),
          joined(bruno.join(made)),
          french(house, &anna, id_of(made)),
          allied(house, &bruno, id_of(made)),
          observer(house, nullptr, id_of(made)) {}

    Place& to_act() { return french.my_turn() ? french : allied; }
    // One random action of whoever is to act; everybody has heard of it afterwards.
    json::object step(std::minstd_rand& random) {
        Place& place = to_act();
        const std::vector<std::string> legal = place.legal();
        const json::object answer = place.play(legal[random() % legal.size()]);
        for (Place* one : {&french, &allied, &observer}) one->catch_up(place.rev);
        return answer;
    }

    Person anna, bruno;
    json::object made, joined;
    Place french, allied, observer;
};

}  // namespace

TEST(server, two_people_and_an_observer_play) {
    const House house({"--unlimited"});
    Three table(house);
    EXPECT_EQ(table.joined.at("seat").as_string(), "allied");
    EXPECT_EQ(table.french.as, "french");
    EXPECT_EQ(table.allied.as, "allied");
    EXPECT_EQ(table.observer.as, "observer");
    std::minstd_rand random(7);
    for (int i = 1; i <= 200; ++i) {
        const json::object answer = table.step(random);
        ASSERT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
        EXPECT_EQ(answer.at("rev").as_int64(), i);
        // Everybody is told the same record, and only who is to act is told what is legal.
        for (Place* one : {&table.french, &table.allied, &table.observer}) {
            EXPECT_EQ(one->updates.back().at("record"), answer.at("record"));
            EXPECT_EQ(one->decision.contains("legal"), one->as != "observer" && one->my_turn());
        }
    }
    // What the changes added up to is what a newcomer sees.
    for (const auto& [place, person] : {std::pair{&table.french, &table.anna}, {&table.allied, &table.bruno}, {&table.observer, nullptr}}) {
        const Place fresh(house, person, id_of(table.made));
        EXPECT_EQ(fresh.view, place->view) << place->as;
        EXPECT_EQ(fresh.decision, place->decision) << place->as;
        EXPECT_EQ(fresh.rev, place->rev);
    }
}

// WL-3.2.4  The tile is known to the opponent of the active player alone. Nothing that is sent to another may tell it: not the view, not an
// event, and not the dice or the hash of the position, from which it could be worked out.
TEST(server, secrets_are_in_no_byte_sent) {
    const House house({"--unlimited"});
    Three table(house);
    std::minstd_rand random(11);
    int drawn = 0, hidden = 0;
    for (int i = 0; i < 400 && table.french.match.at("status").as_string() != "over"; ++i) {
        table.step(random);
        const json::object& view = table.observer.view;
        const bool secret = view.contains("tile_shown") && !view.at("tile_shown").as_bool() &&
                            table.french.view.contains("tile") != table.allied.view.contains("tile");
        if (!secret) continue;
        ++hidden;
        const bool french_active = view.at("active").as_string() == "french";
        EXPECT_EQ(table.french.view.contains("tile"), !french_active);
        EXPECT_EQ(table.allied.view.contains("tile"), french_active);
        EXPECT_FALSE(view.contains("tile"));
        EXPECT_EQ(table.french.decision.at("secret").as_bool(), !french_active);
    }
    EXPECT_GT(hidden, 50);
    for (const Place* place : {&table.french, &table.allied, &table.observer}) {
        EXPECT_EQ(place->bytes.find("\"dice\""), std::string::npos);
        EXPECT_EQ(place->bytes.find("\"hash\""), std::string::npos);
        EXPECT_EQ(place->bytes.find("\"seed\""), std::string::npos);
        for (const json::object& update : place->updates)
            for (const json::value& event : update.at("events").as_array()) {
                if (event.at("event").as_string() != "tile_drawn") continue;
                ++drawn;
                EXPECT_EQ(event.at("side").as_string(), place->as) << "a tile was shown to another seat";
            }
    }
    EXPECT_GT(drawn, 2);
    // The same holds for the story, and the rest is refused until the match is over.
    const std::string path = "/api/matches/" + id_of(table.made);
    const std::string story = table.anna.get(path + "/story?as=french").body + Person(house).get(path + "/story?as=observer").body;
    EXPECT_EQ(story.find("\"dice\""), std::string::npos);
    EXPECT_EQ(story.find("\"hash\""), std::string::npos);
    EXPECT_EQ(table.anna.get(path + "/story?as=allied").status, 403);
    EXPECT_EQ(table.anna.get(path + "/story?as=all").status, 403);
    EXPECT_EQ(Person(house).get(path + "/story?as=french").status, 403);
    EXPECT_EQ(table.anna.get(path + "/journal").status, 409);
    EXPECT_EQ(table.anna.get(path + "/verify").status, 409);
}

TEST(server, a_whole_match_ends_and_can_be_checked) {
    const House house({"--unlimited"});
    Person anna(house);
    const json::object made = anna.make_match("me", "me");
    const std::string path = "/api/matches/" + id_of(made);
    Place place(house, &anna, id_of(made));
    std::minstd_rand random(3);
    while (place.match.at("status").as_string() != "over") {
        if (!place.my_turn()) {
            const std::string seat(place.decision.at("to_act").as_array().at(0).as_string());
            ASSERT_EQ(place.ask({{"type", "look"}, {"seat", seat}}).at("type").as_string(), "state");
        }
        const std::vector<std::string> legal = place.legal();
        ASSERT_FALSE(legal.empty());
        ASSERT_EQ(place.play(legal[random() % legal.size()]).at("type").as_string(), "update");
        if (place.decision.at("to_act").as_array().empty()) place.next("match");
    }
    EXPECT_EQ(place.match.at("result").at("by").as_string(), "rules");
    const json::object checked = parsed(anna.get(path + "/verify").body);
    EXPECT_TRUE(checked.at("sound").as_bool()) << json::serialize(checked);
    EXPECT_EQ(checked.at("dice").as_string(), "the seed matches its commitment and gives these dice");
    const auto journal = read_journal(anna.get(path + "/journal").body);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->entries.size(), static_cast<std::size_t>(place.n));
    EXPECT_EQ(*journal->commitment, made.at("match").at("commitment").as_string());
    const json::object story = parsed(Person(house).get(path + "/story?as=all").body);
    EXPECT_EQ(story.at("steps").as_array().size(), journal->entries.size());
    EXPECT_EQ(place.ask({{"type", "play"}, {"rev", place.rev}, {"seat", "french"}, {"do", "done"}}).at("code").as_string(), "over");
}

TEST(server, reconnecting_tells_what_was_missed) {
    const House house({"--unlimited"});
    Three table(house);
    std::minstd_rand random(5);
    for (int i = 0; i < 20; ++i) table.step(random);
    const std::int64_t seen = table.observer.rev;
    table.observer.socket().disconnect();
    for (int i = 0; i < 5; ++i) {
        Place& place = table.to_act();
        place.play(place.legal().front());
        for (Place* one : {&table.french, &table.allied}) one->catch_up(place.rev);
    }
    Place back(house, nullptr, id_of(table.made), "?seen=" + std::to_string(seen));
    EXPECT_EQ(back.rev, seen + 5);
    const json::object state = parsed(back.bytes.substr(0, back.bytes.find('\n')));
    const json::array& missed = state.at("missed").as_array();
    ASSERT_EQ(missed.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(missed[i].at("rev").as_int64(), seen + 1 + static_cast<std::int64_t>(i));
        EXPECT_TRUE(missed[i].at("record").as_object().contains("do"));
    }
    EXPECT_EQ(back.view, Place(house, nullptr, id_of(table.made)).view);
}

TEST(server, two_tabs_of_one_person_hear_the_same) {
    const House house({"--unlimited"});
    Three table(house);
    Place tab(house, table.french.my_turn() ? &table.anna : &table.bruno, id_of(table.made));
    Place& first = table.to_act();
    const json::object answer = first.play(first.legal().front());
    tab.catch_up(first.rev);
    EXPECT_EQ(tab.view, first.view);
    EXPECT_EQ(tab.decision, first.decision);
    EXPECT_TRUE(answer.contains("ref"));
    EXPECT_FALSE(tab.updates.back().contains("ref"));
}

// Of several moves with the same number exactly one is accepted; the others are told that something came first.
TEST(server, concurrent_moves_with_the_same_number) {
    const House house({"--unlimited", "--threads", "2"});
    Three table(house);
    std::minstd_rand random(23);
    for (int round = 0; round < 25; ++round) {
        Person* person = table.french.my_turn() ? &table.anna : &table.bruno;
        std::vector<std::unique_ptr<Place>> tabs;
        for (int i = 0; i < 4; ++i) tabs.push_back(std::make_unique<Place>(house, person, id_of(table.made)));
        const std::vector<std::string> legal = tabs[0]->legal();
        const std::int64_t rev = tabs[0]->rev;
        for (auto& tab : tabs)
            tab->send({{"type", "play"}, {"ref", 1}, {"rev", rev}, {"seat", tab->as}, {"do", legal[random() % legal.size()]}});
        int accepted = 0, stale = 0;
        for (auto& tab : tabs)
            for (bool answered = false; !answered;) {
                const auto text = tab->socket().receive();
                ASSERT_TRUE(text);
                const json::object message = parsed(*text);
                answered = message.contains("ref");
                if (!answered) continue;
                accepted += message.at("type").as_string() == "update";
                stale += message.at("type").as_string() == "error" && message.at("code").as_string() == "stale";
            }
        EXPECT_EQ(accepted, 1);
        EXPECT_EQ(stale, 3);
        for (Place* one : {&table.french, &table.allied, &table.observer}) one->catch_up(rev + 1);
    }
}

TEST(server, the_computer_plays_its_seat) {
    const House house({"--unlimited"});
    Person anna(house);
    const json::object made = anna.make_match("me", "random");
    Place place(house, &anna, id_of(made));
    std::minstd_rand random(2);
    int computer = 0;
    for (int i = 0; i < 300 && place.match.at("status").as_string() == "running"; ++i) {
        if (place.my_turn()) {
            const std::vector<std::string> legal = place.legal();
            ASSERT_EQ(place.play(legal[random() % legal.size()]).at("type").as_string(), "update");
        } else {
            ++computer;
            EXPECT_EQ(place.next("update").at("record").at("seat").as_string(), "allied");
        }
    }
    EXPECT_GT(computer, 30);
}

}  // namespace papelotte::server_test
