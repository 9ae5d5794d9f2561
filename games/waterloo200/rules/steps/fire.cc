// W2-13.5 … W2-13.9, W2-O2, W2-O4, W2-O6, W2-O8, W2-O9.1  Fire, hits and their consequences.
#include "games/waterloo200/rules/steps/fire.h"

#include <algorithm>
#include <optional>

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

// W2-13.1.9  All units in the area add their strength, including guns and leaders.
UnitSet attackers(const Position& p) { return units_at(p, p.battle.area, p.battle.attacker); }
UnitSet defenders(const Position& p) { return units_at(p, p.battle.area, p.battle.defender); }

using Fighters = FixedVector<Block, kUnits>;

Fighters fighters(const Position& p, UnitSet units) {
    Fighters blocks;
    for (const Unit unit : units) blocks.push_back({unit, p.unit(unit).step});
    return blocks;
}

int strength_of(const Position& p, Block block) { return block_data(p.edition, block.unit).step[block.step].strength; }

// W2-O6.2, W2-O6.3
int tower_of_babel(std::span<const Block> blocks, UnitSet beside) {
    unsigned spoken = 0;
    const auto speaks = [&](Unit unit) {
        if (faction_of(unit) == Faction::british) spoken |= 1u << static_cast<unsigned>(data_of(unit).language);
    };
    for (const Block block : blocks) speaks(block.unit);
    for (const Unit unit : beside) speaks(unit);
    return std::max(0, std::popcount(spoken) - 1);
}

// W2-O6, W2-O9.1  The terms that both totals have.
void add_for_army(const Position& p, Faction faction, std::span<const Block> blocks, UnitSet beside, Tally& tally) {
    if (p.plays(Option::morale)) tally.add(BattleTerm::morale, morale(p, faction));
    if (p.plays(Option::languages)) tally.add(BattleTerm::languages, -tower_of_babel(blocks, beside));
}

// W2-O2.1, W2-O2.2  A charge counts only for the total (W2-O2.3).
bool charges(const Position& p, const Engagement& battle) {
    const auto rides = [](Block block) { return type_of(block.unit) == Type::cavalry; };
    return p.plays(Option::cavalry_charge) && green(p.edition).has(battle.area) && std::ranges::none_of(battle.defenders, rides);
}

}  // namespace

UnitSet leaders_helping(const Position& p) {
    UnitSet found;
    if (p.battle.bombardment) return found;
    for (const Unit leader : activated(p, kTacticalLeaders & units_of(p.battle.attacker)))
        if (neighbours(p.battle.area).has(p.place(leader)) && value(p, leader) > 0) found.insert(leader);
    return found;
}

// W2-13.5.2
void offensive_terms(const Position& p, const Engagement& battle, Tally& tally) {
    const bool charge = charges(p, battle);
    for (const Block block : battle.attackers) {
        tally.add(BattleTerm::unit, strength_of(p, block), index_of(block.unit));
        if (charge && type_of(block.unit) == Type::cavalry) tally.add(BattleTerm::charge, strength_of(p, block), index_of(block.unit));
    }
    for (const Unit leader : battle.leaders) tally.add(BattleTerm::leader, value(p, leader), index_of(leader));
    for (const Unit gun : battle.guns) tally.add(BattleTerm::gun, value(p, gun), index_of(gun));
    add_for_army(p, battle.attacker, battle.attackers, battle.leaders | battle.guns, tally);
}

// W2-13.5.3, W2-13.5.4  Units in adjacent areas add nothing.
void defensive_terms(const Position& p, const Engagement& battle, Tally& tally) {
    for (const Block block : battle.defenders) tally.add(BattleTerm::unit, strength_of(p, block), index_of(block.unit));
    if (!battle.bombardment) tally.add(BattleTerm::terrain, bonus(p.edition, battle.area));   // W2-O5.3
    add_for_army(p, battle.defender, battle.defenders, UnitSet(), tally);
}

int fire_result(const Position& p, const Engagement& battle, int support) {
    Tally offence, defence;
    offensive_terms(p, battle, offence);
    defensive_terms(p, battle, defence);
    return std::max(0, offence.total() + support) - fire_total(defence);
}

