// See input.h: the plain arguments. Positions and journals are in documents.cc.
#include "cli/input.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <thread>
#include <utility>

#include "ai/players.h"
#include "cli/console.h"
#include "cli/files.h"
#include "games/registry.h"

namespace papelotte::cli {

namespace {

constexpr std::uint64_t kMostJobs = 256;

// Says what is unknown, and what is known. `of`: whose word it would be.
InputFault unknown_word(std::string_view id, std::span<const std::string_view> known, std::string_view word, std::string_view of = {}) {
    std::vector<Argument> values{outside("word", word), value("of", of)};
    if (!known.empty()) values.push_back(value("known", joined(known)));
    add_nearest(values, word, known);
    return InputFault(id, std::move(values));
}

std::size_t index_among(std::span<const std::string_view> known, std::string_view word, std::string_view id, std::string_view of = {}) {
    const auto found = std::ranges::find(known, word);
    if (found == known.end()) fail(unknown_word(id, known, word, of));
    return static_cast<std::size_t>(found - known.begin());
}

std::pair<std::string, std::string> split_at_equals(std::string_view flag, std::string_view text, std::string_view shape) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        fail(kSay.input.expected, {value("flag", flag), outside("word", text), value("shape", shape)});
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

template <class N>
[[noreturn]] void fail_number(std::string_view id, std::string_view flag, std::string_view text, N least, N most) {
    fail(id, {value("flag", flag), outside("word", text), value("least", fmt::format("{}", least)), value("most", fmt::format("{}", most))});
}

InputFault in_flag(std::string_view flag, InputFault wrong) {
    return std::move(wrong).within({std::string(kSay.input.in_flag), {value("flag", flag)}});
}

}  // namespace

InputFault unknown_game(std::string_view id) {
    std::vector<std::string_view> known;
    for (const Game& game : games()) known.push_back(game.facts->id);
    return unknown_word(kSay.input.unknown_game, known, id);
}

const Game& game_named(std::string_view id) {
    if (const Game* game = find_game(id)) return *game;
    fail(unknown_game(id));
}

Seat seat_named(const Facts& facts, std::string_view name) { return Seat(index_among(facts.seats, name, kSay.input.unknown_seat, facts.id)); }

Seat seat_or_observer_named(const Facts& facts, std::string_view name) {
    std::vector<std::string_view> known(facts.seats.begin(), facts.seats.end());
    known.push_back("observer");
    const std::size_t index = index_among(known, name, kSay.input.unknown_seat, facts.id);
    return index == facts.seats.size() ? kObserver : Seat(index);
}

std::vector<Seat> seats_in(const Facts& facts, SeatSet set) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (set.has(Seat(i))) seats.push_back(Seat(i));
    return seats;
}

std::string names_of_seats(const Facts& facts, SeatSet set, const Voice& voice) {
    std::vector<std::string_view> names;
    for (const Seat seat : seats_in(facts, set)) names.push_back(seat_name(facts, seat));
    return joined(names, voice("list.and.last"));
}

std::string outcome_text(const Outcome& outcome, const Voice& voice) { return fmt::format("{} ({})", voice(outcome.message), outcome.rule); }

std::string title_of_seat(const Facts& facts, Seat seat, const Voice& voice, Seating seating) {
    if (seating == Seating::bidding) return voice(seat == Seat(0) ? kSay.play.first_player : kSay.play.second_player);
    std::string title(seat_name(facts, seat));
    if (const std::string id = "describe.seat." + title; voice.has(id)) return voice(id);
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
    std::ranges::replace(title, '_', ' ');
    return title;
}

std::uint64_t whole_number(std::string_view flag, std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        fail_number(kSay.input.whole_number, flag, text, least, most);
    return number;
}

double number_from(std::string_view flag, std::string_view text, double least, double most) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    if (!is_number || !(number >= least && number <= most)) fail_number(kSay.input.number, flag, text, least, most);
    return number;
}

double seconds_from(std::string_view flag, std::string_view text) { return number_from(flag, text, 0.01, 3600); }

std::size_t jobs_from(const std::string& text) {
    const std::uint64_t cores = std::max(1u, std::thread::hardware_concurrency());
    return text.empty() ? std::min(cores, kMostJobs) : whole_number("--jobs", text, 1, kMostJobs);
}

