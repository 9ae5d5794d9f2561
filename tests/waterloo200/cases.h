// The worked cases of cases.json played by the rules: each has a position (`given`), operations (`when`) and what they yield (`then`).
// Every decision of an operation is put to the step that waits for it, one that has a single answer too, so that a refusal comes from
// the rule that forbids it. An operation that is refused leaves the position as it was; what it drew is drawn. Impulses and turns end
// only when an operation says so.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/dice.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

// The position of a case, for Records::read_position.
boost::json::object given_json(const boost::json::object& a_case);

class CasePlay {
   public:
    CasePlay(const Position& given, const std::vector<int>& draws);

    // What the operation yields, by the keys of `then`: legal, refused, mp_spent, of, df, …
    boost::json::object perform(const boost::json::object& operation);

    // What holds now of a unit, an area, the whole.
    boost::json::object unit_facts(std::string_view unit) const;
    boost::json::object area_facts(int number) const;
    boost::json::object state_facts() const;
    boost::json::object outcome_facts() const;

    const Position& position() const { return p_; }
    bool draws_came_out_even() const { return !dice_.ran_out() && !dice_.impossible() && dice_.left() == 0; }

   private:
    using Object = boost::json::object;

    // --- Steps
    void run();                            // what runs by itself, as far as the next decision, the fire, the end of the impulse or turn
    void run_one();                        // the innermost step, which runs by itself
    bool tries(Action);                    // false, and the operation is over, when the rules refuse
    bool refuse(const Refusal&);
    void take(Action);                     // as if it had been allowed
    template <class... S>
    bool waits() const {                   // one of these is the innermost step
        return !p_.agenda.empty() && (std::holds_alternative<S>(p_.agenda.back()) || ...);
    }
    template <class... S>
    bool come_to();                        // finishes earlier phases

    // --- Operations
    void activate(const Object&);
    void move(const Object&);
    bool go(const Object&, Unit, Purpose);   // along the path
    void scout(const Object&);
    void battle(const Object&);
    bool before_the_fire(const Object&);
    bool leave_or_stand(const Object&);
    void lose(const Object&);
    void tell_battle();
    void impetus(const Object&);
    void reorganise(const Object&);
    bool reserves(const Object&);
    void reinforce(const Object&);
    void arrive();
    void demoralise_all();
    void end_impulse();
    void next_impulse(const Object&);
    void impulse(const Object&);
    void look(const Object&);
    void ask(const Object&);

    Position p_;
    std::vector<std::uint8_t> faces_;
    Dice dice_;
    std::vector<Event> events_;   // of the operation under way
    Effects turn_{dice_, &events_};
    Object yields_;
};

}  // namespace papelotte::waterloo200
