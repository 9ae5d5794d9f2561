// Doctrine: for each important reason a small position in which it decides, and what doctrine owes to those who use it.
#include "games/waterloo/doctrine.h"

#include <algorithm>
#include <memory>

#include "games/waterloo/actions.h"
#include "games/waterloo/doctrine_reasons.h"
#include "games/waterloo/records.h"
#include "tests/allocation_counter.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

static_assert(ai::GameDoctrine<Doctrine>);

// Every legal action of a position with its judgement.
class Judged {
   public:
    explicit Judged(const Position& p, ai::ReasonSet on = ai::kAllReasons) : actions_(std::make_unique<ActionList>()) {
        seat_ = Rules::to_act(p).front();
        Rules::legal(p, seat_, *actions_);
        judgements_.resize(actions_->size());
        Doctrine::judge(p, seat_, *actions_, on, judgements_);
    }

    Action best() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < judgements_.size(); ++i)
            if (judgements_[i].score > judgements_[best].score) best = i;
        return (*actions_)[best];
    }
    std::string choice() const { return Records::notate(best()); }
    float score(std::string_view notation) const { return of(notation).score; }
    float points(std::string_view notation, Why why) const {
        float sum = 0;
        for (const auto& share : of(notation).why) sum += share.reason == static_cast<int>(why) ? share.points : 0;
        return sum;
    }
    const std::vector<ai::Judgement>& all() const { return judgements_; }
    Seat seat() const { return seat_; }

   private:
    const ai::Judgement& of(std::string_view notation) const {
        const auto action = Records::parse(notation);
        for (std::size_t i = 0; action && i < actions_->size(); ++i)
            if ((*actions_)[i] == *action) return judgements_[i];
        ADD_FAILURE() << notation << " is not in the list";
        static const ai::Judgement kNone{};
        return kNone;
    }
    std::unique_ptr<ActionList> actions_;
    std::vector<ai::Judgement> judgements_;
    Seat seat_;
};

Judged judged(const Scene& s, ai::ReasonSet on = ai::kAllReasons) { return Judged(s.position(), on); }
std::string choice(const Scene& s) { return judged(s).choice(); }

// Plays what doctrine likes best for both sides until the game or the number of decisions is over; returns the decisions.
int play_on(Position& p, Dice& dice, int most, auto&& at_each) {
    Turn turn{dice};
    int decisions = 0;
    for (; decisions < most && !Rules::to_act(p).empty(); ++decisions) {
        const Judged judged(p);
        at_each(p, judged);
        Rules::apply(p, judged.seat(), judged.best(), turn);
    }
    return decisions;
}

}  // namespace

// --- Guns ------------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, guns_fire_where_infantry_is_near_its_end) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2 red=5; grand_battery=0");
    s.play("fire green grand_battery_east");
    EXPECT_EQ(choice(s), "aim fr_art_1 bylandts_valley");
}

TEST(WaterlooDoctrine, guns_fire_at_the_nearer_of_two_fresh_targets) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bylandts_valley: ge_inf_2; grand_battery=0");
    s.play("fire green grand_battery_east");
    EXPECT_EQ(choice(s), "aim fr_art_1 sandpit_valley");
}

TEST(WaterlooDoctrine, the_grand_battery_is_for_many_guns) {
    Scene three("grand_battery_east: fr_art_1 fr_art_2 fr_art_3; sandpit_valley: ge_inf_1 ge_inf_2");
    three.play_all(
        {"fire green grand_battery_east", "aim fr_art_1 sandpit_valley", "aim fr_art_2 sandpit_valley", "aim fr_art_3 sandpit_valley"});
    EXPECT_EQ(choice(three), "grand_battery");
    Scene one("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1 ge_inf_2");
    one.play_all({"fire green grand_battery_east", "aim fr_art_1 sandpit_valley"});
    EXPECT_EQ(choice(one), "done");
}

