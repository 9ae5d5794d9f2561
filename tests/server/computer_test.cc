// The computer in a match: its levels, its pace and its reasons.
#include <chrono>
#include <thread>

#include "tests/server/against_computer.h"

namespace papelotte::server_test {

namespace {

json::object computer(std::string_view seat, std::string_view level) { return {{"seat", seat}, {"who", "computer"}, {"level", level}}; }

HttpAnswer make(Person& person, json::object french, json::object allied) {
    return person.post("/api/matches", {{"game", "waterloo"}, {"seats", {std::move(french), std::move(allied)}}});
}

const json::object& game_named(const json::object& games, std::string_view id) {
    for (const json::value& game : games.at("games").as_array())
        if (game.at("id").as_string() == id) return game.as_object();
    throw std::out_of_range(std::string(id));
}

// The latest entry of the computer that this client has received; 0: none.
std::int64_t latest_of_computer(const TableClient& client) {
    for (auto update = client.updates.rbegin(); update != client.updates.rend(); ++update) {
        const json::object& record = update->at("record").as_object();
        if (record.contains("do") && std::string_view(record.at("seat").as_string()) != client.as) return update->at("n").as_int64();
    }
    return 0;
}

}  // namespace

TEST(computer, levels_and_their_time_are_checked) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::object games = parsed(anna.get("/api/games").body);
    const json::object& game = games.at("games").as_array().at(0).as_object();
    const json::array expected{"random", "recruit", "regular", "veteran", "marshal@1", "marshal"};
    EXPECT_EQ(game.at("levels").as_array(), expected);
    EXPECT_EQ(game_named(games, "napoleon").at("levels").as_array().size(), expected.size() - 1) << "it has no former marshal";
    EXPECT_EQ(game.at("reasons").as_array().at(0).as_string(), "destroy");

    json::object marshal = computer("allied", "marshal");
    marshal["turn"] = 30;
    const HttpAnswer made = make(anna, {{"seat", "french"}, {"who", "me"}}, marshal);
    ASSERT_EQ(made.status, 201) << made.body;
    const json::object seat = parsed(made.body).at("match").at("seats").as_array().at(1).as_object();
    EXPECT_EQ(seat.at("level").as_string(), "marshal");
    EXPECT_EQ(seat.at("name").as_string(), "marshal");
    EXPECT_EQ(seat.at("turn").as_int64(), 30);

    json::object former = computer("allied", "marshal@1");
    former["turn"] = 20;
    const HttpAnswer with_former = make(anna, {{"seat", "french"}, {"who", "me"}}, former);
    ASSERT_EQ(with_former.status, 201) << with_former.body;
    EXPECT_EQ(parsed(with_former.body).at("match").at("seats").as_array().at(1).at("level").as_string(), "marshal@1");

    for (const json::value& bad : {json::value(0), json::value(61), json::value("10"), json::value(2.5)}) {
        marshal["turn"] = bad;
        EXPECT_EQ(make(anna, {{"seat", "french"}, {"who", "me"}}, marshal).status, 400) << bad;
    }
    json::object recruit = computer("allied", "recruit");
    recruit["turn"] = 10;
    EXPECT_EQ(make(anna, {{"seat", "french"}, {"who", "me"}}, recruit).status, 400);
    for (const std::string_view level : {"emperor", "marshal@2", "cmd:true", "marshal,turn=30", ""})
        EXPECT_EQ(make(anna, {{"seat", "french"}, {"who", "me"}}, computer("allied", level)).status, 400) << level;
}

TEST(computer, a_recruit_plays_and_says_why) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::object made = anna.make_match("me", "recruit");
    TableClient client(server, &anna, id_of(made));
    bool told = false;
    for (int i = 0; i < 20 && !told; ++i) {
        play_on(client, 6, 5u + static_cast<unsigned>(i));
        const std::int64_t n = latest_of_computer(client);
        if (n == 0) continue;
        const json::object answer = client.ask({{"type", "reasons"}, {"n", n}});
        if (code_of(answer) == "not_yet") continue;
        ASSERT_EQ(answer.at("type").as_string(), "reasons") << json::serialize(answer);
        EXPECT_EQ(answer.at("n").as_int64(), n);
        EXPECT_EQ(answer.at("seat").as_string(), "allied");
        const json::object& account = answer.at("account").as_object();
        EXPECT_GE(account.at("chance").to_number<double>(), 0);
        EXPECT_LE(account.at("chance").to_number<double>(), 1);
        const json::array& considered = account.at("considered").as_array();
        if (considered.empty()) continue;
        // The chosen action comes first: it was played.
        for (const json::object& update : client.updates)
            if (update.at("n").as_int64() == n && update.at("record").as_object().contains("do")) {
                EXPECT_EQ(considered[0].at("do"), update.at("record").at("do"));
            }
        told = true;
    }
    EXPECT_TRUE(told);
    EXPECT_EQ(code_of(client.ask({{"type", "reasons"}, {"n", 1'000'000}})), "no_account");
}

