// JSON allows a key twice in one object and parsers keep the last, so that a piece in two places would pass for one in its second. What
// people write by hand is searched for it.
#pragma once

#include <string>
#include <string_view>

namespace papelotte {

// The path of the first key that its object has twice ("units.fr_inf_1"); empty when there is none, and for what is no JSON.
std::string doubled_key(std::string_view json);

}  // namespace papelotte
