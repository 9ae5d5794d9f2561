// A set of ids (areas, units), 64 per word: union, intersection, difference, count, the n-th member, and iteration in ascending order. Two words,
// for up to 128 ids, unless a game has more.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace papelotte {

// The members of a set that are still to come, the smallest first.
template <class Set>
class IdSetIterator {
   public:
    constexpr explicit IdSetIterator(Set rest) : rest_(rest) {}
    constexpr auto operator*() const { return rest_.front(); }
    constexpr IdSetIterator& operator++() {
        rest_.pop_front();
        return *this;
    }
    friend constexpr bool operator==(IdSetIterator, IdSetIterator) = default;

   private:
    Set rest_;
};

template <class Id, std::size_t Words = 2>
class IdSet {
   public:
    static constexpr int kCapacity = 64 * static_cast<int>(Words);   // ids 0 .. kCapacity - 1

    constexpr IdSet() = default;
    constexpr explicit IdSet(const std::uint64_t (&words)[Words]) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] = words[i];
    }
    static constexpr IdSet of(Id id) {
        IdSet set;
        set.insert(id);
        return set;
    }
    static constexpr IdSet first(int count) {   // ids 0 .. count-1
        IdSet set;
        for (std::uint64_t& word : set.words_) {
            word = count >= 64 ? ~0ull : count > 0 ? (1ull << count) - 1 : 0;
            count -= 64;
        }
        return set;
    }

    constexpr bool has(Id id) const {
        const unsigned i = static_cast<unsigned>(id);
        return i < 64 * Words && (words_[i / 64] >> (i & 63) & 1u);
    }
    constexpr void insert(Id id) { word(id) |= bit(id); }
    constexpr void erase(Id id) { word(id) &= ~bit(id); }
    constexpr void set(Id id, bool on) { on ? insert(id) : erase(id); }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    constexpr explicit operator bool() const { return !empty(); }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }
    constexpr Id front() const {
        for (std::size_t i = 0; i + 1 < Words; ++i)
            if (words_[i]) return id_of(i, words_[i]);
        return id_of(Words - 1, words_[Words - 1]);
    }
    constexpr void pop_front() {
        for (std::size_t i = 0; i < Words; ++i)
            if (words_[i] || i + 1 == Words) {
                words_[i] &= words_[i] - 1;
                break;
            }
    }
    constexpr Id nth(int n) const {   // the member that has n smaller ones
        for (std::size_t i = 0; i + 1 < Words; ++i) {
            const int here = std::popcount(words_[i]);
            if (n < here) return id_of(i, without(words_[i], n));
            n -= here;
        }
        return id_of(Words - 1, without(words_[Words - 1], n));
    }
    constexpr const std::array<std::uint64_t, Words>& words() const { return words_; }

    friend constexpr IdSet operator|(IdSet a, IdSet b) { return a |= b; }
    friend constexpr IdSet operator&(IdSet a, IdSet b) { return a &= b; }
    friend constexpr IdSet operator-(IdSet a, IdSet b) { return a -= b; }
    constexpr IdSet& operator|=(IdSet b) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] |= b.words_[i];
        return *this;
    }
    constexpr IdSet& operator&=(IdSet b) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] &= b.words_[i];
        return *this;
    }
    constexpr IdSet& operator-=(IdSet b) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] &= ~b.words_[i];
        return *this;
    }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    constexpr IdSetIterator<IdSet> begin() const { return IdSetIterator(*this); }
    constexpr IdSetIterator<IdSet> end() const { return IdSetIterator(IdSet()); }

   private:
    constexpr std::uint64_t& word(Id id) { return words_[static_cast<unsigned>(id) / 64]; }
    static constexpr Id id_of(std::size_t i, std::uint64_t word) { return Id(64 * i + static_cast<std::size_t>(std::countr_zero(word))); }
    static constexpr std::uint64_t without(std::uint64_t word, int lowest) {   // its lowest members
        for (; lowest > 0; --lowest) word &= word - 1;
        return word;
    }
    static constexpr std::uint64_t bit(Id id) { return 1ull << (static_cast<unsigned>(id) & 63); }
    std::array<std::uint64_t, Words> words_{};
};

// Up to 128 ids. Two members instead of an array of words: compilers keep these in registers, which makes random games a third faster.
template <class Id>
class IdSet<Id, 2> {
   public:
    static constexpr int kCapacity = 128;

    constexpr IdSet() = default;
    constexpr IdSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr explicit IdSet(const std::uint64_t (&words)[2]) : low_(words[0]), high_(words[1]) {}
    static constexpr IdSet of(Id id) {
        IdSet set;
        set.insert(id);
        return set;
    }
    static constexpr IdSet first(int count) {   // ids 0 .. count-1
        if (count >= 128) return IdSet(~0ull, ~0ull);
        if (count >= 64) return IdSet(~0ull, (1ull << (count - 64)) - 1);
        return IdSet((1ull << count) - 1, 0);
    }

    constexpr bool has(Id id) const {
        const unsigned i = static_cast<unsigned>(id);
        return ((i < 64 ? low_ >> i : high_ >> (i & 63)) & 1u) && i < 128;
    }
    constexpr void insert(Id id) { word(id) |= bit(id); }
    constexpr void erase(Id id) { word(id) &= ~bit(id); }
    constexpr void set(Id id, bool on) { on ? insert(id) : erase(id); }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr explicit operator bool() const { return !empty(); }
    constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
    constexpr Id front() const { return Id(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_)); }
    constexpr void pop_front() {
        if (low_) low_ &= low_ - 1;
        else high_ &= high_ - 1;
    }
    constexpr Id nth(int n) const {   // the member that has n smaller ones
        std::uint64_t word = low_;
        int base = 0;
        if (const int below = std::popcount(low_); n >= below) {
            n -= below;
            word = high_;
            base = 64;
        }
        for (; n > 0; --n) word &= word - 1;
        return Id(base + std::countr_zero(word));
    }
    constexpr std::array<std::uint64_t, 2> words() const { return {low_, high_}; }
    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }

    friend constexpr IdSet operator|(IdSet a, IdSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
    friend constexpr IdSet operator&(IdSet a, IdSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
    friend constexpr IdSet operator-(IdSet a, IdSet b) { return {a.low_ & ~b.low_, a.high_ & ~b.high_}; }
    constexpr IdSet& operator|=(IdSet b) { return *this = *this | b; }
    constexpr IdSet& operator&=(IdSet b) { return *this = *this & b; }
    constexpr IdSet& operator-=(IdSet b) { return *this = *this - b; }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    constexpr IdSetIterator<IdSet> begin() const { return IdSetIterator(*this); }
    constexpr IdSetIterator<IdSet> end() const { return IdSetIterator(IdSet()); }

   private:
    constexpr std::uint64_t& word(Id id) { return static_cast<unsigned>(id) < 64 ? low_ : high_; }
    static constexpr std::uint64_t bit(Id id) { return 1ull << (static_cast<unsigned>(id) & 63); }
    std::uint64_t low_ = 0, high_ = 0;
};

// The members of a set that pass a test.
template <class Id, std::size_t Words, class Test>
constexpr IdSet<Id, Words> members_where(IdSet<Id, Words> set, Test test) {
    IdSet<Id, Words> found;
    for (const Id id : set)
        if (test(id)) found.insert(id);
    return found;
}

}   // namespace papelotte
