// What is wrong with something that came from outside: a position, a set-up, a journal, the settings of a player. A sentence of the catalogue,
// and around it sentences that say where: each has a gap {why} for what stands before it.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/message.h"
#include "engine/rule.h"

namespace papelotte {

class Texts;
struct Speech;

class InputFault {
   public:
    InputFault() = default;   // nothing is wrong
    InputFault(Message what) { sentences_.push_back(std::move(what)); }
    explicit InputFault(std::string_view id, std::vector<Argument> values = {}) : InputFault(Message{std::string(id), std::move(values)}) {}
    // A rule that is broken, with its number if it has one.
    explicit InputFault(const Rule& rule, std::vector<Argument> values = {});

    bool empty() const { return sentences_.empty(); }
    explicit operator bool() const { return !empty(); }

    InputFault within(Message where) &&;
    // One step out in a JSON document: at("units") of a fault at "fr_inf_1" is one at "units.fr_inf_1".
    InputFault at(std::string_view key) &&;
    InputFault at(std::size_t index) &&;
    // Whose sentences they are (else only those that all games share).
    InputFault said_by(const Texts& texts) &&;

    const std::vector<Message>& sentences() const { return sentences_; }   // what is wrong, then where, from the inside out
    std::string ids() const;                                               // for programmers: the ids with their values
    std::string text() const;                                              // in English
    std::string text(const Speech& speech) const;

   private:
    std::vector<Message> sentences_;
    const Texts* texts_ = nullptr;
};

std::ostream& operator<<(std::ostream& out, const InputFault& fault);   // in English, for tests

// A value that came from outside: short, and without control characters.
Argument outside(std::string_view gap, std::string_view word);

}  // namespace papelotte
