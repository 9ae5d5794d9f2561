// The whole state of a game of Enemy Mistakes, as a plain value.
//
//   stands      133 x 8   where each unit stands, and its formation
//   marks       133 x 4   Losses, yellow markers, what it did in this turn and in the combat under way
//   formations  133 x 8   by the lowest-numbered unit of each formation: markers, orders, its Charge
//   generals    17 x 12
//   armies      3 x 10
//   combat                the combat in progress
//   agenda                what must be decided or done next, innermost last
//
// A formation is known by its lowest-numbered unit, its leader (EM-2.10): every unit names it, and formations[leader] is its state. When it
// splits or merges, or its leader is lost, formations.h moves the state. Nothing else may keep a leader beyond an action.
#pragma once

#include <array>
#include <variant>

#include "engine/plane/pose.h"
#include "games/enemy_mistakes/rules/board.h"
#include "games/enemy_mistakes/rules/combat.h"
#include "games/enemy_mistakes/rules/steps/assign.h"
#include "games/enemy_mistakes/rules/steps/bombardment.h"
#include "games/enemy_mistakes/rules/steps/charge.h"
#include "games/enemy_mistakes/rules/steps/combat_chain.h"
#include "games/enemy_mistakes/rules/steps/counters.h"
#include "games/enemy_mistakes/rules/steps/end_of_turn.h"
#include "games/enemy_mistakes/rules/steps/entrance.h"
#include "games/enemy_mistakes/rules/steps/initiative.h"
#include "games/enemy_mistakes/rules/steps/manoeuvre.h"
#include "games/enemy_mistakes/rules/steps/orders.h"
#include "games/enemy_mistakes/rules/steps/redeployment.h"
#include "games/enemy_mistakes/rules/steps/turn.h"
#include "games/enemy_mistakes/rules/steps/withdrawal.h"

namespace papelotte::enemy_mistakes {

// clang-format off
using Step = std::variant<
    BeginTurn, Phase,
    Entrance, Deploy,
    Bids, Substitutes, PlaceSubstitute,
    Bombard, Shot, FiredSide, AnswerFire,
    Assign,
    Orders, Recover, GatherRedeploy, Redeploy, FormUp, OutOfSequence,
    Manoeuvres, Manoeuvre, ChargedGuns, StopCharge, Unfasten,
    CheckCounter, DisplaceCounter,
    NextCombat, CombatStepBegins, ChooseAttacker, TouchedSide, Support, Melee, Reroll, MeleeEffect, SpreadLosses, Pursuit, PursuitSign,
    PursuitCharge, Counterattack, Reinforce, ReinforcementCharge, CombatResult, KeepDie, FallBackLoss, EndCombat,
    Withdraw, ShakeBehind,
    EndTurn, Separate,
    LeadPursuit>;   // the place in this list is hashed: new steps come last
// clang-format on

// Where a unit stands, in hundredths of a millimetre and tenths of a degree (EM-2.3). Of Artillery it is the gun, fastened or not (EM-2.6).
struct Stand {
    std::uint64_t x : 17 = 0;
    std::uint64_t y : 16 = 0;
    std::uint64_t facing : 12 = 0;
    Unit formation : 8 = kNoUnit;   // its leader; kNoUnit: not on the board
    bool fastened : 1 = false;
    friend bool operator==(const Stand&, const Stand&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"x", 0, [](auto& s, auto... v) { return ((s.x = v & 0x1ffffu), ..., static_cast<std::uint32_t>(s.x)); }},
                   Bits{"y", 17, [](auto& s, auto... v) { return ((s.y = v & 0xffffu), ..., static_cast<std::uint32_t>(s.y)); }},
                   Bits{"facing", 33, [](auto& s, auto... v) { return ((s.facing = v & 0xfffu), ..., static_cast<std::uint16_t>(s.facing)); }},
                   Bits{"formation", 45, [](auto& s, auto... v) { return ((s.formation = v), ..., s.formation); }},
                   Bits{"fastened", 53, [](auto& s, auto... v) { return ((s.fastened = v), ..., s.fastened); }}};
    plane::Pose pose() const { return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), static_cast<std::int16_t>(facing)}; }
    void move_to(plane::Pose pose) {
        x = static_cast<std::uint32_t>(pose.x) & 0x1ffffu;
        y = static_cast<std::uint32_t>(pose.y) & 0xffffu;
        facing = static_cast<std::uint16_t>(pose.facing) & 0xfffu;
    }
};

