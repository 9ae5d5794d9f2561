// EM-14  The combat in progress. There is never more than one.
#pragma once

#include <array>
#include <tuple>

#include "engine/fields.h"
#include "games/enemy_mistakes/rules/ids.h"

namespace papelotte::enemy_mistakes {

// Pairs are those of the combat's attacking and defending army, except where they are of a melee.
struct Combat {
    bool under_way = false;
    CombatStep step = CombatStep::attack;
    Army attacking = Army::blue, defending = Army::red;   // the armies of the first melee; the attacking one is the current player's
    Unit garrison = kNoUnit;                              // EM-3.19: a garrison takes part
    std::array<std::uint8_t, 2> formations{};             // that have joined: dice of the result (EM-14.40)
    UnitSet pursuers;                                     // came into contact by pursuit, and have not fought since (EM-14.20)

    // The melee of the present step. Its attacker is the one who strikes: the defender of the combat in B and D.
    Unit attacker = kNoUnit, defender = kNoUnit;
    Edge touched = Edge::front;              // of the defender (EM-2.41)
    bool charged = false, pursued = false;   // EM-14.20, EM-14.21: how the attacker came into contact
    std::uint16_t distance = 0;              // of that Charge, in tenths of a millimetre
    std::array<std::uint8_t, 2> dice{};      // of the melee's attacker and defender
    UnitSet supporters;                      // of both
    Unit winner = kNoUnit;                   // of the melee, if it has an effect
    Forced effect = Forced::none;            // on the other one

    // EM-14.40, EM-14.41  The result: the die that is kept (0: not yet), and whether the rank is added (1), subtracted (-1), or there is none.
    std::array<std::uint8_t, 2> kept{};
    std::array<std::int8_t, 2> sign{};
    static constexpr auto fields = std::tuple{Field{"under_way", &Combat::under_way},
                                              Field{"step", &Combat::step},
                                              Field{"attacking", &Combat::attacking},
                                              Field{"defending", &Combat::defending},
                                              Field{"garrison", &Combat::garrison},
                                              Field{"formations", &Combat::formations},
                                              Field{"pursuers", &Combat::pursuers},
                                              Field{"attacker", &Combat::attacker},
                                              Field{"defender", &Combat::defender},
                                              Field{"touched", &Combat::touched},
                                              Field{"charged", &Combat::charged},
                                              Field{"pursued", &Combat::pursued},
                                              Field{"distance", &Combat::distance},
                                              Field{"dice", &Combat::dice},
                                              Field{"supporters", &Combat::supporters},
                                              Field{"winner", &Combat::winner},
                                              Field{"effect", &Combat::effect},
                                              Field{"kept", &Combat::kept},
                                              Field{"sign", &Combat::sign}};

    Unit loser() const { return winner == attacker ? defender : attacker; }
    Army enemy_of(Army army) const { return army == attacking ? defending : attacking; }
    std::size_t side(Army army) const { return army == attacking ? 0 : 1; }
};

}   // namespace papelotte::enemy_mistakes
