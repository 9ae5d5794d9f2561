// What the scenes of all games share: a position read from JSON, actions in notation, scripted dice, and the result. A game's own Scene
// derives from it, adds a one-line form of positions and the queries of its tests, and instantiates it in its source:
//   class Scene : public SceneOf<Position, Records> {…};              in scene.h, with `struct Records;` declared
//   template class papelotte::SceneOf<Position, Records>;             in scene.cc, after tests/scene_of_impl.h
// `lowest`: the number of a die's first face: 1 for dice, 0 where draws count candidates from 0.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"

namespace papelotte {

template <class Position, class Records, int lowest = 1>
class SceneOf {
   public:
    // Plays for the seat to act. Fails the test if the action is refused or the dice are not used up exactly.
    void play(std::string_view notation, std::vector<int> dice = {});
    // Plays several actions in a row. They share the dice, which must be used up exactly at the end.
    void play_all(std::vector<std::string_view> notations, std::vector<int> dice = {});

    void refuses(std::string_view notation, std::string_view rule) const;   // expects exactly this rule id
    void allows(std::string_view notation) const;                           // expects it to be legal and listed

    std::vector<std::string> legal() const { return legal(""); }
    std::vector<std::string> legal(std::string_view beginning) const;       // those with this prefix, e.g. "go fr_inf_4"
    std::vector<std::string> operands(std::string_view beginning) const;    // the text after the prefix: "go fr_inf_4 " -> areas, sorted

    std::string asks() const;                                               // the step that waits: "choose_action"; "" when the game is over
    std::string seat() const;                                               // the seat to act; "" when the game is over
    int dice_rolled() const { return dice_rolled_; }                        // in all
    const std::vector<std::string>& log() const { return log_; }            // sentences of all events so far
    std::vector<std::string> log(std::string_view containing) const;
    boost::json::object last(std::string_view event) const;                 // the last event of this kind, as it is sent; empty: none
    bool heard_by(std::string_view seat,
                  std::string_view containing) const;   // an event with this text was shown to the seat, or the "observer"

    Position& position() { return position_; }
    const Position& position() const { return position_; }

   protected:
    SceneOf() = default;
    // The dice are for steps that run before the first decision; all of them must be used.
    void begin(const boost::json::object& position, const std::vector<int>& dice);
    void set_up(const Setup& checked, std::uint64_t seed);

    Position position_;

   private:
    struct Heard {
        SeatSet by;
        std::string text;
    };
    void run(Dice& dice, auto&& action);
    Seat to_act() const;

    std::vector<Event> events_;
    std::vector<std::string> log_;
    std::vector<Heard> heard_;
    int dice_rolled_ = 0;
};

}  // namespace papelotte
