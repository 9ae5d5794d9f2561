// What all steps share: see engine/agenda.h for what a step is.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "engine/agenda.h"
#include "engine/counter.h"
#include "games/waterloo200/ids.h"

namespace papelotte::waterloo200 {

struct Position;

// W2-20.1  Whose step it is: a faction, or with two players both allied factions at once.
struct Actor {
    Faction faction;
    bool both;
    static constexpr auto fields = std::tuple{Field{"faction", &Actor::faction}, Field{"both", &Actor::both}};
    constexpr bool is(Faction other) const { return faction == other || (both && other != Faction::french); }
    friend constexpr bool operator==(Actor, Actor) = default;
};

}  // namespace papelotte::waterloo200
