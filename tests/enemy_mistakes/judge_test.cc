// The judge of poses, which the page asks: fed with nothing but a seat's view, it says what the rules say of the whole position.
#include "games/enemy_mistakes/judge/judge.h"

#include "tests/enemy_mistakes/battery_size.h"
#include "tests/enemy_mistakes/poses.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

Judge judge_of(const Position& p, Seat seat) {
    Judge judge;
    EXPECT_TRUE(judge.read(boost::json::serialize(Records::view(p, seat)))) << Rules::step_name(p);
    return judge;
}

std::string told(std::string_view scene, std::string_view question) {
    Scene s(scene);
    s.play("select b13");
    return judge_of(s.position(), kBlueSeat).answer(question);
}

constexpr std::string_view kTwo = "b13 250,570,270 green; r33 150,570,90; at=manoeuvre:blue";

}   // namespace

TEST(EnemyMistakesJudge, a_view_is_the_position_but_for_the_bids_of_others) {
    battery::walk_games<Records>(4, 1, [](auto& walk) {
        if (!walk.sampled()) return;
        for (const Seat seat : {kBlueSeat, kRedSeat, kBlackSeat, kObserver}) {
            Position known = walk.position;
            for (const Army army : kAllArmies)
                if (seat != known.seat_of(army)) known.armies[army].bid = 0;
            ASSERT_TRUE(Rules::same(judge_of(walk.position, seat).position(), known)) << index_of(seat);
        }
    });
}

TEST(EnemyMistakesJudge, says_of_any_pose_what_the_rules_say) {
    int legal = 0, illegal = 0;
    battery::walk_games<Records>(12, 11, [&](auto& walk) {
        if (walk.seat == kNobody || !asks_for_a_pose(walk.position)) return;
        const Judge judge = judge_of(walk.position, walk.seat);
        for (int i = 0; i < 12; ++i) {
            const Action pose = some_pose(walk.position, walk.spare);
            const Refusal expected = Rules::why_not(walk.position, walk.seat, pose), said = judge.why_not(pose);
            ASSERT_EQ(said.id(), expected.id()) << Records::notate(pose);
            ASSERT_EQ(said.message(), expected.message()) << Records::notate(pose);
            ++(said ? illegal : legal);
        }
    });
    EXPECT_GT(legal, 200);
    EXPECT_GT(illegal, 1000);
}

TEST(EnemyMistakesJudge, where_a_pose_leads_is_where_the_units_stand_then) {
    int moved = 0;
    battery::walk_games<Records>(12, 21, [&](auto& walk) {
        if (walk.seat == kNobody || !asks_for_a_pose(walk.position)) return;
        const Judge judge = judge_of(walk.position, walk.seat);
        const Action action = Rules::random_action(walk.position, walk.seat, walk.spare);
        Trial trial;
        if (verb_of(action) != Verb::advance || judge.why_not(action, trial)) return;
        Position after = walk.position;
        Effects unseen{walk.spare};
        Rules::apply(after, walk.seat, action, unseen);
        std::size_t next = 0;
        for (const Unit unit : trial.group) ASSERT_EQ(after.stands[unit].pose(), trial.ends[next++]) << Records::notate(action);
        ++moved;
    });
    EXPECT_GT(moved, 50);
}

TEST(EnemyMistakesJudge, stretches_say_what_each_distance_says) {
    int found = 0;
    battery::walk_games<Records>(6, 31, [&](auto& walk) {
        if (walk.seat == kNobody || Rules::step_name(walk.position) != Manoeuvre::name) return;
        const Judge judge = judge_of(walk.position, walk.seat);
        Action pose = some_pose(walk.position, walk.spare);
        if (verb_of(pose) != Verb::advance || !well_formed(pose)) return;
        int next = 0;
        for (const Judge::Stretch& one : judge.stretches(pose)) {
            ASSERT_EQ(one.from, next) << Records::notate(pose);
            for (const int distance : {one.from, one.to}) {
                pose.c = static_cast<std::int16_t>(distance);
                ASSERT_EQ(judge.why_not(pose).message(), one.why.message()) << Records::notate(pose);
            }
            next = one.to + 1;
            ++found;
        }
        ASSERT_EQ(next, kMostDistance + 1);
    });
    EXPECT_GT(found, 200);
}

TEST(EnemyMistakesJudge, a_charge_is_offered_at_the_enemy_met_first) {
    int legal = 0;
    battery::walk_games<Records>(20, 41, [&](auto& walk) {
        if (walk.seat == kNobody || Rules::step_name(walk.position) != Manoeuvre::name) return;
        const Judge judge = judge_of(walk.position, walk.seat);
        ActionList list;
        Rules::legal(walk.position, walk.seat, list);
        for (const Action& action : list) {
            if (verb_of(action) != Verb::charge) continue;
            const auto all = judge.charges(action);
            const auto met = std::find_if(all.begin(), all.end(), [&](const Judge::Met& one) { return one.target == Unit(action.c); });
            ASSERT_NE(met, all.end()) << Records::notate(action);
            ASSERT_FALSE(met->why) << Records::notate(action);
            ++legal;
        }
    });
    EXPECT_GT(legal, 50);
}

TEST(EnemyMistakesJudge, answers_questions_in_json) {
    EXPECT_EQ(told(kTwo, "why advance b13 0.0 20.0"), "{}");
    EXPECT_EQ(told(kTwo, "why advance b13 0.0 60.0"), R"({"rule":"EM-2.28","sentence":"rule.strictly_inside"})");
    EXPECT_EQ(told(kTwo, "ends advance b13 0.0 20.0"), R"({"reach":1200,"units":{"b13":[23000,57000,2700]}})");
    EXPECT_EQ(told(kTwo, "ends advance b13 0.0 60.0"), "null");
    EXPECT_EQ(told(kTwo, "charges charge b13 0.0 r33"), R"([{"target":"r33","distance":700,"reach":1200}])");
}

TEST(EnemyMistakesJudge, what_cannot_be_told_is_null) {
    for (const std::string_view question : {"why", "why advance b13", "why advance b13 0.0 x", "why fly b13", "dance advance b13 0.0 20.0", ""})
        EXPECT_EQ(told(kTwo, question), "null") << question;
    EXPECT_EQ(told(kTwo, "why advance b13 0.0 999.0"), R"({"rule":"EM-19.2","sentence":"rule.no_such_action"})");
    Judge judge;
    EXPECT_EQ(judge.answer("why advance b13 0.0 20.0"), "null");
    const std::string view = boost::json::serialize(Records::view(Scene(kTwo).position(), kBlueSeat));
    EXPECT_TRUE(judge.read(view));
    for (std::size_t length = 0; length < view.size(); ++length) ASSERT_FALSE(judge.read(std::string_view(view).substr(0, length)));
    EXPECT_EQ(judge.answer("why advance b13 0.0 20.0"), "null");
    for (const std::string_view wrong :
         {R"({"game":"waterloo","seat":"blue"})", R"({"game":"enemy_mistakes"})",
          R"({"game":"enemy_mistakes","seat":"blue","units":{"x99":{}}})",
          R"({"game":"enemy_mistakes","seat":"blue","units":{"b13":{"x":200000}}})", R"({"game":"enemy_mistakes","seat":"blue","turn":1.5})",
          R"({"game":"enemy_mistakes","seat":"blue","agenda":[{"army":"blue","step":"manoeuvres"}]})"})
        EXPECT_FALSE(judge.read(wrong)) << wrong;
}

}   // namespace papelotte::enemy_mistakes
