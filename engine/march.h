// What a game says of its marches, so that ways can be found without knowing it (engine/ways.h): which actions begin, continue and end the
// march of a piece, and what they cost. Pieces and places are the game's own numbers of them, those of the operands `unit` and `area`, or of
// the operand that Marches::kPlaces names.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>

#include "engine/action.h"
#include "engine/rule.h"
#include "engine/seat.h"

namespace papelotte {

inline constexpr int kMostPlaces = 256;   // of any game with marches
inline constexpr int kNoPlace = -1;       // not on the map

// An action as part of a march.
struct MarchAction {
    int piece;
    int to;                 // where the piece stands after it, unless something unforeseen happens
    int cost = 0;           // in the points of the game
    bool engages = false;   // the piece comes into contact with the enemy, or a fight begins
};

// A march that has begun and is not over.
struct MarchUnderWay {
    int piece;
    int memory = 0;         // what decides how it may go on besides the place of the piece and the points spent: at most 15
    bool arrived = false;   // the piece has arrived, and only a question about that is open
};

// A game with marches has a type Rules::Marches with these functions.
template <class M, class Position>
concept Marches = requires(const Position& position, Action action, Seat seat, int piece, int place) {
    { M::action(position, action) } -> std::same_as<std::optional<MarchAction>>;   // empty: no part of a march; the action need not be legal
    { M::under_way(position) } -> std::same_as<std::optional<MarchUnderWay>>;
    { M::place(position, piece) } -> std::same_as<int>;              // of a piece of the seat to act, or kNoPlace
    { M::obeys(seat, piece) } -> std::same_as<bool>;                 // it is one of the seat's pieces
    { M::why_not(position, seat, piece, place) } -> std::same_as<Refusal>;   // why the piece cannot begin, go on to, or end at that place
};

// Where a piece may stop after every action and go on later, the march under way is nobody's: such a game says whether the piece may go on, by
// its memory (as in MarchUnderWay).
template <class M, class Position>
concept StopsAnywhere = requires(const Position& position, int piece) {
    { M::may_go_on(position, piece) } -> std::same_as<std::optional<int>>;
};

// The operand that stands for places.
template <class M>
constexpr std::string_view places_of_marches() {
    if constexpr (requires { M::kPlaces; }) return M::kPlaces;
    else return "area";
}

template <class Rules>
concept HasMarches = requires { requires Marches<typename Rules::Marches, typename Rules::Position>; };

}  // namespace papelotte
