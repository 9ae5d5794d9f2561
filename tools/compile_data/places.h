// Paths from one place of the data to others, as the tables of a schema use them: "name.en", "^.line", "/forces.corps[.id].leader".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

// A value, the values that contain it (outermost first), and its index in the list of rows for which it is read.
struct Place {
    std::vector<Node> way;
    std::size_t row = 0;

    const Node& node() const { return way.back(); }
};

// All places that a path leads to, in order: none if a key is absent or null, several after "*" or "{a,b}". Each key of "{a,b}" gives
// a place, which may be null.
std::vector<Place> follow(const GameFiles& files, const Place& from, std::string_view path, const Node& schema);

// The entries of a list, or the members of an object, as places.
std::vector<Place> entries_of(const Place& place);

}  // namespace papelotte::data
