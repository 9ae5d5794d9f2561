// EM-17  Victory: points, and how the game ends.
#pragma once

#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

// EM-17.3  What an army has: points for enemy pieces removed and for objectives, and how many Units it removed (EM-17.9).
struct Score {
    int pieces = 0, objectives = 0, units = 0;
    int total() const { return pieces + objectives; }
    friend Score operator+(Score a, Score b) { return {a.pieces + b.pieces, a.objectives + b.objectives, a.units + b.units}; }
};
Score score_of(const Position&, Army);
Score score_of_seat(const Position&, Seat);   // EM-17.8: with two players red and black count together

bool takes_part(const Position&, Army);                      // EM-17.2: nobody is in black in the short game
bool counts(const Position&, const ObjectiveData&);          // EM-17.10: in this scenario
Army scorer_of(const Position&, const ObjectiveData&);       // EM-17.4 … EM-17.7: who would score the Town now; Army::none: nobody

// EM-15.13  The points for a piece of this value.
int points_for(int value, Fate);

// EM-17.9  The seats with the best score; several: a draw between them.
SeatSet leading_seats(const Position&);

void end_game(Position&, Result, Effects&);
void count_points(Position&, Effects&);         // EM-17.10 and EM-17.8, after the last turn or EM-17.11
bool a_side_is_gone(const Position&);           // EM-17.11
bool army_on_board(const Position&, Army);      // EM-7.9, EM-8.1: it has units on the board, or they have begun to enter

}   // namespace papelotte::enemy_mistakes
