#include "games/napoleon/rules/steps/forced_march.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

// Blocks of the player that everybody saw move and that do not stand among enemies: some of them may have moved their full rate.
UnitSet marchers(const Position& p, Actor who) {
    UnitSet units;
    for (const Unit unit : who.units())
        if (p.block(unit).steps > 0 && !p.block(unit).forced && !enemies_at(p, p.place(unit), who.side())) units.insert(unit);
    return units;
}

Refusal why_not_force(const Position& p, Unit unit, Town to) {
    if (p.block(unit).forced) return kWhy.marched_already;
    if (p.block(unit).steps != data_of(type_of(unit)).map_move) return kWhy.not_full_rate;
    return why_not_enter(p, unit, to);
}

UnitSet forced_units(const Position& p, Army army) {
    return units_where(p, units_of(army), [](const BlockState& block) { return block.forced; });
}

// NP-8.1.3  The commander began the phase where one of the marching blocks did.
bool can_help(const Position& p, Army army) {
    const Unit commander = commander_of(army);
    if (!on_map(p, commander)) return false;
    for (const Unit unit : forced_units(p, army))
        if (p.start[unit] == p.start[commander]) return true;
    return false;
}

}  // namespace

Seat ForcedMarches::seat(const Position& p) const { return seat_of(p, who); }

Refusal ForcedMarches::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::force) return kNotAsked<ForcedMarches>;
    if (!who.units().has(unit_of(action))) return kWhy.not_your_block;
    return why_not_force(p, unit_of(action), town_of(action));
}

void ForcedMarches::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : marchers(p, who)) {
        if (p.block(unit).steps != data_of(type_of(unit)).map_move) continue;
        for (const Way& way : ways_from(p.place(unit)))
            if (!why_not_enter(p, unit, way.to)) out.push_back(act(Verb::force, unit, way.to));
    }
    out.push_back(kDone);
}

std::optional<Action> ForcedMarches::forced(const Position& p) const { return marchers(p, who).empty() ? std::optional(kDone) : std::nullopt; }

Action ForcedMarches::random(const Position& p, Dice& dice) const {
    const UnitSet units = marchers(p, who);
    if (units.empty() || dice.below(2) == 0) return kDone;
    const Unit unit = dice.pick(units);
    const Town to = dice.pick(ways_from(p.place(unit))).to;
    return why_not_force(p, unit, to) ? kDone : act(Verb::force, unit, to);
}

void ForcedMarches::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    march(p, unit_of(action), town_of(action), effects, true);
}

// --- The commander (NP-8.1) ----------------------------------------------------------------------------------------------------------------

Seat ShowCommander::seat(const Position& p) const { return seat_of(p, {army, false}); }

Refusal ShowCommander::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::reveal) return kNotAsked<ShowCommander>;
    if (unit_of(action) != commander_of(army)) return kWhy.not_a_commander;
    return can_help(p, army) ? Refusal() : kWhy.commander_elsewhere;
}

void ShowCommander::legal(const Position& p, ActionList& out) const {
    if (can_help(p, army)) out.push_back(act(Verb::reveal, commander_of(army)));
    out.push_back(kDone);
}

// Only public facts decide: the commander is lost, or his block is known and did not begin where a block marched.
std::optional<Action> ShowCommander::forced(const Position& p) const {
    const Unit commander = commander_of(army);
    const bool lost = !on_map(p, commander), known = lost || is_known(p, commander);
    return forced_units(p, army).empty() || (known && !can_help(p, army)) ? std::optional(kDone) : std::nullopt;
}

void ShowCommander::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    recognise(p, unit_of(action));
    effects.reveal();
    tell(effects, Happening::commander_shown, unit_of(action), p.place(unit_of(action)));
    for (Step& step : p.agenda)
        if (MarchRolls* rolls = std::get_if<MarchRolls>(&step)) rolls->bonus = static_cast<std::uint8_t>(rolls->bonus | 1u << index_of(army));
}

// --- The dice (NP-5.6.3) -------------------------------------------------------------------------------------------------------------------

namespace {

// NP-5.6.3, NP-8.1.5  Whether the block fails; the dice of a march are known to its side alone.
bool fails(Unit unit, bool helped, Effects& effects) {
    Account account(effects);
    Tally tally = account.tally();
    const int die = effects.dice.d6();
    tally.add(Modifier::die, die);
    tally.add_if(helped, Modifier::commander, kTables.march_commander);
    const bool failed = tally.total() <= kTables.march_fails;
    account.report(Happening::march_roll, unit, die, tally.total(), failed);
    if (effects.events) effects.events->back().seen_by = seats_of(side_of(unit));
    return failed;
}

// The marching blocks of an army in one town: the enemy sees how many points are lost there, not by whom.
void roll_in(Position& p, Army army, Town town, UnitSet units, Town helped_from, Effects& effects) {
    int losses = 0;
    UnitSet among = units;
    for (const Unit unit : units) {
        if (!fails(unit, p.start[unit] == helped_from, effects)) continue;
        ++losses;
        if (p.strength(unit) == 1) {
            among.erase(unit);
            eliminate(p, unit, effects);   // NP-5.6.4
            continue;
        }
        p.piece(unit).strength = (p.piece(unit).strength - 1u) & 7u;
        note_unseen_loss(p, unit, among);
        tell_side(side_of(unit), effects, Happening::unit_weakened, unit, p.strength(unit));
    }
    tell_others(side_of(army), effects, Happening::march_losses, army, town, units.size(), losses);
}

}  // namespace

// The dice are rolled army by army and town by town, in the order of the blocks.
void MarchRolls::run(Position& p, Effects& effects) const {
    for (const Army army : kAllArmies) {
        const UnitSet all = forced_units(p, army);
        if (all.empty()) continue;
        const bool helps = (bonus >> index_of(army) & 1u) != 0;
        const Town helped_from = helps ? p.start[commander_of(army)] : kUnplaced;   // NP-8.1.4: even if he dies in the same step
        TownSet towns;
        for (const Unit unit : all) towns.insert(p.place(unit));
        for (const Town town : towns) roll_in(p, army, town, all & units_at(p, town), helped_from, effects);
    }
}

}  // namespace papelotte::napoleon
