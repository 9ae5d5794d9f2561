// The positions and journals that commands are given as files: read, parsed and checked. Declared in input.h.
#include <boost/json.hpp>

#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"
#include "engine/doubled_key.h"
#include "engine/quoted.h"

namespace papelotte::cli {

namespace {

// "line 3, column 14" of a place in the text.
std::string place_in(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t last = before.rfind('\n');
    return fmt::format("line {}, column {}", lines + 1, last == std::string_view::npos ? at + 1 : at - last);
}

boost::json::value parse_json(const std::string& path, std::string_view text) {
    boost::json::parser parser;
    boost::json::error_code error;
    const std::size_t read = parser.write_some(text, error);
    const bool only_space = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (only_space) fail("{}: empty: expected a position as JSON", shown_path(path));
    if (error == boost::json::error::incomplete) fail("{}: {}: the JSON ends too early", shown_path(path), place_in(text, text.size()));
    if (error) fail("{}: {}: not JSON: {}", shown_path(path), place_in(text, read), error.message());
    if (text.substr(read).find_first_not_of(" \t\r\n") != std::string_view::npos)
        fail("{}: {}: something follows the JSON", shown_path(path), place_in(text, read));
    if (const std::string key = doubled_key(text); !key.empty()) fail("{}: {} is there twice", shown_path(path), papelotte::quoted(key));
    return parser.release();
}

// What `apply` prints holds the position among other things: it is as good as the position alone.
boost::json::value unwrapped(boost::json::value document) {
    if (auto* object = document.if_object(); object && !object->contains("game"))
        if (auto* inner = object->if_contains("position"); inner && inner->is_object()) return std::move(*inner);
    return document;
}

}  // namespace

PositionFile read_position_file(const std::string& path) {
    boost::json::value position = unwrapped(parse_json(path, read_file(path)));
    const boost::json::object* object = position.if_object();
    if (!object) fail("{}: expected a position: a JSON object", shown_path(path));
    const boost::json::value* id = object->if_contains("game");
    if (!id || !id->is_string()) fail("{}: game: expected the name of the game that the position belongs to", shown_path(path));
    const Game& game = game_named(std::string_view(id->get_string()), shown_path(path) + ": game: ");
    return {&game, std::move(position), path};
}

std::unique_ptr<Table> table_at(const PositionFile& file, const Seed& seed, std::optional<std::vector<std::uint8_t>> script) {
    auto table = file.game->from_position(file.position, seed, std::move(script));
    if (!table) fail("{}: {}", shown_path(file.path), one_line(table.error()));
    return std::move(*table);
}

Setup setup_at(const Game& game, const std::string& path) {
    const PositionFile file = read_position_file(path);
    if (file.game != &game) fail("{}: this is a position of {}, not of {}", shown_path(path), file.game->facts->id, game.facts->id);
    auto checked = game.check_setup({"", {}, boost::json::serialize(file.position)});
    if (!checked) fail("{}: {}", shown_path(path), one_line(checked.error()));
    // Whether there is anything to play for is known once what needs no player is done.
    if (const auto table = game.set_up(*checked, seed_from_number(0)); !table) fail("{}: {}", shown_path(path), one_line(table.error()));
    return std::move(*checked);
}

JournalFile read_journal_file(const std::string& path) {
    auto journal = read_journal(read_file(path));
    if (!journal) fail("{}: {}", shown_path(path), one_line(journal.error()));
    const Game& game = game_named(journal->game, shown_path(path) + ": line 1: ");
    return {&game, std::move(*journal)};
}

}  // namespace papelotte::cli
