// All checks of Waterloo's data, and what they share.
#include "tools/compile_data/waterloo.h"

#include <fmt/format.h>

namespace papelotte::data {

void check_waterloo(const GameFiles& files) {
    check_waterloo_board(files);
    check_waterloo_borders(files);
    check_waterloo_tables(files);
    check_waterloo_forces(files);
    check_waterloo_display(files);
}

Node modifier(const Node& list, std::string_view id) {
    for (const Node& item : list.items())
        if (item.at("id").text() == id) return item.at("value");
    list.fail(fmt::format("'{}' is missing", id));
}

}  // namespace papelotte::data
