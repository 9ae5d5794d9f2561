// How the ids of a game are written and read. A game declares `std::string_view word(E)` for each of its enums; these functions find it
// by its argument. The word of an enum with enumerators is the enumerator, so one line in the game's namespace declares all of these:
//   template <NamedEnum E> constexpr std::string_view word(E value) { return enum_word(value); }
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace papelotte {

// The ids of a data table sorted by their words, for lookup:
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

namespace detail {

// The compiler's name of a value: "papelotte::waterloo::Phase::start"; a value without enumerator is a cast, "(papelotte::waterloo::Phase)9".
template <auto Value>
constexpr std::string_view spelled() {
    const std::string_view function = __PRETTY_FUNCTION__;
    const std::size_t begin = function.find("Value = ") + 8;
    return function.substr(begin, function.find_first_of(";]", begin) - begin);
}
constexpr std::string_view last_name(std::string_view text) { return text.substr(text.rfind(':') + 1); }
constexpr bool is_enumerator(std::string_view text) { return last_name(text).find(')') == std::string_view::npos; }

// The i-th value of an enum: i itself, or the i-th bit if the first enumerator is 1.
template <class E>
constexpr bool is_flags() {
    return !is_enumerator(spelled<E(0)>()) && is_enumerator(spelled<E(1)>());
}
template <class E>
constexpr E nth_value(std::size_t i) {
    return is_flags<E>() ? E(std::uint64_t{1} << i) : E(i);
}
template <class E, std::size_t I = 0>
constexpr std::size_t enumerator_count() {
    constexpr std::size_t most = is_flags<E>() ? 8 * sizeof(E) : 256;
    if constexpr (I >= most) return most;
    else if constexpr (!is_enumerator(spelled<nth_value<E>(I)>())) return I;
    else return enumerator_count<E, I + 1>();
}

}  // namespace detail

// An enum class whose enumerators are 0, 1, 2 …, or the bits 1, 2, 4 …, without a gap.
template <class E>
concept NamedEnum = std::is_enum_v<E> && (detail::enumerator_count<E>() > 0);

// The enumerators as words, in order.
template <NamedEnum E>
inline constexpr auto kEnumWords = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<std::string_view, sizeof...(I)>{detail::last_name(detail::spelled<detail::nth_value<E>(I)>())...};
}(std::make_index_sequence<detail::enumerator_count<E>()>());

// The enumerator as a word; empty for a value without one.
template <NamedEnum E>
constexpr std::string_view enum_word(E value) {
    for (std::size_t i = detail::is_flags<E>() ? 0 : static_cast<std::size_t>(value); i < kEnumWords<E>.size(); ++i)
        if (detail::nth_value<E>(i) == value) return kEnumWords<E>[i];
    return {};
}

// The name of an enum's type in small letters: "hit by" for HitBy.
template <NamedEnum E>
std::string enum_kind() {
    std::string_view type = detail::spelled<detail::nth_value<E>(0)>();
    type.remove_suffix(type.size() - type.rfind("::"));
    std::string kind;
    for (const char letter : detail::last_name(type)) {
        const bool capital = letter >= 'A' && letter <= 'Z';
        if (capital && !kind.empty()) kind += ' ';
        kind += capital ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return kind;
}

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
template <NamedEnum E>
std::optional<E> from_word(std::string_view text) {
    for (std::size_t i = 0; i < kEnumWords<E>.size(); ++i)
        if (word(detail::nth_value<E>(i)) == text) return detail::nth_value<E>(i);
    return std::nullopt;
}

}  // namespace papelotte
