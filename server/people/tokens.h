// Secret tokens: the cookie of a session, the link of a seat. A token alone grants access, so it is random and long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace papelotte::people {

inline constexpr std::size_t kTokenLength = 22;

std::string random_token();                        // 128 random bits as 22 characters of base64url
bool is_token(std::string_view text);              // has the form of one
std::string token_hash(std::string_view token);    // SHA-256 as 64 hex digits: for storage and lookup

// Takes the same time wherever the two differ, so a secret cannot be guessed piece by piece.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace papelotte::people