struct Marks {
    Fate fate : 3 = Fate::absent;
    Army credited : 2 = Army::none;       // EM-15.15: to whom it was lost
    std::uint8_t losses : 3 = 0;
    std::uint8_t yellow : 2 = 0;
    bool smoke : 1 = false;
    bool fired : 1 = false;               // or supported fire, in this turn (EM-9.4)
    bool fastened_now : 1 = false;        // in this turn (EM-12.9 to EM-12.11)
    bool unfastened_now : 1 = false;
    bool manoeuvred : 1 = false;          // in this turn
    std::uint8_t melees : 3 = 0;          // fought or supported in this turn (EM-5.11)
    bool fought : 1 = false;              // has taken part in a combat of this turn (EM-14.3)
    bool in_combat : 1 = false;           // takes part in the combat under way
    bool withdrew : 1 = false;            // in this combat: executed a Withdraw (EM-14.41)
    bool driven_back : 1 = false;         // withdrew, retreated or routed in this combat (the +1 of the enemy)
    bool barred : 1 = false;              // EM-14.29
    std::uint8_t yellow_received : 2 = 0; // in this combat (EM-14.41)
    std::uint8_t terrain_used : 3 = 1;    // EM-14.41: the terrain modifier used in this combat, plus 1
    std::uint8_t melee_losses : 3 = 0;    // received by the damages of the melee under way (EM-14.18)
    friend bool operator==(const Marks&, const Marks&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"fate", 0, [](auto& m, auto... v) { return ((m.fate = v), ..., m.fate); }},
                   Bits{"credited", 3, [](auto& m, auto... v) { return ((m.credited = v), ..., m.credited); }},
                   Bits{"losses", 5, [](auto& m, auto... v) { return ((m.losses = v & 7u), ..., m.losses); }},
                   Bits{"yellow", 8, [](auto& m, auto... v) { return ((m.yellow = v & 3u), ..., m.yellow); }},
                   Bits{"smoke", 10, [](auto& m, auto... v) { return ((m.smoke = v), ..., m.smoke); }},
                   Bits{"fired", 11, [](auto& m, auto... v) { return ((m.fired = v), ..., m.fired); }},
                   Bits{"fastened_now", 12, [](auto& m, auto... v) { return ((m.fastened_now = v), ..., m.fastened_now); }},
                   Bits{"unfastened_now", 13, [](auto& m, auto... v) { return ((m.unfastened_now = v), ..., m.unfastened_now); }},
                   Bits{"manoeuvred", 14, [](auto& m, auto... v) { return ((m.manoeuvred = v), ..., m.manoeuvred); }},
                   Bits{"melees", 15, [](auto& m, auto... v) { return ((m.melees = v & 7u), ..., m.melees); }},
                   Bits{"fought", 18, [](auto& m, auto... v) { return ((m.fought = v), ..., m.fought); }},
                   Bits{"in_combat", 19, [](auto& m, auto... v) { return ((m.in_combat = v), ..., m.in_combat); }},
                   Bits{"withdrew", 20, [](auto& m, auto... v) { return ((m.withdrew = v), ..., m.withdrew); }},
                   Bits{"driven_back", 21, [](auto& m, auto... v) { return ((m.driven_back = v), ..., m.driven_back); }},
                   Bits{"barred", 22, [](auto& m, auto... v) { return ((m.barred = v), ..., m.barred); }},
                   Bits{"yellow_received", 23, [](auto& m, auto... v) { return ((m.yellow_received = v & 3u), ..., m.yellow_received); }},
                   Bits{"terrain_used", 25, [](auto& m, auto... v) { return ((m.terrain_used = v & 7u), ..., m.terrain_used); }},
                   Bits{"melee_losses", 28, [](auto& m, auto... v) { return ((m.melee_losses = v & 7u), ..., m.melee_losses); }}};
};
static_assert(sizeof(Stand) == 8 && sizeof(Marks) == 4);

