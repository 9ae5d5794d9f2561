#include "engine/position_reader.h"

#include <algorithm>

namespace papelotte {

namespace json = boost::json;

InputFault PositionReader::unknown_key(const json::object& in, std::initializer_list<std::string_view> known,
                                       std::span<const std::string_view> names) {
    const auto has = [](const auto& list, std::string_view key) { return std::find(list.begin(), list.end(), key) != list.end(); };
    for (const auto& [key, ignored] : in)
        if (!has(known, key) && !has(names, key)) return InputFault(kPositionFaults.unknown_key, {outside("word", key)});
    return {};
}

InputFault PositionReader::other_game(const json::object& in, std::string_view game) {
    const json::value* named = in.if_contains("game");
    if (!named || *named == json::value(game)) return {};
    return InputFault(kPositionFaults.other_game, {Argument::of_word("game", game)}).at("game");
}

std::optional<std::int64_t> PositionReader::whole_number(const json::object& in, std::string_view key, int least, int most,
                                                         const std::string& where) {
    const json::value* found = in.if_contains(key);
    if (!found) return std::nullopt;
    boost::system::error_code not_whole;   // a value made in the program may be unsigned
    const auto value = found->to_number<std::int64_t>(not_whole);
    if (found->is_number() && !found->is_double() && !not_whole && value >= least && value <= most) return value;
    fail(where + std::string(key), not_within(least, most));
    return std::nullopt;
}

bool PositionReader::flag(const json::object& in, std::string_view key, const std::string& where) {
    const json::value* found = in.if_contains(key);
    if (found && !found->is_bool()) fail(where + std::string(key), kPositionFaults.must_be_flag);
    return found && found->is_bool() && found->get_bool();
}

}  // namespace papelotte
