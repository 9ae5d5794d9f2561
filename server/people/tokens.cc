// See tokens.h.
#include "server/people/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace papelotte::people {

namespace {

constexpr std::size_t kTokenBytes = 16;
constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
static_assert(sodium_base64_ENCODED_LEN(kTokenBytes, kVariant) == kTokenLength + 1);   // with the final zero

bool is_base64url(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

}  // namespace

std::string random_token() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();   // no source of randomness: continuing would be unsafe
    std::array<unsigned char, kTokenBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, kTokenLength + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    return std::string(text.data(), kTokenLength);
}

bool is_token(std::string_view text) { return text.size() == kTokenLength && std::ranges::all_of(text, is_base64url); }

std::string token_hash(std::string_view token) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(token.data()), token.size());
    std::array<char, 2 * crypto_hash_sha256_BYTES + 1> text{};
    sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
    return std::string(text.data(), text.size() - 1);
}

bool same_secret(std::string_view a, std::string_view b) { return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

}  // namespace papelotte::people
