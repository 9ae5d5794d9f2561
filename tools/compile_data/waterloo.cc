// Waterloo's data from files to header, and what its checks share.
#include "tools/compile_data/waterloo.h"

#include <fmt/format.h>

#include <algorithm>

namespace papelotte::data {

namespace {

bool well_formed(std::string_view id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

}  // namespace

WaterlooFiles read_waterloo(const std::filesystem::path& directory) {
    return {read_document(directory / "board.json"), read_document(directory / "forces.json"), read_document(directory / "tables.json")};
}

void check_waterloo(const WaterlooFiles& files) {
    check_waterloo_board(files);
    check_waterloo_borders(files);
    check_waterloo_tables(files);
    check_waterloo_forces(files);
    check_waterloo_display(files);
}

std::string compile_waterloo(const std::filesystem::path& directory) {
    const WaterlooFiles files = read_waterloo(directory);
    check_waterloo(files);
    return write_waterloo(files);
}

Numbers number_ids(const Node& list) {
    Numbers numbers;
    for (const Node& item : list.items()) {
        const Node id = item.at("id");
        if (!well_formed(id.text())) id.fail(fmt::format("'{}' is not made of a-z, 0-9 and _", id.text()));
        if (!numbers.emplace(id.text(), static_cast<int>(numbers.size())).second) id.fail(fmt::format("'{}' is there twice", id.text()));
    }
    return numbers;
}

int known_area(const Numbers& areas, const Node& place, const std::string& id) {
    const auto found = areas.find(id);
    if (found == areas.end()) place.fail(fmt::format("unknown area '{}'", id));
    return found->second;
}

void check_game_name(const Node& root) { root.at("game").one_of({"waterloo"}); }

void check_two_languages(const Node& name) {
    name.at("en").text();
    name.at("it").text();
}

Node modifier(const Node& list, std::string_view id) {
    for (const Node& item : list.items())
        if (item.at("id").text() == id) return item.at("value");
    list.fail(fmt::format("'{}' is missing", id));
}

}  // namespace papelotte::data
