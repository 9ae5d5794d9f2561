// Doctrine: for each important reason a small position that it decides.
#include "games/waterloo200/doctrine/doctrine.h"

#include <memory>

#include "ai/policy.h"
#include "engine/veiled.h"
#include "games/waterloo200/doctrine/attack.h"
#include "games/waterloo200/records/records.h"
#include "tests/allocation_counter.h"
#include "tests/judged_by.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Judged = JudgedBy<Doctrine, Records>;
std::string choice(const Scene& s) { return Judged(s).choice(); }

// Plays doctrine for all seats until this step waits or the impulse is over.
void play_on(Scene& s, std::string_view until) {
    const int impulse = s.position().impulse.number;
    while (s.asks() != until && s.winner().empty() && s.position().impulse.number == impulse) s.play(choice(s));
}

}  // namespace

// --- Attacks ------------------------------------------------------------------------------------------------------------------------

TEST(Waterloo200Doctrine, leaders_gather_next_to_a_battle_that_they_win) {
    Scene s(
        "70: fr_2c_reille_tl fr_2c_soye_inf; 83: fr_3cav_kellermann_tl; 82: fr_3cav_guiton_cav; 39: br_1c_bijlandt_inf; "
        "25: br_2c_du_plat_inf");
    EXPECT_EQ(choice(s), "tactical");
    play_on(s, "choose_battle");
    ASSERT_EQ(s.asks(), "choose_battle");
    EXPECT_TRUE(s.contested("39"));
    EXPECT_TRUE(neighbours(Scene::area("39")).has(Scene::area(s.at("fr_2c_reille_tl"))));
    play_on(s, "choose_action");
    EXPECT_TRUE(s.eliminated("br_1c_bijlandt_inf"));
}

TEST(Waterloo200Doctrine, no_star_is_spent_without_a_gain) {
    const Scene s("107: fr_2c_reille_tl fr_2c_campi_inf; 2: br_2c_hill_tl br_2c_adam_inf br_2c_du_plat_inf; disc=allied");
    EXPECT_EQ(choice(s), "pass");
}

TEST(Waterloo200Doctrine, a_star_at_the_heart_brings_no_attack_on_a_strong_stack) {
    const Scene s("70: fr_2c_reille_tl(step=2) fr_2c_campi_inf; 39: br_1c_byng_inf br_1c_maitland_inf br_1c_ompteda_inf; disc=allied");
    EXPECT_EQ(choice(s), "pass");
}

TEST(Waterloo200Doctrine, a_leader_beside_the_attack_is_activated_rather_than_one_far_away) {
    Scene s("70: fr_2c_reille_tl fr_2c_soye_inf; 107: fr_g_drouot_tl; 39: br_1c_bijlandt_inf");
    s.play("tactical");
    EXPECT_EQ(choice(s), "activate fr_2c_reille_tl");
}

TEST(Waterloo200Doctrine, the_tenth_loss_is_worth_any_attack) {
    const std::string lost =
        " eliminated=br_1c_byng_inf,br_1c_maitland_inf,br_1c_ompteda_inf,br_1c_detmers_inf,br_1c_daubreme_inf,br_1c_saxe_weimar_inf,"
        "br_2c_adam_inf,br_2c_du_plat_inf,br_2c_mitchell_inf";
    const std::string place = "70: fr_2c_reille_tl(step=1) fr_2c_soye_inf; 39: br_1c_bijlandt_inf; turn=2";
    const Judged fresh{Scene(place)}, last{Scene(place + lost)};
    EXPECT_GT(last.score("tactical"), fresh.score("tactical") + 5);
}

// --- Guns and hits ------------------------------------------------------------------------------------------------------------------

TEST(Waterloo200Doctrine, guns_are_employed_where_they_decide_and_spared_where_they_do_not) {
    const std::string rest = " 54: fr_2c_fart(activated); 53: fr_2c_reille_tl(activated step=2); kind=tactical";
    Scene close("38: fr_2c_campi_inf br_1c_kielmansegge_inf;" + rest),
        sure("38: fr_2c_campi_inf fr_2c_soye_inf fr_2c_bauduin_inf br_1c_bijlandt_inf(step=1);" + rest);
    for (Scene* s : {&close, &sure}) {
        while (s->asks() != "choose_battle") s->play("done");
        s->play("battle 38");
    }
    EXPECT_EQ(choice(close), "employ fr_2c_fart");
    EXPECT_EQ(choice(sure), "done");
}

