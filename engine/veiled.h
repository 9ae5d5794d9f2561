// A position as one seat may use it: it can only be sampled, each sample with all that the seat cannot know dealt anew.
// A computer player is handed this and nothing else, so it cannot cheat by construction.
#pragma once

#include "engine/dice.h"
#include "engine/seat.h"

namespace papelotte {

template <class Rules>
class Veiled {
   public:
    Veiled(const typename Rules::Position& truth, Seat seat) : truth_(truth), seat_(seat) {}
    // A cheat, to measure what perfect knowledge would be worth.
    static Veiled seen_through(const typename Rules::Position& truth, Seat seat) {
        Veiled open(truth, seat);
        open.open_ = true;
        return open;
    }

    Seat seat() const { return seat_; }
    typename Rules::Position sample(Dice& dice) const {
        typename Rules::Position world = truth_;
        if (!open_) Rules::redeal(world, seat_, dice);
        return world;
    }
    // The same for a decision that several seats make at the same time: whoever has decided already is a matter of the clock alone, so all
    // others have still to decide.
    typename Rules::Position sample_undecided(Dice& dice) const {
        typename Rules::Position world = sample(dice);
        if constexpr (requires { Rules::reopen(world, seat_); })
            if (!open_) Rules::reopen(world, seat_);
        return world;
    }

   private:
    typename Rules::Position truth_;
    Seat seat_;
    bool open_ = false;
};

}  // namespace papelotte
