// After an auction for sides, or before its end: crashes, take-backs, offers, resignation, rematch, the journal.
#include <signal.h>

#include "engine/journal.h"
#include "tests/server/bidders.h"

namespace papelotte::server_test {

using namespace bidders;

TEST(auction_end, a_killed_server_has_everybody_at_his_seat) {
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

TEST(auction_end, a_reconnecting_player_returns_to_his_new_seat) {
    const TestServer server = toys();
    Two two(server);
    const std::int64_t seen = two.first->rev;
    TableClient& winner = two.to_act();
    two.play("bid " + std::string(winner.as == "french" ? "allied" : "french") + " 0");
    TableClient& away = two.other();   // the player who has bid
    const bool is_anna = &away == two.first.get();
    away.socket().disconnect();
    two.to_act().play("pass");
    // He asks for the view of his old seat, and gets that of his own.
    TableClient back(server, is_anna ? &two.anna : &two.bruno, two.id(), "?seen=" + std::to_string(seen));
    EXPECT_EQ(back.as, is_anna ? "allied" : "french");
}

TEST(auction_end, taking_it_back_takes_the_seats_back) {
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

TEST(auction_end, offers_of_players_lapse_when_they_change_seats) {
    const TestServer server = toys();
    Two two(server);
    two.play("bid " + std::string(two.to_act().as == "french" ? "allied" : "french") + " 0");
    TableClient& loser = two.to_act();
    asked(loser, "offer_draw");
    two.meet();
    const json::object answer = two.play("pass");
    EXPECT_TRUE(answer.at("draw").is_null());
}

TEST(auction_end, resigning_before_it_is_settled_ends_the_match) {
    TestServer server = toys();
    Two two(server);
    asked(*two.first, "resign");
    two.meet();
    while (two.second->match.at("status").as_string() != "over") ASSERT_NE(two.second->next("match").at("type").as_string(), "nothing");
    EXPECT_EQ(two.second->match.at("result").at("winners"), (json::array{"allied"})) << "the second player's";
    EXPECT_TRUE(bids(two.second->match)) << "and he is still called so";
}

TEST(auction_end, a_rematch_is_bid_for_again) {
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

TEST(auction_end, a_whole_match_can_be_checked) {
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
