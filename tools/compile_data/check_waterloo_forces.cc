// Checks of Waterloo's forces that a schema cannot express: every unit agrees with its army, nation and arm, has a place in the
// set-up, and none is missing.
#include <utility>

#include "games/waterloo/rules/ids.h"
#include "tools/compile_data/check_waterloo.h"

namespace papelotte::data {

namespace {

const std::string kDisplayName = "prussian_display";

// The side, the cubes and the nations of an army.
void check_army(const Node& unit) {
    const std::string army = unit.at("army").text();
    unit.at("side").one_of({army == "french" ? "french" : "allied"});
    unit.at("damage_cube").one_of({army == "french" ? "blue" : army == "prussian" ? "black" : "red"});
    if (army == "french") unit.at("nation").one_of({"french", "imperial_guard"});
    if (army == "anglo_allied") unit.at("nation").one_of({"british", "german", "dutch"});
    if (army == "prussian") unit.at("nation").one_of({"prussian"});
}

// Guards and Landwehr agree with their nation and arm; casualty value and moves are those of the tables.
void check_arm(const Node& unit, const Node& tables) {
    const std::string arm = unit.at("type").text(), nation = unit.at("nation").text();
    if (unit.at("guard").flag() != (nation == "imperial_guard")) unit.at("guard").fail("only and all of the nation 'imperial_guard' are guards");
    if (unit.at("landwehr").flag() && (nation != "prussian" || arm != "infantry"))
        unit.at("landwehr").fail("only Prussian infantry is Landwehr");
    const std::string kind = unit.at("guard").flag() && arm == "infantry" ? "imperial_guard_infantry" : arm;
    unit.at("casualty_value").must_be(figure(tables.at("casualty_value").at(kind)), "so say the tables");
    const std::vector<Node> moves = tables.at("movement").at(arm).items();
    unit.at("move").must_be(figure(moves[0]), "so say the tables");
    unit.at("reserve_move").must_be(figure(moves[1]), "so say the tables");
}

// The figures that a unit repeats from the tables, for readers of a single unit.
void check_own_figures(const Node& unit, const Node& tables) {
    const std::string arm = unit.at("type").text(), nation = unit.at("nation").text();
    const bool british = nation == "british", guard = unit.at("guard").flag(), landwehr = unit.at("landwehr").flag();
    const auto value = [&](const char* table, const char* list, const char* id) {
        return figure(by_id(tables.at(table).at(list)).at(id).at("value"));
    };
    if (arm == "cavalry") {
        unit.at("control").must_be(figure(tables.at("cavalry_control").at("continue_on").at(nation)), "so say the tables");
        const int melee = guard               ? value("cavalry_melee", "modifiers", "imperial_guard")
                          : nation == "dutch" ? value("cavalry_melee", "modifiers", "dutch")
                                              : 0;
        unit.at("melee_modifier").must_be(melee, "so say the tables");
    } else if (arm == "infantry") {
        unit.at("fire_modifier").must_be(british ? value("infantry_vs_infantry", "modifiers", "british_firer") : 0, "so say the tables");
        const int shift =
            (landwehr ? value("morale", "right", "landwehr") : 0) - (british || guard ? value("morale", "left", "british_or_guard") : 0);
        unit.at("morale_shift").must_be(shift, "so say the tables");
    } else if (arm == "artillery") {
        unit.at("fire_modifier").must_be(british ? value("artillery_vs_infantry", "modifiers", "british_artillery") : 0, "so say the tables");
    }
}

// WL-1.2: the states of an arm. Prussians, and only they, begin on the display.
void check_start(const Node& unit) {
    const Node set_up = unit.at("setup").at("standard"), location = set_up.at("location"), state = set_up.at("state");
    const std::string arm = unit.at("type").text();
    if (arm == "infantry") state.one_of({"mobile", "defensive"});
    if (arm == "cavalry") state.one_of({"fresh", "tired"});
    if (arm == "artillery") state.one_of({"deployed", "limbered"});
    if (arm == "leader") state.one_of({"available", "used"});
    const bool waits = location.text() == kDisplayName, prussian = unit.at("army").text() == "prussian";
    if (waits && !prussian) location.fail("only Prussians wait on the display");
    if (prussian && !waits) location.fail("Prussians start on the display");
}

// In the set-up each area has units of one side, within the limits of stacking.
void check_stacks(const Node& units, const Node& limit) {
    struct Stack {
        std::string side;
        int combat_units = 0, leaders = 0;
    };
    std::map<std::string, Stack> stacks;
    for (const Node& unit : units.items()) {
        const Node location = unit.at("setup").at("standard").at("location");
        const std::string place = location.text(), side = unit.at("side").text();
        if (place == kDisplayName) continue;
        Stack& stack = stacks[place];
        if (stack.side.empty()) stack.side = side;
        if (stack.side != side) location.fail(fmt::format("'{}' is held by the other side", place));
        ++(unit.at("type").text() == "leader" ? stack.leaders : stack.combat_units);
        if (stack.combat_units > figure(limit.at("combat_units"))) location.fail(fmt::format("too many units in '{}'", place));
        if (stack.leaders > figure(limit.at("leaders"))) location.fail(fmt::format("too many leaders in '{}'", place));
    }
}

// The counts by nation and arm agree with the units.
void check_counts(const Node& forces) {
    std::map<std::string, int> found;
    for (const Node& unit : forces.at("units").items())
        ++found[(unit.at("landwehr").flag() ? "landwehr" : unit.at("nation").text()) + "_" + unit.at("type").text()];
    const Node counts = forces.at("counts");
    int all = 0;
    for (const auto& [kind, count] : counts.members()) {
        count.must_be(found[kind], "so many are among the units");
        all += found[kind];
    }
    if (all != waterloo::kUnits) counts.fail(fmt::format("add up to {}, the units are {}", all, waterloo::kUnits));
}

// Every Prussian unit is on the display once, in a box of its kind.
void check_display(const Node& boxes, const Node& forces) {
    const std::map<std::string, Node> units = by_id(forces);
    std::map<std::string, bool> shown;
    for (const Node& box : boxes.items())
        for (const Node& item : box.at("units").items()) {
            const Node& unit = units.at(item.text());
            if (unit.at("army").text() != "prussian") item.fail(fmt::format("'{}' is no Prussian unit", item.text()));
            box.at("type").one_of({unit.at("landwehr").flag() ? "landwehr" : unit.at("type").text()});
            if (std::exchange(shown[item.text()], true)) item.fail(fmt::format("'{}' is there twice", item.text()));
        }
    for (const auto& [id, unit] : units)
        if (unit.at("army").text() == "prussian" && !shown.contains(id)) boxes.fail(fmt::format("'{}' is missing", id));
}

}  // namespace

void check_waterloo_forces(const GameFiles& files) {
    const Node forces = files.root("forces"), tables = files.root("tables");
    for (const Node& unit : forces.at("units").items()) {
        check_army(unit);
        check_arm(unit, tables);
        check_own_figures(unit, tables);
        check_start(unit);
    }
    check_stacks(forces.at("units"), tables.at("area_limit"));
    check_counts(forces);
    check_display(files.at("board.boxes.prussian_display.boxes"), forces.at("units"));
}

}  // namespace papelotte::data
