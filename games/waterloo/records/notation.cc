// Notation of actions, and what events, terms of accounts and prompts are about, from one table each. Their sentences are in
// data/waterloo/text.*.json, by these names.
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/steps/damage.h"
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
std::string_view place_word(int value) { return value == index_of(kNowhere) ? "none" : area_word(value); }
std::string_view side_word(int value) { return word(Seat(value)); }
std::optional<int> side_value(std::string_view text) {
    return text == "french" ? std::optional(0) : text == "allied" ? std::optional(1) : std::nullopt;
}

constexpr std::string_view kMoraleWords[] = {"stands", "retreats", "is eliminated", "takes a cube", "is ridden down"};
std::string_view morale_word(int value) {
    return value >= 0 && value < static_cast<int>(std::size(kMoraleWords)) ? kMoraleWords[value] : std::string_view();
}
std::string_view melee_word(int value) { return pick(Melee(value), std::array<std::string_view, 3>{"wins", "loses", "tie"}); }
std::string_view arm_word(int value) { return pick(Arm(value), std::array<std::string_view, 4>{"infantry", "cavalry", "artillery", "leader"}); }
std::string_view purpose_word(int value) { return pick(AssignedFor(value), std::array<std::string_view, 3>{"volley", "morale", "retreat"}); }
std::string unit_name(int value) { return value >= 0 && value < kUnits ? name_key(Unit(value)) : std::string(); }
std::string area_name(int value) { return area_word(value).empty() ? std::string() : "place." + std::string(area_word(value)); }
std::string side_name(int value) { return "side." + std::string(side_word(value)); }
std::string disc_name(int value) { return "disc." + std::string(word(Disc(value))); }
std::string colour_name(int value) { return "cube." + std::string(word(Colour(value))); }
std::string state_name(int value) { return "state." + std::string(word(State(value))); }
std::string phase_name(int value) { return "phase." + std::string(word(Phase(value))); }
std::string cause_name(int value) { return "cause." + std::string(word(Cause(value))); }
std::string_view player_word(int value) { return value == 0 ? "first" : "second"; }
std::string_view yes_word(int value) { return value ? "yes" : "no"; }

const Noun kUnit = named({"unit", unit_word, unit_value}, unit_name, true);
const Noun kGun = named({"gun", gun_word, gun_value}, unit_name, true);
const Noun kArea = named({"area", area_word, area_value}, area_name, true);
const Noun kOrigin = named({"from", area_word, area_value}, area_name, true);
const Noun kTo = named({"to", area_word, area_value}, area_name, true);
const Noun kDisc = named(enum_noun<Disc, Disc::purple>("disc"), disc_name);
const Noun kColour = named(enum_noun<Colour, Colour::black>("colour"), colour_name);
const Noun kState = named(enum_noun<State, State::used>("state"), state_name);
const Noun kSide = named({"side", side_word, side_value}, side_name);
const Noun kPayer = named({"payer", side_word, unread}, side_name);
const Noun kPlayer{"player", player_word, unread};
const Noun kHolder = named({"holder", side_word, unread}, side_name);
const Noun kPhase = named(enum_noun<Phase, Phase::end>("phase"), phase_name);
const Noun kCause = named(enum_noun<Cause, Cause::empty_stock>("cause"), cause_name);
const Noun kMelee{"result", melee_word, unread};
const Noun kTarget{"target", arm_word, unread};
const Noun kHit{"hit", yes_word, unread};
const Noun kDice{"dice", nullptr, nullptr, true};
const Noun kMorale{"result", morale_word, unread};
const Noun kCheck{"check", yes_word, unread};
const Noun kOn{"charges_on", yes_word, unread};
const Noun kEnemyUnit = named({"against", unit_word, unit_value}, unit_name, true);
const Noun kReserve{"reserve", yes_word, unread};
const Noun kAssaulting{"assaulting", yes_word, unread};
const Noun kLeader = named({"leader", unit_word, unit_value}, unit_name, true);
const Noun kAnywhere = named({"area", place_word, unread}, area_name, true);
const Noun kPurpose{"purpose", purpose_word, unread};
const Noun kSecond{"second", yes_word, unread};
const Noun kPaid{"paid", yes_word, unread};
const Noun kCharging{"charging", yes_word, unread};
const Noun kRolled{"rolled", yes_word, unread};
const Noun kCount = number_noun("count"), kTurn = number_noun("turn"), kRange = number_noun("range"), kNeeded = number_noun("needed"),
           kCubes = number_noun("cubes"), kColumn = number_noun("column"), kGreen = number_noun("green"), kRed = number_noun("red"),
           kPurple = number_noun("purple"), kRound = number_noun("round"), kTile = number_noun("tile"), kPieces = number_noun("pieces"),
           kLeft = number_noun("left"), kEffect = number_noun("effect"), kTotal = number_noun("total"),
           kEnemyTotal = number_noun("against_total"), kHits = number_noun("hits"), kActionNumber = number_noun("action"),
           kUnitsInAll = number_noun("units"), kPlaceInRow = number_noun("place"), kNumber = number_noun("number"),
           kPrice = number_noun("price");

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
        case Operand::side: return &kSide;
        case Operand::number: return &kNumber;
    }
    return nullptr;
}

