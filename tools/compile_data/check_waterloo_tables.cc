// Checks of Waterloo's tables: complete, in range, and in agreement with the board.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "games/waterloo/rules/ids.h"
#include "tools/compile_data/waterloo.h"

namespace papelotte::data {

namespace {

constexpr std::size_t kRows = 7;     // modified dice 0 .. 6
constexpr std::size_t kRanges = 4;   // 0 .. 3

void check_fire_tables(const Node& tables) {
    for (const Node& row : tables.at("artillery_vs_infantry").at("cubes").items(kRows))
        for (const Node& cell : row.items(kRanges)) cell.whole(0, 5);
    for (const Node& row : tables.at("infantry_vs_infantry").at("result").items(kRows)) {
        row.at("cubes").whole(0, 5);
        row.at("check").flag();
    }
    for (const char* table : {"artillery_vs_cavalry", "artillery_vs_artillery", "skirmish", "infantry_vs_cavalry"})
        tables.at(table).at("hit_on").whole(1, 6);
}

void check_modifiers(const Node& list, std::initializer_list<std::string_view> ids, int least, int most) {
    for (const std::string_view id : ids) modifier(list, id).whole(least, most);
    std::vector<std::string> seen;
    for (const Node& item : list.items()) {
        const Node id = item.at("id");
        id.one_of(ids);
        if (std::find(seen.begin(), seen.end(), id.text()) != seen.end()) id.fail(fmt::format("'{}' is there twice", id.text()));
        seen.push_back(id.text());
    }
}

void check_all_modifiers(const Node& tables) {
    check_modifiers(tables.at("artillery_vs_infantry").at("modifiers"),
                    {"target_square", "target_river", "sunken_road", "british_artillery", "target_woods_or_town", "ridge", "strong_point"}, -6,
                    6);
    check_modifiers(tables.at("infantry_vs_infantry").at("modifiers"),
                    {"target_square", "british_firer", "cubes", "firer_square", "strong_point"}, -6, 6);
    for (const Node& item : tables.at("infantry_vs_infantry").at("modifiers").items())
        if (item.at("id").text() == "cubes") item.at("per").must_be(2, "the rules count every two cubes");
    check_modifiers(tables.at("cavalry_melee").at("modifiers"), {"imperial_guard", "tired", "dutch", "from_rough"}, -6, 6);
}

void check_morale(const Node& morale) {
    int column = 0;
    for (const Node& item : morale.at("columns").items(kRows)) item.must_be(column++, "columns count from 0");
    const Node rows = morale.at("rows");
    rows.only({"1", "2", "3", "4", "5", "6"});
    for (const char* die : {"1", "2", "3", "4", "5", "6"})
        for (const Node& cell : rows.at(die).items(kRows)) cell.one_of({"", "R", "E"});
    check_modifiers(morale.at("right"),
                    {"charged_by_cavalry_alone", "unsupported", "landwehr", "woods_or_town", "vs_assaulting_guard_infantry", "combined_force"},
                    1, 6);
    const Node left = morale.at("left");
    modifier(left, "strong_point").one_of({"box"});   // the number stands on the board
    for (const char* id : {"square_vs_cavalry_alone", "british_or_guard", "with_artillery"}) modifier(left, id).whole(1, 6);
    left.items(4);
}

void check_strong_points(const Node& listed, const Node& areas) {
    std::size_t on_board = 0;
    for (const Node& area : areas.items()) {
        const Node strong_point = area.at("strong_point");
        if (strong_point.is_null()) continue;
        ++on_board;
        const Node entry = listed.at(area.at("id").text());
        for (const char* key : {"capacity", "shift"}) entry.at(key).must_be(strong_point.at(key).whole(1, 6), "so says the board");
    }
    if (listed.members().size() != on_board) listed.fail(fmt::format("{} strong points, the board has {}", listed.members().size(), on_board));
}

// The key "5-9" of a list by turns, as first and last turn.
std::pair<int, int> turns_of(const Node& entry, std::string_view key) {
    int first = 0, last = 0;
    const auto [dash, no_first] = std::from_chars(key.data(), key.data() + key.size(), first);
    const bool has_dash = no_first == std::errc() && dash != key.data() + key.size() && *dash == '-';
    const auto [end, no_last] = std::from_chars(has_dash ? dash + 1 : key.data() + key.size(), key.data() + key.size(), last);
    if (!has_dash || no_last != std::errc() || end != key.data() + key.size() || first < 1 || last < first || last > waterloo::kTurns)
        entry.fail(fmt::format("'{}' is no span of turns", key));
    return {first, last};
}

void check_discs(const Node& discs) {
    discs.only({"french", "allied"});
    for (const char* side : {"french", "allied"}) {
        int next = 1;
        for (const auto& [key, entry] : discs.at(side).members()) {
            const auto [first, last] = turns_of(entry, key);
            if (first != next) entry.fail(fmt::format("must begin with turn {}", next));
            next = last + 1;
            for (const char* colour : {"green", "red", "purple"}) entry.at(colour).whole(0, 16);
        }
        if (next != waterloo::kTurns + 1) discs.at(side).fail(fmt::format("no discs for turn {}", next));
    }
}

void check_numbers(const Node& tables) {
    const Node control = tables.at("cavalry_control").at("continue_on");
    control.only({"french", "imperial_guard", "british", "german", "dutch", "prussian"});
    for (const char* nation : {"french", "imperial_guard", "british", "german", "dutch", "prussian"}) control.at(nation).whole(1, 6);
    for (const Node& tile : tables.at("tiles").items(8)) tile.whole(1, 9);
    tables.at("grand_battery_uses").whole(0, 40);
    tables.at("area_limit").at("combat_units").whole(1, 9);
    tables.at("area_limit").at("leaders").whole(1, 9);
    const int most = tables.at("cubes_per_infantry_max").whole(1, 9);
    tables.at("cubes_to_eliminate").must_be(most + 1, "one more than a unit can bear");
    const int needed = tables.at("support").at("adjacent_areas_needed").whole(1, 6);
    tables.at("support").at("at_board_edge").whole(1, needed);
    tables.at("prussian_arrival").at("from_turn").whole(1, waterloo::kTurns);
    const Node pieces = tables.at("prussian_arrival").at("die_to_pieces");
    for (const char* die : {"1", "2", "3", "4", "5", "6"}) pieces.at(die).whole(0, 20);
    tables.at("initiative").at("check_turn").whole(1, waterloo::kTurns);
    for (const char* arm : {"infantry", "artillery", "cavalry", "leader"})
        for (const Node& areas : tables.at("movement").at(arm).items(2)) areas.whole(1, 9);
    for (const char* kind : {"infantry", "imperial_guard_infantry", "artillery", "leader", "cavalry"})
        tables.at("casualty_value").at(kind).whole(0, 9);
}

void check_victory(const Node& victory, const Node& objectives) {
    for (const char* side : {"french", "allied"}) {
        victory.at(side).at("casualties").whole(1, 99);
        const Node place = victory.at(side).at("infantry_in");
        const std::string objective = objectives.at(side).text();
        if (place.text() != objective) place.fail(fmt::format("'{}' is not the objective '{}' of the board", place.text(), objective));
    }
}

void check_turn_track(const Node& track, const Node& tables) {
    const int arrival = tables.at("prussian_arrival").at("from_turn").whole(1, waterloo::kTurns);
    const int initiative = tables.at("initiative").at("check_turn").whole(1, waterloo::kTurns);
    for (const Node& item : track.items()) {
        const int turn = item.at("turn").whole(1, waterloo::kTurns);
        if (item.at("prussians_arrive").flag() != (turn >= arrival)) item.at("prussians_arrive").fail("the tables say otherwise");
        if (item.at("initiative_check").flag() != (turn == initiative)) item.at("initiative_check").fail("the tables say otherwise");
    }
}

}  // namespace

void check_waterloo_tables(const GameFiles& files) {
    const Node tables(files.tables), board(files.board);
    check_game_name(tables, "waterloo");
    check_fire_tables(tables);
    check_all_modifiers(tables);
    check_morale(tables.at("morale"));
    check_strong_points(tables.at("strong_points"), board.at("areas"));
    check_discs(tables.at("discs"));
    check_numbers(tables);
    check_victory(tables.at("victory"), board.at("objectives"));
    check_turn_track(board.at("turn_track"), tables);
    board.at("boxes").at("grand_battery").at("cubes").must_be(tables.at("grand_battery_uses").whole(0, 40), "so say the tables");
}

}  // namespace papelotte::data
