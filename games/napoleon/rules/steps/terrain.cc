#include "games/napoleon/rules/steps/terrain.h"

#include <algorithm>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/events.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

// NP-6.2.1  A blind draw from the markers that are not in use, counted in the order of Terrain.
Terrain draw_marker(Position& p, Effects& effects) {
    int left = 0;
    for (const std::uint8_t count : p.pool) left += count;
    int drawn = effects.dice.roll(left);
    std::size_t kind = 0;
    while (drawn > p.pool[kind]) drawn -= p.pool[kind++];
    change(p.pool[kind], -1);
    return Terrain(kind);
}

// NP-6.2.6  How many markers the side draws; battles after the third have no terrain.
int draws_of(const Position& p, std::uint8_t battle, Side side) {
    if (battle >= kTerrainDraw.size()) return 0;
    int left = 0;
    for (const std::uint8_t count : p.pool) left += count;
    return std::min<int>(left, side == p.active() ? kTerrainDraw[battle].attacker : kTerrainDraw[battle].defender);
}

// Draws for this side and asks where the markers go; the attacker first, then the defender.
void begin_terrain(Position& p, std::uint8_t battle, Side side, Effects& effects) {
    PlaceTerrain step{.battle = battle, .side = side};
    const int draws = draws_of(p, battle, side);
    for (std::size_t i = 0; i < static_cast<std::size_t>(draws); ++i) {
        step.drawn[i] = draw_marker(p, effects);
        tell(effects, Happening::terrain_drawn, p.battles[battle].town, side, step.drawn[i]);
    }
    if (draws > 0) p.push(step);
    else if (side == p.active()) begin_terrain(p, battle, other(side), effects);
}

// NP-11.1.5: of two Allied players the senior deploys first.
void push_deployment(Position& p, std::uint8_t battle, Side side) {
    const Town town = p.battles[battle].town;
    const Actor first = first_at(p, town, side, p.battles[battle].senior);
    if (const auto partner = partner_at(p, town, first)) p.push(Deploy{battle, *partner});
    p.push(Deploy{battle, first});
}

}  // namespace

void SetUpBattle::run(Position& p, Effects& effects) const {
    if (battle + 1u < p.battles.size()) p.push(SetUpBattle{counted(battle + 1)});
    tell(effects, Happening::battle_begins, p.battles[battle].town);
    p.push(RevealBattle{battle});
    push_deployment(p, battle, p.active());
    push_deployment(p, battle, other(p.active()));
    begin_terrain(p, battle, p.active(), effects);
}

Seat PlaceTerrain::seat(const Position& p) const { return seat_of(p, first_at(p, p.battles[battle].town, side, p.battles[battle].senior)); }
EventArgs PlaceTerrain::asks(const Position& p) const { return event_args(p.battles[battle].town); }

namespace {

// A bit per own position, counted from the side's left.
unsigned bit_of(Space position) { return 1u << (position_index(position) % 3); }

}  // namespace

// NP-6.2.4: there is no way to decline. NP-6.2.36: since the positions differ, none holds two markers.
Refusal PlaceTerrain::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::terrain) return kNotAsked<PlaceTerrain>;
    if (std::ranges::find(drawn, terrain_of(action)) == drawn.end()) return kWhy.not_drawn;
    const Space space = space_of(action);
    if (!is_position(space) || side_of(space) != side) return kWhy.own_positions;
    if (placed & bit_of(space)) return kWhy.different_positions;
    return terrain_of(action) == Terrain::stream && p.battles[battle].has_stream(space) ? kWhy.second_stream : Refusal();
}

void PlaceTerrain::legal(const Position& p, ActionList& out) const {
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (drawn[i] == Terrain::none || (i > 0 && drawn[i] == drawn[0])) continue;
        for (const Space space : positions_of(side))
            if (const Action action = act(Verb::terrain, drawn[i], space); !why_not(p, action)) out.push_back(action);
    }
}

std::optional<Action> PlaceTerrain::forced(const Position& p) const { return only_choice(*this, p); }

// NP-6.2.7: a stream lies on the line between the facing positions.
void PlaceTerrain::apply(Position& p, Action action, Effects& effects) const {
    Battle& here = p.battles[battle];
    const Terrain terrain = terrain_of(action);
    const Space space = space_of(action);
    if (terrain == Terrain::stream) here.streams = counted(here.streams | 1 << front_of(space));
    else here.terrain[position_index(space)] = terrain;
    tell(effects, Happening::terrain_placed, here.town, terrain, space);
    PlaceTerrain rest = *this;
    if (drawn[0] == terrain) rest.drawn[0] = drawn[1];
    rest.drawn[1] = Terrain::none;
    rest.placed = counted(placed | static_cast<int>(bit_of(space)));
    if (rest.drawn[0] != Terrain::none) return p.push(rest);
    if (side == p.active()) begin_terrain(p, battle, other(side), effects);
}

}  // namespace papelotte::napoleon