const std::array<Phrase, kVerbs> kActionPhrases = action_phrases_of(kVerbData, noun_of);

// --- Events, in the order of Happening ---------------------------------------------------------------------------------------------

const Phrase kEventPhrases[] = {
    {"turn_begins", {&kTurn}},
    {"phase_begins", {&kPhase}},
    {"initiative", {&kSide}},
    {"discs_given", {&kSide, &kGreen, &kRed, &kPurple}},
    {"tile_drawn", {&kSide, &kTile}},
    {"round_begins", {&kSide, &kRound}},
    {"round_over", {&kSide, &kTile}},
    {"action_spent", {&kSide, &kDisc}},
    {"arrival_roll", {&kDice, &kPieces}},
    {"entered", {&kUnit, &kArea}},
    {"skirmish", {&kUnit, &kArea, &kDice, &kHit}},
    {"gun_fired", {&kUnit, &kArea, &kDice, &kTotal, &kEffect, &kTarget, &kRange}},
    {"fire_lost", {&kArea}},
    {"battery_used", {&kLeft}},
    {"volley", {&kUnit, &kDice, &kTotal, &kCubes, &kCheck, &kArea}},
    {"musketry", {&kUnit, &kDice, &kHit, &kArea}},
    {"melee", {&kUnit, &kTotal, &kEnemyUnit, &kEnemyTotal, &kDice, &kDice, &kMelee, &kArea}},
    {"morale", {&kUnit, &kDice, &kColumn, &kMorale, &kArea}},
    {"control", {&kUnit, &kDice, &kOn, &kNeeded, &kArea}},
    {"moved", {&kUnit, &kArea}},
    {"carried", {&kUnit, &kCubes}},
    {"attacked", {&kUnit, &kArea, &kOrigin}},
    {"assault_begins", {&kArea, &kSide}},
    {"assault_over", {&kArea, &kHolder}},
    {"benefits", {&kUnit}},
    {"formed", {&kUnit, &kState}},
    {"cubes_placed", {&kArea, &kColour, &kCubes}},
    {"cubes_removed", {&kArea, &kColour, &kCubes}},
    {"cube_sent", {&kColour, &kOrigin, &kTo}},
    {"tired", {&kUnit}},
    {"unmanned", {&kUnit}},
    {"manned", {&kUnit}},
    {"retreated", {&kUnit, &kOrigin, &kTo}},
    {"followed", {&kUnit, &kArea}},
    {"eliminated", {&kUnit, &kCause}},
    {"game_over", {&kSide}},
    {"bid_made", {&kPlayer, &kSide, &kNumber}},
    {"bid_passed", {&kPlayer}},
    {"sides_settled", {&kPayer, &kPrice}},
};
static_assert(std::size(kEventPhrases) == static_cast<std::size_t>(Happening::sides_settled) + 1);

// --- Prompts, by the names of their steps: what asks() of each gives -------------------------------------------------------------------

const Phrase kPromptPhrases[] = {
    {"auction"},
    {"skirmish_fire"},
    {"choose_action", {&kActionNumber}},
    {"area_limits"},
    {"resolve_assaults"},
    {"declare_strong_point", {&kArea}},
    {"charge", {&kArea}},
    {"counter_charge", {&kUnit, &kArea}},
    {"lead_activation", {&kLeader, &kSecond, &kAssaulting}},
    {"movement", {&kArea, &kReserve}},
    {"take_cubes_along", {&kUnit, &kNth, &kTo, &kAssaulting}},
    {"fire_orders", {&kArea, &kPaid}},
    {"fire_volleys", {&kArea}},
    {"cavalry_hits", {&kArea, &kHits}},
    {"cavalry_losses", {&kArea, &kHits}},
    {"gun_hits", {&kArea, &kHits}},
    {"place_cubes", {&kArea, &kCubes}},
    {"too_many_cubes", {&kArea}},
    {"sacrifice", {&kColour}},
    {"assign_cubes", {&kArea, &kPurpose, &kRound, &kUnit, &kNth, &kPlaceInRow, &kUnitsInAll, &kLeft}},
    {"assault_moves", {&kArea}},
    {"charge_on", {&kArea}},
    {"fall_back", {&kArea, &kUnitsInAll, &kUnit, &kNth}},
    {"accompany", {&kLeader, &kTo, &kCharging}},
    {"change_formation", {&kAnywhere, &kPhase}},
    {"reinforce", {&kArea}},
    {"prussian_phase", {&kRolled}},
    {"arrive", {&kUnit}},
};

}  // namespace

std::span<const Phrase> Records::prompt_phrases() { return kPromptPhrases; }
std::span<const Phrase> Records::action_phrases() { return kActionPhrases; }
std::span<const Phrase> Records::event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> Records::term_phrases() { return kTermPhrasesOf<Modifier>; }

}  // namespace papelotte::waterloo
