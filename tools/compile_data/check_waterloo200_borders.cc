// Checks of the borders of Waterloo 200: they join known areas, agree with what the areas say of their neighbours, part the two armies
// at the start line, and leave no part of the map cut off.
#include <fmt/format.h>

#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/waterloo200.h"

namespace papelotte::data {

namespace {

constexpr std::size_t kBorders = 282;   // as in the array of data_types.h

// W2-2.4.2: the start line parts British from French areas.
void check_start_line(const Node& border, const std::string& control_a, const std::string& control_b) {
    const bool line = border.has("start_line") && border.at("start_line").flag();
    const bool parts = control_a != control_b && control_a != "prussian" && control_b != "prussian";
    if (line && !parts) border.at("start_line").fail("must part a British from a French area");
    if (parts && !line) border.fail("parts a British from a French area, and is not of the start line");
}

}  // namespace

void check_waterloo200_borders(const GameFiles& files) {
    const Node board(files.board), all = board.at("areas");
    const Numbers areas = number_ids(all);
    const std::vector<Node> area_nodes = all.items();
    Joined joined(waterloo200::kAreas);
    for (const Node& border : board.at("borders").items()) {
        border.only({"areas", "length", "start_line", "stream"});
        border.at("length").whole(1, 10000);
        const std::vector<Node> ends = border.at("areas").items(2);
        join(border, areas, ends[0].word(), ends[1].word(), joined);
        const auto control = [&](const Node& end) {
            return area_nodes[static_cast<std::size_t>(areas.at(end.word()))].at("initial_control").text();
        };
        check_start_line(border, control(ends[0]), control(ends[1]));
    }
    for (std::size_t i = 0; i < area_nodes.size(); ++i) check_neighbours(area_nodes[i].at("adjacent"), area_nodes[i], areas, joined[i]);
    check_connected(all, joined);
    board.at("borders").items(kBorders);
}

}  // namespace papelotte::data
