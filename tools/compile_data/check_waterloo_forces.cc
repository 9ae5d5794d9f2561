// Checks of Waterloo's forces: every unit is what its army, nation and arm make it, stands somewhere at the start, and all are there.
#include <fmt/format.h>

#include <map>
#include <utility>

#include "games/waterloo/rules/ids.h"
#include "tools/compile_data/waterloo.h"

namespace papelotte::data {

namespace {

const std::string kDisplayName = "prussian_display";

void check_army(const Node& unit) {
    const std::string army = unit.at("army").one_of({"french", "anglo_allied", "prussian"});
    unit.at("side").one_of({army == "french" ? "french" : "allied"});
    unit.at("damage_cube").one_of({army == "french" ? "blue" : army == "prussian" ? "black" : "red"});
    if (army == "french") unit.at("nation").one_of({"french", "imperial_guard"});
    if (army == "anglo_allied") unit.at("nation").one_of({"british", "german", "dutch"});
    if (army == "prussian") unit.at("nation").one_of({"prussian"});
}

void check_arm(const Node& unit, const Node& tables) {
    const std::string arm = unit.at("type").one_of({"infantry", "cavalry", "artillery", "leader"}), nation = unit.at("nation").text();
    if (unit.at("guard").flag() != (nation == "imperial_guard")) unit.at("guard").fail("only and all of the nation 'imperial_guard' are guards");
    if (unit.at("landwehr").flag() && (nation != "prussian" || arm != "infantry"))
        unit.at("landwehr").fail("only Prussian infantry is Landwehr");
    const std::string kind = unit.at("guard").flag() && arm == "infantry" ? "imperial_guard_infantry" : arm;
    unit.at("casualty_value").must_be(tables.at("casualty_value").at(kind).whole(0, 9), "so say the tables");
    const std::vector<Node> moves = tables.at("movement").at(arm).items(2);
    unit.at("move").must_be(moves[0].whole(1, 9), "so say the tables");
    unit.at("reserve_move").must_be(moves[1].whole(1, 9), "so say the tables");
}

// What a unit's own figures repeat from the tables, for those who read one unit alone.
void check_own_figures(const Node& unit, const Node& tables) {
    const std::string arm = unit.at("type").text(), nation = unit.at("nation").text();
    const bool british = nation == "british", guard = unit.at("guard").flag(), landwehr = unit.at("landwehr").flag();
    const auto value = [&](const char* table, const char* list, const char* id) { return modifier(tables.at(table).at(list), id).whole(-9, 9); };
    if (arm == "cavalry") {
        unit.at("control").must_be(tables.at("cavalry_control").at("continue_on").at(nation).whole(1, 6), "so say the tables");
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

struct Stack {
    std::string side;
    int combat_units = 0, leaders = 0;
};

void check_set_up(const Node& unit, const Numbers& areas, const Node& limit, std::map<std::string, Stack>& stacks) {
    const Node set_up = unit.at("setup").at("standard"), location = set_up.at("location"), state = set_up.at("state");
    const std::string arm = unit.at("type").text(), place = location.text(), side = unit.at("side").text();
    if (arm == "infantry") state.one_of({"mobile", "defensive"});
    if (arm == "cavalry") state.one_of({"fresh", "tired"});
    if (arm == "artillery") state.one_of({"deployed", "limbered"});
    if (arm == "leader") state.one_of({"available", "used"});
    if (place == kDisplayName) {
        if (unit.at("army").text() != "prussian") location.fail("only Prussians wait on the display");
        return;
    }
    known_area(areas, location, place);
    Stack& stack = stacks[place];
    if (stack.side.empty()) stack.side = side;
    if (stack.side != side) location.fail(fmt::format("'{}' is held by the other side", place));
    ++(arm == "leader" ? stack.leaders : stack.combat_units);
    if (stack.combat_units > limit.at("combat_units").whole(1, 9)) location.fail(fmt::format("too many units in '{}'", place));
    if (stack.leaders > limit.at("leaders").whole(1, 9)) location.fail(fmt::format("too many leaders in '{}'", place));
}

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

void check_components(const Node& parts, const Node& tables) {
    for (const char* colour : {"blue", "red", "black"}) parts.at("damage_cubes").at(colour).whole(1, 99);
    parts.at("grand_battery_cubes_at_start").must_be(tables.at("grand_battery_uses").whole(0, 40), "so say the tables");
    const std::vector<Node> tiles = tables.at("tiles").items(8), own = parts.at("tiles").items(8);
    for (std::size_t i = 0; i < own.size(); ++i) own[i].must_be(tiles[i].whole(1, 9), "so say the tables");
}

// The forces list the discs of each span of turns too: it must be the tables' list.
void check_discs(const Node& own, const Node& tables) {
    for (const char* side : {"french", "allied"}) {
        const auto spans = tables.at(side).members();
        const std::vector<Node> entries = own.at(side).items(spans.size());
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::vector<Node> turns = entries[i].at("turns").items(2);
            const std::string span = fmt::format("{}-{}", turns[0].whole(1, waterloo::kTurns), turns[1].whole(1, waterloo::kTurns));
            if (span != spans[i].first) entries[i].at("turns").fail(fmt::format("must be {}: so say the tables", spans[i].first));
            for (const char* colour : {"green", "red", "purple"})
                entries[i].at(colour).must_be(spans[i].second.at(colour).whole(0, 16), "so say the tables");
        }
    }
}

}  // namespace

void check_waterloo_forces(const GameFiles& files) {
    const Node forces(files.forces), tables(files.tables), units = forces.at("units");
    check_game_name(forces, "waterloo");
    forces.at("scenarios").items(1)[0].one_of({"standard"});
    const Numbers areas = number_ids(Node(files.board).at("areas"));
    number_ids(units);
    std::map<std::string, Stack> stacks;
    for (const Node& unit : units.items(waterloo::kUnits)) {
        check_two_languages(unit.at("name"));
        unit.at("historical").text_or_empty();
        check_army(unit);
        check_arm(unit, tables);
        check_own_figures(unit, tables);
        check_set_up(unit, areas, tables.at("area_limit"), stacks);
    }
    check_counts(forces);
    check_components(forces.at("other_components"), tables);
    check_discs(forces.at("discs_per_turn"), tables.at("discs"));
}

void check_waterloo_display(const GameFiles& files) {
    const Node boxes = Node(files.board).at("boxes").at("prussian_display").at("boxes");
    const Node units = Node(files.forces).at("units");
    const std::vector<Node> all = units.items();
    const Numbers numbers = number_ids(units);
    std::map<std::string, bool> shown;
    for (const Node& box : boxes.items()) {
        box.at("line").one_of({"A", "B"});
        for (const Node& item : box.at("units").items()) {
            const auto found = numbers.find(item.text());
            if (found == numbers.end()) item.fail(fmt::format("unknown unit '{}'", item.text()));
            const Node& unit = all[static_cast<std::size_t>(found->second)];
            if (unit.at("army").text() != "prussian") item.fail(fmt::format("'{}' is no Prussian unit", item.text()));
            box.at("type").one_of({unit.at("landwehr").flag() ? "landwehr" : unit.at("type").text()});
            if (std::exchange(shown[item.text()], true)) item.fail(fmt::format("'{}' is there twice", item.text()));
        }
    }
    for (const Node& unit : all) {
        const std::string id = unit.at("id").text();
        const bool waits = unit.at("setup").at("standard").at("location").text() == kDisplayName;
        if (unit.at("army").text() == "prussian" && !waits)
            unit.at("setup").at("standard").at("location").fail("Prussians start on the display");
        if (waits && !shown.contains(id)) boxes.fail(fmt::format("'{}' is missing", id));
    }
}

}  // namespace papelotte::data
