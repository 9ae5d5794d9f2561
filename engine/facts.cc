#include "engine/facts.h"

#include <algorithm>

#include "engine/faults.h"
#include "engine/quoted.h"
#include "engine/text.h"

namespace papelotte {

namespace {

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text.empty() ? "none" : text;
}

bool has(std::span<const std::string_view> words, std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); }

// The value chosen for an option, or its default.
std::expected<std::string, std::string> chosen_value(const OptionFact& option, const Setup& setup) {
    std::optional<std::string> chosen;
    for (const auto& [name, value] : setup.options) {
        if (name != option.name) continue;
        if (chosen) return std::unexpected("option " + quoted(name) + " is given twice");
        if (!has(option.values, value))
            return std::unexpected("option " + quoted(name) + " cannot be " + quoted(value) + " (there is: " + joined(option.values) + ")");
        chosen = value;
    }
    return chosen ? *chosen : std::string(option.values.front());
}

}  // namespace

bool is_player(const Facts& facts, Seat seat) { return static_cast<std::size_t>(index_of(seat)) < facts.seats.size(); }

std::string_view seat_name(const Facts& facts, Seat seat) {
    return is_player(facts, seat) ? facts.seats[static_cast<std::size_t>(index_of(seat))] : "observer";
}

std::optional<Seat> find_seat(const Facts& facts, std::string_view name) {
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (facts.seats[i] == name) return Seat(i);
    return std::nullopt;
}

std::string player_name(const Facts& facts, Seat seat, Seating seating) {
    if (seating != Seating::bidding || !is_player(facts, seat)) return std::string(seat_name(facts, seat));
    return seat == Seat(0) ? "the first player" : "the second player";
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

std::expected<Setup, std::string> check_setup(const Facts& facts, const Setup& setup) {
    Setup checked{setup.scenario.empty() ? std::string(facts.scenarios.front()) : setup.scenario, {}};
    if (!has(facts.scenarios, checked.scenario))
        return std::unexpected("unknown scenario " + quoted(checked.scenario) + " (there is: " + joined(facts.scenarios) + ")");
    for (const auto& [name, value] : setup.options)
        if (std::none_of(facts.options.begin(), facts.options.end(), [&](const OptionFact& option) { return option.name == name; }))
            return std::unexpected("unknown option " + quoted(name));
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
    journal.rules_version = facts.rules_version;
    journal.setup = std::move(setup);
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

std::string why_not_this_game(const Facts& facts, const Journal& journal) {
    if (journal.game != facts.id) return "the journal is of " + quoted(journal.game) + ", not of " + quoted(facts.id);
    if (journal.rules_version != facts.rules_version)
        return "the journal follows rules version " + std::to_string(journal.rules_version) + "; this program plays " +
               std::to_string(facts.rules_version);
    if (!std::equal(journal.seats.begin(), journal.seats.end(), facts.seats.begin(), facts.seats.end()))
        return "the journal's seats are not those of the game (" + joined(facts.seats) + ")";
    return {};
}

std::string closing_fault(const Journal& journal, const std::optional<Closing>& reached) {
    if (!journal.closing) return {};
    const std::string line = "line " + std::to_string(journal.entries.size() + 2) + ": ";
    const bool by_rules = journal.closing->by.empty();
    if (by_rules && !reached) return line + "the journal is closed, but the game is not over";
    if (!by_rules && reached) return line + "the game had ended by the rules already";
    if (by_rules && (reached->winners != journal.closing->winners || reached->rule != journal.closing->rule))
        return line + "the game ended otherwise than the journal says (" + reached->rule + ")";
    return {};
}

std::string at_entry(std::size_t index) { return "entry " + std::to_string(index + 1) + " (line " + std::to_string(index + 2) + "): "; }

std::string dice_text(std::span<const std::uint8_t> dice) {
    std::string text;
    for (const std::uint8_t die : dice) text += (text.empty() ? "" : ", ") + std::to_string(die);
    return text.empty() ? "none" : text;
}

std::string dice_fault(const Dice& dice) {
    if (dice.ran_out()) return "more dice are rolled than were recorded";
    if (dice.impossible()) return "a recorded die shows a face that the die rolled does not have";
    if (dice.left() > 0) return "fewer dice are rolled than were recorded";
    return {};
}

}  // namespace papelotte
