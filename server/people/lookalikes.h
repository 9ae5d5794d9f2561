// Names that are easily mistaken for each other: "Anna", "Аnna" with a Cyrillic capital, "Anña", "A n n a".
#pragma once

#include <string>
#include <string_view>

namespace papelotte::people {

// The skeleton of a name, in the sense of Unicode TR 39: equal for two names that look alike. It ignores case, accents, blanks, dots
// and dashes, and replaces letters of other scripts and digits by the Latin letter that they resemble. Never empty for a name.
std::string skeleton_of(std::string_view name);

}   // namespace papelotte::people
