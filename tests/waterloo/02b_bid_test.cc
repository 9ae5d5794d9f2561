// WL-2.2  The bid for the sides.
#include <boost/json.hpp>
#include <set>

#include "games/waterloo/records/records.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// The fault of a position; empty if there is none.
std::string fault(std::string_view text) {
    const auto read = Records::read_position(boost::json::parse(text));
    return read ? "" : read.error().text();
}

std::string with_price(std::string_view payer, int price, std::string_view rest = "") {
    return R"({"base": "setup", )" + std::string(rest) + R"("settlement": {"seating": "exchanged", "payer": ")" + std::string(payer) +
           R"(", "price": )" + std::to_string(price) + "}}";
}

}  // namespace

RULE(WL_2_2_1, a_coin_decides_who_bids_first) {
    std::set<std::string> first;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const Scene s = Scene::set_up_with_bid(seed);
        EXPECT_EQ(s.asks(), "auction");
        EXPECT_EQ(Rules::seating(s.position()), Seating::bidding);
        first.insert(s.seat());
    }
    EXPECT_EQ(first.size(), 2u);
}

RULE(WL_2_2_1, without_the_option_nobody_bids) {
    EXPECT_EQ(Scene::set_up().asks(), "skirmish_fire");
    EXPECT_EQ(Rules::seating(Scene::set_up().position()), Seating::kept);
}

RULE(WL_2_2_2, each_bid_is_one_higher_for_either_side) {
    Scene s = Scene::set_up_with_bid();
    s.refuses("bid french -1", "WL-2.2.2");
    s.play("bid french 0");
    s.refuses("bid french 0", "WL-2.2.2");
    s.refuses("bid allied 2", "WL-2.2.2");
    s.play("bid allied 1");
    s.allows("bid french 2");
    s.refuses("nothing green", "WL-2.2.2");
}

RULE(WL_2_2_3, a_pass_ends_the_auction_and_the_last_bidder_has_the_side_that_he_named) {
    Scene s = Scene::set_up_with_bid();
    const std::string bidder = s.seat();
    s.play_all({"bid allied 1", "bid french 2", "bid allied 3"});
    s.play("pass");
    EXPECT_EQ(Rules::seating(s.position()), bidder == "allied" ? Seating::kept : Seating::exchanged);
    EXPECT_EQ(s.asks(), "skirmish_fire");
    EXPECT_EQ(s.seat(), "allied");
}

RULE(WL_2_2_4, the_price_is_casualties_from_the_start) {
    Scene s = Scene::set_up_with_bid();
    s.play("bid french 4");
    s.play("pass");
    EXPECT_EQ(casualties(s.position(), Army::french), 4);
    EXPECT_EQ(casualties(s.position(), Army::anglo_allied), 0);
    EXPECT_TRUE(units_at(s.position(), kEliminated).empty());
    Scene allied = Scene::set_up_with_bid();
    allied.play("bid allied 2");
    allied.play("pass");
    EXPECT_EQ(casualties(allied.position(), Army::anglo_allied), 2);
    EXPECT_EQ(casualties(allied.position(), Army::french), 0);
}

RULE(WL_2_2_4, the_price_counts_towards_victory) {
    const auto winner = [](int price) {
        const auto read = Records::read_position(boost::json::parse(with_price(
            "allied", price, R"("phase": "victory", "units": {"br_inf_1": {"at": "eliminated"}, "ge_inf_1": {"at": "eliminated"}}, )")));
        EXPECT_TRUE(read) << read.error();
        Position p = *read;
        Dice dice(1);
        Effects effects{dice};
        Rules::settle(p, effects);
        const auto outcome = Rules::outcome(p);
        return outcome ? outcome->rule : std::string_view();
    };
    EXPECT_EQ(winner(10), "");
    EXPECT_EQ(winner(11), "WL-15.1.3");
}

RULE(WL_2_2_5, a_bid_that_would_lose_at_once_is_refused) {
    Scene s = Scene::set_up_with_bid();
    s.allows("bid french 15");
    s.refuses("bid french 16", "WL-2.2.5");
    s.allows("bid allied 12");
    s.refuses("bid allied 13", "WL-2.2.5");
    s.play("bid allied 12");
    s.refuses("bid allied 13", "WL-2.2.5");
    s.allows("bid french 13");
}