TEST(WaterlooDoctrine, guns_are_deployed_when_it_is_free) {
    Scene s("grand_battery_east: fr_art_1(limbered) fr_inf_1(defensive); msj_farm: br_inf_1(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_EQ(choice(s), "turn fr_art_1 deployed");
}

// --- Assaults ----------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, cavalry_charges_mobile_infantry_rather_than_formed) {
    Scene s("milhauds_field: fr_cav_7; lobaus_field: pr_inf_1; plancenoit_ridge: pr_inf_2(defensive); turn=5");
    s.play("assault red milhauds_field");
    EXPECT_EQ(choice(s), "attack fr_cav_7 lobaus_field milhauds_field");
}

TEST(WaterlooDoctrine, a_worn_unit_does_not_storm_a_strong_point) {
    const Scene s(
        "foys_hollow: fr_inf_4 blue=4; la_haye_sainte: ge_inf_2(defensive) br_art_1; crossroads: br_inf_4(defensive); "
        "altens_ridge: br_inf_5(defensive)");
    const Judged here = judged(s);
    EXPECT_GT(here.score("nothing green"), here.score("assault red foys_hollow"));
    EXPECT_LT(here.points("assault red foys_hollow", Why::spare), 0);
}

TEST(WaterlooDoctrine, infantry_and_cavalry_assault_together) {
    Scene s(
        "milhauds_field: fr_inf_1 fr_inf_2 fr_cav_7; jacquinots_field: fr_inf_3; lobaus_field: fr_inf_4; "
        "plancenoit_ridge: ge_inf_1(defensive) ge_inf_2(defensive) red=3; turn=5");
    s.play("assault red milhauds_field");
    bool infantry = false, cavalry = false;
    while (s.asks() == "assault_moves" && choice(s) != "done") {
        infantry = infantry || choice(s).starts_with("attack fr_inf");
        cavalry = cavalry || choice(s).starts_with("attack fr_cav");
        if (infantry && cavalry) break;
        s.play(choice(s));
    }
    EXPECT_TRUE(infantry && cavalry);
}

TEST(WaterlooDoctrine, guns_without_infantry_are_worth_taking) {
    const Scene s(
        "la_haye_sainte: ge_inf_2; crossroads: br_inf_4(defensive); altens_ridge: br_inf_3(defensive); grand_battery_west: fr_art_1 fr_art_2; "
        "la_belle_alliance: ig_cav_1; active=allied");
    const Judged here = judged(s);
    EXPECT_EQ(here.choice(), "assault red la_haye_sainte");
    EXPECT_GT(here.points("assault red la_haye_sainte", Why::destroy), 1);
}

TEST(WaterlooDoctrine, the_better_horse_meets_the_charge) {
    Scene s("milhauds_field: fr_cav_7; plancenoit_ridge: br_cav_1(tired) br_cav_2 du_cav_1(tired); turn=5");
    s.play_all({"assault red milhauds_field", "attack fr_cav_7 plancenoit_ridge milhauds_field"});
    ASSERT_EQ(s.asks(), "counter_charge");
    EXPECT_EQ(choice(s), "counter br_cav_2");
}

TEST(WaterlooDoctrine, the_strong_point_shelters_the_british) {
    Scene s("foys_hollow: fr_inf_4; la_haye_sainte: ge_inf_2(defensive) br_inf_4(defensive); crossroads: br_art_4 br_inf_5(defensive)");
    s.play("assault red foys_hollow");
    ASSERT_EQ(s.asks(), "declare_strong_point");
    EXPECT_EQ(choice(s), "benefit br_inf_4");
}

// --- Ground ------------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, the_road_to_the_objective_is_taken_when_no_answer_can_follow) {
    const Scene s("msj_farm: fr_inf_1; merbraine: br_inf_1(defensive); active=french allied.green=0 french.green=2");
    const Judged here = judged(s);
    EXPECT_EQ(here.choice(), "move green msj_farm");
    EXPECT_GT(here.points("move green msj_farm", Why::last_round), 0);
}

