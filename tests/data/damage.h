// Changes that damage a game's data, and the expected error line for each.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <functional>
#include <ostream>
#include <string>

#include "tests/data/data_files.h"

namespace papelotte::data {

using boost::json::array;
using boost::json::object;
using boost::json::value;

struct Damage {
    const char* name;
    const char* file;
    std::function<void(value&)> change;
    const char* place;     // the key that the line must name
    const char* reason;    // and the reason that it must give
};

inline void PrintTo(const Damage& damage, std::ostream* out) { *out << damage.name; }

inline value& in(value& root, const char* pointer) { return root.at_pointer(pointer); }

inline void erase_item(value& root, const char* pointer, std::size_t index) {
    array& list = in(root, pointer).as_array();
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
}

inline void set(value& root, const char* pointer, const value& to) { in(root, pointer) = to; }

inline void expect_line(const std::string& line, const std::string& document, const Damage& damage) {
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
    EXPECT_TRUE(line.starts_with(document + ": ")) << line;
    EXPECT_NE(line.find(std::string(damage.place) + ": "), std::string::npos) << line;
    EXPECT_NE(line.find(damage.reason), std::string::npos) << line;
}

inline void expect_refused_in_one_line(const Damage& damage, std::string_view game) {
    const Schema schema = read_schema(data_folder(game));
    GameFiles files = read_game_files(data_folder(game), schema);
    Document& document = files.documents.find(damage.file)->second;
    damage.change(document.root);

    expect_line(refusal_of(schema, files), document.name, damage);
}

}  // namespace papelotte::data
