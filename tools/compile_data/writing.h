// Pieces of C++ text that the headers of all games are written with.
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tools/compile_data/checks.h"

namespace papelotte::data {

std::string quoted(const std::string& text);
std::string quoted(const Node& text);
std::string both_names(const Node& name);                       // "English", "Italian"
std::string braced(const std::vector<std::string>& items);      // {a, b, c}
int number(const Node& node);
std::string numbers_of(const Node& list);                       // {1, 2, 3}
std::string numbers_of(const Node& object, std::initializer_list<std::string_view> keys);
std::string area_text(const Numbers& areas, const Node& id);    // Area{7}
std::string write_map_size(const Node& board);

template <class Each>
std::string list_of(const std::vector<Node>& nodes, Each each) {
    std::vector<std::string> items;
    for (const Node& node : nodes) items.push_back(each(node));
    return braced(items);
}

}  // namespace papelotte::data
