// Checks of Waterloo's borders: they join known areas, agree with what the areas say of their neighbours and ridges, and
// leave no part of the map cut off.
#include <fmt/format.h>

#include <set>

#include "games/waterloo/ids.h"
#include "tools/compile_data/waterloo.h"

namespace papelotte::data {

namespace {

constexpr std::size_t kBorders = 184;   // as in the array of data_types.h

struct Joined {
    std::vector<std::set<int>> neighbours = std::vector<std::set<int>>(waterloo::kAreas);
    std::vector<std::set<std::string>> ridges = std::vector<std::set<std::string>>(waterloo::kAreas);
};

void check_border(const Node& border, const Numbers& areas, Joined& joined) {
    border.only({"a", "b", "length", "line", "ridge", "sunken_road"});
    const std::string name_a = border.at("a").text(), name_b = border.at("b").text();
    const int a = known_area(areas, border, name_a), b = known_area(areas, border, name_b);
    const auto at_a = static_cast<std::size_t>(a), at_b = static_cast<std::size_t>(b);
    if (a == b) border.fail(fmt::format("'{}' borders itself", name_a));
    if (!joined.neighbours[at_a].insert(b).second) border.fail(fmt::format("'{}' and '{}' have a border already", name_a, name_b));
    joined.neighbours[at_b].insert(a);
    if (border.has("ridge")) {
        const std::string ridge = border.at("ridge").one_of({"allied_ridge", "french_ridge"});
        joined.ridges[at_a].insert(ridge);
        joined.ridges[at_b].insert(ridge);
    }
    if (!border.has("sunken_road")) return;
    const Node road = border.at("sunken_road");
    road.only({"road_side"});
    const std::string side = road.at("road_side").text();
    if (side != name_a && side != name_b) road.at("road_side").fail(fmt::format("'{}' is neither '{}' nor '{}'", side, name_a, name_b));
}

void check_neighbours(const Node& area, const Numbers& areas, const std::set<int>& joined) {
    const Node list = area.at("neighbors");
    std::set<int> named;
    for (const Node& item : list.items()) {
        const int neighbour = known_area(areas, item, item.text());
        if (!named.insert(neighbour).second) item.fail(fmt::format("'{}' is there twice", item.text()));
        if (!joined.contains(neighbour)) item.fail(fmt::format("no border joins '{}' and '{}'", area.at("id").text(), item.text()));
    }
    if (named.size() != joined.size())
        list.fail(fmt::format("{} borders touch this area, {} neighbours are named", joined.size(), named.size()));
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

void check_connected(const Node& all, const Joined& joined) {
    std::vector<bool> reached(waterloo::kAreas);
    std::vector<int> open{0};
    reached[0] = true;
    while (!open.empty()) {
        const auto area = static_cast<std::size_t>(open.back());
        open.pop_back();
        for (const int next : joined.neighbours[area]) {
            if (!reached[static_cast<std::size_t>(next)]) open.push_back(next);
            reached[static_cast<std::size_t>(next)] = true;
        }
    }
    const std::vector<Node> areas = all.items();
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (!reached[i]) areas[i].fail(fmt::format("'{}' cannot be reached from '{}'", areas[i].at("id").text(), areas[0].at("id").text()));
}

}  // namespace

void check_waterloo_borders(const WaterlooFiles& files) {
    const Node board(files.board), all = board.at("areas");
    const Numbers areas = number_ids(all);
    Joined joined;
    for (const Node& border : board.at("borders").items()) check_border(border, areas, joined);
    std::size_t number = 0;
    for (const Node& area : all.items()) {
        check_neighbours(area, areas, joined.neighbours[number]);
        check_ridges(area, joined.ridges[number++]);
    }
    check_connected(all, joined);
    board.at("borders").items(kBorders);
}

}  // namespace papelotte::data
