// Events as fixed sentences with ids, for the tests of the rules, which do not depend on the wording of the catalogue.
#include <algorithm>

#include "engine/spoken.h"
#include "games/waterloo/records/records.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

struct Report {
    std::string_view name, text;
};

// The operands fill the gaps in order, as far as there are gaps.
constexpr Report kEvents[] = {
    {"turn_begins", "Turn {} begins."},
    {"phase_begins", "Phase: {}."},
    {"initiative", "The initiative is with the {} player."},
    {"discs_given", "Discs for the {} player: {} green, {} red, {} purple."},
    {"tile_drawn", "The {} player draws the tile: {} actions."},
    {"round_begins", "The {} player is active: round {}."},
    {"round_over", "The {} round is over: the tile was {}."},
    {"action_spent", "The {} player spends a {} disc."},
    {"arrival_roll", "Prussian arrival: die {}, {} pieces."},
    {"entered", "{} enters at {}."},
    {"skirmish", "{} skirmishes at {}: die {}, hit: {}."},
    {"gun_fired", "{} fires at {}: die {}, modified {}, effect {}."},
    {"fire_lost", "Nobody is left at {}: the fire is lost."},
    {"battery_used", "Grand Battery fire: {} cubes left in the box."},
    {"volley", "{} fires a volley: die {}, modified {}, cubes {}, morale check: {}."},
    {"musketry", "{} fires at the cavalry: die {}, hit: {}."},
    {"melee", "{} ({}) against {} ({})."},
    {"morale", "{} checks morale: die {}, column {}: {}."},
    {"control", "{} rolls for control: die {}, charges on: {}."},
    {"moved", "{} moves to {}."},
    {"carried", "{} takes {} cubes along."},
    {"attacked", "{} assaults {} from {}."},
    {"assault_begins", "Assault on {} by the {} player."},
    {"assault_over", "The assault on {} is over. It is held by: {}."},
    {"benefits", "{} benefits from the strong point."},
    {"formed", "{} is now {}."},
    {"cubes_placed", "{}: damage cubes placed: {} {}."},
    {"cubes_removed", "{}: damage cubes removed: {} {}."},
    {"cube_sent", "A {} cube is sent from {} to {}."},
    {"tired", "{} is tired."},
    {"unmanned", "{} has lost its crew."},
    {"manned", "{} is manned again."},
    {"retreated", "{} falls back from {} to {}."},
    {"followed", "{} goes along to {}."},
    {"eliminated", "{} is eliminated ({})."},
    {"game_over", "The {} player has won."},
    {"bid_made", "The {} player bids for the {} side: {}."},
    {"bid_passed", "The {} player passes."},
    {"sides_settled", "The side {} pays {}."},
};

// For terms whose text is not their name.
constexpr Report kTerms[] = {
    {"target_square", "target in square"},
    {"target_river", "river"},
    {"british_artillery", "British guns"},
    {"target_woods_or_town", "woods or town"},
    {"british_firer", "British fire"},
    {"firer_square", "firing from square"},
    {"imperial_guard", "Imperial Guard"},
    {"dutch", "Dutch"},
    {"from_rough", "out of rough ground"},
    {"charged_by_cavalry_alone", "charged by cavalry"},
    {"landwehr", "Landwehr"},
    {"vs_assaulting_guard_infantry", "against the Guard"},
    {"combined_force", "infantry and cavalry together"},
    {"square_vs_cavalry_alone", "in square"},
    {"british_or_guard", "British or Guard"},
};

std::string title(const Argument& operand) {
    if (operand.word == "french") return "French";
    if (operand.word == "allied") return "Allied";
    std::string text = operand.word;
    if (operand.name == "cause") std::ranges::replace(text, '_', ' ');
    return text;
}

std::string term_report(const Term& term) {
    std::string name(Records::term_phrases()[term.kind].name);
    const auto other = std::ranges::find(kTerms, name, &Report::name);
    if (other != std::end(kTerms)) name = other->text;
    std::ranges::replace(name, '_', ' ');
    return "\n  " + name + " " + std::to_string(term.value);
}

}  // namespace

std::string report_of(const Event& event) {
    const Message message = event_message(Records::event_phrases(), event);
    std::string_view rest = kEvents[event.kind].text;
    EXPECT_EQ("event." + std::string(kEvents[event.kind].name), message.id);
    std::string text;
    for (const Argument& operand : message.arguments) {
        const std::size_t gap = rest.find("{}");
        if (gap == std::string_view::npos) break;
        text += std::string(rest.substr(0, gap)) + title(operand);
        rest.remove_prefix(gap + 2);
    }
    text += rest;
    for (const Term& term : event.terms) text += term_report(term);
    return text;
}

}  // namespace papelotte::waterloo
