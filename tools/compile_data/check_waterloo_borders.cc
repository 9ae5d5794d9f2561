// Checks of Waterloo's borders: they join known areas, agree with what the areas say of their neighbours and ridges, and
// leave no part of the map cut off.
#include <fmt/format.h>

#include <set>

#include "games/waterloo/rules/ids.h"
#include "tools/compile_data/waterloo.h"

namespace papelotte::data {

namespace {

constexpr std::size_t kBorders = 184;   // as in the array of data_types.h

using Ridges = std::vector<std::set<std::string>>;   // by area: those that its borders are part of

void check_border(const Node& border, const Numbers& areas, Joined& joined, Ridges& ridges) {
    border.only({"a", "b", "length", "line", "ridge", "sunken_road"});
    const std::string a = border.at("a").text(), b = border.at("b").text();
    join(border, areas, a, b, joined);
    if (border.has("ridge")) {
        const std::string ridge = border.at("ridge").one_of({"allied_ridge", "french_ridge"});
        for (const std::string& area : {a, b}) ridges[static_cast<std::size_t>(areas.at(area))].insert(ridge);
    }
    if (!border.has("sunken_road")) return;
    const Node road = border.at("sunken_road");
    road.only({"road_side"});
    const std::string side = road.at("road_side").text();
    if (side != a && side != b) road.at("road_side").fail(fmt::format("'{}' is neither '{}' nor '{}'", side, a, b));
}

void check_ridges(const Node& area, const std::set<std::string>& touched) {
    const Node list = area.at("ridges");
    std::set<std::string> named;
    for (const Node& item : list.items()) {
        if (!named.insert(item.text()).second) item.fail(fmt::format("'{}' is there twice", item.text()));
        if (!touched.contains(item.text())) item.fail(fmt::format("no border of this area is of '{}'", item.text()));
    }
    if (named.size() != touched.size()) list.fail(fmt::format("borders touch {} ridges, {} are named", touched.size(), named.size()));
}

}  // namespace

void check_waterloo_borders(const GameFiles& files) {
    const Node board(files.board), all = board.at("areas");
    const Numbers areas = number_ids(all);
    Joined joined(waterloo::kAreas);
    Ridges ridges(waterloo::kAreas);
    for (const Node& border : board.at("borders").items()) check_border(border, areas, joined, ridges);
    std::size_t number = 0;
    for (const Node& area : all.items()) {
        check_neighbours(area.at("neighbors"), area, areas, joined[number]);
        check_ridges(area, ridges[number++]);
    }
    check_connected(all, joined);
    board.at("borders").items(kBorders);
}

}  // namespace papelotte::data