RULE(WL_2_2_6, if_both_pass_a_coin_decides_and_nobody_pays) {
    std::set<Seating> seatings;
    for (const int coin : {1, 2}) {
        Scene s = Scene::set_up_with_bid();
        const std::string first = s.seat();
        s.play("pass");
        EXPECT_NE(s.seat(), first);
        s.allows("bid allied 0");
        s.play("pass", {coin});
        seatings.insert(Rules::seating(s.position()));
        EXPECT_EQ(s.position().settlement.payer, kNobody);
        EXPECT_EQ(casualties(s.position(), Army::french) + casualties(s.position(), Army::anglo_allied), 0);
    }
    EXPECT_EQ(seatings, (std::set{Seating::kept, Seating::exchanged}));
}

// --- Hand-made positions -----------------------------------------------------------------------------------------------------------

RULE(WL_2_2_5, a_position_has_no_impossible_price) {
    EXPECT_EQ(fault(with_price("french", 15)), "");
    EXPECT_EQ(fault(with_price("french", 16)), "settlement: does not fit the bidding (WL-2.2.5)");
    EXPECT_EQ(fault(with_price("allied", 13)), "settlement: does not fit the bidding (WL-2.2.5)");
    EXPECT_EQ(fault(with_price("nobody", 1)), "settlement: does not fit the bidding (WL-2.2.5)");
    EXPECT_EQ(fault(with_price("prussian", 1)), "settlement.payer: unknown side 'prussian'");
    EXPECT_EQ(fault(R"({"base": "setup", "settlement": {"seating": "bidding", "payer": "nobody", "price": 0}})"),
              "settlement: does not fit the bidding (WL-2.2.5)")
        << "nobody is asked to bid";
}

RULE(WL_2_2_2, a_position_has_no_impossible_bid) {
    const auto at_auction = [](std::string_view turn, std::string_view bid) {
        return R"({"base": "setup", "phase": "start", "turn": )" + std::string(turn) +
               R"(, "settlement": {"seating": "bidding", "payer": "nobody", "price": 0},
                    "agenda": [{"step": "begin_phase", "phase": "start"}, {"step": "auction", "bidder": "allied", )" +
               std::string(bid) + R"(, "declined": false}]})";
    };
    EXPECT_EQ(fault(at_auction("1", R"("side": "french", "number": 15)")), "");
    EXPECT_EQ(fault(at_auction("1", R"("side": "nobody", "number": 0)")), "");
    EXPECT_EQ(fault(at_auction("1", R"("side": "french", "number": 16)")), "agenda: step 'auction' there is no such bidding (WL-2.2.2)");
    EXPECT_EQ(fault(at_auction("1", R"("side": "nobody", "number": 1)")), "agenda: step 'auction' there is no such bidding (WL-2.2.2)");
    EXPECT_EQ(fault(at_auction("2", R"("side": "french", "number": 1)")), "agenda: step 'auction' there is no such bidding (WL-2.2.2)");
}

RULE(WL_2_2_4, the_price_is_told_and_written) {
    Scene s = Scene::set_up_with_bid();
    EXPECT_FALSE(Records::view(Scene::set_up().position(), kFrench).contains("settlement"));
    s.play("bid french 2");
    s.play("pass");
    const boost::json::object view = Records::view(s.position(), kAllied);
    EXPECT_EQ(view.at("settlement").at("payer").as_string(), "french");
    EXPECT_EQ(view.at("settlement").at("price").as_int64(), 2);
    EXPECT_EQ(view.at("casualties").at("french").as_int64(), 2);
    EXPECT_NE(Records::describe(s.position(), kFrench).find("Bid: two casualties of the French counted from the start."), std::string::npos);
    EXPECT_EQ(s.log("pays"), std::vector<std::string>{"The side French pays 2."});
    const auto again = Records::read_position(Records::position_json(s.position()));
    ASSERT_TRUE(again) << again.error();
    EXPECT_TRUE(Rules::same(s.position(), *again));
}

}  // namespace papelotte::waterloo
