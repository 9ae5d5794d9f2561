// The battery on dense positions: crowded areas, low stocks, occupied boxes, tired leaders, which random games from the set-up seldom
// reach. Random play continues from them for a while, and every action is checked; all positions printed on the way are read again.
#pragma once

#include <boost/json.hpp>

#include "tests/battery/walk.h"

namespace papelotte::battery {

// A game provides one function: deal(dice) returns a dense position in the short form that a person would write. It may break a rule
// now and then: positions that the game's reader refuses are dealt again.
template <class Records>
struct Dense;   // { static boost::json::object deal(Dice&); };

// For small games: a position of a random game, as printed.
template <class Records>
boost::json::object position_under_way(Dice& dice, std::uint32_t most_decisions) {
    using Rules = typename Records::Rules;
    Effects effects{dice};
    typename Rules::Position position = Rules::set_up(setup_for<Records>(dice.below(1u << 30)), effects);
    for (std::uint32_t left = dice.below(most_decisions); left > 0 && !Rules::outcome(position); --left) {
        const Seat seat = random_seat(Rules::to_act(position), dice);
        Rules::apply(position, seat, Rules::random_action(position, seat, dice), effects);
    }
    return Records::position_json(position);
}

// Random play from a dense position, as a test sees it.
template <class Records>
struct DenseWalk {
    using Rules = typename Records::Rules;
    typename Rules::Position position{};
    Dice dice, choices, spare;   // of the game, of the players, of the test
    Seat seat = kNobody;         // the seat that decides next
    boost::json::object start;
    std::vector<std::string> actions{};
    std::vector<std::uint8_t> rolled{};

    explicit DenseWalk(std::uint64_t seed) : dice(seed), choices(seed ^ kChoiceSeed), spare(seed + 1) {
        constexpr int kMostDeals = 400;
        for (int deals = 0; deals < kMostDeals; ++deals) {
            start = Dense<Records>::deal(spare);
            const auto read = Records::read_position(start);
            if (!read) continue;
            position = *read;
            dice.record_into(&rolled);
            Effects effects{dice};
            Rules::settle(position, effects);
            return;
        }
        ADD_FAILURE() << "no position of " << kMostDeals << " is accepted; the last: " << boost::json::serialize(start) << "\n"
                      << Records::read_position(start).error();
    }
    DenseWalk(const DenseWalk&) = delete;   // the dice record
    DenseWalk& operator=(const DenseWalk&) = delete;

    void play() {
        const Action action = Rules::random_action(position, seat, choices);
        actions.push_back(Records::notate(action));
        Effects effects{dice};
        EXPECT_EQ(apply_checking<Rules>(position, seat, action, effects), "");
    }

    // The commands that lead here, for papelotte apply.
    std::string report() const {
        std::string text = "--position <(echo '" + boost::json::serialize(start) + "') --dice ";
        for (std::size_t i = 0; i < rolled.size(); ++i) text += (i > 0 ? "," : "") + std::to_string(rolled[i]);
        for (const std::string& action : actions) text += " \"" + action + "\"";
        return text;
    }
};

// `count` dense positions with seeds from `first` on, until a check fails; calls look(walk) before every decision and at the end.
template <class Records, class Look>
void walk_dense(std::uint64_t count, std::uint64_t first, Look look) {
    using Rules = typename Records::Rules;
    for (std::uint64_t seed = first; seed < first + count && !testing::Test::HasFailure(); ++seed) {
        DenseWalk<Records> walk(seed);
        EXPECT_EQ(broken_position<Rules>(walk.position), "");
        for (int left = Size<Records>::dense_decisions; !testing::Test::HasFailure(); --left) {
            walk.seat = random_seat(Rules::to_act(walk.position), walk.choices);
            look(walk);
            if (left == 0 || Rules::outcome(walk.position) || testing::Test::HasFailure()) break;
            walk.play();
        }
        if (testing::Test::HasFailure()) ADD_FAILURE() << Rules::facts().id << ": dense position " << seed << ": " << walk.report();
    }
}

// Play continues from every dense position: no decision without an answer, no broken invariant, no counter out of its range.
template <class Records>
void dense_positions_play_on() {
    using Rules = typename Records::Rules;
    walk_dense<Records>(Size<Records>::dense_positions, 50'000, [](DenseWalk<Records>& walk) {
        for (const Seat seat : all_seats<Rules>()) {
            const ActionList list = legal_list<Rules>(walk.position, seat);
            EXPECT_EQ(list.empty(), !Rules::to_act(walk.position).has(seat)) << Rules::step_name(walk.position);
            for (const Action& action : list) EXPECT_FALSE(Rules::why_not(walk.position, seat, action)) << Records::notate(action);
        }
    });
}

// --- Printed positions are read again ---------------------------------------------------------------------------------------------------

// Collects every member of every object in it.
inline void collect_members(boost::json::value& json, std::vector<std::pair<boost::json::object*, std::string>>& members) {
    if (auto* array = json.if_array())
        for (boost::json::value& one : *array) collect_members(one, members);
    if (auto* object = json.if_object())
        for (auto& [key, value] : *object) {
            members.emplace_back(object, std::string(key));
            collect_members(value, members);
        }
}

// Leaves out one to three members, as a person may do.
inline void shorten(boost::json::value& json, Dice& dice) {
    for (std::uint32_t left = 1 + dice.below(3); left > 0; --left) {
        std::vector<std::pair<boost::json::object*, std::string>> members;
        collect_members(json, members);
        if (members.empty()) return;
        const auto& [object, key] = members[dice.below(static_cast<std::uint32_t>(members.size()))];
        object->erase(key);
    }
}

template <class Records>
void expect_read_again(const typename Records::Rules::Position& position) {
    using Rules = typename Records::Rules;
    const boost::json::object printed = Records::position_json(position);
    const auto again = Records::read_position(printed);
    if (!again) ADD_FAILURE() << "what is printed is refused: " << again.error() << "\n" << boost::json::serialize(printed);
    else EXPECT_TRUE(Rules::same(*again, position)) << boost::json::serialize(printed);
}

// Any position that the reader accepts, complete or shortened, is printed in a form that it accepts as the same position.
template <class Records>
void printed_positions_are_accepted() {
    using Rules = typename Records::Rules;
    walk_dense<Records>(Size<Records>::dense_positions / 4 + 1, 51'000, [](DenseWalk<Records>& walk) {
        if (walk.actions.empty())
            if (const auto start = Records::read_position(walk.start)) expect_read_again<Records>(*start);
        if (walk.spare.below(4 * Size<Records>::stride) != 0 && !Rules::outcome(walk.position)) return;
        expect_read_again<Records>(walk.position);
        for (int i = 0; i < 4; ++i) {
            boost::json::value shortened = Records::position_json(walk.position);
            shorten(shortened, walk.spare);
            if (const auto read = Records::read_position(shortened)) expect_read_again<Records>(*read);
        }
    });
}

}  // namespace papelotte::battery
