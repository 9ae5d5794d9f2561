// Recovery codes: with one of them a person who has lost the password sets another. Written down by hand, so they have no letters that
// look alike; as long and random as a token, so they are stored as a plain SHA-256.
#pragma once

#include <string>
#include <string_view>

namespace papelotte::people {

std::string random_recovery_code();                        // 100 random bits: "7K3QF-9XW2M-0TB4H-RZ6CN"
std::string recovery_code_hash(std::string_view code);     // however it was typed: small letters, blanks, O for 0, I and L for 1

}  // namespace papelotte::people
