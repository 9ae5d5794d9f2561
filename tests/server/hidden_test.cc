// A game of hidden pieces with allies and a seat that is not always in play, on a real server: Pickets (tests/toys/pickets.h).
#include <signal.h>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

HttpAnswer make(Person& person, json::array seats, json::object options = {}) {
    return person.post("/api/matches", {{"game", "pickets"}, {"options", std::move(options)}, {"seats", std::move(seats)}});
}

// Anna is red, Bruno blue, Carla green.
struct Players {
    explicit Players(const TestServer& at) : server(at), anna(at), bruno(at), carla(at) {
        const HttpAnswer answer = make(anna, {seat("red", "me"), seat("blue", "invite"), seat("green", "invite")});
        EXPECT_EQ(answer.status, 201) << answer.body;
        made = parsed(answer.body);
        EXPECT_EQ(bruno.post("/api/join", {{"token", token_of(made, 0)}}).status, 200);
        EXPECT_EQ(carla.post("/api/join", {{"token", token_of(made, 1)}}).status, 200);
        sit();
    }
    void sit() {
        const std::string id = id_of(made);
        red = std::make_unique<TableClient>(server, &anna, id);
        blue = std::make_unique<TableClient>(server, &bruno, id);
        green = std::make_unique<TableClient>(server, &carla, id);
        watcher = std::make_unique<TableClient>(server, nullptr, id);
    }
    std::vector<TableClient*> all() { return {red.get(), blue.get(), green.get(), watcher.get()}; }
    TableClient& to_act() { return red->my_turn() ? *red : blue->my_turn() ? *blue : *green; }
    void meet(std::int64_t rev) {
        for (TableClient* client : all()) client->catch_up(rev);
    }
    json::object play() {   // the first action of the list
        TableClient& client = to_act();
        json::object answer = client.play(client.legal().front());
        EXPECT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
        meet(client.rev);
        return answer;
    }
    json::object ask(TableClient& client, std::string_view type) {
        json::object answer = client.ask({{"type", type}, {"rev", client.rev}, {"seat", client.as}});
        meet(client.rev);
        return answer;
    }
    std::string path() const { return "/api/matches/" + id_of(made); }

    const TestServer& server;
    Person anna, bruno, carla;
    json::object made;
    std::unique_ptr<TableClient> red, blue, green, watcher;
};

}  // namespace

TEST(hidden, an_action_is_sent_only_to_its_side) {
    const TestServer server = toys();
    Players three(server);
    while (three.red->match.at("status").as_string() != "over" && !three.red->decision.at("to_act").as_array().empty()) {
        const std::string who = three.to_act().as;
        const json::object answer = three.play();
        ASSERT_TRUE(answer.at("record").as_object().contains("do"));
        if (three.red->decision.at("to_act").as_array().empty()) break;
        const bool of_red = who == "red";
        EXPECT_EQ(last_record(*three.red).contains("do"), of_red);
        EXPECT_EQ(last_record(*three.blue).contains("do"), !of_red);
        EXPECT_EQ(last_record(*three.green).contains("do"), !of_red);
        EXPECT_EQ(last_record(*three.watcher), (json::object{{"seat", who}}));
        EXPECT_EQ(three.red->bytes.find("\"blue_"), std::string::npos);
        EXPECT_EQ(three.red->bytes.find(" blue_"), std::string::npos);
        EXPECT_EQ(three.blue->bytes.find("red_"), std::string::npos);
        for (const std::string_view piece : {"red_", "blue_", "green_"}) EXPECT_EQ(three.watcher->bytes.find(piece), std::string::npos);
        const std::string story = three.carla.get(three.path() + "/story?as=observer").body;
        for (const std::string_view piece : {"red_", "blue_", "green_"}) EXPECT_EQ(story.find(piece), std::string::npos) << story;
        EXPECT_EQ(three.carla.get(three.path() + "/story?as=green").body.find("red_"), std::string::npos);
        EXPECT_NE(three.anna.get(three.path() + "/story?as=red").body.find("post red_"), std::string::npos);
    }
    EXPECT_TRUE(last_record(*three.watcher).contains("do")) << "once the match is over nothing is hidden";
    EXPECT_NE(three.carla.get(three.path() + "/story?as=observer").body.find("post red_"), std::string::npos);
    EXPECT_NE(three.carla.get(three.path() + "/journal").body.find("post blue_"), std::string::npos);
}

TEST(hidden, a_reconnecting_client_gets_a_hidden_action_without_its_words) {
    const TestServer server = toys();
    Players three(server);
    three.play();
    three.play();   // red, then blue
    TableClient back(server, &three.anna, id_of(three.made), "?as=red&seen=0");
    const json::object state = parsed(back.bytes.substr(0, back.bytes.find('\n')));
    const json::array& missed = state.at("missed").as_array();
    ASSERT_EQ(missed.size(), 2u);
    EXPECT_TRUE(missed[0].at("record").as_object().contains("do"));
    EXPECT_EQ(missed[1].at("record").as_object(), (json::object{{"seat", "blue"}}));
    EXPECT_EQ(back.bytes.find("blue_"), std::string::npos);
}

