// A game told from its beginning, as one seat saw it: the first view, then for each entry what it changed and what was reported. It feeds
// the replay and the log of a page that opens late.
#pragma once

#include "engine/facts.h"
#include "engine/merge_patch.h"
#include "engine/rules.h"

namespace papelotte {

// The merge patch from what a seat saw before to what it sees after.
template <class Records, class Position>
boost::json::object view_change_of(const Position& before, const Position& after, Seat seat) {
    if constexpr (requires { Records::view_change(before, after, seat); }) return Records::view_change(before, after, seat);
    else return merge_patch(Records::view(before, seat), Records::view(after, seat));
}

// Whether two seats are certainly told the same change: then it is made once for both.
template <class Records, class Position>
bool same_change_of(const Position& before, const Position& after, Seat a, Seat b) {
    if constexpr (requires { Records::same_change(before, after, a, b); }) return Records::same_change(before, after, a, b);
    else return a == b;
}

// Whether a seat's view shows what an observer's does not.
template <class Records, class Position>
bool has_secret_of(const Position& position, Seat seat) {
    if constexpr (requires { Records::has_secret(position, seat); }) {
        return Records::has_secret(position, seat);
    } else {
        boost::json::object own = Records::view(position, seat), common = Records::view(position, kObserver);
        own.erase("seat");
        common.erase("seat");
        return own != common;
    }
}

// A view that hides nothing: an observer's, and the whole position with it.
template <class Records, class Position>
boost::json::object unveiled(const Position& position) {
    boost::json::object all = Records::view(position, kObserver);
    for (const auto& [key, value] : Records::position_json(position))
        if (!value.is_null()) all[key] = value;   // a change is told as a merge patch, which cannot say null
    all["seat"] = "all";
    return all;
}

// The journal must be sound: whoever calls this has replayed or verified it. Without a seat nothing is hidden.
template <GameRecords Records>
std::expected<boost::json::object, std::string> story_of(const Journal& journal, std::optional<Seat> seat) {
    using Rules = typename Records::Rules;
    if (std::string error = why_not_this_game(Rules::facts(), journal); !error.empty()) return std::unexpected(std::move(error));
    const auto setup = check_setup(Rules::facts(), journal.setup);
    if (!setup) return std::unexpected(setup.error());
    const auto seen = [&](const typename Rules::Position& p) { return seat ? Records::view(p, *seat) : unveiled<Records>(p); };

    Dice setup_dice = Dice::scripted(journal.setup_dice);
    Turn beginning{setup_dice};
    typename Rules::Position position = Rules::set_up(*setup, beginning);
    boost::json::object story{{"view", seen(position)}};
    boost::json::array steps;
    std::vector<Event> events;
    for (std::size_t i = 0; i < journal.entries.size(); ++i) {
        const Entry& entry = journal.entries[i];
        const auto actor = find_seat(Rules::facts(), entry.seat);
        const auto action = Records::parse(entry.notation);
        if (!actor || !action || !Rules::to_act(position).has(*actor) || Rules::why_not(position, *actor, *action))
            return std::unexpected(at_entry(i) + "not legal");
        const typename Rules::Position before = position;
        Dice dice = Dice::scripted(entry.dice);
        events.clear();
        Turn turn{dice, &events};
        Rules::apply(position, *actor, *action, turn);

        boost::json::object step{{"n", entry.n}, {"seat", entry.seat}, {"do", entry.notation}};
        if (!seat) step["dice"] = boost::json::value_from(entry.dice);   // among them may be dice that drew something hidden
        step["patch"] = seat ? view_change_of<Records>(before, position, *seat) : merge_patch(seen(before), seen(position));
        boost::json::array told;
        for (const Event& event : events)
            if (!seat || event.seen_by.has(*seat)) told.push_back(Records::event_json(event));
        step["events"] = std::move(told);
        steps.push_back(std::move(step));
    }
    story["steps"] = std::move(steps);
    return story;
}

}  // namespace papelotte