// The state of a formation, kept by its leader. When a formation breaks up, every part gets a copy (EM-2.13).
struct FormationState {
    bool green : 1 = false;               // IN MOVEMENT
    bool kept : 1 = false;                // PUT or KEEP in this turn (EM-11.10)
    std::uint8_t orange : 2 = 0;
    bool ordered : 1 = false;             // has received its Order of this turn (EM-11.1)
    bool manoeuvred : 1 = false;          // has made its manoeuvre of this turn, or stood (EM-2.39)
    bool out_of_sequence : 1 = false;     // EM-11.24
    bool moved : 1 = false;   // units of it have changed place in this turn: what it touches it may touch since this turn (EM-2.12)
    bool charged : 1 = false;   // in this turn, and the enemy that it touched has not been fought (EM-14.1)
    bool torrent : 1 = false;   // its Charge met a Torrent (EM-4.13)
    bool bridge : 1 = false;   // its Charge crossed a Bridge (EM-4.19)
    bool moving_at_start : 1 = false;   // EM-14.22: IN MOVEMENT when the combat under way began
    bool takes_part : 1 = false;   // in the combat under way (EM-14.46)
    bool first : 1 = false;   // it is the formation that attacked first, or that was attacked (EM-14.7)
    std::uint8_t charge_number : 6 = 0;   // the Charges of a turn are numbered from 1 (EM-16.6); 0: it has not charged
    Unit target : 8 = kNoUnit;   // T of its Charge
    std::uint16_t distance : 11 = 0;   // of its Charge, in tenths of a millimetre
    std::uint16_t keep_off : 14 = 0;   // EM-11.16, in a REDEPLOY: no unit may end nearer to an enemy, in tenths of a millimetre
    friend bool operator==(const FormationState&, const FormationState&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"green", 0, [](auto& f, auto... v) { return ((f.green = v), ..., f.green); }},
                   Bits{"kept", 1, [](auto& f, auto... v) { return ((f.kept = v), ..., f.kept); }},
                   Bits{"orange", 2, [](auto& f, auto... v) { return ((f.orange = v & 3u), ..., f.orange); }},
                   Bits{"ordered", 4, [](auto& f, auto... v) { return ((f.ordered = v), ..., f.ordered); }},
                   Bits{"manoeuvred", 5, [](auto& f, auto... v) { return ((f.manoeuvred = v), ..., f.manoeuvred); }},
                   Bits{"out_of_sequence", 6, [](auto& f, auto... v) { return ((f.out_of_sequence = v), ..., f.out_of_sequence); }},
                   Bits{"moved", 7, [](auto& f, auto... v) { return ((f.moved = v), ..., f.moved); }},
                   Bits{"charged", 8, [](auto& f, auto... v) { return ((f.charged = v), ..., f.charged); }},
                   Bits{"torrent", 9, [](auto& f, auto... v) { return ((f.torrent = v), ..., f.torrent); }},
                   Bits{"bridge", 10, [](auto& f, auto... v) { return ((f.bridge = v), ..., f.bridge); }},
                   Bits{"moving_at_start", 11, [](auto& f, auto... v) { return ((f.moving_at_start = v), ..., f.moving_at_start); }},
                   Bits{"takes_part", 12, [](auto& f, auto... v) { return ((f.takes_part = v), ..., f.takes_part); }},
                   Bits{"first", 13, [](auto& f, auto... v) { return ((f.first = v), ..., f.first); }},
                   Bits{"charge_number", 14, [](auto& f, auto... v) { return ((f.charge_number = v & 63u), ..., f.charge_number); }},
                   Bits{"target", 20, [](auto& f, auto... v) { return ((f.target = v), ..., f.target); }},
                   Bits{"distance", 28, [](auto& f, auto... v) { return ((f.distance = v & 0x7ffu), ..., f.distance); }},
                   Bits{"keep_off", 39, [](auto& f, auto... v) { return ((f.keep_off = v & 0x3fffu), ..., f.keep_off); }}};
};
static_assert(sizeof(FormationState) == 8);

// A General, a Commander or Ney (EM-5). Attached, he stands at the centre of his host and x, y do not count.
struct GeneralState {
    std::uint32_t x : 17 = 0;
    std::uint8_t attempts : 3 = 0;   // for a Substitute (EM-5.21)
    std::uint8_t assigned : 2 = 0;   // markers in this Assign (EM-10.1)
    std::uint8_t generated : 2 = 0;   // points left (EM-5.3)
    Unit host : 8 = kNoUnit;   // attached to it
    std::uint16_t y = 0;
    Fate fate : 3 = Fate::absent;
    Army credited : 2 = Army::none;
    bool substitute : 1 = false;   // EM-5.22
    bool moved : 1 = false;   // in this Assign (EM-10.4)
    friend bool operator==(const GeneralState&, const GeneralState&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"x", 0, [](auto& g, auto... v) { return ((g.x = v & 0x1ffffu), ..., static_cast<std::uint32_t>(g.x)); }},
                   Bits{"y", 17, [](auto& g, auto... v) { return ((g.y = v), ..., g.y); }},
                   Bits{"host", 33, [](auto& g, auto... v) { return ((g.host = v), ..., g.host); }},
                   Bits{"fate", 41, [](auto& g, auto... v) { return ((g.fate = v), ..., g.fate); }},
                   Bits{"credited", 44, [](auto& g, auto... v) { return ((g.credited = v), ..., g.credited); }},
                   Bits{"substitute", 46, [](auto& g, auto... v) { return ((g.substitute = v), ..., g.substitute); }},
                   Bits{"attempts", 47, [](auto& g, auto... v) { return ((g.attempts = v & 7u), ..., g.attempts); }},
                   Bits{"moved", 51, [](auto& g, auto... v) { return ((g.moved = v), ..., g.moved); }},
                   Bits{"assigned", 52, [](auto& g, auto... v) { return ((g.assigned = v & 3u), ..., g.assigned); }},
                   Bits{"generated", 54, [](auto& g, auto... v) { return ((g.generated = v & 3u), ..., g.generated); }}};
};
static_assert(sizeof(GeneralState) == 8);

