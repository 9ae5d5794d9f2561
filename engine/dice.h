// Dice are passed in, never stored in a position: a position cannot reveal future dice, and a search uses its own.
//
// The generator is fixed for good: xoshiro256** (Blackman, Vigna), whose 256 bits of state are the seed itself, read as four
// little-endian 64-bit words; a number as seed is spread over the four words by splitmix64. A die of n sides takes the high
// half of the 64-bit product of the next word's upper 32 bits and n, rejecting the few that would favour some sides (Lemire).
// The same seed gives the same rolls on every platform.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace papelotte {

using Seed = std::array<std::uint64_t, 4>;

// Spreads a small number over a whole seed.
Seed seed_from_number(std::uint64_t number);

// All possible sequences of dice, one after another: play with Dice::branching(branches), then call next(), until it is false.
class Branches {
   public:
    bool next();                                   // goes to the next sequence; false after the last
    double chance() const;                         // of the sequence just played
    bool endless() const { return endless_; }      // dice that are rolled again after a tie may have infinitely many sequences
    std::uint32_t take(std::uint32_t count);       // called by the dice: 0 .. count-1

   private:
    struct Fork {
        std::uint32_t taken, count;
    };
    static constexpr std::size_t kMostForks = 48;

    std::vector<Fork> forks_;
    std::size_t at_ = 0;
    bool endless_ = false;
};

class Dice {
   public:
    explicit Dice(const Seed& seed) : state_(seed) {
        if ((seed[0] | seed[1] | seed[2] | seed[3]) == 0) state_[0] = 1;   // the one state that xoshiro cannot leave
    }
    explicit Dice(std::uint64_t number) : Dice(seed_from_number(number)) {}

    // Dice that show the given faces in order; when they have run out they show ones, and ran_out() is true.
    static Dice scripted(std::span<const std::uint8_t> faces);
    static Dice branching(Branches& branches);

    int d6() { return roll(6); }
    int roll(int sides) {   // 1 .. sides
        const int face = scripted_ ? next_scripted(sides) : 1 + static_cast<int>(below(static_cast<std::uint32_t>(sides)));
        if (record_) record_->push_back(static_cast<std::uint8_t>(face));
        return face;
    }
    // For choices that are not dice of the game (playouts, redeals): 0 .. count-1, never recorded or scripted.
    std::uint32_t below(std::uint32_t count) {
        if (branches_) [[unlikely]]
            return branches_->take(count);
        std::uint64_t product = (next() >> 32) * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t threshold = (0u - count) % count;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * count;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    int choice(int count) { return static_cast<int>(below(static_cast<std::uint32_t>(count))); }
    // A member of a set, or an element of a list, with equal probability; it must not be empty. Like `below`.
    template <class Set>
    auto pick(const Set& set) {
        if constexpr (requires { set.nth(0); }) return set.nth(choice(set.size()));
        else return set[below(static_cast<std::uint32_t>(set.size()))];
    }

    // For seeds of other dice.
    std::uint64_t word() { return next(); }

    void record_into(std::vector<std::uint8_t>* record) { record_ = record; }
    bool is_scripted() const { return scripted_ != nullptr; }
    bool ran_out() const { return ran_out_; }             // more were rolled than scripted
    bool impossible() const { return impossible_; }       // a scripted face does not exist on that die
    std::size_t left() const { return static_cast<std::size_t>(scripted_end_ - scripted_); }

   private:
    std::uint64_t next() {
        const auto rotl = [](std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); };
        const std::uint64_t result = rotl(state_[1] * 5, 7) * 9, t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return result;
    }
    int next_scripted(int sides);

    Seed state_;
    const std::uint8_t* scripted_ = nullptr;
    const std::uint8_t* scripted_end_ = nullptr;
    std::vector<std::uint8_t>* record_ = nullptr;
    Branches* branches_ = nullptr;
    bool ran_out_ = false, impossible_ = false;
};

}  // namespace papelotte
