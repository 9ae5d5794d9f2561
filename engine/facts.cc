#include "engine/facts.h"

#include <algorithm>

#include "engine/faults.h"
#include "engine/quoted.h"
#include "engine/text.h"

namespace papelotte {

namespace {

// The words with commas between them.
Argument listed(std::string_view gap, std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return Argument::of_word(gap, text);
}

// The versions that are played: "2, 3".
Argument versions(std::string_view gap, const Facts& facts) {
    std::string played;
    for (const int version : facts.former_versions) played += std::to_string(version) + ", ";
    return Argument::of_word(gap, played + std::to_string(facts.rules_version));
}

bool has(std::span<const std::string_view> words, std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); }

// The value chosen for an option, or its default.
std::expected<std::string, InputFault> chosen_value(const OptionFact& option, const Setup& setup) {
    std::optional<std::string> chosen;
    for (const auto& [name, value] : setup.options) {
        if (name != option.name) continue;
        if (chosen) return std::unexpected(InputFault(kSetupFaults.option_twice, {outside("word", name)}));
        if (!has(option.values, value))
            return std::unexpected(
                InputFault(kSetupFaults.option_value, {outside("word", name), outside("value", value), listed("known", option.values)}));
        chosen = value;
    }
    return chosen ? *chosen : std::string(option.values.front());
}

}  // namespace

bool plays_version(const Facts& facts, int version) {
    return version == facts.rules_version || std::ranges::find(facts.former_versions, version) != facts.former_versions.end();
}

InputFault why_not_version(const Facts& facts, int version) {
    if (plays_version(facts, version)) return {};
    return InputFault(kSetupFaults.rules_version, {Argument::of_number("version", version), versions("known", facts)});
}

bool is_player(const Facts& facts, Seat seat) { return static_cast<std::size_t>(index_of(seat)) < facts.seats.size(); }

std::string_view seat_name(const Facts& facts, Seat seat) {
    return is_player(facts, seat) ? facts.seats[static_cast<std::size_t>(index_of(seat))] : "observer";
}

std::optional<Seat> find_seat(const Facts& facts, std::string_view name) {
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (facts.seats[i] == name) return Seat(i);
    return std::nullopt;
}

SeatSet side_of(const Facts& facts, Seat seat, SeatSet in_play) {
    for (const SeatSet side : facts.sides)
        if (side.has(seat)) return side & in_play;
    return SeatSet(seat) & in_play;
}

std::vector<SeatSet> sides_in_play(const Facts& facts, SeatSet in_play) {
    std::vector<SeatSet> sides;
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        const SeatSet side = side_of(facts, Seat(i), in_play);
        if (in_play.has(Seat(i)) && side.front() == Seat(i)) sides.push_back(side);
    }
    return sides;
}

std::expected<Setup, InputFault> check_setup(const Facts& facts, const Setup& setup) {
    Setup checked{setup.scenario.empty() ? std::string(facts.scenarios.front()) : setup.scenario, {}};
    checked.rules_version = setup.rules_version == 0 ? facts.rules_version : setup.rules_version;
    if (InputFault wrong = why_not_version(facts, checked.rules_version)) return std::unexpected(std::move(wrong));
    if (!has(facts.scenarios, checked.scenario))
        return std::unexpected(InputFault(kSetupFaults.scenario, {outside("word", checked.scenario), listed("known", facts.scenarios)}));
    for (const auto& [name, value] : setup.options)
        if (std::none_of(facts.options.begin(), facts.options.end(), [&](const OptionFact& option) { return option.name == name; }))
            return std::unexpected(InputFault(kSetupFaults.option, {outside("word", name)}));
    for (const OptionFact& option : facts.options) {
        const auto value = chosen_value(option, setup);
        if (!value) return std::unexpected(value.error());
        checked.options.emplace_back(option.name, *value);
    }
    return checked;
}

std::optional<Message> why_not_your_turn(const Facts& facts, Seat seat, SeatSet to_act, Seating seating) {
    if (to_act.empty()) return Message{std::string(kFaults.over)};
    if (is_player(facts, seat) && to_act.has(seat)) return std::nullopt;
    if (to_act.size() > 1) return Message{std::string(kFaults.others_decide)};
    if (seating == Seating::bidding) return Message{std::string(kFaults.other_bids)};
    const std::string_view acting = seat_name(facts, to_act.front());
    return Message{std::string(kFaults.not_your_turn), {Argument::of_word("seat", acting, "seat." + std::string(acting))}};
}

Journal open_journal(const Facts& facts, Setup setup) {
    Journal journal;
    journal.game = facts.id;
    journal.setup = std::move(setup);
    if (journal.setup.rules_version == 0) journal.setup.rules_version = facts.rules_version;
    journal.seats.assign(facts.seats.begin(), facts.seats.end());
    return journal;
}

Closing closing_of(const Facts& facts, const Texts& texts, const Outcome& outcome, const std::optional<Seed>& seed) {
    Closing closing;
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (outcome.winners.has(Seat(i))) closing.winners.emplace_back(facts.seats[i]);
    closing.rule = outcome.rule;
    closing.reason = texts.say({std::string(outcome.message)});
    closing.seed = seed;
    return closing;
}

InputFault why_not_this_game(const Facts& facts, const Journal& journal) {
    if (journal.game != facts.id)
        return InputFault(kJournalFaults.other_game, {outside("its", journal.game), Argument::of_word("game", facts.id)});
    if (!plays_version(facts, journal.setup.rules_version))
        return InputFault(kJournalFaults.other_rules, {Argument::of_number("its", journal.setup.rules_version), versions("version", facts)});
    if (!std::equal(journal.seats.begin(), journal.seats.end(), facts.seats.begin(), facts.seats.end()))
        return InputFault(kJournalFaults.other_seats, {listed("seats", facts.seats)});
    return {};
}

InputFault closing_fault(const Journal& journal, const std::optional<Closing>& reached) {
    if (!journal.closing) return {};
    const bool by_rules = journal.closing->by.empty();
    InputFault wrong;
    if (by_rules && !reached) wrong = InputFault(kJournalFaults.not_over);
    else if (!by_rules && reached) wrong = InputFault(kJournalFaults.over_already);
    else if (by_rules && (reached->winners != journal.closing->winners || reached->rule != journal.closing->rule))
        wrong = InputFault(kJournalFaults.other_end, {Argument::of_word("rule", reached->rule)});
    return std::move(wrong).within(at_line(journal.entries.size() + 2));
}

Message at_entry(std::size_t index) {
    const auto n = static_cast<int>(index) + 1;
    return {std::string(kJournalFaults.entry), {Argument::of_number("entry", n), Argument::of_number("line", n + 1)}};
}

Message at_line(std::size_t number) { return {std::string(kJournalFaults.line), {Argument::of_number("line", static_cast<int>(number))}}; }

InputFault no_entry(const Journal& journal, int n) {
    return InputFault(kJournalFaults.no_entry,
                      {Argument::of_number("count", static_cast<int>(journal.entries.size())), Argument::of_number("n", n)});
}

InputFault dice_fault(const Dice& dice) {
    if (dice.ran_out()) return InputFault(kJournalFaults.more_dice);
    if (dice.impossible()) return InputFault(kJournalFaults.wrong_die);
    if (dice.left() > 0) return InputFault(kJournalFaults.fewer_dice);
    return {};
}

}  // namespace papelotte
