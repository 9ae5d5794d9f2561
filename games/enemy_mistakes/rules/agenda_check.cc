#include "games/enemy_mistakes/rules/agenda_check.h"

#include "engine/soundness.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/position_faults.h"

namespace papelotte::enemy_mistakes {
namespace {

bool is_unit(Unit unit) { return index_of(unit) < kUnits; }
bool is_general(const Position& p, General general) { return index_of(general) < kGenerals && p.generals[general].fate != Fate::absent; }
bool on_board(const Position& p, Unit unit) { return is_unit(unit) && p.on_board(unit); }

// Units on the board, of one army.
bool are_there(const Position& p, UnitSet units) {
    for (const Unit unit : units)
        if (!on_board(p, unit) || army_of(unit) != army_of(units.front())) return false;
    return true;
}
bool are_of(UnitSet units, Army army) { return units.empty() || army_of(units.front()) == army; }

// A unit that a step names. Steps that are already decided may name one that has gone since.
template <class S>
bool may_be_gone() {
    return std::is_same_v<S, Withdraw> || std::is_same_v<S, FallBackLoss> || std::is_same_v<S, Pursuit> || std::is_same_v<S, PursuitCharge> ||
           std::is_same_v<S, CheckCounter>;
}

// EM-7.6  The formation that is being deployed is of the corps and faces as the step says.
bool leads_what_is_deployed(const Position& p, const Deploy& step) {
    if (!on_board(p, step.leader) || p.leader(step.leader) != step.leader) return false;
    return corps_of(step.leader) == step.corps && p.stands[step.leader].facing == step.facing;
}

template <class S>
bool has_wrong_unit(const Position& p, const S& step) {
    const auto wrong = [&](Unit unit) { return may_be_gone<S>() ? !is_unit(unit) : !on_board(p, unit); };
    bool found = false;
    if constexpr (requires { step.unit; }) found = found || wrong(step.unit);
    if constexpr (requires { step.target; }) found = found || wrong(step.target);
    if constexpr (requires { step.leading; }) found = found || wrong(step.leading);
    if constexpr (requires { step.by; }) found = found || wrong(step.by);
    if constexpr (requires { step.charger; }) found = found || wrong(step.charger);
    // Guns that withdrew from a Charge may have left the field (EM-25.12).
    if constexpr (requires { step.gun; }) found = found || (std::is_same_v<S, StopCharge> ? !is_unit(step.gun) : wrong(step.gun));
    if constexpr (requires { step.cause; }) found = found || (step.cause != kNoUnit && !is_unit(step.cause));
    if constexpr (requires { step.shot; }) found = found || has_wrong_unit(p, step.shot);
    if constexpr (std::is_same_v<S, Deploy>) found = found || (step.leader != kNoUnit && !leads_what_is_deployed(p, step));
    if constexpr (requires { step.turning; }) found = found || (step.turning != kNoUnit && !step.units.has(step.turning));
    return found;
}

// True if the step has a unit that drives back, fires at, charges or pursues a friend.
template <class S>
bool has_friend_for_enemy(const S& step) {
    const auto friends = [](auto one, Unit other) { return !are_enemies(army_of(one), army_of(other)); };
    bool found = false;
    if constexpr (requires { step.unit == step.cause; }) found = step.cause != kNoUnit && friends(step.unit, step.cause);
    if constexpr (requires { step.unit == step.gun; }) found = friends(step.unit, step.gun) || !is_artillery(step.gun);
    if constexpr (requires { step.target == step.gun; }) found = friends(step.target, step.gun) || !is_artillery(step.gun);
    if constexpr (requires { step.charger == step.gun; }) found = friends(step.charger, step.gun) || !is_artillery(step.gun);
    if constexpr (requires { step.leading == step.target; }) found = friends(step.leading, step.target);
    if constexpr (requires { step.pursuers; }) found = step.pursuers.empty() || friends(step.pursuers.front(), step.target);
    if constexpr (requires { step.by; }) found = friends(step.general, step.by);
    if constexpr (requires { step.shot; }) found = has_friend_for_enemy(step.shot);
    return found;
}

// Groups that move or are chosen are on the board; formations that were called may have gone (Reinforce).
template <class S>
bool has_wrong_group(const Position& p, const S& step) {
    bool found = false;
    const auto check = [&](UnitSet units) {
        found = found || !are_there(p, units);
        if constexpr (requires { step.army; }) found = found || !are_of(units, step.army);
    };
    if constexpr (requires { step.group; }) check(step.group);
    if constexpr (requires { step.group; }) found = found || step.group.empty();
    if constexpr (requires { step.charger; }) found = found || !step.group.has(step.charger);
    if constexpr (requires { step.part; }) {
        check(step.part);
        for (const Unit unit : step.part) found = found || p.leader(unit) != p.leader(step.part.front());
    }
    if constexpr (requires { step.units; }) check(step.units);
    if constexpr (std::is_same_v<S, Redeploy>) found = found || step.units.empty() || !(step.moved - step.units).empty();
    if constexpr (std::is_same_v<S, GatherRedeploy>) found = found || step.units.empty() || !are_of(step.units, army_of(step.general));
    if constexpr (requires { step.supporters; }) check(step.supporters);
    if constexpr (requires { step.pursuers; }) check(step.pursuers);
    return found;
}

// Numbers that the words of a step do not limit.
template <class S>
bool has_wrong_number(const S& step) {
    bool found = false;
    if constexpr (requires { step.facing; }) found = found || step.facing >= 3600;
    if constexpr (requires { step.reach; }) found = found || step.slid > step.reach || step.reach > kMostDistance;
    if constexpr (requires { step.type; }) found = found || step.type > Type::cavalry;
    if constexpr (std::is_same_v<S, Deploy>) found = found || step.corps < Corps::black_i || step.corps > Corps::black_iii;
    if constexpr (std::is_same_v<S, Separate>) found = found || step.tries > kMostSeparations;
    if constexpr (std::is_same_v<S, Withdraw>) found = found || step.steps < 1 || step.steps > 2;
    if constexpr (std::is_same_v<S, KeepDie>) {
        found = found || step.dice.empty();
        for (const std::uint8_t die : step.dice) found = found || die < 1 || die > 6;
    }
    return found;
}

template <class S>
InputFault broken_fields(const Position& p, const S& step) {
    if constexpr (requires { step.army; })
        if (index_of(step.army) >= kArmies) return InputFault(kAgendaFaults.army);
    if constexpr (requires { step.general; })
        if (!is_general(p, step.general)) return InputFault(kAgendaFaults.general);
    if constexpr (std::is_same_v<S, PlaceSubstitute>)   // EM-5.21
        if (data_of(step.general).corps == Corps::none || p.on_board(step.general)) return InputFault(kAgendaFaults.general);
    if (has_wrong_unit(p, step) || has_friend_for_enemy(step)) return InputFault(kAgendaFaults.unit);
    if (has_wrong_group(p, step)) return InputFault(kAgendaFaults.group);
    return has_wrong_number(step) ? InputFault(kAgendaFaults.number) : InputFault();
}

template <class... S>
constexpr bool is_one_of(const Step& step) {
    return (std::holds_alternative<S>(step) || ...);
}

// Steps that need the combat under way.
bool is_of_combat(const Step& step) {
    return is_one_of<CombatStepBegins, ChooseAttacker, TouchedSide, Support, Melee, Reroll, MeleeEffect, SpreadLosses, Pursuit, PursuitSign,
                     LeadPursuit, Counterattack, Reinforce, CombatResult, KeepDie, FallBackLoss, EndCombat>(step);
}

bool is_combat_sound(const Position& p) {
    const Combat& combat = p.combat;
    if (!combat.under_way) return true;
    if (index_of(combat.attacking) >= kArmies || index_of(combat.defending) >= kArmies) return false;
    if (!are_enemies(combat.attacking, combat.defending) || !is_unit(combat.defender)) return false;
    if (combat.garrison != kNoUnit && !(is_unit(combat.garrison) && is_garrison(combat.garrison))) return false;
    if (is_garrison(combat.defender) && combat.garrison == kNoUnit) return false;   // EM-3.19
    if (combat.attacker == kNoUnit) return combat.winner == kNoUnit;
    if (!is_unit(combat.attacker) || !are_enemies(army_of(combat.attacker), army_of(combat.defender))) return false;
    return combat.winner == kNoUnit || combat.winner == combat.attacker || combat.winner == combat.defender;
}

// A melee under way has both units; they are there until it has had its effect.
bool is_melee_sound(const Position& p, const Step& step) {
    const Combat& combat = p.combat;
    if (!is_one_of<TouchedSide, Support, Melee, Reroll, MeleeEffect, SpreadLosses, Pursuit, PursuitSign>(step)) return true;
    if (combat.attacker == kNoUnit) return false;
    const auto* effect = std::get_if<MeleeEffect>(&step);
    const bool before = is_one_of<TouchedSide, Support, Melee, Reroll>(step) || (effect && effect->stage == MeleeStage::effect);
    if (before && !(on_board(p, combat.attacker) && on_board(p, combat.defender))) return false;
    if (is_one_of<Pursuit, PursuitSign>(step) && combat.winner == kNoUnit) return false;
    return std::visit(
        [&]<class S>(const S& one) {
            if constexpr (requires { one.army; }) return one.army == army_of(combat.attacker) || one.army == army_of(combat.defender);
            else return true;
        },
        step);
}

// True if the waiting step has a legal action. Only the steps named below may have none.
bool has_choice(const Position& p) {
    const Step& top = p.agenda.back();
    if (const auto* sign = std::get_if<PursuitSign>(&top))
        return !Pursuit{sign->army, sign->target, 0}.why_not(p, act(Verb::pursue, sign->type));
    if (const auto* manoeuvres = std::get_if<Manoeuvres>(&top); manoeuvres && !manoeuvres->part.empty())
        return !manoeuvres->why_not_part_moves(p);
    if (!is_one_of<ShakeBehind, ChooseAttacker, LeadPursuit, PursuitCharge, PlaceSubstitute, DisplaceCounter>(top)) return true;
    ActionList list;
    std::visit(
        [&]<class S>(const S& step) {
            if constexpr (OneDecides<S, Position>) step.legal(p, list);
        },
        top);
    return !list.empty();
}

// A step that is decided as soon as it is pushed, and whose choices might not exist later: no other step lies on it.
template <class S>
bool is_decided_at_once(const S& step) {
    if constexpr (requires { step.part; }) return !step.part.empty();
    else if constexpr (requires { step.escapes; }) return step.escapes;
    else return std::is_same_v<S, PlaceSubstitute>;
}
bool is_order_sound(const Position& p) {
    for (std::size_t i = 0; i + 1 < p.agenda.size(); ++i)
        if (std::visit([](const auto& step) { return is_decided_at_once(step); }, p.agenda[i])) return false;
    return true;
}

}   // namespace

InputFault broken_agenda(const Position& p) {
    if (InputFault wrong = broken_order(p.agenda)) return wrong;
    if (p.agenda.size() > kDeepestAgenda) return InputFault(kAgendaFaults.depth).at("agenda");
    if (!is_combat_sound(p)) return InputFault(kBoardFaults.combat).at("combat");
    for (const Step& step : p.agenda) {
        if (InputFault wrong = std::visit([&](const auto& one) { return broken_fields(p, one); }, step)) return std::move(wrong).at("agenda");
        if ((is_of_combat(step) && !p.combat.under_way) || !is_melee_sound(p, step)) return InputFault(kAgendaFaults.combat).at("agenda");
    }
    return p.agenda.empty() || (is_order_sound(p) && has_choice(p)) ? InputFault() : InputFault(kAgendaFaults.choice).at("agenda");
}

}   // namespace papelotte::enemy_mistakes
