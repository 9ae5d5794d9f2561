// A set of up to 128 ids (areas, units) in two words: union, intersection, difference, count, the n-th member, and
// iteration in ascending order.
#pragma once

#include <bit>
#include <cstdint>

namespace papelotte {

template <class Id>
class IdSet {
   public:
    constexpr IdSet() = default;
    constexpr IdSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
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
    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }

    friend constexpr IdSet operator|(IdSet a, IdSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
    friend constexpr IdSet operator&(IdSet a, IdSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
    friend constexpr IdSet operator-(IdSet a, IdSet b) { return {a.low_ & ~b.low_, a.high_ & ~b.high_}; }
    constexpr IdSet& operator|=(IdSet b) { return *this = *this | b; }
    constexpr IdSet& operator&=(IdSet b) { return *this = *this & b; }
    constexpr IdSet& operator-=(IdSet b) { return *this = *this - b; }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    class Iterator {
       public:
        constexpr explicit Iterator(IdSet rest) : rest_(rest) {}
        constexpr Id operator*() const { return rest_.front(); }
        constexpr Iterator& operator++() {
            if (rest_.low_) rest_.low_ &= rest_.low_ - 1;
            else rest_.high_ &= rest_.high_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

       private:
        IdSet rest_;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const { return Iterator(IdSet()); }

   private:
    constexpr std::uint64_t& word(Id id) { return static_cast<unsigned>(id) < 64 ? low_ : high_; }
    static constexpr std::uint64_t bit(Id id) { return 1ull << (static_cast<unsigned>(id) & 63); }
    std::uint64_t low_ = 0, high_ = 0;
};

}  // namespace papelotte