TEST(hidden, a_take_back_does_not_show_the_action_taken_back) {
    const TestServer server = toys();
    Players three(server);
    three.play();
    const json::object before = three.red->view;
    three.play();
    const json::object answer = three.ask(*three.blue, "undo");
    ASSERT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
    EXPECT_EQ(last_record(*three.red), (json::object{{"undo", 1}, {"seat", "blue"}}));
    EXPECT_EQ(three.red->view, before);
    EXPECT_EQ(three.red->bytes.find("blue_"), std::string::npos);
}

TEST(hidden, a_seat_that_is_not_in_play_has_no_player) {
    const TestServer server = toys();
    Person anna(server), bruno(server);
    const json::object two{{"players", "two"}};
    const HttpAnswer too_many = make(anna, {seat("red", "me"), seat("blue", "invite"), seat("green", "me")}, two);
    EXPECT_EQ(too_many.status, 400);
    EXPECT_NE(too_many.body.find("'seats' must have 2 elements"), std::string::npos) << too_many.body;
    EXPECT_NE(make(anna, {seat("red", "me"), seat("green", "invite")}, two).body.find("seat 'green' is not in play with these options"),
              std::string::npos);
    const json::object made = parsed(make(anna, {seat("red", "me"), seat("blue", "invite")}, two).body);
    bruno.join(made);
    TableClient red(server, &anna, id_of(made)), blue(server, &bruno, id_of(made));
    EXPECT_EQ(red.match.at("seats").as_array().size(), 2u);
    EXPECT_EQ(red.match.at("status").as_string(), "running");
    const json::object presence = parsed(blue.bytes.substr(0, blue.bytes.find('\n'))).at("presence").at("here").as_object();
    EXPECT_FALSE(presence.contains("green"));
    red.play(red.legal().front());
    blue.catch_up(red.rev);
    blue.play(blue.legal().front());
    EXPECT_TRUE(blue.my_turn()) << "who plays blue decides for green, too";
    EXPECT_TRUE(blue.legal().front().starts_with("post green_"));
    EXPECT_EQ(blue.ask({{"type", "play"}, {"rev", blue.rev}, {"seat", "green"}, {"do", blue.legal().front()}}).at("code").as_string(),
              "malformed");
    EXPECT_EQ(bruno.get("/api/matches/" + id_of(made) + "/story?as=green").status, 403);
}

TEST(hidden, set_ups_are_described_and_refused_with_the_rule) {
    const TestServer server = toys();
    Person anna(server);
    const auto check = [&](json::object options) { return anna.post("/api/setup", {{"game", "pickets"}, {"options", std::move(options)}}); };
    const json::object three = parsed(check({}).body), two = parsed(check({{"players", "two"}}).body);
    EXPECT_EQ(three.at("seats").as_array(), (json::array{"red", "blue", "green"}));
    EXPECT_EQ(two.at("seats").as_array(), (json::array{"red", "blue"}));
    EXPECT_EQ(two.at("options"), (json::object{{"players", "two"}, {"scouts", "no"}}));
    const json::object excluded{{"players", "two"}, {"scouts", "yes"}};
    for (const HttpAnswer& answer : {check(excluded), make(anna, {seat("red", "me"), seat("blue", "me")}, excluded)}) {
        EXPECT_EQ(answer.status, 400);
        EXPECT_EQ(parsed(answer.body).at("error").at("text").as_string(), "PK-6 Scouts are for three players.");
    }
    EXPECT_EQ(parsed(anna.get("/api/games").body).at("games").at(0).at("sides"), (json::array{{"red"}, {"blue", "green"}}));
}

TEST(hidden, an_ally_takes_over_after_a_resignation_and_a_side_loses_with_its_last_player) {
    TestServer server = toys();
    Players three(server);
    three.play();
    const json::object told = three.ask(*three.blue, "resign");
    EXPECT_EQ(told.at("record").as_object(), (json::object{{"hand_over", "green"}, {"seat", "blue"}}));
    EXPECT_EQ(last_record(*three.red), told.at("record").as_object());
    const json::object match = three.green->next("match").at("match").as_object();
    EXPECT_TRUE(match.at("seats").at(1).at("you").as_bool());
    EXPECT_TRUE(match.at("result").is_null());

    server.kill(SIGKILL);   // it is on the disk
    server.open();
    Person anna = back(server, three.anna), carla = back(server, three.carla);
    TableClient red(server, &anna, id_of(three.made)), blue(server, &carla, id_of(three.made), "?as=blue"),
        green(server, &carla, id_of(three.made), "?as=green");
    EXPECT_EQ(blue.as, "blue") << "Carla holds both seats";
    EXPECT_TRUE(blue.my_turn());
    ASSERT_EQ(blue.play(blue.legal().front()).at("type").as_string(), "update");
    green.catch_up(blue.rev);
    ASSERT_EQ(green.ask({{"type", "resign"}, {"rev", green.rev}, {"seat", "green"}}).at("type").as_string(), "update");
    const json::object over = green.next("match").at("match").as_object();
    EXPECT_EQ(over.at("status").as_string(), "over");
    EXPECT_EQ(over.at("result").at("winners").as_array(), json::array{"red"});
    EXPECT_EQ(over.at("result").at("by").as_string(), "resignation");

    // A rematch: every side had one player, so the players exchange sides.
    const json::object next = parsed(anna.post("/api/matches/" + id_of(three.made) + "/rematch", {}).body);
    const json::array& seats = next.at("match").at("seats").as_array();
    EXPECT_FALSE(seats.at(0).as_object().contains("you"));
    EXPECT_TRUE(seats.at(1).at("you").as_bool() && seats.at(2).at("you").as_bool());
}

