// A position for one seat that can only be sampled: each sample redeals all that the seat cannot know.
// A computer player gets this and nothing else, so it cannot cheat.
#pragma once

#include "engine/dice.h"
#include "engine/seat.h"

namespace papelotte {

template <class Rules>
class Veiled {
   public:
    Veiled(const typename Rules::Position& truth, Seat seat) : truth_(truth), seat_(seat) {}
    // Cheats, to measure the value of perfect knowledge.
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
    // The same for a decision that several seats make at the same time: which of them have decided already depends only on time, so all
    // others are treated as undecided.
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
