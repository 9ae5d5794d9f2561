// The positions and journals that commands are given as files: read, parsed and checked. Declared in input.h.
#include <boost/json.hpp>

#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"
#include "engine/doubled_key.h"
#include "games/registry.h"

namespace papelotte::cli {

namespace {

// What is wrong at a place in the text: "line 3, column 14: …".
InputFault at_place(std::string_view text, std::size_t at, InputFault wrong) {
    const std::string_view before = text.substr(0, at);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t last = before.rfind('\n');
    const std::size_t column = last == std::string_view::npos ? at + 1 : at - last;
    return std::move(wrong).within({std::string(kSay.files.place), {value("line", lines + 1), value("column", column)}});
}

boost::json::value parse_json(const std::string& path, std::string_view text) {
    boost::json::parser parser;
    boost::json::error_code error;
    const std::size_t read = parser.write_some(text, error);
    const bool only_space = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (only_space) fail_in(path, InputFault(kSay.files.empty));
    if (error == boost::json::error::incomplete) fail_in(path, at_place(text, text.size(), InputFault(kSay.files.ends_early)));
    if (error) fail_in(path, at_place(text, read, InputFault(kSay.files.not_json, {value("reason", error.message())})));
    if (text.substr(read).find_first_not_of(" \t\r\n") != std::string_view::npos)
        fail_in(path, at_place(text, read, InputFault(kSay.files.more)));
    if (const std::string key = doubled_key(text); !key.empty()) fail_in(path, InputFault(kSay.files.key_twice, {outside("key", key)}));
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
    if (!object) fail_in(path, InputFault(kSay.files.no_position));
    const boost::json::value* id = object->if_contains("game");
    if (!id || !id->is_string()) fail_in(path, InputFault(kSay.files.no_game).at("game"));
    const std::string_view name = id->get_string();
    const Game* game = find_game(name);
    if (!game) fail_in(path, unknown_game(name).at("game"));
    return {game, std::move(position), path};
}

std::unique_ptr<Table> table_at(const PositionFile& file, const Seed& seed, std::optional<std::vector<std::uint8_t>> script) {
    auto table = file.game->from_position(file.position, seed, std::move(script));
    if (!table) fail_in(file.path, std::move(table.error()));
    return std::move(*table);
}

Setup setup_at(const Game& game, const std::string& path) {
    const PositionFile file = read_position_file(path);
    if (file.game != &game)
        fail_in(path, InputFault(kSay.files.other_position, {value("its", file.game->facts->id), value("game", game.facts->id)}));
    auto checked = game.check_setup({"", {}, boost::json::serialize(file.position)});
    if (!checked) fail_in(path, std::move(checked.error()));
    // Whether there is anything to play for is known once what needs no player is done.
    if (auto table = game.set_up(*checked, seed_from_number(0)); !table) fail_in(path, std::move(table.error()));
    return std::move(*checked);
}

JournalFile read_journal_file(const std::string& path) {
    auto journal = read_journal(read_file(path));
    if (!journal) fail_in(path, std::move(journal.error()));
    const Game* game = find_game(journal->game);
    if (!game) fail_in(path, unknown_game(journal->game).within(at_line(1)));
    return {game, std::move(*journal)};
}

}  // namespace papelotte::cli
