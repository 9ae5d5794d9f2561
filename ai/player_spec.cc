// See player_spec.h.
#include "ai/player_spec.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "ai/bot_process.h"
#include "engine/quoted.h"

namespace papelotte::ai {

namespace {

constexpr std::string_view kTechniques[] = {"priors",     "doctrine_value",    "widening", "outcome_keys", "reuse",
                                            "early_stop", "doctrine_rollouts", "reply",    "learned_value"};
constexpr std::string_view kCommand = "cmd:", kWeights = "weights=";
constexpr double kLeastTurn = 0.05, kMostTurn = 600, kLeastDecision = 0.001;
constexpr std::int64_t kMostCount = 100'000'000;

using Error = std::string;   // empty: no error

bool searches(Level level) { return level == Level::veteran || level == Level::marshal; }

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

// How many decisions of full length fit into a turn: the marshal searches longer on important ones.
double decisions_per_turn(Level level) { return level == Level::marshal ? 5 : 8; }

template <class Number>
Error read_number(std::string_view name, std::string_view text, Number least, Number most, Number& out) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole_text = error == std::errc() && end == text.data() + text.size();
    if (whole_text && number >= least && number <= most) {   // false for a NaN
        out = number;
        return {};
    }
    std::array<char, 32> from{}, to{};
    *std::to_chars(from.data(), from.data() + from.size() - 1, least).ptr = '\0';
    *std::to_chars(to.data(), to.data() + to.size() - 1, most).ptr = '\0';
    return std::string(name) + "=" + quoted(text) + ": expected a number from " + from.data() + " to " + to.data();
}

Error switch_off(std::string_view name, PlayerSpec& spec) {
    if (std::ranges::find(kTechniques, name) == std::end(kTechniques))
        return "unknown technique " + quoted(name) + " (known: " + listed(kTechniques) + ")";
    if (spec.uses(name)) spec.without.emplace_back(name);
    return {};
}

Error read_weights_file(std::string_view path, PlayerSpec& spec) {
    if (path.empty()) return "weights=: expected a file";
    spec.weights_file = path;
    return {};
}

// One part after the level: "turn=30", "-widening", "+sees_all".
Error read_part(std::string_view part, PlayerSpec& spec) {
    if (part.starts_with(kWeights)) return read_weights_file(part.substr(kWeights.size()), spec);
    if (!searches(spec.level))
        return std::string(kLevels[static_cast<std::size_t>(spec.level)]) + " does not search: it takes no setting but weights=FILE";
    if (part.starts_with('-')) return switch_off(part.substr(1), spec);
    if (part == "+sees_all") return spec.sees_all = true, Error();
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals), value = part.substr(std::min(equals + 1, part.size()));
    if (name == "turn") return read_number(name, value, kLeastTurn, kMostTurn, spec.budget.turn_seconds);
    if (name == "decision") return read_number(name, value, kLeastDecision, kMostTurn, spec.budget.decision_seconds);
    if (name == "count") return read_number(name, value, std::int64_t{1}, kMostCount, spec.budget.count);
    if (name == "threads") return read_number(name, value, 1, 2, spec.threads);
    return "unknown setting " + quoted(part) +
           " of a player (known: turn=S, decision=S, count=N, threads=N, weights=FILE, -TECHNIQUE, +sees_all)";
}

std::expected<PlayerSpec, std::string> read_command(std::string_view command) {
    if (auto words = split_command(command); !words) return std::unexpected(std::string(kCommand) + " " + words.error());
    PlayerSpec spec;
    spec.command = command;
    return spec;
}

// Completes missing values from the given ones.
Error complete(PlayerSpec& spec) {
    Budget& budget = spec.budget;
    const Budget usual = spec_of(spec.level).budget;
    if (budget.count > 0 && (budget.turn_seconds > 0 || budget.decision_seconds > 0)) return "a count replaces the time: give one or the other";
    const bool turn_given = budget.turn_seconds > 0;
    if (!turn_given) budget.turn_seconds = usual.turn_seconds;
    if (budget.decision_seconds == 0)
        budget.decision_seconds = turn_given ? budget.turn_seconds / decisions_per_turn(spec.level) : usual.decision_seconds;
    if (budget.decision_seconds > budget.turn_seconds) return "a decision cannot take longer than its turn";
    return {};
}

}  // namespace

bool PlayerSpec::uses(std::string_view technique) const { return std::ranges::find(without, technique) == without.end(); }

std::span<const std::string_view> techniques() { return kTechniques; }

PlayerSpec spec_of(Level level) {
    PlayerSpec spec;
    spec.level = level;
    if (level == Level::veteran) spec.budget = {2, 0.25, 0};
    if (level == Level::marshal) spec.budget = {10, 2, 0};
    return spec;
}

std::expected<PlayerSpec, std::string> read_player_spec(std::string_view text) {
    if (text.starts_with(kCommand)) return read_command(text.substr(kCommand.size()));
    const std::string_view name = text.substr(0, text.find(','));
    const auto level = std::ranges::find(kLevels, name);
    if (level == kLevels.end()) return std::unexpected("unknown player " + quoted(name) + " (known: " + listed(kLevels) + ", cmd:PROGRAM)");
    PlayerSpec spec;
    spec.level = static_cast<Level>(level - kLevels.begin());
    if (name.size() == text.size()) return spec_of(spec.level);
    if (spec.level == Level::random) return std::unexpected("random does not think: it takes no settings");
    for (std::size_t start = name.size() + 1; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        if (Error error = read_part(text.substr(start, comma - start), spec); !error.empty()) return std::unexpected(std::move(error));
        start = comma + 1;
    }
    if (Error error = complete(spec); !error.empty()) return std::unexpected(std::move(error));
    return spec;
}

}  // namespace papelotte::ai
