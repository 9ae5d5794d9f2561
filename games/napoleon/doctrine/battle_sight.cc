#include "games/napoleon/doctrine/battle_sight.h"

#include <algorithm>

#include "games/napoleon/doctrine/forecast.h"

namespace papelotte::napoleon {
namespace {

void add(Line& line, const Position& p, const Battle& battle, Side sees, Unit unit) {
    const Seen seen = seen_by(p, sees, unit);
    const BlockState& block = p.block(unit);
    line.power += seen.power;
    line.strength += seen.strength;
    ++line.blocks;
    if (seen.hidden) {   // of an unknown block everything is possible
        line.assault += seen.power * 3 / 4;
        line.foot += seen.fire;
        return;
    }
    const bool guns = kArtillery.has(unit), free = !block.square && !block.shelter;
    if (!block.acted && free && !kFootArtillery.has(unit)) line.assault += seen.power;
    (kCavalry.has(unit) ? line.horse : line.foot) += seen.fire;
    if (guns && free && is_position(block.space)) line.guns += seen.fire * (block.on_marker && battle.at(block.space) == Terrain::hill ? 2 : 1);
}

}  // namespace

int power_next_to(const Position& p, Side sees, Side side, Town town) {
    int sum = 0;
    for (const Way& way : ways_from(town)) {
        if (p.fights.has(way.to)) continue;
        int power = 0;
        for (const Unit unit : units_at(p, way.to, side))
            if (!p.block(unit).disrupted) power += power_seen_by(p, sees, unit);
        sum += data_of(way.road).kind == RoadClass::main ? power : power * 3 / 5;
    }
    return sum;
}

BattleSight::BattleSight(const Position& position, const Battle& fought, Side side) : p(position), battle(fought), us(side) {
    int own = 0, enemy = 0;
    for (const Space ours : positions_of(us)) {
        Front& front = fronts_[front_of(ours)];
        front.ours = ours;
        front.theirs = facing(ours);
    }
    for (const Unit unit : units_at(p, battle.town)) {
        const Space space = p.space(unit);
        const bool mine = side_of(unit) == us;
        Line* line = mine ? &reserve_ : &enemy_reserve_;
        if (is_position(space)) {
            Front& front = fronts_[front_of(space)];
            const bool our_ground = side_of(space) == us;
            line = mine ? (our_ground ? &front.home : &front.forward) : (our_ground ? &front.enemy_forward : &front.enemy_home);
        }
        const int before = line->power;
        add(*line, p, battle, us, unit);
        (mine ? own : enemy) += line->power - before;
    }
    const float with = static_cast<float>(own) + kJoins * static_cast<float>(power_next_to(p, us, us, battle.town));
    const float against = static_cast<float>(enemy) + kJoins * static_cast<float>(power_next_to(p, us, other(us), battle.town));
    chance_ = chance_of(with, against);
}

// Blocks in the reserve count half: they come a turn later, and may be needed elsewhere.
float BattleSight::edge(const Front& front) const {
    const int own = front.forward.power + front.home.assault + reserve_.assault / 3;
    const int enemy = front.enemy_home.power + enemy_reserve_.power / 3;
    return static_cast<float>(own) / static_cast<float>(std::max(enemy, 50));
}

}  // namespace papelotte::napoleon
