// W2-22  What the enemy sees of blocks, what he may remember, and that dealing them anew favours nobody, the truth least of all.
#include <map>

#include "games/waterloo200/knowledge.h"
#include "games/waterloo200/records.h"
#include "tests/battery/walk.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

bool names(const Scene& s, std::string_view seat, std::string_view unit) { return s.view(seat).at("units").as_object().contains(unit); }

std::int64_t blocks(const Scene& s, std::string_view seat, std::string_view area, std::string_view faction) {
    const boost::json::object view = s.view(seat);
    const auto* here = view.at("blocks").as_object().if_contains(area);
    return here && here->as_object().contains(faction) ? here->at(faction).to_number<std::int64_t>() : 0;
}

Words whereabouts(const Scene& s, std::string_view seat, std::string_view unit) {
    Words places;
    const boost::json::object view = s.view(seat);
    for (const auto& place : view.at("whereabouts").at(unit).as_array()) places.emplace_back(place.as_string());
    return places;
}

// How often each unit stands in an area over many redeals for a seat.
std::map<std::string, int> dealt_to(const Position& p, Seat seat, Area area, Faction faction, int redeals) {
    std::map<std::string, int> seen;
    Dice dice(815);
    Position world = p;
    for (int i = 0; i < redeals; ++i) {
        redeal(world, seat, dice);   // continued from the last one
        for (const Unit unit : units_at(world, area, faction)) ++seen[std::string(word(unit))];
    }
    return seen;
}

}  // namespace

RULE(W2_22_1_1, the_enemy_sees_faction_and_area_of_a_hidden_block_and_nothing_else) {
    const Scene s("67: fr_2c_soye_inf; 41: br_res_kempt_inf");
    EXPECT_FALSE(names(s, "british", "fr_2c_soye_inf"));
    EXPECT_EQ(blocks(s, "british", "67", "french"), 1);
    EXPECT_FALSE(names(s, "french", "br_res_kempt_inf"));
    EXPECT_EQ(blocks(s, "french", "41", "british"), 1);
    EXPECT_TRUE(names(s, "french", "fr_2c_soye_inf"));
}

RULE(W2_22_1_2, the_number_of_blocks_is_public_face_up_or_down) {
    const Scene s("67: fr_2c_soye_inf fr_2c_husson_inf(attacked) br_2c_mitchell_inf");
    EXPECT_EQ(blocks(s, "british", "67", "french"), 1);
    EXPECT_TRUE(names(s, "british", "fr_2c_husson_inf"));
    EXPECT_EQ(blocks(s, "observer", "67", "french") + blocks(s, "observer", "67", "british"), 2);
}

RULE(W2_22_1_3, strategic_leaders_and_their_steps_are_always_seen) {
    const Scene s("100: fr_napoleon_sl(step=2); 3: br_wellington_sl(step=1)");
    EXPECT_EQ(s.view("british").at("units").at("fr_napoleon_sl").at("step"), 2);
    EXPECT_EQ(s.view("observer").at("units").at("br_wellington_sl").at("step"), 1);
}

RULE(W2_22_1_4, after_a_block_leaves_a_stack_that_was_seen_any_of_those_that_could_may_have_gone) {
    Scene s("67: fr_2c_soye_inf fr_2c_husson_inf fr_2c_hubert_cav; kind=pass");
    for (const char* unit : {"fr_2c_soye_inf", "fr_2c_husson_inf", "fr_2c_hubert_cav"}) recognise(s.position(), Scene::unit(unit));
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_soye_inf"), Words{"67"});
    s.play_all({"move fr_2c_husson_inf", "to 69", "stop"});
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_soye_inf"), (Words{"67", "69"}));
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_hubert_cav"), (Words{"67", "69"}));
}

RULE(W2_22_1_5, at_set_up_corps_and_type_are_known_and_the_brigade_is_not) {
    const Scene s = Scene::set_up();
    const Words where = whereabouts(s, "british", "fr_1c_quiot_inf");
    EXPECT_EQ(where, (Words{"56", "57", "pool"}));   // the icons of its corps, and the pool
    EXPECT_EQ(whereabouts(s, "british", "fr_1c_brue_inf"), where);
    EXPECT_EQ(whereabouts(s, "british", "fr_1c_derlon_tl"), Words{"57"});
}

RULE(W2_22_2_1, an_enemy_pool_shows_its_size_alone) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.view("british").at("pools").at("french"), 19);
    for (const std::string& unit : s.pool("french")) {
        EXPECT_FALSE(names(s, "british", unit));
        EXPECT_TRUE(names(s, "french", unit));
    }
}

RULE(W2_22_2_2, the_british_are_asked_about_the_sunken_road_even_if_nobody_could_come) {
    Scene s("41: fr_1c_schmitz_inf fr_1c_quiot_inf; 27: br_res_kempt_inf; kind=strategic_move");
    s.play_all({"move fr_1c_schmitz_inf", "to 27", "stop", "done", "battle 27"});
    EXPECT_EQ(s.asks(), "sunken_road");
    s.refuses("add", "W2-13.4.3");
    EXPECT_EQ(s.legal(), Words{"done"});
}

RULE(W2_22_2_3, a_face_up_unit_is_public_with_its_step_through_impulses) {
    Scene s("41: fr_1c_schmitz_inf(step=1 attacked) br_res_kempt_inf");
    EXPECT_EQ(s.view("british").at("units").at("fr_1c_schmitz_inf").at("step"), 1);
    s.play_all({"pass", "done"});
    EXPECT_TRUE(names(s, "british", "fr_1c_schmitz_inf"));
}

