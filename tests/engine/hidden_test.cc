// Hidden blocks (engine/hidden.h) on a toy so small that all arrangements can be listed: blocks in three fields march unseen, mix and
// show their faces. The reference is an observer who keeps every arrangement that agrees with what he has seen.
#include "engine/hidden.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

namespace papelotte {
namespace {

constexpr int kPieces = 6, kFields = 3;
constexpr Guise kHorse = 0b000111;   // pieces that can gallop

struct Slot {
    Guise may_be;
    int field;
    friend auto operator<=>(const Slot&, const Slot&) = default;
};
using Arrangement = std::array<int, kPieces>;   // the field of each piece

// The true state: piece i stands in field[i]; the opponent knows guise[i] of block i.
struct Toy {
    Arrangement field{};
    std::array<Guise, kPieces> guise{};
    std::set<Arrangement> possible;   // the observer's arrangements: the possible field of each piece

    explicit Toy(Dice& dice) {
        for (int i = 0; i < kPieces; ++i) {
            field[index(i)] = static_cast<int>(dice.below(kFields));
            guise[index(i)] = (Guise{1} << kPieces) - 1;
        }
        Arrangement other = field;
        std::ranges::sort(other);
        do possible.insert(other);
        while (std::ranges::next_permutation(other).found);
    }
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    BlockBits blocks_in(int where) const {
        BlockBits blocks = 0;
        for (int i = 0; i < kPieces; ++i) blocks |= field[index(i)] == where && !is_certain(guise[index(i)]) ? BlockBits{1} << i : 0;
        return blocks;
    }

    // A block of the field moves to another field; only a horse can gallop.
    void march(int piece, int to, bool gallops) {
        const int from = field[index(piece)];
        const bool known = is_certain(guise[index(piece)]);
        const Guise could = gallops ? kHorse : (Guise{1} << kPieces) - 1;
        if (!known) Guises(guise).tell_apart(blocks_in(from), piece, could);
        field[index(piece)] = to;
        std::set<Arrangement> after;
        for (const Arrangement& one : possible)
            for (int i = 0; i < kPieces; ++i) {
                if (one[index(i)] != from || (known && i != piece) || (!known && (shown >> i & 1)) || !(could >> i & 1)) continue;
                Arrangement next = one;
                next[index(i)] = to;
                after.insert(next);
            }
        possible = after;
    }
    void show(int piece) {
        if (!is_certain(guise[index(piece)])) Guises(guise).tell_apart(blocks_in(field[index(piece)]), piece, Guise{1} << piece);
        shown |= Guise{1} << piece;
        std::erase_if(possible, [&](const Arrangement& one) { return one[index(piece)] != field[index(piece)]; });
    }

    Arrangement dealt(Dice& dice) const {
        HiddenDeal<Slot> deal;
        Arrangement out = field;
        for (int i = 0; i < kPieces; ++i)
            if (!is_certain(guise[index(i)])) deal.add({guise[index(i)], field[index(i)]}, i);
        deal.begin();
        deal.deal(dice);
        for (int slot = 0; slot < deal.size(); ++slot) out[index(deal.piece_in(slot))] = deal.slot(slot).field;
        return out;
    }

    Guise shown = 0;
};

void play(Toy& toy, Dice& dice, int actions) {
    for (int i = 0; i < actions; ++i) {
        const int piece = static_cast<int>(dice.below(kPieces));
        const bool gallops = (kHorse >> piece & 1) && dice.below(2) == 0;
        if (dice.below(5) == 0) toy.show(piece);
        else toy.march(piece, (toy.field[Toy::index(piece)] + 1 + static_cast<int>(dice.below(kFields - 1))) % kFields, gallops);
    }
}

TEST(Hidden, a_guise_always_contains_the_truth_and_pieces_that_are_known_are_in_no_other) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Dice dice(seed);
        Toy toy(dice);
        play(toy, dice, 12);
        for (int i = 0; i < kPieces; ++i) {
            EXPECT_TRUE(toy.guise[Toy::index(i)] >> i & 1);
            for (int j = 0; j < kPieces; ++j)
                if (j != i && is_certain(toy.guise[Toy::index(i)])) EXPECT_FALSE(toy.guise[Toy::index(j)] >> i & 1);
        }
    }
}

// Pieces are conserved: each field keeps its number. Pieces known for certain stay where they are.
TEST(Hidden, a_deal_keeps_what_is_seen) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Dice dice(seed);
        Toy toy(dice);
        play(toy, dice, static_cast<int>(seed % 15));
        for (int times = 0; times < 20; ++times) {
            const Arrangement dealt = toy.dealt(dice);
            EXPECT_TRUE(std::ranges::is_permutation(dealt, toy.field));
            for (int i = 0; i < kPieces; ++i)
                if (is_certain(toy.guise[Toy::index(i)])) EXPECT_EQ(dealt[Toy::index(i)], toy.field[Toy::index(i)]);
        }
    }
}

