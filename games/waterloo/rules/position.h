// The whole state of a game of Waterloo, as a plain value. Derived data (where each side's arms stand) are kept beside the places and
// change only in pieces.cc.
//
//   places      110 + 2   one byte per unit, in an array of its own: a search for an area compares eight at a time
//   units       110 x 4   posture, marks, origin or target, assigned cubes, fate
//   areas        71 x 4   cubes of three colours, a mark
//   present       8 x 16  for each side and arm the areas where it stands
//   assault          24   the current assault
//   agenda       20 x  6  what must be decided or done next, innermost last
//   settlement        3   the result of the bid for the sides
#pragma once

#include <array>
#include <variant>

#include "games/waterloo/rules/board.h"
#include "games/waterloo/rules/steps/assault.h"
#include "games/waterloo/rules/steps/bidding.h"
#include "games/waterloo/rules/steps/damage.h"
#include "games/waterloo/rules/steps/fire.h"
#include "games/waterloo/rules/steps/hits.h"
#include "games/waterloo/rules/steps/morale.h"
#include "games/waterloo/rules/steps/movement.h"
#include "games/waterloo/rules/steps/orders.h"
#include "games/waterloo/rules/steps/other_actions.h"
#include "games/waterloo/rules/steps/prussians.h"
#include "games/waterloo/rules/steps/retreat.h"
#include "games/waterloo/rules/steps/rounds.h"
#include "games/waterloo/rules/steps/turn.h"

namespace papelotte::waterloo {

using Bidding = Auction<BiddingTerms>;
using Step = std::variant<BeginPhase, SkirmishFire, StartRound, ActionRound, ChooseAction, AreaLimits, FinishRound, LeadActivation, Movement,
                          TakeCubesAlong, FireOrders, FireVolleys, CavalryHits, CavalryLosses, GunHits, PlaceCubes, PlaceOwnCubes, TooManyCubes,
                          Sacrifice, AssignCubes, AssaultMoves, ResolveAssaults, AssaultStage, DeclareStrongPoint, Charge, CounterCharge, Volley,
                          ChargeOn, MoraleCheck, FallBack, Accompany, LeaderDanger, ChangeFormation, Reinforce, PrussianPhase, Arrive, Bidding>;

// The cause of a unit's loss (WL-16.1.6).
enum class Cause : std::uint8_t { none, six_cubes, morale, no_retreat, melee, fire, guns_taken, caught, stranded, area_limit, empty_stock };

struct UnitState {
    Posture posture : 2 = Posture::upright;
    bool unmanned : 1 = false;     // a gun without crew (WL-9.3.1)
    bool fell_back : 1 = false;    // a leader who is with another of his colour because of a retreat (WL-12.2.3)
    bool routed : 1 = false;       // must leave its area: the step FallBack moves it
    bool acted : 1 = false;        // has fired or changed formation, waits in the Delayed box, or charges on: the current step defines it
    Area link = kNowhere;          // its origin while it assaults (WL-7.1.8); a gun's target (WL-6.1.3)
    std::uint8_t cubes = 0;        // assigned until the current procedure has used them (WL-9.1.1)
    std::uint8_t lost_turn : 4 = 0;
    Cause cause : 4 = Cause::none;
    friend bool operator==(const UnitState&, const UnitState&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"posture", 0, [](auto& u, auto... v) { return ((u.posture = v), ..., u.posture); }},
                   Bits{"unmanned", 2, [](auto& u, auto... v) { return ((u.unmanned = v), ..., u.unmanned); }},
                   Bits{"fell_back", 3, [](auto& u, auto... v) { return ((u.fell_back = v), ..., u.fell_back); }},
                   Bits{"routed", 4, [](auto& u, auto... v) { return ((u.routed = v), ..., u.routed); }},
                   Bits{"acted", 5, [](auto& u, auto... v) { return ((u.acted = v), ..., u.acted); }},
                   Bits{"link", 8, [](auto& u, auto... v) { return ((u.link = v), ..., u.link); }},
                   Bits{"cubes", 16, [](auto& u, auto... v) { return ((u.cubes = v), ..., u.cubes); }},
                   Bits{"lost_turn", 24, [](auto& u, auto... v) { return ((u.lost_turn = v & 15u), ..., u.lost_turn); }},
                   Bits{"cause", 28, [](auto& u, auto... v) { return ((u.cause = v), ..., u.cause); }}};
};
static_assert(sizeof(UnitState) == 4);

