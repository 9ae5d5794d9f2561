// Every place that a piece can come to by legal actions, with the cheapest way to each: a search over copies of the position, by cost. Of
// equal ways one that engages and reveals nothing (a quiet one) is taken, then the shortest, then the first in the order in which the rules list
// their actions. What is legal comes from the rules alone; a game says only which actions are part of a march (engine/march.h).
//
// The position must be one that the seat knows (Veiled::sample). The search does not look past an action that rolls dice, tells the seat
// something, ends the game or leaves the decision to another seat: a way may end with it, and its result is not reported.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <vector>

#include "engine/march.h"
#include "engine/rules.h"

namespace papelotte {

inline constexpr std::size_t kMostPieces = 24;   // in a group
inline constexpr std::size_t kMostOver = 8;   // places that a way must pass over
inline constexpr std::size_t kLongestWay = 64;   // actions: an order has no more

struct Way {
    FixedVector<Action, kLongestWay> actions;
    FixedVector<std::int16_t, kLongestWay> over;   // the places passed, without start and end
    int to = kNoPlace, cost = 0;
    bool engages = false;
    bool reveals = false;   // one of its actions rolls dice or reveals something, be it only to others
};

template <class Rules>
class WaySearch {
   public:
    using Position = typename Rules::Position;
    using Marches = typename Rules::Marches;

    // What to find: ways that pass over these places in this order; `target`: to this place only. In a group questions about an arrival are
    // answered with the first legal action; a single piece leaves them to its player.
    struct Query {
        Seat seat;
        int piece;
        std::span<const std::int16_t> over = {};
        int target = kNoPlace;
        bool in_group = false;
    };

    WaySearch() {
        nodes_.reserve(kMostNodes);
        queue_.reserve(kMostNodes);
        positions_.reserve(kMostStates);
        states_.reserve(kMostStates);
    }

    void run(const Position& from, const Query& query) {
        query_ = query;
        nodes_.clear();
        queue_.clear();
        positions_.clear();
        states_.clear();
        ends_.fill(kNone);
        start_ = Marches::place(from, query.piece);
        const auto begun = Marches::under_way(from);
        if (!Rules::to_act(from).has(query.seat) || (begun && begun->piece != query.piece)) return;
        Node first;
        first.state = 0;
        first.place = static_cast<std::int16_t>(start_);
        first.memory = begun ? static_cast<std::uint8_t>(begun->memory) : kNotBegun;
        nodes_.push_back(first);
        positions_.push_back(from);
        states_.push_back(0);
        expand(0);
        while (!queue_.empty() && !found_target()) {
            std::ranges::pop_heap(queue_, later());
            const std::int16_t cheapest = queue_.back();
            queue_.pop_back();
            settle(cheapest);
        }
    }

    bool reaches(int place) const { return ends_[index(place)] != kNone; }
    bool reaches_any() const {
        return std::ranges::any_of(ends_, [](std::int16_t node) { return node != kNone; });
    }

    Way way_to(int place) const {
        Way way;
        const Node& last = node(ends_[index(place)]);
        way.to = place;
        way.cost = last.cost;
        way.engages = last.engages;
        way.reveals = last.reveals;
        for (std::int16_t at = ends_[index(place)]; at != 0; at = node(at).parent) {
            way.actions.push_back(node(at).action);
            const int passed = node(node(at).parent).place;
            if (passed != place && passed != start_ && (way.over.empty() || way.over.back() != passed))
                way.over.push_back(static_cast<std::int16_t>(passed));
        }
        std::ranges::reverse(way.actions);
        std::ranges::reverse(way.over);
        return way;
    }

    // Why no way leads to the place: of the refusals in all positions of the search the one that is met least often, since most of them only say
    // that the place is far away. Empty: no rule forbids it, but the ways do not pass over all that they must.
    struct WhyNot {
        Refusal refusal;
        bool far_away = false;   // the same refusal in all positions of a search that went on: the piece does not come near
    };
    WhyNot why_not(const Position& from, int place) const {
        if (states_.empty()) return {Marches::why_not(from, query_.seat, query_.piece, place), false};
        struct Met {
            const Rule* rule;
            int times;
        };
        FixedVector<Met, 32> met;
        for (const Position& position : positions_) {
            const Refusal no = Marches::why_not(position, query_.seat, query_.piece, place);
            if (!no) continue;
            auto* found = std::ranges::find(met, &no.rule(), &Met::rule);
            if (found != met.end()) ++found->times;
            else if (!met.full()) met.push_back({&no.rule(), 1});
        }
        if (met.empty()) return {};
        return {*std::ranges::min_element(met, {}, &Met::times)->rule, met.size() == 1 && positions_.size() > 1};
    }

   private:
    static constexpr std::int16_t kNone = -1;
    static constexpr std::uint8_t kNotBegun = 0xff;
    static constexpr std::size_t kMostNodes = 4096, kMostStates = 256;   // a search that would need more ends with what it has found

