// Passwords that are too easy to guess.
#pragma once

#include <string_view>

namespace papelotte::people {

// On the list, regardless of case; one character repeated; or equal to the owner's name.
bool is_easily_guessed(std::string_view password, std::string_view name);

}  // namespace papelotte::people
