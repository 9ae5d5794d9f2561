// WL-9  Damage cubes.
#include "games/waterloo/rules/steps/damage.h"

#include <algorithm>

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {

UnitSet infantry_of(const Position& p, Area area, Army army) { return units_at(p, area) & units_of(army) & kInfantry; }

// The armies of a side with infantry in the area: one, or for the Allied player perhaps two.
FixedVector<Army, 2> armies_at(const Position& p, Area area, Seat side) {
    FixedVector<Army, 2> armies;
    for (const Army army : {Army::french, Army::anglo_allied, Army::prussian})
        if (side_of(army) == side && infantry_count(p, area, army) > 0) armies.push_back(army);
    return armies;
}

}  // namespace

Share share_of(int pool, int units) {
    const int most = std::min<int>(kTables.cubes_per_infantry, pool);
    return {std::clamp(pool - kTables.cubes_per_infantry * (units - 1), 0, most), most};
}

// --- Placing (WL-9.1) ------------------------------------------------------------------------------------------------------------

Refusal PlaceCubes::why_not(const Position& p, Action action) const {
    const auto armies = armies_at(p, area, side);
    if (armies.empty() || cubes == 0) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<PlaceCubes>;   // WL-9.4.4
    if (verb_of(action) != Verb::cube) return kNotAsked<PlaceCubes>;
    const Army army = Army(colour_of(action));
    return std::find(armies.begin(), armies.end(), army) != armies.end() ? Refusal() : kWhy.no_infantry_of_colour;
}

void PlaceCubes::legal(const Position& p, ActionList& out) const {
    const auto armies = armies_at(p, area, side);
    if (armies.empty() || cubes == 0) return out.push_back(kDone);
    for (const Army army : armies) out.push_back(act(Verb::cube, colour_of(army)));
}

std::optional<Action> PlaceCubes::forced(const Position& p) const { return only_choice(*this, p); }

void PlaceCubes::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) {   // WL-6.3.9, WL-7.4.4: too many is judged when all are placed
        for (const Army army : armies_at(p, area, side)) p.push(TooManyCubes{area, army});
        return;
    }
    const Colour colour = colour_of(action);
    const int stock = p.stock_of(colour);
    if (stock == 0) {   // WL-9.4.1
        p.push(*this);
        return p.push(Sacrifice{colour});
    }
    const int number = armies_at(p, area, side).size() == 1 ? std::min<int>(stock, cubes) : 1;
    p.push(PlaceCubes{area, side, counted(cubes - number)});
    add_cubes(p, area, colour, number, effects);
}

void PlaceOwnCubes::run(Position& p, Effects& effects) const {
    PlaceOwnCubes left = *this;
    for (const Army army : armies_at(p, area, side)) {
        const Colour colour = colour_of(army);
        std::uint8_t& wanted = left.cubes[colour];
        if (wanted == 0) continue;
        const int number = std::min<int>(wanted, p.stock_of(colour));
        add_cubes(p, area, colour, number, effects);
        change(wanted, -number);
        if (wanted == 0) continue;
        p.push(left);   // WL-9.4.1
        return p.push(Sacrifice{colour});
    }
    for (const Army army : armies_at(p, area, side)) p.push(TooManyCubes{area, army});   // WL-8.2.5
}

// WL-9.2.3  The last infantry of an army is gone from the area: what cubes it leaves go to the other Allied army's infantry, else to the
// guns as far as there are any, else back to the stock.
namespace {

void pass_on_cubes(Position& p, Area area, Army army, Effects& effects) {
    if (infantry_count(p, area, army) > 0) return;
    const Seat side = side_of(army);
    const UnitSet guns = units_at(p, area) & units_of(army) & kArtillery;
    if (const int left = p.cubes(area, colour_of(army)) - unmanned(p, guns).size(); left > 0) {
        remove_cubes(p, area, colour_of(army), left, effects);
        if (!armies_at(p, area, side).empty()) p.push(PlaceCubes{area, side, counted(left)});
        else p.push(GunHits{area, side, counted(left)});
    }
    if (p.assault.area != area) unman_helpless_guns(p, area);   // it had come to win back guns from cavalry, and died of their cubes
}

}  // namespace

// --- Too many (WL-9.2.2) -----------------------------------------------------------------------------------------------------------

namespace {

bool too_many(const Position& p, const TooManyCubes& step) {
    const int units = infantry_count(p, step.area, step.army);
    return units > 0 && p.cubes(step.area, colour_of(step.army)) > kTables.cubes_per_infantry * units;
}

}  // namespace

Seat TooManyCubes::seat(const Position&) const { return side_of(army); }

Refusal TooManyCubes::why_not(const Position& p, Action action) const {
    if (!too_many(p, *this)) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<TooManyCubes>;
    if (verb_of(action) != Verb::lose) return kNotAsked<TooManyCubes>;
    return infantry_of(p, area, army).has(unit_of(action)) ? Refusal() : kWhy.not_crowded;
}

void TooManyCubes::legal(const Position& p, ActionList& out) const {
    if (!too_many(p, *this)) return out.push_back(kDone);
    for (const Unit unit : infantry_of(p, area, army)) out.push_back(act(Verb::lose, unit));
}

std::optional<Action> TooManyCubes::forced(const Position& p) const {
    if (!too_many(p, *this)) return kDone;
    const UnitSet units = infantry_of(p, area, army);
    return units.size() == 1 ? std::optional(act(Verb::lose, units.front())) : std::nullopt;
}

void TooManyCubes::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    eliminate(p, unit_of(action), Cause::six_cubes, effects);
    remove_cubes(p, area, colour_of(army), kTables.cubes_to_eliminate, effects);
    pass_on_cubes(p, area, army, effects);
}

// --- The empty stock (WL-9.4) --------------------------------------------------------------------------------------------------------

