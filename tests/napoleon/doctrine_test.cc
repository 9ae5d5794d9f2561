// Doctrine: for each important reason a small position that it decides.
#include "games/napoleon/doctrine/doctrine.h"

#include <memory>

#include "ai/policy.h"
#include "engine/veiled.h"
#include "games/napoleon/doctrine/campaign.h"
#include "games/napoleon/doctrine/forecast.h"
#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/battle_queries.h"
#include "tests/allocation_counter.h"
#include "tests/judged_by.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Judged = JudgedBy<Doctrine, Records>;
std::string choice(const Scene& s) { return Judged(s).choice(); }

// What doctrine does from there, for all seats, until this step waits or the turn is over.
class Played {
   public:
    Played(const Scene& s, std::string_view until) : p(s.position()) {
        const int turn = p.turn;
        Dice dice(1815);
        Effects effects{dice};
        while (!Rules::outcome(p) && p.turn == turn && Rules::step_name(p) != until)
            Rules::apply(p, Rules::to_act(p).front(), *Records::parse(Judged(p).choice()), effects);
    }
    std::string_view at(std::string_view unit) const { return word(p.place(Scene::unit_named(unit))); }
    Position p;
};

constexpr std::string_view kFarApart = " ghent: ad_ii_ne; liege: pr_iv_inf1;";   // garrisons that keep out of it

}  // namespace

// --- The campaign ----------------------------------------------------------------------------------------------------------------------

TEST(NapoleonDoctrine, a_strong_group_attacks_a_weak_neighbour) {
    Scene s("charleroi: fr_i_inf1 fr_ii_inf1 fr_iii_inf1 fr_iv_inf fr_g_old fr_g_cav; quatre_bras: ad_i_ne1 ad_i_ne2; brussels: ad_r_br1;" +
            std::string(kFarApart) + "turn=1");
    EXPECT_EQ(choice(s), "group french charleroi");
    const Played after(s, "forced_marches");
    int attackers = 0;
    for (const char* unit : {"fr_i_inf1", "fr_ii_inf1", "fr_iii_inf1", "fr_iv_inf", "fr_g_old", "fr_g_cav"})
        attackers += after.at(unit) == "quatre_bras";
    EXPECT_GE(attackers, 3) << "two would only skirmish, and could lose";
}

TEST(NapoleonDoctrine, a_weak_group_leaves_a_strong_one_alone) {
    Scene s("charleroi: fr_i_inf1 fr_ii_inf2 fr_vi_art; quatre_bras: ad_i_br ad_ii_br ad_r_br1 ad_r_br2 ad_c_light; brussels: ad_r_bk;" +
            std::string(kFarApart) + "turn=1");
    const Played after(s, "");
    for (const char* unit : {"fr_i_inf1", "fr_ii_inf2", "fr_vi_art"}) EXPECT_NE(after.at(unit), "quatre_bras") << unit;
}

// NP-9.1  A French block in a city costs the Allies blocks turn by turn.
TEST(NapoleonDoctrine, the_french_do_not_leave_a_city_empty) {
    Scene s("brussels: fr_i_inf1; hal: fr_ii_inf1 fr_iii_inf1; ghent: ad_i_br ad_ii_br ad_r_br1; liege: pr_iv_inf1; turn=7");
    EXPECT_FALSE(units_at(Played(s, "").p, Scene::town_named("brussels"), Side::french).empty());
}

TEST(NapoleonDoctrine, the_allies_go_back_to_an_empty_city_that_is_threatened) {
    Scene s(
        "mons: fr_i_inf1 fr_ii_inf1 fr_iii_inf1 fr_iv_inf fr_vi_inf; alost: ad_i_br ad_ii_br ad_r_br1; ghent: ad_ii_ne; liege: pr_iv_inf1; "
        "turn=4");
    const Played after(s, "");
    EXPECT_TRUE(after.at("ad_i_br") == "brussels" || after.at("ad_ii_br") == "brussels" || after.at("ad_r_br1") == "brussels");
}

// NP-7.1.3  The roads of entry are the only way out.
TEST(NapoleonDoctrine, an_attack_by_one_narrow_road_is_worth_less) {
    const Force narrow{3000, 0, 8, 1}, wide{3000, 0, 8, 5}, enemy{3000, 0, 8, 5};
    EXPECT_GT(forecast(narrow, enemy).own_loss, forecast(wide, enemy).own_loss);
    EXPECT_EQ(forecast(narrow, enemy).chance, forecast(wide, enemy).chance);
}

TEST(NapoleonDoctrine, a_commander_is_shown_for_marches_that_he_helps) {
    Scene s("charleroi: fr_napoleon fr_i_inf1; brussels: ad_r_br1;" + std::string(kFarApart) + "turn=1");
    s.play_all({"group french charleroi", "march fr_i_inf1 quatre_bras", "done", "force fr_i_inf1 waterloo"});
    ASSERT_EQ(s.asks(), "show_commander");
    EXPECT_EQ(choice(s), "reveal fr_napoleon");
}

// --- Battles ---------------------------------------------------------------------------------------------------------------------------

