// Checks of Waterloo's board and tables that a schema cannot express.
#include "tools/compile_data/check_waterloo.h"

#include <charconv>
#include <set>

#include "games/waterloo/rules/ids.h"

namespace papelotte::data {

namespace {

// Entries are at the edge of the map, and the Delayed box is adjacent only to entries.
void check_entries(const Node& board) {
    const std::map<std::string, Node> areas = by_id(board.at("areas"));
    for (const auto& [id, area] : areas)
        if (!area.at("entry").is_null() && !area.at("edge").flag()) area.at("entry").fail("an entry must lie at the edge");
    for (const Node& item : board.at("boxes").at("delayed").at("neighbors").items())
        if (areas.at(item.text()).at("entry").is_null()) item.fail(fmt::format("'{}' is no entry", item.text()));
}

// The road side of a sunken road is one of the two areas of its border.
void check_sunken_roads(const Node& borders) {
    for (const Node& border : borders.items()) {
        if (!border.has("sunken_road")) continue;
        const Node side = border.at("sunken_road").at("road_side");
        const std::string a = border.at("a").text(), b = border.at("b").text();
        if (side.text() != a && side.text() != b) side.fail(fmt::format("'{}' is neither '{}' nor '{}'", side.text(), a, b));
    }
}

// Every area lists the ridges of its borders.
void check_ridges(const Node& board) {
    std::map<std::string, std::set<std::string>> touched;
    for (const Node& border : board.at("borders").items())
        for (const char* end : {"a", "b"})
            if (border.has("ridge")) touched[border.at(end).text()].insert(border.at("ridge").text());
    for (const auto& [id, area] : by_id(board.at("areas"))) {
        const std::vector<Node> named = area.at("ridges").items();
        for (const Node& ridge : named)
            if (!touched[id].contains(ridge.text())) ridge.fail(fmt::format("no border of this area is of '{}'", ridge.text()));
        if (named.size() != touched[id].size())
            area.at("ridges").fail(fmt::format("borders touch {} ridges, {} are named", touched[id].size(), named.size()));
    }
}

// The tables repeat the strong points of the board.
void check_strong_points(const Node& listed, const Node& areas) {
    for (const auto& [id, own] : listed.members())
        for (const auto& [key, value] : own.members()) value.must_be(figure(entry(areas, id).at("strong_point").at(key)), "so says the board");
}

// "1-4": from turn 1 to turn 4.
std::pair<int, int> turns_of(const Node& entry, const std::string& key) {
    int first = 0, last = 0;
    const auto [dash, no_first] = std::from_chars(key.data(), key.data() + key.size(), first);
    const bool has_dash = no_first == std::errc() && dash != key.data() + key.size() && *dash == '-';
    const auto [end, no_last] = std::from_chars(has_dash ? dash + 1 : key.data() + key.size(), key.data() + key.size(), last);
    if (!has_dash || no_last != std::errc() || end != key.data() + key.size() || first < 1 || last < first || last > waterloo::kTurns)
        entry.fail(fmt::format("'{}' is no span of turns", key));
    return {first, last};
}

// The spans of turns with discs are consecutive from the first turn to the last.
void check_spans_of_discs(const Node& discs) {
    for (const auto& [side, spans] : discs.members()) {
        int next = 1;
        for (const auto& [key, entry] : spans.members()) {
            const auto [first, last] = turns_of(entry, key);
            if (first != next) entry.fail(fmt::format("must begin with turn {}", next));
            next = last + 1;
        }
        if (next != waterloo::kTurns + 1) spans.fail(fmt::format("no discs for turn {}", next));
    }
}

// The forces also list the discs of each span of turns: the list must equal that of the tables.
void check_discs_of_forces(const Node& own, const Node& tables) {
    for (const auto& [side, listed] : tables.members()) {
        const auto spans = listed.members();
        const std::vector<Node> entries = own.at(side).items(spans.size());
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::vector<Node> turns = entries[i].at("turns").items(2);
            if (fmt::format("{}-{}", figure(turns[0]), figure(turns[1])) != spans[i].first)
                entries[i].at("turns").fail(fmt::format("must be {}: so say the tables", spans[i].first));
            for (const auto& [colour, count] : spans[i].second.members()) entries[i].at(colour).must_be(figure(count), "so say the tables");
        }
    }
}

// Numbers of the tables that depend on each other.
void check_limits(const Node& tables) {
    tables.at("cubes_to_eliminate").must_be(figure(tables.at("cubes_per_infantry_max")) + 1, "one more than a unit can bear");
    tables.at("support").at("at_board_edge").whole(1, figure(tables.at("support").at("adjacent_areas_needed")));
    const auto values = by_id(tables.at("morale").at("left"));
    values.at("strong_point").at("value").one_of({"box"});   // the number is on the board
    for (const auto& [id, shift] : values)
        if (id != "strong_point") shift.at("value").whole(1, 6);
}

// The turn track agrees with the tables.
void check_turn_track(const Node& track, const Node& tables) {
    const int arrival = figure(tables.at("prussian_arrival").at("from_turn")), initiative = figure(tables.at("initiative").at("check_turn"));
    for (const Node& item : track.items()) {
        const int turn = figure(item.at("turn"));
        if (item.at("prussians_arrive").flag() != (turn >= arrival)) item.at("prussians_arrive").fail("the tables say otherwise");
        if (item.at("initiative_check").flag() != (turn == initiative)) item.at("initiative_check").fail("the tables say otherwise");
    }
}

}  // namespace

void check_waterloo(const GameFiles& files) {
    const Node board = files.root("board"), tables = files.root("tables");
    check_entries(board);
    check_sunken_roads(board.at("borders"));
    check_ridges(board);
    check_strong_points(tables.at("strong_points"), board.at("areas"));
    check_spans_of_discs(tables.at("discs"));
    check_discs_of_forces(files.at("forces.discs_per_turn"), tables.at("discs"));
    check_limits(tables);
    check_turn_track(board.at("turn_track"), tables);
    check_waterloo_forces(files);
}

}  // namespace papelotte::data
