// Checks of where the units of Waterloo 200 begin: there is a unit for every icon, the pools are what is left over, the deal of history is
// one of those that chance can make, and the Prussians arrive as the tables say.
#include <fmt/format.h>

#include <map>
#include <set>

#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/waterloo200.h"

namespace papelotte::data {

namespace {

using Places = std::map<Place, int>;

Places places_of_icons(const Node& board) {
    Places places;
    for (const Node& area : board.at("areas").items())
        for (const Node& icon : area.at("icons").items()) ++places[place_of_icon(icon)];
    return places;
}

Places places_of_units(const Node& forces) {
    Places places;
    for (const Node& unit : forces.at("units").items()) ++places[place_of_unit(unit)];
    return places;
}

// W2-7.1.12, the part about the map.
void check_on_map(const GameFiles& files, const Places& icons, const Places& units) {
    const Node all = Node(files.board).at("areas"), own = Node(files.forces).at("setup").at("standard"), tables = Node(files.tables).at("setup");
    std::map<std::string, std::map<std::string, int>> found;   // by faction and type
    for (const auto& [place, count] : icons) {
        const auto there = units.find(place);
        if (there == units.end() || there->second < count)
            all.fail(fmt::format("there are {} icons of {} '{}' for {} units", count, place.corps, place.type,
                                 there == units.end() ? 0 : there->second));
        found[place.faction][is_leader(place.type) ? "leaders" : place.type] += count;
        found[place.faction]["all"] += count;
    }
    for (const char* faction : {"french", "british"})
        for (const char* type : {"leaders", "infantry", "cavalry", "artillery"})
            tables.at("on_map_by_type").at(faction).at(type).must_be(found[faction][type], "so many icons are on the board");
    for (const std::string_view faction : kFactionWords)
        for (const Node& set_up : {own, tables})
            set_up.at("on_map").at(faction).must_be(found[std::string(faction)]["all"], "so many icons are on the board");
    const Node brunswick = tables.at("brunswick");
    brunswick.at("area").must_be(Node(files.board).at("brunswick_area").whole(1, waterloo200::kAreas), "so says the board");
    for (const char* type : {"cavalry", "infantry"}) {
        const auto there = icons.find({"british", "br_R", type, true});
        brunswick.at("on_map").at(type).must_be(there == icons.end() ? 0 : there->second, "so many icons are on the board");
    }
}

// W2-7.1.12, the part about the pools: whatever is left over, and nothing else.
void check_pools(const GameFiles& files, const Places& icons, const Places& units) {
    const Node own = Node(files.forces).at("setup").at("standard"), tables = Node(files.tables).at("setup");
    for (const char* faction : {"french", "british"}) {
        const Node pool = own.at("pool").at(faction);
        int in_pool = 0, listed = 0;
        for (const auto& [place, count] : units) {
            if (place.faction != faction) continue;
            const auto icon = icons.find(place);
            const int left = count - (icon == icons.end() ? 0 : icon->second);
            if (left == 0) continue;
            pool.at(place.corps + (place.brunswick ? ":brunswick" : "")).at(place.type).must_be(left, "so many have no icon");
            in_pool += left;
        }
        for (const auto& [corps, entry] : pool.members())
            for (const auto& [type, count] : entry.members()) listed += count.whole(1, 99);
        if (listed != in_pool) pool.fail(fmt::format("has {} units, {} have no icon", listed, in_pool));
        for (const Node& size : {own.at("pool_size").at(faction), tables.at("pool").at(faction)}) size.must_be(in_pool, "so many have no icon");
    }
    for (const Node& size : {own.at("pool_size").at("prussian"), tables.at("pool").at("prussian")}) size.must_be(0, "W2-17.1.2");
}

void check_fixed(const Node& fixed, const Node& tables, const Node& factions) {
    const std::pair<const char*, const char*> leaders[] = {{"french", "napoleon"}, {"british", "wellington"}};   // W2-7.1.3
    for (const auto& [faction, leader] : leaders) {
        const int hq = factions.at(faction).at("hq").whole(1, waterloo200::kAreas);
        fixed.at(factions.at(faction).at("strategic_leader").text()).must_be(hq, "the headquarters");
        tables.at(leader).must_be(hq, "the headquarters");
    }
}

// F9: one unit for every icon, each on an icon of its own kind; the rest in the pool.
void check_history(const Node& place, const Node& board, const Node& units) {
    const Numbers areas = number_ids(board.at("areas"));
    std::map<std::pair<int, Place>, int> open;
    int area_number = 0;
    for (const Node& area : board.at("areas").items()) {
        for (const Node& icon : area.at("icons").items()) ++open[{area_number, place_of_icon(icon)}];
        ++area_number;
    }
    std::set<std::string> placed;
    for (const Node& unit : units.items()) {
        const std::string id = unit.at("id").text();
        if (unit.at("faction").text() == "prussian") continue;
        placed.insert(id);
        const Node where = place.at(id);
        if (where.word() == "pool") continue;
        const auto icon = open.find({known_area(areas, where, where.word()), place_of_unit(unit)});
        if (icon == open.end() || icon->second == 0) where.fail(fmt::format("no icon is left for it in area {}", where.word()));
        --icon->second;
    }
    for (const auto& [id, where] : place.members())
        if (!placed.contains(id)) where.fail("no French or British unit has this id");
    for (const auto& [icon, left] : open)
        if (left > 0) place.fail(fmt::format("an icon of '{}' in area {} has no unit", icon.second.type, icon.first + 1));
}

struct Units {
    std::vector<Node> all;
    Numbers numbers;
    explicit Units(const Node& list) : all(list.items()), numbers(number_ids(list)) {}

