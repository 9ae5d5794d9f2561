// Agreements around a game: take-backs, draws, resignations, rematches, abandoned matches.
#include "engine/journal.h"
#include "tests/server/database.h"

namespace papelotte::server_test {

namespace {

struct Opponents {
    explicit Opponents(const TestServer& server)
        : anna(server),
          bruno(server),
          made(anna.make_match("me", "invite")),
          joined(bruno.join(made)),
          french(server, &anna, id_of(made)),
          allied(server, &bruno, id_of(made)) {}
    TableClient& to_act() { return french.my_turn() ? french : allied; }
    TableClient& other() { return french.my_turn() ? allied : french; }
    TableClient& other_than(const TableClient& client) { return &client == &french ? allied : french; }
    void meet() {
        const std::int64_t rev = std::max(french.rev, allied.rev);
        french.catch_up(rev);
        allied.catch_up(rev);
    }
    // Plays an action without dice that can be undone, or any.
    void play(std::string_view action) {
        to_act().play(action);
        meet();
    }
    // Plays up to the first round, where orders can be given and undone.
    void begin_orders() {
        while (to_act().decision.at("prompt").at("step").as_string() != "choose_action") play(to_act().legal().back());
    }
    std::string path() const { return "/api/matches/" + id_of(made); }

    Person anna, bruno;
    json::object made, joined;
    TableClient french, allied;
};

json::object answered(TableClient& client, std::string_view type, bool accept) {
    return client.ask({{"type", type}, {"rev", client.rev}, {"seat", client.as}, {"accept", accept}});
}

}  // namespace

TEST(agreements, one_takes_back_what_the_table_allows) {
    const TestServer server({"--unlimited"});
    Opponents two(server);
    two.begin_orders();
    TableClient& mover = two.to_act();
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

TEST(agreements, going_further_back_needs_consent_and_is_recorded) {
    const TestServer server({"--unlimited"});
    Opponents two(server);
    TableClient& first = two.to_act();
    const json::object at_start = first.view;
    two.play(first.legal().front());
    TableClient& other = two.other_than(first);
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
    EXPECT_EQ(TableClient(server, nullptr, id_of(two.made)).n, 0);
    // The journal contains the take-back, and still verifies.
    two.play(two.to_act().legal().back());
    asked(two.french, "resign");
    const std::string text = two.anna.get(two.path() + "/journal").body;
    const auto journal = read_journal(text);
    ASSERT_TRUE(journal) << journal.error() << text;
    ASSERT_EQ(journal->takebacks.size(), 1u);
    EXPECT_EQ(journal->takebacks[0].consent, std::vector<std::string>{other.as});
    EXPECT_TRUE(parsed(two.anna.get(two.path() + "/verify").body).at("sound").as_bool());
}

TEST(agreements, a_take_back_request_survives_a_restart_and_ends_with_the_next_action) {
    TestServer server({"--unlimited"});
    auto two = std::make_unique<Opponents>(server);
    TableClient& first = two->to_act();
    two->play(first.legal().front());
    first.ask({{"type", "ask_undo"}, {"rev", first.rev}, {"seat", first.as}, {"to", 0}});
    const std::string id = id_of(two->made);
    const auto anna = two->anna.http().cookies, bruno = two->bruno.http().cookies;
    server.close();
    server.open();
    Person again(server), other(server);
    again.http().cookies = anna;
    other.http().cookies = bruno;
    TableClient french(server, &again, id), allied(server, &other, id);
    EXPECT_EQ(french.undo.at("asked").at("to").as_int64(), 0);
    TableClient& mover = french.my_turn() ? french : allied;
    mover.play(mover.legal().back());
    EXPECT_TRUE(mover.undo.at("asked").is_null());
}

TEST(agreements, draws_are_offered_declined_and_agreed) {
    const TestServer server({"--unlimited"});
    Opponents two(server);
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

TEST(agreements, a_computer_declines_a_draw) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    TableClient client(server, &anna, id_of(anna.make_match("me", "random")));
    while (!client.my_turn()) client.next("update");
    asked(client, "offer_draw");
    EXPECT_TRUE(client.next("update").at("record").at("refuse_draw").as_bool());
    const std::int64_t rev = client.rev;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(asked(client, "offer_draw").at("code").as_string(), "declined");
    EXPECT_EQ(client.rev, rev) << "asking again and again writes nothing";
}

// An entry rolls the same dice when it is played again: a player who has seen them must not choose another action for them.
TEST(agreements, no_take_back_past_dice_while_a_seat_is_open) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server);
    const json::object made = anna.make_match("invite", "me");
    TableClient allied(server, &anna, id_of(made));
    ASSERT_TRUE(allied.my_turn());
    ASSERT_TRUE(allied.legal().front().starts_with("skirmish")) << "it rolls a die";
    ASSERT_EQ(allied.play(allied.legal().front()).at("type").as_string(), "update");
    EXPECT_TRUE(allied.undo.at("ask").is_null());
    const auto wish = [&] { return allied.ask({{"type", "ask_undo"}, {"rev", allied.rev}, {"seat", "allied"}, {"to", 0}}); };
    ASSERT_EQ(wish().at("type").as_string(), "error");
    EXPECT_EQ(wish().at("code").as_string(), "nothing_to_undo");
    bruno.join(made);
    TableClient french(server, &bruno, id_of(made));
    EXPECT_EQ(wish().at("record").at("ask_undo").as_int64(), 0) << "now there is somebody to ask";
    french.catch_up(allied.rev);
    EXPECT_EQ(answered(french, "answer_undo", true).at("record").at("consent"), json::array{"french"});
}

