// Notation of actions and sentences of events, from one table each.
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/steps/fire.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

// --- Nouns -----------------------------------------------------------------------------------------------------------------------

std::string_view unit_word(int value) { return value >= 0 && value < kUnits ? word(Unit(value)) : std::string_view(); }
std::optional<int> unit_value(std::string_view text) {
    const auto unit = unit_from(text);
    return unit ? std::optional(index_of(*unit)) : std::nullopt;
}
std::string_view area_word(int value) { return value >= 0 && value < kAreas ? word(Area(value)) : std::string_view(); }
std::optional<int> area_value(std::string_view text) {
    const auto area = area_from(text);
    return area ? std::optional(index_of(*area)) : std::nullopt;
}

// How sentences call them.
std::string_view faction_title(int value) { return pick(Faction(value), std::array<std::string_view, 3>{"French", "British", "Prussian"}); }
std::string_view people_title(int value) {
    return pick(Faction(value), std::array<std::string_view, 3>{"the French", "the British", "the Prussians"});
}
std::string_view winner_word(int value) { return value == kNoWinner ? "nobody" : word(Faction(value)); }
std::string_view winner_title(int value) { return value == kNoWinner ? "nobody" : people_title(value); }
std::string_view victory_word(int value) {
    return pick(Victory(value), std::array<std::string_view, 5>{"draw", "marginal", "decisive", "brilliant", "no_effect"});
}
std::string_view victory_title(int value) {
    return pick(Victory(value),
                std::array<std::string_view, 5>{"a draw", "a marginal victory", "a decisive victory", "a brilliant victory", "no effect"});
}
std::string_view side_title(int value) { return pick(Side(value), std::array<std::string_view, 2>{"French", "Allied"}); }
std::string_view kind_title(int value) {
    return pick(Kind(value), std::array<std::string_view, 6>{"none", "a Tactical Action", "a strategic move", "strategic reinforcements",
                                                             "the Grand Battery", "a Pass"});
}
std::string_view step_title(int value) {
    return pick(value, std::array<std::string_view, 4>{"1", "2", "3", "4"});
}   // the full step is the first

const Noun kUnit{"unit", unit_word, unit_value};
const Noun kArea{"area", area_word, area_value};
const Noun kOrigin{"from", area_word, area_value};
const Noun kTo{"to", area_word, area_value};
const Noun kFaction = titled(enum_noun<Faction, Faction::prussian>("faction"), faction_title);
const Noun kPeople = titled(kFaction, people_title);
const Noun kAttacker = titled(enum_noun<Faction, Faction::prussian>("attacker"), people_title);
const Noun kDefender = titled(enum_noun<Faction, Faction::prussian>("defender"), people_title);
const Noun kWinner{"winner", winner_word, unread, winner_title};
const Noun kVictory{"result", victory_word, unread, victory_title};
const Noun kSide = titled(enum_noun<Side, Side::allied>("side"), side_title);
const Noun kCorps = enum_noun<Corps, Corps::none>("corps");
const Noun kKind = titled(enum_noun<Kind, Kind::pass>("kind"), kind_title);
const Noun kCount = number_noun("count"), kTurn = number_noun("turn"), kValue = number_noun("value"),
           kStep = titled(number_noun("step"), step_title), kBlocks = number_noun("blocks"), kHits = number_noun("hits"),
           kWinnerHits = number_noun("winner_hits"), kOffence = number_noun("offence"), kDefence = number_noun("defence");

const Noun* noun_of(Operand operand, int) {
    switch (operand) {
        case Operand::none: return nullptr;
        case Operand::unit: return &kUnit;
        case Operand::area: return &kArea;
        case Operand::faction: return &kFaction;
        case Operand::count: return &kCount;
    }
    return nullptr;
}

const std::array<Phrase, kVerbs> kActionPhrases = action_phrases_of(kVerbData, noun_of);

// --- Events, in the order of Happening -------------------------------------------------------------------------------------------

constexpr std::string_view kBattleText =
    "Fire in {}: offence {} against defence {}.\n"
    "The attack by {} on {} ends with {}.\n"
    "Winner: {}. Hits on the loser: {}, on the winner: {}.";
constexpr std::string_view kBombardmentText =
    "Fire in {}: offence {} against defence {}.\n"
    "The bombardment by {} of {} ends with {}.\n"
    "Winner: {}. Hits on the loser: {}, on the winner: {}.";