    Place known(const Node& id) const {
        const auto found = numbers.find(id.text());
        if (found == numbers.end()) id.fail(fmt::format("unknown unit '{}'", id.text()));
        return place_of_unit(all[static_cast<std::size_t>(found->second)]);
    }
};

// Those that come in any case: units of the corps, or the strategic leader, as the tables say.
std::set<std::string> check_fixed_arrivals(const Node& arrival, const Node& table, const Units& units) {
    const std::string corps = arrival.at("corps").text();
    std::set<std::string> fixed;
    for (const Node& item : arrival.at("fixed").items(table.at("fixed").items().size())) {
        const Place place = units.known(item);
        if (place.faction != "prussian" || (!place.corps.empty() && place.corps != corps))
            item.fail(fmt::format("'{}' is not of the corps", item.text()));
        if (!fixed.insert(item.text()).second) item.fail(fmt::format("'{}' is there twice", item.text()));
    }
    for (const Node& item : table.at("fixed").items())
        if (!fixed.contains(item.text())) item.fail(fmt::format("'{}' is not in the list of the forces", item.text()));
    return fixed;
}

// Those that chance brings: one of each kind named, never one that comes in any case. The draw of history is such a draw.
std::set<std::string> check_draws(const Node& arrival, const Node& table, const Units& units, const std::set<std::string>& fixed) {
    const std::string corps = arrival.at("corps").text();
    std::set<std::string> types, in_history;
    for (const Node& draw : arrival.at("random").items()) {
        draw.at("corps").one_of({corps});
        const std::string type = draw.at("type").one_of({"cavalry", "infantry"});
        draw.at("count").must_be(1, "one of each kind");
        table.at("drawn").at(type).must_be(1, "so say the forces");
        if (!types.insert(type).second) draw.fail(fmt::format("'{}' is there twice", type));
    }
    if (table.at("drawn").members().size() != types.size()) table.at("drawn").fail("is not the list of the forces");
    for (const Node& item : arrival.at("historical_draw").items(types.size())) {
        const Place place = units.known(item);
        if (place.corps != corps || !types.contains(place.type) || fixed.contains(item.text()) || !in_history.insert(place.type).second)
            item.fail(fmt::format("'{}' cannot be drawn", item.text()));
    }
    return types;
}

// W2-17.1.1: what arrives with a corps, and what is left for the pool.
void check_arrival(const Node& arrival, const Node& table, const Node& board, const Units& units) {
    const Node corps = arrival.at("corps");
    corps.one_of({table.at("corps").text()});
    arrival.at("turn").must_be(table.at("turn").whole(1, waterloo200::kTurns), "so say the tables");
    for (const Node& area : {arrival.at("area"), table.at("area")})
        area.must_be(board.at("prussian_entry").at(corps.text()).whole(1, waterloo200::kAreas), "so says the board");
    const std::set<std::string> fixed = check_fixed_arrivals(arrival, table, units), drawn = check_draws(arrival, table, units, fixed);
    int left = -static_cast<int>(drawn.size());
    for (const Node& unit : units.all)
        if (place_of_unit(unit).corps == corps.text() && !fixed.contains(unit.at("id").text())) ++left;
    table.at("on_map").must_be(static_cast<int>(fixed.size() + drawn.size()), "those that are placed and drawn");
    table.at("to_pool").must_be(left, "the rest of the corps");
}

void check_arrivals(const GameFiles& files) {
    const Node tables(files.tables), forces(files.forces), own = forces.at("setup").at("standard").at("prussian_arrival");
    const std::vector<Node> listed = tables.at("prussian_arrival").items(3), arrivals = own.items(3);
    const std::vector<Node> turns = tables.at("turns").at("prussian_arrival_turns").items(3);
    const Units units(forces.at("units"));
    std::set<std::string> corps;
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        listed[i].at("turn").must_be(turns[i].whole(1, waterloo200::kTurns), "the list of turns says so");
        check_arrival(arrivals[i], listed[i], Node(files.board), units);
        if (const Node id = arrivals[i].at("corps"); !corps.insert(id.text()).second) id.fail(fmt::format("'{}' is there twice", id.text()));
    }
    const Node first = arrivals[0].at("fixed");
    const std::string leader = forces.at("factions").at("prussian").at("strategic_leader").text();
    for (const Node& item : first.items())
        if (item.text() == leader) return;
    first.fail(fmt::format("'{}' is missing", leader));
}

// W2-O10: the corps keep their areas, and Blücher his turn and area.
void check_variable_arrival(const Node& variable, const GameFiles& files) {
    const Node board(files.board), areas = variable.at("area_by_corps"), leader = variable.at("blucher");
    areas.only({"pr_I", "pr_II", "pr_IV"});
    for (const auto& [corps, area] : board.at("prussian_entry").members())
        areas.at(corps).must_be(area.whole(1, waterloo200::kAreas), "so says the board");
    const Node first = Node(files.tables).at("prussian_arrival").items()[0];
    leader.at("turn").must_be(first.at("turn").whole(1, waterloo200::kTurns), "so say the tables");
    leader.at("area").must_be(board.at("hq").at("prussian").whole(1, waterloo200::kAreas), "the headquarters");
}

}  // namespace

void check_waterloo200_setup(const GameFiles& files) {
    const Node forces(files.forces), board(files.board), set_up = forces.at("setup"), standard = set_up.at("standard");
    const Places icons = places_of_icons(board), units = places_of_units(forces);
    check_on_map(files, icons, units);
    check_pools(files, icons, units);
    check_fixed(standard.at("fixed"), Node(files.tables).at("setup"), forces.at("factions"));
    check_history(set_up.at("historical").at("place"), board, forces.at("units"));
    check_arrivals(files);
    check_variable_arrival(set_up.at("variable_arrival"), files);
    standard.at("initiative_disc").one_of({"french"});   // W2-7.1.9
    standard.at("turn").must_be(1, "W2-7.1.9");
    for (const char* faction : {"french", "british"})
        standard.at("morale").at(faction).must_be(Node(files.tables).at("morale").at("start").whole(1, 42), "so say the tables");
}

}  // namespace papelotte::data
