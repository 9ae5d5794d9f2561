// W2-22  What the enemy has learnt of face-down blocks.
#include "games/waterloo200/knowledge.h"

#include <algorithm>

#include "games/waterloo200/queries.h"

namespace papelotte::waterloo200 {
namespace {

// W2-22.1.5  Units that share their icons look alike at set-up; Prussians by corps and type.
bool same_kind(Unit a, Unit b) {
    if (a == b) return true;
    if (kLeaders.has(a) || kLeaders.has(b) || corps_of(a) != corps_of(b)) return false;
    const auto brunswick = [](Unit unit) { return data_of(unit).brunswick; };
    const auto arm = [](Unit unit) { return kGuns.has(unit) ? Type::foot_artillery : type_of(unit); };
    return brunswick(a) == brunswick(b) && arm(a) == arm(b);
}

void become(Position& p, UnitSet units) {   // one guise
    if (units.empty()) return;
    const Unit first = units.front();
    for (const Unit unit : units) p.guise[static_cast<std::size_t>(unit)] = first;
}

// The guises of these units of which some member could have done it.
template <class CouldHave>
UnitSet suspects(const Position& p, UnitSet units, CouldHave could_have) {
    UnitSet found, looked_at;
    for (const Unit unit : units) {
        if (looked_at.has(unit)) continue;
        const UnitSet alike = lookalikes(p, unit);
        looked_at |= alike;
        for (const Unit one : alike)
            if (could_have(one)) {
                found |= alike;
                break;
            }
    }
    return found;
}

// Until a hidden block stops it is reckoned where it began.
Area reckoned_at(const Position& p, Unit unit, const std::optional<UnderWay>& under_way) {
    return under_way && under_way->march.unit == unit && !under_way->march.open ? under_way->march.from : p.place(unit);
}

}  // namespace

// W2-22.2.5: a long way tells that a block is mounted.
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

void begin_guises(Position& p, bool public_deal) {
    p.guise.fill(kNoUnit);
    for (int i = 0; i < kUnits; ++i) {
        Unit first{static_cast<std::uint8_t>(i)};
        for (int j = 0; !public_deal && j < i; ++j)
            if (same_kind(Unit(i), Unit(j))) {
                first = Unit(j);
                break;
            }
        p.guise[static_cast<std::size_t>(i)] = first;
    }
    note_presence(p);
    if (!public_deal) return;   // of the Prussians nobody knows who will come
    for (const Unit unit : units_of(Faction::prussian))
        for (const Unit other : units_of(Faction::prussian))
            if (same_kind(unit, other) && p.guise[static_cast<std::size_t>(unit)] > other) p.guise[static_cast<std::size_t>(unit)] = other;
}

void note_presence(Position& p) {
    const UnitSet off_map = units_at(p, kPool) | units_at(p, kNotArrived);
    for (int i = 0; i < kUnits; ++i)
        if (const Unit unit{static_cast<std::uint8_t>(i)}; on_map(p, unit) && (lookalikes(p, unit) & off_map).empty()) p.unit(unit).seen = true;
}

UnitSet lookalikes(const Position& p, Unit unit) { return positions_of<Unit>(p.guise, p.guise[static_cast<std::size_t>(unit)]) & kAllUnits; }

void recognise(Position& p, Unit unit) {
    become(p, lookalikes(p, unit) - UnitSet::of(unit));
    p.guise[static_cast<std::size_t>(unit)] = unit;
    UnitState& state = p.unit(unit);
    if (state.may_have_gained && state.step < state.shown_step) {
        std::uint8_t& gains = p.unseen_gains[index_of(faction_of(unit))];
        gains = static_cast<std::uint8_t>(gains - std::min<int>(gains, state.shown_step - state.step));
    }
    state.seen = true;
    state.shown_step = state.step;
    state.may_have_gained = false;
    state.unseen_losses = 0;
}

void confuse(Position& p, UnitSet units) {
    UnitSet all;
    for (const Unit unit : units) all |= lookalikes(p, unit);
    become(p, all);
}

void follow_march(Position& p, const March& march, Purpose purpose, int spent, bool engaged) {
    if (march.open) return;
    const UnitSet stood_there = hidden_at(p, march.from, faction_of(march.unit)) | UnitSet::of(march.unit);
    confuse(p, suspects(p, stood_there, [&](Unit unit) { return could_march(p, unit, purpose, spent, engaged); }));
}

void follow_placement(Position& p, Unit unit, Area to) {
    const UnitSet in_the_pool = units_at(p, kPool, faction_of(unit)) | UnitSet::of(unit);
    confuse(p, suspects(p, in_the_pool, [&](Unit one) {
                if (p.unit(one).seen) return false;
                return faction_of(one) == Faction::prussian ? area_data(to).entry == corps_of(one) : !(icons_for(one) & icons_at(to)).empty();
            }));
    note_presence(p);
}

void note_regeneration(Position& p, Faction faction, int steps) {
    std::uint8_t& gains = p.unseen_gains[index_of(faction)];
    gains = static_cast<std::uint8_t>(gains + steps);
    for (const Unit leader : kTacticalLeaders& units_of(faction))
        if (on_map(p, leader) && p.unit(leader).shown_step > 0) p.unit(leader).may_have_gained = true;
}

Whereabouts whereabouts(const Position& p, Unit unit) {
    Whereabouts found;
    const auto under_way = unfinished_march(p);
    for (const Unit alike : lookalikes(p, unit)) {
        const Area at = reckoned_at(p, alike, under_way);
        if (on_map(at)) found.areas.insert(at);
        found.pool |= at == kPool && !p.unit(unit).seen;
        found.not_arrived |= at == kNotArrived;
    }
    return found;
}

}  // namespace papelotte::waterloo200
