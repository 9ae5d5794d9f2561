// What people agree on around a game: take-backs, draws, resignation, rematches, matches left alone.
#include <sqlite3.h>

#include "engine/journal.h"
#include "tests/server/house.h"

namespace papelotte::server_test {

namespace {

struct Two {
    explicit Two(const House& house)
        : anna(house),
          bruno(house),
          made(anna.make_match("me", "invite")),
          joined(bruno.join(made)),
          french(house, &anna, id_of(made)),
          allied(house, &bruno, id_of(made)) {}
    Place& to_act() { return french.my_turn() ? french : allied; }
    Place& other() { return french.my_turn() ? allied : french; }
    Place& other_than(const Place& place) { return &place == &french ? allied : french; }
    void meet() {
        const std::int64_t rev = std::max(french.rev, allied.rev);
        french.catch_up(rev);
        allied.catch_up(rev);
    }
    // An action that rolls nothing and can be taken back, or any.
    void play(std::string_view action) {
        to_act().play(action);
        meet();
    }
    // Ends what comes before the first round: then orders can be given and taken back.
    void begin_orders() {
        while (to_act().decision.at("prompt").at("step").as_string() != "choose_action") play(to_act().legal().back());
    }
    std::string path() const { return "/api/matches/" + id_of(made); }

