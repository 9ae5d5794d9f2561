// W2-O11  The bid for the sides.
#include <set>

#include "games/waterloo200/records/records.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

// The fault of a position; empty if there is none.
std::string fault(std::string_view text) {
    const auto read = Records::read_position(boost::json::parse(text));
    return read ? "" : read.error().text();
}

std::string with_price(std::string_view options, std::string_view payer, int price) {
    return R"({"base": "historical", "options": [)" + std::string(options) + R"(], "settlement": {"seating": "kept", "payer": ")" +
           std::string(payer) + R"(", "price": )" + std::to_string(price) + "}}";
}

boost::json::object of_auction(const Scene& s) { return Records::position_json(s.position()); }

}  // namespace

RULE(W2_O11_1, a_coin_decides_who_bids_first) {
    std::set<std::string> first;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const Scene s = Scene::set_up("bid", seed);
        EXPECT_EQ(s.asks(), "auction");
        EXPECT_EQ(Rules::seating(s.position()), Seating::bidding);
        first.insert(s.seat());
    }
    EXPECT_EQ(first.size(), 2u);
}

RULE(W2_O11_2, each_bid_is_one_higher_for_either_side) {
    Scene s = Scene::set_up("bid");
    s.refuses("bid french -1", "W2-O11.2");
    s.play("bid french 0");
    s.refuses("bid french 0", "W2-O11.2");
    s.refuses("bid allied 2", "W2-O11.2");
    s.play("bid allied 1");
    s.allows("bid french 2");
    s.refuses("tactical", "W2-O11.2");
}

RULE(W2_O11_3, a_pass_ends_the_auction_and_the_last_bidder_has_the_side_that_he_named) {
    Scene s = Scene::set_up("bid", 1, "historical");
    const std::string bidder = s.seat();
    s.play_all({"bid allied 1", "bid french 2", "bid allied 3", "pass"});
    EXPECT_EQ(Rules::seating(s.position()), bidder == "british" ? Seating::kept : Seating::exchanged);
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_EQ(s.seat(), "french");
}

RULE(W2_O11_4, the_price_is_morale_from_the_start) {
    Scene s = Scene::set_up("bid", 1, "historical");
    s.play_all({"bid allied 3", "pass"});
    EXPECT_EQ(morale(s.position(), Faction::british), 7);
    EXPECT_EQ(morale(s.position(), Faction::prussian), 7);
    EXPECT_EQ(morale(s.position(), Faction::french), 10);
    Scene french = Scene::set_up("bid", 1, "historical");
    french.play_all({"bid french 2", "pass"});
    EXPECT_EQ(morale(french.position(), Faction::french), 8);
    EXPECT_EQ(morale(french.position(), Faction::british), 10);
}

RULE(W2_O11_4, the_price_counts_among_the_ten) {
    for (const auto price : {std::uint8_t{8}, std::uint8_t{9}}) {
        Scene s("41: fr_2c_soye_inf br_res_vincke_inf(step=1); kind=strategic_move options=bid");
        s.position().settlement = {Seating::kept, kBritishSeat, price};
        s.play_all({"done", "battle 41"});
        EXPECT_TRUE(s.eliminated("br_res_vincke_inf"));
        EXPECT_EQ(s.outcome_rule(), price == 9 ? "W2-18.1.2" : "");
    }
}

RULE(W2_O11_5, a_bid_is_at_most_nine) {
    Scene s = Scene::set_up("bid");
    s.allows("bid french 9");
    s.refuses("bid french 10", "W2-O11.5");
    s.allows("bid allied 9");
    s.refuses("bid allied 10", "W2-O11.5");
}

RULE(W2_O11_6, nothing_is_dealt_before_the_auction_is_over) {
    for (const std::string_view scenario : {"standard", "historical"}) {
        Scene s = Scene::set_up("bid", 1, scenario);
        for (const Unit unit : kAllUnits) EXPECT_FALSE(on_map(s.position(), unit)) << word(unit);
        EXPECT_FALSE(Records::has_secret(s.position(), kFrenchSeat));
        s.play_all({"bid french 0"});
        EXPECT_FALSE(on_map(s.position(), strategic_leader(Faction::french)));
        Dice dice(7);
        Effects effects{dice};
        Position after = s.position();
        Rules::apply(after, Rules::to_act(after).front(), *Records::parse("pass"), effects);
        EXPECT_TRUE(on_map(after, strategic_leader(Faction::french)));
        EXPECT_TRUE(effects.revealed());
    }
}

