// Doctrine: for each important reason a small position that it decides.
#include "games/enemy_mistakes/doctrine/doctrine.h"

#include <memory>

#include "ai/policy.h"
#include "engine/veiled.h"
#include "games/enemy_mistakes/doctrine/field.h"
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "tests/allocation_counter.h"
#include "tests/enemy_mistakes/scene.h"
#include "tests/judged_by.h"

namespace papelotte::enemy_mistakes {
namespace {

using Judged = JudgedBy<Doctrine, Records>;
std::string choice_in(const Scene& s) { return Judged(s).choice(); }

constexpr std::string_view kFarAway = "napoleon 600,20; wellington 640,20; ";
Scene scene(std::string_view pieces, std::string_view at) {
    return Scene(std::string(kFarAway) + std::string(pieces) + " at=" + std::string(at));
}

}   // namespace

// --- Manoeuvres --------------------------------------------------------------------------------------------------------------------------

TEST(EnemyMistakesDoctrine, a_column_of_the_guard_charges_a_lone_unit) {
    Scene s = scene("b01 220,250,0 green; b02 220,280,0 in=b01; r33 220,180,180;", "manoeuvre:blue");
    s.play("select b01");
    EXPECT_TRUE(choice_in(s).starts_with("charge ")) << choice_in(s);
}

TEST(EnemyMistakesDoctrine, a_weak_unit_leaves_a_strong_column_alone) {
    Scene s = scene("r33 220,250,0 green; b01 220,180,180; b02 220,150,180 in=b01; order=red,blue", "manoeuvre:red");
    s.play("select r33");
    EXPECT_FALSE(choice_in(s).starts_with("charge ")) << choice_in(s);
}

TEST(EnemyMistakesDoctrine, guns_without_company_are_captured) {
    Scene s = scene("b13 220,250,0 green; b14 220,280,0 in=b13; r37 220,180,180; r33 420,180,180;", "manoeuvre:blue");
    s.play("select b13");
    EXPECT_TRUE(choice_in(s).starts_with("charge ")) << choice_in(s);
    EXPECT_TRUE(choice_in(s).ends_with("r37")) << choice_in(s);
}

// EM-5.17: half of the light riders' Charges over Wellington would win the game.
TEST(EnemyMistakesDoctrine, wellington_is_ridden_down) {
    Scene s("napoleon 600,20; wellington 220,215; b21 220,260,0 green; r33 220,170,180; r34 220,140,180 in=r33; at=manoeuvre:blue");
    s.play("select b21");
    EXPECT_TRUE(choice_in(s).starts_with("charge ")) << choice_in(s);
}

// EM-13.9
TEST(EnemyMistakesDoctrine, a_flank_towards_cavalry_is_in_more_danger_than_a_front) {
    const Scene s = scene("r33 300,260,0; b47 300,180,180; b48 330,180,180 in=b47; order=red,blue", "manoeuvre:red");
    const Field field(s.position(), Army::red, kWeights[1]);
    const plane::Vec at = field.spot_of(Scene::unit("r33")).at;
    const auto danger = [&](int facing) { return field.danger(Scene::unit("r33"), {at, plane::direction(facing)}); };
    EXPECT_GT(danger(900), danger(0));
    EXPECT_GT(danger(900), 0);
}

// --- Command -----------------------------------------------------------------------------------------------------------------------------

TEST(EnemyMistakesDoctrine, markers_go_to_generals_who_need_them) {
    Scene s = scene(
        "b13 220,300,0; b14 220,330,0 in=b13; derlon 230,380; b47 60,620,180; b48 30,620,180 in=b47; milhaud 60,590; r33 220,200,180; "
        "chief=blue:4",
        "assign:blue");
    const Judged judged(s);
    EXPECT_GT(judged.score("assign derlon 2"), judged.score("assign milhaud 2"));
    EXPECT_GT(judged.score("assign milhaud 2"), judged.score("done")) << "what stays in the Commander's box is lost";
}

TEST(EnemyMistakesDoctrine, who_can_strike_is_set_in_movement) {
    Scene s = scene("b13 220,250,0; b14 220,280,0 in=b13; derlon 230,330 box=4; r34 220,180,180;", "orders:blue");
    EXPECT_TRUE(choice_in(s).starts_with("put derlon b13")) << choice_in(s);
}

// EM-11.3, EM-11.9: to go on costs one marker, to begin three.
TEST(EnemyMistakesDoctrine, who_is_in_movement_goes_on_before_others_begin) {
    Scene s = scene(
        "b13 220,300,0 green; b14 220,330,0 in=b13; b15 320,300,0; b16 320,330,0 in=b15; derlon 270,360 box=4; r34 220,100,180; r33 "
        "320,100,180;",
        "orders:blue");
    EXPECT_TRUE(choice_in(s).starts_with("keep derlon b13")) << choice_in(s);
}

// EM-17.6, EM-17.7
TEST(EnemyMistakesDoctrine, blue_denies_la_belle_alliance_to_the_prussians) {
    const auto drawn_to = [](std::string_view guard) {
        const Scene s(std::string("scenario=medium; turn=9; entered=1; napoleon 600,20; wellington 640,20; bluecher 880,330; k17 860,300,270; "
                                  "r33 60,20,180; b05 460,520,0; ") +
                      std::string(guard) + " order=blue,red,black; at=orders:blue");
        const Field field(s.position(), Army::blue, kWeights[0]);
        return Field::pull(field.goals_of(UnitSet::of(Scene::unit("b05"))), {391, 460});
    };
    EXPECT_GT(drawn_to(""), drawn_to("b13 391,460,0;")) << "a formation that stands there already is enough";
}

TEST(EnemyMistakesDoctrine, shaken_units_near_the_enemy_recover) {
    Scene s = scene("b13 220,300,0 yellow=1; derlon 230,330 box=4; b19 400,600,0; r33 220,230,180; r34 220,200,180 in=r33;", "orders:blue");
    EXPECT_TRUE(choice_in(s).starts_with("recover derlon b13")) << choice_in(s);
}

// EM-14.26
TEST(EnemyMistakesDoctrine, a_line_of_two_forms_a_column) {
    Scene s = scene("b13 220,300,0; b14 250,300,0 in=b13; derlon 230,380 box=4; r34 220,100,180;", "orders:blue");
    s.play("redeploy derlon b13 0");
    ASSERT_EQ(s.asks(), "redeploy");
    const std::string chosen = choice_in(s);
    EXPECT_TRUE(chosen == "post b13 250.0 330.0" || chosen == "post b14 220.0 330.0") << chosen;
    s.play(chosen);
    EXPECT_EQ(choice_in(s), "done");
}

TEST(EnemyMistakesDoctrine, a_commander_near_the_enemy_takes_a_host_in_the_rear) {
    Scene s("napoleon 220,330; wellington 640,20; b13 220,300,0; b05 220,380,0; r45 220,220,180; r46 250,220,180 in=r45; at=assign:blue");
    EXPECT_EQ(choice_in(s), "attach napoleon b05");
}

// --- Bombardment and combat --------------------------------------------------------------------------------------------------------------

TEST(EnemyMistakesDoctrine, guns_fire_at_what_it_hurts_most) {
    Scene s = scene("b33 220,250,0; r34 214,150,180; r35 600,400,0;", "bombardment:blue");
    EXPECT_EQ(choice_in(s), "fire b33 r34");
}

TEST(EnemyMistakesDoctrine, guns_with_a_target_are_unfastened) {
    Scene s = scene("b33 220,250,0 fastened; b34 420,250,0 fastened; r34 220,120,180;", "unfasten:blue");
    const Judged judged(s);
    EXPECT_GT(judged.score("unfasten b33"), 0);
    EXPECT_LT(judged.score("unfasten b34"), 0);
}

TEST(EnemyMistakesDoctrine, the_unit_behind_supports) {
    Scene s = scene("b13 220,250,0 green; b14 220,280,0 in=b13; r33 220,180,180;", "manoeuvre:blue");
    s.play_all({"select b13", "charge b13 0 r33"});
    s.play_all({"done", "done"});
    ASSERT_EQ(s.asks(), "support");
    EXPECT_EQ(choice_in(s), "support b14");
}

// --- Honesty and speed -------------------------------------------------------------------------------------------------------------------

// EM-8.4: a bid does not depend on those that are made already.
TEST(EnemyMistakesDoctrine, bids_do_not_depend_on_secret_bids) {
    Dice dice(3);
    Effects effects{dice};
    Position p = Scene::set_up("", "short").position();
    const auto policy = std::make_unique<ai::Policy<Doctrine>>();
    while (Rules::step_name(p) != "bids")
        Rules::apply(p, Rules::to_act(p).front(), policy->choose(p, Rules::to_act(p).front(), {}, dice), effects);
    const Action own = policy->choose(p, kRedSeat, {}, dice);
    for (int bid = 1; bid <= p.armies[Army::blue].taken; ++bid) {
        Position other = p;
        Rules::apply(other, kBlueSeat, act(Verb::bid, Army::blue, bid), effects);
        if (Rules::step_name(other) == "bids") EXPECT_EQ(policy->choose(other, kRedSeat, {}, dice), own) << bid;
    }
}

TEST(EnemyMistakesDoctrine, judging_allocates_nothing) {
    Dice dice(7);
    Effects effects{dice};
    Position p = Scene::set_up("", "medium").position();
    const auto policy = std::make_unique<ai::Policy<Doctrine>>();
    const AllocationCounter counter;
    while (!Rules::outcome(p)) {
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, policy->choose(p, seat, {}, dice), effects);
    }
    EXPECT_EQ(counter.count(), 0);
}

}   // namespace papelotte::enemy_mistakes
