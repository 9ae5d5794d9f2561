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
#include "engine/quoted.h"
#include "games/registry.h"

namespace papelotte::cli {

namespace {

constexpr std::uint64_t kMostJobs = 256;

// Says what is unknown, and what is known.
[[noreturn]] void fail_unknown(std::span<const std::string_view> known, std::string_view word, std::string_view what, std::string_view of,
                               std::string_view where = "") {
    const std::string unknown = fmt::format("{}unknown {} {}{}{}", where, what, papelotte::quoted(word), of.empty() ? "" : " of ", of);
    const std::string hint = did_you_mean(word, known);
    if (!hint.empty()) fail("{}{}", unknown, hint);
    fail("{} (known: {})", unknown, known.empty() ? "none" : joined(known));
}

std::size_t index_among(std::span<const std::string_view> known, std::string_view word, std::string_view what, std::string_view of = "") {
    const auto found = std::ranges::find(known, word);
    if (found == known.end()) fail_unknown(known, word, what, of);
    return static_cast<std::size_t>(found - known.begin());
}

std::pair<std::string, std::string> split_at_equals(std::string_view flag, std::string_view text, std::string_view shape) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0) fail("{} {}: expected {}", flag, papelotte::quoted(text), shape);
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

}  // namespace

const Game& game_named(std::string_view id, std::string_view where) {
    if (const Game* game = find_game(id)) return *game;
    std::vector<std::string_view> known;
    for (const Game& game : games()) known.push_back(game.facts->id);
    fail_unknown(known, id, "game", "", where);
}

Seat seat_named(const Facts& facts, std::string_view name) { return Seat(index_among(facts.seats, name, "seat", facts.id)); }

Seat seat_or_observer_named(const Facts& facts, std::string_view name) {
    std::vector<std::string_view> known(facts.seats.begin(), facts.seats.end());
    known.push_back("observer");
    const std::size_t index = index_among(known, name, "seat", facts.id);
    return index == facts.seats.size() ? kObserver : Seat(index);
}

std::vector<Seat> seats_in(const Facts& facts, SeatSet set) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (set.has(Seat(i))) seats.push_back(Seat(i));
    return seats;
}

std::string names_of_seats(const Facts& facts, SeatSet set) {
    std::vector<std::string_view> names;
    for (const Seat seat : seats_in(facts, set)) names.push_back(seat_name(facts, seat));
    return joined(names, " and ");
}

std::string outcome_text(const Outcome& outcome, const Texts& texts, const Speech& speech) {
    return fmt::format("{} ({})", texts.say({std::string(outcome.message)}, speech), outcome.rule);
}

std::string title_of_seat(const Facts& facts, Seat seat, Seating seating) {
    if (seating == Seating::bidding) return seat == Seat(0) ? "First player" : "Second player";
    std::string title(seat_name(facts, seat));
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
    std::ranges::replace(title, '_', ' ');
    return title;
}

std::uint64_t whole_number(std::string_view what, std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        fail("{} {}: expected a whole number from {} to {}", what, papelotte::quoted(text), least, most);
    return number;
}

double number_from(std::string_view what, std::string_view text, double least, double most) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    if (!is_number || !(number >= least && number <= most))
        fail("{} {}: expected a number from {} to {}", what, papelotte::quoted(text), least, most);
    return number;
}

double seconds_from(std::string_view what, std::string_view text) { return number_from(what, text, 0.01, 3600); }

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
    if (!seed) fail("--seed {}: {}", papelotte::quoted(text), seed.error());
    return *seed;
}

Setup setup_from(const Game& game, const std::string& scenario, const std::vector<std::string>& options) {
    const Facts& facts = *game.facts;
    Setup setup;
    if (!scenario.empty()) setup.scenario = facts.scenarios[index_among(facts.scenarios, scenario, "scenario", facts.id)];
    std::vector<std::string_view> known;
    for (const OptionFact& option : facts.options) known.push_back(option.name);
    for (const std::string& argument : options) {
        const auto [name, value] = split_at_equals("--option", argument, "name=value");
        const OptionFact& option = facts.options[index_among(known, name, "option", facts.id)];
        index_among(option.values, value, "value", fmt::format("option {}", option.name));
        if (std::ranges::find(setup.options, name, &std::pair<std::string, std::string>::first) != setup.options.end())
            fail("--option {}: given twice", papelotte::quoted(name));
        setup.options.emplace_back(name, value);
    }
    auto checked = game.check_setup(setup);
    if (!checked) fail("--option: {}", one_line(checked.error()));
    return std::move(*checked);
}

static std::vector<double> weights_from(const Game& game, std::string_view flag, const std::string& path) {
    if (!game.players->read_weights) fail("{}: weights=: {} has no weights", flag, game.facts->id);
    auto weights = game.players->read_weights(read_file(path));
    if (!weights) fail("{}: weights={}: {}", flag, one_line(shown_path(path)), weights.error());
    return std::move(*weights);
}

ai::Entrant computer_named(const Game& game, std::string_view flag, const std::string& text) {
    if (text == kHuman) fail("{}: a person cannot play here", flag);
    auto spec = ai::read_player_spec(text);
    if (!spec) fail("{}: {}", flag, one_line(spec.error()));
    if (!spec->weights_file.empty()) spec->weights = weights_from(game, flag, spec->weights_file);
    return {text, std::move(*spec)};
}

std::vector<ai::Entrant> players_from(const Game& game, SeatSet in_play, const std::vector<std::string>& arguments, std::string_view usual) {
    const Facts& facts = *game.facts;
    std::vector<std::string> chosen(facts.seats.size());
    for (const std::string& argument : arguments) {
        const auto [name, player] = split_at_equals("--seat", argument, "seat=player");
        const Seat seat = seat_named(facts, name);
        if (!in_play.has(seat)) fail("--seat {}: this seat is not in play with these options", papelotte::quoted(argument));
        std::string& place = chosen[static_cast<std::size_t>(index_of(seat))];
        if (!place.empty()) fail("--seat {}: this seat was given a player twice", papelotte::quoted(argument));
        if (player.empty()) fail("--seat {}: expected seat=player", papelotte::quoted(argument));
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
