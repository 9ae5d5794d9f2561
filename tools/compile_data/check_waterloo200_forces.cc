// Checks of Waterloo 200's forces that a schema cannot express: every unit agrees with its faction, corps and type, and none is missing.
#include <algorithm>

#include "tools/compile_data/check_waterloo200.h"

namespace papelotte::data {

namespace {

// The side of a faction, the languages of the British (W2-O6.1), the corps of Brunswick.
void check_allegiance(const Node& unit, const Node& all_corps) {
    const std::string faction = unit.at("faction").text(), type = unit.at("type").text();
    unit.at("side").one_of({faction == "french" ? "french" : "allied"});
    check_corps_of_piece(unit, all_corps);
    const Node language = unit.at("language");
    if (faction != "british" && !language.is_null()) language.fail("must be null: only the British count languages");
    if (faction == "british" && language.is_null()) language.fail("must not be null: the British count languages");
    if (faction == "british" && (is_leader(type) || is_artillery(type))) language.one_of({"english"});
    if (unit.has("group")) unit.at("corps").one_of({"br_R"});
}

// W2-3.3
void check_movement(const Node& unit, const Node& movement) {
    const std::string type = unit.at("type").text();
    const bool british = unit.at("faction").text() == "british", english = british && unit.at("language").text() == "english";
    const Node mp = is_leader(type) && british     ? movement.at("base_mp_exceptions").at("british_leaders")
                    : type == "cavalry" && english ? movement.at("base_mp_exceptions").at("english_cavalry")
                                                   : movement.at("base_mp").at(type);
    unit.at("mp").must_be(figure(mp), "so say the tables");
}

// W2-3.2.3 to W2-3.2.6. `left`: the number of steps that follow.
void check_step(const Node& step, const std::string& type, int left, const Node& tables) {
    const Node hits = tables.at("hits_per_step"), values = tables.at("special_values");
    const bool last = left == 0;
    const int strength = is_artillery(type) ? std::max(left, 1) : left + 1;
    step.at("strength").must_be(strength, "strength falls to 1");
    if (type == "infantry" || type == "cavalry") {
        step.at("symbol").one_of({"pip"});
        step.at("hits").must_be(figure(hits.at(step.at("colour").text())), "so say the tables");
        if (step.has("value")) step.at("value").fail("combat units have none");
        return;
    }
    if (step.has("colour")) step.at("colour").fail("support units have none");
    const std::string symbol = step.at("symbol").one_of({is_artillery(type) ? (last ? "pawn" : "ball") : (last ? "heart" : "star")});
    step.at("hits").must_be(figure(hits.at(symbol == "ball" ? "cannon_ball" : symbol)), "so say the tables");
    const Node of_last = is_artillery(type)          ? values.at("artillery").at("av_last_step")
                         : type == "tactical_leader" ? values.at(type).at("tv_last_step")
                                                     : values.at(type).at("sv_last_step");
    step.at("value").must_be(last ? figure(of_last) : strength, "so say the tables");
}

// The values of a unit's steps decrease, and a block has one colour.
void check_steps(const Node& unit, const Node& tables) {
    const std::vector<Node> steps = unit.at("steps").items();
    int left = static_cast<int>(steps.size());
    for (const Node& step : steps) {
        check_step(step, unit.at("type").text(), --left, tables);
        if (step.has("colour")) step.at("colour").one_of({steps[0].at("colour").text()});
    }
}

// W2-4.6.2: the radius of a tactical leader. Uxbridge is the leader of the British cavalry.
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
        own[i].must_be(figure(radius.at(key)), "so say the tables");
    }
}

// The unit that a key names must be the leader there, with this type and of this faction or corps.
void check_leader(const Node& id, const std::map<std::string, Node>& units, const char* type, const char* key, const std::string& word) {
    const Node& unit = units.at(id.text());
    if (unit.at("type").text() != type || unit.at(key).text() != word) id.fail(fmt::format("'{}' is not its {}", id.text(), type));
}

// W2-1.1 to W2-1.4: a corps has one leader, and the number of units that forces and tables state.
void check_corps(const GameFiles& files, const std::map<std::string, Node>& units) {
    for (const auto& [corps, own] : files.at("forces.corps").members()) {
        check_leader(own.at("leader"), units, "tactical_leader", "corps", corps);
        int found = 0, leaders = 0;
        for (const auto& [id, unit] : units)
            if (!unit.at("corps").is_null() && unit.at("corps").text() == corps) {
                ++found;
                if (is_leader(unit.at("type").text()) && ++leaders > 1) unit.at("type").fail(fmt::format("'{}' has a leader", corps));
            }
        own.at("blocks").must_be(found, "so many are among the units");
        files.at("tables.components.corps").at(corps).must_be(found, "so many are among the units");
    }
}

// A faction has its side, its strategic leader, and the number of units that forces and tables state.
void check_factions(const GameFiles& files, const std::map<std::string, Node>& units) {
    const Node parts = files.at("tables.components");
    for (const auto& [faction, own] : files.at("forces.factions").members()) {
        own.at("side").one_of({faction == "french" ? "french" : "allied"});
        check_leader(own.at("strategic_leader"), units, "strategic_leader", "faction", faction);
        std::map<std::string, int> found;
        for (const auto& [id, unit] : units)
            if (unit.at("faction").text() == faction) ++found[unit.at("type").text()], ++found["all"];
        own.at("blocks").must_be(found["all"], "so many are among the units");
        parts.at("units").at(faction).must_be(found["all"], "so many are among the units");
        parts.at("strategic_leaders").at(faction).must_be(found["strategic_leader"], "so many are among the units");
        parts.at("tactical_leaders").at(faction).must_be(found["tactical_leader"], "so many are among the units");
    }
}

}  // namespace

void check_waterloo200_forces(const GameFiles& files) {
    const Node tables = files.root("tables"), list = files.at("forces.units");
    for (const Node& unit : list.items()) {
        check_allegiance(unit, tables.at("corps"));
        check_movement(unit, tables.at("movement"));
        check_steps(unit, tables);
        check_radius(unit, tables);
    }
    const std::map<std::string, Node> units = by_id(list);
    check_corps(files, units);
    check_factions(files, units);
}

}  // namespace papelotte::data
