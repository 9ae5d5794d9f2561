// papelotte view: a position as one seat sees it.
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"

namespace papelotte::cli {

namespace {

int show_view(const std::string& path, const std::string& seat) {
    const PositionFile file = read_position_file(path);
    const Seat viewer = seat_or_observer_named(*file.game->facts, seat);
    print(pretty(table_at(file, seed_from_number(1))->view(viewer)));
    return kOk;
}

}  // namespace

Run add_view(CLI::App& app) {
    app.description("Print what a seat sees of a position");
    app.footer(R"(Prints the position as that seat may know it, as JSON: what is hidden from the seat is absent. The observer sees what every
seat sees.

Examples
  papelotte view --position start.json --seat french
  papelotte view --position start.json --seat observer)");
    struct Arguments {
        std::string position, seat;
    };
    auto arguments = std::make_shared<Arguments>();
    add_value(app, "--position", arguments->position, "The file with the position; - is standard input", "FILE")->required();
    add_value(app, "--seat", arguments->seat, "Who looks", "SEAT|observer")->required();
    return [arguments](const Voice&) { return show_view(arguments->position, arguments->seat); };
}

}  // namespace papelotte::cli
