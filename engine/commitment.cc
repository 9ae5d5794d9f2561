// Seeds and their commitments: SHA-256 and random bytes come from libsodium.
#include <sodium.h>

#include <algorithm>
#include <cstdlib>

#include "engine/faults.h"
#include "engine/journal.h"

namespace papelotte {

namespace {

using Bytes = std::array<unsigned char, 32>;

// The words of a seed are little-endian on every machine.
Bytes bytes_of(const Seed& seed) {
    Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(seed[i / 8] >> (8 * (i % 8)));
    return bytes;
}

Seed seed_of(const Bytes& bytes) {
    Seed seed{};
    for (std::size_t i = 0; i < bytes.size(); ++i) seed[i / 8] |= std::uint64_t{bytes[i]} << (8 * (i % 8));
    return seed;
}

std::string hex(const Bytes& bytes) {
    std::array<char, 65> text{};
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    return std::string(text.data(), 64);
}

static_assert(crypto_hash_sha256_BYTES == sizeof(Bytes));

}  // namespace

std::string commitment_to(const Seed& seed) {
    const Bytes bytes = bytes_of(seed);
    Bytes digest{};
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return hex(digest);
}

Seed seed_of_entry(const Seed& seed, std::uint64_t n) {
    std::array<unsigned char, 40> message{};
    const Bytes bytes = bytes_of(seed);
    std::copy(bytes.begin(), bytes.end(), message.begin());
    for (std::size_t i = 0; i < 8; ++i) message[32 + i] = static_cast<unsigned char>(n >> (8 * i));
    Bytes digest{};
    crypto_hash_sha256(digest.data(), message.data(), message.size());
    return seed_of(digest);
}

Seed random_seed() {
    if (sodium_init() < 0) std::abort();   // no source of randomness: continuing would be unsafe
    Bytes bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return seed_of(bytes);
}

std::string seed_text(const Seed& seed) { return hex(bytes_of(seed)); }

std::expected<Seed, InputFault> read_seed(std::string_view text) {
    Bytes bytes{};
    std::size_t length = 0;
    const char* end = nullptr;
    if (text.size() != 64 || sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end) != 0 ||
        length != bytes.size() || end != text.data() + text.size())
        return std::unexpected(InputFault(kJournalFaults.seed, {outside("word", text)}));
    return seed_of(bytes);
}

}  // namespace papelotte
