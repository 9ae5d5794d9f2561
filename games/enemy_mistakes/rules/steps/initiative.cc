#include "games/enemy_mistakes/rules/steps/initiative.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/steps/counters.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-8.1  Generals of Corps on the battlefield, Substitutes among them.
int generals_of_corps(const Position& p, Army army) {
    int count = 0;
    for (const General general : GeneralSet::first(kGenerals))
        count += army_of(general) == army && data_of(general).corps != Corps::none && p.on_board(general);
    return count;
}

// EM-8.4  For which army this seat bids next; Army::none: it has bid.
Army next_to_bid(const Position& p, Seat seat) {
    for (const Army army : kAllArmies)
        if (p.seat_of(army) == seat && p.armies[army].taken > 0 && p.armies[army].bid == 0) return army;
    return Army::none;
}

// EM-8.9  Where the army stood last turn; one that did not stand there comes last.
int last_place(const Position& p, Army army) { return static_cast<int>(std::find(p.order.begin(), p.order.end(), army) - p.order.begin()); }

std::uint8_t take(std::uint8_t& from, int wanted) {   // EM-1.5
    const auto taken = static_cast<std::uint8_t>(std::min<int>(from, wanted));
    from = static_cast<std::uint8_t>(from - taken);
    return taken;
}

void into_chiefs_box(Position& p, Army army, int markers) { p.armies[army].chief = static_cast<std::uint8_t>(p.armies[army].chief + markers); }

}   // namespace

void take_markers(Position& p, Effects& effects) {
    for (const Army army : kAllArmies) {
        ArmyState& state = p.armies[army];
        state.taken = state.bid = 0;
        if (!army_on_board(p, army)) continue;
        const bool rolls = p.on_board(data_of(army).commander);   // EM-8.2
        const int die = rolls ? effects.dice.d6() : 0, generals = generals_of_corps(p, army);
        state.taken = take(state.reserve, die + generals);
        tell(effects, Happening::markers_taken, army, die, generals, state.taken);
    }
    if (p.turn > 1) return;
    for (const Army army : kAllArmies) {   // EM-8.3
        into_chiefs_box(p, army, p.armies[army].taken);
        p.armies[army].taken = 0;
    }
}

// --- Bids -------------------------------------------------------------------------------------------------------------------------------

SeatSet Bids::seats(const Position& p) const {
    SeatSet seats;
    for (const Army army : kAllArmies)
        if (p.armies[army].taken > 0 && p.armies[army].bid == 0) seats = seats | SeatSet(p.seat_of(army));
    return seats;
}

void Bids::legal(const Position& p, Seat seat, ActionList& out) const {
    const Army army = next_to_bid(p, seat);
    for (int number = 1; number <= p.armies[army].taken; ++number) out.push_back(act(Verb::bid, army, number));
}

Refusal Bids::why_not(const Position& p, Seat seat, Action action) const {
    if (verb_of(action) != Verb::bid) return kNotAsked<Bids>;
    const Army army = next_to_bid(p, seat);
    if (army_of(action) != army) return kWhy.bid_in_turn;
    const int number = number_of(action);
    return number >= 1 && number <= p.armies[army].taken ? Refusal() : kWhy.bid_range;
}

void Bids::apply(Position& p, Seat seat, Action action, Effects& effects) {
    p.armies[army_of(action)].bid = static_cast<std::uint8_t>(number_of(action));
    tell_seat(seat, effects, Happening::bid_made, army_of(action), number_of(action));
}

void Bids::forget_others(Position& p, Seat keep) {
    for (const Army army : kAllArmies)
        if (p.seat_of(army) != keep) p.armies[army].bid = 0;
}

void Bids::run(Position& p, Effects& effects) const {
    const auto bid = [&](Army army) { return p.armies[army].bid; };
    tell(effects, Happening::bids_shown, bid(Army::blue), bid(Army::red), bid(Army::black));
    std::array<Army, kArmies> order{Army::none, Army::none, Army::none};
    std::size_t count = 0;
    for (const Army army : kAllArmies)
        if (army_on_board(p, army)) order[count++] = army;
    std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), [&](Army a, Army b) {
        return bid(a) != bid(b) ? bid(a) > bid(b) : last_place(p, a) < last_place(p, b);   // EM-8.7 to EM-8.9
    });
    p.order = order;
    for (std::size_t place = 0; place < count; ++place) {
        ArmyState& state = p.armies[order[place]];
        state.reserve = static_cast<std::uint8_t>(state.reserve + state.bid);   // EM-8.6
        const int due = state.bid == 0                                ? 0
                        : place == 0                                  ? kTables.bid_first
                        : place == 1 && army_on_board(p, Army::black) ? kTables.bid_second
                                                                      : 0;
        const int extra = take(state.reserve, due);
        into_chiefs_box(p, order[place], state.taken - state.bid + extra);   // EM-8.10
        tell(effects, Happening::initiative, order[place], place + 1, extra);
        state.taken = state.bid = 0;
    }
}