TEST(WaterlooDoctrine, infantry_goes_back_to_guard_its_objective) {
    Scene s("brunswick_park: br_inf_8; crossroads: br_inf_4(defensive); ponsonbys_hollow: fr_inf_1 fr_inf_2; active=allied turn=5");
    s.play("move green brunswick_park");
    EXPECT_EQ(choice(s), "go br_inf_8 mont_st_jean");
}

TEST(WaterlooDoctrine, prussians_march_on_rossomme) {
    Scene s("virere_heights: pr_inf_1; rossomme: ig_inf_4(defensive); active=allied turn=5");
    s.play("move green virere_heights");
    const std::string to = choice(s).substr(std::string("go pr_inf_1 ").size());
    EXPECT_LT(distance(Scene::area(to), kRossomme), distance(Scene::area("virere_heights"), kRossomme));
}

TEST(WaterlooDoctrine, a_fourth_unit_is_one_too_many) {
    Scene s("decosters_house: fr_inf_1; la_belle_alliance: fr_inf_2 fr_inf_3 fr_inf_4; crossroads: br_inf_4(defensive)");
    s.play("move green decosters_house");
    EXPECT_LT(judged(s).points("go fr_inf_1 la_belle_alliance", Why::avoid_crowding), 0);
    EXPECT_NE(choice(s), "go fr_inf_1 la_belle_alliance");
}

TEST(WaterlooDoctrine, guns_do_not_go_alone_to_the_enemy) {
    Scene s(
        "grand_battery_west: fr_art_1; la_belle_alliance: fr_inf_1(defensive); crossroads: br_inf_4(defensive) br_cav_1; altens_ridge: "
        "br_inf_3(defensive)");
    s.play("move green grand_battery_west");
    const Judged here = judged(s);
    EXPECT_GT(here.score("go fr_art_1 la_belle_alliance"), here.score("go fr_art_1 sandpit_valley"));
}

// --- Formation -----------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, infantry_forms_up_where_cavalry_is_near) {
    Scene s("grand_battery_east: fr_inf_7; crossroads: br_cav_1 br_inf_4(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_EQ(choice(s), "turn fr_inf_7 defensive");
}

TEST(WaterlooDoctrine, infantry_far_from_the_enemy_is_left_as_it_is) {
    Scene s("rossomme: ig_inf_4; merbraine: br_inf_4(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_TRUE(s.asks() != "change_formation" || choice(s) == "done");
}

TEST(WaterlooDoctrine, a_square_is_left_when_it_may_be) {
    Scene s("grand_battery_east: fr_inf_7(square); crossroads: br_cav_1 br_inf_4(defensive); active=french phase=formation");
    while (s.seat() == "allied") s.play("done");
    EXPECT_EQ(choice(s), "turn fr_inf_7 defensive");
}

// --- Discs ---------------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, red_and_purple_discs_are_spent_before_green_ones) {
    const Scene s("milhauds_field: fr_cav_7; plancenoit_ridge: pr_inf_1; rossomme: ig_inf_4; turn=5");
    const Judged here = judged(s);
    EXPECT_GT(here.score("assault red milhauds_field"), here.score("assault green milhauds_field"));
    EXPECT_GT(here.score("reserve purple rossomme"), here.score("reserve green rossomme"));
}

// --- Small choices -------------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, cubes_are_shared_so_that_both_can_fire) {
    Scene s("bulows_field: fr_inf_1 fr_inf_2; plancenoit_ridge: ge_inf_1(defensive) ge_inf_2(defensive) red=2; turn=5");
    s.play_all({"assault red bulows_field", "attack fr_inf_1 plancenoit_ridge bulows_field", "done"});
    ASSERT_EQ(s.asks(), "assign_cubes");
    EXPECT_EQ(choice(s), "cubes ge_inf_1 1");   // two on one unit would cost it a point
}

TEST(WaterlooDoctrine, few_cubes_are_taken_into_an_assault) {
    Scene s("bulows_field: fr_inf_1 fr_inf_2 blue=4; plancenoit_ridge: ge_inf_1(defensive); turn=5");
    s.play_all({"assault red bulows_field", "attack fr_inf_1 plancenoit_ridge bulows_field"});
    ASSERT_EQ(s.asks(), "take_cubes_along");
    EXPECT_EQ(choice(s), "cubes fr_inf_1 0");
}

