// An account explains the result of a roll or a battle: the units on both sides, the terms, the dice, the totals, the result. The step that
// computes it emits it as one event; the page, the terminal and the log only display it.
//
// A rule lists its terms in one function that takes a Tally. The step passes a tally of its account, a forecast a plain one.
#pragma once

#include "engine/event.h"

namespace papelotte {

// Sums terms, and lists them if a list is wanted.
class Tally {
   public:
    Tally() = default;
    explicit Tally(std::vector<Term>* list, TermSide side = TermSide::sole) : list_(list), side_(side) {}

    // A term of zero is not listed. `about`: the id that this kind of term names, if any.
    template <class Kind>
    void add(Kind kind, int value, int about = 0) {
        if (value == 0) return;
        total_ += value;
        if (list_)
            list_->push_back({static_cast<std::uint8_t>(kind), side_, static_cast<std::int16_t>(about), static_cast<std::int16_t>(value)});
    }
    template <class Kind>
    void add_if(bool applies, Kind kind, int value) {
        if (applies) add(kind, value);
    }

    int total() const { return total_; }

   private:
    std::vector<Term>* list_ = nullptr;
    TermSide side_ = TermSide::sole;
    int total_ = 0;
};

// Collects terms during a computation. Without a list of events it collects nothing and allocates nothing.
class Account {
   public:
    explicit Account(Effects& effects) : effects_(effects) {}

    Tally tally(TermSide side = TermSide::sole) { return Tally(effects_.events ? &terms_ : nullptr, side); }

    // Emits the account: its kind, the arguments of that kind, and all terms tallied so far.
    template <class Kind, class... Args>
    void report(Kind kind, Args... args) const {
        if (effects_.events)
            effects_.events->push_back(
                Event{static_cast<std::uint16_t>(kind), SeatSet::everyone(), {static_cast<std::int16_t>(args)...}, terms_});
    }

   private:
    Effects& effects_;
    std::vector<Term> terms_;
};

}  // namespace papelotte
