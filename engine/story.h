// A game from its beginning in the view of one seat: the first view, then for each entry its change and its events. It is used for
// the replay, and for the log of a page that opens late.
#pragma once

#include "engine/journal_walk.h"
#include "engine/merge_patch.h"

namespace papelotte {

template <class Records>
inline constexpr bool kHidesActions =
    requires(const typename Records::Rules::Position& before) { Records::may_see(before, kObserver, Action{}, kObserver); };

// The seats that may know an action itself: all, unless the game says otherwise (Records::may_see).
template <class Records, class Position>
SeatSet viewers_of(const Position& before, Seat acting, Action action) {
    if constexpr (kHidesActions<Records>) {
        SeatSet viewers(acting);
        for (std::size_t i = 0; i < Records::Rules::facts().seats.size(); ++i)
            if (Seat(i) != acting && Records::may_see(before, acting, action, Seat(i))) viewers.insert(Seat(i));
        if (Records::may_see(before, acting, action, kObserver)) viewers.insert(kObserver);
        const SeatSet all = SeatSet::first(static_cast<int>(Records::Rules::facts().seats.size())) | SeatSet(kObserver);
        return viewers == all ? SeatSet::everyone() : viewers;
    } else {
        return SeatSet::everyone();
    }
}

// The merge patch from a seat's view before to its view after, as text.
template <class Records, class Position>
std::string view_change_of(const Position& before, const Position& after, Seat seat) {
    if constexpr (requires { Records::view_change(before, after, seat); }) return Records::view_change(before, after, seat);
    else return boost::json::serialize(merge_patch(Records::view(before, seat), Records::view(after, seat)));
}

// Whether two seats certainly have the same change, which is then made once for both.
template <class Records, class Position>
bool same_change_of(const Position& before, const Position& after, Seat a, Seat b) {
    if constexpr (requires { Records::same_change(before, after, a, b); }) return Records::same_change(before, after, a, b);
    else return a == b;
}

// Whether a seat's view shows something that an observer's does not.
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

// A view that hides nothing: the game's own, or an observer's together with the whole position.
template <class Records, class Position>
boost::json::object unveiled(const Position& position) {
    if constexpr (requires { Records::unveiled(position); }) return Records::unveiled(position);
    boost::json::object all = Records::view(position, kObserver);
    for (const auto& [key, value] : Records::position_json(position))
        if (!value.is_null()) all[key] = value;   // a change is a merge patch, which cannot express null
    all["seat"] = "all";
    return all;
}

// One step of a story while its entries are gathered: an action, or the actions of an order.
template <GameRecords Records>
class StoryStep {
   public:
    using Position = typename Records::Rules::Position;

    // Without a seat nothing is hidden; with `all_known` no action is.
    StoryStep(std::optional<Seat> seat, bool all_known) : seat_(seat), all_known_(all_known) {}

    void add(const Position& before, const Position& after, const Entry& entry, const std::vector<Event>& events) {
        if (actions_.empty()) before_ = before;
        const bool known = knows(before, entry);
        actions_.push_back(known ? boost::json::value(entry.notation) : boost::json::value());
        any_known_ = any_known_ || known;
        dice_.insert(dice_.end(), entry.dice.begin(), entry.dice.end());
        const std::size_t told = events_.size();
        for (const Event& event : events)
            if (!seat_ || event.seen_by.has(*seat_)) events_.push_back(Records::event_json(event));
        counts_.push_back(events_.size() - told);
        if (const auto settled = newly_settled<typename Records::Rules>(before, after)) seating_ = word(*settled);
    }

    boost::json::object finish(const Position& after, const Entry& last) {
        boost::json::object step{{"n", last.n}, {"seat", last.seat}};
        const bool several = actions_.size() > 1;
        if (any_known_ && several) step["order"] = std::move(actions_);
        else if (any_known_) step["do"] = std::move(actions_.front());
        if (!seating_.empty()) step["seating"] = seating_;
        if (!last.standing.empty() && knows_answers_of(last.seat)) step["standing"] = last.standing;
        if (!seat_) step["dice"] = boost::json::value_from(dice_);   // some of them may have drawn something hidden
        step["patch"] = seat_ ? boost::json::parse(view_change_of<Records>(before_, after, *seat_))
                              : merge_patch(unveiled<Records>(before_), unveiled<Records>(after));
        step["events"] = std::move(events_);
        if (several) step["counts"] = std::move(counts_);
        return step;
    }

   private:
    // Standing answers are nobody else's business while the game goes on.
    bool knows_answers_of(std::string_view seat) const { return !seat_ || all_known_ || seat == seat_name(Records::Rules::facts(), *seat_); }
    bool knows(const Position& before, const Entry& entry) const {
        if (!kHidesActions<Records> || !seat_ || all_known_) return true;
        return viewers_of<Records>(before, *find_seat(Records::Rules::facts(), entry.seat), *Records::parse(entry.notation)).has(*seat_);
    }

    std::optional<Seat> seat_;
    bool all_known_, any_known_ = false;
    Position before_{};
    boost::json::array actions_, events_, counts_;
    std::vector<std::uint8_t> dice_;
    std::string_view seating_;
};

// The journal must be valid: the caller has replayed or verified it. Without a seat nothing is hidden; once the journal is closed, no
// action is hidden.
template <GameRecords Records>
std::expected<boost::json::object, InputFault> story_of(const Journal& journal, std::optional<Seat> seat) {
    using Position = typename Records::Rules::Position;
    boost::json::object story;
    boost::json::array steps;
    const auto begin = [&](const Position& first) { story["view"] = seat ? Records::view(first, *seat) : unveiled<Records>(first); };
    const StoryStep<Records> empty(seat, journal.closing.has_value());
    StoryStep<Records> gathered = empty;
    std::size_t told = 0;
    const auto tell = [&](const Position& before, const Position& after, const Entry& entry, const std::vector<Event>& events) {
        gathered.add(before, after, entry, events);
        ++told;
        if (told < journal.entries.size() && journal.entries[told].joined) return;
        steps.push_back(gathered.finish(after, entry));
        gathered = empty;
    };
    if (auto walked = walk_journal<Records>(journal, begin, tell); !walked) return std::unexpected(walked.error());
    story["steps"] = std::move(steps);
    return story;
}

}  // namespace papelotte
