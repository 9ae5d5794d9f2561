// The auction before set-up (engine/auction.h) on Ridge (tests/toys/ridge.h): bids, refusals, its end, and its journal.
#include <gtest/gtest.h>

#include "engine/make_game.h"
#include "tests/toys/ridge.h"

namespace papelotte {

namespace {

constexpr Seat kFirst{0}, kSecond{1};

const Game& game() {
    static const Game kGame = make_game<ridge::Records>(nullptr);
    return kGame;
}

// The first player bids first; the dice are a coin, and the reserves of both sides.
std::unique_ptr<Table> auction(std::vector<std::uint8_t> dice = {2, 3}) {
    const std::vector<std::uint8_t> heads{1};
    Dice coin = Dice::scripted(heads);
    Effects effects{coin};
    const ridge::Position first = ridge::Rules::set_up(*check_setup(ridge::Rules::facts(), {}), effects);
    return std::move(*game().from_position(ridge::Records::position_json(first), seed_from_number(1), std::move(dice)));
}

void bid(Table& table, std::initializer_list<std::pair<Seat, const char*>> actions) {
    for (const auto& [seat, action] : actions) {
        const auto played = table.play(seat, action);
        ASSERT_TRUE(played) << action << ": " << played.error().text;
    }
}

std::string refused(Table& table, Seat seat, const char* action) {
    const std::uint64_t before = table.hash();
    const std::size_t entries = table.journal().entries.size();
    const auto played = table.play(seat, action);
    EXPECT_EQ(table.hash(), before) << "something has changed";
    EXPECT_EQ(table.journal().entries.size(), entries);
    if (played) return "it was played";
    EXPECT_EQ(played.error().text.find('\n'), std::string::npos);
    return played.error().rule + (played.error().rule.empty() ? "" : " ") + played.error().text;
}

// The journal of a whole game whose auction ends with this seating.
Journal whole_game(Seating seating) {
    for (std::uint64_t seed = 1;; ++seed) {
        auto table = *game().set_up({}, seed_from_number(seed));
        Dice choices(seed);
        while (!table->outcome()) {
            const Seat seat = table->to_act().front();
            EXPECT_TRUE(table->play(seat, table->random_choice(seat, choices)));
        }
        if (table->seating() == seating) return table->journal();
    }
}

}  // namespace

TEST(auction, a_coin_decides_who_bids_first) {
    for (const std::uint8_t coin : {std::uint8_t{1}, std::uint8_t{2}}) {
        const std::vector<std::uint8_t> script{coin};
        Dice dice = Dice::scripted(script);
        Effects effects{dice};
        const ridge::Position p = ridge::Rules::set_up(*check_setup(ridge::Rules::facts(), {}), effects);
        EXPECT_EQ(ridge::Rules::to_act(p), SeatSet(Seat(coin - 1)));
        EXPECT_EQ(ridge::Rules::seating(p), Seating::bidding);
    }
}

TEST(auction, the_last_bidder_plays_the_side_that_he_named) {
    const auto kept = auction();
    bid(*kept, {{kFirst, "bid french 0"}, {kSecond, "pass"}});
    EXPECT_EQ(kept->seating(), Seating::kept);
    const auto exchanged = auction();
    bid(*exchanged, {{kFirst, "bid allied 0"}, {kSecond, "pass"}});
    EXPECT_EQ(exchanged->seating(), Seating::exchanged);
    const auto raised = auction();
    bid(*raised, {{kFirst, "bid french 0"}, {kSecond, "bid french 1"}, {kFirst, "bid allied 2"}, {kSecond, "bid allied 3"}});
    EXPECT_EQ(raised->seating(), Seating::bidding) << "nobody can bid 4 for the allies, but for the French";
    bid(*raised, {{kFirst, "pass"}});
    EXPECT_EQ(raised->seating(), Seating::kept);
}

TEST(auction, ends_by_itself_where_no_bid_is_left) {
    const auto table = auction();
    bid(*table, {{kFirst, "bid french 6"}});
    EXPECT_EQ(table->seating(), Seating::kept) << "the French cannot pay more, and the allies not as much";
    EXPECT_EQ(table->journal().entries.back().seating, Seating::kept);
}

TEST(auction, the_other_may_open_and_a_coin_decides_if_nobody_does) {
    const auto opened = auction();
    bid(*opened, {{kFirst, "pass"}, {kSecond, "bid french 0"}, {kFirst, "pass"}});
    EXPECT_EQ(opened->seating(), Seating::exchanged);
    for (const std::uint8_t coin : {std::uint8_t{1}, std::uint8_t{2}}) {
        const auto table = auction({coin, 2, 3});
        bid(*table, {{kFirst, "pass"}, {kSecond, "pass"}});
        EXPECT_EQ(table->seating(), coin == 1 ? Seating::kept : Seating::exchanged);
        if (coin == 2) EXPECT_EQ(table->position().at("auction").at("payer").as_string(), "none");
    }
}

TEST(auction, winner_and_price_are_in_the_position) {
    const auto table = auction();
    bid(*table, {{kFirst, "bid french 1"}, {kSecond, "bid french 2"}, {kFirst, "pass"}});
    EXPECT_EQ(table->position().at("auction"), (boost::json::object{{"seating", "exchanged"}, {"payer", "french"}, {"price", 2}}));
    EXPECT_EQ(table->to_act(), SeatSet(ridge::kFrench)) << "the French pay, whoever plays them";
    bid(*table, {{ridge::kFrench, "pay left"}, {ridge::kFrench, "pay left"}});
    EXPECT_EQ(table->position().at("armies").at(0).at("left"), 2);
    EXPECT_TRUE(table->sees_secret(ridge::kFrench)) << "what is secret is dealt after the auction";
}

TEST(auction, refuses_a_bid_that_is_not_the_next) {
    const auto table = auction();
    EXPECT_EQ(refused(*table, kFirst, "bid french -1"), "RG-2.1 The first bid is 0 or more, each later one exactly 1 higher.");
    EXPECT_EQ(refused(*table, kFirst, "bid french 7"), "RG-2.2 That is more than the side can pay.");
    EXPECT_EQ(refused(*table, kFirst, "bid allied 4"), "RG-2.2 That is more than the side can pay.");
    EXPECT_EQ(refused(*table, kFirst, "assault left"), "RG-2 Not now. Bid for a side, or pass.");
    EXPECT_EQ(refused(*table, kFirst, "bid prussian 1"), "There is no side ‘prussian’.");
    EXPECT_EQ(refused(*table, kFirst, "bid french three"), "It takes a number, not ‘three’.");
    EXPECT_NE(refused(*table, kFirst, "bid french 99999999999999999999"), "it was played");
    EXPECT_NE(refused(*table, kFirst, "bid french"), "it was played");
    EXPECT_EQ(refused(*table, kSecond, "bid french 0"), "It is not your turn: the other player is to bid.");
    bid(*table, {{kFirst, "bid french 1"}});
    for (const char* action : {"bid french 0", "bid french 1", "bid allied 1", "bid french 3", "bid allied 3"})
        EXPECT_EQ(refused(*table, kSecond, action), "RG-2.1 The first bid is 0 or more, each later one exactly 1 higher.") << action;
    EXPECT_EQ(refused(*table, kFirst, "bid french 2"), "It is not your turn: the other player is to bid.");
    bid(*table, {{kSecond, "pass"}, {ridge::kFrench, "pay left"}});
    EXPECT_EQ(refused(*table, ridge::kFrench, "bid french 2"), "RG-5 Not now. Assault, commit the reserve, or hold.");
    EXPECT_EQ(refused(*table, ridge::kAllied, "hold"), "It is not your turn: french are to decide.");
}

TEST(auction, a_bid_can_be_taken_back_until_the_other_answers_the_end_cannot) {
    const auto table = auction();
    bid(*table, {{kFirst, "bid allied 0"}});
    EXPECT_FALSE(table->undo(kFirst));
    bid(*table, {{kFirst, "bid allied 1"}, {kSecond, "pass"}});
    EXPECT_EQ(table->seating(), Seating::exchanged);
    EXPECT_TRUE(table->undo(kFirst));
    EXPECT_TRUE(table->undo(kSecond)) << "who passed has another seat now";
    EXPECT_EQ(table->settled(), 2);
    EXPECT_EQ((*table->back_at(1))->seating(), Seating::bidding);
}

TEST(auction, journals_record_its_result_and_are_verified_against_it) {
    for (const Seating seating : {Seating::kept, Seating::exchanged}) {
        const Journal journal = whole_game(seating);
        const std::string text = write_journal(journal), mark = "\"seating\":\"" + std::string(word(seating)) + "\"";
        ASSERT_NE(text.find(mark), std::string::npos) << text;
        EXPECT_EQ(text.find("\"seating\"", text.find(mark) + 1), std::string::npos) << "once is enough";
        const auto read = read_journal(text);
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(write_journal(*read), text);
        EXPECT_TRUE(game().verify(*read).sound) << game().verify(*read).problem;
        Journal changed = *read;
        for (Entry& entry : changed.entries)
            if (entry.seating) entry.seating = seating == Seating::kept ? Seating::exchanged : Seating::kept;
        EXPECT_NE(game().verify(changed).problem.text().find("the players are not seated as recorded"), std::string::npos);
        changed = *read;
        changed.entries.back().seating = Seating::kept;
        EXPECT_FALSE(game().verify(changed).sound) << "nothing was settled there";
        changed = *read;
        for (Entry& entry : changed.entries) entry.seating.reset();
        EXPECT_TRUE(game().verify(changed).sound) << "it follows from the bids";
    }
    const auto bad = read_journal(
        "{\"journal\":1,\"game\":\"ridge\",\"rules\":1,\"scenario\":\"standard\",\"options\":{},\"seats\":[\"french\",\"allied\"]}\n"
        "{\"n\":1,\"seat\":\"french\",\"do\":\"pass\",\"seating\":\"bidding\"}\n");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().text(), "line 2: 'seating' must be one of kept, exchanged");
}

