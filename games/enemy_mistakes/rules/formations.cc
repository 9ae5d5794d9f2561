#include "games/enemy_mistakes/rules/formations.h"

#include <algorithm>

#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr double kShortened = 0.5;   // EM-2.14: pieces that only touch are not cut together

// The extent of a unit along an axis.
struct Interval {
    double from, to;
};
Interval extent(const plane::Box& box, plane::Vec axis) {
    const double middle = plane::dot(box.centre, axis), reach = box.reach(axis);
    return {middle - reach, middle + reach};
}

using Intervals = FixedVector<Interval, 64>;
Intervals extents(const Position& p, UnitSet units, plane::Vec axis) {
    Intervals list;
    for (const Unit unit : units) list.push_back(extent(box_of(p, unit), axis));
    return list;
}

// The greatest number of shortened intervals that have a point in common: one of them begins there.
int most_cut(const Intervals& list) {
    int most = 0;
    for (const Interval& one : list) {
        const double at = one.from + kShortened;
        int cut = 0;
        for (const Interval& other : list) cut += other.from + kShortened <= at && at <= other.to - kShortened;
        most = std::max(most, cut);
    }
    return most;
}

bool is_horse_artillery(Unit unit) { return data_of(unit).guns == Guns::horse; }

// The units of `among` that are connected with `from`: they touch and face alike.
UnitSet part_connected(const Position& p, Unit from, UnitSet among) {
    UnitSet part = UnitSet::of(from), fresh = part;
    among.erase(from);
    while (!fresh.empty() && !among.empty()) {
        const Unit unit = fresh.front();
        fresh.pop_front();
        const UnitSet next = members_where(in_contact_with(p, unit, among), [&](Unit other) { return face_alike(p, unit, other); });
        part |= next;
        fresh |= next;
        among -= next;
    }
    return part;
}

// Units become a formation with this state.
void form(Position& p, UnitSet units, const FormationState& state) {
    const Unit leader = units.front();
    for (const Unit unit : units) p.stands[unit].formation = leader;
    p.formations[leader] = state;
}
// EM-5.3  Generated points that serve a formation go on serving it under its new leader.
void rebind(Position& p, Unit former, Unit leader) {
    for (Unit& bound : p.bound)
        if (bound == former) bound = leader;
}

}   // namespace

UnitSet members(const Position& p, Unit unit) {
    const Unit leader = p.leader(unit);
    UnitSet found;
    if (leader == kNoUnit) return found;
    const UnitSet army = units_of(army_of(unit));
    const int first = index_of(army.front()), end = first + army.size();   // the units of an army follow each other; the leader is the lowest
    std::array<std::uint64_t, 3> words{};
    for (int i = std::max(first, index_of(leader)); i < end; ++i)
        words[static_cast<std::size_t>(i) / 64] |= static_cast<std::uint64_t>(p.stands[static_cast<std::size_t>(i)].formation == leader)
                                                   << (i & 63);
    return UnitSet({words[0], words[1], words[2]});
}

UnitSet leaders(const Position& p, Army army) {
    const UnitSet all = units_of(army);
    const int first = index_of(all.front()), end = first + all.size();
    std::array<std::uint64_t, 3> words{};
    for (int i = first; i < end; ++i)   // units that are not on the board are in no formation
        words[static_cast<std::size_t>(i) / 64] |= static_cast<std::uint64_t>(index_of(p.stands[static_cast<std::size_t>(i)].formation) == i)
                                                   << (i & 63);
    return UnitSet({words[0], words[1], words[2]});
}

bool connected(const Position& p, UnitSet units) { return units.empty() || part_connected(p, units.front(), units) == units; }

bool mixed(const Position&, UnitSet units) {
    bool infantry = false, cavalry = false;
    for (const Unit unit : units) (type_of(unit) == Type::infantry ? infantry : cavalry) |= type_of(unit) != Type::artillery;
    return infantry && cavalry;
}

bool face_alike(const Position& p, Unit a, Unit b) {
    return plane::angle_between(static_cast<int>(p.stands[a].facing), static_cast<int>(p.stands[b].facing)) <= 10;
}

