// The choices of a player as a menu for a terminal: numbered, by verb, in columns; a long list is folded into the beginnings of its
// actions, and what is typed narrows it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::cli {

struct MenuItem {
    std::string text;        // an action, or the words that several actions begin with
    std::size_t count = 1;   // how many
};

// The actions, by verb in the order in which the verbs appear; folded when there are more than about forty.
std::vector<MenuItem> menu_of(std::span<const std::string> actions);

// The actions that the typed words mean: the one that is exactly so, else those that begin with these words, else those whose words
// begin with the typed ones in turn ("sk ge_inf_2 gr").
std::vector<std::string> matching(std::span<const std::string> actions, std::string_view typed);

// Whether an operand of some action is a number (an area, a count). Then a number that is typed means the operand, and the menu's own numbers
// are written "#12".
bool has_numbers(std::span<const std::string> actions);

// The actions with this number among their operands.
std::vector<std::string> with_operand(std::span<const std::string> actions, std::string_view number);

// The place of "12" or "#12" in a menu, from 0; empty when that is not what was typed.
std::optional<std::size_t> menu_number(std::string_view typed);

// The menu for a terminal of that many columns, numbered from 1.
std::string menu_text(std::span<const MenuItem> menu, int width);

// Without leading and trailing spaces, and with one space between words.
std::string tidy(std::string_view text);

// The parts between the separators, tidied; empty ones are left out.
std::vector<std::string> split(const std::string& text, char separator);

}  // namespace papelotte::cli
