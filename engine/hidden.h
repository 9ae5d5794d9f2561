// Hidden pieces: what a side may know about the other's face-down blocks, and redeals of what it does not know.
//
// A group is up to 64 pieces of one owner whose backs look alike. In the rules a block has the number of its true piece; for the
// opponent it is the set of pieces that it may be (its guise, one bit per piece of the group). A guise always contains the true piece.
// It shrinks
// when the opponent learns something and grows when blocks are mixed; it contains nothing that could not be inferred from public events.
// Guises are part of the position: views and redeals depend on them, and all players have the same memory.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>

#include "engine/dice.h"
#include "engine/fixed_vector.h"

namespace papelotte {

using Guise = std::uint64_t;      // pieces of a group, one bit each
using BlockBits = std::uint64_t;   // blocks of a group, one bit each

constexpr bool is_certain(Guise guise) { return (guise & (guise - 1)) == 0; }   // one piece, or none

// Calls visit(index) for every bit, from the lowest.
template <class Visit>
constexpr void for_each_bit(std::uint64_t bits, Visit visit) {
    for (; bits; bits &= bits - 1) visit(std::countr_zero(bits));
}

// The opponent's knowledge about the blocks of one group. Refers to guises that are stored in the position.
class Guises {
   public:
    explicit Guises(std::span<Guise> of_blocks) : blocks_(of_blocks) {}

    Guise all_of(BlockBits blocks) const {
        Guise all = 0;
        for_each_bit(blocks, [&](int block) { all |= at(block); });
        return all;
    }

    // These pieces are known for certain: no other block can be one of them. A block that is left with one piece becomes known too.
    void pin_down(Guise known) {
        while (known) {
            Guise more = 0;
            for (Guise& guise : blocks_) {
                if (is_certain(guise) || !(guise & known)) continue;
                guise &= ~known;
                if (is_certain(guise)) more |= guise;
            }
            known = more;
        }
    }

    // One of these blocks, `one`, has done something that only the pieces in `could` can do, or has shown its face (then `could` is that
    // piece). The opponent cannot tell which of the blocks it was, except that it may be such a piece.
    void tell_apart(BlockBits blocks, int one, Guise could) {
        Guise all = 0;
        BlockBits suspects = 0;
        for_each_bit(blocks, [&](int block) {
            if (!(at(block) & could)) return;
            all |= at(block);
            suspects |= BlockBits{1} << block;
        });
        for_each_bit(suspects, [&](int block) { at(block) = all; });
        at(one) = all & could;
        if (is_certain(all & could)) pin_down(all & could);
    }

    // The blocks were mixed: each may be any piece that one of them may be.
    void mix(BlockBits blocks) {
        const Guise all = all_of(blocks);
        for_each_bit(blocks, [&](int block) { at(block) = all; });
    }

   private:
    Guise& at(int block) const { return blocks_[static_cast<std::size_t>(block)]; }
    std::span<Guise> blocks_;
};

// Redeals the pieces of a group over the places of its blocks; each block gets one of the pieces that it may be. A Slot is what stays in the
// place of a block, independent of its piece; its first member is `may_be`, and it has an order (<=>). The deal starts from the slots
// in their order
// and never from the true pieces, so the same dice give the same deal to all seats with the same knowledge. Blocks with the same guise are dealt
// evenly; blocks whose guises only overlap are exchanged until little of the first deal is left.
//   add() every block that is not known for certain, begin(), deal(); then read piece_in() of every slot.
template <class Slot>
class HiddenDeal {
   public:
    void add(const Slot& slot, int piece) { dealt_.push_back({slot, piece}); }
    void begin() {
        std::sort(dealt_.begin(), dealt_.end());
        for (std::size_t i = 0; i < dealt_.size(); ++i) slot_of_[static_cast<std::size_t>(dealt_[i].piece)] = static_cast<int>(i);
    }

    int size() const { return static_cast<int>(dealt_.size()); }
    const Slot& slot(int i) const { return dealt_[static_cast<std::size_t>(i)].slot; }
    int piece_in(int slot) const { return dealt_[static_cast<std::size_t>(slot)].piece; }
    int any_slot(Dice& dice) const { return static_cast<int>(dice.below(static_cast<std::uint32_t>(dealt_.size()))); }
    Guise pieces() const {
        Guise all = 0;
        for (const Dealt& one : dealt_) all |= bit(one.piece);
        return all;
    }

