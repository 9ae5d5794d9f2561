// Notation of actions and sentences of events, from one table each.
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {
namespace {

// --- Nouns -----------------------------------------------------------------------------------------------------------------------

std::string_view unit_word(int value) { return value >= 0 && value < kUnits ? word(Unit(value)) : std::string_view(); }
std::optional<int> unit_value(std::string_view text) {
    const auto unit = unit_from(text);
    return unit ? std::optional(index_of(*unit)) : std::nullopt;
}
std::string_view gun_word(int value) { return value == index_of(kNoUnit) ? "none" : unit_word(value); }
std::optional<int> gun_value(std::string_view text) { return text == "none" ? std::optional(index_of(kNoUnit)) : unit_value(text); }
std::string_view area_word(int value) { return value >= 0 && value < kBoardPlaces ? word(Area(value)) : std::string_view(); }
std::optional<int> area_value(std::string_view text) {
    const auto area = area_from(text);
    return area ? std::optional(index_of(*area)) : std::nullopt;
}
std::string_view side_word(int value) { return word(Seat(value)); }
std::optional<int> side_value(std::string_view text) {
    return text == "french" ? std::optional(0) : text == "allied" ? std::optional(1) : std::nullopt;
}

constexpr std::string_view kMoraleWords[] = {"stands", "retreats", "is eliminated", "takes a cube", "is ridden down"};
std::string_view morale_word(int value) {
    return value >= 0 && value < static_cast<int>(std::size(kMoraleWords)) ? kMoraleWords[value] : std::string_view();
}
std::string_view side_title(int value) { return Seat(value) == kFrench ? "French" : "Allied"; }
std::string_view holder_title(int value) { return Seat(value) == kNobody ? "nobody" : side_title(value); }
std::string_view cause_title(int value) {
    return pick(Cause(value), std::array<std::string_view, 11>{"unknown", "six cubes", "morale", "no retreat", "melee", "fire", "guns taken",
                                                               "caught", "stranded", "area limit", "empty stock"});
}
std::string_view melee_word(int value) { return pick(Melee(value), std::array<std::string_view, 3>{"wins", "loses", "tie"}); }
std::string_view arm_word(int value) { return pick(Arm(value), std::array<std::string_view, 4>{"infantry", "cavalry", "artillery", "leader"}); }
std::string_view yes_word(int value) { return value ? "yes" : "no"; }

const Noun kUnit{"unit", unit_word, unit_value};
const Noun kGun{"gun", gun_word, gun_value};
const Noun kArea{"area", area_word, area_value};
const Noun kOrigin{"from", area_word, area_value};
const Noun kTo{"to", area_word, area_value};
const Noun kDisc = enum_noun<Disc, Disc::purple>("disc");
const Noun kColour = enum_noun<Colour, Colour::black>("colour");
const Noun kState = enum_noun<State, State::used>("state");
const Noun kSide{"side", side_word, side_value, side_title};
const Noun kHolder{"holder", side_word, unread, holder_title};
const Noun kPhase = enum_noun<Phase, Phase::end>("phase");
const Noun kCause = titled(enum_noun<Cause, Cause::empty_stock>("cause"), cause_title);
const Noun kMelee{"result", melee_word, unread};
const Noun kTarget{"target", arm_word, unread};
const Noun kHit{"hit", yes_word, unread};
const Noun kDice{"dice", nullptr, nullptr, nullptr, true};
const Noun kMorale{"result", morale_word, unread};
const Noun kCheck{"check", yes_word, unread};
const Noun kOn{"charges_on", yes_word, unread};
const Noun kEnemyUnit{"against", unit_word, unit_value};
const Noun kCount = number_noun("count"), kTurn = number_noun("turn"), kRange = number_noun("range"), kNeeded = number_noun("needed"),
           kCubes = number_noun("cubes"), kColumn = number_noun("column"), kGreen = number_noun("green"), kRed = number_noun("red"),
           kPurple = number_noun("purple"), kRound = number_noun("round"), kTile = number_noun("tile"), kPieces = number_noun("pieces"),
           kLeft = number_noun("left"), kEffect = number_noun("effect"), kTotal = number_noun("total"),
           kEnemyTotal = number_noun("against_total");

const Noun* noun_of(Operand operand, int position) {
    switch (operand) {
        case Operand::none: return nullptr;
        case Operand::unit: return &kUnit;
        case Operand::area: return position == 2 ? &kOrigin : &kArea;   // the third operand of attack
        case Operand::disc: return &kDisc;
        case Operand::colour: return &kColour;
        case Operand::state: return &kState;
        case Operand::count: return &kCount;
        case Operand::gun: return &kGun;
    }
    return nullptr;
}

const std::array<Phrase, kVerbs> kActionPhrases = action_phrases_of(kVerbData, noun_of);

// --- Events, in the order of Happening ---------------------------------------------------------------------------------------------

const Phrase kEventPhrases[] = {
    {"turn_begins", {&kTurn}, "Turn {} begins."},
    {"phase_begins", {&kPhase}, "Phase: {}."},
    {"initiative", {&kSide}, "The initiative is with the {} player."},
    {"discs_given", {&kSide, &kGreen, &kRed, &kPurple}, "Discs for the {} player: {} green, {} red, {} purple."},
    {"tile_drawn", {&kSide, &kTile}, "The {} player draws the tile: {} actions."},
    {"round_begins", {&kSide, &kRound}, "The {} player is active: round {}."},
    {"round_over", {&kSide, &kTile}, "The {} round is over: the tile was {}."},
    {"action_spent", {&kSide, &kDisc}, "The {} player spends a {} disc."},
    {"arrival_roll", {&kDice, &kPieces}, "Prussian arrival: die {}, {} pieces."},
    {"entered", {&kUnit, &kArea}, "{} enters at {}."},
    {"skirmish", {&kUnit, &kArea, &kDice, &kHit}, "{} skirmishes at {}: die {}, hit: {}."},
    {"gun_fired", {&kUnit, &kArea, &kDice, &kTotal, &kEffect, &kTarget, &kRange}, "{} fires at {}: die {}, modified {}, effect {}."},
    {"fire_lost", {&kArea}, "Nobody is left at {}: the fire is lost."},
    {"battery_used", {&kLeft}, "Grand Battery fire: {} cubes left in the box."},
    {"volley", {&kUnit, &kDice, &kTotal, &kCubes, &kCheck, &kArea}, "{} fires a volley: die {}, modified {}, cubes {}, morale check: {}."},
    {"musketry", {&kUnit, &kDice, &kHit, &kArea}, "{} fires at the cavalry: die {}, hit: {}."},
    {"melee", {&kUnit, &kTotal, &kEnemyUnit, &kEnemyTotal, &kDice, &kDice, &kMelee, &kArea}, "{} ({}) against {} ({})."},
    {"morale", {&kUnit, &kDice, &kColumn, &kMorale, &kArea}, "{} checks morale: die {}, column {}: {}."},
    {"control", {&kUnit, &kDice, &kOn, &kNeeded, &kArea}, "{} rolls for control: die {}, charges on: {}."},
    {"moved", {&kUnit, &kArea}, "{} moves to {}."},
    {"carried", {&kUnit, &kCubes}, "{} takes {} cubes along."},
    {"attacked", {&kUnit, &kArea, &kOrigin}, "{} assaults {} from {}."},
    {"assault_begins", {&kArea, &kSide}, "Assault on {} by the {} player."},
    {"assault_over", {&kArea, &kHolder}, "The assault on {} is over. It is held by: {}."},
    {"benefits", {&kUnit}, "{} benefits from the strong point."},
    {"formed", {&kUnit, &kState}, "{} is now {}."},
    {"cubes_placed", {&kArea, &kColour, &kCubes}, "{}: damage cubes placed: {} {}."},
    {"cubes_removed", {&kArea, &kColour, &kCubes}, "{}: damage cubes removed: {} {}."},
    {"cube_sent", {&kColour, &kOrigin, &kTo}, "A {} cube is sent from {} to {}."},
    {"tired", {&kUnit}, "{} is tired."},
    {"unmanned", {&kUnit}, "{} has lost its crew."},
    {"manned", {&kUnit}, "{} is manned again."},
    {"retreated", {&kUnit, &kOrigin, &kTo}, "{} falls back from {} to {}."},
    {"followed", {&kUnit, &kArea}, "{} goes along to {}."},
    {"eliminated", {&kUnit, &kCause}, "{} is eliminated ({})."},
    {"game_over", {&kSide}, "The {} player has won."},
};
static_assert(std::size(kEventPhrases) == static_cast<std::size_t>(Happening::game_over) + 1);

// In the order of Modifier.
const TermPhrase kTermPhrases[] = {
    {"target_square", nullptr, "target in square {}"},
    {"target_river", nullptr, "river {}"},
    {"sunken_road", nullptr, "sunken road {}"},
    {"british_artillery", nullptr, "British guns {}"},
    {"target_woods_or_town", nullptr, "woods or town {}"},
    {"ridge", nullptr, "ridge {}"},
    {"strong_point", nullptr, "strong point {}"},
    {"british_firer", nullptr, "British fire {}"},
    {"cubes", nullptr, "cubes {}"},
    {"firer_square", nullptr, "firing from square {}"},
    {"imperial_guard", nullptr, "Imperial Guard {}"},
    {"tired", nullptr, "tired {}"},
    {"dutch", nullptr, "Dutch {}"},
    {"from_rough", nullptr, "out of rough ground {}"},
    {"charged_by_cavalry_alone", nullptr, "charged by cavalry {}"},
    {"unsupported", nullptr, "unsupported {}"},
    {"landwehr", nullptr, "Landwehr {}"},
    {"woods_or_town", nullptr, "woods or town {}"},
    {"vs_assaulting_guard_infantry", nullptr, "against the Guard {}"},
    {"combined_force", nullptr, "infantry and cavalry together {}"},
    {"square_vs_cavalry_alone", nullptr, "in square {}"},
    {"british_or_guard", nullptr, "British or Guard {}"},
    {"with_artillery", nullptr, "with artillery {}"},
};
static_assert(std::size(kTermPhrases) == static_cast<std::size_t>(Modifier::with_artillery) + 1);

}  // namespace

std::span<const Phrase> action_phrases() { return kActionPhrases; }
std::span<const Phrase> event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> term_phrases() { return kTermPhrases; }

}  // namespace papelotte::waterloo
