// A text for people, before translation: the id of a sentence of the catalogue (data/*/text.*.json) and the values of its gaps.
// engine/text.h makes it a sentence.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace papelotte {

// A value for one gap of a sentence: a number, a plain word, or something with a name in the catalogue.
struct Argument {
    std::string name;        // the gap: "area"
    std::string word;        // as typed and sent: "hougoumont"; for a number its digits
    std::string key = {};    // its name in the catalogue: "place.hougoumont"; empty: none
    int number = 0;
    bool is_number = false;
    bool typed = false;      // the word is an id that players type: a terminal shows it with the name
    int nth = 0;             // its number among several with the same name, from 1; 0: it is the only one

    bool operator==(const Argument&) const = default;

    static Argument of_number(std::string_view gap, int value) {
        return {.name = std::string(gap), .word = std::to_string(value), .number = value, .is_number = true};
    }
    static Argument of_word(std::string_view gap, std::string_view word, std::string key = {}) {
        return {.name = std::string(gap), .word = std::string(word), .key = std::move(key)};
    }
};

struct Message {
    std::string id;
    std::vector<Argument> arguments = {};

    bool operator==(const Message&) const = default;
};

}  // namespace papelotte
