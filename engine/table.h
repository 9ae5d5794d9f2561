// One game in progress, of any kind: the only interface through which the command line and the server play. It checks all
// its inputs, keeps the journal, and answers in notation and JSON. Implemented once, as a template over Rules, in
// engine/table_of.h; games are found by id in games/registry.h.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/found_ways.h"
#include "engine/journal.h"
#include "engine/json_text.h"
#include "engine/rules.h"
#include "engine/text.h"
#include "engine/warning.h"

namespace papelotte {

// Why a request had no effect: a rule forbids it, or the request itself is faulty.
struct Problem {
    enum class Kind : std::uint8_t { against_rule, bad_input, not_your_turn, over, out_of_dice, wrong_die, nothing_to_undo, revealed };
    Kind kind;
    std::string rule;   // its number ("WL-6.2.4") if the kind is against_rule, else empty
    Message message;
    std::string text;   // the same in English
};

struct Choice {
    Action action;
    std::string notation;
};

struct Played {
    int entry = 0;                         // the number of the journal entry
    std::vector<std::uint8_t> dice;        // as rolled
    std::vector<Event> events;             // all of them; filter by seen_by before showing
    SeatSet seen_by = SeatSet::everyone(); // the seats that may know the action itself during the game
    bool news = false;   // its player learnt something: dice were rolled, something was revealed, the game or an auction ended
};

// An order: several actions of one seat that are played one after the other and belong together from then on. It ends early at an
// action that is refused, and after one that had news for its player, who may now want something else.
struct PlayedOrder {
    std::vector<Played> actions;
    std::optional<Problem> stopped;   // why the next action was not played; Kind::revealed: because of what the last one revealed
};

// What a standing answer has done: an action of its seat.
struct Answered {
    Seat seat;
    Played played;
};

// An action that the step asks about but that a rule forbids now.
struct Unavailable {
    std::string notation;
    std::string_view rule;
    Message message;
};

class Table {
   public:
    virtual ~Table() = default;

    virtual const Facts& facts() const = 0;
    virtual SeatSet to_act() const = 0;
    virtual std::optional<Outcome> outcome() const = 0;
    virtual Seating seating() const = 0;   // `kept` if there is no auction
    virtual std::optional<Problem> why_no_talk() const = 0;   // the rule that forbids allies to talk among themselves now, if one does
    virtual Prompt prompt(Seat seat) const = 0;
    // The question to that seat: "prompt." and the step's name with its values, or the general question if there is no such sentence. See
    // add_offers() in engine/spoken.h.
    virtual Message asked(Seat seat) const = 0;
    virtual const Texts& texts() const = 0;

    virtual std::vector<Choice> legal(Seat seat) const = 0;
    virtual void write_legal(Seat seat, JsonText& out) const = 0;   // their notations, as a list
    // Of the verbs without operands, or with a disc alone, those that a player may look for in this step but cannot have.
    virtual std::vector<Unavailable> unavailable(Seat seat) const = 0;
    virtual std::vector<Warned> warnings(Seat seat) const = 0;   // of the legal actions that have one
    virtual std::optional<Problem> why_not(Seat seat, std::string_view notation) const = 0;
    virtual std::expected<Played, Problem> play(Seat seat, std::string_view notation) = 0;
    // At least one action is played, else the answer is the problem of the first, or of one that cannot be read.
    virtual std::expected<PlayedOrder, Problem> play_order(Seat seat, std::span<const std::string> notations) = 0;
    // Plays entries that another table of the same match has made, with their dice; each must lead to the position that is recorded there.
    // After a fault some of them may have been played.
    virtual std::expected<std::vector<Played>, InputFault> follow(std::span<const Entry> entries) = 0;
    // --- Standing answers (engine/standing.h) ------------------------------------------------------------------------------------
    virtual std::span<const StandingAnswer> standing_answers() const = 0;   // those of the game
    virtual std::vector<std::string> standing(Seat seat) const = 0;         // those that the seat has given and that have not lapsed
    // In place of its earlier ones; none: they are revoked. A question that is open is answered too.
    virtual std::optional<Problem> give_standing(Seat seat, std::span<const std::string> answers) = 0;
    // Plays the next action that somebody has decided on beforehand. Not after a take-back: who goes back may want something else.
    virtual std::optional<Answered> play_standing() = 0;

    virtual std::string random_choice(Seat seat, Dice& dice) const = 0;   // notation of one legal action
    virtual SeatSet seen_by(Seat seat, std::string_view notation) const = 0;   // the seats that could know this legal action if played now
    virtual bool can_undo(Seat seat) const = 0;
    virtual std::optional<Problem> undo(Seat seat) = 0;   // its last action or order, if nothing was rolled, revealed or played since
    virtual int settled() const = 0;   // the latest entry that rolled dice or revealed something; 0: none did

    // The game as it was after entry `to`, to be gone on with by the same dice. Cheap: it is replayed from a position kept nearby.
    virtual std::expected<std::unique_ptr<Table>, InputFault> back_at(int to) const = 0;

    virtual boost::json::object view(Seat seat) const = 0;
    virtual std::string view_change(Seat seat) const = 0;   // since the last action or take-back: a merge patch, as text
    virtual bool same_change(Seat a, Seat b) const = 0;     // certainly the same for both (false may also mean: not known)
    virtual bool sees_secret(Seat seat) const = 0;          // its view shows what an observer's does not
    virtual Message headline() const = 0;                   // when it is, in a few words that everybody may know: "12 noon"
    virtual boost::json::object inspect(Seat seat, std::string_view piece) const = 0;   // what a piece reaches; empty: nothing to tell
    // Where pieces of that seat can go, and how. The seat must be to act, the pieces its own, at most kMostPieces; over: kMostOver (engine/ways.h).
    virtual std::expected<FoundWays, Problem> ways(Seat seat, std::span<const std::string> pieces, std::span<const std::string> over) const = 0;
    virtual boost::json::object position() const = 0;   // the whole truth: never for a player's eyes during a match
    virtual std::uint64_t hash() const = 0;
    virtual std::string describe(Seat seat, const Speech& speech = {}) const = 0;
    virtual boost::json::object event_json(const Event&) const = 0;
    virtual std::string event_text(const Event&, const Speech& speech = {}) const = 0;   // empty: no sentence
    virtual boost::json::object action_json(std::string_view notation) const = 0;

    virtual std::size_t scripted_dice_left() const = 0;   // 0 if the dice are not scripted
    virtual const Journal& journal() const = 0;   // with the closing line once the game is over
};

}   // namespace papelotte
