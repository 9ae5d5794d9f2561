// New passwords in the bodies of requests.
#pragma once

#include <string>
#include <string_view>

#include "server/api/body.h"

namespace papelotte::server {

inline constexpr std::size_t kLongestPassword = 200;

// A new password; throws Failure if it is too short, or too easily guessed from the name.
std::string checked_password(Body&, std::string_view field, std::string_view name);
std::string hashed(std::string_view password);   // throws Failure when there is not enough memory now

}  // namespace papelotte::server