std::vector<std::uint8_t> dice_from(std::string_view text) {
    std::vector<std::uint8_t> faces;
    if (text.empty()) return faces;   // scripted, and none: any roll is one too many
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        faces.push_back(static_cast<std::uint8_t>(whole_number("--dice", text.substr(start, comma - start), 1, 255)));
        start = comma + 1;
    }
    return faces;
}

Seed seed_from(std::string_view text) {
    if (text.size() != 64) return seed_from_number(whole_number("--seed", text, 0, UINT64_MAX));
    auto seed = read_seed(text);
    if (!seed) fail(std::move(seed.error()).within({std::string(kSay.input.in_value), {value("flag", "--seed"), outside("word", text)}}));
    return *seed;
}

Setup setup_from(const Game& game, const std::string& scenario, const std::vector<std::string>& options) {
    const Facts& facts = *game.facts;
    Setup setup;
    if (!scenario.empty()) setup.scenario = facts.scenarios[index_among(facts.scenarios, scenario, kSay.input.unknown_scenario, facts.id)];
    std::vector<std::string_view> known;
    for (const OptionFact& option : facts.options) known.push_back(option.name);
    for (const std::string& argument : options) {
        const auto [name, chosen] = split_at_equals("--option", argument, "name=value");
        const OptionFact& option = facts.options[index_among(known, name, kSay.input.unknown_option, facts.id)];
        index_among(option.values, chosen, kSay.input.unknown_value, option.name);
        if (std::ranges::find(setup.options, name, &std::pair<std::string, std::string>::first) != setup.options.end())
            fail(kSay.input.option_twice, {outside("word", name)});
        setup.options.emplace_back(name, chosen);
    }
    auto checked = game.check_setup(setup);
    if (!checked) fail(in_flag("--option", std::move(checked.error())));
    return std::move(*checked);
}

static std::vector<double> weights_from(const Game& game, std::string_view flag, const std::string& path) {
    if (!game.players->read_weights) fail(in_flag(flag, InputFault(kSay.input.no_weights, {value("game", game.facts->id)})));
    auto weights = game.players->read_weights(read_file(path));
    if (!weights) fail(in_flag(flag, std::move(weights.error()).within({std::string(kSay.input.in_weights), {file_named(path)}})));
    return std::move(*weights);
}

ai::Entrant computer_named(const Game& game, std::string_view flag, const std::string& text) {
    if (text == kHuman) fail(in_flag(flag, InputFault(kSay.input.person)));
    auto spec = ai::read_player_spec(text);
    if (!spec) fail(in_flag(flag, std::move(spec.error())));
    const auto& levels = game.players->levels;
    if (const std::string_view level = ai::kLevels[static_cast<std::size_t>(spec->level)]; std::ranges::find(levels, level) == levels.end())
        fail(in_flag(flag, InputFault(kSay.input.no_such_level, {value("game", game.facts->id), value("level", level)})));
    if (!spec->weights_file.empty()) spec->weights = weights_from(game, flag, spec->weights_file);
    return {text, std::move(*spec)};
}

InputFault refused_by_rule(const Problem& problem, const Table& table) {
    return InputFault(problem.message).said_by(table.texts()).within({std::string(kSay.play.refused), {value("rule", problem.rule)}});
}

std::vector<ai::Entrant> players_from(const Game& game, SeatSet in_play, const std::vector<std::string>& arguments, std::string_view usual) {
    const Facts& facts = *game.facts;
    std::vector<std::string> chosen(facts.seats.size());
    for (const std::string& argument : arguments) {
        const auto [name, player] = split_at_equals("--seat", argument, "seat=player");
        const Seat seat = seat_named(facts, name);
        if (!in_play.has(seat)) fail(kSay.input.not_in_play, {outside("word", argument)});
        std::string& place = chosen[static_cast<std::size_t>(index_of(seat))];
        if (!place.empty()) fail(kSay.input.seat_twice, {outside("word", argument)});
        if (player.empty()) fail(kSay.input.expected, {value("flag", "--seat"), outside("word", argument), value("shape", "seat=player")});
        place = player;
    }
    std::vector<ai::Entrant> players;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const std::string name = chosen[i].empty() ? std::string(in_play.has(Seat(i)) ? usual : "") : chosen[i];
        players.push_back(name.empty() || name == kHuman ? ai::Entrant{name, {}} : computer_named(game, "--seat", name));
    }
    return players;
}

}  // namespace papelotte::cli
