// Pieces of C++ text that the headers of all games are written with.
#include "tools/compile_data/writing.h"

namespace papelotte::data {

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (static_cast<unsigned char>(c) < 0x20) result += fmt::format("\\{:03o}", static_cast<unsigned>(c));
        else result += c;
    }
    return result + '"';
}

std::string quoted(const Node& text) { return quoted(text.text_or_empty()); }
std::string both_names(const Node& name) { return quoted(name.at("en")) + ", " + quoted(name.at("it")); }

std::string braced(const std::vector<std::string>& items) { return fmt::format("{{{}}}", fmt::join(items, ", ")); }

int number(const Node& node) { return node.whole(-1000, 1000); }

std::string numbers_of(const Node& list) {
    return list_of(list.items(), [](const Node& node) { return fmt::to_string(number(node)); });
}

std::string numbers_of(const Node& object, std::initializer_list<std::string_view> keys) {
    std::vector<std::string> items;
    for (const std::string_view key : keys) items.push_back(fmt::to_string(number(object.at(key))));
    return braced(items);
}

std::string area_text(const Numbers& areas, const Node& id) { return fmt::format("Area{{{}}}", areas.at(id.word())); }

std::string write_map_size(const Node& board) {
    const Size size = size_of(board);
    return fmt::format("inline constexpr int kMapWidth = {}, kMapHeight = {};\n", size.width, size.height);
}

}  // namespace papelotte::data