// WL-3.2.4  The opponent of the active player knows the tile. If a computer knew it, its account is withheld until the tile is
// revealed. So the French assault, and the Allies answer in the middle of a French round.
TEST(computer, reasons_wait_until_the_secret_is_out) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    std::minstd_rand random(17);
    for (int match = 0; match < 10; ++match) {
        TableClient client(server, &anna, id_of(anna.make_match("me", "recruit")));
        std::int64_t withheld = 0;
        bool told = false;
        for (int i = 0; i < 200 && (withheld == 0 || !told) && client.match.at("status").as_string() != "over"; ++i) {
            play_on(client, 0, 0);
            if (!client.my_turn()) break;
            const std::vector<std::string> legal = client.legal();
            std::vector<std::string> bold;
            for (const std::string& action : legal)
                if (action.starts_with("attack") || action.starts_with("assault") || action.starts_with("charge")) bold.push_back(action);
            const std::vector<std::string>& choices = bold.empty() ? legal : bold;
            ASSERT_EQ(client.play(choices[random() % choices.size()]).at("type").as_string(), "update");
            play_on(client, 0, 0);
            const std::int64_t n = latest_of_computer(client);
            if (n == 0) continue;
            const std::string code = code_of(client.ask({{"type", "reasons"}, {"n", n}}));
            // The other side's tile: the computer knows it, this client does not.
            const json::value* shown = client.view.if_contains("tile_shown");
            const bool hidden = shown && !shown->as_bool() && !client.view.contains("tile");
            if (code == "not_yet") {
                EXPECT_TRUE(hidden);
                withheld = n;
            }
            told = told || code == "reasons";
        }
        if (withheld == 0 || !told || client.match.at("status").as_string() == "over") continue;
        EXPECT_EQ(client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", "french"}}).at("type").as_string(), "update");
        EXPECT_EQ(code_of(client.ask({{"type", "reasons"}, {"n", withheld}})), "reasons") << "once the match is over nothing is secret";
        return;
    }
    FAIL() << "in no match did the computer decide with a secret";
}

TEST(computer, hurry_leaves_the_pauses_out) {
    const TestServer server({"--unlimited", "--pace", "60000"});
    Person anna(server);
    const json::object made = anna.make_match("me", "recruit");   // the Allies begin
    TableClient client(server, &anna, id_of(made));
    ASSERT_FALSE(client.my_turn());
    TableClient observer(server, nullptr, id_of(made));
    EXPECT_EQ(code_of(observer.ask({{"type", "hurry"}})), "not_your_seat");
    const auto begun = std::chrono::steady_clock::now();
    for (int i = 0; i < 3; ++i) {
        if (client.my_turn()) ASSERT_EQ(client.play(client.legal().front()).at("type").as_string(), "update");
        if (client.my_turn()) continue;
        EXPECT_EQ(client.ask({{"type", "hurry"}}).at("type").as_string(), "pong");
        while (!client.my_turn()) ASSERT_EQ(client.next("update").at("type").as_string(), "update");
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(50)) << "one pause would be a minute";
}

TEST(computer, a_take_back_in_the_middle_of_a_thought) {
    const TestServer server({"--unlimited", "--pace", "300"});
    Person anna(server);
    std::minstd_rand random(4);
    int taken_back = 0;
    // The server's dice are random: if a match ends before there were enough take-backs, another one follows.
    for (int match = 0; match < 5 && taken_back < 4; ++match) {
        TableClient client(server, &anna, id_of(anna.make_match("me", "recruit")));
        for (int i = 0; i < 400 && taken_back < 4; ++i) {
            if (client.my_turn()) {
                const std::vector<std::string> legal = client.legal();
                ASSERT_EQ(client.play(legal[random() % legal.size()]).at("type").as_string(), "update");
                continue;
            }
            if (client.undo.at("ask").is_null()) {   // dice were rolled: the computer does not agree to go back past them
                const json::object hurried = client.ask({{"type", "hurry"}});
                if (code_of(hurried) == "over") break;
                ASSERT_EQ(hurried.at("type").as_string(), "pong") << json::serialize(hurried);
                if (!client.my_turn()) ASSERT_EQ(client.next("update").at("type").as_string(), "update");
                continue;
            }
            // The computer is thinking or pausing when the entries are taken back.
            const std::int64_t to = client.undo.at("ask").as_int64();
            const json::object back = client.ask({{"type", "ask_undo"}, {"rev", client.rev}, {"seat", "french"}, {"to", to}});
            if (code_of(back) == "stale") continue;   // the computer was faster
            ASSERT_EQ(back.at("record").at("undo").as_int64(), to) << json::serialize(back);
            EXPECT_FALSE(back.at("record").as_object().contains("consent")) << "only persons consent";
            ++taken_back;
            EXPECT_TRUE(client.my_turn());
            std::this_thread::sleep_for(std::chrono::milliseconds(400));
            EXPECT_EQ(client.ask({{"type", "look"}, {"seat", "french"}}).at("n").as_int64(), to) << "what it had thought of was dropped";
            EXPECT_EQ(code_of(client.ask({{"type", "reasons"}, {"n", to + 1}})), "no_account");
            ASSERT_EQ(client.ask({{"type", "hurry"}}).at("type").as_string(), "pong");
            play_on(client, 2, 40u + static_cast<unsigned>(i));   // and it continues
        }
    }
    EXPECT_EQ(taken_back, 4);
}

TEST(computer, two_computers_play_a_match_to_watch) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::object made = anna.make_match("recruit", "regular");
    TableClient client(server, &anna, id_of(made));
    EXPECT_EQ(client.as, "observer");
    for (int i = 0; i < 40; ++i) ASSERT_EQ(client.next("update").at("type").as_string(), "update");
    EXPECT_EQ(client.ask({{"type", "hurry"}}).at("type").as_string(), "pong");
    TableClient other(server, nullptr, id_of(made));
    EXPECT_EQ(code_of(other.ask({{"type", "hurry"}})), "not_your_seat");
}

}  // namespace papelotte::server_test
