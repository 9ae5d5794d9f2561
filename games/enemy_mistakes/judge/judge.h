// Judges poses for a seat from its view alone, with the predicate of the rules: the page asks it while a piece is dragged (module.cc), without a message
// to the server, which remains the judge of what is played.
#pragma once

#include <string>
#include <string_view>

#include "games/enemy_mistakes/rules/manoeuvres.h"
#include "games/enemy_mistakes/rules/rules.h"

namespace papelotte::enemy_mistakes {

class Judge {
   public:
    // The JSON text of a view, as the server writes it. False: it is none, and the judge knows nothing.
    bool read(std::string_view view);

    // Rules::why_not for the seat of the view. The trial is filled by a legal Advance, Fall Back or Charge: where everybody ends.
    Refusal why_not(Action) const;
    Refusal why_not(Action, Trial&) const;

    // The action with every distance that it can have: the stretches, in tenths of a millimetre, on which its judgement is the same. Stretches shorter than
    // kFinest may be missing; a pose that comes to rest there is judged by itself.
    static constexpr int kFinest = 20;
    struct Stretch {
        int from, to;   // both included
        Refusal why;
    };
    using Stretches = FixedVector<Stretch, 64>;
    Stretches stretches(Action) const;

    // The enemies that a Charge with this turn, and in a pursuit this side step, meets first; the target of the action does not count.
    struct Met {
        Unit target;
        Refusal why;
        int distance, reach;   // of a legal one, in tenths of a millimetre
    };
    using AllMet = FixedVector<Met, 32>;
    AllMet charges(Action) const;

    // A question in words and its answer in JSON, for the page; "null": the question makes no sense here. ACTION is notation.
    //   why ACTION         {} or {"rule":"EM-2.28","sentence":"rule.strictly_inside"}
    //   ends ACTION        {"reach":1200,"units":{"b13":[x,y,facing],…}} in hundredths of a millimetre and tenths of a degree; null: not legal
    //   stretches ACTION   [{"from":0,"to":310},{"from":311,"to":1800,"rule":…,"sentence":…}]
    //   charges ACTION     [{"target":"r33","distance":405,"reach":1200},{"target":"r34","rule":…,"sentence":…}]
    std::string answer(std::string_view question) const;

    const Position& position() const { return position_; }
    Seat seat() const { return seat_; }

   private:
    Position position_;
    Seat seat_ = kNobody;
};

}   // namespace papelotte::enemy_mistakes
