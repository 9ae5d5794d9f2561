// The whole state of a game of Napoléon, as a plain value. A block on the table and the piece behind it are kept apart: what is publicly known
// of a block (where it stands, what it has done in this phase or battle turn) stays with the block in a redeal; strength moves with the piece.
//
//   places       64       one byte per unit, in an array of its own: a search for a town compares sixteen at a time
//   start, via   58 + 58  Movement Phase: where the block began, and the first town of its path (NP-5.1.8)
//   blocks       58 x 4   public marks of a block
//   pieces       58       strength, and what the enemy knows of it
//   may_be       58 x 8   for each block its guise: the units of its army that it may be for the enemy
//   roads        112      how many blocks have used each road in this turn (NP-5.4, NP-5.5)
//   battles      8 x 33   a side has at most 24 blocks in battles of at least 3 (NP-6.1.2)
//   agenda                what must be decided or done next, innermost last
#pragma once

#include <array>
#include <variant>

#include "engine/auction.h"
#include "games/napoleon/rules/board.h"
#include "games/napoleon/rules/steps/battle_turn.h"
#include "games/napoleon/rules/steps/bidding.h"
#include "games/napoleon/rules/steps/combat.h"
#include "games/napoleon/rules/steps/deployment.h"
#include "games/napoleon/rules/steps/fights.h"
#include "games/napoleon/rules/steps/forced_march.h"
#include "games/napoleon/rules/steps/hits.h"
#include "games/napoleon/rules/steps/morale.h"
#include "games/napoleon/rules/steps/movement.h"
#include "games/napoleon/rules/steps/redeployment.h"
#include "games/napoleon/rules/steps/reinforcement.h"
#include "games/napoleon/rules/steps/retreat.h"
#include "games/napoleon/rules/steps/set_up.h"
#include "games/napoleon/rules/steps/skirmish.h"
#include "games/napoleon/rules/steps/supply.h"
#include "games/napoleon/rules/steps/terrain.h"
#include "games/napoleon/rules/steps/turn.h"

namespace papelotte::napoleon {

using Bidding = Auction<BiddingTerms>;
using Step = std::variant<Bidding, ReduceBlocks, PlaceBlocks, BeginTurn, ChooseGroup, MoveGroup, ForcedMarches, ShowCommander, MarchRolls,
                          BeginFights, OrderFights, SupplyAndDefeat, SupplyLoss, EndTurn, Retreat, Redeploy, Skirmish, ChooseSkirmishers,
                          SkirmishFire, EndSkirmish, AssignHits, SetUpBattle, PlaceTerrain, Deploy, RevealBattle, Battles, BattleTurn, Morale,
                          Combat, Reinforce, EndBattleTurn, Withdraw>;

// Public marks of a block. They belong to the block and not to the unit behind it: everybody saw what the block did.
// Byte by byte, since no field may lie in two: 8 + 8 + 8 + 8 bits.
struct BlockState {
    Space space : 4 = Space::map;
    bool disrupted : 1 = false;       // NP-7.3.1
    bool shown : 1 = false;           // the enemy sees its face now
    bool redeployed : 1 = false;      // NP-7.5.5, for the victory of the moment
    bool chosen : 1 = false;          // NP-6.6.2: for the skirmish; secret until both sides have chosen
    std::uint8_t square : 5 = 0;      // NP-6.5.1: the number of its square in the position, up to 16 for all infantry of a side; 0: none
    bool on_marker : 1 = false;       // it occupies the farm or hill of its position
    bool checked : 1 = false;         // NP-6.3.21: has checked morale in this battle turn
    bool acted : 1 = false;           // NP-6.3.30: has acted in this battle turn, or may not act
    std::uint8_t shelter : 5 = 0;     // NP-6.5.20: the number of the square that shelters it
    bool acting : 1 = false;          // the block that acted last: it may go on (NP-6.3.34, NP-6.3.63)
    bool fired : 1 = false;           // in this battle turn
    bool forced : 1 = false;          // the last of its steps by forced march
    std::uint8_t moves : 2 = 0;       // battle moves made in this battle turn
    std::uint8_t steps : 2 = 0;       // towns marched in this Movement Phase
    bool engaged : 1 = false;         // it moved to engage in this battle turn (NP-6.3.35, NP-6.3.36)
    bool disengaged : 1 = false;      // in this battle turn (NP-6.3.35)
    bool shock : 1 = false;           // NP-6.3.55
    bool short_first : 1 = false;     // NP-6.3.61
    friend bool operator==(const BlockState&, const BlockState&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"space", 0, [](auto& b, auto... v) { return ((b.space = v), ..., b.space); }},
                   Bits{"disrupted", 4, [](auto& b, auto... v) { return ((b.disrupted = v), ..., b.disrupted); }},
                   Bits{"shown", 5, [](auto& b, auto... v) { return ((b.shown = v), ..., b.shown); }},
                   Bits{"square", 6, [](auto& b, auto... v) { return ((b.square = v & 31u), ..., b.square); }},
                   Bits{"shelter", 11, [](auto& b, auto... v) { return ((b.shelter = v & 31u), ..., b.shelter); }},
                   Bits{"on_marker", 16, [](auto& b, auto... v) { return ((b.on_marker = v), ..., b.on_marker); }},
                   Bits{"checked", 17, [](auto& b, auto... v) { return ((b.checked = v), ..., b.checked); }},
                   Bits{"moves", 18, [](auto& b, auto... v) { return ((b.moves = v & 3u), ..., b.moves); }},
                   Bits{"fired", 20, [](auto& b, auto... v) { return ((b.fired = v), ..., b.fired); }},
                   Bits{"disengaged", 21, [](auto& b, auto... v) { return ((b.disengaged = v), ..., b.disengaged); }},
                   Bits{"shock", 22, [](auto& b, auto... v) { return ((b.shock = v), ..., b.shock); }},
                   Bits{"short_first", 23, [](auto& b, auto... v) { return ((b.short_first = v), ..., b.short_first); }},
                   Bits{"steps", 24, [](auto& b, auto... v) { return ((b.steps = v & 3u), ..., b.steps); }},
                   Bits{"forced", 26, [](auto& b, auto... v) { return ((b.forced = v), ..., b.forced); }},
                   Bits{"redeployed", 27, [](auto& b, auto... v) { return ((b.redeployed = v), ..., b.redeployed); }},
                   Bits{"chosen", 28, [](auto& b, auto... v) { return ((b.chosen = v), ..., b.chosen); }},
                   Bits{"engaged", 29, [](auto& b, auto... v) { return ((b.engaged = v), ..., b.engaged); }},
                   Bits{"acted", 30, [](auto& b, auto... v) { return ((b.acted = v), ..., b.acted); }},
                   Bits{"acting", 31, [](auto& b, auto... v) { return ((b.acting = v), ..., b.acting); }}};
};
static_assert(sizeof(BlockState) == 4);

