// What an action leads to, counted for the odds: a shot by itself, a Charge with the combat that follows it.
#include "ai/add_count.h"
#include "engine/words.h"
#include "games/enemy_mistakes/doctrine/chapters.h"
#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {
namespace {

// The words of `blue_losses` are "count.blue_losses" of the catalogue.
enum Counted : std::uint8_t {
    blue_losses,
    red_losses,
    black_losses,   // Losses, in the order of Army
    blue_units,
    red_units,
    black_units,   // removed
    enemy_shaken,
    own_shaken,
    enemy_generals,
    own_generals,
    points_won,
    points_lost,
};

bool is_firing(const Position& p) { return agenda::asks_for<Shot, FiredSide, AnswerFire>(p); }

bool before_end_of_turn(const Position& p) {
    for (const Step& step : p.agenda)
        if (const auto* phase = std::get_if<Phase>(&step)) return phase->phase < PhaseKind::end;
    return false;
}

// The units that an action may change: of a Charge the charging formation and that of its target, of anything else all units.
UnitSet concerned(const Position& p, Action action) {
    if (verb_of(action) != Verb::charge || !agenda::asks_for<Manoeuvre>(p)) return UnitSet::first(kUnits);
    return std::get<Manoeuvre>(p.agenda.back()).group | members(p, Unit(action.c));
}

}   // namespace

// A combat is over when nothing of it is under way; a Charge, when the combats of the turn are.
bool Doctrine::resolved(const Position& before, const Position& now, Action) {
    if (now.agenda.empty() || now.turn > before.turn) return true;
    if (before.combat.under_way) return !now.combat.under_way;
    if (agenda::asks_for<Bombard>(before) || is_firing(before)) return !is_firing(now) && !agenda::asks_for<DisplaceCounter>(now);
    if (agenda::asks_for<NextCombat>(before)) return !now.combat.under_way;
    if (agenda::asks_for<Manoeuvre>(before)) return !before_end_of_turn(now);
    return true;
}

std::span<const std::string_view> Doctrine::counts() { return kEnumWords<Counted>; }

ai::Counts Doctrine::count(const Position& before, const Position& after, Action action, std::span<const Event>) {
    ai::Counts out{};
    const auto add = [&](int which, int number) { ai::add_count(out, which, number); };
    const SeatSet acting = Rules::to_act(before);
    if (acting.empty()) return out;
    const Side side = acting.front() == kBlueSeat ? Side::french : Side::coalition;
    for (const Unit unit : concerned(before, action)) {
        if (!before.on_board(unit)) continue;
        const bool own = side_of(unit) == side, gone = is_removed(after.marks[unit].fate);
        const int army = static_cast<int>(army_of(unit)), losses = gone ? data_of(unit).capacity : after.marks[unit].losses;
        add(blue_losses + army, losses - before.marks[unit].losses);
        add(blue_units + army, gone);
        add(own ? own_shaken : enemy_shaken, !gone && after.marks[unit].yellow > before.marks[unit].yellow);
        if (gone) add(own ? points_lost : points_won, points_for(data_of(unit).points, after.marks[unit].fate));
    }
    for (const General general : GeneralSet::first(kGenerals)) {
        const bool lost = before.on_board(general) && is_removed(after.generals[general].fate);
        add(side_of(army_of(general)) == side ? own_generals : enemy_generals, lost);
    }
    return out;
}

}   // namespace papelotte::enemy_mistakes
