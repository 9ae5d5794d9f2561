// See passwords.h.
#include "server/people/passwords.h"

#include <sodium.h>

#include <array>
#include <cstddef>

namespace papelotte::people {

namespace {

constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemory = std::size_t{19} << 20;

}  // namespace

std::optional<std::string> hash_password(std::string_view password) {
    if (sodium_init() < 0) return std::nullopt;
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), kPasses, kMemory, crypto_pwhash_ALG_ARGON2ID13) != 0)
        return std::nullopt;
    return std::string(hash.data());
}

bool verify_password(std::string_view hash, std::string_view password) {
    static const std::string nobodys = hash_password("").value_or("");
    const std::string checked(hash.empty() ? std::string_view(nobodys) : hash);
    const bool right = crypto_pwhash_str_verify(checked.c_str(), password.data(), password.size()) == 0;
    return right && !hash.empty();
}

bool needs_rehash(std::string_view hash) { return crypto_pwhash_str_needs_rehash(std::string(hash).c_str(), kPasses, kMemory) != 0; }

}  // namespace papelotte::people