    // An action that was considered, in the order of discovery; node 0 is the beginning.
    struct Node {
        Action action{};
        std::int16_t parent = kNone, state = kNone;   // state: the index of its position, once settled
        std::int16_t place = kNoPlace;
        std::uint16_t cost = 0, length = 0;
        std::uint8_t memory = 0, passed = 0;   // passed: how many of the places that it must pass over
        bool engages = false, reveals = false;
        bool open = false;   // its result is not known, or others decide now
        bool quiet() const { return !engages && !reveals; }
    };

    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }

    auto later() const {
        return [this](std::int16_t a, std::int16_t b) { return rank(a) > rank(b); };
    }
    std::tuple<int, bool, int, int> rank(std::int16_t i) const {
        const Node& one = node(i);
        return {one.cost, !one.quiet(), one.length, i};
    }

    // Whether the cheapest way to the target is known: what is still in the queue costs more.
    bool found_target() const {
        if (query_.target == kNoPlace || !reaches(query_.target)) return false;
        return node(queue_.front()).cost > node(ends_[index(query_.target)]).cost;
    }

    // Puts the actions that continue the march from a settled node into the queue.
    void expand(std::int16_t at) {
        const Node from = node(at);
        if (from.length >= kLongestWay) return;
        const Position& position = positions_[index(from.state)];
        list_.clear();
        Rules::legal(position, query_.seat, list_);
        for (const Action& action : list_) {
            const auto step = Marches::action(position, action);
            if (!step || step->piece != query_.piece || nodes_.size() == kMostNodes) continue;
            Node next = from;
            next.action = action;
            next.parent = at;
            next.state = kNone;
            next.place = static_cast<std::int16_t>(step->to);
            next.cost = static_cast<std::uint16_t>(from.cost + step->cost);
            next.length = static_cast<std::uint16_t>(from.length + 1);
            next.engages = from.engages || step->engages;
            if (next.passed < query_.over.size() && next.place == query_.over[next.passed] && next.place != from.place) ++next.passed;
            queue_.push_back(static_cast<std::int16_t>(nodes_.size()));
            nodes_.push_back(next);
            std::ranges::push_heap(queue_, later());
        }
    }

    // Plays the action of the cheapest node in the queue: the march is over, or it goes on from there.
    void settle(std::int16_t i) {
        if (positions_.size() == kMostStates) return;
        Node& here = nodes_[index(i)];
        Position position = positions_[index(node(here.parent).state)];
        Dice none = Dice::scripted({});
        Effects effects{none};
        Rules::apply(position, query_.seat, here.action, effects);
        here.reveals = here.reveals || none.ran_out() || effects.revealed();
        here.open = none.ran_out() || effects.revealed_to.has(query_.seat) || !Rules::to_act(position).has(query_.seat);
        const auto goes_on = here.open ? std::nullopt : under_way(position);
        if constexpr (StopsAnywhere<Marches, Position>) finish(i, false);
        if (!goes_on || goes_on->piece != query_.piece || (goes_on->arrived && !query_.in_group)) return finish(i, goes_on.has_value());
        here.memory = static_cast<std::uint8_t>(goes_on->memory);
        // It was reached before, and not at a higher cost; what an action reveals is known too late to have put a quiet way first.
        const auto as_good = [&](std::int16_t s) {
            const Node& before = node(s);
            return before.place == here.place && before.memory == here.memory && before.passed == here.passed &&
                   (before.cost < here.cost || before.quiet() || !here.quiet());
        };
        if (std::ranges::any_of(states_, as_good)) return;
        here.state = static_cast<std::int16_t>(states_.size());
        states_.push_back(i);
        positions_.push_back(position);
        expand(i);
    }

    std::optional<MarchUnderWay> under_way(const Position& position) const {
        if constexpr (StopsAnywhere<Marches, Position>) {
            const std::optional<int> memory = Marches::may_go_on(position, query_.piece);
            return memory ? std::optional(MarchUnderWay{query_.piece, *memory}) : std::nullopt;
        } else {
            return Marches::under_way(position);
        }
    }

    void finish(std::int16_t i, bool question) {
        Node& here = nodes_[index(i)];
        here.open = here.open || question;
        if (here.passed < query_.over.size() || here.place == start_ || here.place == kNoPlace) return;
        if (std::int16_t& end = ends_[index(here.place)]; end == kNone || worse(end, i)) end = i;
    }
    bool worse(std::int16_t a, std::int16_t b) const {
        const auto rank = [&](std::int16_t i) { return std::tuple(node(i).cost, !node(i).quiet(), node(i).length, i); };
        return rank(a) > rank(b);
    }

    Query query_{};
    int start_ = kNoPlace;
    std::array<std::int16_t, kMostPlaces> ends_{};   // the node that ends the way to each place
    std::vector<Node> nodes_;   // all vectors keep their first capacity
    std::vector<std::int16_t> queue_;   // a heap of nodes that are not settled yet
    std::vector<std::int16_t> states_;   // nodes from which the march may go on
    std::vector<Position> positions_;   // of these
    ActionList list_;
};

}   // namespace papelotte
