// Checks of Waterloo's board: areas, their terrain and roles, the turn track and the boxes beside the map. Borders have their own file.
#include <fmt/format.h>

#include <set>

#include "games/waterloo/rules/ids.h"
#include "tools/compile_data/waterloo.h"

namespace papelotte::data {

namespace {

void check_area(const Node& area, const Size& size) {
    check_two_languages(area.at("name"));
    for (const char* terrain : {"low", "woods", "town", "river"}) area.at("terrain").at(terrain).flag();
    area.at("terrain").only({"low", "woods", "town", "river"});
    area.at("edge").flag();
    if (const Node strong_point = area.at("strong_point"); !strong_point.is_null()) {
        strong_point.at("capacity").whole(1, 2);   // the rules keep two names
        strong_point.at("shift").whole(1, 6);
    }
    if (const Node entry = area.at("entry"); !entry.is_null()) {
        entry.one_of({"A", "B"});
        if (!area.at("edge").flag()) entry.fail("an entry must lie at the edge");
    }
    if (const Node objective = area.at("objective_of"); !objective.is_null()) objective.one_of({"french", "allied"});
    check_point(area.at("center"), size);
    area.at("inner_radius").whole(1, size.width);
    check_points(area.at("slots"), size, 1);
    check_points(area.at("polygon"), size, 3);
}

void check_roles(const Node& board, const Numbers& areas) {
    const Node all = board.at("areas");
    check_list_of_areas(board.at("strong_points"), areas, all, "strong_point", [](const Node& role) { return !role.is_null(); });
    board.at("entries").only({"A", "B"});
    for (const char* line : {"A", "B"})
        check_list_of_areas(board.at("entries").at(line), areas, all, "entry",
                            [line](const Node& role) { return !role.is_null() && role.text() == line; });
    board.at("objectives").only({"french", "allied"});
    for (const char* side : {"french", "allied"}) {
        const Node objective = board.at("objectives").at(side);
        const auto place = static_cast<std::size_t>(known_area(areas, objective, objective.text()));
        const Node owner = all.items()[place].at("objective_of");
        if (owner.is_null() || owner.text() != side) owner.fail(fmt::format("must be '{}', as the board's objectives say", side));
    }
    const Node goals = board.at("retreat_goals");
    goals.only({"french", "anglo_allied", "prussian"});
    for (const Node& list : {goals.at("french"), goals.at("anglo_allied"), goals.at("prussian")})
        for (const Node& goal : list.items()) known_area(areas, goal, goal.text());
    goals.at("french").items(1);
    goals.at("anglo_allied").items(1);
    goals.at("prussian").items(3);
    for (const Node& area : board.at("front_line").items()) known_area(areas, area, area.text());
}

void check_delayed_box(const Node& box, const Numbers& areas, const Node& all) {
    check_two_languages(box.at("name"));
    std::set<int> ways;
    for (const Node& item : box.at("neighbors").items()) {
        const int area = known_area(areas, item, item.text());
        if (all.items()[static_cast<std::size_t>(area)].at("entry").is_null()) item.fail(fmt::format("'{}' is no entry", item.text()));
        if (!ways.insert(area).second) item.fail(fmt::format("'{}' is there twice", item.text()));
    }
}

void check_turn_track(const Node& track) {
    int turn = 0;
    for (const Node& item : track.items(waterloo::kTurns)) {
        item.at("turn").must_be(++turn, "turns count from 1");
        check_two_languages(item.at("label"));
    }
}

void check_features(const Node& features, const Numbers& areas) {
    number_ids(features);
    for (const Node& feature : features.items()) {
        feature.at("type").one_of({"woods", "road", "stream", "ridge", "sunken_road", "hill", "village"});
        if (feature.has("name")) check_two_languages(feature.at("name"));
        if (feature.has("area")) known_area(areas, feature.at("area"), feature.at("area").text());
    }
}

}  // namespace

void check_waterloo_board(const GameFiles& files) {
    const Node board(files.board);
    check_game_name(board, "waterloo");
    const Size size = size_of(board);
    const Node all = board.at("areas");
    for (const Node& area : all.items(waterloo::kAreas)) check_area(area, size);
    const Numbers areas = number_ids(all);
    check_roles(board, areas);
    check_delayed_box(board.at("boxes").at("delayed"), areas, all);
    check_turn_track(board.at("turn_track"));
    check_features(board.at("features"), areas);
    for (const Node& border : board.at("borders").items()) check_points(border.at("line"), size, 2);
}

}  // namespace papelotte::data
