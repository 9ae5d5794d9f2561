// What every game provides. Two structs of static functions:
//   Rules    the game itself: plain values, no allocation, no exceptions, no files; search and playouts use it directly
//   Records  the game on paper: notation, JSON, views, prompts; used at the edges (table, command line, server)
// Everything generic (the table, the command line, the battery of tests, the computer players) is a template over these.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/input_fault.h"
#include "engine/rule.h"
#include "engine/seat.h"
#include "engine/vocabulary.h"

// Only declared: rules compile without Boost, for WebAssembly.
namespace boost::json {
class object;   // NOLINT(readability-identifier-naming)
class value;    // NOLINT(readability-identifier-naming)
}  // namespace boost::json

namespace papelotte {

class Texts;     // engine/text.h
struct Speech;

struct OptionFact {
    std::string_view name, text;
    std::span<const std::string_view> values;   // the first is the default
};

// What is fixed about a game.
struct Facts {
    std::string_view id, title, designer, description;
    int order;                                    // where it stands in lists of games: the lowest first
    int rules_version;                            // raised when a rule or the data change what a journal means
    std::span<const std::string_view> seats;      // "french", "allied"
    std::span<const std::string_view> scenarios;  // the first is the default
    std::span<const OptionFact> options;
    std::span<const SeatSet> sides = {};          // seats that win and lose together; empty: every seat for itself
    std::span<const int> former_versions = {};    // versions that are still played, with the data that they had; ascending
};

// The index of a rules version among those that are played, and back; the present version, which any other number stands for, comes last.
constexpr std::size_t edition_index(const Facts& facts, int version) {
    std::size_t index = 0;
    while (index < facts.former_versions.size() && facts.former_versions[index] != version) ++index;
    return index;
}
constexpr int version_at(const Facts& facts, std::size_t index) {
    return index < facts.former_versions.size() ? facts.former_versions[index] : facts.rules_version;
}

// How a game begins: a scenario with options, or a position made by hand (see engine/beginning.h).
struct Setup {
    std::string scenario;                                       // empty: the default
    std::vector<std::pair<std::string, std::string>> options;   // name, value; checked against Facts before use
    std::string position = {};                                  // JSON as Records::read_position takes it; empty: the scenario's own
    int rules_version = 0;                                      // whose data the game follows; 0: the present version
};

// One bit per option of the list, the first option the lowest: whether the set-up chooses its second value.
inline unsigned options_on(std::span<const OptionFact> options, const Setup& setup) {
    unsigned bits = 0;
    for (const auto& [name, value] : setup.options)
        for (std::size_t i = 0; i < options.size(); ++i)
            if (options[i].name == name && options[i].values[1] == value) bits |= 1u << i;
    return bits;
}

// An answer that a player may give beforehand to a question of the game (engine/standing.h). Its sentence is "answer." and the id, that of
// the question "answer.ask." and the step.
struct StandingAnswer {
    std::string_view id, step;
    bool this_turn = false;   // it lapses when the turn is over
};

struct Outcome {
    SeatSet winners;           // empty: a draw
    std::string_view message;  // the id of its sentence in the catalogue: "result.french_objective"
    std::string_view rule;     // the rule that decided, "WL-15.1.3"
};

template <class R>
concept GameRules = requires(const typename R::Position& position, typename R::Position& changing, Seat seat, Action action, ActionList& list,
                             Dice& dice, Effects& effects, const Setup& setup) {
    requires std::is_trivially_copyable_v<typename R::Position>;
    { R::facts() } -> std::same_as<const Facts&>;
    { R::set_up(setup, effects) } -> std::same_as<typename R::Position>;
    { R::to_act(position) } -> std::same_as<SeatSet>;                    // empty when the game is over; several: see engine/agenda.h
    {
        R::legal(position, seat, list)
    } -> std::same_as<void>;            // appends, representatives where a choice is continuous; empty unless the seat is to act
    { R::why_not(position, seat, action) } -> std::same_as<Refusal>;     // the authority on legality, for any eight bytes
    { R::apply(changing, seat, action, effects) } -> std::same_as<void>;    // trusts its action
    { R::settle(changing, effects) } -> std::same_as<void>;                 // does what needs no player; set_up and apply end with it
    { R::random_action(position, seat, dice) } -> std::same_as<Action>;  // legal, without building the list
    { R::outcome(position) } -> std::same_as<std::optional<Outcome>>;
    { R::redeal(changing, seat, dice) } -> std::same_as<void>;           // seat or kObserver
    { R::hash(position) } -> std::same_as<std::uint64_t>;                // by fields, the same on every platform
    { R::same(position, position) } -> std::same_as<bool>;               // equal by fields
    { R::broken_invariant(position) } -> std::same_as<InputFault>;       // what is wrong, if anything: for tests and hand-made positions
    { R::step_name(position) } -> std::same_as<std::string_view>;        // the innermost step, "" when over
    { R::step_names() } -> std::same_as<std::span<const std::string_view>>;
};

template <class C>
concept GameRecords = requires(const typename C::Rules::Position& position, Seat seat, Action action, const Event& event, std::string_view text,
                               const boost::json::value& json, const Speech& speech) {
    { C::notate(action) } -> std::same_as<std::string>;                              // total: any action that is legal somewhere
    { C::parse(text) } -> std::same_as<std::expected<Action, Message>>;              // the error names the word that is wrong
    { C::action_json(action) } -> std::same_as<boost::json::object>;                 // {"do":"go","unit":"fr_inf_4","area":"hougoumont"}
    { C::event_json(event) } -> std::same_as<boost::json::object>;                   // {"event":"skirmish","unit":…}
    { C::texts() } -> std::same_as<const Texts&>;                                    // its sentences in all languages
    { C::event_text(event, speech) } -> std::same_as<std::string>;                   // empty where it says nothing of its own
    { C::position_json(position) } -> std::same_as<boost::json::object>;             // complete, editable by hand; "game" says whose it is
    { C::read_position(json) } -> std::same_as<std::expected<typename C::Rules::Position, InputFault>>;   // checks everything
    { C::view(position, seat) } -> std::same_as<boost::json::object>;                // seat or kObserver: what is hidden is absent
    { C::prompt(position, seat) } -> std::same_as<Prompt>;                           // what the seat to act must decide
    { C::describe(position, seat, speech) } -> std::same_as<std::string>;            // several lines for a terminal: who stands where
    { C::headline(position) } -> std::same_as<Message>;                              // when it is: "12 noon"; its id is card.headline…
    { C::action_phrases() } -> std::same_as<std::span<const Phrase>>;                // the grammar of notation
};
// A game's Rules may also provide, where not every set-up is played or not by all seats (the set-up is checked against Facts and filled in):
//   seats_in_play(setup)               the seats that somebody decides for (else all)
//   seats_in_play_at(position)         the same for a game that begins from a position; it goes with seats_in_play
//   why_not_setup(setup)               the rule that forbids a combination of options (else none)
// where positions of former versions are read with the data of those versions (Facts::former_versions):
//   rules_version(position)            the version whose data the position follows (else that of the set-up)
// for the statistics of simulated games (engine/chronicle.h):
//   turn(position), losses(before, events, out)
// where several seats decide at the same time (agenda::reopen):
//   reopen(position, keep)             all seats but `keep` have still to decide; a computer player then thinks of their choices itself
// where an auction settles who plays which seat (engine/auction.h):
//   seating(position)                  engine/seating.h (else every player has his seat from the start)
// where pieces march from place to place (engine/march.h):
//   Marches                            which actions begin, continue and end a march, and what they cost: ways are found by it (engine/ways.h)
// where questions that stop another player's turn can be answered beforehand (engine/standing.h):
//   Standing                           which answers there are, and the action that each of them gives
// and its Records, where some see what others do not:
//   unveiled(position)                 a view that hides nothing (else an observer's with the whole position)
//   may_see(before, acting, action, viewer)   whether a viewer (a seat or kObserver, never the acting seat) may know the action itself while
//                                      the game goes on (else everybody may); what came of it is told by view and events in any case
// or for speed, or because there is something to tell:
//   view_change(before, after, seat)   the merge patch from one view to the next, as text (else made from two views)
//   same_change(before, after, a, b)   whether the changes of two seats' views are certainly equal (else only a seat's own are)
//   has_secret(position, seat)         the view shows what an observer's does not (else found by comparing the two)
//   inspect(position, seat, word)      what a piece reaches, as JSON (else nothing)
// and for what it says to people:
//   prompt_phrases(), prompt_values(position)   what the values of a step's prompt are (the phrase is named like the step), and these values

}  // namespace papelotte