EventArgs Bids::asks(const Position& p) const {
    return event_args(p.armies[Army::blue].taken, p.armies[Army::red].taken, p.armies[Army::black].taken);
}

Action Bids::random(const Position& p, Seat seat, Dice& dice) const {
    const Army army = next_to_bid(p, seat);
    return act(Verb::bid, army, 1 + dice.choice(p.armies[army].taken));
}

// --- Substitutes ------------------------------------------------------------------------------------------------------------------------

namespace {

// EM-5.21, EM-5.20, EM-25.10  He is missing and his Corps still fights.
bool is_missing(const Position& p, General general) {
    const Corps corps = data_of(general).corps;
    const Fate fate = p.generals[general].fate;
    if (corps == Corps::none || fate == Fate::on_board || fate == Fate::waiting || fate == Fate::absent) return false;
    return !(units_of(corps) & units_on_board(p, army_of(general))).empty();
}

// EM-5.22
Refusal why_not_near_corps(const Position& p, General general, int x, int y) {
    if (const Refusal no = why_not_spot(p, general, x, y)) return no;
    const plane::Box counter = counter_box(x, y);
    for (const Unit unit : units_of(data_of(general).corps))
        if (p.on_board(unit) && plane::near(counter, box_of(p, unit), 2.0 * kUm + plane::kContact)) return {};
    return kWhy.spot_far_from_corps;
}

void spots_near_corps(const Position& p, General general, ActionList& out) {
    for (const Unit unit : units_of(data_of(general).corps)) {
        if (!p.on_board(unit)) continue;
        for_each_spot(plane::point(p.stands[unit].pose()), {35, 60}, [&](int x, int y) {
            if (!why_not_near_corps(p, general, x, y)) out.push_back(act(Verb::place, general, x, y));
        });
        if (out.size() >= 12) return;
    }
    // Where these directions have no spot, millimetre by millimetre.
    constexpr int kReach = 2 * kUm + 30;   // of the middle of a counter from that of a unit
    for (const Unit unit : units_of(data_of(general).corps)) {
        if (!p.on_board(unit)) continue;
        const plane::Vec from = plane::point(p.stands[unit].pose());
        for (int across = -kReach; across <= kReach && out.empty(); ++across)
            for (int down = -kReach; down <= kReach && out.empty(); ++down) {
                const int x = plane::tenths(from.x) + across * 10, y = plane::tenths(from.y) + down * 10;
                const bool there = x >= 0 && y >= 0 && x <= kMostX && y <= kMostY;
                if (there && !why_not_near_corps(p, general, x, y)) out.push_back(act(Verb::place, general, x, y));
            }
    }
}

}   // namespace

void Substitutes::run(Position& p, Effects& effects) const {
    for (int i = index_of(next); i < kGenerals; ++i) {
        const General general{static_cast<std::uint8_t>(i)};
        if (army_of(general) != army || !is_missing(p, general)) continue;
        ActionList spots;
        spots_near_corps(p, general, spots);
        if (spots.empty()) continue;   // EM-19.1: no room, and no attempt
        GeneralState& state = p.generals[general];
        const int needed = kSubstituteNeeds[std::min<std::size_t>(state.attempts, kSubstituteNeeds.size() - 1)];
        const int die = needed > 1 ? effects.dice.d6() : 0;
        const bool comes = needed <= 1 || die >= needed;
        tell(effects, Happening::substitute_roll, general, die, needed, comes);
        if (!comes) {
            state.attempts = (state.attempts + 1u) & 7u;
            continue;
        }
        p.push(Substitutes{army, General{static_cast<std::uint8_t>(i + 1)}});
        return p.push(PlaceSubstitute{general});
    }
}

Seat PlaceSubstitute::seat(const Position& p) const { return p.seat_of(army_of(general)); }
void PlaceSubstitute::legal(const Position& p, ActionList& out) const { spots_near_corps(p, general, out); }

Refusal PlaceSubstitute::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::place || general_of(action) != general) return kNotAsked<PlaceSubstitute>;
    return why_not_near_corps(p, general, action.b, action.c);
}

void PlaceSubstitute::apply(Position& p, Action action, Effects& effects) const {
    GeneralState& state = p.generals[general];
    if (state.credited != Army::none) {   // EM-5.23: what the former one was worth stays
        ArmyState& gainer = p.armies[state.credited];
        gainer.gained = static_cast<std::uint8_t>(gainer.gained + points_for(points_of(p, general), state.fate));
    }
    state = GeneralState{};
    state.fate = Fate::on_board;
    state.substitute = true;
    put_counter(p, general, action.b, action.c, effects);
}

}   // namespace papelotte::enemy_mistakes
