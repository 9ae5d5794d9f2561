// The accounts of rolls: the terms of each make what was looked up, and say whose they are.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "engine/beginning.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/fire_results.h"

namespace papelotte::waterloo {
namespace {

int sum(const Event& event, TermSide side) {
    int total = 0;
    for (const Term& term : event.terms)
        if (term.side == side) total += term.value;
    return total;
}

std::vector<Event> random_game(std::uint64_t seed) {
    Dice dice(seed);
    std::vector<Event> events;
    Effects effects{dice, &events};
    Position p = Rules::set_up(*checked_beginning<Records>({}), effects);
    while (!Rules::outcome(p)) {
        ActionList legal;
        const Seat seat = Rules::to_act(p).front();
        Rules::legal(p, seat, legal);
        Rules::apply(p, seat, legal[dice.below(static_cast<std::uint32_t>(legal.size()))], effects);
    }
    return events;
}

void check(const Event& event) {
    const auto& args = event.args;
    const std::string text = Records::event_text(event);
    const int terms = sum(event, TermSide::sole);
    switch (Happening(event.kind)) {
        case Happening::gun_fired:
            EXPECT_EQ(args[2] + terms, args[3]) << text;
            if (Arm(args[5]) == Arm::infantry) EXPECT_EQ(gun_result(args[2], terms, args[6]), args[4]) << text;
            break;
        case Happening::volley:
            EXPECT_EQ(args[1] + terms, args[2]) << text;
            EXPECT_EQ(volley_result(args[1], terms).cubes, args[3]) << text;
            break;
        case Happening::morale: EXPECT_EQ(std::clamp(terms, 0, 6), args[2]) << text; break;
        case Happening::melee:
            EXPECT_EQ(args[4] + sum(event, TermSide::attack), args[1]) << text;
            EXPECT_EQ(args[5] + sum(event, TermSide::defence), args[3]) << text;
            EXPECT_EQ(Melee(args[6]), args[1] > args[3] ? Melee::wins : args[1] < args[3] ? Melee::loses : Melee::tie) << text;
            break;
        case Happening::control: EXPECT_EQ(args[1] >= args[3], args[2] == 1) << text; break;
        default: EXPECT_TRUE(event.terms.empty()) << text; break;
    }
}

}  // namespace

TEST(WaterlooAccounts, the_terms_make_the_totals_in_random_games) {
    std::map<Happening, int> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        for (const Event& event : random_game(seed)) {
            ++seen[Happening(event.kind)];
            check(event);
        }
    for (const Happening kind : {Happening::gun_fired, Happening::volley, Happening::morale, Happening::melee, Happening::control})
        EXPECT_GT(seen[kind], 0) << static_cast<int>(kind);
}

TEST(WaterlooAccounts, a_melee_tells_dice_and_terms_of_both) {
    const Event event{static_cast<std::uint16_t>(Happening::melee), SeatSet::everyone(), {}, {}};
    const boost::json::object json = Records::event_json(event);
    EXPECT_EQ(json.at("dice"), boost::json::value({0, 0}));
    for (const char* key : {"unit", "against", "total", "against_total", "result", "area"}) EXPECT_TRUE(json.contains(key)) << key;
}

TEST(WaterlooAccounts, what_the_hidden_tile_may_be_is_in_the_view) {
    Dice dice(7);
    Effects effects{dice};
    Position p = Rules::set_up(*checked_beginning<Records>({}), effects);
    for (int i = 0; i < 200 && !(p.tile != 0 && std::holds_alternative<ChooseAction>(p.agenda.back())); ++i) {
        ActionList legal;
        const Seat seat = Rules::to_act(p).front();
        Rules::legal(p, seat, legal);
        Rules::apply(p, seat, legal[legal.size() - 1], effects);
    }
    for (const Seat seat : {kFrench, kAllied, kObserver})
        EXPECT_EQ(boost::json::serialize(Records::view(p, seat).at("tile_may_be")), "[2,3,4,5]");
    p.actions_done = 2;
    EXPECT_EQ(boost::json::serialize(Records::view(p, p.active).at("tile_may_be")), "[3,4,5]");   // one more is being chosen
    p.tile_shown = true;
    EXPECT_FALSE(Records::view(p, p.active).contains("tile_may_be"));
}

// The prompt names who arrives and who falls back; the legal actions name the same units.
TEST(WaterlooAccounts, whose_way_is_being_decided_is_in_the_prompt) {
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Dice dice(seed);
        Effects effects{dice};
        Position p = Rules::set_up(*checked_beginning<Records>({}), effects);
        while (!Rules::outcome(p)) {
            const Seat seat = Rules::to_act(p).front();
            const std::string step(Rules::step_name(p));
            ++seen[step];
            if (step == "arrive" || step == "fall_back") {
                const EventArgs asked = Records::prompt_values(p);   // the unit; the area, how many units, the first of them
                ActionList legal;
                Rules::legal(p, seat, legal);
                UnitSet named;
                for (const Action& action : legal) named |= UnitSet::of(unit_of(action));
                ASSERT_EQ(named.size(), step == "arrive" ? 1 : asked[1]);
                EXPECT_EQ(named.front(), Unit(asked[step == "arrive" ? 0 : 2]));
            }
            Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
        }
    }
    EXPECT_GT(seen["arrive"], 0);
    EXPECT_GT(seen["fall_back"], 0);
}

}  // namespace papelotte::waterloo
