#include "games/waterloo/doctrine/doctrine.h"

#include "games/waterloo/doctrine/chapters.h"

namespace papelotte::waterloo {
namespace {

// In the order of Why.
constexpr std::array<ai::Reason, static_cast<std::size_t>(Why::count_)> kReasons{{
    {"destroy", "Expects to destroy enemy units."},
    {"spare", "Expects to lose units of its own."},
    {"wear_down", "Wears the enemy down with cubes, against those it takes itself."},
    {"spend_horses", "Weighs the cavalry that will be tired or lost on both sides."},
    {"take_ground", "Takes ground that matters."},
    {"take_objective", "Takes the objective, or comes within a step of it."},
    {"bombard", "Bombards infantry that can be hit."},
    {"mass_guns", "Masses the guns on one spot."},
    {"grand_battery", "Uses the Grand Battery where many guns fire at good odds."},
    {"finish_off", "Hits where one more cube destroys a unit."},
    {"counter_battery", "Silences guns or scatters cavalry."},
    {"deploy_guns", "Deploys guns that could fire."},
    {"protect_guns", "Keeps guns with infantry or out of the enemy's reach."},
    {"bring_guns", "Brings guns to where they have targets."},
    {"advance", "Advances on the objective."},
    {"hold_ground", "Holds ground that the enemy threatens."},
    {"hold_objective", "Guards its own objective."},
    {"hold_strong_point", "Holds a strong point."},
    {"support", "Keeps friends within support."},
    {"keep_away", "Keeps out of a stronger enemy's reach."},
    {"avoid_crowding", "Avoids more than three units in an area."},
    {"bring_reserve", "Brings up the reserve."},
    {"prussian_march", "Marches the Prussians on Plancenoit and Rossomme."},
    {"form_defence", "Forms up where enemy cavalry is near."},
    {"form_march", "Makes ready to move or to attack."},
    {"leave_square", "Leaves the square when the cavalry is gone."},
    {"save_green", "Saves green discs, which keep a side in the rounds."},
    {"spare_disc", "Does not spend a disc for little."},
    {"last_round", "Uses what the end of the turn allows."},
    {"leader_twice", "Uses a leader to give two orders for one disc."},
    {"stay_with_troops", "Keeps the leader with the troops that he commands."},
    {"save_leader", "Keeps the leader from being caught."},
    {"send_cubes", "Sends cubes from worn troops to fresh ones."},
    {"even_cubes", "Shares cubes so that least is lost on average."},
    {"spare_worn", "Keeps worn troops out of the fight."},
    {"few_cubes_forward", "Takes few cubes into an assault."},
    {"lose_least", "Gives up what is worth least."},
    {"tire_or_retreat", "Weighs tiring cavalry against giving way."},
    {"fall_back_well", "Falls back to where the unit is useful and safe."},
    {"best_horse", "Names the cavalry with the best chance for the least risk."},
    {"shelter_best", "Shelters the best infantry in the strong point."},
    {"resolve_order", "Resolves first the assault that helps the others."},
    {"press_on", "Charges on where the gain is greatest."},
    {"prussian_entry", "Brings the Prussians in where they are needed."},
}};

}  // namespace

std::span<const ai::Reason> Doctrine::reasons() { return kReasons; }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    if (p.agenda.empty() || actions.size() < 2) return;
    ai::judge_innermost(p, Question{p, seat, actions, Scales(judgements, on), weights[at(seat)]});
}

// Far enough when nothing of the order given at first is left: the next order is to be chosen, or another phase has come.
bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty()) return true;
    if (now.turn != from.turn || now.phase != from.phase) return true;
    const bool another_round = now.round != from.round;
    const bool choosing = std::holds_alternative<ChooseAction>(now.agenda.back());
    if (depth == ai::Depth::action) return another_round || (choosing && now.actions_done != from.actions_done);
    return now.round > from.round + 1;
}

int Doctrine::turn(const Position& p) { return p.turn; }

float Doctrine::share(const Position& p) {
    if (p.agenda.empty()) return 0;
    const Step& step = p.agenda.back();
    if (std::holds_alternative<ChooseAction>(step)) return 1.f / 8;
    if (std::holds_alternative<LeadActivation>(step)) return 1.f / 12;
    if (std::holds_alternative<AssaultMoves>(step) || std::holds_alternative<Movement>(step)) return 1.f / 24;
    if (std::holds_alternative<FireOrders>(step)) return 1.f / 40;
    if (std::holds_alternative<CavalryHits>(step) || std::holds_alternative<ChargeOn>(step) || std::holds_alternative<FallBack>(step))
        return 1.f / 60;
    return 0;
}

}  // namespace papelotte::waterloo
