#include "games/napoleon/rules/steps/turn.h"

#include "games/napoleon/rules/pieces.h"

namespace papelotte::napoleon {
namespace {

void begin_movement(Position& p) {
    for (const Unit unit : kAllUnits) p.start[unit] = on_map(p, unit) ? p.place(unit) : kNowhere;
    p.roads.fill({});
    p.entry_roads = {};
    p.groups.clear();
    p.skirmishes.clear();
    p.battles.clear();
}

}  // namespace

// NP-11.1.4: the Anglo-Dutch player before the Prussian, in group moves and in forced marches.
void BeginTurn::run(Position& p, Effects& effects) const {
    tell(effects, Happening::turn_begins, p.turn);
    begin_movement(p);
    p.push(EndTurn{});
    p.push(SupplyAndDefeat{false});
    p.push(BeginFights{});
    const Actor first = first_actor(p, p.active(), Army::anglo_dutch);
    const auto second = partner_of(p, first);
    if (!is_night(p.turn)) {   // NP-5.7.2
        p.push(MarchRolls{0});
        if (p.active() == Side::allied) p.push(ShowCommander{Army::prussian});
        p.push(ShowCommander{first.army});
        if (second) p.push(ForcedMarches{*second});
        p.push(ForcedMarches{first});
    }
    if (second) p.push(ChooseGroup{*second});
    p.push(ChooseGroup{first});
}

void EndTurn::run(Position& p, Effects&) const {
    for (const Unit unit : kAllUnits) p.block(unit).disrupted = false;
    p.battles.clear();
    p.skirmishes.clear();
    p.entry_roads = {};
    ++p.turn;
    p.push(BeginTurn{});
}

}  // namespace papelotte::napoleon
