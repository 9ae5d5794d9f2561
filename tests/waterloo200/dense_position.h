// Dense positions of Waterloo 200 for the battery: a crowded, contested front, tired leaders, nearly empty pools, a turn that is about
// to end, units that are off the map.
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"
#include "tests/battery/dense.h"

namespace papelotte::waterloo200 {

class DenseDeal {
   public:
    explicit DenseDeal(Dice& dice) : dice_(dice), turn_(1 + below(kTurns)), sparse_(chance(4)) {
        choose_front();
        for (const Faction faction : kFactions)   // the loss of two of them ends the game
            if (const Unit leader = strategic_leader(faction); faction != Faction::prussian || turn_ >= kTables.first_prussian_turn)
                stand(leader, faction == Faction::prussian && chance(2) ? headquarters(faction) : somewhere(faction));
        for (const Unit unit : kAllUnits - kStrategicLeaders) place(unit);
    }

    boost::json::object written() {
        boost::json::array options;
        for (int i = 0; i < kOptions; ++i)
            if (!chance(option_number(i) == Option::morale ? 4 : 2)) options.push_back(boost::json::value(word(option_number(i))));
        boost::json::object out{{"game", "waterloo200"}, {"turn", turn_}, {"units", units_}, {"control", control_}, {"options", options}};
        out["phasing"] = chance(2) ? "french" : "allied";
        out["disc"] = chance(2) ? "french" : "allied";
        out["passes"] = chance(3) ? 0 : 1;
        if (!chance(3)) out["kind"] = "pass";   // a turn that is about to end
        return out;
    }

   private:
    int below(std::size_t number) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(number))); }
    bool chance(std::size_t one_in) { return below(one_in) == 0; }

    // The areas around one area of the map. Each is for one or two factions, but never for the British and the Prussians together.
    void choose_front() {
        const Area middle{static_cast<std::uint8_t>(below(kAreas))};
        for (const Area area : kMap) {
            if (distance(middle, area) > 2) continue;
            const bool black = kBlack.has(area);
            const Faction ally = black || chance(3) ? Faction::prussian : Faction::british;
            if (!black && !chance(4)) held_[index_of(Faction::french)].push_back(area);
            if (black || !chance(4)) held_[index_of(ally)].push_back(area);
        }
    }
    Area somewhere(Faction faction) {
        const auto& areas = held_[index_of(faction)];
        return areas.empty() ? headquarters(faction) : areas[static_cast<std::size_t>(below(areas.size()))];
    }

    void stand(Unit unit, Area area) {
        int& blocks = blocks_[static_cast<std::size_t>(side_of(unit))][static_cast<std::size_t>(area)];
        if (blocks >= stacking(kPresentEdition, area) && !kStrategicLeaders.has(unit)) return;
        ++blocks;
        boost::json::object state{{"at", word(area)}};
        if (!chance(3)) state["step"] = below(block_data(kPresentEdition, unit).steps);
        units_[word(unit)] = state;
        control_[word(area)] = word(faction_of(unit));   // the last to arrive, if there are several
        if (kBlack.has(area)) control_.erase(word(area));
    }

    void place(Unit unit) {
        const Faction faction = faction_of(unit);
        if (sparse_ && !chance(4)) return;   // it is off the map
        if (faction == Faction::prussian && (turn_ < kTables.first_prussian_turn || chance(4))) return put(unit, kNotArrived);
        if (chance(10) && lost_[index_of(faction)]++ < 6) return put(unit, kEliminated);
        if (block_data(kPresentEdition, unit).historical == kPool && chance(2)) return put(unit, kPool);
        stand(unit, somewhere(faction));
    }
    void put(Unit unit, Area place) { units_[word(unit)] = boost::json::object{{"at", word(place)}}; }

    Dice& dice_;
    int turn_;
    bool sparse_;
    std::array<std::vector<Area>, 3> held_;                    // by Faction
    std::array<std::array<int, kAreas>, 2> blocks_{};          // by Side
    std::array<int, 3> lost_{};                                // by Faction
    boost::json::object units_, control_;
};

}  // namespace papelotte::waterloo200

namespace papelotte {

template <>
struct battery::Dense<waterloo200::Records> {
    static boost::json::object deal(Dice& dice) { return waterloo200::DenseDeal(dice).written(); }
};

}  // namespace papelotte
