// Checks of the forces of Waterloo 200: every unit is what its faction, corps and type make it, and all are there. Where they begin has
// its own file.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/waterloo200.h"

namespace papelotte::data {

namespace {

void check_allegiance(const Node& unit) {
    const std::string faction = check_faction(unit.at("faction"));
    unit.at("side").one_of({faction == "french" ? "french" : "allied"});
    const std::string type =
        unit.at("type").one_of({"infantry", "cavalry", "foot_artillery", "horse_artillery", "tactical_leader", "strategic_leader"});
    const Node corps = unit.at("corps");
    if (corps.is_null() != (type == "strategic_leader")) corps.fail("only and all strategic leaders belong to no corps");   // W2-3.1.2
    if (!corps.is_null() && faction_of_corps(corps, corps.text()) != faction) corps.fail(fmt::format("'{}' is not {}", corps.text(), faction));
    const Node language = unit.at("language");   // W2-O6.1
    if (faction != "british") {
        if (!language.is_null()) language.fail("must be null: only the British count languages");
    } else if (is_leader(type) || is_artillery(type)) {
        language.one_of({"english"});
    } else {
        language.one_of({"english", "german", "dutch"});
    }
    if (!unit.has("group")) return;
    unit.at("group").one_of({"brunswick"});
    corps.one_of({"br_R"});
}

// W2-3.3
void check_movement(const Node& unit, const Node& movement) {
    const std::string type = unit.at("type").text();
    const bool british = unit.at("faction").text() == "british", english = british && unit.at("language").text() == "english";
    const Node mp = is_leader(type) && british     ? movement.at("base_mp_exceptions").at("british_leaders")
                    : type == "cavalry" && english ? movement.at("base_mp_exceptions").at("english_cavalry")
                                                   : movement.at("base_mp").at(type);
    unit.at("mp").must_be(mp.whole(1, 9), "so say the tables");
}

// W2-3.2.3 to W2-3.2.6. `left`: how many steps follow.
void check_step(const Node& step, const std::string& type, int left, const Node& tables) {
    step.only({"strength", "hits", "symbol", "colour", "value"});
    const Node hits = tables.at("hits_per_step"), values = tables.at("special_values");
    const bool last = left == 0;
    const int strength = is_artillery(type) ? std::max(left, 1) : left + 1;
    step.at("strength").must_be(strength, "strength falls to 1");
    if (type == "infantry" || type == "cavalry") {
        step.at("symbol").one_of({"pip"});
        const std::string colour = step.at("colour").one_of({"black", "white", "red"});
        step.at("hits").must_be(hits.at(colour).whole(1, 3), "so say the tables");
        if (step.has("value")) step.at("value").fail("combat units have none");
        return;
    }
    if (step.has("colour")) step.at("colour").fail("support units have none");
    const std::string symbol = step.at("symbol").one_of({is_artillery(type) ? (last ? "pawn" : "ball") : (last ? "heart" : "star")});
    step.at("hits").must_be(hits.at(symbol == "ball" ? "cannon_ball" : symbol).whole(1, 3), "so say the tables");
    const Node of_last = is_artillery(type)          ? values.at("artillery").at("av_last_step")
                         : type == "tactical_leader" ? values.at(type).at("tv_last_step")
                                                     : values.at(type).at("sv_last_step");
    step.at("value").must_be(last ? of_last.whole(0, 1) : strength, "so say the tables");
}

void check_steps(const Node& unit, const Node& tables) {
    const std::vector<Node> steps = unit.at("steps").items();
    if (steps.size() < 2 || steps.size() > 4) unit.at("steps").fail("must have 2 to 4 entries");   // W2-3.2.1
    int left = static_cast<int>(steps.size());
    for (const Node& step : steps) {
        check_step(step, unit.at("type").text(), --left, tables);
        if (step.has("colour")) step.at("colour").one_of({steps[0].at("colour").text()});   // a block has one colour
    }
}

// W2-4.6.2: Uxbridge is the leader of the British cavalry.
void check_radius(const Node& unit, const Node& tables) {
    if (unit.at("type").text() != "tactical_leader") {
        if (unit.has("tactical_radius")) unit.at("tactical_radius").fail("only tactical leaders have one");
        return;
    }
    const std::vector<Node> steps = unit.at("steps").items(), own = unit.at("tactical_radius").items(steps.size());
    const bool uxbridge = unit.at("corps").text() == "br_C";
    const Node radius = tables.at("tactical_radius").at(uxbridge ? "uxbridge" : unit.at("faction").text());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::string symbol = steps[i].at("symbol").text();
        const std::string key = symbol == "heart" ? symbol : uxbridge ? steps[i].at("strength").word() : "stars";
        own[i].must_be(radius.at(key).whole(0, 9), "so say the tables");
    }
}

// The unit that a key names must be the leader there: of this type, and of this faction or corps.
void check_leader(const Node& id, const std::map<std::string, Node>& units, const char* type, const char* key, std::string_view word) {
    const auto found = units.find(id.text());
    if (found == units.end()) id.fail(fmt::format("unknown unit '{}'", id.text()));
    const Node& unit = found->second;
    if (unit.at("type").text() != type || unit.at(key).text() != word) id.fail(fmt::format("'{}' is not its {}", id.text(), type));
}

// W2-1.1 to W2-1.4
void check_corps(const GameFiles& files, const std::map<std::string, Node>& units) {
    const Node corps = Node(files.forces).at("corps"), tables(files.tables), colours = Node(files.board).at("corps_colours");
    const std::vector<std::pair<std::string, Node>> members = corps.members();
    if (members.size() != waterloo200::kCorps) corps.fail(fmt::format("must have {} entries, has {}", waterloo200::kCorps, members.size()));
    for (const CorpsWord& expected : kCorpsWords) {
        const Node entry = corps.at(expected.id), colour = colours.at(expected.id);
        entry.at("faction").one_of({expected.faction});
        check_two_languages(entry.at("name"));
        check_leader(entry.at("leader"), units, "tactical_leader", "corps", expected.id);
        for (const char* key : {"colour", "hex"}) entry.at(key).one_of({colour.at(key).text()});
        int found = 0, leaders = 0;
        for (const auto& [id, unit] : units)
            if (!unit.at("corps").is_null() && unit.at("corps").text() == expected.id) {
                ++found;
                if (is_leader(unit.at("type").text()) && ++leaders > 1) unit.at("type").fail(fmt::format("'{}' has a leader", expected.id));
            }
        entry.at("blocks").must_be(found, "so many are among the units");
        tables.at("components").at("corps").at(expected.id).must_be(found, "so many are among the units");
    }
}

void check_factions(const GameFiles& files, const std::map<std::string, Node>& units) {
    const Node factions = Node(files.forces).at("factions"), parts = Node(files.tables).at("components");
    factions.only({kFactionWords[0], kFactionWords[1], kFactionWords[2]});
    for (const std::string_view faction : kFactionWords) {
        const Node entry = factions.at(faction);
        entry.at("side").one_of({faction == "french" ? "french" : "allied"});
        check_two_languages(entry.at("name"));
        check_leader(entry.at("strategic_leader"), units, "strategic_leader", "faction", faction);
        entry.at("hq").must_be(Node(files.board).at("hq").at(faction).whole(1, waterloo200::kAreas), "so says the board");
        std::map<std::string, int> found;
        for (const auto& [id, unit] : units)
            if (unit.at("faction").text() == faction) ++found[unit.at("type").text()], ++found["all"];
        entry.at("blocks").must_be(found["all"], "so many are among the units");
        parts.at("units").at(faction).must_be(found["all"], "so many are among the units");
        parts.at("strategic_leaders").at(faction).must_be(found["strategic_leader"], "so many are among the units");
        parts.at("tactical_leaders").at(faction).must_be(found["tactical_leader"], "so many are among the units");
    }
}

}  // namespace

void check_waterloo200_forces(const GameFiles& files) {
    const Node forces(files.forces), tables(files.tables);
    check_game_name(forces, "waterloo200");
    const Node list = forces.at("units");
    const std::vector<Node> all = list.items(waterloo200::kUnits);
    number_units(list);
    std::map<std::string, Node> units;
    for (const Node& unit : all) {
        unit.only({"id", "faction", "side", "corps", "type", "name", "label", "steps", "mp", "language", "group", "tactical_radius"});
        check_two_languages(unit.at("name"));
        unit.at("label").text_or_empty();
        check_allegiance(unit);
        check_movement(unit, tables.at("movement"));
        check_steps(unit, tables);
        check_radius(unit, tables);
        units.emplace(unit.at("id").text(), unit);
    }
    check_corps(files, units);
    check_factions(files, units);
}

}  // namespace papelotte::data
