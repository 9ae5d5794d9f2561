// Dense positions of Waterloo for the battery: a crowded front, unmanned guns without other units, both Allied armies together, nearly
// all cubes on the board, a full Delayed box.
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/words.h"
#include "tests/battery/dense.h"
#include "tests/waterloo/dense_retreat.h"

namespace papelotte::waterloo {

class DenseDeal {
   public:
    explicit DenseDeal(Dice& dice) : dice_(dice) {
        choose_front();
        for (int i = 0; i < kUnits; ++i) place(Unit(i));
        for (const Army army : {Army::french, Army::anglo_allied, Army::prussian}) place_cubes(army);
    }

    boost::json::object written() {
        boost::json::object out{{"game", "waterloo"}, {"turn", 1 + below(kTurns)}, {"units", units_}, {"cubes", cubes_}};
        constexpr const char* kPhases[] = {"prussians", "skirmish", "actions", "actions", "actions", "formation"};
        out["phase"] = kPhases[below(std::size(kPhases))];
        out["active"] = chance(2) ? "french" : "allied";
        out["grand_battery"] = 6;
        const boost::json::object two_assaults{{"available", {{"red", 2}}}};
        if (chance(2)) out["discs"] = {{"french", two_assaults}, {"allied", two_assaults}};
        return out;
    }

   private:
    int below(std::size_t number) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(number))); }
    bool chance(std::size_t one_in) { return below(one_in) == 0; }

    // The areas around one area of the map, each held by one side, some only by guns.
    void choose_front() {
        const Area middle{static_cast<std::uint8_t>(below(kAreas))};
        for (const Area area : kMap) {
            if (distance(middle, area) > 2) continue;
            const int side = below(2);
            (chance(3) ? batteries_ : held_)[static_cast<std::size_t>(side)].push_back(area);
        }
        if (!held_[1].empty()) back_up(held_[1][static_cast<std::size_t>(below(held_[1].size()))]);
    }

    // Puts a stack of the Allied player where all areas behind it hold only guns.
    void back_up(Area stack) {
        stack_ = stack;
        for (const Area behind : kTowardsGoal[static_cast<std::size_t>(Army::anglo_allied)][static_cast<std::size_t>(stack)]) {
            for (auto* areas : {&held_[0], &held_[1], &batteries_[0], &batteries_[1]}) std::erase(*areas, behind);
            batteries_[1].push_back(behind);
            behind_.push_back(behind);
        }
    }

    Area somewhere(Unit unit) {
        const bool gun = arm_of(unit) == Arm::artillery && !chance(4);
        if (gun && army_of(unit) == Army::prussian && !behind_.empty()) return behind_[static_cast<std::size_t>(below(behind_.size()))];
        if (arm_of(unit) == Arm::infantry && army_of(unit) == Army::anglo_allied && stack_ != kNowhere && chance(5)) return stack_;
        const auto& own = (gun ? batteries_ : held_)[static_cast<std::size_t>(side_of(unit))];
        if (army_of(unit) == Army::prussian && chance(4)) return kDelayed;
        return own.empty() || chance(4) ? kNowhere : own[static_cast<std::size_t>(below(own.size()))];
    }

    void place(Unit unit) {
        const bool prussian = army_of(unit) == Army::prussian;
        if (chance(8)) return lose(unit);
        if (prussian && chance(5)) return put(unit, "display");
        const Area area = somewhere(unit);
        const auto leader_there = [&](Unit other) { return arm_of(other) == Arm::leader && army_of(other) == army_of(unit); };
        auto& here = at_[static_cast<std::size_t>(area)];
        if (area == kNowhere || (arm_of(unit) == Arm::leader && std::ranges::any_of(here, leader_there))) return;
        here.push_back(unit);
        put(unit, word(area));
        const auto states = arm_of(unit) == Arm::infantry ? 3u : 2u;
        units_.at(word(unit)).as_object()["state"] = word(state_of(arm_of(unit), Posture(below(states))));
    }
    void put(Unit unit, std::string_view place) { units_[word(unit)] = boost::json::object{{"at", place}}; }
    void lose(Unit unit) {
        put(unit, "eliminated");
        if (chance(2)) units_.at(word(unit)).as_object()["turn"] = 1;
        if (chance(2)) units_.at(word(unit)).as_object()["cause"] = "fire";
    }

    // Guns without other units are often unmanned; infantry takes some cubes, then as many of the rest as it can hold.
    void place_cubes(Army army) {
        int left = kTables.cubes[static_cast<std::size_t>(colour_of(army))] - (army == Army::french ? 6 : 0) - (chance(2) ? below(3) : 0);
        for (int i = 0; i < kBoardPlaces; ++i) {
            const auto& here = at_[static_cast<std::size_t>(i)];
            const auto mans = [&](Unit unit) { return arm_of(unit) == Arm::infantry && side_of(unit) == side_of(army); };
            if (std::ranges::any_of(here, mans)) continue;
            int crews = 0;
            for (const Unit gun : here)
                if (arm_of(gun) == Arm::artillery && army_of(gun) == army && left > crews && !chance(3)) {
                    units_.at(word(gun)).as_object()["unmanned"] = true;
                    ++crews;
                }
            put_cubes(Area(i), army, crews, left);
        }
        for (const int most_each : {below(3), 5}) {
            const int first = below(kBoardPlaces);
            for (int i = 0; i < kBoardPlaces; ++i) {
                const Area area{static_cast<std::uint8_t>((first + i) % kBoardPlaces)};
                const auto of_army = [&](Unit unit) { return arm_of(unit) == Arm::infantry && army_of(unit) == army; };
                const auto infantry = static_cast<int>(std::ranges::count_if(at_[static_cast<std::size_t>(area)], of_army));
                const int room = most_each * infantry - infantry_cubes_[static_cast<std::size_t>(army)][static_cast<std::size_t>(area)];
                const int number = std::clamp(room - (most_each == 5 ? 0 : below(2)), 0, left);
                infantry_cubes_[static_cast<std::size_t>(army)][static_cast<std::size_t>(area)] += number;
                put_cubes(area, army, number, left);
            }
        }
    }
    void put_cubes(Area area, Army army, int number, int& left) {
        if (number == 0) return;
        if (!cubes_.contains(word(area))) cubes_[word(area)] = boost::json::object();
        boost::json::value& cubes = cubes_.at(word(area)).as_object()[word(colour_of(army))];
        cubes = (cubes.is_int64() ? cubes.get_int64() : 0) + number;
        left -= number;
    }

    Dice& dice_;
    std::array<std::vector<Area>, 2> held_, batteries_;      // by side
    Area stack_ = kNowhere;
    std::vector<Area> behind_;                                        // the areas to which the stack would fall back
    std::array<std::array<int, kBoardPlaces>, 3> infantry_cubes_{};   // by Army
    std::array<std::vector<Unit>, kBoardPlaces + 3> at_{};   // the units in each place
    boost::json::object units_, cubes_;
};

}  // namespace papelotte::waterloo

namespace papelotte {

template <>
struct battery::Dense<waterloo::Records> {
    static boost::json::object deal(Dice& dice) {
        return dice.below(4) == 0 ? waterloo::dense_retreat(dice) : waterloo::DenseDeal(dice).written();
    }
};

}  // namespace papelotte
