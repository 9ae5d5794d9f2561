// JSON allows a key twice in one object, and parsers keep the last value. A piece with two places would then count as one in its second
// place. So hand-written JSON is searched for duplicate keys.
#pragma once

#include <string>
#include <string_view>

namespace papelotte {

// The path of the first duplicate key ("units.fr_inf_1"); empty if there is none, or if the text is not JSON.
std::string doubled_key(std::string_view json);

}  // namespace papelotte
