// The whole state of a game of Waterloo 200, as a plain value. Derived data (where each faction stands) are kept beside the places and
// change only in pieces.cc; the guises of hidden blocks (may_be) change only in knowledge.cc.
//
//   places      128       one byte per unit, in an array of its own: a search for an area compares sixteen at a time
//   units       116 x 2   step, reasons to be face up, its deeds in this impulse, what the enemy knows of it
//   may_be      116 x 8   for each block its guise: the units of its faction that it may be for the enemy
//   control       3 x 16  the areas of each faction (W2-2.4.5: the last faction there; cubes never run out, W2-1.6);  present: where its
//                         units stand
//   impulse          96   the current impulse, and facts recorded when it began
//   battle           48   the current battle
//   settlement        3   the result of the bid for the sides
//   agenda       16 x  8  what must be decided or done next, innermost last
#pragma once

#include <array>
#include <variant>

#include "games/waterloo200/rules/board.h"
#include "games/waterloo200/rules/steps/activation.h"
#include "games/waterloo200/rules/steps/battle.h"
#include "games/waterloo200/rules/steps/bidding.h"
#include "games/waterloo200/rules/steps/fire.h"
#include "games/waterloo200/rules/steps/grand_battery.h"
#include "games/waterloo200/rules/steps/movement.h"
#include "games/waterloo200/rules/steps/reorganisation.h"
#include "games/waterloo200/rules/steps/reserves.h"
#include "games/waterloo200/rules/steps/set_up.h"
#include "games/waterloo200/rules/steps/turn.h"

namespace papelotte::waterloo200 {

using Bidding = Auction<BiddingTerms>;
using Step =
    std::variant<BeginTurn, BeginImpulse, ChooseAction, ChooseOption, FirstFaction, EndImpulse, EndTurn, ActivateLeaders, LeaderPath, MoveUnits,
                 PassMove, UnitPath, ScoutTarget, ChooseBattle, EmployGuns, Retreat, RetreatPlaces, SunkenRoad, FireTotals, TakeLosses,
                 Aftermath, Impetus, ChooseBombardment, BombardingGuns, Reorganise, HeadquartersPath, Regenerate, EndReorganisation,
                 NumberOfReserves, ChooseReserves, PlaceReserves, Arrival, ChooseArrival, FreeSetUp, DealUnits, Bidding>;

struct UnitState {
    std::uint8_t step : 2 = 0;          // from full (0) to last (W2-3.2.1)
    bool activated : 1 = false;         // a leader, gun or scout, turned face up for this impulse or phase
    bool attacked : 1 = false;          // an attacker that stays face up (W2-13.8.4)
    bool found : 1 = false;             // face up because a scout found it (W2-O3.2)
    bool moved : 1 = false;             // in this impulse (W2-12.2.4)
    bool drawn : 1 = false;             // from the pool, not yet placed (W2-16.2.7)
    bool seen : 1 = false;              // the enemy knows that it is or was on the map, so it cannot be in the pool
    std::uint8_t shown_step : 2 = 0;    // of a tactical leader: the step that the enemy saw last
    bool may_have_gained : 1 = false;   // of a tactical leader: his faction has reorganised since then (W2-15.4.3)
    std::uint8_t unseen_losses : 2 = 0; // steps lost face down (W2-O9.2)
    friend bool operator==(const UnitState&, const UnitState&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"activated", 0, [](auto& u, auto... v) { return ((u.activated = v), ..., u.activated); }},
                   Bits{"attacked", 1, [](auto& u, auto... v) { return ((u.attacked = v), ..., u.attacked); }},
                   Bits{"found", 2, [](auto& u, auto... v) { return ((u.found = v), ..., u.found); }},
                   Bits{"moved", 3, [](auto& u, auto... v) { return ((u.moved = v), ..., u.moved); }},
                   Bits{"drawn", 4, [](auto& u, auto... v) { return ((u.drawn = v), ..., u.drawn); }},
                   Bits{"seen", 5, [](auto& u, auto... v) { return ((u.seen = v), ..., u.seen); }},
                   Bits{"may_have_gained", 6, [](auto& u, auto... v) { return ((u.may_have_gained = v), ..., u.may_have_gained); }},
                   Bits{"step", 8, [](auto& u, auto... v) { return ((u.step = v & 3u), ..., u.step); }},
                   Bits{"shown_step", 10, [](auto& u, auto... v) { return ((u.shown_step = v & 3u), ..., u.shown_step); }},
                   Bits{"unseen_losses", 12, [](auto& u, auto... v) { return ((u.unseen_losses = v & 3u), ..., u.unseen_losses); }}};
};
static_assert(sizeof(UnitState) == 2);

