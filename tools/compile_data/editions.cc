// Reads data/<id>/editions.json:
//   [{"rules_version": 2, "forces": {"units": {"ig_inf_1": {"setup": {"standard": {"location": "decosters_house"}}}}}}]
// One entry per former edition, the oldest first: the rules version that had these data, and by file what differs from the edition that
// follows. Objects name the members that differ, lists their entries by id or index; any other value replaces the one of the following edition.
#include "tools/compile_data/editions.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "tools/compile_data/games.h"

namespace papelotte::data {

namespace {

namespace json = boost::json;

json::value* member(json::value& of, const std::string& key) {
    if (of.is_object()) return of.get_object().if_contains(key);
    json::array& list = of.get_array();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const json::value* id = list[i].is_object() ? list[i].get_object().if_contains("id") : nullptr;
        const std::string word = !id ? fmt::to_string(i) : id->is_string() ? std::string(id->get_string()) : json::serialize(*id);
        if (word == key) return &list[i];
    }
    return nullptr;
}

void change(json::value& value, const Node& difference) {
    if (!difference.value().is_object() || !(value.is_object() || value.is_array())) {
        if (value == difference.value()) difference.fail("is the same in the edition that follows");
        value = difference.value();
        return;
    }
    for (const auto& [key, part] : difference.members()) {
        json::value* found = member(value, key);
        if (!found) part.fail("is unknown to the edition that follows");
        change(*found, part);
    }
}

// The edition of which `entry` tells how it differs from the following one.
Edition edition_before(const Schema& schema, const Edition& following, const Node& entry) {
    Edition edition{entry.at("rules_version").whole(1, 1'000'000), following.files, {}};
    for (const auto& [key, part] : entry.members()) {
        if (key == "rules_version") continue;
        const auto file = edition.files.documents.find(key);
        if (file == edition.files.documents.end()) part.fail("is no file of the schema");
        file->second.name += fmt::format(" (rules version {})", edition.rules_version);
        change(file->second.root, part);
    }
    check_game(schema, edition.files, edition.ids);
    return edition;
}

}  // namespace

Editions only_edition(GameFiles files, Ids ids) {
    Editions editions;
    editions.push_back({0, std::move(files), std::move(ids)});
    return editions;
}

Editions read_editions(const std::filesystem::path& directory, const Schema& schema) {
    GameFiles files = read_game_files(directory, schema);
    Ids ids;
    check_game(schema, files, ids);
    Editions editions = only_edition(std::move(files), std::move(ids));
    const std::filesystem::path path = directory / "editions.json";
    if (!std::filesystem::exists(path)) return editions;
    const Document document = read_document(path);
    const std::vector<Node> former = Node(document).items();
    for (std::size_t i = former.size(); i-- > 0;) {
        editions.push_back(edition_before(schema, editions.back(), former[i]));
        const int version = editions.back().rules_version, next = editions[editions.size() - 2].rules_version;
        if (next != 0 && version >= next) former[i].at("rules_version").fail("must be less than that of the following edition");
    }
    std::ranges::reverse(editions);
    return editions;
}

}  // namespace papelotte::data
