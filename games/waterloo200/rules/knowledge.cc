// W2-22  What the enemy has learnt about face-down blocks.
#include "games/waterloo200/rules/knowledge.h"

#include <algorithm>

#include "engine/hidden.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {
namespace {

// W2-22.1.5  Units with the same icons cannot be told apart at set-up; Prussians of the same corps and type.
bool same_kind(Unit a, Unit b) {
    if (a == b) return true;
    if (kLeaders.has(a) || kLeaders.has(b) || corps_of(a) != corps_of(b)) return false;
    const auto brunswick = [](Unit unit) { return data_of(unit).brunswick; };
    const auto arm = [](Unit unit) { return kGuns.has(unit) ? Type::foot_artillery : type_of(unit); };
    return brunswick(a) == brunswick(b) && arm(a) == arm(b);
}

// --- Sets of units as bits, counted from the first of the faction -----------------------------------------------------------------------

using Bits = Guise;

constexpr int first_of(Faction faction) { return index_of(units_of(faction).front()); }
constexpr bool is_one_row(Faction faction) {
    const int last = first_of(faction) + units_of(faction).size() - 1;
    return units_of(faction).size() <= 64 && units_of(faction).has(Unit(last)) &&
           units_of(faction).nth(units_of(faction).size() - 1) == Unit(last);
}
static_assert(is_one_row(Faction::french) && is_one_row(Faction::british) && is_one_row(Faction::prussian), "a faction's ids follow each other");

Bits bit_of(Unit unit) { return Bits{1} << (index_of(unit) - first_of(faction_of(unit))); }
Bits& bits_of(Position& p, Unit block) { return p.may_be[static_cast<std::size_t>(block)]; }
Bits bits_of(const Position& p, Unit block) { return p.may_be[static_cast<std::size_t>(block)]; }

Bits to_bits(UnitSet units, Faction faction) {
    const int first = first_of(faction);
    if (first == 0) return units.low();
    return first < 64 ? units.low() >> first | units.high() << (64 - first) : units.high() >> (first - 64);
}

UnitSet to_units(Bits bits, Faction faction) {
    const int first = first_of(faction);
    if (first == 0) return {bits, 0};
    return first < 64 ? UnitSet(bits << first, bits >> (64 - first)) : UnitSet(0, bits << (first - 64));
}

// The bits whose unit passes the test.
template <class Test>
Bits bits_where(Bits bits, Faction faction, Test test) {
    Bits found = 0;
    for (const Unit unit : to_units(bits, faction))
        if (test(unit)) found |= bit_of(unit);
    return found;
}

Guises guises_of(Position& p, Faction faction) {
    return Guises(std::span(p.may_be).subspan(static_cast<std::size_t>(first_of(faction)), static_cast<std::size_t>(units_of(faction).size())));
}

// `one` of these blocks has done something that only some units could have done. `could`: those among the units that the blocks may be.
void tell_apart(Position& p, UnitSet blocks, Unit one, Bits could) {
    const Faction faction = faction_of(one);
    guises_of(p, faction).tell_apart(to_bits(blocks, faction), index_of(one) - first_of(faction), could);
}

Bits all_bits(const Position& p, UnitSet blocks) {
    Bits all = 0;
    for (const Unit block : blocks) all |= bits_of(p, block);
    return all;
}

// For the enemy, a hidden block on the march stands where it began until it stops.
Area assumed_place(const Position& p, Unit unit, const std::optional<UnderWay>& under_way) {
    return under_way && under_way->march.unit == unit && !under_way->march.open ? under_way->march.from : p.place(unit);
}

}  // namespace

// W2-22.2.5: a long march shows that a block is mounted.
bool could_march(const Position& p, Unit unit, Purpose purpose, int spent, bool engaged) {
    if (kStrategicLeaders.has(unit) || allowance(unit, purpose) < spent) return false;
    if (purpose == Purpose::activation) return kTacticalLeaders.has(unit);
    if (engaged && kLeaders.has(unit)) return false;
    return purpose != Purpose::tactical || (!kLeaders.has(unit) && p.unit(leader_of(corps_of(unit))).activated);
}

std::optional<UnderWay> unfinished_march(const Position& p) {
    if (p.agenda.empty()) return std::nullopt;
    if (const auto* path = std::get_if<UnitPath>(&p.agenda.back())) return UnderWay{path->march, purpose_of(p)};
    if (const auto* path = std::get_if<LeaderPath>(&p.agenda.back())) return UnderWay{path->march, Purpose::activation};
    return std::nullopt;
}

UnitSet hidden_at(const Position& p, Area area, Faction faction) {
    UnitSet hidden;
    for (const Unit unit : units_at(p, area, faction))
        if (!face_up(p, unit)) hidden.insert(unit);
    return hidden;
}