TEST(WaterlooDoctrine, the_line_dies_before_the_guard) {
    Scene s("sandpit_valley: fr_inf_1 ig_inf_1 blue=10; crossroads: br_art_1 ge_inf_1; active=allied");
    s.play("fire green crossroads", {6});
    ASSERT_EQ(s.asks(), "too_many_cubes");
    EXPECT_EQ(choice(s), "lose fr_inf_1");
}

TEST(WaterlooDoctrine, a_fresh_horse_takes_the_hit_that_would_kill_a_tired_one) {
    Scene s("milhauds_field: fr_cav_7 fr_cav_8(tired); plancenoit_ridge: pr_inf_1; turn=5");
    s.play_all(
        {"assault red milhauds_field", "attack fr_cav_7 plancenoit_ridge milhauds_field", "attack fr_cav_8 plancenoit_ridge milhauds_field"},
        {6});
    ASSERT_EQ(s.asks(), "cavalry_losses");
    EXPECT_EQ(choice(s), "hit fr_cav_7");
}

TEST(WaterlooDoctrine, a_leader_goes_with_the_last_of_his_troops) {
    Scene s("crossroads: br_cav_1(tired) br_leader_1; sandpit_valley: fr_art_1; grand_battery=0");
    s.play("fire green sandpit_valley", {6});
    while (s.asks() == "cavalry_hits") s.play(choice(s));
    ASSERT_EQ(s.asks(), "accompany");
    EXPECT_EQ(choice(s), "follow br_leader_1");
}

// --- What doctrine owes ----------------------------------------------------------------------------------------------------------------

TEST(WaterlooDoctrine, every_reason_has_a_name_and_a_sentence_of_its_own) {
    const auto reasons = Doctrine::reasons();
    EXPECT_LE(reasons.size(), 60u);
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        EXPECT_FALSE(reasons[i].name.empty());
        EXPECT_TRUE(reasons[i].text.ends_with('.')) << reasons[i].name;
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(reasons[i].name, reasons[j].name);
    }
}

TEST(WaterlooDoctrine, a_reason_that_is_switched_off_is_silent) {
    const Scene s = Scene::set_up();
    Position p = s.position();
    Dice dice(7);
    play_on(p, dice, 400, [](const Position& now, const Judged&) {
        constexpr ai::ReasonSet kOn =
            ~(ai::ReasonSet{1} << static_cast<unsigned>(Why::destroy)) & ~(ai::ReasonSet{1} << static_cast<unsigned>(Why::advance));
        for (const ai::Judgement& judgement : Judged(now, kOn).all())
            for (const auto& share : judgement.why) EXPECT_TRUE((kOn >> share.reason) & 1u);
        for (const ai::Judgement& judgement : Judged(now, 0).all()) EXPECT_EQ(judgement.score, 0);
    });
}

TEST(WaterlooDoctrine, the_score_is_the_sum_of_its_reasons) {
    Position p = Scene::set_up().position();
    Dice dice(8);
    play_on(p, dice, 400, [](const Position&, const Judged& judged) {
        for (const ai::Judgement& judgement : judged.all()) {
            if (judgement.why.full()) continue;
            float sum = 0;
            for (const auto& share : judgement.why) sum += share.points;
            EXPECT_NEAR(sum, judgement.score, 1e-3f);
        }
    });
}

TEST(WaterlooDoctrine, the_hidden_tile_changes_no_judgement) {
    Position p = Scene::set_up().position();
    Dice dice(9);
    int hidden = 0;
    play_on(p, dice, 1000, [&](const Position& now, const Judged& truth) {
        if (now.tile == 0 || knows_tile(now, truth.seat())) return;
        ++hidden;
        for (std::uint8_t tile = 2; tile <= 5; ++tile) {
            Position another = now;
            another.tile = tile;
            const Judged judged(another);
            ASSERT_EQ(judged.all().size(), truth.all().size());
            for (std::size_t i = 0; i < truth.all().size(); ++i) ASSERT_EQ(judged.all()[i].score, truth.all()[i].score);
        }
    });
    EXPECT_GT(hidden, 100);
}

