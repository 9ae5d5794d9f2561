// EM-14  Combat: the chain of melees and its result. Position::combat has the combat under way. combat_begin.cc: which combat, who fights whom;
// melee.cc: a melee; pursuit.cc; reinforcement.cc: steps B, C and D; combat_result.cc: step E and the end.
#pragma once

#include "engine/account.h"
#include "engine/fixed_vector.h"
#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-14.1  Which combat comes next.
struct NextCombat {
    static constexpr std::string_view name = "next_combat";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.next_combat", {"EM-14.1", "EM-14.3"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &NextCombat::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army); }
    std::optional<Action> forced(const Position&) const;   // one combat, or none
};

// EM-14.5 to EM-14.12  Step A, B, C, D or E.
struct CombatStepBegins {
    static constexpr std::string_view name = "combat_step_begins";
    using lies_on = Steps<NextCombat>;
    CombatStep step;
    static constexpr auto fields = std::tuple{Field{"which", &CombatStepBegins::step}};
    void run(Position&, Effects&) const;
};

// EM-14.4  The attacking unit, among those with equal contact.
struct ChooseAttacker {
    static constexpr std::string_view name = "choose_attacker";
    using lies_on = Steps<CombatStepBegins>;
    static constexpr Prompt prompt{name, "ask.choose_attacker", {"EM-14.4"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
};

// EM-2.41  The side touched, at a corner.
struct TouchedSide {
    static constexpr std::string_view name = "touched_side";
    using lies_on = Steps<Support>;
    static constexpr Prompt prompt{name, "ask.touched_side", {"EM-2.41"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
};

// EM-14.28  Supporters of one side of the melee, one at a time.
struct Support {
    static constexpr std::string_view name = "support";
    using lies_on = Steps<Melee, Support>;
    static constexpr Prompt prompt{name, "ask.support", {"EM-14.25", "EM-14.26", "EM-14.27", "EM-14.28"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &Support::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;   // nobody can
};

// EM-14.14  The dice.
struct Melee {
    static constexpr std::string_view name = "melee";
    using lies_on = Steps<CombatStepBegins>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// EM-14.15
struct Reroll {
    static constexpr std::string_view name = "reroll";
    using lies_on = Steps<MeleeEffect, Reroll>;
    static constexpr Prompt prompt{name, "ask.reroll", {"EM-14.15"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &Reroll::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
};

// EM-14.19  Effect, then damages, then pursuit.
enum class MeleeStage : std::uint8_t { effect, damages, pursuit };
// EM-14.16 to EM-14.19  What a melee does.
struct MeleeEffect {
    static constexpr std::string_view name = "melee_effect";
    using lies_on = Steps<CombatStepBegins>;
    MeleeStage stage;
    static constexpr auto fields = std::tuple{Field{"stage", &MeleeEffect::stage}};
    void run(Position&, Effects&) const;
};

// EM-14.18  The owner spreads Losses, one at a time.
struct SpreadLosses {
    static constexpr std::string_view name = "spread_losses";
    using lies_on = Steps<MeleeEffect, SpreadLosses>;
    static constexpr Prompt prompt{name, "ask.spread_losses", {"EM-14.18"}};
    Army army;
    std::uint8_t left;
    static constexpr auto fields = std::tuple{Field{"army", &SpreadLosses::army}, Field{"left", &SpreadLosses::left}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army, left); }
    std::optional<Action> forced(const Position&) const;   // one unit can take it, or none
};

// EM-14.31  Which type pursues first.
struct Pursuit {
    static constexpr std::string_view name = "pursuit";
    using lies_on = Steps<CombatStepBegins>;
    static constexpr Prompt prompt{name, "ask.pursuit", {"EM-14.31", "EM-14.32"}};
    Army army;
    Unit target;   // that withdrew
    std::uint8_t rolled;   // one bit per Type
    static constexpr auto fields =
        std::tuple{Field{"army", &Pursuit::army}, Field{"target", &Pursuit::target}, Field{"rolled", &Pursuit::rolled}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army, target); }
    std::optional<Action> forced(const Position&) const;   // one type, or none
};

// EM-14.34  The modifiers whose sign is at choice.
enum class ChosenSign : std::uint8_t { none, add, subtract };
// EM-14.34  The pursuer chooses the signs, first for the target, then for his General; then he rolls.
struct PursuitSign {
    static constexpr std::string_view name = "pursuit_sign";
    using lies_on = Steps<Pursuit>;
    static constexpr Prompt prompt{name, "ask.pursuit_sign", {"EM-14.34"}};
    Army army;
    Unit target;
    Type type;
    ChosenSign quality;   // for a target that is Veteran or better
    static constexpr auto fields = std::tuple{Field{"army", &PursuitSign::army}, Field{"target", &PursuitSign::target},
                                              Field{"type", &PursuitSign::type}, Field{"quality", &PursuitSign::quality}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army, target, type); }
};

// EM-14.6  Step B.
struct Counterattack {
    static constexpr std::string_view name = "counterattack";
    using lies_on = Steps<CombatStepBegins>;
    static constexpr Prompt prompt{name, "ask.counterattack", {"EM-14.6"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;   // nobody can
};

// EM-14.7, EM-14.8  Steps C and D: which formations charge, and then which unit fights.
struct Reinforce {
    static constexpr std::string_view name = "reinforce";
    using lies_on = Steps<CombatStepBegins>;
    static constexpr Prompt prompt{name, "ask.reinforce", {"EM-14.7", "EM-14.8", "EM-14.9"}};
    Army army;
    UnitSet called;   // units of formations that were to charge in this step
    static constexpr auto fields = std::tuple{Field{"army", &Reinforce::army}, Field{"called", &Reinforce::called}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army); }
    std::optional<Action> forced(const Position&) const;   // nobody can
};

// EM-14.40 to EM-14.42  Step E: the dice, then what they mean.
struct CombatResult {
    static constexpr std::string_view name = "combat_result";
    using lies_on = Steps<NextCombat>;
    bool chosen;   // both players have kept a die
    static constexpr auto fields = std::tuple{Field{"chosen", &CombatResult::chosen}};
    void run(Position&, Effects&) const;
};

// EM-14.40, EM-14.41  The die that is kept, and the sign of the rank.
struct KeepDie {
    static constexpr std::string_view name = "keep_die";
    using lies_on = Steps<CombatResult, KeepDie>;
    static constexpr Prompt prompt{name, "ask.keep_die", {"EM-14.40", "EM-14.41"}};
    Army army;
    FixedVector<std::uint8_t, 6> dice;
    static constexpr auto fields = std::tuple{Field{"army", &KeepDie::army}, Field{"dice", &KeepDie::dice}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army); }
    std::optional<Action> forced(const Position&) const;   // one die, and no General
};

// EM-14.43  Which unit of a formation that falls back suffers the Loss.
struct FallBackLoss {
    static constexpr std::string_view name = "fall_back_loss";
    using lies_on = Steps<EndCombat, FallBackLoss, DisplaceCounter>;   // counters give way to those who fall back
    static constexpr Prompt prompt{name, "ask.fall_back_loss", {"EM-14.43"}};
    Unit unit;   // of the formation
    static constexpr auto fields = std::tuple{Field{"unit", &FallBackLoss::unit}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(unit); }
    std::optional<Action> forced(const Position&) const;   // it is alone
};

// EM-14.46, EM-3.19  Orange markers, fastening, checks of attached Generals.
struct EndCombat {
    static constexpr std::string_view name = "end_combat";
    using lies_on = Steps<NextCombat>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// One side of a melee: EM-14.14 and the table of modifiers.
void count_melee(const Position&, Unit, Unit enemy, bool attacks, Tally&);
// EM-14.25 to EM-14.30  Why a unit may not support this unit of the melee.
Refusal why_no_support(const Position&, Unit, Unit melee_unit);

// EM-5.8, EM-14.9  A formation joins the combat under way.
void join_combat(Position&, Unit, Effects&);
// The melee of the present step begins: the side touched, supporters, dice.
void begin_melee(Position&, Unit attacker, Unit defender);
// EM-14.4  Among units whose front touches one of their targets the ones with the longest contact.
struct LongestContact {
    UnitSet units;
    double length = -1;
    void add(const Position&, Unit, UnitSet targets);
};
UnitSet longest_in_contact(const Position&, UnitSet from, UnitSet at);   // all have the same targets
// The unit that such a unit attacks.
Unit attacked_by(const Position&, Unit, UnitSet at);
// EM-14.31  Puts the pursuit of the winner on the agenda, if there can be one.
void begin_pursuit(Position&, Effects&);
// EM-14.34, EM-14.41  The terrain modifier that units of the army used in this combat; of several the greatest.
int terrain_used(const Position&, Army);
// EM-14.41  One side's modifiers to its kept die.
void count_result(const Position&, Army, int sign, Tally&);

}   // namespace papelotte::enemy_mistakes
