// Follows paths through the data.
#include "tools/compile_data/places.h"

#include <fmt/format.h>

#include <algorithm>

namespace papelotte::data {

namespace {

// Splits "/board.areas.*.icons[.id]{a,b}" into "/", "board", "areas", "*", "icons", "[.id]", "{a,b}".
std::vector<std::string> pieces_of(std::string_view path) {
    std::vector<std::string> pieces;
    std::string piece;
    const auto end_piece = [&] {
        if (!piece.empty()) pieces.push_back(std::move(piece));
        piece.clear();
    };
    for (std::size_t i = 0; i < path.size(); ++i) {
        const char c = path[i];
        if (c == '.') {
            end_piece();
        } else if (c == '/') {
            pieces.emplace_back("/");
        } else if (c == '[' || c == '{') {
            end_piece();
            const std::size_t close = std::min(path.find(c == '[' ? ']' : '}', i), path.size() - 1);
            pieces.emplace_back(path.substr(i, close - i + 1));
            i = close;
        } else {
            piece += c;
        }
    }
    end_piece();
    return pieces;
}

Place inner(const Place& place, const Node& node) {
    Place result = place;
    result.way.push_back(node);
    return result;
}

// The member of an object with this key, or the entry of a list with this id; empty if it is missing or null.
std::vector<Place> named(const Place& place, const std::string& key) {
    const Node& node = place.node();
    if (node.value().is_object()) return node.has(key) ? std::vector{inner(place, node.at(key))} : std::vector<Place>{};
    for (const Node& item : node.items())
        if (item.has("id") && item.at("id").word() == key) return {inner(place, item)};
    return {};
}

// Goes up to the object that contains a value, past the lists between them.
Place up(Place place) {
    do place.way.pop_back();
    while (!place.way.empty() && !place.node().value().is_object());
    return place;
}

}  // namespace

std::vector<Place> entries_of(const Place& place) {
    std::vector<Place> entries;
    if (place.node().value().is_object())
        for (const auto& [key, member] : place.node().members()) entries.push_back(inner(place, member));
    else
        for (const Node& item : place.node().items()) entries.push_back(inner(place, item));
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i].row = i;
    return entries;
}

std::vector<Place> follow(const GameFiles& files, const Place& from, std::string_view path, const Node& schema) {
    std::vector<Place> places{from};
    bool at_root = false;
    for (const std::string& piece : pieces_of(path)) {
        std::vector<Place> next;
        if (piece == "/") {
            at_root = true;
            continue;
        }
        for (const Place& place : places) {
            if (!at_root && place.way.empty()) schema.fail(fmt::format("'{}' must begin with a / and a file", path));
            std::vector<Place> found;
            if (at_root) {
                if (!files.documents.contains(piece)) schema.fail(fmt::format("no file '{}'", piece));
                found = {{{files.root(piece)}, place.row}};
            } else if (piece == "^") {
                found = {up(place)};
            } else if (piece == "*") {
                found = entries_of(place);
            } else if (piece.front() == '{') {
                for (std::size_t start = 1, end = 0; start < piece.size(); start = end + 1) {
                    end = piece.find_first_of(",}", start);
                    found.push_back(inner(place, place.node().at(piece.substr(start, end - start))));
                }
            } else if (piece == "[#]") {
                if (const std::vector<Place> items = entries_of(place); place.row < items.size()) found = {items[place.row]};
            } else if (piece.starts_with("[.")) {
                const std::vector<Place> key = follow(files, from, piece.substr(2, piece.size() - 3), schema);
                if (!key.empty()) found = named(place, key.front().node().word());
            } else if (piece.front() == '[') {
                found = named(place, piece.substr(1, piece.size() - 2));
            } else if (place.node().value().is_array() && std::all_of(piece.begin(), piece.end(), [](char c) { return c >= '0' && c <= '9'; })) {
                if (const std::vector<Place> items = entries_of(place); std::stoul(piece) < items.size()) found = {items[std::stoul(piece)]};
            } else {
                found = named(place, piece);
            }
            for (Place& own : found)
                if (!own.node().is_null() || piece.front() == '{') next.push_back(std::move(own));
        }
        at_root = false;
        places = std::move(next);
    }
    return places;
}

}  // namespace papelotte::data
