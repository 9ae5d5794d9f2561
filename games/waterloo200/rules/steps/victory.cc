// W2-18  Victory.
#include "games/waterloo200/rules/steps/victory.h"

#include "games/waterloo200/rules/pieces.h"

namespace papelotte::waterloo200 {
namespace {

bool is_french(Result result) {
    return result == Result::wellington_killed || result == Result::british_broken || result == Result::french_hold_all ||
           result == Result::french_majority;
}

// Ends the game. Control of the area of the last loss is still settled.
void end_game(Position& p, Result result, Effects& effects, Area where = kNowhere) {
    if (p.result != Result::none) return;   // W2-18.1.4: the first condition that is met counts
    p.result = result;
    p.agenda.clear();
    p.battle = Battle{};
    settle_area(p, where, effects);
    effects.reveal();
    emit(effects, Happening::game_over, is_french(result) ? Side::french : Side::allied);
}

// W2-13.9.4: Prussian losses never decide the game.
Result result_of_losing(const Position& p, Unit unit) {
    if (unit == strategic_leader(Faction::french)) return Result::napoleon_killed;   // W2-18.1.1
    if (unit == strategic_leader(Faction::british)) return Result::wellington_killed;
    const Faction faction = faction_of(unit);
    if (faction == Faction::prussian || morale(p, faction) > 0) return Result::none;
    return faction == Faction::french ? Result::french_broken : Result::british_broken;   // W2-18.1.2
}

}  // namespace

bool lost_by(Position& p, Unit unit, Area area, Effects& effects) {
    const Result result = result_of_losing(p, unit);
    if (result == Result::none) return false;
    end_game(p, result, effects, area);
    return true;
}

void check_victory_areas(Position& p, Area area, Faction faction, Effects& effects) {
    const Side side = side_of(faction);
    if (!kVictoryAreas.has(area) || !(kVictoryAreas - controlled_by(p, side)).empty()) return;
    end_game(p, side == Side::french ? Result::french_hold_all : Result::allied_hold_all, effects);
}

// W2-18.2.1 … W2-18.2.3, W2-25.1.20: a contested area counts for its controller.
void end_by_night(Position& p, Effects& effects) {
    const int french = (kVictoryAreas & p.controlled_by(Faction::french)).size();
    end_game(p, 2 * french > kVictoryAreas.size() ? Result::french_majority : Result::allied_majority, effects);
}

}  // namespace papelotte::waterloo200