bool all_face_alike(const Position& p, UnitSet units) {
    for (UnitSet rest = units; !rest.empty();) {
        const Unit one = rest.front();
        rest.pop_front();
        for (const Unit other : rest)
            if (!face_alike(p, one, other)) return false;
    }
    return true;
}

General attached_to(const Position& p, UnitSet units) {
    for (std::size_t i = 0; i < kGenerals; ++i)
        if (p.generals[i].fate == Fate::on_board && p.generals[i].host != kNoUnit && units.has(p.generals[i].host)) return General(i);
    return kNoGeneral;
}

int front_width(const Position& p, UnitSet units) {
    if (is_light(p, units)) units = members_where(units, [](Unit unit) { return !is_artillery(unit); });
    const plane::Vec front = front_of(p, units.front());
    const Intervals across = extents(p, units, plane::right_of(front));
    double from = across[0].from, to = across[0].to;
    for (const Interval& one : across) {
        from = std::min(from, one.from);
        to = std::max(to, one.to);
    }
    constexpr double kHair = 1e-6;   // of a unit of measurement: rounding of coordinates
    const int by_extent = static_cast<int>((to - from - 1) / kUm - kHair) + 1;   // rounded up
    return std::max(by_extent, most_cut(extents(p, units, front)));
}

int depth(const Position& p, UnitSet units) { return most_cut(extents(p, units, plane::right_of(front_of(p, units.front())))); }

UnitSet column_of(const Position& p, Unit unit) {
    const plane::Vec across = plane::right_of(front_of(p, unit));
    const auto shares = [&](Unit a, Unit b) {
        const Interval one = extent(box_of(p, a), across), other = extent(box_of(p, b), across);
        return std::min(one.to, other.to) - std::max(one.from, other.from) > 0.5;
    };
    UnitSet rest = members_where(members(p, unit), [&](Unit other) { return other != unit && shares(unit, other); });
    UnitSet column = UnitSet::of(unit), fresh = column;
    while (!fresh.empty()) {
        const Unit here = fresh.front();
        fresh.pop_front();
        const UnitSet next = members_where(in_contact_with(p, here, rest), [&](Unit other) { return shares(here, other); });
        column |= next;
        fresh |= next;
        rest -= next;
    }
    return column;
}

bool is_light(const Position&, UnitSet units) {
    bool cavalry = false;
    for (const Unit unit : units) {
        if (is_horse_artillery(unit)) continue;
        if (data_of(unit).weight != Weight::light) return false;
        cavalry = true;
    }
    return cavalry;
}

int basic_reach(const Position& p, UnitSet units, bool advance) {
    const int width = std::clamp(front_width(p, units), 1, 4);
    return kAdvance[static_cast<std::size_t>(width - 1)] + (advance && is_light(p, units) ? kTables.light_cavalry_advance : 0);
}

Refusal why_not_merge(const Position& p, Unit a, Unit b) {
    if (!p.on_board(a) || !p.on_board(b)) return kWhy.unit_gone;
    if (p.leader(a) == p.leader(b)) return kWhy.one_formation;
    if (army_of(a) != army_of(b) || corps_of(a) != corps_of(b) || corps_of(a) == Corps::none) return kWhy.not_one_corps;
    const UnitSet one = members(p, a), other = members(p, b);
    if (!all_face_alike(p, one | other)) return kWhy.not_facing_alike;
    const FormationState &state = p.formation(a), &second = p.formation(b);
    if (state.moved || second.moved) return kWhy.met_this_turn;
    if (state.green != second.green) return kWhy.markers_differ;
    if (attached_to(p, one) != kNoGeneral && attached_to(p, other) != kNoGeneral) return kWhy.one_general;
    for (const Unit unit : one)
        if (!in_contact_with(p, unit, other).empty()) return {};
    return kWhy.not_touching;
}

