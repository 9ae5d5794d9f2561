#include "tests/waterloo200/reports.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/vocabulary.h"
#include "games/waterloo200/records/records.h"

namespace papelotte::waterloo200 {
namespace {

constexpr std::string_view kReportedBattle =
    "Fire in {}: offence {} against defence {}.\n"
    "The attack by {} on {} ends with {}.\n"
    "Winner: {}. Hits on the loser: {}, on the winner: {}.";
constexpr std::string_view kBombardment =
    "Fire in {}: offence {} against defence {}.\n"
    "The bombardment by {} of {} ends with {}.\n"
    "Winner: {}. Hits on the loser: {}, on the winner: {}.";

struct Report {
    std::string_view name, text;
};

// The operands fill the gaps in order, as far as there are gaps.
constexpr Report kEvents[] = {
    {"turn_begins", "Turn {} begins."},
    {"impulse_begins", "An impulse of the {} side begins."},
    {"action_chosen", "The {} side chooses {}."},
    {"arrived", "Corps {} arrives in {}: {} blocks."},
    {"unit_arrived", "{} arrives in {}."},
    {"activated", "{} is activated in {}."},
    {"unit_moved", "{} moves from {} to {}."},
    {"block_moved", "A {} block moves from {} to {}."},
    {"controlled", "Area {} is now {}."},
    {"revealed", "{} is revealed, on step {}."},
    {"scouted", "{} reconnoitres {}."},
    {"battle_begins", "Battle in {}: {} attack."},
    {"bombardment_begins", "The Grand Battery bombards {}."},
    {"employed", "{} is employed with value {}."},
    {"retreat_begins", "In {} the Disc is played: {} retreat."},
    {"retreat_refused", "The retreat from {} is refused: the attack is a combined one."},
    {"ambush", "A reserve comes up from the sunken road in {}."},
    {"battle", kReportedBattle},
    {"bombardment", kBombardment},
    {"step_lost", "{} is reduced to step {}."},
    {"absorbed", "{} absorbs hits without loss: {}."},
    {"eliminated", "{} is eliminated."},
    {"morale_falls", "Morale ({}) falls to {}."},
    {"gun_reduced", "{} has fired and is reduced to step {}."},
    {"leader_tires", "{} tires and is reduced to step {}."},
    {"leader_spent", "{} is spent already and stays on step {}."},
    {"disc_passes", "The Disc passes to the {} side."},
    {"turn_ends", "Turn {} ends."},
    {"demoralised", "Isolated units in {} lose a step ({}): {}."},
    {"reorganises", "The {} army reorganises."},
    {"regenerated", "{} recovers to step {}."},
    {"reserves_drawn", "Reserves drawn ({}): {}."},
    {"reserve_drawn", "{} is drawn from the pool."},
    {"unit_placed", "{} is placed in {}."},
    {"block_placed", "A {} block is placed in {}."},
    {"unit_returned", "{} finds no place and goes back to the pool."},
    {"blocks_returned", "Reserves without a place go back ({}): {}."},
    {"set_up_done", "The {} army is set up."},
    {"game_over", "The {} side has won."},
    {"bid_made", "The {} player bids for the {} side: {}."},
    {"bid_passed", "The {} player passes."},
    {"sides_settled", "The side {} pays {}."},
};

// The value of a term, preceded by its name.
constexpr Report kTerms[] = {
    {"unit", "{} {}"},        {"charge", "{} charges: {} more"}, {"leader", "{} directs the attack: {}"},
    {"gun", "{} fires: {}"},  {"terrain", "terrain: {}"},        {"languages", "languages: {}"},
    {"morale", "morale: {}"},
};

// For terms whose text is not their word.
constexpr Report kTitles[] = {
    {"french", "French"},
    {"british", "British"},
    {"prussian", "Prussian"},
    {"allied", "Allied"},
    {"draw", "a draw"},
    {"marginal", "a marginal victory"},
    {"decisive", "a decisive victory"},
    {"brilliant", "a brilliant victory"},
    {"no_effect", "no effect"},
    {"tactical", "a Tactical Action"},
    {"strategic_move", "a strategic move"},
    {"strategic_reinforce", "strategic reinforcements"},
    {"grand_battery", "the Grand Battery"},
    {"pass", "a Pass"},
};

std::string title(const Argument& operand) {
    if (operand.name == "step") return std::to_string(operand.number + 1);   // the full step is the first
    const bool people = operand.name == "attacker" || operand.name == "defender" || operand.name == "winner" || operand.name == "people";
    for (const Report& one : kTitles)
        if (one.name == operand.word)
            return people ? "the " + std::string(one.text) + (one.name == "prussian" ? "s" : "") : std::string(one.text);
    return operand.word;
}

std::string filled(std::string_view text, std::span<const Argument> operands) {
    std::string out;
    for (const Argument& operand : operands) {
        const std::size_t gap = text.find("{}");
        if (gap == std::string_view::npos) break;
        out += std::string(text.substr(0, gap)) + title(operand);
        text.remove_prefix(gap + 2);
    }
    return out += text;
}

}  // namespace

std::string report_of(const Event& event) {
    Message message = event_message(Records::event_phrases(), event);
    if (message.id == "event.battle_begins" || message.id == "event.retreat_begins") message.arguments.back().name = "people";
    EXPECT_EQ("event." + std::string(kEvents[event.kind].name), message.id);
    std::string text = filled(kEvents[event.kind].text, message.arguments);
    for (const Term& term : event.terms) {
        std::vector<Argument> operands = term_message(Records::term_phrases(), term).arguments;
        std::ranges::reverse(operands);   // the name goes before the value
        text += "\n  " + filled(kTerms[term.kind].text, operands);
    }
    return text;
}

}  // namespace papelotte::waterloo200