// What belongs to a unit, wherever its block stands.
struct PieceState {
    std::uint8_t strength : 3 = 0;
    std::uint8_t seen : 3 = 0;         // the strength that the enemy saw last; at first the full one
    bool may_have_lost : 1 = false;    // it may have lost strength since then (NP-5.6.3, NP-12.1.7)
    friend bool operator==(const PieceState&, const PieceState&) = default;
    static constexpr auto fields =
        std::tuple{Bits{"strength", 0, [](auto& s, auto... v) { return ((s.strength = v & 7u), ..., s.strength); }},
                   Bits{"seen", 3, [](auto& s, auto... v) { return ((s.seen = v & 7u), ..., s.seen); }},
                   Bits{"may_have_lost", 6, [](auto& s, auto... v) { return ((s.may_have_lost = v), ..., s.may_have_lost); }}};
};
static_assert(sizeof(PieceState) == 1);

// A group move of this turn (NP-5.1), and the towns that its blocks attack (NP-5.2).
struct GroupMove {
    Town from = kNowhere;
    Army army = Army::french;
    TownSet attacks;
    static constexpr auto fields =
        std::tuple{Field{"army", &GroupMove::army}, Field{"from", &GroupMove::from}, Field{"attacks", &GroupMove::attacks}};
};

// A battle, from its set-up to its end. The attacker is the active side.
struct Battle {
    Town town = kNowhere;
    Army senior = Army::anglo_dutch;                      // NP-11.1.5, among the Allies
    bool over = false;
    bool withdrawing = false;                             // NP-6.7.3
    bool busy = false;                                    // NP-6.7.1: the attacker's turn under way, or his last one, is not idle
    std::uint8_t turns = 0;                               // battle turns that the attacker has begun before a withdrawal
    std::uint8_t idle = 0;                                // idle ones in a row
    std::uint8_t streams = 0;                             // one bit per front
    std::array<Terrain, kPositions> terrain{Terrain::none, Terrain::none, Terrain::none, Terrain::none, Terrain::none, Terrain::none};
    std::array<std::uint8_t, kFronts> crossings{};        // NP-6.2.19, in this battle turn
    RoadCounts retreated{}, reinforced{};                 // in this battle turn
    static constexpr auto fields = std::tuple{Field{"town", &Battle::town},           Field{"senior", &Battle::senior},
                                              Field{"over", &Battle::over},           Field{"withdrawing", &Battle::withdrawing},
                                              Field{"busy", &Battle::busy},           Field{"turns", &Battle::turns},
                                              Field{"idle", &Battle::idle},           Field{"streams", &Battle::streams},
                                              Field{"terrain", &Battle::terrain},     Field{"crossings", &Battle::crossings},
                                              Field{"retreated", &Battle::retreated}, Field{"reinforced", &Battle::reinforced}};
    Terrain at(Space position) const { return terrain[position_index(position)]; }
    bool has_stream(Space position) const { return (streams >> front_of(position) & 1u) != 0; }
};

