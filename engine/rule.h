// A rule in a refusal, and the prompt of a step for the player who must decide.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace papelotte {

struct Rule {
    std::string_view id;        // "WL-6.2.4"
    std::string_view message;   // the id of its sentence in the catalogue: "rule.no_sight"
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
    constexpr std::string_view message() const { return rule_ ? rule_->message : std::string_view(); }

   private:
    const Rule* rule_ = nullptr;
};

// What is at stake in an action: nothing; an order to fight, which can be undone until the fight begins; or the
// fight itself.
enum class Stakes : std::uint8_t { none, order, fight };

// The question of a step: its name, the id of its general question in the catalogue ("ask.movement"), and its rules. The sentence that a
// player sees is more specific: its id is "prompt." and the step's name (Table::asked).
struct Prompt {
    std::string_view step;
    std::string_view question;
    std::array<std::string_view, 4> rules{};
    Stakes finishing = Stakes::none;   // what is at stake in ending the step: "finish to open fire"
};

}  // namespace papelotte
