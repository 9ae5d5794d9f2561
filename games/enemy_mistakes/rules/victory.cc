#include "games/enemy_mistakes/rules/victory.h"

#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/steps/counters.h"
#include "games/enemy_mistakes/rules/terrain.h"

namespace papelotte::enemy_mistakes {
namespace {

bool is_touched(const Position& p, Area area, UnitSet units) {
    for (const Unit unit : units)
        if (touches(p, unit, area)) return true;
    return false;
}

// EM-17.4, EM-17.6, EM-17.7  Units of the army touch the Town, and none of the other side.
bool holds_alone(const Position& p, Area area, Army army) {
    return is_touched(p, area, units_on_board(p, army)) && !is_touched(p, area, enemies_of(p, army));
}

Unit garrison_of(Area area) {
    for (const Unit unit : kGarrisons)
        if (data_of(unit).garrison == area) return unit;
    return kNoUnit;
}

// EM-17.10  In the short game blue scores the Towns whose garrisons are gone, and nothing else.
int objective_points(const Position& p, Army army, const ObjectiveData& objective) {
    const bool is_short = p.scenario == Scenario::short_game;
    if (objective.garrison) {
        const bool stands = p.on_board(garrison_of(objective.area));
        if (army == objective.army) return stands ? objective.points : 0;
        return is_short && army == Army::blue && !stands && holds_alone(p, objective.area, army) ? objective.points : 0;
    }
    return counts(p, objective) && army == objective.army && holds_alone(p, objective.area, army) ? objective.points : 0;
}

// EM-17.10  How many of the two garrisons stand, and how many of their Towns blue holds.
struct Farms {
    int kept = 0, taken = 0;
};
Farms farms_of(const Position& p) {
    Farms farms;
    for (const ObjectiveData& objective : kObjectiveData) {
        if (!objective.garrison) continue;
        farms.kept += objective_points(p, objective.army, objective) > 0;
        farms.taken += objective_points(p, Army::blue, objective) > 0;
    }
    return farms;
}

void tell_scores(const Position& p, Effects& effects) {
    for (const Army army : kAllArmies) {
        if (!takes_part(p, army)) continue;
        const Score score = score_of(p, army);
        tell(effects, Happening::score, army, score.pieces, score.objectives, score.total());
    }
}

}   // namespace

bool takes_part(const Position& p, Army army) { return army != Army::black || data_of(p.scenario).black; }

bool counts(const Position& p, const ObjectiveData& objective) { return objective.garrison || p.scenario != Scenario::short_game; }

Army scorer_of(const Position& p, const ObjectiveData& objective) {
    for (const Army army : kAllArmies)
        if (objective_points(p, army, objective) > 0) return army;
    return Army::none;
}

int points_for(int value, Fate fate) {
    const int halves = fate == Fate::captured       ? kTables.points_captured
                       : fate == Fate::out_of_field ? kTables.points_out_of_field
                                                    : kTables.points_eliminated;
    return value * halves / 2;
}

Score score_of(const Position& p, Army army) {
    Score score;
    for (const Unit unit : UnitSet::first(kUnits)) {
        const Marks& marks = p.marks[unit];
        if (!is_removed(marks.fate) || marks.credited != army) continue;
        score.pieces += points_for(data_of(unit).points, marks.fate);
        ++score.units;
    }
    for (const General general : GeneralSet::first(kGenerals)) {
        const GeneralState& state = p.generals[general];
        if (is_removed(state.fate) && state.credited == army) score.pieces += points_for(points_of(p, general), state.fate);
    }
    score.pieces += p.armies[army].gained;
    for (const ObjectiveData& objective : kObjectiveData) score.objectives += objective_points(p, army, objective);
    return score;
}

Score score_of_seat(const Position& p, Seat seat) {
    Score score;
    for (const Army army : kAllArmies)
        if (p.seat_of(army) == seat) score = score + score_of(p, army);
    return score;
}

SeatSet leading_seats(const Position& p) {
    SeatSet best;
    Score most{-1, 0, 0};
    for (int i = 0; i < (p.three_players() ? 3 : 2); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const Score score = score_of_seat(p, seat);
        const bool equal = score.total() == most.total() && score.units == most.units;
        if (equal) best = best | SeatSet(seat);
        if (equal || score.total() < most.total() || (score.total() == most.total() && score.units < most.units)) continue;
        best = SeatSet(seat);
        most = score;
    }
    return best;
}

void end_game(Position& p, Result result, Effects& effects) {
    if (p.result != Result::none) return;
    p.result = result;
    p.agenda.clear();
    tell(effects, Happening::game_over, result);
}

void count_points(Position& p, Effects& effects) {
    tell_scores(p, effects);
    if (p.scenario == Scenario::short_game) {
        const Farms farms = farms_of(p);
        if (farms.taken == 2) return end_game(p, Result::towns_taken, effects);
        if (farms.kept == 2) return end_game(p, Result::garrisons_kept, effects);
    }
    end_game(p, Result::points, effects);
}

bool army_on_board(const Position& p, Army army) {
    if (army == Army::black && p.entered == 0) return false;
    for (const Unit unit : units_of(army))
        if (p.marks[unit].fate == Fate::on_board || p.marks[unit].fate == Fate::waiting) return true;
    return false;
}

bool a_side_is_gone(const Position& p) {
    const bool black_to_come = data_of(p.scenario).black && p.entered == 0;
    return !army_on_board(p, Army::blue) || (!army_on_board(p, Army::red) && !army_on_board(p, Army::black) && !black_to_come);
}

}   // namespace papelotte::enemy_mistakes
