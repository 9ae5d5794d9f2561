// A seat is a place at the table: an index into the game's list of seats. Players have seats; rules know only seats.
#pragma once

#include <bit>
#include <cstdint>

namespace papelotte {

enum class Seat : std::uint8_t {};

inline constexpr Seat kObserver{0xfe};   // a viewer without a seat: sees what is public
inline constexpr Seat kNobody{0xff};     // no player decides

constexpr int index_of(Seat seat) { return static_cast<int>(seat); }

class SeatSet {
   public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat) { insert(seat); }
    static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint8_t>((1u << count) - 1u)); }
    static constexpr SeatSet everyone() { return SeatSet(std::uint8_t{0xff}); }   // all seats and the observer

    constexpr bool has(Seat seat) const { return (bits_ >> bit(seat)) & 1u; }
    constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1u << bit(seat))); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Seat front() const { return Seat(std::countr_zero(bits_)); }
    // Iterates over the seats, without the observer.
    struct Iterator {
        unsigned left;
        constexpr Seat operator*() const { return Seat(std::countr_zero(left)); }
        constexpr Iterator& operator++() { return left &= left - 1, *this; }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits_ & 0x7fu}; }
    constexpr Iterator end() const { return {0}; }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_)); }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ & b.bits_)); }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ & ~b.bits_)); }

   private:
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr int bit(Seat seat) { return seat == kObserver ? 7 : index_of(seat) & 7; }
    std::uint8_t bits_ = 0;
};

}  // namespace papelotte