struct AreaState {
    IdArray<Colour, std::uint8_t, 3> cubes{};
    bool over_limit = false;               // its area-limit penalty is still to come (AreaLimits)
    static constexpr auto fields = std::tuple{Field{"cubes", &AreaState::cubes}, Field{"over_limit", &AreaState::over_limit}};
};

// The current assault; `area` is kNowhere if there is none. Assaults are resolved one at a time (WL-7.1.6).
struct Assault {
    AreaSet origins;                                    // WL-10.1.1
    Area area = kNowhere;
    Seat side = kNobody;                                // the assaulting side
    bool had_infantry = false, had_cavalry = false;     // whether the defenders had them at the start
    bool guns_hit = false;                              // step 1 inflicted cubes (WL-7.2.4)
    std::array<Unit, 2> benefiting{kNoUnit, kNoUnit};   // infantry that benefits from the strong point, by ascending id (WL-13.2.4)
    bool exists() const { return area != kNowhere; }
    static constexpr auto fields = std::tuple{Field{"area", &Assault::area},
                                              Field{"side", &Assault::side},
                                              Field{"origins", &Assault::origins},
                                              Field{"had_infantry", &Assault::had_infantry},
                                              Field{"had_cavalry", &Assault::had_cavalry},
                                              Field{"guns_hit", &Assault::guns_hit},
                                              Field{"benefiting", &Assault::benefiting}};
};

struct Discs {
    IdArray<Disc, std::uint8_t, 3> available{}, this_round{}, previous{};   // WL-4.3.5
    static constexpr auto fields =
        std::tuple{Field{"available", &Discs::available}, Field{"this_round", &Discs::this_round}, Field{"previous", &Discs::previous}};
};

// How the game ended.
enum class Result : std::uint8_t {
    none,
    french_objective,
    french_casualties,
    allied_objective,
    allied_casualties,
    both_french,
    both_allied,
    time
};

struct Position {
    IdArray<Unit, Area, 112> places{};   // only kUnits are used; the padding holds kNowhere, to fill whole words
    IdArray<Unit, UnitState, kUnits> units{};
    IdArray<Area, AreaState, kBoardPlaces> areas{};
    IdArray<Seat, IdArray<Arm, AreaSet, 4>, 2> present{};
    Assault assault{};
    IdArray<Seat, Discs, 2> discs{};
    IdArray<Colour, std::uint8_t, 3> stock{};
    std::uint8_t grand_battery = 0;
    std::uint8_t turn = 1;
    Phase phase = Phase::start;
    Seat initiative = kFrench, active = kFrench;
    std::uint8_t round = 0;
    std::uint8_t actions_done = 0;         // in this round, including the current one
    std::uint8_t tile = 0;                 // 0: none drawn. Hidden from the active player until the round ends
    bool tile_shown = false;
    Result result = Result::none;
    Settlement<BiddingTerms> settlement{};   // WL-2.2
    FixedVector<Step, 20> agenda;

    // In the order of hashing. Journals contain hashes, so a new field comes last.
    static constexpr auto fields = std::tuple{ParallelArrays{kUnits, Field{"places", &Position::places}, Field{"units", &Position::units}},
                                              Field{"areas", &Position::areas},
                                              Field{"assault", &Position::assault},
                                              Field{"discs", &Position::discs},
                                              Field{"stock", &Position::stock},
                                              Field{"grand_battery", &Position::grand_battery, 0, kTables.grand_battery_cubes},
                                              Field{"turn", &Position::turn, 1, kTurns},
                                              Field{"phase", &Position::phase},
                                              Field{"initiative", &Position::initiative},
                                              Field{"active", &Position::active},
                                              Field{"round", &Position::round, 0, 99},
                                              Field{"actions_done", &Position::actions_done, 0, 5},
                                              Field{"tile", &Position::tile, 0, 5},
                                              Field{"tile_shown", &Position::tile_shown},
                                              Field{"result", &Position::result},
                                              Field{"agenda", &Position::agenda},
                                              Derived{"present", &Position::present},
                                              Later{"settlement", &Position::settlement}};

    Area place(Unit unit) const { return places[unit]; }
    UnitState& unit(Unit id) { return units[id]; }
    const UnitState& unit(Unit id) const { return units[id]; }
    int cubes(Area area, Colour colour) const { return areas[area].cubes[colour]; }
    int stock_of(Colour colour) const { return stock[colour]; }
    Discs& discs_of(Seat side) { return discs[side]; }
    const Discs& discs_of(Seat side) const { return discs[side]; }
    int available(Seat side, Disc disc) const { return discs_of(side).available[disc]; }

    void push(const Step& step) { agenda.push_back(step); }
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 1280);

}  // namespace papelotte::waterloo
