// Checks of the board of Waterloo 200: areas, their circles and roles, the icons of set-up. Borders have their own file.
#include <fmt/format.h>

#include <set>

#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/waterloo200.h"

namespace papelotte::data {

namespace {

constexpr std::size_t kVictoryAreas = 7, kSunkenRoad = 5;   // W2-2.5.1, W2-2.5.3

// Both are nothing, or the same number.
void check_same(const Node& own, const Node& of_circle) {
    if (of_circle.is_null() && !own.is_null()) own.fail("must be null, as its circle says");
    if (!of_circle.is_null()) own.must_be(of_circle.whole(1, 9), "so says its circle");
}

void check_circles(const Node& circles) {
    circles.only({"green", "yellow", "red", "black"});
    for (const char* circle : {"green", "yellow", "red"})
        for (const char* key : {"move_cost", "stacking"}) circles.at(circle).at(key).whole(1, 9);
    for (const char* key : {"move_cost", "stacking"})   // W2-2.3.2, W2-2.1.3
        if (const Node none = circles.at("black").at(key); !none.is_null()) none.fail("must be null: black areas have none");
}

void check_icon(const Node& icon, const std::string& area, std::size_t number) {
    icon.only({"id", "faction", "corps", "type", "only"});
    icon.at("id").one_of({fmt::format("icon_{}_{}", area, number)});
    const std::string faction = icon.at("faction").one_of({"french", "british"});   // W2-16.2.6: Prussians need none
    const std::string type = icon.at("type").one_of({"infantry", "cavalry", "artillery", "tactical_leader", "strategic_leader"});
    const Node corps = icon.at("corps");
    if (corps.is_null() != (type == "strategic_leader")) corps.fail("only and all strategic leaders belong to no corps");
    if (!corps.is_null() && faction_of_corps(corps, corps.text()) != faction) corps.fail(fmt::format("'{}' is not {}", corps.text(), faction));
    if (icon.has("only")) icon.at("only").one_of({"brunswick"});
}

void check_area(const Node& area, int number, const Node& circles, const Size& size) {
    area.at("id").must_be(number, "areas are numbered from 1");
    check_id(area.at("slug"));
    check_two_languages(area.at("name"));
    const std::string circle = area.at("circle").one_of({"green", "yellow", "red", "black"});
    for (const char* key : {"move_cost", "stacking"}) check_same(area.at(key), circles.at(circle).at(key));
    area.at("terrain").one_of({"open", "slope", "valley", "ridge", "hill", "wood", "orchard", "farm", "village", "entry"});
    area.at("terrain_bonus").whole(0, 7);   // W2-2.1.1
    const std::string faction = check_faction(area.at("initial_control"));   // W2-2.4.2
    if ((faction == "prussian") != (circle == "black")) area.at("initial_control").fail("only and all black areas are Prussian");
    area.at("victory").flag();
    area.at("chemin_creux").flag();
    if (const Node hq = area.at("hq"); !hq.is_null()) hq.one_of({faction});
    if (area.at("entry").is_null() != (circle != "black")) area.at("entry").fail("only and all black areas are entries");   // W2-2.1.3
    check_point(area.at("label"), size);
    check_points(area.at("polygon"), size, 3);
    const std::vector<Node> icons = area.at("icons").items();
    if (!icons.empty() && circle == "black") area.at("icons").fail("a black area has none");
    for (std::size_t i = 0; i < icons.size(); ++i) {
        check_icon(icons[i], area.at("id").word(), i + 1);
        if (icons[i].at("faction").text() != faction) icons[i].at("faction").fail(fmt::format("the area is {} at the start", faction));
    }
    if (!icons.empty() && icons.size() > static_cast<std::size_t>(area.at("stacking").whole(1, 9)))
        area.at("icons").fail("more icons than blocks may stand here");
}

void check_slugs(const Node& all) {
    std::set<std::string> slugs;
    for (const Node& area : all.items())
        if (const Node slug = area.at("slug"); !slugs.insert(slug.text()).second) slug.fail(fmt::format("'{}' is there twice", slug.text()));
}

// A role that the board gives to one area for each word must be the one that this area has, and no other area has it.
void check_role(const Node& owners, std::initializer_list<std::string_view> words, const Numbers& areas, const Node& all, const char* key) {
    owners.only(words);
    std::set<int> owned;
    for (const std::string_view word : words) {
        const Node place = owners.at(word);
        const int area = known_area(areas, place, place.word());
        const Node role = all.items()[static_cast<std::size_t>(area)].at(key);
        if (role.is_null() || role.text() != word) role.fail(fmt::format("must be '{}', as the board's own list says", word));
        owned.insert(area);
    }
    int number = 0;
    for (const Node& area : all.items())
        if (!owned.contains(number++) && !area.at(key).is_null()) area.at(key).fail("the board's own list leaves this area out");
}

void check_roles(const Node& board, const Numbers& areas) {
    const Node all = board.at("areas"), sunken_road = board.at("chemin_creux"), corps = board.at("chemin_creux_corps");
    const auto flagged = [](const Node& role) { return role.flag(); };
    board.at("victory_areas").items(kVictoryAreas);
    check_list_of_areas(board.at("victory_areas"), areas, all, "victory", flagged);
    sunken_road.items(kSunkenRoad);
    check_list_of_areas(sunken_road, areas, all, "chemin_creux", flagged);
    for (const Node& area : sunken_road.items()) corps.at(area.word()).one_of({"br_I", "br_R"});
    if (corps.members().size() != kSunkenRoad) corps.fail("has areas that are no sunken road");
    check_role(board.at("hq"), {"french", "british", "prussian"}, areas, all, "hq");
    check_role(board.at("prussian_entry"), {"pr_I", "pr_II", "pr_IV"}, areas, all, "entry");
}

// W2-2.5.5, and of all icons the number.
void check_icons(const Node& board, const Numbers& areas) {
    const Node all = board.at("areas"), brunswick = board.at("brunswick_area");
    known_area(areas, brunswick, brunswick.word());
    int count = 0;
    for (const Node& area : all.items())
        for (const Node& icon : area.at("icons").items()) {
            ++count;
            if (!icon.has("only")) continue;
            if (area.at("id").word() != brunswick.word()) icon.at("only").fail(fmt::format("Brunswick's area is {}", brunswick.word()));
            icon.at("corps").one_of({"br_R"});
        }
    if (count != waterloo200::kIcons) all.fail(fmt::format("must have {} icons, have {}", waterloo200::kIcons, count));
}

void check_corps_colours(const Node& colours) {
    for (const CorpsWord& corps : kCorpsWords) {
        const Node colour = colours.at(corps.id);
        colour.at("faction").one_of({corps.faction});
        colour.at("colour").text();
        colour.at("hex").text();
    }
    if (colours.members().size() != waterloo200::kCorps) colours.fail(fmt::format("must have {} corps", waterloo200::kCorps));
}

void check_features(const Node& features, const Numbers& areas) {
    number_ids(features);
    for (const Node& feature : features.items()) {
        feature.at("kind").one_of({"wood", "orchard", "hill", "farm", "village", "road", "track", "stream", "sunken_road", "start_line"});
        check_two_languages(feature.at("name"));
        if (feature.has("area")) known_area(areas, feature.at("area"), feature.at("area").word());
    }
}

}  // namespace

void check_waterloo200_board(const GameFiles& files) {
    const Node board(files.board);
    check_game_name(board, "waterloo200");
    const Node all = board.at("areas"), circles = board.at("circles");
    const Size size = size_of(board);
    check_circles(circles);
    int number = 0;
    for (const Node& area : all.items(waterloo200::kAreas)) check_area(area, ++number, circles, size);
    check_slugs(all);
    const Numbers areas = number_ids(all);
    check_roles(board, areas);
    check_icons(board, areas);
    check_corps_colours(board.at("corps_colours"));
    check_features(board.at("features"), areas);
}

}  // namespace papelotte::data
