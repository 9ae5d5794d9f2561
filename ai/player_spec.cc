// See player_spec.h.
#include "ai/player_spec.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "ai/bot_process.h"
#include "engine/faults.h"

namespace papelotte::ai {

namespace {

constexpr std::string_view kTechniques[] = {"priors", "every_kind", "doctrine_value",    "widening", "outcome_keys",
                                            "reuse",  "early_stop", "doctrine_rollouts", "reply",    "learned_value"};
constexpr std::string_view kCommand = "cmd:", kWeights = "weights=";
constexpr double kLeastTurn = 0.05, kMostTurn = 600, kLeastDecision = 0.001;
constexpr std::int64_t kMostCount = 100'000'000;

Argument known(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
    return Argument::of_word("known", text);
}

// How many decisions of full length fit into a turn: the marshal searches longer on important ones.
double decisions_per_turn(Level level) { return level == Level::veteran ? 8 : 5; }

template <class Number>
InputFault read_number(std::string_view name, std::string_view text, Number least, Number most, Number& out) {
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
    return InputFault(kPlayerFaults.number, {Argument::of_word("name", name), outside("word", text), Argument::of_word("least", from.data()),
                                             Argument::of_word("most", to.data())});
}

InputFault switch_off(std::string_view name, PlayerSpec& spec) {
    if (std::ranges::find(kTechniques, name) == std::end(kTechniques))
        return InputFault(kPlayerFaults.technique, {outside("word", name), known(kTechniques)});
    if (spec.uses(name)) spec.without.emplace_back(name);
    return {};
}

InputFault read_weights_file(std::string_view path, PlayerSpec& spec) {
    if (path.empty()) return InputFault(kPlayerFaults.no_file);
    spec.weights_file = path;
    return {};
}

// One part after the level: "turn=30", "-widening", "+sees_all".
InputFault read_part(std::string_view part, PlayerSpec& spec) {
    if (part.starts_with(kWeights)) return read_weights_file(part.substr(kWeights.size()), spec);
    if (!searches(spec.level))
        return InputFault(kPlayerFaults.no_search, {Argument::of_word("level", kLevels[static_cast<std::size_t>(spec.level)])});
    if (part.starts_with('-')) return switch_off(part.substr(1), spec);
    if (part == "+sees_all") return spec.sees_all = true, InputFault();
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals), value = part.substr(std::min(equals + 1, part.size()));
    if (name == "turn") return read_number(name, value, kLeastTurn, kMostTurn, spec.budget.turn_seconds);
    if (name == "decision") return read_number(name, value, kLeastDecision, kMostTurn, spec.budget.decision_seconds);
    if (name == "count") return read_number(name, value, std::int64_t{1}, kMostCount, spec.budget.count);
    if (name == "threads") return read_number(name, value, 1, 2, spec.threads);
    return InputFault(kPlayerFaults.setting, {outside("word", part)});
}

std::expected<PlayerSpec, InputFault> read_command(std::string_view command) {
    if (auto words = split_command(command); !words) return std::unexpected(std::move(words.error()).at("cmd"));
    PlayerSpec spec;
    spec.command = command;
    return spec;
}

// Fills in what was not given from what was.
InputFault complete(PlayerSpec& spec) {
    Budget& budget = spec.budget;
    const Budget usual = spec_of(spec.level).budget;
    if (budget.count > 0 && (budget.turn_seconds > 0 || budget.decision_seconds > 0)) return InputFault(kPlayerFaults.count_or_time);
    const bool turn_given = budget.turn_seconds > 0;
    if (!turn_given) budget.turn_seconds = usual.turn_seconds;
    if (budget.decision_seconds == 0)
        budget.decision_seconds = turn_given ? budget.turn_seconds / decisions_per_turn(spec.level) : usual.decision_seconds;
    if (budget.decision_seconds > budget.turn_seconds) return InputFault(kPlayerFaults.long_decision);
    return {};
}

}  // namespace

bool PlayerSpec::uses(std::string_view technique) const { return std::ranges::find(without, technique) == without.end(); }

bool searches(Level level) { return level >= Level::veteran; }
bool searches(std::string_view level) {
    const auto found = std::ranges::find(kLevels, level);
    return found != kLevels.end() && searches(static_cast<Level>(found - kLevels.begin()));
}

std::span<const std::string_view> techniques() { return kTechniques; }

PlayerSpec spec_of(Level level) {
    PlayerSpec spec;
    spec.level = level;
    if (level == Level::veteran) spec.budget = {2, 0.25, 0};
    if (level >= Level::former_marshal) spec.budget = {10, 2, 0};
    return spec;
}

std::expected<PlayerSpec, InputFault> read_player_spec(std::string_view text) {
    if (text.starts_with(kCommand)) return read_command(text.substr(kCommand.size()));
    const std::string_view name = text.substr(0, text.find(','));
    const auto level = std::ranges::find(kLevels, name);
    if (level == kLevels.end()) return std::unexpected(InputFault(kPlayerFaults.unknown, {outside("word", name), known(kLevels)}));
    PlayerSpec spec;
    spec.level = static_cast<Level>(level - kLevels.begin());
    if (name.size() == text.size()) return spec_of(spec.level);
    if (spec.level == Level::random) return std::unexpected(InputFault(kPlayerFaults.no_thought));
    for (std::size_t start = name.size() + 1; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        if (InputFault wrong = read_part(text.substr(start, comma - start), spec)) return std::unexpected(std::move(wrong));
        start = comma + 1;
    }
    if (InputFault wrong = complete(spec)) return std::unexpected(std::move(wrong));
    return spec;
}

}  // namespace papelotte::ai