namespace {

// W2-22.1.5  What the icons tell about each block at set-up.
const std::array<Bits, kUnits> kKinds = [] {
    std::array<Bits, kUnits> kinds{};
    for (const Unit unit : kAllUnits)
        for (const Unit other : units_of(faction_of(unit)))
            if (same_kind(unit, other)) kinds[static_cast<std::size_t>(unit)] |= bit_of(other);
    return kinds;
}();

}  // namespace

void begin_guises(Position& p, bool public_deal) {
    p.may_be = kKinds;
    if (public_deal)   // nobody knows which Prussians will arrive
        for (const Unit unit : kAllUnits - units_of(Faction::prussian)) bits_of(p, unit) = bit_of(unit);
    note_presence(p);
}

void note_presence(Position& p) {
    UnitSet absent;
    for (const Unit block : units_at(p, kPool) | units_at(p, kNotArrived)) absent |= may_be(p, block);
    for (const Unit unit : kAllUnits - absent)
        if (on_map(p, unit)) p.unit(unit).seen = true;
}

UnitSet may_be(const Position& p, Unit block) { return to_units(bits_of(p, block), faction_of(block)); }
void set_may_be(Position& p, Unit block, UnitSet units) { bits_of(p, block) = to_bits(units, faction_of(block)); }
bool is_known(const Position& p, Unit block) { return is_certain(bits_of(p, block)); }

void recognise(Position& p, Unit unit) { recognise(p, unit, p.place(unit)); }

void recognise(Position& p, Unit unit, Area stood) {
    if (!is_known(p, unit)) {
        const Faction faction = faction_of(unit);
        const UnitSet blocks = on_map(stood) ? hidden_at(p, stood, faction) | UnitSet::of(unit) : UnitSet::of(unit);
        tell_apart(p, blocks, unit, bit_of(unit));
    }
    UnitState& state = p.unit(unit);
    if (state.may_have_gained && state.step < state.shown_step) {
        std::uint8_t& gains = p.unseen_gains[index_of(faction_of(unit))];
        change(gains, -std::min<int>(gains, state.shown_step - state.step));
    }
    state.seen = true;
    state.shown_step = state.step;
    state.may_have_gained = false;
    state.unseen_losses = 0;
}

void confuse(Position& p, UnitSet blocks) {
    if (!blocks) return;
    const Faction faction = faction_of(blocks.front());
    guises_of(p, faction).mix(to_bits(blocks, faction));
}

// W2-12.2.4  A unit that has moved in this impulse cannot move again, so it did not make this march.
void follow_march(Position& p, const March& march, Purpose purpose, int spent, bool engaged) {
    if (march.open) return;
    const Faction faction = faction_of(march.unit);
    UnitSet blocks = UnitSet::of(march.unit);
    for (const Unit block : hidden_at(p, march.from, faction))
        if (!p.unit(block).moved) blocks.insert(block);
    const auto able = [&](Unit unit) { return could_march(p, unit, purpose, spent, engaged); };
    tell_apart(p, blocks, march.unit, bits_where(all_bits(p, blocks), faction, able));
}

void follow_placement(Position& p, Unit unit, Area to) {
    const Faction faction = faction_of(unit);
    const UnitSet blocks = units_at(p, kPool, faction) | UnitSet::of(unit);
    const auto fits_there = [&](Unit one) {
        return faction == Faction::prussian ? area_data(to).entry == corps_of(one)
                                            : !(icons_for(p.edition, one) & icons_at(p.edition, to)).empty();
    };
    tell_apart(p, blocks, unit, bits_where(all_bits(p, blocks), faction, fits_there));
    note_presence(p);
}

void note_regeneration(Position& p, Faction faction, int steps) {
    change(p.unseen_gains[index_of(faction)], steps);
    for (const Unit leader : kTacticalLeaders& units_of(faction))
        if (on_map(p, leader) && p.unit(leader).shown_step > 0) p.unit(leader).may_have_gained = true;
}

// Many blocks may be the same units, so the places are collected first and then copied to each of these units.
std::array<Whereabouts, kUnits> whereabouts_of(const Position& p, Faction faction) {
    struct Group {
        UnitSet units;
        Whereabouts where;
    };
    FixedVector<Group, kUnits> groups;
    const auto under_way = unfinished_march(p);
    for (const Unit block : units_of(faction)) {
        const UnitSet units = may_be(p, block);
        Group* group = std::ranges::find(groups, units, &Group::units);
        if (group == groups.end()) groups.push_back({units, {}});
        const Area at = assumed_place(p, block, under_way);
        if (on_map(at)) group->where.areas.insert(at);
        group->where.pool |= at == kPool;
        group->where.not_arrived |= at == kNotArrived;
    }
    std::array<Whereabouts, kUnits> found{};
    for (const Group& group : groups)
        for (const Unit unit : group.units) {
            Whereabouts& where = found[static_cast<std::size_t>(unit)];
            where.areas |= group.where.areas;
            where.pool |= group.where.pool;
            where.not_arrived |= group.where.not_arrived;
        }
    return found;
}

}  // namespace papelotte::waterloo200