RULE(W2_O11_7, if_both_pass_a_coin_decides_and_nobody_pays) {
    std::set<Seating> seatings;
    for (const int coin : {0, 1}) {
        Scene s = Scene::set_up("bid", 1, "historical");
        const std::string first = s.seat();
        s.play("pass");
        EXPECT_NE(s.seat(), first);
        s.allows("bid allied 0");
        s.play("pass", {coin});
        seatings.insert(Rules::seating(s.position()));
        EXPECT_EQ(s.position().settlement.payer, kNobody);
        EXPECT_EQ(morale(s.position(), Faction::french) + morale(s.position(), Faction::british), 20);
    }
    EXPECT_EQ(seatings, (std::set{Seating::kept, Seating::exchanged}));
}

RULE(W2_O11_8, three_players_do_not_bid) {
    EXPECT_EQ(Rules::why_not_setup({"standard", {{"players", "three"}, {"bid", "on"}}}).id(), "W2-O11.8");
    EXPECT_FALSE(Rules::why_not_setup({"standard", {{"players", "two"}, {"bid", "on"}}}));
    EXPECT_EQ(fault(with_price(R"("bid", "three_players")", "nobody", 0)), "options: Only two players can bid for the sides. (W2-O11.8)");
}

// --- Hand-made positions -----------------------------------------------------------------------------------------------------------

RULE(W2_O11_5, a_position_has_no_impossible_price) {
    EXPECT_EQ(fault(with_price(R"("bid")", "french", 9)), "");
    EXPECT_EQ(fault(with_price(R"("bid")", "french", 10)), "settlement: does not fit the bidding (W2-O11.5)");
    EXPECT_EQ(fault(with_price("", "french", 2)), "settlement: does not fit the bidding (W2-O11.5)") << "without the option";
    EXPECT_EQ(fault(with_price(R"("bid")", "prussian", 2)), "settlement.payer: unknown side 'prussian'");
}

RULE(W2_O11_2, a_position_has_no_impossible_bid) {
    const Scene s = Scene::set_up("bid");
    EXPECT_EQ(fault(boost::json::serialize(of_auction(s))), "");
    const auto with_bid = [&](std::string_view side, int number) {
        boost::json::object json = of_auction(s);
        boost::json::object& auction = json["agenda"].as_array().back().as_object();
        auction["side"] = side;
        auction["number"] = number;
        return fault(boost::json::serialize(json));
    };
    EXPECT_EQ(with_bid("british", 9), "");
    EXPECT_EQ(with_bid("british", 10), "agenda: step 'auction' there is no such bidding (W2-O11.2)");
    EXPECT_EQ(with_bid("nobody", 1), "agenda: step 'auction' there is no such bidding (W2-O11.2)");
}

RULE(W2_O11_6, a_position_before_the_deal_has_no_unit_on_the_map) {
    boost::json::object json = of_auction(Scene::set_up("bid"));
    json["units"].as_object()["fr_2c_soye_inf"].as_object()["at"] = "67";
    EXPECT_EQ(fault(boost::json::serialize(json)),
              "agenda: step 'deal_units' before the deal, all units lie in the pools or have not arrived, in turn 1 (W2-7.1.1)");
}

RULE(W2_O11_4, the_price_is_told_and_written) {
    EXPECT_FALSE(Records::view(Scene::set_up().position(), kFrenchSeat).contains("settlement"));
    Scene s = Scene::set_up("bid", 1, "historical");
    s.play_all({"bid allied 2", "pass"});
    const boost::json::object view = s.view("french");
    EXPECT_EQ(view.at("settlement").at("payer").as_string(), "british");
    EXPECT_EQ(view.at("settlement").at("price").as_int64(), 2);
    EXPECT_EQ(view.at("morale").at("british").as_int64(), 8);
    EXPECT_NE(Records::describe(s.position(), kFrenchSeat).find("Bid: two losses of the Allies counted from the start."), std::string::npos);
    EXPECT_EQ(s.log("pays"), std::vector<std::string>{"The side Allied pays 2."});
    const auto again = Records::read_position(Records::position_json(s.position()));
    ASSERT_TRUE(again) << again.error();
    EXPECT_TRUE(Rules::same(s.position(), *again));
}

}  // namespace papelotte::waterloo200
