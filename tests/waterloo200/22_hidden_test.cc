// W2-22  What the enemy sees of blocks and what he may remember; and that redeals favour no arrangement, in particular not the true one.
#include <map>

#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/knowledge.h"
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
        redeal(world, seat, dice);   // continues from the last redeal
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
    EXPECT_EQ(where, (Words{"56", "58", "pool"}));   // the icons of its corps, and the pool
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

RULE(W2_22_2_2, the_british_are_asked_about_the_sunken_road_even_if_no_unit_could_come) {
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
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_hubert_cav"), Words{"71"});   // infantry cannot move three areas
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_soye_inf"), Words{"67"});
}

TEST(Waterloo200Knowledge, a_unit_revealed_in_battle_is_followed_as_long_as_possible) {
    Scene s("41: fr_1c_schmitz_inf br_res_kempt_inf br_res_best_inf; 28: br_res_pack_inf; kind=strategic_move");
    s.play_all({"done", "battle 41"});
    while (s.asks() == "take_losses") s.play(s.legal().front());
    EXPECT_EQ(whereabouts(s, "french", "br_res_kempt_inf"), Words{"41"});
    EXPECT_EQ(whereabouts(s, "french", "br_res_best_inf"), Words{"41"});
}

TEST(Waterloo200Knowledge, an_action_that_names_a_hidden_block_is_hidden_from_the_enemy) {
    const Scene s("67: fr_2c_soye_inf; kind=pass");
    const auto move = Records::parse("move fr_2c_soye_inf");
    ASSERT_TRUE(move);
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, *move, kBritishSeat));
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, *move, kObserver));
    EXPECT_TRUE(Records::may_see(s.position(), kFrenchSeat, *move, kFrenchSeat));
}

// Over many redeals of the set-up, every brigade of a corps and type is on its icon equally often, including the true one.
TEST(Waterloo200Knowledge, the_truth_is_no_likelier_than_any_other_deal) {
    constexpr int kRedeals = 8000;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Scene s = Scene::set_up("", seed);
        for (const Area area : {area_number(56), area_number(58)}) {   // two icons of fr_I infantry, eight brigades
            const auto seen = dealt_to(s.position(), kBritishSeat, area, Faction::french, kRedeals);
            for (const Unit unit : units_of(Corps::fr_I) & kInfantry) {
                const auto found = seen.find(std::string(word(unit)));
                ASSERT_NE(found, seen.end()) << word(unit);
                EXPECT_NEAR(found->second, kRedeals / 8.0, 150) << word(unit) << " in " << word(area) << ", seed " << seed;   // five sigma
            }
        }
    }
}

// A redeal starts from what the seat knows: the true position and any redeal of it lead to the same position with the same dice.
TEST(Waterloo200Knowledge, in_play_the_truth_leaves_no_trace_in_a_deal) {
    int dealt = 0;
    battery::walk_games<Records>(12, 50'000, [&](battery::Walk<Records>& walk) {
        if (Rules::outcome(walk.position) || walk.spare.below(30) != 0) return;
        for (const Seat seat : {kFrenchSeat, kBritishSeat, kObserver}) {
            Position from_truth = walk.position, from_another = walk.position;
            redeal(from_another, seat, walk.spare);
            const std::uint64_t seed = walk.spare.below(1u << 30);
            Dice one(seed), two(seed);
            redeal(from_truth, seat, one);
            redeal(from_another, seat, two);
            EXPECT_TRUE(Rules::same(from_truth, from_another));
            ++dealt;
        }
    });
    EXPECT_GT(dealt, 100);
}

// Blocks with overlapping guises: every arrangement that fits occurs, none much more often than another, and no other occurs.
TEST(Waterloo200Knowledge, overlapping_blocks_are_dealt_in_every_way_that_fits) {
    Scene s("67: fr_2c_soye_inf fr_1c_quiot_inf; 70: fr_2c_husson_inf; kind=pass");
    s.play_all({"move fr_1c_quiot_inf", "to 69", "stop"});
    std::map<std::string, int> worlds;
    Dice dice(7);
    constexpr int kRedeals = 4000;
    for (int i = 0; i < kRedeals; ++i) {
        Position world = s.position();
        redeal(world, kBritishSeat, dice);
        std::string places;
        for (const char* unit : {"fr_1c_quiot_inf", "fr_2c_husson_inf", "fr_2c_soye_inf"})
            places += std::string(word(world.place(Scene::unit(unit)))) + " ";
        ++worlds[places];
    }
    ASSERT_EQ(worlds.size(), 4u);   // Quiot left or stayed; one of the other two is in 70
    for (const auto& [places, times] : worlds) {
        EXPECT_FALSE(places.starts_with("70"));
        EXPECT_NEAR(times, kRedeals / 4.0, kRedeals / 12.0) << places;
    }
}

