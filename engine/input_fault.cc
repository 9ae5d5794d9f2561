// See input_fault.h. What it says is put into words in engine/fault_text.cc.
#include "engine/input_fault.h"

#include "engine/faults.h"
#include "engine/quoted.h"

namespace papelotte {

InputFault::InputFault(const Rule& rule, std::vector<Argument> values) : InputFault(rule.message, std::move(values)) {
    if (!rule.id.empty()) sentences_.push_back({std::string(kFaults.against), {Argument::of_word("rule", rule.id)}});
}

InputFault InputFault::within(Message where) && {
    if (!empty()) sentences_.push_back(std::move(where));
    return std::move(*this);
}

InputFault InputFault::at(std::string_view key) && {
    if (empty()) return std::move(*this);
    if (sentences_.back().id != kFaults.at) return std::move(*this).within({std::string(kFaults.at), {Argument::of_word("path", key)}});
    std::string& path = sentences_.back().arguments.front().word;
    path.insert(0, std::string(key) + (path.starts_with('[') ? "" : "."));
    return std::move(*this);
}

InputFault InputFault::at(std::size_t index) && { return std::move(*this).at("[" + std::to_string(index) + "]"); }

InputFault InputFault::said_by(const Texts& texts) && {
    if (!texts_) texts_ = &texts;
    return std::move(*this);
}

std::string InputFault::ids() const {
    std::string text;
    for (const Message& sentence : sentences_) {
        if (!text.empty()) text += "; ";
        text += sentence.id;
        for (const Argument& argument : sentence.arguments) text += " " + argument.word;
    }
    return text;
}

Argument outside(std::string_view gap, std::string_view word) {
    const std::string shown = quoted(word);
    return Argument::of_word(gap, std::string_view(shown).substr(1, shown.size() - 2));
}

}  // namespace papelotte
