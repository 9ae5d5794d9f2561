// Players who bid for their sides, on a real server: Ridge (tests/engine/ridge.h). Whoever bid keeps playing, at the seat that he won.
#include <signal.h>

#include "engine/journal.h"
#include "tests/server/database.h"

namespace papelotte::server_test {

namespace {

TestServer toys() { return TestServer({"--unlimited"}, paths::papelotte_toys); }

json::object seat(std::string_view name, std::string_view who) {
    const bool level = who != "me" && who != "invite";
    json::object one{{"seat", name}, {"who", level ? "computer" : who}};
    if (level) one["level"] = who;
    return one;
}

json::object make(Person& person, std::string_view first, std::string_view second) {
    const HttpAnswer answer =
        person.post("/api/matches", {{"game", "ridge"}, {"seats", json::array{seat("french", first), seat("allied", second)}}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    return parsed(answer.body);
}

// Anna is the first player, Bruno the second, and a stranger watches.
struct Two {
    explicit Two(const TestServer& server_) : server(server_), anna(server_), bruno(server_), made(make(anna, "me", "invite")) {
        bruno.join(made);
        sit();
    }
    void sit() {
        first = std::make_unique<TableClient>(server, &anna, id());
        second = std::make_unique<TableClient>(server, &bruno, id());
        watcher = std::make_unique<TableClient>(server, nullptr, id());
    }
    std::string id() const { return id_of(made); }
    std::vector<TableClient*> all() { return {first.get(), second.get(), watcher.get()}; }
    TableClient& to_act() { return first->my_turn() ? *first : *second; }
    TableClient& other() { return first->my_turn() ? *second : *first; }
    void meet() {
        const std::int64_t rev = std::max(first->rev, second->rev);
        for (TableClient* client : all()) client->catch_up(rev);
    }
    // The answer: an update, or the state of the player's new seat.
    json::object play(std::string_view action) {
        json::object answer = to_act().play(action);
        EXPECT_NE(answer.at("type").as_string(), "error") << json::serialize(answer);
        meet();
        return answer;
    }
    // The player to act bids for the side of the other's seat and gets it: they exchange seats. The winner.
    TableClient& exchange() {
        TableClient& winner = to_act();
        play("bid " + std::string(winner.as == "french" ? "allied" : "french") + " 0");
        play("pass");
        return winner;
    }

    const TestServer& server;
    Person anna, bruno;
    json::object made;
    std::unique_ptr<TableClient> first, second, watcher;
};

std::string seat_of(const json::object& match) {   // "you"
    for (const json::value& one : match.at("seats").as_array())
        if (one.as_object().contains("you")) return std::string(one.at("seat").as_string());
    return "";
}

bool bids(const json::object& match) { return match.contains("bidding"); }

json::object match_of(Person& person, const std::string& id) { return parsed(person.get("/api/matches/" + id).body).at("match").as_object(); }

json::object asked(TableClient& client, std::string_view type) { return client.ask({{"type", type}, {"rev", client.rev}, {"seat", client.as}}); }

}  // namespace

TEST(auction, set_ups_and_matches_say_that_sides_are_bid_for) {
    const TestServer server = toys();
    Person anna(server);
    const auto check = [&](json::object options) { return parsed(anna.post("/api/setup", {{"game", "ridge"}, {"options", options}}).body); };
    EXPECT_TRUE(bids(check({})));
    EXPECT_FALSE(bids(check({{"bidding", "no"}})));
    const json::object made = make(anna, "me", "invite");
    EXPECT_TRUE(bids(made.at("match").as_object()));
    for (const json::value& game : parsed(anna.get("/api/games").body).at("games").as_array())
        EXPECT_EQ(bids(game.as_object()), game.at("id").as_string() == "ridge");
}

TEST(auction, the_winner_keeps_playing_at_the_seat_that_he_won) {
    const TestServer server = toys();
    Two two(server);
    ASSERT_EQ(two.first->as, "french");
    ASSERT_EQ(two.second->as, "allied");
    EXPECT_TRUE(bids(two.first->match));
    TableClient& winner = two.to_act();
    two.play("bid " + std::string(winner.as == "french" ? "allied" : "french") + " 0");
    const json::object answer = two.play("pass");
    EXPECT_EQ(answer.at("type").as_string(), "state") << "he looks from another seat now";
    const json::object& missed = answer.at("missed").as_array().back().as_object();
    EXPECT_EQ(missed.at("record").at("do").as_string(), "pass");
    EXPECT_EQ(missed.at("record").at("seating").as_string(), "exchanged");
    EXPECT_EQ(two.first->as, "allied");
    EXPECT_EQ(two.second->as, "french");
    EXPECT_EQ(two.watcher->as, "observer");
    for (TableClient* client : two.all()) EXPECT_FALSE(bids(client->match));
    EXPECT_EQ(seat_of(two.first->match), "allied");
    EXPECT_EQ(seat_of(match_of(two.bruno, two.id())), "french");
    // The French are to act, and Bruno plays them.
    EXPECT_TRUE(two.second->my_turn());
    EXPECT_FALSE(two.first->my_turn());
    EXPECT_EQ(two.first->ask({{"type", "play"}, {"rev", two.first->rev}, {"seat", "french"}, {"do", "hold"}}).at("code").as_string(),
              "not_your_seat");
    two.play("hold");
    two.play("hold");
    EXPECT_EQ(two.first->n, 4);
}

TEST(auction, nobody_is_shown_what_the_other_side_drew) {
    const TestServer server = toys();
    Two two(server);
    two.exchange();
    for (TableClient* client : two.all()) {
        for (const std::size_t army : {0u, 1u}) {
            const bool own = client->as == (army == 0 ? "french" : "allied");
            EXPECT_EQ(client->view.at("armies").at(army).as_object().contains("reserve"), own || client->view.at("agenda").as_array().empty())
                << client->as << ", " << army;
        }
        std::size_t drew = 0, at = 0;
        while ((at = client->bytes.find("\"drew\"", at)) != std::string::npos) ++drew, ++at;
        EXPECT_EQ(drew, client == two.watcher.get() ? 0u : 1u) << client->bytes;
        EXPECT_EQ(client->bytes.find("\"reserve\":2,\"has_reserve\":true},{\"left\":3,\"right\":2,\"reserve\""), std::string::npos);
    }
}

TEST(auction, seats_that_stay_are_told_by_an_update) {
    const TestServer server = toys();
    Two two(server);
    two.play("bid " + two.to_act().as + " 0");
    const json::object answer = two.play("pass");
    EXPECT_EQ(answer.at("type").as_string(), "update");
    EXPECT_EQ(answer.at("record").at("seating").as_string(), "kept");
    EXPECT_EQ(two.first->as, "french");
    for (TableClient* client : two.all())
        while (bids(client->match)) ASSERT_NE(client->next("match").at("type").as_string(), "nothing");
}

TEST(auction, bad_bids_change_nothing) {
    const TestServer server = toys();
    Two two(server);
    TableClient& bidder = two.to_act();
    const auto refused = [&](TableClient& client, std::string_view action) {
        const json::object answer = client.play(action);
        EXPECT_EQ(answer.at("type").as_string(), "error") << json::serialize(answer);
        return std::string(answer.at("code").as_string()) + (answer.contains("rule") ? " " + std::string(answer.at("rule").as_string()) : "");
    };
    EXPECT_EQ(refused(bidder, "bid french 9"), "refused RG-2.2");
    EXPECT_EQ(refused(bidder, "bid french -1"), "refused RG-2.1");
    EXPECT_EQ(refused(bidder, "bid french x"), "unknown_action");
    EXPECT_EQ(refused(bidder, "bid nobody 1"), "unknown_action");
    EXPECT_EQ(refused(two.other(), "bid french 0"), "not_your_turn");
    EXPECT_EQ(bidder.rev, 0);
    two.play("bid french 1");
    EXPECT_EQ(refused(two.to_act(), "bid french 1"), "refused RG-2.1");
    EXPECT_EQ(refused(two.to_act(), "bid allied 3"), "refused RG-2.1");
    EXPECT_EQ(bidder.rev, 1);
}

TEST(auction, links_and_lists_follow_the_player) {
    const TestServer server = toys();
    Two two(server);
    two.exchange();
    const auto waits = [&](Person& person) {
        const json::object mine = parsed(person.get("/api/matches?mine").body).at("matches").as_array().at(0).as_object();
        EXPECT_FALSE(bids(mine));
        return seat_of(mine);
    };
    EXPECT_EQ(waits(two.anna), "allied");
    EXPECT_EQ(waits(two.bruno), "french");
    // Bruno's link leads him to the seat that he has now.
    const std::string text(two.made.at("links").as_array().at(0).at("link").as_string());
    const json::object joined = parsed(two.bruno.post("/api/join", {{"token", text.substr(text.rfind('/') + 1)}}).body);
    EXPECT_EQ(joined.at("seat").as_string(), "french");
}

TEST(auction, a_killed_server_has_everybody_at_his_seat) {
    TestServer server = toys();
    Two two(server);
    two.play("bid " + std::string(two.to_act().as == "french" ? "allied" : "french") + " 0");
    server.kill(SIGKILL);
    server.open();
    two.sit();
    EXPECT_EQ(two.first->as, "french");
    EXPECT_TRUE(bids(two.first->match));
    EXPECT_EQ(two.play("pass").at("missed").as_array().size(), 1u);
    EXPECT_EQ(two.first->as, "allied");
    server.kill(SIGKILL);
    server.open();
    Person anna(server), bruno(server);
    anna.http().cookies = two.anna.http().cookies;
    bruno.http().cookies = two.bruno.http().cookies;
    TableClient first(server, &anna, two.id()), second(server, &bruno, two.id());
    EXPECT_EQ(first.as, "allied");
    EXPECT_EQ(second.as, "french");
    EXPECT_TRUE(second.my_turn());
    EXPECT_EQ(second.play("hold").at("type").as_string(), "update");
}

TEST(auction, whoever_was_away_comes_back_to_his_seat) {
    const TestServer server = toys();
    Two two(server);
    const std::int64_t seen = two.first->rev;
    TableClient& winner = two.to_act();
    two.play("bid " + std::string(winner.as == "french" ? "allied" : "french") + " 0");
    TableClient& away = two.other();   // who bid
    const bool is_anna = &away == two.first.get();
    away.socket().disconnect();
    two.to_act().play("pass");
    // He asks for the seat that he had, and gets his own.
    TableClient back(server, is_anna ? &two.anna : &two.bruno, two.id(), "?seen=" + std::to_string(seen));
    EXPECT_EQ(back.as, is_anna ? "allied" : "french");
}

TEST(auction, taking_it_back_takes_the_seats_back) {
    const TestServer server = toys();
    Two two(server);
    TableClient& winner = two.exchange();
    TableClient& loser = &winner == two.first.get() ? *two.second : *two.first;
    EXPECT_EQ(asked(loser, "undo").at("code").as_string(), "nothing_to_undo") << "not alone";
    EXPECT_EQ(winner.undo.at("ask").as_int64(), 0) << "before his own bid, which he made at the other seat";
    EXPECT_EQ(loser.undo.at("ask").as_int64(), 1) << "before his own pass";
    loser.ask({{"type", "ask_undo"}, {"rev", loser.rev}, {"seat", loser.as}, {"to", 1}});
    two.meet();
    const json::object answer = winner.ask({{"type", "answer_undo"}, {"rev", winner.rev}, {"seat", winner.as}, {"accept", true}});
    EXPECT_EQ(answer.at("type").as_string(), "state");
    two.meet();
    EXPECT_EQ(two.first->as, "french");
    EXPECT_EQ(two.second->as, "allied");
    for (TableClient* client : two.all()) {
        EXPECT_TRUE(bids(client->match));
        EXPECT_EQ(client->n, 1);
    }
    EXPECT_TRUE(loser.my_turn());
    EXPECT_TRUE(bids(match_of(two.anna, two.id())));
    EXPECT_EQ(seat_of(match_of(two.anna, two.id())), "french");
    two.play("pass");
    EXPECT_EQ(two.first->as, "allied");
}

TEST(auction, offers_of_players_lapse_when_they_change_seats) {
    const TestServer server = toys();
    Two two(server);
    two.play("bid " + std::string(two.to_act().as == "french" ? "allied" : "french") + " 0");
    TableClient& loser = two.to_act();
    asked(loser, "offer_draw");
    two.meet();
    const json::object answer = two.play("pass");
    EXPECT_TRUE(answer.at("draw").is_null());
}

TEST(auction, resigning_before_it_is_settled_ends_the_match) {
    TestServer server = toys();
    Two two(server);
    asked(*two.first, "resign");
    two.meet();
    while (two.second->match.at("status").as_string() != "over") ASSERT_NE(two.second->next("match").at("type").as_string(), "nothing");
    EXPECT_EQ(two.second->match.at("result").at("winners"), (json::array{"allied"})) << "the second player's";
    EXPECT_TRUE(bids(two.second->match)) << "and he is still called so";
}

TEST(auction, a_rematch_is_bid_for_again) {
    const TestServer server = toys();
    Two two(server);
    two.exchange();
    asked(*two.first, "resign");
    const HttpAnswer answer = two.anna.post("/api/matches/" + two.id() + "/rematch", {});
    ASSERT_EQ(answer.status, 201) << answer.body;
    const json::object next = parsed(answer.body).at("match").as_object();
    EXPECT_TRUE(bids(next));
    EXPECT_EQ(seat_of(next), "french") << "who was allied is the first player now";
}

TEST(auction, a_player_with_both_seats_looks_on_for_the_same_player) {
    const TestServer server = toys();
    Person anna(server);
    const json::object made = make(anna, "me", "me");
    TableClient client(server, &anna, id_of(made));
    const std::string bidder(client.as), side(bidder == "french" ? "allied" : "french");
    client.play("bid " + side + " 0");
    client.ask({{"type", "look"}, {"seat", side}});
    const json::object answer = client.play("pass");
    EXPECT_EQ(answer.at("type").as_string(), "state");
    EXPECT_EQ(client.as, bidder) << "he passed at the other seat, and plays this one now";
}

TEST(auction, a_computer_goes_with_its_seat) {
    const TestServer server = toys();
    Person anna(server);
    const json::object made = make(anna, "me", "regular");
    TableClient client(server, &anna, id_of(made));
    while (client.decision.at("to_act").as_array().at(0).as_string() == "allied" && client.n == 0) client.next("update");
    client.play("pass");   // the computer opens, or wins: it wants the French
    while (bids(client.match)) {
        if (client.my_turn()) client.play("pass");
        else ASSERT_NE(client.next("state").at("type").as_string(), "nothing");
    }
    EXPECT_EQ(client.as, "allied");
    const json::array& seats = client.match.at("seats").as_array();
    EXPECT_EQ(seats.at(0).at("who").as_string(), "computer");
    EXPECT_EQ(seats.at(0).at("level").as_string(), "regular");
    EXPECT_TRUE(seats.at(1).as_object().contains("you"));
    while (!client.my_turn()) ASSERT_NE(client.next("update").at("type").as_string(), "nothing");
    EXPECT_EQ(client.play("hold").at("type").as_string(), "update");
}

TEST(auction, chat_before_it_is_settled_is_nobodys_side) {
    const TestServer server = toys();
    Two two(server);
    EXPECT_EQ(two.first->ask({{"type", "chat"}, {"text", "good luck"}}).at("message").at("seat").as_string(), "");
    two.exchange();
    EXPECT_EQ(two.first->ask({{"type", "chat"}, {"text", "so I am allied"}}).at("message").at("seat").as_string(), "allied");
}

TEST(auction, a_whole_match_can_be_checked) {
    const TestServer server = toys();
    Two two(server);
    two.exchange();
    while (!two.first->decision.at("to_act").as_array().empty()) two.play(two.to_act().legal().front());
    const std::string path = "/api/matches/" + two.id();
    const auto journal = read_journal(two.anna.get(path + "/journal").body);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->entries.at(1).seating, Seating::exchanged);
    EXPECT_TRUE(parsed(two.anna.get(path + "/verify").body).at("sound").as_bool());
    const json::object story = parsed(two.anna.get(path + "/story?as=allied").body);
    EXPECT_EQ(story.at("steps").at(1).at("seating").as_string(), "exchanged");
}

}  // namespace papelotte::server_test