TEST(Waterloo200Doctrine, a_white_block_shields_the_black_ones) {
    // OF 3 + 4 against DF 3 + 3 + 3: the French lose by two, and the winner's one hit is lost on a white block.
    Scene s(
        "67: fr_2c_husson_inf fr_2c_soye_inf br_1c_maitland_inf br_1c_detmers_inf br_1c_saxe_weimar_inf; "
        "69: fr_2c_reille_tl(activated step=3); "
        "kind=tactical");
    while (s.asks() != "choose_battle") s.play("done");
    s.play("battle 67");
    while (s.asks() == "take_losses" && s.seat() == "french") s.play(choice(s));
    ASSERT_EQ(s.asks(), "take_losses");
    EXPECT_EQ(choice(s), "lose br_1c_maitland_inf");
}

// --- Turns --------------------------------------------------------------------------------------------------------------------------

TEST(Waterloo200Doctrine, at_nightfall_the_side_that_is_ahead_passes) {
    const std::string rest = "70: fr_2c_reille_tl fr_2c_soye_inf; 39: br_1c_bijlandt_inf; turn=5 passes=1";
    EXPECT_EQ(choice(Scene(rest + "; control 40=french 30=french")), "pass");
    EXPECT_NE(choice(Scene(rest)), "pass") << "the Allies hold four of seven";
}

TEST(Waterloo200Doctrine, stars_are_given_back_to_the_leader_at_heart_first) {
    Scene s("70: fr_2c_reille_tl(step=3); 72: fr_4cav_milhaud_tl(step=1); 37: br_2c_hill_tl; passes=1");
    s.play("pass");
    while (s.asks() != "regenerate" && s.position().turn == 1)
        s.play(s.asks() == "reorganise" && s.seat() == "french" ? "reorganise french" : "done");
    ASSERT_EQ(s.asks(), "regenerate");
    EXPECT_EQ(choice(s), "regenerate fr_2c_reille_tl");
}

TEST(Waterloo200Doctrine, as_many_reserves_are_drawn_as_come) {
    Scene s("70: fr_2c_reille_tl; 37: br_2c_hill_tl; pool=fr_2c_soye_inf,fr_2c_campi_inf,fr_2c_jamin_inf,fr_1c_quiot_inf,fr_1c_brue_inf");
    s.play_all({"strategic", "reinforce"});
    EXPECT_EQ(choice(s), "draw 4");
}

// W2-16.2.7  A unit that finds no free icon goes back to the pool, so it is no reason to play the Disc.
TEST(Waterloo200Doctrine, reserves_without_a_free_icon_are_not_called) {
    const std::string scene = "70: fr_2c_reille_tl; 37: br_2c_hill_tl; pool=fr_6c_jamin_inf,fr_6c_bellair_inf";
    const double with_icon = Judged(Scene(scene)).score("strategic"), without = Judged(Scene(scene + "; control 84=british")).score("strategic");
    EXPECT_GT(with_icon, without);
    EXPECT_LT(without, Judged(Scene(scene + "; control 84=british")).score("pass"));
}

TEST(Waterloo200Doctrine, the_commander_in_chief_stays_at_his_headquarters) {
    Scene s("70: fr_2c_reille_tl; 37: br_2c_hill_tl");
    s.play("pass");
    EXPECT_LT(Judged(s).score("move fr_napoleon_sl"), 0);
}

// --- Lines of communication ---------------------------------------------------------------------------------------------------------

namespace {

constexpr ai::ReasonSet kBlindToLines = ~(ai::ReasonSet{3} << static_cast<unsigned>(Why::cut_communication));

}  // namespace