    void deal(Dice& dice) {
        free_ = pieces();
        for (int i = 0; i < size(); ++i) {
            Guise tried = 0;
            fill(i, tried, &dice);
        }
        shuffle_alike(dice);
        if (size() < 2 || !overlapping_) return;
        for (int left = kSwapsPerBlock * size(); left > 0; --left) swap_if_possible(any_slot(dice), any_slot(dice));
        shuffle_alike(dice);
    }

    // Moves one of the wanted pieces to the slot; the piece that was there, and others if necessary, move to other slots. Locked ones stay.
    bool bring(int slot, Guise wanted, Guise locked, Dice& dice) {
        Guise options = may_be(slot) & pieces() & wanted & ~locked;
        while (options) {
            const int comes = any_bit(options, dice), from = slot_of_[static_cast<std::size_t>(comes)], idle = piece_in(slot);
            options &= ~bit(comes);
            if (swap_if_possible(slot, from)) return true;
            free_ = bit(idle);
            put(comes, slot);
            Guise tried = locked | bit(comes);
            const bool found = fill(from, tried, nullptr);
            free_ = 0;
            if (found) return true;
            put(comes, from);
            put(idle, slot);
        }
        return false;
    }

   private:
    static constexpr int kSwapsPerBlock = 4;
    struct Dealt {
        Slot slot;
        int piece;
        friend auto operator<=>(const Dealt&, const Dealt&) = default;
    };

    static Guise bit(int piece) { return Guise{1} << piece; }
    Guise may_be(int slot) const { return dealt_[static_cast<std::size_t>(slot)].slot.may_be; }

    static int any_bit(Guise bits, Dice& dice) {
        for (std::uint32_t skip = dice.below(static_cast<std::uint32_t>(std::popcount(bits))); skip > 0; --skip) bits &= bits - 1;
        return std::countr_zero(bits);
    }

    void put(int piece, int slot) {
        dealt_[static_cast<std::size_t>(slot)].piece = piece;
        slot_of_[static_cast<std::size_t>(piece)] = slot;
    }

    // Finds a piece for the slot, if necessary by giving other slots another one. Pieces in `tried` are left where they are.
    bool fill(int slot, Guise& tried, Dice* dice) {
        if (const Guise open = may_be(slot) & free_ & ~tried) {
            const int piece = dice ? any_bit(open, *dice) : std::countr_zero(open);
            free_ &= ~bit(piece);
            put(piece, slot);
            return true;
        }
        for (Guise options = may_be(slot) & ~tried; options; options &= ~tried) {
            const int piece = std::countr_zero(options);
            tried |= bit(piece);
            if (!fill(slot_of_[static_cast<std::size_t>(piece)], tried, dice)) continue;
            put(piece, slot);
            return true;
        }
        return false;
    }

    // Shuffles slots with the same guise evenly; they are neighbours, since slots are sorted by `may_be` first.
    void shuffle_alike(Dice& dice) {
        Guise before = 0;
        for (int begin = 0, end = 0; begin < size(); begin = end) {
            while (end < size() && may_be(end) == may_be(begin)) ++end;
            overlapping_ = overlapping_ || (before & may_be(begin));
            before |= may_be(begin);
            for (int i = end - begin; i > 1; --i) swap(begin + i - 1, begin + static_cast<int>(dice.below(static_cast<std::uint32_t>(i))));
        }
    }
    void swap(int a, int b) {
        const int piece_a = piece_in(a), piece_b = piece_in(b);
        put(piece_a, b);
        put(piece_b, a);
    }
    bool swap_if_possible(int a, int b) {
        if (!(may_be(a) & bit(piece_in(b))) || !(may_be(b) & bit(piece_in(a)))) return false;
        swap(a, b);
        return true;
    }

    FixedVector<Dealt, 64> dealt_;
    std::array<int, 64> slot_of_{};   // by piece
    Guise free_ = 0;   // pieces without a slot so far
    bool overlapping_ = false;   // some guises overlap without being equal
};

}   // namespace papelotte
