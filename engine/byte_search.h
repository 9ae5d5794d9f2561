// Finds a byte in an array of bytes: the units of an area, if each unit has its place as one byte. This is the most frequent query in
// such games, so whole words are compared at once: 16 bytes if the processor has SSE2, else 8.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "engine/id_set.h"

namespace papelotte {

// The indices, as ids, whose byte equals the value. Padding after the last id must hold a value that is never searched for, or the caller
// masks it.
template <class Id, class Byte, std::size_t N, std::size_t Words = (N > 128 ? (N + 63) / 64 : 2)>
IdSet<Id, Words> positions_of(const std::array<Byte, N>& bytes, std::type_identity_t<Byte> value) {
    static_assert(sizeof(Byte) == 1 && N % 16 == 0 && N <= 64 * Words);
    std::uint64_t words[Words]{};
#if defined(__SSE2__)
    const __m128i wanted = _mm_set1_epi8(static_cast<char>(value));
    for (unsigned i = 0; i < N / 16; ++i) {
        const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data() + 16 * i));
        const auto bits = static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, wanted)));
        words[i >> 2] |= bits << (16 * (i & 3));
    }
#else
    constexpr std::uint64_t kLow7 = 0x7f7f7f7f7f7f7f7full, kOnes = 0x0101010101010101ull, kGather = 0x0102040810204080ull;
    const std::uint64_t wanted = kOnes * static_cast<std::uint8_t>(value);
    for (unsigned i = 0; i < N / 8; ++i) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + 8 * i, 8);
        const std::uint64_t x = word ^ wanted;                              // a byte is equal where the difference is zero
        const std::uint64_t equal = ~(((x & kLow7) + kLow7) | x | kLow7);   // 0x80 in every byte that is equal
        const std::uint64_t bits = ((equal >> 7) * kGather) >> 56;          // one bit per byte, the first byte lowest
        words[i >> 3] |= bits << (8 * (i & 7));
    }
#endif
    return IdSet<Id, Words>(words);
}

}  // namespace papelotte