TEST(NapoleonDoctrine, an_empty_enemy_position_is_entered) {
    Scene s =
        fight("french_left: fr_i_inf1; french_centre: fr_ii_inf1; french_right: fr_iii_inf1; allied_right: ad_i_br; allied_centre: ad_r_br1");
    EXPECT_EQ(choice(s), "move fr_iii_inf1 allied_left");   // the French right faces the Allied left
}

TEST(NapoleonDoctrine, who_is_engaged_fires) {
    Scene s = fight(
        "allied_right: fr_i_inf1 fr_ii_inf1 ad_i_br; french_centre: fr_iii_inf1; french_right: fr_iv_inf; allied_centre: ad_r_br1; allied_left: "
        "ad_r_br2");
    EXPECT_TRUE(choice(s).starts_with("fire "));
}

TEST(NapoleonDoctrine, reserves_relieve_the_position_under_attack) {
    Scene s = fight(
        "french_left: fr_i_inf2(strength=1) ad_i_br ad_ii_br; french_centre: fr_ii_inf1; french_right: fr_iii_inf1; "
        "allied_centre: ad_r_br1; allied_left: ad_r_br2; french_reserve: fr_g_old");
    const Judged judged(s);
    EXPECT_GT(judged.score("move fr_g_old french_left"), judged.score("move fr_g_old french_centre"));
    EXPECT_GT(judged.score("move fr_g_old french_left"), 0);
}

TEST(NapoleonDoctrine, a_hopeless_battle_is_broken_off_by_the_reserve_first) {
    Scene s = fight(
        "french_left: fr_i_inf2(strength=1); french_centre: fr_ii_inf2(strength=1); french_right: fr_iii_inf1(strength=1); "
        "french_reserve: fr_g_old fr_g_cav; "
        "allied_right: ad_i_br ad_i_ne1 ad_i_art; allied_centre: ad_ii_br ad_ii_ne ad_ii_art; allied_left: ad_r_br1 ad_r_br2 ad_r_art; "
        "allied_reserve: ad_c_light ad_c_ne ad_c_heavy pr_i_inf1 pr_i_inf2 pr_ii_inf1");
    const std::string chosen = choice(s);
    EXPECT_TRUE(chosen.starts_with("retreat fr_g_")) << chosen;
}

TEST(NapoleonDoctrine, hits_go_to_the_poorer_of_equal_blocks) {
    Scene s = fight(
        "allied_right: fr_i_inf1 ad_i_ne1 ad_r_br1; allied_centre: ad_ii_br; french_centre: fr_ii_inf1; allied_left: ad_r_br2; french_right: "
        "fr_iii_inf1");
    s.play("fire fr_i_inf1", {1, 6, 6});
    ASSERT_EQ(s.asks(), "assign_hits");
    EXPECT_EQ(choice(s), "hit ad_i_ne1");   // F1 and F2
}

// NP-6.2.44  The commander goes first, so that two corps can stand with him.
TEST(NapoleonDoctrine, deployment_fills_all_positions) {
    Scene s("charleroi: fr_napoleon fr_i_inf1 fr_ii_inf1 fr_iii_inf1 fr_g_old; quatre_bras: ad_i_br ad_i_ne1 ad_i_art ad_i_ne2;" +
            std::string(kFarApart) + "turn=1");
    s.play("group french charleroi");
    for (const char* unit : {"fr_napoleon", "fr_i_inf1", "fr_ii_inf1", "fr_iii_inf1", "fr_g_old"})
        s.play("march " + std::string(unit) + " quatre_bras");
    const Played after(s, "combat");
    ASSERT_EQ(Rules::step_name(after.p), "combat");
    for (const Space space : kAllPositions) EXPECT_TRUE(holds(after.p, Scene::town_named("quatre_bras"), space, side_of(space)));
}

// --- Honesty and speed -----------------------------------------------------------------------------------------------------------------

// What a seat cannot know does not change its judgement.
TEST(NapoleonDoctrine, hidden_blocks_are_judged_by_what_they_may_be) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Dice dice(seed);
        Effects effects{dice};
        Position p = Scene::set_up("", "", seed).position();
        auto policy = std::make_unique<ai::Policy<Doctrine>>();
        for (int n = 0; n < 400 && !Rules::outcome(p); ++n) {
            const Seat seat = Rules::to_act(p).front();
            Position other = p;
            Rules::redeal(other, seat, dice);
            const Judged one(p), two(other);
            ASSERT_EQ(one.all().size(), two.all().size());
            for (std::size_t i = 0; i < one.all().size(); ++i)
                ASSERT_EQ(one.all()[i].score, two.all()[i].score) << Records::notate(policy->choose(p, seat, {}, dice));
            Rules::apply(p, seat, policy->choose(p, seat, {.temperature = 0.5f}, dice), effects);
        }
    }
}

TEST(NapoleonDoctrine, judging_allocates_nothing) {
    Dice dice(7);
    Effects effects{dice};
    Position p = Scene::set_up().position();
    const auto policy = std::make_unique<ai::Policy<Doctrine>>();
    const AllocationCounter counter;
    while (!Rules::outcome(p)) {
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, policy->choose(p, seat, {}, dice), effects);
    }
    EXPECT_EQ(counter.count(), 0);
}

}  // namespace papelotte::napoleon
