// Checks of Waterloo 200's board that a schema cannot express: areas agree with their circles, and icons are where they may be.
#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/check_waterloo200.h"

namespace papelotte::data {

namespace {

// Movement cost and stacking are those of the circle (W2-2.1.3).
void check_circle(const Node& area, const Node& circles) {
    const Node circle = circles.at(area.at("circle").text());
    for (const auto& [key, of_circle] : circle.members()) {
        const Node own = area.at(key);
        if (of_circle.is_null() && !own.is_null()) own.fail("must be null, as its circle says");
        if (!of_circle.is_null()) own.must_be(figure(of_circle), "so says its circle");
    }
}

// Black areas are the entries of the Prussians (W2-2.1.3, W2-2.4.2); headquarters belong to the faction that begins there.
void check_control(const Node& area) {
    const bool black = area.at("circle").text() == "black";
    const std::string faction = area.at("initial_control").text();
    if ((faction == "prussian") != black) area.at("initial_control").fail("only and all black areas are Prussian");
    if (area.at("entry").is_null() == black) area.at("entry").fail("only and all black areas are entries");
    if (const Node hq = area.at("hq"); !hq.is_null()) hq.one_of({faction});
}

// Icons are numbered within their area and belong to the faction that begins there; there are at most as many as blocks may stand there.
void check_icons_of_area(const Node& area, const Node& all_corps) {
    const std::vector<Node> icons = area.at("icons").items();
    const std::string faction = area.at("initial_control").text();
    if (!icons.empty() && area.at("circle").text() == "black") area.at("icons").fail("a black area has none");
    for (std::size_t i = 0; i < icons.size(); ++i) {
        icons[i].at("id").one_of({fmt::format("icon_{}_{}", area.at("id").word(), i + 1)});
        check_corps_of_piece(icons[i], all_corps);
        if (icons[i].at("faction").text() != faction) icons[i].at("faction").fail(fmt::format("the area is {} at the start", faction));
    }
    if (!icons.empty() && static_cast<int>(icons.size()) > figure(area.at("stacking")))
        area.at("icons").fail("more icons than blocks may stand here");
}

// W2-2.5.5: Brunswick's icons are in one area. Also checks the number of all icons.
void check_brunswick(const Node& board) {
    const Node areas = board.at("areas"), brunswick = board.at("brunswick_area");
    int count = 0;
    for (const Node& area : areas.items())
        for (const Node& icon : area.at("icons").items()) {
            ++count;
            if (!icon.has("only")) continue;
            if (area.at("id").word() != brunswick.word()) icon.at("only").fail(fmt::format("Brunswick's area is {}", brunswick.word()));
            icon.at("corps").one_of({"br_R"});
        }
    if (count != waterloo200::kIcons) areas.fail(fmt::format("must have {} icons, have {}", waterloo200::kIcons, count));
}

// W2-2.4.2: the start line separates British from French areas.
void check_start_line(const Node& border, const Node& areas) {
    const std::vector<Node> ends = border.at("areas").items();
    const auto control = [&](const Node& end) { return entry(areas, end.word()).at("initial_control").text(); };
    const std::string a = control(ends[0]), b = control(ends[1]);
    const bool line = border.has("start_line") && border.at("start_line").flag();
    const bool parts = a != b && a != "prussian" && b != "prussian";
    if (line && !parts) border.at("start_line").fail("must part a British from a French area");
    if (parts && !line) border.fail("parts a British from a French area, and is not of the start line");
}

}  // namespace

void check_waterloo200_board(const GameFiles& files) {
    const Node board = files.root("board"), areas = board.at("areas");
    for (const Node& area : areas.items()) {
        check_circle(area, board.at("circles"));
        check_control(area);
        check_icons_of_area(area, files.at("tables.corps"));
    }
    check_brunswick(board);
    for (const Node& border : board.at("borders").items()) check_start_line(border, areas);
}

}  // namespace papelotte::data