// 64 is the only link from Napoleon to 65, and it is empty: the enemy could enter it.
TEST(Waterloo200Doctrine, an_empty_area_on_the_line_of_communication_is_worth_holding) {
    Scene s("63: fr_1c_quiot_inf; 65: fr_1c_derlon_tl fr_1c_schmitz_inf; 77: br_2c_adam_inf");
    s.play("pass");
    s.play("move fr_1c_quiot_inf");
    EXPECT_EQ(Judged(s.position()).choice(), "to 64");
    EXPECT_NE(Judged(s.position(), kBlindToLines).choice(), "to 64");
}

// 38 is the only link from Wellington to Hill and his troops in 54 (W2-6.1.1).
TEST(Waterloo200Doctrine, an_attack_that_cuts_off_others_is_worth_more) {
    const std::string attack = "53: fr_2c_reille_tl fr_2c_soye_inf; 38: br_1c_bijlandt_inf; 54: br_2c_hill_tl br_2c_adam_inf; control ";
    const Scene cut(attack + "39=french 40=french"), whole(attack + "40=french");
    const auto worth = [](const Scene& s) {
        const Situation french(s.position(), Side::french, ai::kAllReasons);
        Fallen fallen{};
        const Area area = Scene::area("38");
        return french.battle(area, french.stack(Scene::area("53"), Side::french), 0, french.defenders(area), fallen).cut;
    };
    EXPECT_FLOAT_EQ(worth(cut), kWeights[0].cut * (2 * 4 + 4)) << "Hill with his four stars, and Adam";
    EXPECT_FLOAT_EQ(worth(whole), 0) << "there is a way around by 39";
    EXPECT_GT(Judged(cut).score("tactical"), Judged(cut.position(), kBlindToLines).score("tactical"));
}

// --- No hidden knowledge ---------------------------------------------------------------------------------------------------------------

// As long as no step was regained or lost unseen, doctrine depends only on public facts and its own blocks.
TEST(Waterloo200Doctrine, what_hidden_blocks_are_never_changes_a_judgement) {
    auto policy = std::make_unique<ai::Policy<Doctrine>>();
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Dice dice(seed), other(seed + 100);
        Effects effects{dice};
        Position p = Rules::set_up({}, effects);
        while (!Rules::outcome(p) && p.turn == 1) {
            const Seat seat = Rules::to_act(p).front();
            if (other.below(10) == 0) {
                Position redealt = p;
                Rules::redeal(redealt, seat, other);
                const Judged one(p), two(redealt);
                ASSERT_EQ(one.all().size(), two.all().size());
                for (std::size_t i = 0; i < one.all().size(); ++i)
                    ASSERT_NEAR(one.all()[i].score, two.all()[i].score, 1e-3f) << Rules::step_name(p);
            }
            Rules::apply(p, seat, policy->choose(p, seat, {.epsilon = 0.1f}, dice), effects);
        }
    }
}

TEST(Waterloo200Doctrine, a_judgement_allocates_nothing) {
    auto policy = std::make_unique<ai::Policy<Doctrine>>();
    Dice dice(3);
    Effects effects{dice};
    Position p = Rules::set_up({}, effects);
    const AllocationCounter counter;
    for (int i = 0; i < 200 && !Rules::outcome(p); ++i) {
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, policy->choose(p, seat, {}, dice), effects);
    }
    EXPECT_EQ(counter.count(), 0u);
}

// The plan of MoveUnits is carried out area by area.
TEST(Waterloo200Doctrine, a_march_once_begun_is_brought_to_its_end) {
    auto policy = std::make_unique<ai::Policy<Doctrine>>();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dice dice(seed);
        Effects effects{dice};
        Position p = Rules::set_up({}, effects);
        AreaSet seen;
        while (!Rules::outcome(p)) {
            const Seat seat = Rules::to_act(p).front();
            const auto* path = std::get_if<UnitPath>(&p.agenda.back());
            if (!path) seen = {};
            else ASSERT_FALSE(seen.has(p.place(path->march.unit))) << "it walks in circles, seed " << seed;
            if (path) seen.insert(p.place(path->march.unit));
            Rules::apply(p, seat, policy->choose(p, seat, {}, dice), effects);
        }
    }
}

}  // namespace papelotte::waterloo200