// NP-5.4, NP-5.5  The use of a road in this turn.
struct RoadUse {
    std::uint8_t moved : 4 = 0;
    std::uint8_t attacked : 4 = 0;   // of them to attack
    friend bool operator==(const RoadUse&, const RoadUse&) = default;
    static constexpr auto fields = std::tuple{Bits{"moved", 0, [](auto& r, auto... v) { return ((r.moved = v & 15u), ..., r.moved); }},
                                              Bits{"attacked", 4, [](auto& r, auto... v) { return ((r.attacked = v & 15u), ..., r.attacked); }}};
};

// The options, as bits.
enum class Option : std::uint8_t { three_players = 1, fog = 2, bidding = 4 };   // NP-11, NP-6.2.53, NP-12
inline constexpr int kOptions = 3;

// How the game ended (NP-10).
enum class Result : std::uint8_t { none, allied_armies_defeated, french_army_defeated, cities_held, time_ran_out };

inline constexpr std::size_t kMostBattles = 8, kMostSkirmishes = 24;

struct Position {
    IdArray<Unit, Town, 64> places{};   // only kUnits are used; the padding holds kNowhere, to fill whole words
    IdArray<Unit, Town, kUnits> start{}, via{};
    IdArray<Unit, BlockState, kUnits> blocks{};
    IdArray<Unit, PieceState, kUnits> pieces{};
    // The guise of each block, indexed by its true unit: the units that it may be for the enemy, including itself. Bit 0 is the first
    // unit of its army.
    std::array<std::uint64_t, kUnits> may_be{};
    std::array<RoadUse, kRoads> roads{};
    RoadSet entry_roads;                            // NP-7.1.3: by which the attacker entered or reinforced a fight in this turn
    TownSet fights;                                 // not yet resolved
    FixedVector<GroupMove, 2> groups;               // of this turn
    FixedVector<Town, kMostSkirmishes> skirmishes;  // of this turn, in order
    FixedVector<Battle, kMostBattles> battles;      // of this turn, in order
    std::array<std::uint8_t, kTerrains> pool{};     // markers that are not in use (NP-6.2.1)
    IdArray<Side, std::uint8_t, 2> unseen_losses{}; // strength that the side has lost unseen since its blocks were last shown
    IdArray<Army, bool, kArmies> defeated{};        // NP-10.1.3
    Settlement<BiddingTerms> settlement{};          // NP-12; without bidding the seats are kept
    std::uint8_t turn = 1;
    std::uint8_t options = 0;   // bits of Option
    Result result = Result::none;
    FixedVector<Step, 14> agenda;

    // In the order of hashing. Journals contain hashes, so a new field comes last.
    static constexpr auto fields =
        std::tuple{ParallelArrays{kUnits, Field{"places", &Position::places}, Field{"start", &Position::start}, Field{"via", &Position::via},
                                  Field{"pieces", &Position::pieces}, Field{"blocks", &Position::blocks}, Field{"may_be", &Position::may_be}},
                   ParallelArrays{kRoads, Field{"roads", &Position::roads}},
                   Field{"entry_roads", &Position::entry_roads},
                   Field{"fights", &Position::fights},
                   Field{"groups", &Position::groups},
                   Field{"skirmishes", &Position::skirmishes},
                   Field{"battles", &Position::battles},
                   Field{"pool", &Position::pool},
                   Field{"unseen_losses", &Position::unseen_losses},
                   Field{"defeated", &Position::defeated},
                   Field{"settlement", &Position::settlement},
                   Field{"turn", &Position::turn, 1, kTurns},
                   Field{"options", &Position::options},
                   Field{"result", &Position::result},
                   Field{"agenda", &Position::agenda}};

    Town place(Unit unit) const { return places[unit]; }
    BlockState& block(Unit unit) { return blocks[unit]; }
    const BlockState& block(Unit unit) const { return blocks[unit]; }
    PieceState& piece(Unit unit) { return pieces[unit]; }
    const PieceState& piece(Unit unit) const { return pieces[unit]; }
    int strength(Unit unit) const { return pieces[unit].strength; }
    Space space(Unit unit) const { return blocks[unit].space; }
    bool plays(Option option) const { return (options & static_cast<std::uint8_t>(option)) != 0; }
    bool three_players() const { return plays(Option::three_players); }
    Side active() const { return active_side(turn); }   // NP-1.3.1: the attacker of every fight of the turn

    void push(const Step& step) { agenda.push_back(step); }
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2048);

}   // namespace papelotte::napoleon
