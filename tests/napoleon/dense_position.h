// Dense positions of Napoléon for the battery: both sides crowded in a few neighbouring towns, worn blocks, armies near defeat, so that most
// turns have several fights.
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/queries.h"
#include "games/napoleon/rules/words.h"
#include "tests/battery/dense.h"

namespace papelotte::napoleon {

class DenseDeal {
   public:
    explicit DenseDeal(Dice& dice) : dice_(dice), sparse_(chance(4)) {
        choose_towns();
        for (const Unit unit : kAllUnits) place(unit);
    }

    boost::json::object written() {
        boost::json::array options;
        if (chance(3)) options.emplace_back("three_players");
        if (chance(3)) options.emplace_back("fog");
        int turn = 1 + below(kTurns);
        if (is_night(turn) && !chance(4)) --turn;   // nobody fights at night
        return {{"game", "napoleon"}, {"turn", turn}, {"units", units_}, {"options", options}};
    }

   private:
    int below(std::size_t number) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(number))); }
    bool chance(std::size_t one_in) { return below(one_in) == 0; }

    // Towns around one of the map, each for one side.
    void choose_towns() {
        const Town middle{static_cast<std::uint8_t>(below(kTowns))};
        TownSet near = neighbours(middle);
        near.insert(middle);
        if (chance(2))
            for (const Town town : neighbours(middle)) near |= neighbours(town);
        for (const Town town : near) towns_[static_cast<std::size_t>(below(2))].push_back(town);
    }

    void place(Unit unit) {
        const auto& towns = towns_[static_cast<std::size_t>(side_of(unit))];
        if (sparse_ && !chance(4)) return;   // it is out of the game
        int& lost = lost_[index_of(army_of(unit))];
        if (towns.empty() || (chance(6) && lost + 1 < data_of(army_of(unit)).defeated_at)) {
            ++lost;
            units_[word(unit)] = boost::json::object{{"at", "eliminated"}};
            return;
        }
        const Town town = towns[static_cast<std::size_t>(below(towns.size()))];
        boost::json::object state{{"at", word(town)}};
        if (chance(2)) state["strength"] = 1 + below(data_of(unit).strength);
        units_[word(unit)] = state;
    }

    Dice& dice_;
    bool sparse_;
    std::array<std::vector<Town>, 2> towns_;   // by Side
    std::array<int, kArmies> lost_{};
    boost::json::object units_;
};

}  // namespace papelotte::napoleon

namespace papelotte {

template <>
struct battery::Dense<napoleon::Records> {
    static boost::json::object deal(Dice& dice) { return napoleon::DenseDeal(dice).written(); }
};

}  // namespace papelotte