TEST(agreements, a_computer_does_not_go_back_behind_dice) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    TableClient client(server, &anna, id_of(anna.make_match("random", "me")));
    ASSERT_TRUE(client.my_turn());
    ASSERT_EQ(client.play(client.legal().front()).at("type").as_string(), "update");
    while (!client.my_turn()) client.next("update");
    EXPECT_TRUE(client.undo.at("ask").is_null());
    const json::object back = client.ask({{"type", "ask_undo"}, {"rev", client.rev}, {"seat", "allied"}, {"to", 0}});
    ASSERT_EQ(back.at("type").as_string(), "error") << json::serialize(back);
    EXPECT_EQ(back.at("code").as_string(), "nothing_to_undo");
}

TEST(agreements, a_player_who_holds_all_seats_needs_no_consent) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    TableClient client(server, &anna, id_of(anna.make_match("me", "me")));
    ASSERT_TRUE(client.my_turn());
    ASSERT_EQ(client.play(client.legal().front()).at("type").as_string(), "update");
    const json::object back = client.ask({{"type", "ask_undo"}, {"rev", client.rev}, {"seat", client.as}, {"to", 0}});
    ASSERT_EQ(back.at("type").as_string(), "update") << json::serialize(back);
    EXPECT_FALSE(back.at("record").as_object().contains("consent"));
}

TEST(agreements, resigning_ends_the_match_and_a_rematch_exchanges_the_seats) {
    const TestServer server({"--unlimited"});
    Opponents two(server);
    EXPECT_EQ(two.anna.post(two.path() + "/rematch", {}).status, 409) << "not before the end";
    EXPECT_EQ(asked(two.french, "resign").at("record").at("winners"), json::array{"allied"});
    EXPECT_EQ(two.allied.next("match").at("match").at("result").at("by").as_string(), "resignation");
    EXPECT_EQ(asked(two.french, "resign").at("code").as_string(), "over");
    EXPECT_EQ(Person(server).post(two.path() + "/rematch", {}).status, 403);
    const HttpAnswer answer = two.bruno.post(two.path() + "/rematch", {});
    EXPECT_EQ(answer.status, 201) << answer.body;
    const json::object next = parsed(answer.body).at("match").as_object();
    EXPECT_TRUE(next.at("seats").as_array().at(0).as_object().contains("you")) << "Bruno is French now";
    EXPECT_EQ(two.french.next("match").at("match").at("rematch"), next.at("id")) << "the other one is told";
    const HttpAnswer again = two.anna.post(two.path() + "/rematch", {});
    EXPECT_EQ(parsed(again.body).at("match").at("id"), next.at("id"));
    EXPECT_TRUE(TableClient(server, nullptr, id_of(two.made)).match.at("rematch").is_null()) << "not for strangers";
}

