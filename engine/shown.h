// A view of a state for one viewer, as one JSON object: all of it, or, if an earlier state is given, its change as a merge patch
// (engine/merge_patch.h). Each member is described once, by a function that is applied to both states, so a view and its change cannot
// disagree. A change contains exactly the differences: an object without differences is left out, since even "units":{} would show that
// something hidden has changed.
//   Shown<Position> shown(out, before, after);                                            // before: null for the whole view
//   shown.put("turn", [](const Position& p) { return p.turn; });
//   shown.put_list("fought", [](const Position& p) { return p.fought; });                 // a set of ids that have a word()
//   shown.put_object("units", [&](auto& units) {
//       for (const Unit unit : kAllUnits)
//           units.put_object(word(unit), [&](const Position& p) { return knows(p, unit); }, [&](auto& one) { one.put("at", …); });
//   });
#pragma once

#include <optional>

#include "engine/json_text.h"
#include "engine/seat.h"

namespace papelotte {

template <class State>
class Shown {
   public:
    Shown(JsonText& text, const State* before, const State& after) : out_(text), before_(before), after_(after) { out_.open('{'); }
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;
    ~Shown() { out_.close('}'); }

    // `what(state)`: a word, number or flag, or an optional of these: then the key is absent if it is empty.
    template <class What>
    void put(std::string_view name, const What& what) {
        put_value(name, what, [](JsonText& out, const auto& value) { out.add(value); });
    }

    // `what(state)`: a list or set whose elements `word_of` turns into words, or an optional of it.
    template <class What, class WordOf>
    void put_list(std::string_view name, const What& what, const WordOf& word_of) {
        put_value(name, what, [&](JsonText& out, const auto& list) {
            out.open('[');
            for (const auto& one : list) out.add(word_of(one));
            out.close(']');
        });
    }
    template <class What>
    void put_list(std::string_view name, const What& what) {
        put_list(name, what, [](const auto& one) { return word(one); });
    }

    // `what(state)`: a SeatSet; `names`: of the game's seats.
    template <class What, class Names>
    void put_seats(std::string_view name, const What& what, const Names& names) {
        put_value(name, what, [&](JsonText& out, SeatSet seats) {
            out.open('[');
            for (std::size_t i = 0; i < names.size(); ++i)
                if (seats.has(Seat(i))) out.add(names[i]);
            out.close(']');
        });
    }

    // `what(state)`: anything that can be compared, or an optional of it; `write(out, value)` adds it as one value.
    template <class What, class Write>
    void put_value(std::string_view name, const What& what, const Write& write) {
        const auto now = std::optional(what(after_));
        if (before_ && std::optional(what(*before_)) == now) return;
        if (now) write(out_.key(name), *now);
        else if (before_) out_.key(name).add(nullptr);
    }

    // The same for values that are expensive to copy. `same(before, after)`: nothing has changed. `write()` adds one value.
    template <class Same, class Write>
    void put_part(std::string_view name, const Same& same, const Write& write) {
        if (before_ && same(*before_, after_)) return;
        out_.key(name);
        write();
    }

    // An object that may be absent. `write(inner)` puts its members.
    template <class There, class Write>
    void put_object(std::string_view name, const There& there, const Write& write) {
        const bool was = before_ && there(*before_), is = there(after_);
        if (was && !is) out_.key(name).add(nullptr);
        if (!is) return;
        const std::size_t begin = out_.size();
        {
            Shown inner(out_.key(name), was ? before_ : nullptr, after_);
            write(inner);
        }
        if (was && out_.ends_empty()) out_.cut(begin);
    }
    template <class Write>
    void put_object(std::string_view name, const Write& write) {
        put_object(name, [](const State&) { return true; }, write);
    }

    JsonText& out() { return out_; }
    const State* before() const { return before_; }   // null: a whole view
    const State& after() const { return after_; }
    // `same(before, after)`: skips a part that is cheaper to compare than to go through.
    template <class Same>
    bool unchanged(const Same& same) const {
        return before_ && same(*before_, after_);
    }

   private:
    JsonText& out_;
    const State* before_;
    const State& after_;
};

}  // namespace papelotte