const Phrase kEventPhrases[] = {
    {"turn_begins", {&kTurn}, "Turn {} begins."},
    {"impulse_begins", {&kSide}, "An impulse of the {} side begins."},
    {"action_chosen", {&kSide, &kKind}, "The {} side chooses {}."},
    {"arrived", {&kCorps, &kArea, &kBlocks}, "Corps {} arrives in {}: {} blocks."},
    {"unit_arrived", {&kUnit, &kArea}, "{} arrives in {}."},
    {"activated", {&kUnit, &kArea}, "{} is activated in {}."},
    {"unit_moved", {&kUnit, &kOrigin, &kTo}, "{} moves from {} to {}."},
    {"block_moved", {&kFaction, &kOrigin, &kTo}, "A {} block moves from {} to {}."},
    {"controlled", {&kArea, &kFaction}, "Area {} is now {}."},
    {"revealed", {&kUnit, &kStep}, "{} is revealed, on step {}."},
    {"scouted", {&kUnit, &kArea}, "{} reconnoitres {}."},
    {"battle_begins", {&kArea, &kPeople}, "Battle in {}: {} attack."},
    {"bombardment_begins", {&kArea}, "The Grand Battery bombards {}."},
    {"employed", {&kUnit, &kValue}, "{} is employed with value {}."},
    {"retreat_begins", {&kArea, &kPeople}, "In {} the Disc is played: {} retreat."},
    {"retreat_refused", {&kArea}, "The retreat from {} is refused: the attack is a combined one."},
    {"ambush", {&kArea}, "A reserve comes up from the sunken road in {}."},
    {"battle", {&kArea, &kOffence, &kDefence, &kAttacker, &kDefender, &kVictory, &kWinner, &kHits, &kWinnerHits}, kBattleText},
    {"bombardment", {&kArea, &kOffence, &kDefence, &kAttacker, &kDefender, &kVictory, &kWinner, &kHits, &kWinnerHits}, kBombardmentText},
    {"step_lost", {&kUnit, &kStep}, "{} is reduced to step {}."},
    {"absorbed", {&kUnit, &kHits}, "{} absorbs hits without loss: {}."},
    {"eliminated", {&kUnit}, "{} is eliminated."},
    {"morale_falls", {&kFaction, &kValue}, "Morale ({}) falls to {}."},
    {"gun_reduced", {&kUnit, &kStep}, "{} has fired and is reduced to step {}."},
    {"leader_tires", {&kUnit, &kStep}, "{} tires and is reduced to step {}."},
    {"leader_spent", {&kUnit, &kStep}, "{} is spent already and stays on step {}."},
    {"disc_passes", {&kSide}, "The Disc passes to the {} side."},
    {"turn_ends", {&kTurn}, "Turn {} ends."},
    {"demoralised", {&kArea, &kFaction, &kCount}, "Isolated units in {} lose a step ({}): {}."},
    {"reorganises", {&kFaction}, "The {} army reorganises."},
    {"regenerated", {&kUnit, &kStep}, "{} recovers to step {}."},
    {"reserves_drawn", {&kFaction, &kCount}, "Reserves drawn ({}): {}."},
    {"reserve_drawn", {&kUnit}, "{} is drawn from the pool."},
    {"unit_placed", {&kUnit, &kArea}, "{} is placed in {}."},
    {"block_placed", {&kFaction, &kArea}, "A {} block is placed in {}."},
    {"unit_returned", {&kUnit}, "{} finds no place and goes back to the pool."},
    {"blocks_returned", {&kFaction, &kCount}, "Reserves without a place go back ({}): {}."},
    {"set_up_done", {&kFaction}, "The {} army is set up."},
    {"game_over", {&kSide}, "The {} side has won."},
};
static_assert(std::size(kEventPhrases) == static_cast<std::size_t>(Happening::game_over) + 1);

// In the order of BattleTerm.
const TermPhrase kTermPhrases[] = {
    {"unit", &kUnit, "{} {}"},         {"charge", &kUnit, "{} charges: {} more"}, {"leader", &kUnit, "{} directs the attack: {}"},
    {"gun", &kUnit, "{} fires: {}"},   {"terrain", nullptr, "terrain: {}"},       {"languages", nullptr, "languages: {}"},
    {"morale", nullptr, "morale: {}"},
};
static_assert(std::size(kTermPhrases) == static_cast<std::size_t>(BattleTerm::morale) + 1);

}  // namespace

std::span<const Phrase> action_phrases() { return kActionPhrases; }
std::span<const Phrase> event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> term_phrases() { return kTermPhrases; }

}  // namespace papelotte::waterloo200
