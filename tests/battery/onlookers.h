// The battery on what an observer learns in the course of a game: if only secrets differ, the events are the same in content, order
// and number, and so is the number of records that he may not read.
#pragma once

#include <map>

#include "tests/battery/dense.h"
#include "tests/battery/views.h"

namespace papelotte::battery {

// The events of an action that a viewer receives, in order.
inline std::vector<Event> heard(const std::vector<Event>& events, Seat viewer) {
    std::vector<Event> heard;
    for (const Event& event : events)
        if (event.seen_by.has(viewer)) heard.push_back(event);
    return heard;
}

template <class Records>
std::string in_words(const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += boost::json::serialize(Records::event_json(event)) + "\n";
    return text;
}

// A legal action, chosen by verb first, so that rare kinds are as likely as common ones.
template <class Records>
Action action_by_verb(const typename Records::Rules::Position& position, Seat seat, Dice& dice) {
    const ActionList list = legal_list<typename Records::Rules>(position, seat);
    std::vector<std::uint16_t> verbs;
    for (const Action& action : list)
        if (std::find(verbs.begin(), verbs.end(), action.verb) == verbs.end()) verbs.push_back(action.verb);
    const std::uint16_t verb = verbs[dice.below(static_cast<std::uint32_t>(verbs.size()))];
    for (;;)
        if (const Action action = list[dice.below(static_cast<std::uint32_t>(list.size()))]; action.verb == verb) return action;
}

// One action in two positions that a viewer cannot tell apart: if he still cannot afterwards, he has received the same events.
template <class Records>
void compare_what_is_heard(const typename Records::Rules::Position& position, Seat acting, const Action& action, Seat viewer, Dice& spare) {
    using Rules = typename Records::Rules;
    typename Rules::Position one = position, two = position;
    Rules::redeal(two, viewer, spare);
    if (!Rules::to_act(two).has(acting) || Rules::why_not(two, acting, action)) return;   // it depends on a secret
    const std::uint64_t seed = spare.below(1u << 30);
    std::vector<Event> events_one, events_two;
    Dice dice_one(seed), dice_two(seed);
    Effects turn_one{dice_one, &events_one}, turn_two{dice_two, &events_two};
    Rules::apply(one, acting, action, turn_one);
    Rules::apply(two, acting, action, turn_two);
    const std::vector<Event> heard_one = heard(events_one, viewer), heard_two = heard(events_two, viewer);
    if (heard_one == heard_two || turn_one.revealed() || turn_two.revealed()) return;   // or something was revealed
    const std::string told_one = in_words<Records>(heard_one), told_two = in_words<Records>(heard_two);
    if (told_one == told_two || shown_to<Records>(one, viewer) != shown_to<Records>(two, viewer)) return;
    EXPECT_EQ(told_one, told_two) << seat_name(Rules::facts(), viewer) << " is shown the same after '" << Records::notate(action)
                                  << "', but told otherwise";
}

template <class Records>
void events_tell_no_more_than_views() {
    using Rules = typename Records::Rules;
    constexpr int kWorlds = 3;
    const auto look = [](auto& walk) {
        if (Rules::outcome(walk.position) || walk.spare.below(2) != 0) return;
        const Action action = action_by_verb<Records>(walk.position, walk.seat, walk.spare);
        for (const Seat viewer : all_views<Rules>())
            for (int i = 0; i < kWorlds; ++i) compare_what_is_heard<Records>(walk.position, walk.seat, action, viewer, walk.spare);
    };
    walk_games<Records>(Size<Records>::games / 4 + 1, 52'000, look);
    walk_dense<Records>(Size<Records>::dense_positions, 52'000, look);
}

// Plays a seat's actions while the viewer may not read them. Returns their number; `position` is the result.
template <class Records>
int play_hidden(typename Records::Rules::Position& position, Seat seat, Seat viewer, Dice& dice) {
    using Rules = typename Records::Rules;
    constexpr int kMost = 60;
    Effects effects{dice};
    for (int records = 0; records < kMost; ++records) {
        if (!Rules::to_act(position).has(seat)) return records;
        const Action action = action_by_verb<Records>(position, seat, dice);
        if (viewers_of<Records>(position, seat, action).has(viewer)) return records;
        Rules::apply(position, seat, action, effects);
    }
    return kMost;
}

// Different sequences of a seat's actions that a viewer may not read, all leading to the same view: each takes the same number of records.
template <class Records>
void hidden_records_are_as_many() {
    if constexpr (!kHidesActions<Records>) return;
    using Rules = typename Records::Rules;
    constexpr int kWays = 6;
    const auto look = [](auto& walk, bool begins) {
        if (Rules::outcome(walk.position) || (!begins && walk.spare.below(4 * Size<Records>::stride) != 0)) return;
        for (const Seat viewer : all_views<Rules>()) {
            if (viewer == walk.seat) continue;
            std::map<std::string, int> records;
            for (int way = 0; way < kWays; ++way) {
                typename Rules::Position position = walk.position;
                const int number = play_hidden<Records>(position, walk.seat, viewer, walk.spare);
                if (number == 0) break;   // the viewer may read this action
                const auto [known, is_new] = records.try_emplace(shown_to<Records>(position, viewer), number);
                EXPECT_EQ(known->second, number) << seat_name(Rules::facts(), viewer) << " can tell two ways of "
                                                 << seat_name(Rules::facts(), walk.seat) << " apart by the number of hidden records";
            }
        }
    };
    walk_games<Records>(Size<Records>::games / 2, 53'000, [&](Walk<Records>& walk) { look(walk, walk.journal.entries.empty()); });
    walk_dense<Records>(Size<Records>::dense_positions / 2, 53'000, [&](DenseWalk<Records>& walk) { look(walk, false); });
}

}  // namespace papelotte::battery