// The markers of an army: reserve, the Commander's box, and the boxes of its Generals (boxes below) add up to 36, 26 or 21.
struct ArmyState {
    std::uint8_t reserve = 0;
    std::uint8_t chief = 0;   // the Commander's box
    std::uint8_t taken = 0;   // in the Initiative phase under way: what may be bid (EM-8.4)
    std::uint8_t bid = 0;   // secret until all have bid; 0: none yet
    std::uint8_t gained = 0;   // points for enemy Generals whose places Substitutes have taken (EM-5.23)
    static constexpr auto fields =
        std::tuple{Field{"reserve", &ArmyState::reserve, 0, 36}, Field{"chief", &ArmyState::chief, 0, 36},
                   Field{"taken", &ArmyState::taken, 0, 36}, Field{"bid", &ArmyState::bid, 0, 36}, Field{"gained", &ArmyState::gained}};
};

enum class Option : std::uint8_t { three_players = 1, ney = 2 };
inline constexpr int kOptions = 2;

// How the game ended (EM-17).
enum class Result : std::uint8_t { none, napoleon_lost, wellington_lost, towns_taken, garrisons_kept, points };

// Where so many steps wait already, counters that must give way do so without being asked for (crowded()). No game has come near it, but positions
// may be made by hand.
inline constexpr std::size_t kDeepestAgenda = 10;

struct Position {
    IdArray<Unit, Stand, kUnits> stands{};
    IdArray<Unit, Marks, kUnits> marks{};
    IdArray<Unit, FormationState, kUnits> formations{};   // by leader; the others have the default
    IdArray<General, GeneralState, kGenerals> generals{};
    std::array<std::uint8_t, kGenerals> boxes{};   // markers of each General; of Commanders none: ArmyState::chief
    IdArray<General, Unit, kGenerals> bound{};   // the leader of the formation that his generated points serve in this turn (EM-5.3)
    IdArray<Army, ArmyState, kArmies> armies{};
    std::array<Army, kArmies> order{Army::blue, Army::red, Army::none};   // of Initiative; none: not on the board (EM-8)
    Combat combat{};
    Scenario scenario = Scenario::historical;
    std::uint8_t options = 0;
    std::uint8_t turn = 1;
    std::uint8_t attempts = 0;   // of the Prussian entrance (EM-7.1)
    std::uint8_t entered = 0;   // corps that have begun to enter: III, II, I (EM-7.2, EM-7.3)
    std::uint8_t charges = 0;   // made in this turn
    Result result = Result::none;
    FixedVector<Step, 15> agenda;
    static constexpr auto fields =
        std::tuple{Field{"stands", &Position::stands},     Field{"marks", &Position::marks},     Field{"formations", &Position::formations},
                   Field{"generals", &Position::generals}, Field{"boxes", &Position::boxes},     Field{"bound", &Position::bound},
                   Field{"armies", &Position::armies},     Field{"order", &Position::order},     Field{"combat", &Position::combat},
                   Field{"scenario", &Position::scenario}, Field{"options", &Position::options}, Field{"turn", &Position::turn},
                   Field{"attempts", &Position::attempts}, Field{"entered", &Position::entered}, Field{"charges", &Position::charges},
                   Field{"result", &Position::result},     Field{"agenda", &Position::agenda}};

    bool plays(Option option) const { return (options & static_cast<std::uint8_t>(option)) != 0; }
    bool three_players() const { return plays(Option::three_players); }
    bool on_board(Unit unit) const { return marks[unit].fate == Fate::on_board; }
    bool on_board(General general) const { return generals[general].fate == Fate::on_board; }
    Unit leader(Unit unit) const { return stands[unit].formation; }
    FormationState& formation(Unit unit) { return formations[stands[unit].formation]; }   // of the formation of a unit
    const FormationState& formation(Unit unit) const {
        static constexpr FormationState kNone;
        return stands[unit].formation == kNoUnit ? kNone : formations[stands[unit].formation];   // nobody's: of a unit that is gone
    }
    bool moving(Unit unit) const { return formation(unit).green; }   // IN MOVEMENT
    bool shaken(Unit unit) const { return marks[unit].yellow == 1; }
    bool routed(Unit unit) const { return marks[unit].yellow >= 2; }
    Seat seat_of(Army army) const { return army == Army::blue ? kBlueSeat : army == Army::black && three_players() ? kBlackSeat : kRedSeat; }

    bool crowded() const { return agenda.size() >= kDeepestAgenda; }
    void push(const Step& step) {
        if (result == Result::none && !agenda.full()) agenda.push_back(step);   // nothing follows the end of the game
    }
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 4096);

}   // namespace papelotte::enemy_mistakes