TEST(WaterlooDoctrine, nothing_is_allocated) {
    Position p = Scene::set_up().position();
    Dice dice(10);
    const auto list = std::make_unique<ActionList>();
    std::vector<ai::Judgement> judgements(list->capacity());
    play_on(p, dice, 600, [&](const Position& now, const Judged& judged) {
        list->clear();
        Rules::legal(now, judged.seat(), *list);
        std::fill_n(judgements.begin(), list->size(), ai::Judgement{});
        const AllocationCounter counter;
        Doctrine::judge(now, judged.seat(), *list, ai::kAllReasons, {judgements.data(), list->size()});
        EXPECT_EQ(counter.count(), 0u) << Rules::step_name(now);
    });
}

TEST(WaterlooDoctrine, games_of_doctrine_end_and_do_not_dither) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Position p = Scene::set_up().position();
        Dice dice(seed);
        EXPECT_LT(play_on(p, dice, 5'000, [](const Position&, const Judged&) {}), 2'500);
        EXPECT_TRUE(Rules::outcome(p).has_value());
    }
}

TEST(WaterlooDoctrine, doctrine_beats_chance_from_either_side) {
    for (const Seat seat : {kFrench, kAllied}) {
        int wins = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Dice dice(seed), choices(seed + 1000);
            Turn turn{dice};
            Position p = Rules::set_up({}, turn);
            while (!Rules::to_act(p).empty()) {
                const Seat acting = Rules::to_act(p).front();
                Rules::apply(p, acting, acting == seat ? Judged(p).best() : Rules::random_action(p, acting, choices), turn);
            }
            wins += Rules::outcome(p)->winners.has(seat);
        }
        EXPECT_GE(wins, 19) << index_of(seat);
    }
}

TEST(WaterlooDoctrine, an_action_is_reached_when_the_next_order_is_chosen) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1; rossomme: ig_inf_4; grand_battery=0");
    const Position before = s.position();
    EXPECT_FALSE(Doctrine::reached(before, before, ai::Depth::action));
    s.play("fire green grand_battery_east");
    EXPECT_FALSE(Doctrine::reached(before, s.position(), ai::Depth::action));
    s.play_all({"aim fr_art_1 sandpit_valley", "done"}, {1});
    EXPECT_TRUE(Doctrine::reached(before, s.position(), ai::Depth::action));
    EXPECT_FALSE(Doctrine::reached(before, s.position(), ai::Depth::reply));
}

TEST(WaterlooDoctrine, a_reply_is_reached_after_the_opponents_round_or_the_turn) {
    Position p = Scene::set_up().position();
    Dice dice(11);
    Position from = p;
    play_on(p, dice, 2'000, [&](const Position& now, const Judged&) {
        if (Doctrine::reached(from, now, ai::Depth::reply)) {
            EXPECT_TRUE(now.turn != from.turn || now.phase != from.phase || now.round >= from.round + 2);
            from = now;
        } else {
            EXPECT_LE(now.round, from.round + 1);
        }
    });
    EXPECT_TRUE(Doctrine::reached(from, p, ai::Depth::reply));   // over
}

TEST(WaterlooDoctrine, orders_deserve_thought_and_trifles_none) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bulows_field: fr_inf_1 fr_inf_2 blue=2");
    EXPECT_FLOAT_EQ(Doctrine::share(s.position()), 1.f / 8);
    s.play("move green bulows_field");
    s.play("go fr_inf_1 plancenoit_ridge");
    ASSERT_EQ(s.asks(), "take_cubes_along");
    EXPECT_EQ(Doctrine::share(s.position()), 0);
    EXPECT_EQ(Doctrine::turn(s.position()), s.position().turn);
}

}  // namespace papelotte::waterloo