void merge(Position& p, Unit a, Unit b) {
    const UnitSet both = members(p, a) | members(p, b);
    const Unit first = p.leader(a), second = p.leader(b);
    FormationState state = p.formations[first];
    const FormationState& other = p.formations[second];
    if (other.orange > state.orange) state.orange = other.orange;
    state.kept = state.kept || other.kept;
    state.ordered = state.ordered || other.ordered;
    state.moved = state.moved || other.moved;
    state.manoeuvred = state.manoeuvred || other.manoeuvred;
    p.formations[first] = p.formations[second] = {};
    form(p, both, state);
    rebind(p, first, both.front());
    rebind(p, second, both.front());
}

void break_up(Position& p, Unit unit) {
    UnitSet rest = members(p, unit);
    const Unit former = p.leader(unit);
    const FormationState state = p.formations[former];
    UnitSet part = part_connected(p, rest.front(), rest);
    if (part == rest) return;
    p.formations[former] = {};
    for (;;) {
        form(p, part, state);
        if (part.has(former)) rebind(p, former, part.front());
        rest -= part;
        if (rest.empty()) return;
        part = part_connected(p, rest.front(), rest);
    }
}

void set_apart(Position& p, UnitSet part) {
    const UnitSet rest = members(p, part.front()) - part;
    const FormationState state = p.formation(part.front());
    form(p, part, state);
    form(p, rest, state);
}

void leave_formation(Position& p, Unit unit) {
    UnitSet rest = members(p, unit);
    rest.erase(unit);
    const Unit former = p.leader(unit);
    const FormationState state = p.formations[former];
    p.formations[former] = {};
    if (!rest.empty()) {
        form(p, rest, state);
        rebind(p, former, rest.front());
    }
    if (p.on_board(unit)) form(p, UnitSet::of(unit), state);
    else p.stands[unit].formation = kNoUnit;
    if (!rest.empty()) break_up(p, rest.front());
}

Refusal why_not_split(const Position& p, UnitSet part) {
    const UnitSet whole = members(p, part.front()), rest = whole - part;
    if (!(part - whole).empty()) return kWhy.not_of_the_formation;
    if (rest.empty()) return kWhy.whole_formation;
    if (!connected(p, part)) return kWhy.part_not_connected;
    if (!connected(p, rest)) return kWhy.rest_not_connected;
    return {};
}

UnitSet part_beyond(const Position& p, Unit unit, Edge edge) {
    const plane::Vec front = front_of(p, unit);
    const plane::Vec side = edge == Edge::front   ? front
                            : edge == Edge::rear  ? -front
                            : edge == Edge::right ? plane::right_of(front)
                                                  : -plane::right_of(front);
    constexpr double kLevel = 5;   // units whose edges on that side differ by less are level
    const auto reach = [&](Unit one) { return extent(box_of(p, one), side).to; };
    const double limit = reach(unit) - kLevel;
    return members_where(members(p, unit), [&](Unit one) { return reach(one) >= limit; });
}

void give_orange(Position& p, Unit unit, int markers) {
    FormationState& state = p.formation(unit);
    state.orange = static_cast<std::uint8_t>(std::max<int>(state.orange, markers) & 3);
    state.green = false;
}

bool can_fasten(const Position& p, Unit unit) {
    if (p.stands[unit].fastened) return true;
    const plane::Box whole = box_at(unit, p.stands[unit].pose(), true);
    const plane::Box team{whole.at(0, -whole.half_depth / 2), whole.front, whole.half_width, whole.half_depth / 2};
    if (!kTable.holds(plane::bounds_of(team), plane::kOverlap)) return false;
    for (const Army army : kAllArmies)
        for (const Unit other : units_of(army))
            if (other != unit && p.on_board(other) && plane::overlap(team, box_of(p, other))) return false;
    return true;
}

void fasten(Position& p, Unit unit) {
    if (p.stands[unit].fastened) return;
    p.stands[unit].fastened = true;
    p.marks[unit].fastened_now = true;
}

void unfasten(Position& p, Unit unit) {
    p.stands[unit].fastened = false;
    p.marks[unit].unfastened_now = true;
    break_up(p, unit);
}

}   // namespace papelotte::enemy_mistakes
