// See new_passwords.h.
#include "server/api/new_passwords.h"

#include "server/api/failure.h"
#include "server/people/common_passwords.h"
#include "server/people/passwords.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kShortestPassword = 8;

}  // namespace

std::string checked_password(Body& body, std::string_view field, std::string_view name) {
    std::string password = body.text(field, kLongestPassword);
    if (password.size() < kShortestPassword) throw bad_request("a password has at least 8 characters");
    if (people::is_easily_guessed(password, name)) throw Failure{400, "easy_password", "that password is too easily guessed"};
    return password;
}

std::string hashed(std::string_view password) {
    auto hash = people::hash_password(password);
    if (!hash) throw Failure{503, "unavailable", "too busy: try again in a moment", 5};
    return std::move(*hash);
}

}  // namespace papelotte::server
