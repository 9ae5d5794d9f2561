// A rule as a refusal names it, and the prompt that a step shows to the player who must decide.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace papelotte {

struct Rule {
    std::string_view id;     // "WL-6.2.4"
    std::string_view text;   // one sentence for the player
};

// Empty when an action is legal, else the rule that forbids it. Rules are constants, so a pointer is enough.
class Refusal {
   public:
    constexpr Refusal() = default;
    constexpr Refusal(const Rule& rule) : rule_(&rule) {}
    Refusal(Rule&&) = delete;   // a refusal must not outlive its rule
    constexpr explicit operator bool() const { return rule_ != nullptr; }
    constexpr const Rule& rule() const { return *rule_; }
    constexpr std::string_view id() const { return rule_ ? rule_->id : std::string_view(); }
    constexpr std::string_view text() const { return rule_ ? rule_->text : std::string_view(); }

   private:
    const Rule* rule_ = nullptr;
};

// What is at stake in an action, for who weighs it: nothing; an order to a fight, which can be taken back until that begins; or the fight.
enum class Stakes : std::uint8_t { none, order, fight };

// What a step asks: its name (the key of translations), one plain English sentence, and the rules that govern it.
struct Prompt {
    std::string_view step;
    std::string_view text;
    std::array<std::string_view, 4> rules{};
    Stakes finishing = Stakes::none;   // what is at stake in ending the step: "finish to open fire"
};

}  // namespace papelotte
