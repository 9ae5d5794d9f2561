// Plays the worked cases of cases.json by the rules: each has a position (`given`), operations (`when`) and their results (`then`).
// Every decision of an operation is given to the step that waits for it, even if there is only one answer, so that a refusal comes
// from the rule that forbids it. A refused operation leaves the position unchanged, but its draws are used up. Impulses and turns end
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

    // The results of the operation, by the keys of `then`: legal, refused, mp_spent, of, df, …
    boost::json::object perform(const boost::json::object& operation);

    // Facts about a unit, an area, the whole position.
    boost::json::object unit_facts(std::string_view unit) const;
    boost::json::object area_facts(int number) const;
    boost::json::object state_facts() const;
    boost::json::object outcome_facts() const;

    const Position& position() const { return p_; }
    bool draws_came_out_even() const { return !dice_.ran_out() && !dice_.impossible() && dice_.left() == 0; }

   private:
    using Object = boost::json::object;

    // --- Steps
    void run();                            // runs steps until the next decision, the fire, or the end of the impulse or turn
    void run_one();                        // runs the step on top of the agenda
    bool tries(Action);                    // false, and the operation ends, if the rules refuse
    bool refuse(const Refusal&);
    void take(Action);                     // without asking whether it is legal
    template <class... S>
    bool waits() const {                   // one of these is on top of the agenda
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
    std::vector<Event> events_;   // of the current operation
    Effects turn_{dice_, &events_};
    Object yields_;
};

}  // namespace papelotte::waterloo200