namespace {

// How many cubes of the colour the unit may be given up with; {0, 0} when it holds none. A unit that falls back holds just the cubes that were
// assigned to it (WL-9.2.4); its comrades share the rest.
Share holding(const Position& p, Unit unit, Colour colour) {
    const Area area = p.place(unit);
    if (colour_of(unit) != colour || !on_board(area)) return {0, 0};
    if (arm_of(unit) == Arm::artillery) return p.unit(unit).unmanned ? Share{1, 1} : Share{0, 0};
    if (arm_of(unit) != Arm::infantry) return {0, 0};
    if (p.unit(unit).routed) return {p.unit(unit).cubes, p.unit(unit).cubes};
    int pool = p.cubes(area, colour), staying = 0;
    for (const Unit comrade : infantry_of(p, area, army_of(unit))) {
        if (p.unit(comrade).routed) pool -= p.unit(comrade).cubes;
        else ++staying;
    }
    const Share share = share_of(pool, staying);
    return {share.most == 0 ? 0 : std::max(share.least, 1), share.most};
}

}  // namespace

Seat Sacrifice::seat(const Position&) const { return side_of(colour); }

Refusal Sacrifice::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::sacrifice) return kNotAsked<Sacrifice>;
    const Share share = holding(p, unit_of(action), colour);
    if (share.most == 0) return kWhy.holds_no_cube;
    return count_of(action) < share.least || count_of(action) > share.most ? kWhy.cubes_do_not_fit : Refusal();
}

void Sacrifice::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : units_of(Army(colour))) {
        const Share share = holding(p, unit, colour);
        for (int number = std::max(share.least, 1); number <= share.most; ++number) out.push_back(act(Verb::sacrifice, unit, number));
    }
}

void Sacrifice::apply(Position& p, Action action, Effects& effects) const {
    const Unit unit = unit_of(action);
    const Area area = p.place(unit);
    remove_cubes(p, area, colour, count_of(action), effects);
    eliminate(p, unit, Cause::empty_stock, effects);   // WL-9.4.2: a casualty
    pass_on_cubes(p, area, Army(colour), effects);
}

// --- Assigning (WL-9.2.1) --------------------------------------------------------------------------------------------------------------

namespace {

// The unit that is given its cubes next, kNoUnit when all have theirs.
Unit next_to_assign(const Position& p, const AssignCubes& step) {
    for (const Unit unit : infantry_at(p, step.area, step.side))
        if (unit >= step.next) return unit;
    return kNoUnit;
}

struct Assigning {
    Unit unit;
    int place, units;   // it is this one of so many of its army in the area
    int left;           // cubes that the units before it have not taken
};

Assigning assigning_to(const Position& p, Area area, Unit unit) {
    Assigning found{unit, 1, 0, p.cubes(area, colour_of(unit))};
    for (const Unit comrade : infantry_of(p, area, army_of(unit))) {
        ++found.units;
        if (comrade >= unit) continue;
        ++found.place;
        found.left -= p.unit(comrade).cubes;
    }
    return found;
}

Share share_of_next(const Position& p, const AssignCubes& step, Unit unit) {
    const Assigning now = assigning_to(p, step.area, unit);
    return share_of(std::max(now.left, 0), now.units - now.place + 1);
}

}  // namespace

EventArgs AssignCubes::asks(const Position& p) const {
    const Unit unit = next_to_assign(p, *this);
    if (unit == kNoUnit) return {};
    const Assigning now = assigning_to(p, area, unit);
    int round = 0;
    for (const auto& step : p.agenda)
        if (const auto* stage = std::get_if<AssaultStage>(&step)) round = stage->round;
    const auto& below = p.agenda[p.agenda.size() - 2];
    const AssignedFor purpose = std::holds_alternative<Volley>(below)        ? AssignedFor::volley
                                : std::holds_alternative<MoraleCheck>(below) ? AssignedFor::morale
                                                                             : AssignedFor::retreat;
    return event_args(area, purpose, round, unit, nth_of_its_name(p, unit), now.place, now.units, now.left);
}

void assign_cubes(Position& p, Area area, Seat side) { p.push(AssignCubes{area, side, Unit(0)}); }

void assign_cubes_somehow(Position& p, Area area, Seat side) {
    for (const Unit unit : infantry_at(p, area, side)) p.unit(unit).cubes = counted(share_of_next(p, AssignCubes{area, side, unit}, unit).most);
}

Refusal AssignCubes::why_not(const Position& p, Action action) const {
    const Unit unit = next_to_assign(p, *this);
    if (unit == kNoUnit) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<AssignCubes>;
    if (verb_of(action) != Verb::cubes || unit_of(action) != unit) return kNotAsked<AssignCubes>;
    const Share share = share_of_next(p, *this, unit);
    return count_of(action) < share.least || count_of(action) > share.most ? kWhy.cubes_do_not_fit : Refusal();
}

void AssignCubes::legal(const Position& p, ActionList& out) const {
    const Unit unit = next_to_assign(p, *this);
    if (unit == kNoUnit) return out.push_back(kDone);
    const Share share = share_of_next(p, *this, unit);
    for (int number = share.least; number <= share.most; ++number) out.push_back(act(Verb::cubes, unit, number));
}

std::optional<Action> AssignCubes::forced(const Position& p) const { return only_choice(*this, p); }

void AssignCubes::apply(Position& p, Action action, Effects&) const {
    if (verb_of(action) == Verb::done) return;
    const Unit unit = unit_of(action);
    p.unit(unit).cubes = counted(count_of(action));
    p.push(AssignCubes{area, side, index_of(unit) + 1 < kUnits ? Unit(index_of(unit) + 1) : kNoUnit});
}

}  // namespace papelotte::waterloo
