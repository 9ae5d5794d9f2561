// Where a group can go: to each place, its pieces one after the other, each by its cheapest way after those who went before. Those who
// cannot come yet are tried again after the others (guns that may join a fight but not open it). If not all arrive, the reverse order is tried, too,
// and that in which more arrive is taken. A piece whose way has an unknown result goes last, since the rest of the order would not be played.
#pragma once

#include <bitset>
#include <utility>

#include "engine/ways.h"

namespace papelotte {

struct Going {
    int piece;
    Way way;
};
struct Staying {
    enum class Why : std::uint8_t { refused, no_way, unknown_result, long_order };
    int piece;
    Why why;
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
        over_ = over;
        group_ = pieces.size() > 1;
        GroupWays found;
        std::bitset<kMostPlaces> any;
        for (const std::int16_t piece : pieces) {
            search(known, piece, kNoPlace);
            for (int place = 0; place < kMostPlaces; ++place) {
                if (!search_.reaches(place)) continue;
                any.set(static_cast<std::size_t>(place));
                if (!group_) found.places.push_back({place, {{piece, search_.way_to(place)}}, {}});
            }
            if (!search_.reaches_any()) found.staying.push_back(reason(known, piece, Marches::place(known, piece)));
        }
        for (int place = 0; group_ && place < kMostPlaces; ++place)
            if (any[static_cast<std::size_t>(place)]) found.places.push_back(best_order(pieces, place));
        return found;
    }

   private:
    void search(const Position& from, int piece, int target) { search_.run(from, {seat_, piece, over_, target, group_}); }

    // After a search of this piece that did not reach the place.
    Staying reason(const Position& from, int piece, int place) const {
        const Refusal no = search_.why_not(from, place);
        return {piece, no ? Staying::Why::refused : Staying::Why::no_way, no};
    }

    WaysToPlace best_order(std::span<const std::int16_t> pieces, int place) {
        WaysToPlace first = in_order(pieces, place, false);
        if (first.staying.empty()) return first;
        WaysToPlace second = in_order(pieces, place, true);
        return second.going.size() > first.going.size() ? second : first;
    }

    WaysToPlace in_order(std::span<const std::int16_t> pieces, int place, bool reversed) {
        WaysToPlace found{place, {}, {}};
        std::vector<std::size_t> waiting;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (Marches::place(*known_, pieces[i]) != place) waiting.push_back(i);
        if (reversed) std::ranges::reverse(waiting);
        Position position = *known_;
        std::size_t actions = 0;
        for (bool again = true; std::exchange(again, false);) {
            found.staying.clear();
            for (auto one = waiting.begin(); one != waiting.end();) {
                if (auto stays = try_one(found, position, pieces[*one], actions)) {
                    found.staying.push_back(*stays);
                    ++one;
                } else {
                    one = waiting.erase(one);
                    again = true;
                }
            }
        }
        add_last(found, position, pieces, waiting, actions);
        return found;
    }

    // Sends the piece to the place if its way is certain; else says why not.
    std::optional<Staying> try_one(WaysToPlace& found, Position& position, int piece, std::size_t& actions) {
        search(position, piece, found.place);
        if (!search_.reaches(found.place)) return reason(position, piece, found.place);
        const Way way = search_.way_to(found.place);
        if (actions + way.actions.size() > kLongestWay) return Staying{piece, Staying::Why::long_order};
        if (!way.goes_on) return Staying{piece, Staying::Why::unknown_result};
        actions += way.actions.size();
        for (const Action& action : way.actions) {
            Dice none = Dice::scripted({});
            Effects effects{none};
            Rules::apply(position, seat_, action, effects);
        }
        found.going.push_back({piece, way});
        return std::nullopt;
    }

    // One piece may go by a way with an unknown result, after all others.
    void add_last(WaysToPlace& found, const Position& position, std::span<const std::int16_t> pieces, const std::vector<std::size_t>& waiting,
                  std::size_t actions) {
        for (std::size_t k = 0; k < waiting.size(); ++k) {
            if (found.staying[k].why != Staying::Why::unknown_result) continue;
            search(position, pieces[waiting[k]], found.place);
            const Way way = search_.way_to(found.place);
            if (actions + way.actions.size() > kLongestWay) continue;
            found.going.push_back({pieces[waiting[k]], way});
            found.staying.erase(found.staying.begin() + static_cast<std::ptrdiff_t>(k));
            return;
        }
    }

    const Position* known_ = nullptr;
    Seat seat_{};
    std::span<const std::int16_t> over_;
    bool group_ = false;
    WaySearch<Rules> search_;
};

}   // namespace papelotte