TEST(agreements, a_match_left_alone_counts_as_abandoned) {
    TestServer server({"--unlimited"});
    std::string id, loser;
    {
        Opponents two(server);
        two.play(two.to_act().legal().front());
        id = id_of(two.made);
        loser = two.to_act().as;
    }
    server.close();
    Database(server).execute("UPDATE clock SET served = served + 15 * 86400");   // simulates fifteen days of service
    server.open();
    TableClient observer(server, nullptr, id);
    if (observer.match.at("status").as_string() != "over") observer.next("match");
    EXPECT_EQ(observer.match.at("result").at("by").as_string(), "abandoned");
    EXPECT_EQ(observer.match.at("result").at("winners"), json::array{loser == "french" ? "allied" : "french"});
}

TEST(agreements, chat_is_sent_only_to_the_players) {
    const TestServer server({"--unlimited"});
    Opponents two(server);
    Person carla(server);
    carla.post("/api/name", {{"name", "Carla"}});
    TableClient observer(server, nullptr, id_of(two.made)), watcher(server, &carla, id_of(two.made));
    TableClient looking(server, &two.bruno, id_of(two.made), "?as=observer");
    two.anna.post("/api/name", {{"name", "Anna"}});
    two.french.ask({{"type", "ping"}});
    two.french.send({{"type", "chat"}, {"text", "Bonne chance"}});
    for (TableClient* client : {&two.french, &two.allied, &looking}) {
        const json::object chat = client->next("chat").at("message").as_object();
        EXPECT_EQ(chat.at("text").as_string(), "Bonne chance");
        EXPECT_EQ(chat.at("seat").as_string(), "french");
        EXPECT_EQ(chat.at("name").as_string(), "Anna");
    }
    EXPECT_EQ(two.french.ask({{"type", "chat"}, {"text", std::string(401, 'x')}}).at("code").as_string(), "malformed");
    EXPECT_EQ(two.french.ask({{"type", "chat"}, {"text", ""}}).at("code").as_string(), "malformed");
    // After the chat, no message to viewers contains it: now, later, after reconnecting, after the end.
    two.french.ask({{"type", "resign"}, {"rev", two.french.rev}, {"seat", "french"}});
    for (TableClient* client : {&observer, &watcher}) {
        client->ask({{"type", "look"}, {"seat", "observer"}});
        EXPECT_EQ(client->bytes.find("Bonne chance"), std::string::npos);
        EXPECT_EQ(client->bytes.find("\"chat\""), std::string::npos);
    }
    for (Person* person : {static_cast<Person*>(nullptr), &carla}) {
        TableClient late(server, person, id_of(two.made), "?seen=0");
        EXPECT_EQ(late.bytes.find("Bonne chance"), std::string::npos);
        EXPECT_EQ(late.bytes.find("\"chat\""), std::string::npos);
    }
    const TableClient again(server, &two.bruno, id_of(two.made));
    EXPECT_NE(again.bytes.find("Bonne chance"), std::string::npos) << "a player who returns reads it again";
}

TEST(agreements, presence_reaches_everybody) {
    const TestServer server({"--unlimited"});
    Opponents two(server);
    TableClient observer(server, nullptr, id_of(two.made));
    two.allied.socket().disconnect();
    bool gone = false;
    while (!gone) {
        const json::object presence = observer.next("presence");
        ASSERT_EQ(presence.at("type").as_string(), "presence");
        gone = !presence.at("here").at("allied").as_bool();
    }
    EXPECT_TRUE(gone);
}

}  // namespace papelotte::server_test