TEST(Hidden, every_arrangement_that_agrees_with_what_was_seen_can_come_up) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Dice dice(seed);
        Toy toy(dice);
        play(toy, dice, static_cast<int>(seed % 8));
        ASSERT_TRUE(toy.possible.contains(toy.field));
        std::set<Arrangement> seen;
        for (int times = 0; times < 20'000; ++times) seen.insert(toy.dealt(dice));
        for (const Arrangement& one : toy.possible) EXPECT_TRUE(seen.contains(one)) << "seed " << seed;
    }
}

// The true arrangement is not favoured: positions that look alike lead to the same deal with the same dice.
TEST(Hidden, the_deal_does_not_know_the_truth) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Dice dice(seed);
        Toy toy(dice);
        play(toy, dice, static_cast<int>(seed % 12));
        HiddenDeal<Slot> deal;
        for (int i = 0; i < kPieces; ++i)
            if (!is_certain(toy.guise[Toy::index(i)])) deal.add({toy.guise[Toy::index(i)], toy.field[Toy::index(i)]}, i);
        deal.begin();
        deal.deal(dice);
        Toy twin = toy;   // another arrangement that the opponent cannot tell from it
        for (int slot = 0; slot < deal.size(); ++slot) {
            twin.field[Toy::index(deal.piece_in(slot))] = deal.slot(slot).field;
            twin.guise[Toy::index(deal.piece_in(slot))] = deal.slot(slot).may_be;
        }
        Dice one(seed), two(seed);
        for (int times = 0; times < 20; ++times) EXPECT_EQ(toy.dealt(one), twin.dealt(two));
    }
}

// Blocks with the same guise are dealt evenly, independent of the true arrangement.
TEST(Hidden, lookalikes_are_dealt_evenly) {
    Dice dice(5);
    Toy toy(dice);
    toy.field = {0, 0, 1, 1, 2, 2};
    std::map<Arrangement, int> count;
    constexpr int kTimes = 90'000;
    for (int times = 0; times < kTimes; ++times) ++count[toy.dealt(dice)];
    ASSERT_EQ(count.size(), 90u);   // 6! / 2! / 2! / 2!
    for (const auto& [arrangement, times] : count) EXPECT_NEAR(times, 1000, 160);
}

// Guises that overlap partly: a horse galloped away from two others, so the one that left is a horse. Over all deals, no piece is in
// its true place much more often than in its other possible places.
TEST(Hidden, overlapping_guises_do_not_favour_the_truth) {
    Dice dice(6);
    Toy toy(dice);
    toy.field = {0, 0, 0, 0, 0, 0};
    toy.possible = {toy.field};
    toy.march(0, 1, true);
    EXPECT_EQ(toy.guise[0], kHorse);
    std::array<int, kPieces> galloped{};
    constexpr int kTimes = 30'000;
    for (int times = 0; times < kTimes; ++times) {
        const Arrangement dealt = toy.dealt(dice);
        for (int i = 0; i < kPieces; ++i) galloped[Toy::index(i)] += dealt[Toy::index(i)] == 1;
    }
    for (int i = 0; i < 3; ++i) EXPECT_NEAR(galloped[Toy::index(i)], kTimes / 3.0, kTimes / 40.0);
    for (int i = 3; i < kPieces; ++i) EXPECT_EQ(galloped[Toy::index(i)], 0);
}

TEST(Hidden, blocks_that_are_mixed_may_be_each_other) {
    std::array<Guise, 4> guises{0b0001, 0b0010, 0b1100, 0b1100};
    Guises(guises).mix(0b0011);
    EXPECT_EQ(guises, (std::array<Guise, 4>{0b0011, 0b0011, 0b1100, 0b1100}));
    Guises(guises).tell_apart(0b0011, 0, 0b0001);
    EXPECT_EQ(guises[0], 0b0001u);
    EXPECT_EQ(guises[1], 0b0010u) << "what is left is known, too";
}

// A wanted piece is moved to a slot, if necessary by several exchanges.
TEST(Hidden, a_piece_can_be_brought_to_a_slot) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Dice dice(seed);
        HiddenDeal<Slot> deal;
        deal.add({0b0011, 0}, 0);
        deal.add({0b0110, 1}, 1);
        deal.add({0b0111, 2}, 2);
        deal.begin();
        deal.deal(dice);
        const auto slot_in = [&](int field) {
            for (int i = 0; i < deal.size(); ++i)
                if (deal.slot(i).field == field) return i;
            return -1;
        };
        EXPECT_TRUE(deal.bring(slot_in(0), 0b0010, 0, dice));
        EXPECT_EQ(deal.piece_in(slot_in(0)), 1);
        EXPECT_EQ(deal.piece_in(slot_in(1)), 2);
        EXPECT_EQ(deal.piece_in(slot_in(2)), 0);
        EXPECT_FALSE(deal.bring(slot_in(1), 0b0001, 0, dice)) << "it cannot be that one";
    }
}

}   // namespace
}   // namespace papelotte