TEST(hidden, a_player_who_resigned_watches_and_sees_no_more_secrets) {
    const TestServer server = toys();
    Players three(server);
    three.play();
    ASSERT_EQ(three.blue->ask({{"type", "resign"}, {"rev", three.blue->rev}, {"seat", "blue"}}).at("type").as_string(), "update");
    TableClient again(server, &three.bruno, id_of(three.made), "?as=blue");
    EXPECT_EQ(again.as, "observer");
    EXPECT_EQ(again.bytes.find("blue_"), std::string::npos);
    EXPECT_EQ(again.ask({{"type", "play"}, {"rev", again.rev}, {"seat", "blue"}, {"do", "post blue_1 ford"}}).at("code").as_string(),
              "not_your_seat");
}

TEST(hidden, a_draw_needs_everybody_and_so_does_going_back) {
    const TestServer server = toys();
    Players three(server);
    three.play();
    three.play();
    three.ask(*three.red, "offer_draw");
    const auto answered = [&](TableClient& client, std::string_view type, bool accept) {
        return client.ask({{"type", type}, {"rev", client.rev}, {"seat", client.as}, {"accept", accept}});
    };
    const json::object accepted = answered(*three.blue, "answer_draw", true);
    EXPECT_EQ(accepted.at("record").as_object(), (json::object{{"accept_draw", true}, {"seat", "blue"}})) << "green has not agreed yet";
    EXPECT_EQ(accepted.at("draw").at("accepted").as_array(), json::array{"blue"});
    three.meet(three.blue->rev);
    const json::object refused = answered(*three.green, "answer_draw", false);
    EXPECT_TRUE(refused.at("draw").is_null());
    three.meet(three.green->rev);

    ASSERT_EQ(three.red->ask({{"type", "ask_undo"}, {"rev", three.red->rev}, {"seat", "red"}, {"to", 0}}).at("type").as_string(), "update");
    three.meet(three.red->rev);
    EXPECT_EQ(answered(*three.blue, "answer_undo", true).at("undo").at("asked").at("accepted").as_array(), json::array{"blue"});
    three.meet(three.blue->rev);
    const json::object back_again = answered(*three.green, "answer_undo", true);
    ASSERT_EQ(back_again.at("type").as_string(), "update") << json::serialize(back_again);
    EXPECT_EQ(back_again.at("n").as_int64(), 0);
    EXPECT_EQ(back_again.at("record").at("consent").as_array(), (json::array{"blue", "green"}));
    three.meet(three.green->rev);
    EXPECT_EQ(three.watcher->bytes.find("blue_"), std::string::npos);

    three.ask(*three.red, "offer_draw");
    answered(*three.green, "answer_draw", true);
    three.meet(three.green->rev);
    EXPECT_EQ(answered(*three.blue, "answer_draw", true).at("record").at("end").as_string(), "draw");
}

// A computer's account names the actions that it considered: the other side cannot read it while the match runs.
TEST(hidden, reasons_for_a_hidden_action_wait_for_the_end) {
    const TestServer server = toys();
    Person anna(server);
    const json::object made = parsed(make(anna, {seat("red", "me"), seat("blue", "regular"), seat("green", "regular")}).body);
    TableClient red(server, &anna, id_of(made));
    const auto code = [&](std::int64_t n) {
        const json::object answer = red.ask({{"type", "reasons"}, {"n", n}});
        return std::string(answer.at(answer.contains("code") ? "code" : "type").as_string());
    };
    red.play(red.legal().front());
    red.catch_up(3);
    EXPECT_EQ(code(2), "not_yet");
    while (!red.decision.at("to_act").as_array().empty()) {
        if (red.my_turn()) red.play(red.legal().front());
        else red.catch_up(red.rev + 1);
        if (!red.decision.at("to_act").as_array().empty()) EXPECT_EQ(red.bytes.find("blue_"), std::string::npos);
    }
    EXPECT_EQ(code(2), "reasons");
}

}  // namespace papelotte::server_test