// --- What is remembered -----------------------------------------------------------------------------------------------------------

TEST(Waterloo200Knowledge, when_a_block_leaves_others_elsewhere_stay_what_they_were) {
    Scene s("67: fr_2c_soye_inf fr_1c_quiot_inf; 70: fr_2c_husson_inf; kind=pass");
    EXPECT_EQ(whereabouts(s, "british", "fr_1c_quiot_inf"), Words{"67"});
    s.play_all({"move fr_1c_quiot_inf", "to 69", "stop"});
    EXPECT_EQ(whereabouts(s, "british", "fr_1c_quiot_inf"), (Words{"67", "69"}));   // never in 70
    EXPECT_EQ(whereabouts(s, "british", "fr_2c_soye_inf"), (Words{"67", "69", "70"}));
}

TEST(Waterloo200Knowledge, a_block_that_was_lost_among_others_is_found_again_by_what_it_does) {
    Scene s("67: fr_2c_soye_inf fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 69", "stop"});
    Position p = s.position();
    const Unit rider = Scene::unit("fr_2c_hubert_cav"), foot = Scene::unit("fr_2c_soye_inf");
    EXPECT_EQ(may_be(p, rider), UnitSet::of(rider) | UnitSet::of(foot));
    p.unit(rider).moved = false;
    follow_march(p, March{rider, 0, area_number(69), false, false}, Purpose::pass, 3, false);   // infantry cannot move three areas
    EXPECT_TRUE(is_known(p, rider));
    EXPECT_TRUE(is_known(p, foot));   // so the other block is the infantry
}

TEST(Waterloo200Knowledge, a_block_that_came_in_this_impulse_is_not_the_one_that_leaves) {
    Scene s("67: fr_2c_soye_inf; 69: fr_1c_quiot_inf fr_2c_husson_inf; kind=strategic_move");
    s.play_all({"move fr_2c_soye_inf", "to 69", "stop", "move fr_1c_quiot_inf", "to 70", "stop"});
    EXPECT_EQ(whereabouts(s, "british", "fr_1c_quiot_inf"), (Words{"69", "70"}));
    EXPECT_TRUE(may_be(s.position(), Scene::unit("fr_1c_quiot_inf")).has(Scene::unit("fr_2c_soye_inf")));
    Scene alone("67: fr_2c_soye_inf; 69: fr_1c_quiot_inf; kind=strategic_move");
    alone.play_all({"move fr_2c_soye_inf", "to 69", "stop", "move fr_1c_quiot_inf", "to 70", "stop"});
    EXPECT_EQ(whereabouts(alone, "british", "fr_1c_quiot_inf"), Words{"70"});
}

// Blocks in an area cannot be told apart: which of two was shown does not tell what the other is.
TEST(Waterloo200Knowledge, a_face_shown_in_a_stack_tells_nothing_of_which_block_it_was) {
    const Scene s("67: fr_2c_soye_inf fr_2c_husson_inf; 70: fr_1c_quiot_inf; kind=pass");
    const Unit soye = Scene::unit("fr_2c_soye_inf"), husson = Scene::unit("fr_2c_husson_inf"), quiot = Scene::unit("fr_1c_quiot_inf");
    Position p = s.position();
    set_may_be(p, soye, UnitSet::of(soye) | UnitSet::of(husson));
    set_may_be(p, husson, UnitSet::of(soye) | UnitSet::of(husson) | UnitSet::of(quiot));
    set_may_be(p, quiot, UnitSet::of(husson) | UnitSet::of(quiot));
    recognise(p, soye);
    EXPECT_EQ(may_be(p, husson), UnitSet::of(husson) | UnitSet::of(quiot));
    EXPECT_EQ(may_be(p, quiot), UnitSet::of(husson) | UnitSet::of(quiot));
}

}  // namespace papelotte::waterloo200
