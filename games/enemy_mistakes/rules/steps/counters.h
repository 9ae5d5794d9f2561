// EM-5  Counters of Generals and Commanders on the table: checks, displacement, loss.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-5.13  An enemy's Charge or pursuit came upon an unattached counter: the die, and the counter moves away if it is not captured.
struct CheckCounter {
    static constexpr std::string_view name = "check_counter";
    using lies_on = Interrupted;
    General general;
    Unit by;   // the unit that reached him first (EM-5.14)
    static constexpr auto fields = std::tuple{Field{"general", &CheckCounter::general}, Field{"by", &CheckCounter::by}};
    void run(Position&, Effects&) const;
};

// Where a counter goes that cannot stay: after a check that it survived anywhere within 2 UM (EM-5.13), else to the nearest free spot (EM-5.9).
struct DisplaceCounter {
    static constexpr std::string_view name = "displace_counter";
    using lies_on = Interrupted;
    static constexpr Prompt prompt{name, "ask.displace_counter", {"EM-5.9", "EM-5.13", "EM-5.15"}};
    General general;
    bool escapes;   // EM-5.13
    static constexpr auto fields = std::tuple{Field{"general", &DisplaceCounter::general}, Field{"escapes", &DisplaceCounter::escapes}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(general); }
    std::optional<Action> forced(const Position&) const;
};

General general_of_corps(const Position&, Corps);   // on the board, the General or his Substitute; else kNoGeneral
int rank_of(const Position&, General);              // stars; of a Substitute one (EM-5.22)
int points_of(const Position&, General);

// EM-5.10, EM-5.11  The check of an attached General. `after_combat`: at the end of a combat, whose own melees count only if the host fought or
// supported in more than one of them.
void check_attached(Position&, General, bool after_combat, Unit cause, Effects&);

// EM-5.8, EM-13.8, EM-5.19  All markers of his box return to the reserve.
void empty_box(Position&, General, Effects&);

// EM-5.13, EM-5.9  A counter is reached by an enemy, or must give way to a unit: puts the step on the agenda.
void check_counter(Position&, General, Unit by, Effects&);
void give_way(Position&, General, Effects&);
// EM-5.20  A Corps without units loses its General.
void check_corps(Position&, Corps, Army credited, Effects&);

}   // namespace papelotte::enemy_mistakes
