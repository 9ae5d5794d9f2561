// NP-6.2.1 … NP-6.2.8  Terrain of a battle.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.1.4  Sets up the battle with this number, then the next one: terrain, deployment, reveal.
struct SetUpBattle {
    static constexpr std::string_view name = "set_up_battle";
    using lies_on = Steps<Battles>;
    std::uint8_t battle;
    static constexpr auto fields = std::tuple{Field{"battle", &SetUpBattle::battle}};
    void run(Position&, Effects&) const;
};

// NP-6.2.2, NP-6.2.3  A side draws its markers, which everybody sees, and puts them on its positions.
struct PlaceTerrain {
    static constexpr std::string_view name = "place_terrain";
    using lies_on = Steps<Deploy>;
    static constexpr Prompt prompt{name, "ask.place_terrain", {"NP-6.2.2", "NP-6.2.3", "NP-6.2.4", "NP-6.2.8"}};
    std::uint8_t battle;
    Side side;
    std::array<Terrain, 2> drawn{Terrain::none, Terrain::none};
    std::uint8_t placed = 0;   // one bit per own position that has received a marker
    static constexpr auto fields = std::tuple{Field{"battle", &PlaceTerrain::battle}, Field{"side", &PlaceTerrain::side},
                                              Field{"drawn", &PlaceTerrain::drawn}, Field{"placed", &PlaceTerrain::placed}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when a single choice is left
};

}  // namespace papelotte::napoleon