RULE(W2_22_2_4, allied_seats_see_both_allied_factions_and_observers_what_is_public) {
    const Scene s("63: pr_4c_hacke_inf; 50: pr_blucher_sl; 41: br_res_kempt_inf; turn=4 options=three_players");
    EXPECT_TRUE(names(s, "british", "pr_4c_hacke_inf"));
    EXPECT_TRUE(names(s, "prussian", "br_res_kempt_inf"));
    EXPECT_FALSE(names(s, "french", "pr_4c_hacke_inf"));
    EXPECT_FALSE(names(s, "observer", "pr_4c_hacke_inf"));
    EXPECT_FALSE(names(s, "observer", "br_res_kempt_inf"));
}

RULE(W2_22_2_5, a_long_move_tells_that_the_block_is_mounted) {
    Scene s("67: fr_2c_soye_inf fr_2c_hubert_cav; kind=pass");
    for (const char* unit : {"fr_2c_soye_inf", "fr_2c_hubert_cav"}) recognise(s.position(), Scene::unit(unit));
    s.play_all({"move fr_2c_hubert_cav", "to 69", "to 70", "to 71", "stop"});
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_hubert_cav"), Words{"71"});   // no infantry goes three areas
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_soye_inf"), Words{"67"});
}

TEST(Waterloo200Knowledge, what_was_revealed_in_battle_is_followed_until_it_can_not_be) {
    Scene s("41: fr_1c_schmitz_inf br_res_kempt_inf br_res_best_inf; 28: br_res_pack_inf; kind=strategic_move");
    s.play_all({"done", "battle 41"});
    while (s.asks() == "take_losses") s.play(s.legal().front());
    EXPECT_EQ(whereabouts(s, "french", "br_res_kempt_inf"), Words{"41"});
    EXPECT_EQ(whereabouts(s, "french", "br_res_best_inf"), Words{"41"});
}

TEST(Waterloo200Knowledge, an_action_that_names_a_hidden_block_is_not_told_to_the_enemy) {
    const Scene s("67: fr_2c_soye_inf; kind=pass");
    const auto move = Records::parse("move fr_2c_soye_inf");
    ASSERT_TRUE(move);
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, *move, kBritishSeat));
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, *move, kObserver));
    EXPECT_TRUE(Records::may_see(s.position(), kFrenchSeat, *move, kFrenchSeat));
}

// Over many redeals of the set-up every brigade of a corps and type stands on its icon equally often, the true one among them.
TEST(Waterloo200Knowledge, the_truth_is_no_likelier_than_any_other_deal) {
    constexpr int kRedeals = 8000;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Scene s = Scene::set_up("", seed);
        for (const Area area : {area_number(56), area_number(57)}) {   // an icon of fr_I infantry each, eight brigades
            const auto seen = dealt_to(s.position(), kBritishSeat, area, Faction::french, kRedeals);
            for (const Unit unit : units_of(Corps::fr_I) & kInfantry) {
                const auto found = seen.find(std::string(word(unit)));
                ASSERT_NE(found, seen.end()) << word(unit);
                EXPECT_NEAR(found->second, kRedeals / 8.0, 150) << word(unit) << " in " << word(area) << ", seed " << seed;   // five sigma
            }
        }
    }
}

// The same in the middle of random games: how often redeals put a hidden unit where it truly stands is how often its guise makes it so.
TEST(Waterloo200Knowledge, in_play_the_truth_is_no_likelier_than_its_guise_makes_it) {
    double expected = 0, variance = 0, found = 0;
    constexpr int kRedeals = 40;
    battery::walk_games<Records>(12, 50'000, [&](battery::Walk<Records>& walk) {
        const Position& p = walk.position;
        if (Rules::outcome(p) || walk.spare.below(60) != 0 || unfinished_march(p) || p.battle.area != kNowhere || !p.impulse.engaged.empty())
            return;
        const Seat seat = Rules::to_act(p).front();
        const UnitSet enemies = units_of(seat == kFrenchSeat ? Side::allied : Side::french);
        for (int i = 0; i < kRedeals; ++i) {
            Position world = p;
            redeal(world, seat, walk.spare);
            for (const Unit unit : enemies) found += lookalikes(p, unit).size() > 1 && on_map(p, unit) && world.place(unit) == p.place(unit);
        }
        for (const Unit unit : enemies) {
            const UnitSet alike = lookalikes(p, unit);
            if (alike.size() < 2 || !on_map(p, unit)) continue;
            int here = 0, pool = 0, fresh = 0;   // a unit not seen yet is in the pool with the chance pool / fresh
            for (const Unit one : alike) {
                here += p.place(one) == p.place(unit);
                pool += p.place(one) == kPool;
                fresh += !p.unit(one).seen;
            }
            const double on_the_map = p.unit(unit).seen || fresh == 0 ? 1.0 : 1.0 - static_cast<double>(pool) / fresh;
            const double chance = on_the_map * here / (alike.size() - pool);
            expected += kRedeals * chance;
            variance += kRedeals * chance * (1 - chance) * here;   // units of one guise in one area go together or not: an upper bound
        }
    });
    EXPECT_GT(expected, 1000);
    EXPECT_NEAR(found, expected, 6 * std::sqrt(variance) + 1);
}

}  // namespace papelotte::waterloo200
