// The definitions of tests/scene_of.h, for the source of a game's tests that instantiates it.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <sstream>

#include "engine/facts.h"
#include "engine/text.h"
#include "tests/scene_of.h"

namespace papelotte {

// Helpers for the one-line form of positions.
namespace scene {

// Splits without empty parts.
inline std::vector<std::string> split(std::string_view text, std::string_view separators) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        if (end > 0) parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

inline std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& one : words) text += (text.empty() ? "" : ", ") + one;
    return text;
}

// An event as text for tests; a game may specialise it.
template <class Records>
std::string report(const Event& event) {
    return Records::event_text(event);
}

// The object under a key; creates it if it is missing.
inline boost::json::object& child(boost::json::object& parent, std::string_view key) {
    if (!parent.contains(key)) parent[key] = boost::json::object();
    return parent[key].as_object();
}

inline boost::json::value number_or_word(const std::string& text) {
    const bool number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return number ? boost::json::value(std::stoi(text)) : boost::json::value(text);
}

// "three_players,fog": a set-up with these options on; "rules_2": with the data of rules version 2.
inline Setup set_up_with(std::string_view options, std::string_view scenario) {
    Setup setup{std::string(scenario), {}};
    for (const std::string& option : split(options, ","))
        if (option.starts_with("rules_")) setup.rules_version = std::stoi(option.substr(6));
        else setup.options.emplace_back(option == "three_players" ? std::pair("players", "three") : std::pair(option.c_str(), "on"));
    return setup;
}

// What a word of a scene names; a word without a meaning fails the test.
template <class Id>
Id meant(std::optional<Id> found, std::string_view kind, std::string_view word) {
    EXPECT_TRUE(found.has_value()) << "no " << kind << " " << word;
    return found.value_or(Id(0));
}
inline Seat seat_meant(std::span<const std::string_view> seats, std::string_view text) {
    const auto found = std::ranges::find(seats, text);
    EXPECT_TRUE(found != seats.end() || text == "observer") << "no seat " << text;
    return found == seats.end() ? kObserver : Seat(found - seats.begin());
}

inline std::vector<std::uint8_t> faces_of(const std::vector<int>& dice, int lowest) {
    std::vector<std::uint8_t> faces;
    for (const int die : dice) faces.push_back(static_cast<std::uint8_t>(die + 1 - lowest));
    return faces;
}

}  // namespace scene

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::run(Dice& dice, auto&& action) {
    std::vector<Event> events;
    std::vector<std::uint8_t> rolled;
    dice.record_into(&rolled);
    Effects effects{dice, &events};
    action(effects);
    dice.record_into(nullptr);
    dice_rolled_ += static_cast<int>(rolled.size());
    events_.insert(events_.end(), events.begin(), events.end());
    for (const Event& event : events) {
        std::istringstream text(scene::report<Records>(event));   // an account has several lines
        for (std::string line; std::getline(text, line);) {
            log_.push_back(line);
            heard_.push_back({event.seen_by, line});
        }
    }
    EXPECT_TRUE(Records::Rules::broken_invariant(position_).empty()) << "after it a rule of the board is broken";
}

template <class Position, class Records, int lowest>
boost::json::object SceneOf<Position, Records, lowest>::last(std::string_view event) const {
    for (std::size_t i = events_.size(); i-- > 0;)
        if (auto sent = Records::event_json(events_[i]); sent.at("event").as_string() == event) return sent;
    return {};
}