    Person anna, bruno;
    json::object made, joined;
    Place french, allied;
};

json::object asked(Place& place, std::string_view type) { return place.ask({{"type", type}, {"rev", place.rev}, {"seat", place.as}}); }
json::object answered(Place& place, std::string_view type, bool accept) {
    return place.ask({{"type", type}, {"rev", place.rev}, {"seat", place.as}, {"accept", accept}});
}

}  // namespace

TEST(server, one_takes_back_what_the_table_allows) {
    const House house({"--unlimited"});
    Two two(house);
    two.begin_orders();
    Place& mover = two.to_act();
    const json::object before = mover.view, others = two.other_than(mover).view;
    const std::int64_t n = mover.n;
    std::string order;
    for (const std::string& action : mover.legal())
        if (action.starts_with("move ")) order = action;
    ASSERT_FALSE(order.empty()) << json::serialize(mover.decision);
    two.play(order);
    ASSERT_TRUE(mover.undo.at("can").as_bool());
    const json::object back = asked(mover, "undo");
    EXPECT_EQ(back.at("record").at("undo").as_int64(), n);
    two.meet();
    EXPECT_EQ(mover.n, n);
    EXPECT_EQ(mover.view, before);
    EXPECT_EQ(two.other_than(mover).view, others);
    EXPECT_EQ(asked(two.other_than(mover), "undo").at("code").as_string(), "nothing_to_undo");
}

TEST(server, going_further_back_needs_consent_and_is_recorded) {
    const House house({"--unlimited"});
    Two two(house);
    Place& first = two.to_act();
    const json::object at_start = first.view;
    two.play(first.legal().front());
    Place& other = two.other_than(first);
    const auto wish = [&](std::int64_t to) { return first.ask({{"type", "ask_undo"}, {"rev", first.rev}, {"seat", first.as}, {"to", to}}); };
    EXPECT_EQ(wish(7).at("code").as_string(), "nothing_to_undo");
    EXPECT_EQ(wish(0).at("record").at("ask_undo").as_int64(), 0);
    two.meet();
    EXPECT_EQ(other.undo.at("asked").at("by").as_string(), first.as);
    EXPECT_EQ(answered(first, "answer_undo", true).at("code").as_string(), "no_offer") << "one cannot consent to one's own wish";
    answered(other, "answer_undo", false);
    two.meet();
    EXPECT_TRUE(other.undo.at("asked").is_null());
    EXPECT_EQ(first.n, 1);
    wish(0);
    two.meet();
    const json::object back = answered(other, "answer_undo", true);
    EXPECT_EQ(back.at("record").at("consent"), json::array{other.as});
    two.meet();
    EXPECT_EQ(first.n, 0);
    EXPECT_EQ(first.view, at_start);
    EXPECT_EQ(Place(house, nullptr, id_of(two.made)).n, 0);
    // The journal tells it, and is still sound.
    two.play(two.to_act().legal().back());
    asked(two.french, "resign");
    const std::string text = two.anna.get(two.path() + "/journal").body;
    const auto journal = read_journal(text);
    ASSERT_TRUE(journal) << journal.error() << text;
    ASSERT_EQ(journal->takebacks.size(), 1u);
    EXPECT_EQ(journal->takebacks[0].consent, std::vector<std::string>{other.as});
    EXPECT_TRUE(parsed(two.anna.get(two.path() + "/verify").body).at("sound").as_bool());
}

TEST(server, a_wish_to_go_back_survives_a_restart_and_ends_with_the_next_action) {
    House house({"--unlimited"});
    auto two = std::make_unique<Two>(house);
    Place& first = two->to_act();
    two->play(first.legal().front());
    first.ask({{"type", "ask_undo"}, {"rev", first.rev}, {"seat", first.as}, {"to", 0}});
    const std::string id = id_of(two->made);
    const auto anna = two->anna.http().cookies, bruno = two->bruno.http().cookies;
    house.close();
    house.open();
    Person again(house), other(house);
    again.http().cookies = anna;
    other.http().cookies = bruno;
    Place french(house, &again, id), allied(house, &other, id);
    EXPECT_EQ(french.undo.at("asked").at("to").as_int64(), 0);
    Place& mover = french.my_turn() ? french : allied;
    mover.play(mover.legal().back());
    EXPECT_TRUE(mover.undo.at("asked").is_null());
}

TEST(server, draws_are_offered_declined_and_agreed) {
    const House house({"--unlimited"});
    Two two(house);
    EXPECT_EQ(answered(two.allied, "answer_draw", true).at("code").as_string(), "no_offer");
    EXPECT_EQ(asked(two.french, "offer_draw").at("draw").at("by").as_string(), "french");
    two.meet();
    EXPECT_EQ(answered(two.french, "answer_draw", true).at("code").as_string(), "no_offer");
    EXPECT_TRUE(answered(two.allied, "answer_draw", false).at("draw").is_null());
    two.meet();
    asked(two.allied, "offer_draw");
    two.meet();
    const json::object end = answered(two.french, "answer_draw", true);
    EXPECT_EQ(end.at("record").at("end").as_string(), "draw");
    const json::object match = two.french.next("match").at("match").as_object();
    EXPECT_EQ(match.at("status").as_string(), "over");
    EXPECT_EQ(match.at("result").at("by").as_string(), "draw");
    EXPECT_TRUE(match.at("result").at("winners").as_array().empty());
}

TEST(server, a_computer_declines_a_draw) {
    const House house({"--unlimited"});
    Person anna(house);
    Place place(house, &anna, id_of(anna.make_match("me", "random")));
    while (!place.my_turn()) place.next("update");
    asked(place, "offer_draw");
    EXPECT_TRUE(place.next("update").at("record").at("refuse_draw").as_bool());
}

TEST(server, resigning_ends_the_match_and_a_rematch_exchanges_the_seats) {
    const House house({"--unlimited"});
    Two two(house);
    EXPECT_EQ(two.anna.post(two.path() + "/rematch", {}).status, 409) << "not before the end";
    EXPECT_EQ(asked(two.french, "resign").at("record").at("winners"), json::array{"allied"});
    EXPECT_EQ(two.allied.next("match").at("match").at("result").at("by").as_string(), "resignation");
    EXPECT_EQ(asked(two.french, "resign").at("code").as_string(), "over");
    EXPECT_EQ(Person(house).post(two.path() + "/rematch", {}).status, 403);
    const HttpAnswer answer = two.bruno.post(two.path() + "/rematch", {});
    EXPECT_EQ(answer.status, 201) << answer.body;
    const json::object next = parsed(answer.body).at("match").as_object();
    EXPECT_TRUE(next.at("seats").as_array().at(0).as_object().contains("you")) << "Bruno is French now";
    EXPECT_EQ(two.french.next("match").at("match").at("rematch"), next.at("id")) << "the other one is told";
    const HttpAnswer again = two.anna.post(two.path() + "/rematch", {});
    EXPECT_EQ(parsed(again.body).at("match").at("id"), next.at("id"));
    EXPECT_TRUE(Place(house, nullptr, id_of(two.made)).match.at("rematch").is_null()) << "not for strangers";
}

TEST(server, a_match_left_alone_counts_as_abandoned) {
    House house({"--unlimited"});
    std::string id, loser;
    {
        Two two(house);
        two.play(two.to_act().legal().front());
        id = id_of(two.made);
        loser = two.to_act().as;
    }
    house.close();
    sqlite3* database = nullptr;   // fifteen days go by
    ASSERT_EQ(sqlite3_open(house.database().c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, "update matches set changed = changed - 15 * 86400", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    house.open();
    Place observer(house, nullptr, id);
    if (observer.match.at("status").as_string() != "over") observer.next("match");
    EXPECT_EQ(observer.match.at("result").at("by").as_string(), "abandoned");
    EXPECT_EQ(observer.match.at("result").at("winners"), json::array{loser == "french" ? "allied" : "french"});
}

TEST(server, chat_and_presence_reach_everybody) {
    const House house({"--unlimited"});
    Two two(house);
    Place observer(house, nullptr, id_of(two.made));
    two.anna.post("/api/name", {{"name", "Anna"}});
    two.french.ask({{"type", "ping"}});
    two.french.send({{"type", "chat"}, {"text", "Bonne chance"}});
    for (Place* place : {&two.french, &two.allied, &observer}) {
        const json::object chat = place->next("chat").at("message").as_object();
        EXPECT_EQ(chat.at("text").as_string(), "Bonne chance");
        EXPECT_EQ(chat.at("seat").as_string(), "french");
        EXPECT_EQ(chat.at("name").as_string(), "Anna");
    }
    EXPECT_EQ(two.french.ask({{"type", "chat"}, {"text", std::string(401, 'x')}}).at("code").as_string(), "malformed");
    EXPECT_EQ(two.french.ask({{"type", "chat"}, {"text", ""}}).at("code").as_string(), "malformed");
    two.allied.socket().disconnect();
    for (;;) {
        const json::object presence = observer.next("presence");
        if (presence.at("type").as_string() == "nothing" || !presence.at("here").at("allied").as_bool()) break;
    }
    const Place late(house, nullptr, id_of(two.made));
    EXPECT_NE(late.bytes.find("Bonne chance"), std::string::npos) << "who comes later can read it";
}

}  // namespace papelotte::server_test
