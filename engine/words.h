// How the ids of a game are written and read. A game declares `std::string_view word(E)` beside each of its enums; what is here finds it
// by its argument.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace papelotte {

// The ids of a table of data sorted by their words, for looking up:
//   constexpr WordIndex kAreasByWord(kAreaData, &AreaData::id);      kAreasByWord.find<Area>("hougoumont")
template <std::size_t N>
class WordIndex {
   public:
    template <class Data>
    constexpr WordIndex(const std::array<Data, N>& data, std::string_view Data::* its_word) {
        for (std::size_t i = 0; i < N; ++i) entries_[i] = {data[i].*its_word, static_cast<std::uint8_t>(i)};
        std::ranges::sort(entries_, {}, &Entry::word);
    }

    template <class Id>
    constexpr std::optional<Id> find(std::string_view word) const {
        const auto at = std::ranges::lower_bound(entries_, word, {}, &Entry::word);
        return at != entries_.end() && at->word == word ? std::optional(Id(at->id)) : std::nullopt;
    }

   private:
    static_assert(N <= 256);
    struct Entry {
        std::string_view word;
        std::uint8_t id;
    };
    std::array<Entry, N> entries_{};
};
template <class Data, std::size_t N>
WordIndex(const std::array<Data, N>&, std::string_view Data::*) -> WordIndex<N>;

// The word of a value in a list in the order of its enum; empty for a value that does not exist.
template <class E, std::size_t N>
constexpr std::string_view pick(E value, const std::array<std::string_view, N>& words) {
    const auto i = static_cast<std::size_t>(value);
    return i < N ? words[i] : std::string_view();
}

// The enum value with that word, over 0 .. last.
template <class E>
std::optional<E> from_word(std::string_view text, E last) {
    for (int i = 0; i <= static_cast<int>(last); ++i)
        if (word(E(i)) == text) return E(i);
    return std::nullopt;
}

}  // namespace papelotte