// W2-13.6.1, W2-13.6.2  IL includes hits that a shield will absorb (W2-13.6.3).
// W2-13.6.5: the winner's hits beyond its capacity have no effect. W2-25.1.18: the loser takes at least one hit.
Hits hits_of(int final_result, int loser_capacity) {
    const int margin = std::abs(final_result), il = std::min(margin, loser_capacity);
    const auto rounded_up = [&](int divisor) { return (il + divisor - 1) / divisor; };   // W2-13.6.4
    if (margin == 0) return {Victory::draw, 0, 0};
    if (margin <= kTables.marginal_up_to) return {Victory::marginal, il, rounded_up(kTables.marginal_divisor)};
    if (margin <= kTables.decisive_up_to) return {Victory::decisive, il, rounded_up(kTables.decisive_divisor)};
    return {Victory::brilliant, il, kTables.brilliant_hits};
}

// W2-O8.1, W2-O8.2
bool combined_attack(const Position& p) {
    if (p.battle.bombardment) return false;
    const UnitSet all = attackers(p) | leaders_helping(p) | p.battle.employed;
    return (all & kLeaders) && (all & kGuns) && (all & kInfantry) && (all & kCavalry);
}

// W2-13.7.7, W2-5.3.6: hits never fall on a weaker unit, or on one outside the area.
UnitSet strongest(const Position& p, Faction faction, Area area) {
    int most = 0;
    UnitSet found;
    for (const Unit unit : units_at(p, area, faction)) {
        const int now = strength(p, unit);
        if (now > most) found = UnitSet();
        if (now >= most) found.insert(unit);
        most = std::max(most, now);
    }
    return found;
}

// --- Totals (W2-13.5, W2-13.6) -----------------------------------------------------------------------------------------------------------

namespace {

struct Verdict {
    Hits hits;
    std::optional<Faction> winner, loser;
};

// W2-13.5.5, W2-13.6
Verdict verdict_of(const Position& p) {
    const int result = p.battle.of - p.battle.df;
    if (p.battle.bombardment && result <= 0) return {{Victory::no_effect, 0, 0}, {}, {}};   // W2-O5.3
    if (result == 0) return {{Victory::draw, 0, 0}, {}, {}};
    const Faction winner = result > 0 ? p.battle.attacker : p.battle.defender, loser = result > 0 ? p.battle.defender : p.battle.attacker;
    Hits hits = hits_of(result, capacity(p, units_at(p, p.battle.area, loser)));
    if (p.battle.bombardment) hits.winner = 0;
    int& attackers_hits = result > 0 ? hits.winner : hits.loser;
    if (p.plays(Option::combined_attack) && combined_attack(p)) attackers_hits = std::max(0, attackers_hits - 1);   // W2-O8.3
    return {hits, winner, loser};
}

}  // namespace

void FireTotals::run(Position& p, Effects& effects) const {
    p.battle.revealed = true;
    for (const Unit unit : units_at(p, p.battle.area)) show(p, unit, effects);
    const Fighters attacking = p.battle.bombardment ? Fighters() : fighters(p, attackers(p)), defending = fighters(p, defenders(p));
    const Engagement battle{p.battle.area, p.battle.attacker,  p.battle.defender, attacking,
                            defending,     leaders_helping(p), p.battle.employed, p.battle.bombardment};
    Account account(effects);
    Tally offence = account.tally(TermSide::attack), defence = account.tally(TermSide::defence);
    offensive_terms(p, battle, offence);
    defensive_terms(p, battle, defence);
    p.battle.of = counted(fire_total(offence));
    p.battle.df = counted(fire_total(defence));
    const Verdict verdict = verdict_of(p);
    account.report(p.battle.bombardment ? Happening::bombardment : Happening::battle, battle.area, p.battle.of, p.battle.df, battle.attacker,
                   battle.defender, verdict.hits.victory, verdict.winner ? static_cast<int>(*verdict.winner) : kNoWinner, verdict.hits.loser,
                   verdict.hits.winner);
    p.push(Aftermath{});
    if (verdict.hits.winner > 0) p.push(TakeLosses{*verdict.winner, counted(verdict.hits.winner)});
    if (verdict.hits.loser > 0) p.push(TakeLosses{*verdict.loser, counted(verdict.hits.loser)});   // W2-13.7.1, W2-18.1.5: the loser first
}

// --- Losses (W2-13.7) --------------------------------------------------------------------------------------------------------------------

Seat TakeLosses::seat(const Position& p) const { return seat_of(p, faction); }

Refusal TakeLosses::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::lose) return kNotAsked<TakeLosses>;
    const Unit unit = unit_of(action);
    if (faction_of(unit) != faction || p.place(unit) != p.battle.area) return kWhy.not_in_the_battle;
    return strongest(p, faction, p.battle.area).has(unit) ? Refusal() : kWhy.not_the_strongest;
}

