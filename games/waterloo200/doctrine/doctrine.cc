#include "games/waterloo200/doctrine/doctrine.h"

#include "games/waterloo200/doctrine/chapters.h"

namespace papelotte::waterloo200 {
namespace {

// In the order of Why.
constexpr std::array<ai::Reason, static_cast<std::size_t>(Why::count_)> kReasons{{
    {"destroy", "Expects to destroy enemy units."},
    {"wear_down", "Wears the enemy down."},
    {"spare", "Weighs its own losses."},
    {"take_victory_area", "Takes a victory area."},
    {"unit_sent", "Sends no more troops than it needs."},
    {"take_ground", "Clears the area of the enemy."},
    {"spend_stars", "Weighs the stars that it costs."},
    {"save_leader", "Keeps leaders from where the enemy could strike them."},
    {"direct_attack", "Puts leaders with stars next to the battle."},
    {"feed_leaders", "Gives stars back to tired leaders."},
    {"stay_with_corps", "Keeps the leader with his corps."},
    {"bring_leader", "Keeps the leader two or three areas behind the line."},
    {"employ_guns", "Adds the guns where they decide."},
    {"spare_guns", "Spares cannon-balls where they decide nothing."},
    {"bring_guns", "Brings the guns up."},
    {"protect_guns", "Keeps the guns out of the enemy's reach."},
    {"advance", "Advances on the enemy and his victory areas."},
    {"keep_away", "Keeps troops from where they would be crushed."},
    {"hold_victory_area", "Holds or takes a victory area."},
    {"stack_up", "Stacks troops together: a lone block dies."},
    {"guard_headquarters", "Keeps the commander-in-chief at his headquarters."},
    {"prussian_march", "Marches the Prussians on Plancenoit and Rossomme."},
    {"manoeuvre", "Spends the Disc on a move that decides."},
    {"keep_disc", "Does not hand the Disc to the enemy for little."},
    {"reinforce", "Calls up the reserves."},
    {"end_turn", "Weighs what the end of the turn brings."},
    {"grand_battery", "Masses the guns in the Grand Battery."},
    {"lose_least", "Takes the hits where they cost least."},
    {"shield", "Lets a strong block absorb the hits."},
    {"resolve_order", "Fights first what decides most."},
    {"sunken_road", "Brings up the reserve from the sunken road if it helps."},
    {"stand_or_retreat", "Weighs standing against falling back."},
    {"fall_back_well", "Falls back to where the unit is safe and useful."},
    {"ride_on", "Rides on where it helps."},
    {"reconnoitre", "Looks where most is hidden."},
    {"reorganise", "Reorganises when leaders are tired."},
    {"spare_commander", "Spares the commander-in-chief, who never recovers."},
    {"draw_reserves", "Draws as many reserves as come."},
    {"place_well", "Places reserves where they stand best."},
    {"best_units", "Chooses the best units."},
    {"cut_communication", "Cuts enemy blocks off from their commander-in-chief."},
    {"keep_communication", "Holds an area through which its own line of communication runs."},
}};

}  // namespace

std::span<const ai::Reason> Doctrine::reasons() { return kReasons; }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    if (p.agenda.empty() || actions.size() < 2) return;
    ai::judge_innermost(p, Question{p, seat, actions, Scales(judgements, on), weights});
}

// In the middle of an impulse an attack that is planned would count once more, as one to come.
bool Doctrine::settled(const Position& p) { return p.agenda.empty() || std::holds_alternative<ChooseAction>(p.agenda.back()); }

// Far enough when the impulse is over, or the enemy's next one as well.
bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty() || now.turn != from.turn) return true;
    if (!settled(now)) return false;
    return now.impulse.number >= from.impulse.number + (depth == ai::Depth::action ? 1 : 2);
}

int Doctrine::turn(const Position& p) { return p.turn; }

// Who gathers where decides an impulse, and there are few of these in a turn. Which troops march is what doctrine plans best.
float Doctrine::share(const Position& p) {
    if (p.agenda.empty()) return 0;
    const Step& step = p.agenda.back();
    if (std::holds_alternative<ChooseAction>(step)) return 1.f / 5;
    if (std::holds_alternative<ActivateLeaders>(step)) return 1.f / 6;
    if (std::holds_alternative<LeaderPath>(step)) return 1.f / 8;
    return 0;
}

}  // namespace papelotte::waterloo200
