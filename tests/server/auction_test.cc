// Players who bid for their sides, on a real server: each player continues in the seat that he won.
#include "tests/server/bidders.h"

namespace papelotte::server_test {

using namespace bidders;

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

TEST(auction, the_other_sides_draw_is_shown_to_nobody) {
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

TEST(auction, unchanged_seats_are_sent_an_update) {
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

// The games that have the bid as an option: the same procedure, each with its own rules.
TEST(auction, bad_bids_in_the_real_games_change_nothing) {
    const TestServer server;
    struct Case {
        Bids bids;
        std::string_view next, limit, too_high;
    };
    const Case cases[] = {{{"waterloo", "allied", {{"bid", "on"}}}, "refused WL-2.2.2", "refused WL-2.2.5", "bid french 16"},
                          {{"waterloo200", "british", {{"bid", "on"}}}, "refused W2-O11.2", "refused W2-O11.5", "bid french 10"}};
    for (const auto& [bids, next, limit, too_high] : cases) {
        Two two(server, bids);
        const auto refused = [&](TableClient& client, std::string_view action) {
            const json::object answer = client.play(action);
            EXPECT_EQ(answer.at("type").as_string(), "error") << json::serialize(answer);
            return std::string(answer.at("code").as_string()) +
                   (answer.contains("rule") ? " " + std::string(answer.at("rule").as_string()) : "");
        };
        TableClient& bidder = two.to_act();
        EXPECT_EQ(refused(bidder, "bid french two"), "unknown_action");
        EXPECT_EQ(refused(bidder, "bid nobody 2"), "unknown_action");
        EXPECT_EQ(refused(bidder, "bid 2"), "unknown_action");
        EXPECT_EQ(refused(bidder, "bid french -1"), next);
        EXPECT_EQ(refused(bidder, too_high), limit);
        EXPECT_EQ(refused(two.other(), "bid french 2"), "not_your_turn");
        EXPECT_EQ(bidder.rev, 0);
        two.play("bid french 2");
        EXPECT_EQ(refused(two.to_act(), "bid allied 2"), next);
        EXPECT_EQ(refused(two.to_act(), "bid allied 4"), next);
        EXPECT_EQ(bidder.rev, 1);
    }
    Person anna(server);
    const HttpAnswer three = anna.post("/api/setup", {{"game", "waterloo200"}, {"options", json::object{{"players", "three"}, {"bid", "on"}}}});
    EXPECT_EQ(three.status, 400);
    EXPECT_NE(three.body.find("W2-O11.8"), std::string::npos) << three.body;
}

TEST(auction, the_price_is_seen_by_all_in_the_real_games) {
    const TestServer server;
    for (const Bids& bids : {Bids{"waterloo", "allied", {{"bid", "on"}}}, Bids{"waterloo200", "british", {{"bid", "on"}}}}) {
        Two two(server, bids);
        TableClient& winner = two.exchange();
        const std::string other_seat = &winner == two.first.get() ? std::string(bids.second_seat) : "french";
        EXPECT_EQ(winner.as, other_seat) << "the side that he named";
        for (TableClient* client : two.all()) EXPECT_EQ(client->view.at("settlement").at("payer").as_string(), other_seat);
    }
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
    // Bruno's link leads him to his present seat.
    const std::string text(two.made.at("links").as_array().at(0).at("link").as_string());
    const json::object joined = parsed(two.bruno.post("/api/join", {{"token", text.substr(text.rfind('/') + 1)}}).body);
    EXPECT_EQ(joined.at("seat").as_string(), "french");
}

// Nobody can pay more than 6 for the French, or as much for the allies, so this bid ends the auction before the other player has joined.
TEST(auction, a_link_that_nobody_has_followed_yet_leads_to_the_seat_that_is_left) {
    const TestServer server = toys();
    Person anna(server), bruno(server);
    json::object made;
    do made = make(anna, "invite", "me");
    while (made.at("match").at("to_act").as_array().at(0).as_string() != "allied");   // until the coin decides so
    TableClient client(server, &anna, id_of(made));
    ASSERT_EQ(client.as, "allied");
    EXPECT_EQ(client.play("bid french 6").at("type").as_string(), "state");
    EXPECT_EQ(client.as, "french");
    EXPECT_EQ(bruno.join(made).at("seat").as_string(), "allied");
    EXPECT_EQ(TableClient(server, &bruno, id_of(made)).as, "allied");
    EXPECT_TRUE(client.my_turn()) << "the French pay";
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
    while (bids(client.match) && !testing::Test::HasFailure()) {   // the computer wants the French, whoever bids first
        if (client.my_turn()) client.play("pass");
        else client.catch_up(client.rev + 1);
    }
    EXPECT_EQ(client.as, "allied");
    const json::array& seats = client.match.at("seats").as_array();
    EXPECT_EQ(seats.at(0).at("who").as_string(), "computer");
    EXPECT_EQ(seats.at(0).at("level").as_string(), "regular");
    EXPECT_TRUE(seats.at(1).as_object().contains("you"));
    while (!client.my_turn()) ASSERT_NE(client.next("update").at("type").as_string(), "nothing");
    EXPECT_EQ(client.play("hold").at("type").as_string(), "update");
}

TEST(auction, chat_before_the_end_of_the_auction_names_no_side) {
    const TestServer server = toys();
    Two two(server);
    EXPECT_EQ(two.first->ask({{"type", "chat"}, {"text", "good luck"}}).at("message").at("seat").as_string(), "");
    two.exchange();
    EXPECT_EQ(two.first->ask({{"type", "chat"}, {"text", "so I am allied"}}).at("message").at("seat").as_string(), "allied");
}

}  // namespace papelotte::server_test
