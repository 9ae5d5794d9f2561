// What the checks of all games share.
#include "tools/compile_data/checks.h"

#include <fmt/format.h>

#include <algorithm>

namespace papelotte::data {

GameFiles read_game_files(const std::filesystem::path& directory) {
    return {read_document(directory / "board.json"), read_document(directory / "forces.json"), read_document(directory / "tables.json")};
}

// --- Ids and names -------------------------------------------------------------------------------------------------------------

void check_id(const Node& id) {
    const std::string word = id.word();
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    if (!std::all_of(word.begin(), word.end(), allowed)) id.fail(fmt::format("'{}' is not made of a-z, 0-9 and _", word));
}

Numbers number_ids(const Node& list) {
    Numbers numbers;
    for (const Node& item : list.items()) {
        const Node id = item.at("id");
        check_id(id);
        if (!numbers.emplace(id.word(), static_cast<int>(numbers.size())).second) id.fail(fmt::format("'{}' is there twice", id.word()));
    }
    return numbers;
}

int known_area(const Numbers& areas, const Node& place, const std::string& id) {
    const auto found = areas.find(id);
    if (found == areas.end()) place.fail(fmt::format("unknown area '{}'", id));
    return found->second;
}

void check_game_name(const Node& root, std::string_view game) { root.at("game").one_of({game}); }

void check_two_languages(const Node& name) {
    name.at("en").text();
    name.at("it").text();
}

// --- The map -------------------------------------------------------------------------------------------------------------------

Size size_of(const Node& board) {
    const Node size = board.at("size");
    return {size.at("width").whole(1, 10000), size.at("height").whole(1, 10000)};
}

void check_point(const Node& point, const Size& size) {
    const std::vector<Node> coordinates = point.items(2);
    coordinates[0].whole(0, size.width);
    coordinates[1].whole(0, size.height);
}

void check_points(const Node& points, const Size& size, std::size_t least) {
    const std::vector<Node> items = points.items();
    if (items.size() < least) points.fail(fmt::format("must have {} points or more", least));
    for (const Node& point : items) {
        const std::vector<Node> coordinates = point.items(2);
        coordinates[0].number(0, size.width);
        coordinates[1].number(0, size.height);
    }
}

void check_list_of_areas(const Node& list, const Numbers& areas, const Node& all, std::string_view key,
                         const std::function<bool(const Node& role)>& says_so) {
    std::set<int> named;
    for (const Node& item : list.items())
        if (!named.insert(known_area(areas, item, item.word())).second) item.fail(fmt::format("'{}' is there twice", item.word()));
    int number = 0;
    for (const Node& area : all.items()) {
        const Node role = area.at(key);
        const bool says = says_so(role);
        if (says != named.contains(number++))
            role.fail(says ? "the board's own list leaves this area out" : "the board's own list has this area");
    }
}

// --- Borders -------------------------------------------------------------------------------------------------------------------

void join(const Node& border, const Numbers& areas, const std::string& a, const std::string& b, Joined& joined) {
    const int number_a = known_area(areas, border, a), number_b = known_area(areas, border, b);
    if (number_a == number_b) border.fail(fmt::format("'{}' borders itself", a));
    if (!joined[static_cast<std::size_t>(number_a)].insert(number_b).second)
        border.fail(fmt::format("'{}' and '{}' have a border already", a, b));
    joined[static_cast<std::size_t>(number_b)].insert(number_a);
}

void check_neighbours(const Node& list, const Node& area, const Numbers& areas, const std::set<int>& joined) {
    std::set<int> named;
    for (const Node& item : list.items()) {
        const int neighbour = known_area(areas, item, item.word());
        if (!named.insert(neighbour).second) item.fail(fmt::format("'{}' is there twice", item.word()));
        if (!joined.contains(neighbour)) item.fail(fmt::format("no border joins '{}' and '{}'", area.at("id").word(), item.word()));
    }
    if (named.size() != joined.size())
        list.fail(fmt::format("{} borders touch this area, {} neighbours are named", joined.size(), named.size()));
}

void check_connected(const Node& all, const Joined& joined) {
    std::vector<bool> reached(joined.size());
    std::vector<int> open{0};
    reached[0] = true;
    while (!open.empty()) {
        const auto area = static_cast<std::size_t>(open.back());
        open.pop_back();
        for (const int next : joined[area]) {
            if (!reached[static_cast<std::size_t>(next)]) open.push_back(next);
            reached[static_cast<std::size_t>(next)] = true;
        }
    }
    const std::vector<Node> areas = all.items();
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (!reached[i]) areas[i].fail(fmt::format("'{}' cannot be reached from '{}'", areas[i].at("id").word(), areas[0].at("id").word()));
}

}  // namespace papelotte::data
