// Where a group can go: to each place, its pieces one after the other, each by its cheapest way; where those who went before have closed it,
// by the cheapest that is left. Those who cannot come yet are tried again after the others (guns that may join a fight but not open it). If
// one that could come alone does not arrive, the reverse order is tried, too, and that in which more arrive is taken. A piece whose way has
// an unknown result goes last, since the rest of the order would not be played.
#pragma once

#include <bitset>
#include <memory>
#include <utility>

#include "engine/ways.h"

namespace papelotte {

struct Going {
    int piece;
    Way way;
};
struct Staying {
    enum class Why : std::uint8_t { refused, no_way, unknown_result, long_order };
    int piece = 0;
    Why why = Why::refused;
    Refusal refusal = {};
};
struct WaysToPlace {
    int place;
    std::vector<Going> going;   // in the order in which they go
    std::vector<Staying> staying;   // not those who are there already
};
struct GroupWays {
    std::vector<WaysToPlace> places;   // by their numbers
    std::vector<Staying> staying;   // those who can go nowhere
};

template <class Rules>
class GroupWaySearch {
   public:
    using Position = typename Rules::Position;
    using Marches = typename Rules::Marches;

    // `known`: the position as the seat knows it. `pieces`: in ascending order, at most kMostPieces.
    GroupWays run(const Position& known, Seat seat, std::span<const std::int16_t> pieces, std::span<const std::int16_t> over) {
        known_ = &known;
        seat_ = seat;
        pieces_ = pieces;
        over_ = over;
        GroupWays found;
        std::bitset<kMostPlaces> any;
        while (alone_.size() < pieces.size()) alone_.push_back(std::make_unique<WaySearch<Rules>>());
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            search(*alone_[i], known, i, kNoPlace);
            for (int place = 0; place < kMostPlaces; ++place)
                if (alone_[i]->reaches(place)) any.set(static_cast<std::size_t>(place));
            if (!alone_[i]->reaches_any())
                found.staying.push_back(staying(i, alone_[i]->why_not(known, Marches::place(known, pieces[i])).refusal));
        }
        for (int place = 0; place < kMostPlaces; ++place)
            if (any[static_cast<std::size_t>(place)]) found.places.push_back(best_order(place));
        return found;
    }

   private:
    void search(WaySearch<Rules>& by, const Position& from, std::size_t i, int target) const {
        by.run(from, {seat_, pieces_[i], over_, target, pieces_.size() > 1});
    }

    Staying staying(std::size_t i, Refusal no) const { return {pieces_[i], no ? Staying::Why::refused : Staying::Why::no_way, no}; }

    // The reverse order is tried where a piece that could come alone does not arrive after the others.
    WaysToPlace best_order(int place) {
        why_alone_.assign(pieces_.size(), {});
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            if (!alone_[i]->reaches(place)) why_alone_[i] = alone_[i]->why_not(*known_, place);
        WaysToPlace first = in_order(place, false);
        const auto kept_away = [&](const Staying& one) {
            return alone_[static_cast<std::size_t>(std::ranges::find(pieces_, one.piece) - pieces_.begin())]->reaches(place);
        };
        if (std::ranges::none_of(first.staying, kept_away)) return first;
        WaysToPlace second = in_order(place, true);
        return second.going.size() > first.going.size() ? second : first;
    }

    // A piece that has not gone yet, and why it could not after so many others.
    struct Waiting {
        std::size_t i;
        std::optional<std::size_t> tried_after = {};
        Staying stays = {};
    };

    WaysToPlace in_order(int place, bool reversed) {
        WaysToPlace found{place, {}, {}};
        std::vector<Waiting> waiting;
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            if (Marches::place(*known_, pieces_[i]) != place) waiting.push_back({i});
        if (reversed) std::ranges::reverse(waiting);
        Position position = *known_;
        std::size_t actions = 0;
        const auto goes = [&](Waiting& one) {
            if (one.tried_after == found.going.size()) return false;   // nobody has gone since
            one.tried_after = found.going.size();
            const auto stays = try_one(found, position, one.i, actions);
            one.stays = stays.value_or(Staying{});
            return !stays;
        };
        while (std::erase_if(waiting, goes) > 0) {
        }
        add_last(found, position, waiting, actions);
        for (const Waiting& one : waiting) found.staying.push_back(one.stays);
        return found;
    }

    // Sends the piece to the place if its way is certain; else says why not. The way that it would take alone is mostly still open; if only its
    // end is closed, other ways are closed, too.
    std::optional<Staying> try_one(WaysToPlace& found, Position& position, std::size_t i, std::size_t& actions) {
        if (alone_[i]->reaches(found.place)) {
            const Attempt attempt = go_by(*alone_[i], found, position, i, actions);
            if (!attempt.may_search) return attempt.stays;
        } else if (found.going.empty() || why_alone_[i].far_away) {
            return staying(i, why_alone_[i].refusal);
        }
        search(search_, position, i, found.place);
        if (!search_.reaches(found.place)) return staying(i, search_.why_not(position, found.place).refusal);
        return go_by(search_, found, position, i, actions).stays;
    }

    struct Attempt {
        std::optional<Staying> stays = {};   // empty: it went
        bool may_search = false;   // another way may be open
    };
    Attempt go_by(const WaySearch<Rules>& by, WaysToPlace& found, Position& position, std::size_t i, std::size_t& actions) const {
        const Way way = by.way_to(found.place);
        if (actions + way.actions.size() > kLongestWay) return {Staying{pieces_[i], Staying::Why::long_order}};
        Position there = position;
        for (const Action& action : way.actions) {
            const bool acts = Rules::to_act(there).has(seat_);
            if (const Refusal no = acts ? Rules::why_not(there, seat_, action) : Refusal()) {
                const auto march = Marches::action(there, action);
                return {staying(i, no), !march || march->to != found.place};
            }
            Dice none = Dice::scripted({});
            Effects effects{none};
            if (acts) Rules::apply(there, seat_, action, effects);
            if (!acts || none.ran_out() || effects.revealed_to.has(seat_)) return {Staying{pieces_[i], Staying::Why::unknown_result}};
        }
        if (!Rules::to_act(there).has(seat_)) return {Staying{pieces_[i], Staying::Why::unknown_result}};
        position = there;
        actions += way.actions.size();
        found.going.push_back({pieces_[i], way});
        return {};
    }

    // One piece may go by a way with an unknown result, after all others.
    void add_last(WaysToPlace& found, const Position& position, std::vector<Waiting>& waiting, std::size_t actions) {
        for (auto one = waiting.begin(); one != waiting.end(); ++one) {
            if (one->stays.why != Staying::Why::unknown_result) continue;
            if (!found.going.empty()) search(search_, position, one->i, found.place);
            const WaySearch<Rules>& by = found.going.empty() ? *alone_[one->i] : search_;
            if (!by.reaches(found.place)) continue;
            const Way way = by.way_to(found.place);
            if (actions + way.actions.size() > kLongestWay) continue;
            found.going.push_back({pieces_[one->i], way});
            waiting.erase(one);
            return;
        }
    }

    const Position* known_ = nullptr;
    Seat seat_{};
    std::span<const std::int16_t> pieces_, over_;
    std::vector<std::unique_ptr<WaySearch<Rules>>> alone_;   // of each piece, as if it went alone
    std::vector<typename WaySearch<Rules>::WhyNot> why_alone_;   // of each piece, why it cannot come to the present place alone
    WaySearch<Rules> search_;   // of one that goes after others
};

}   // namespace papelotte