template <class Position, class Records, int lowest>
Seat SceneOf<Position, Records, lowest>::to_act() const {
    const SeatSet seats = Records::Rules::to_act(position_);
    return seats.empty() ? kNobody : seats.front();
}

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::begin(const boost::json::object& position, const std::vector<int>& given) {
    auto read = Records::read_position(position);
    if (!read) {
        ADD_FAILURE() << "the scene is not a legal position: " << read.error();
        return;
    }
    position_ = *read;
    const auto faces = scene::faces_of(given, lowest);
    Dice dice = Dice::scripted(faces);
    run(dice, [&](Effects& effects) { Records::Rules::settle(position_, effects); });
    EXPECT_FALSE(dice.ran_out()) << "the scene rolls more dice than given before its first decision (" << asks() << ")";
    EXPECT_EQ(dice.left(), 0u) << "dice left over before the first decision";
}

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::set_up(const Setup& checked, std::uint64_t seed) {
    Dice dice(seed);
    run(dice, [&](Effects& effects) { position_ = Records::Rules::set_up(checked, effects); });
}

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::play(std::string_view notation, std::vector<int> dice) {
    play_all({notation}, std::move(dice));
}

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::play_all(std::vector<std::string_view> notations, std::vector<int> given) {
    const auto faces = scene::faces_of(given, lowest);
    Dice dice = Dice::scripted(faces);
    for (const std::string_view notation : notations) {
        const auto action = Records::parse(notation);
        if (!action) {
            ADD_FAILURE() << notation << ": " << common_texts().say(action.error());
            return;
        }
        const Seat who = to_act();
        if (const Refusal no = Records::Rules::why_not(position_, who, *action)) {
            ADD_FAILURE() << notation << " is refused: " << no.id() << " " << no.message() << "\n  asked: " << asks() << " of " << seat()
                          << "\n  legal: " << scene::joined(legal());
            return;
        }
        run(dice, [&](Effects& effects) { Records::Rules::apply(position_, who, *action, effects); });
        EXPECT_FALSE(dice.ran_out()) << notation << ": more dice were rolled than given; now " << asks() << "\n  " << scene::joined(log_);
        EXPECT_FALSE(dice.impossible()) << notation << ": a die shows a face that it does not have\n  " << scene::joined(log_);
    }
    EXPECT_EQ(dice.left(), 0u) << "dice left over after " << notations.back() << "; now " << asks() << " of " << seat() << "\n  "
                               << scene::joined(log_);
}

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::refuses(std::string_view notation, std::string_view rule) const {
    const auto action = Records::parse(notation);
    ASSERT_TRUE(action.has_value()) << notation << ": " << common_texts().say(action.error());
    const Refusal no = Records::Rules::why_not(position_, to_act(), *action);
    EXPECT_EQ(std::string(no.id()), rule) << notation << (no ? ": " : " is allowed; ") << no.message() << "\n  asked: " << asks();
}

template <class Position, class Records, int lowest>
void SceneOf<Position, Records, lowest>::allows(std::string_view notation) const {
    const auto all = legal();
    EXPECT_NE(std::find(all.begin(), all.end(), notation), all.end())
        << notation << " is not offered\n  asked: " << asks() << "\n  legal: " << scene::joined(all);
}

template <class Position, class Records, int lowest>
std::vector<std::string> SceneOf<Position, Records, lowest>::legal(std::string_view beginning) const {
    std::vector<std::string> found;
    ActionList all;
    if (to_act() != kNobody) Records::Rules::legal(position_, to_act(), all);
    for (const Action action : all)
        if (std::string text = Records::notate(action); text.starts_with(beginning)) found.push_back(std::move(text));
    return found;
}

template <class Position, class Records, int lowest>
std::vector<std::string> SceneOf<Position, Records, lowest>::operands(std::string_view beginning) const {
    std::vector<std::string> found;
    for (const std::string& text : legal(beginning)) found.push_back(text.substr(std::min(text.size(), beginning.size())));
    std::ranges::sort(found);
    return found;
}

template <class Position, class Records, int lowest>
std::string SceneOf<Position, Records, lowest>::asks() const {
    return std::string(Records::Rules::step_name(position_));
}

template <class Position, class Records, int lowest>
std::string SceneOf<Position, Records, lowest>::seat() const {
    return to_act() == kNobody ? "" : std::string(seat_name(Records::Rules::facts(), to_act()));
}

template <class Position, class Records, int lowest>
std::vector<std::string> SceneOf<Position, Records, lowest>::log(std::string_view containing) const {
    std::vector<std::string> found;
    for (const std::string& line : log_)
        if (line.find(containing) != std::string::npos) found.push_back(line);
    return found;
}

template <class Position, class Records, int lowest>
bool SceneOf<Position, Records, lowest>::heard_by(std::string_view name, std::string_view containing) const {
    const Seat listener = find_seat(Records::Rules::facts(), name).value_or(kObserver);
    return std::ranges::any_of(heard_,
                               [&](const Heard& heard) { return heard.by.has(listener) && heard.text.find(containing) != std::string::npos; });
}

}  // namespace papelotte