TEST(auction, stories_say_when_the_players_got_their_sides) {
    const Journal journal = whole_game(Seating::exchanged);
    const auto story = game().story(journal, kObserver);
    ASSERT_TRUE(story) << story.error();
    std::size_t told = 0;
    for (std::size_t i = 0; i < journal.entries.size(); ++i) {
        const boost::json::object& step = story->at("steps").as_array()[i].as_object();
        EXPECT_EQ(step.contains("seating"), journal.entries[i].seating.has_value());
        told += step.contains("seating");
    }
    EXPECT_EQ(told, 1u);
}

TEST(auction, a_set_up_may_do_without) {
    const auto table = *game().set_up({"", {{"bidding", "no"}}}, seed_from_number(1));
    EXPECT_EQ(table->seating(), Seating::kept);
    EXPECT_EQ(table->to_act(), SeatSet(ridge::kFrench));
}

TEST(seating, only_the_two_players_change_places) {
    EXPECT_EQ(seat_after(Seating::bidding, Seating::exchanged, Seat(0)), Seat(1));
    EXPECT_EQ(seat_after(Seating::exchanged, Seating::bidding, Seat(1)), Seat(0));
    EXPECT_EQ(seat_after(Seating::bidding, Seating::kept, Seat(0)), Seat(0));
    EXPECT_EQ(seat_after(Seating::exchanged, Seating::exchanged, Seat(0)), Seat(0));
    EXPECT_EQ(seat_after(Seating::bidding, Seating::exchanged, Seat(2)), Seat(2));
    EXPECT_EQ(seat_after(Seating::bidding, Seating::exchanged, kObserver), kObserver);
}

}  // namespace papelotte