// The current impulse (W2-8.1.12, W2-24).
struct Impulse {
    AreaSet contested_at_start;
    AreaSet ambushes;                       // sunken-road areas that were British-controlled and uncontested at the start (W2-13.4.1)
    AreaSet fought;                         // W2-13.1.6
    AreaSet engaged;                        // new engagements of this impulse (W2-12.5.1)
    Side side = Side::french;
    Kind kind = Kind::none;
    std::uint8_t number = 0;                // within the turn (W2-25.1.23)
    IdArray<Faction, std::uint8_t, 3> activated{}, engagements{}, battles{}, moved{};
    static constexpr auto fields = std::tuple{Field{"side", &Impulse::side},
                                              Field{"kind", &Impulse::kind},
                                              Field{"number", &Impulse::number},
                                              Field{"contested_at_start", &Impulse::contested_at_start},
                                              Field{"ambushes", &Impulse::ambushes},
                                              Field{"fought", &Impulse::fought},
                                              Field{"engaged", &Impulse::engaged},
                                              Field{"activated", &Impulse::activated},
                                              Field{"engagements", &Impulse::engagements},
                                              Field{"battles", &Impulse::battles},
                                              Field{"moved", &Impulse::moved}};
};

// The current battle or bombardment; `area` is kNowhere if there is none.
struct Battle {
    UnitSet employed;                        // guns (W2-5.3.1, W2-O5.2)
    AreaSet shelters;                        // the areas to which the Defender may retreat (W2-O7.2)
    Area area = kNowhere;
    Faction attacker = Faction::french, defender = Faction::british;
    bool bombardment = false;
    bool revealed = false;                   // W2-13.5.1
    std::uint8_t of = 0, df = 0;             // valid once revealed
    bool exists() const { return area != kNowhere; }
    static constexpr auto fields = std::tuple{Field{"area", &Battle::area},
                                              Field{"attacker", &Battle::attacker},
                                              Field{"defender", &Battle::defender},
                                              Field{"employed", &Battle::employed},
                                              Field{"shelters", &Battle::shelters},
                                              Field{"bombardment", &Battle::bombardment},
                                              Field{"revealed", &Battle::revealed},
                                              Field{"of", &Battle::of},
                                              Field{"df", &Battle::df}};
};

// How the game ended (W2-18).
enum class Result : std::uint8_t {
    none,
    napoleon_killed,
    wellington_killed,
    french_broken,
    british_broken,
    french_hold_all,
    allied_hold_all,
    french_majority,
    allied_majority
};

struct Position {
    IdArray<Unit, Area, 128> places{};   // only kUnits are used; the padding holds kNowhere, to fill whole words
    IdArray<Unit, UnitState, kUnits> units{};
    // The guise of each block, indexed by its true unit: the units that it may be for the enemy, including itself. Bit 0 is the first
    // unit of its faction.
    std::array<std::uint64_t, kUnits> may_be{};
    IdArray<Faction, AreaSet, 3> control{}, present{};
    Impulse impulse{};
    Battle battle{};
    UnitSet riders;   // cavalry that may still move by impetus (W2-O4.1)
    IconSet icons_used;   // in this reinforcement event (W2-16.2.2)
    IdArray<Faction, std::uint8_t, 3> unseen_gains{};   // steps that its leaders may have regained unseen (W2-15.4.3)
    std::uint8_t turn = 1;
    std::uint8_t passes = 0;   // in a row (W2-8.1.7)
    Side disc = Side::french;
    std::uint16_t options = 0;   // bits of Option
    Result result = Result::none;
    Edition edition = kPresentEdition;   // of board and forces; constant in a game
    Settlement<BiddingTerms> settlement{};   // W2-O11
    FixedVector<Step, 16> agenda;

    // In the order of hashing. Journals contain hashes, so a new field comes last.
    static constexpr auto fields = std::tuple{
        ParallelArrays{kUnits, Field{"places", &Position::places}, Field{"units", &Position::units}, Field{"may_be", &Position::may_be}},
        Field{"control", &Position::control},
        Field{"impulse", &Position::impulse},
        Field{"battle", &Position::battle},
        Field{"riders", &Position::riders},
        Field{"icons_used", &Position::icons_used},
        Field{"unseen_gains", &Position::unseen_gains},
        Field{"turn", &Position::turn, 1, kTurns},
        Field{"passes", &Position::passes, 0, kTables.passes_to_end_turn},
        Field{"disc", &Position::disc},
        Field{"options", &Position::options},
        Field{"result", &Position::result},
        Field{"agenda", &Position::agenda},
        Derived{"present", &Position::present},
        Later{"edition", &Position::edition, Edition::first},
        Later{"settlement", &Position::settlement}};

    Area place(Unit unit) const { return places[unit]; }
    UnitState& unit(Unit id) { return units[id]; }
    const UnitState& unit(Unit id) const { return units[id]; }
    AreaSet controlled_by(Faction faction) const { return control[faction]; }
    AreaSet areas_of(Faction faction) const { return present[faction]; }
    bool plays(Option option) const { return (options & static_cast<std::uint16_t>(option)) != 0; }
    bool three_players() const { return plays(Option::three_players); }

    void push(const Step& step) {
        if (result == Result::none) agenda.push_back(step);   // W2-8.1.10: nothing follows the end of the game
    }
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2048);

}   // namespace papelotte::waterloo200