void TakeLosses::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : strongest(p, faction, p.battle.area)) out.push_back(act(Verb::lose, unit));
}

std::optional<Action> TakeLosses::forced(const Position& p) const {
    const UnitSet candidates = strongest(p, faction, p.battle.area);
    return candidates.size() == 1 ? std::optional(act(Verb::lose, candidates.front())) : std::nullopt;
}

void TakeLosses::apply(Position& p, Action action, Effects& effects) const {
    const Unit unit = unit_of(action);
    const int need = step_of(p, unit).hits;   // W2-13.7.4, W2-13.7.8: all of them are needed for a step
    if (hits < need) return emit(effects, Happening::absorbed, unit, hits);   // W2-13.7.5
    reduce(p, unit, effects);
    if (p.result != Result::none) return;
    if (on_map(p, unit)) emit(effects, Happening::step_lost, unit, p.unit(unit).step, strength(p, unit));
    const std::uint8_t left = counted(hits - need);
    if (left > 0 && p.areas_of(faction).has(p.battle.area)) p.push(TakeLosses{faction, left});   // W2-13.7.9, W2-13.7.10
}

// --- Aftermath (W2-13.8) -----------------------------------------------------------------------------------------------------------------

// W2-13.8.1: all units stay where they are. W2-13.8.3, W2-13.8.5: attackers stay face up while the area is contested; later arrivals
// are face down.
// W2-4.3.4: leaders in the area do not tire for having fought.
void Aftermath::run(Position& p, Effects& effects) const {
    const Battle battle = p.battle;
    if (!battle.bombardment)   // W2-O5.4
        for (const Unit gun : battle.employed) {   // W2-5.3.4, W2-13.8.6; not guns in the area (W2-13.8.7)
            reduce(p, gun, effects);
            emit(effects, Happening::gun_reduced, gun, p.unit(gun).step, strength(p, gun));
        }
    const bool goes_on = contested(p).has(battle.area);
    for (const Unit unit : units_at(p, battle.area)) {
        const bool attacker = faction_of(unit) == battle.attacker;
        p.unit(unit).attacked = attacker && goes_on;   // W2-13.8.2 … W2-13.8.4
        if (!attacker) p.unit(unit).found = false;
        recognise(p, unit);   // its present step was seen
    }
    p.battle = Battle{};
    p.riders = UnitSet();
    if (!p.plays(Option::impetus) || battle.bombardment || goes_on) return;
    for (const Faction faction : {battle.attacker, battle.defender})   // W2-O4.1, W2-O4.3: also units that have moved
        if (const UnitSet riders = units_at(p, battle.area, faction) & kCavalry) {
            p.riders = riders;
            p.push(Impetus{faction});
        }
}

// --- Impetus (W2-O4) ---------------------------------------------------------------------------------------------------------------------

Seat Impetus::seat(const Position& p) const { return seat_of(p, faction); }

namespace {

AreaSet ahead_of(const Position& p, Unit rider) {
    AreaSet areas;
    if (isolated(p, rider)) return areas;
    for (const Area area : (neighbours(p.place(rider)) & green(p.edition)) - enemy_areas(p, side_of(rider)))
        if (!why_not_end(p, rider, area)) areas.insert(area);
    return areas;
}

}  // namespace

Refusal Impetus::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::follow) return kNotAsked<Impetus>;
    const Unit rider = unit_of(action);
    if (!p.riders.has(rider)) return kWhy.not_a_rider;
    return ahead_of(p, rider).has(area_of(action)) ? Refusal() : kWhy.not_ridden_there;
}

void Impetus::legal(const Position& p, ActionList& out) const {
    for (const Unit rider : p.riders)
        for (const Area area : ahead_of(p, rider)) out.push_back(act(Verb::follow, rider, area));
    out.push_back(kDone);
}

std::optional<Action> Impetus::forced(const Position& p) const { return p.riders.empty() ? std::optional(kDone) : std::nullopt; }

void Impetus::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) {
        p.riders = UnitSet();
        return;
    }
    const Unit rider = unit_of(action);
    UnitSet alike;   // the enemy saw all of them fight, but not which of them moves on
    for (const Unit unit : p.riders& units_at(p, p.place(rider)))
        if (!face_up(p, unit)) alike.insert(unit);
    if (alike.has(rider)) confuse(p, alike);
    p.riders.erase(rider);
    enter(p, rider, area_of(action), effects);
    p.push(*this);
}

}  // namespace papelotte::waterloo200
