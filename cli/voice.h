// How a command speaks: in the language that was asked for, with the sentences of its game and those that all games share.
#pragma once

#include <concepts>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/sentences.h"
#include "engine/input_fault.h"
#include "engine/text.h"

namespace papelotte::cli {

class Voice {
   public:
    explicit Voice(std::string language = std::string(kEnglish), const Texts& texts = common_texts())
        : language_(std::move(language)), texts_(&texts) {}
    Voice of(const Texts& texts) const { return Voice(language_, texts); }

    Speech speech() const { return {.language = language_}; }
    std::string operator()(std::string_view id, std::vector<Argument> values = {}) const { return say({std::string(id), std::move(values)}); }
    std::string say(const Message& message) const { return texts_->say(message, speech()); }
    std::string say(const InputFault& fault) const { return fault.text(speech()); }
    bool has(std::string_view id) const { return texts_->find(id, language_).has_value(); }

   private:
    std::string language_;
    const Texts* texts_;
};

// The value of a gap: words, or a number. A number that is too large to be counted is shown all the same.
inline Argument value(std::string_view gap, std::string_view word) { return Argument::of_word(gap, word); }
template <std::integral N>
Argument value(std::string_view gap, N number) {
    if (std::in_range<int>(number)) return Argument::of_number(gap, static_cast<int>(number));
    return Argument::of_word(gap, std::to_string(number));
}

}  // namespace papelotte::cli
