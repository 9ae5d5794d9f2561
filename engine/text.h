// The catalogue of sentences in every language, compiled into the program from data/*/text.*.json (tools/compile_text), and how a message
// becomes a sentence. web/src/text/message.ts does the same in the page; tests/text/cases.json holds both to the same results.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace papelotte {

struct TextEntry {
    std::string_view id;     // "event.moved"; a form of a name: "place.hougoumont:at"
    std::string_view text;   // a pattern (engine/message_pattern.h)
};

// One language of one file, sorted by id.
struct TextTable {
    std::string_view language;
    std::span<const TextEntry> entries;
};

inline constexpr std::string_view kEnglish = "en";

// In which language, and for whom.
struct Speech {
    std::string_view language = kEnglish;
    bool ids = true;     // names are followed by the ids that a player types: "Ney (fr_leader_2)"
    bool marks = false;  // the ** around what is set in bold stay
};

// The sentences of a game: its own, and behind them those that all games share.
class Texts {
   public:
    Texts(std::span<const TextTable> own, std::span<const TextTable> common) : own_(own), common_(common) {}

    std::optional<std::string_view> find(std::string_view id, std::string_view language) const;
    // A message without an entry in the catalogue is its own id.
    std::string say(const Message& message, const Speech& speech = {}) const;

    std::span<const TextTable> own() const { return own_; }

   private:
    std::span<const TextTable> own_, common_;
};

std::span<const TextTable> common_text();   // data/common
const Texts& common_texts();
std::vector<std::string_view> languages();  // English first

// "one" or "other".
std::string_view plural_category(std::string_view language, int count);

}  // namespace papelotte
