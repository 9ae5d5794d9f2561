// The properties of doctrine that its users rely on.
#include <algorithm>

#include "ai/candidates.h"
#include "games/waterloo/rules/actions.h"
#include "tests/allocation_counter.h"
#include "tests/waterloo/judged.h"

namespace papelotte::waterloo {
namespace {

static_assert(ai::GameDoctrine<Doctrine>);

// Plays doctrine's best action for both sides until the game ends or `most` decisions are made; returns the number of decisions.
int play_on(Position& p, Dice& dice, int most, auto&& at_each) {
    Effects effects{dice};
    int decisions = 0;
    for (; decisions < most && !Rules::to_act(p).empty(); ++decisions) {
        const Judged judged(p);
        at_each(p, judged);
        Rules::apply(p, judged.seat(), judged.best(), effects);
    }
    return decisions;
}

}  // namespace

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

TEST(WaterlooDoctrineDuties, the_score_is_the_sum_of_its_reasons) {
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

TEST(WaterlooDoctrineDuties, the_hidden_tile_changes_no_judgement) {
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

TEST(WaterlooDoctrineDuties, nothing_is_allocated) {
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

TEST(WaterlooDoctrineDuties, games_of_doctrine_end_and_do_not_dither) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Position p = Scene::set_up().position();
        Dice dice(seed);
        EXPECT_LT(play_on(p, dice, 5'000, [](const Position&, const Judged&) {}), 2'500);
        EXPECT_TRUE(Rules::outcome(p).has_value());
    }
}

TEST(WaterlooDoctrineDuties, doctrine_beats_chance_from_either_side) {
    for (const Seat seat : {kFrench, kAllied}) {
        int wins = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Dice dice(seed), choices(seed + 1000);
            Effects effects{dice};
            Position p = Rules::set_up({}, effects);
            while (!Rules::to_act(p).empty()) {
                const Seat acting = Rules::to_act(p).front();
                Rules::apply(p, acting, acting == seat ? Judged(p).best() : Rules::random_action(p, acting, choices), effects);
            }
            wins += Rules::outcome(p)->winners.has(seat);
        }
        EXPECT_GE(wins, 19) << index_of(seat);
    }
}

// Holding, forming up and bringing a reserve are seldom among the sixteen best orders, since every disc that can pay for an attack counts.
TEST(WaterlooDoctrineDuties, a_search_can_choose_the_best_order_of_every_kind) {
    Position p = Scene::set_up().position();
    Dice dice(12);
    const auto policy = std::make_unique<ai::Policy<Doctrine>>();
    int choices = 0, without_holding = 0;
    play_on(p, dice, 600, [&](const Position& now, const Judged& judged) {
        if (!std::holds_alternative<ChooseAction>(now.agenda.back())) return;
        ++choices;
        policy->judge(now, judged.seat(), ai::kAllReasons);
        ai::Candidates candidates = ai::best_of(*policy, 16, true);
        const auto has = [&](Verb verb) {
            return std::ranges::any_of(candidates, [&](const ai::Candidate& one) { return verb_of(one.action) == verb; });
        };
        without_holding += !has(Verb::nothing);
        ai::add_every_kind(*policy, true, candidates);
        float sum = 0;
        for (const ai::Candidate& one : candidates) sum += one.prior;
        EXPECT_NEAR(sum, 1, 1e-4f);
        EXPECT_TRUE(std::ranges::is_sorted(candidates, std::greater(), &ai::Candidate::score));
        for (std::size_t i = 0; i < policy->actions().size(); ++i) {
            const Action action = policy->actions()[i];
            const auto better = [&](const ai::Candidate& one) {
                return one.action.verb == action.verb && one.score >= policy->judgement(i).score;
            };
            EXPECT_TRUE(std::ranges::any_of(candidates, better)) << Records::notate(action);
        }
    });
    EXPECT_GT(choices, 20);
    EXPECT_GT(without_holding, choices / 4);
}

TEST(WaterlooDoctrineDuties, an_action_is_reached_when_the_next_order_is_chosen) {
    Scene s("grand_battery_east: fr_art_1 fr_art_2; sandpit_valley: ge_inf_1; rossomme: ig_inf_4; grand_battery=0");
    const Position before = s.position();
    EXPECT_FALSE(Doctrine::reached(before, before, ai::Depth::action));
    s.play("fire green grand_battery_east");
    EXPECT_FALSE(Doctrine::reached(before, s.position(), ai::Depth::action));
    s.play_all({"aim fr_art_1 sandpit_valley", "done"}, {1});
    EXPECT_TRUE(Doctrine::reached(before, s.position(), ai::Depth::action));
    EXPECT_FALSE(Doctrine::reached(before, s.position(), ai::Depth::reply));
}

TEST(WaterlooDoctrineDuties, a_reply_is_reached_after_the_opponents_round_or_the_turn) {
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

TEST(WaterlooDoctrineDuties, orders_deserve_thought_and_trifles_none) {
    Scene s("grand_battery_east: fr_art_1; sandpit_valley: ge_inf_1; bulows_field: fr_inf_1 fr_inf_2 blue=2");
    EXPECT_FLOAT_EQ(Doctrine::share(s.position()), 1.f / 8);
    s.play("move green bulows_field");
    s.play("go fr_inf_1 plancenoit_ridge");
    ASSERT_EQ(s.asks(), "take_cubes_along");
    EXPECT_EQ(Doctrine::share(s.position()), 0);
    EXPECT_EQ(Doctrine::turn(s.position()), s.position().turn);
}

}  // namespace papelotte::waterloo
