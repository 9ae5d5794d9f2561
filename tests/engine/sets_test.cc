// SeatSet, IdSet and FixedVector compared with the standard containers.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "engine/counter.h"
#include "engine/dice.h"
#include "engine/fixed_vector.h"
#include "engine/id_array.h"
#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte {

namespace {

enum class Id : std::uint8_t {};
using Model = std::set<int>;

IdSet<Id> make(const Model& model) {
    IdSet<Id> set;
    for (const int id : model) set.insert(Id(id));
    return set;
}
Model contents(IdSet<Id> set) {
    Model model;
    for (const Id id : set) model.insert(static_cast<int>(id));
    return model;
}
const auto ids = [] { return rc::gen::container<Model>(rc::gen::inRange(0, 128)); };

}  // namespace

TEST(seat_set, holds_seats_and_the_observer) {
    SeatSet set = Seat(1);
    EXPECT_TRUE(set.has(Seat(1)));
    EXPECT_FALSE(set.has(Seat(0)) || set.has(kObserver));
    set.insert(Seat(3));
    EXPECT_EQ(set.size(), 2);
    EXPECT_EQ(set.front(), Seat(1));
    EXPECT_TRUE(SeatSet().empty());
    EXPECT_EQ(SeatSet::first(3).size(), 3);
    EXPECT_FALSE(SeatSet::first(7).has(kObserver));
    EXPECT_TRUE(SeatSet::everyone().has(kObserver) && SeatSet::everyone().has(Seat(6)));
}

RC_GTEST_PROP(id_set, iterates_in_order_as_a_std_set, ()) {
    const Model model = *ids();
    const IdSet<Id> set = make(model);
    std::vector<int> order;
    for (const Id id : set) order.push_back(static_cast<int>(id));
    RC_ASSERT(order == std::vector<int>(model.begin(), model.end()));
    RC_ASSERT(set.size() == static_cast<int>(model.size()));
    RC_ASSERT(set.empty() == model.empty());
    for (std::size_t n = 0; n < order.size(); ++n) RC_ASSERT(static_cast<int>(set.nth(static_cast<int>(n))) == order[n]);
    if (!order.empty()) RC_ASSERT(static_cast<int>(set.front()) == order.front());
}

RC_GTEST_PROP(id_set, union_intersection_and_difference, ()) {
    const Model a = *ids(), b = *ids();
    Model both, either = a, only_a;
    for (const int id : b) either.insert(id);
    for (const int id : a) (b.contains(id) ? both : only_a).insert(id);
    RC_ASSERT(contents(make(a) | make(b)) == either);
    RC_ASSERT(contents(make(a) & make(b)) == both);
    RC_ASSERT(contents(make(a) - make(b)) == only_a);
}

RC_GTEST_PROP(id_set, insert_and_erase, ()) {
    Model model = *ids();
    IdSet<Id> set = make(model);
    const int id = *rc::gen::inRange(0, 128);
    RC_ASSERT(set.has(Id(id)) == model.contains(id));
    const bool on = *rc::gen::arbitrary<bool>();
    set.set(Id(id), on);
    if (on) model.insert(id);
    else model.erase(id);
    RC_ASSERT(contents(set) == model);
}

TEST(id_set, has_no_member_beyond_its_range) {
    EXPECT_FALSE(IdSet<Id>::first(128).has(Id(128)));
    EXPECT_FALSE(IdSet<Id>::first(128).has(Id(255)));
}

TEST(id_set, the_first_ids) {
    for (const int count : {0, 1, 63, 64, 65, 127, 128}) {
        const Model model = contents(IdSet<Id>::first(count));
        EXPECT_EQ(model.size(), static_cast<std::size_t>(count));
        EXPECT_TRUE(count == 0 || *model.rbegin() == count - 1);
    }
}

RC_GTEST_PROP(fixed_vector, behaves_as_a_vector, ()) {
    FixedVector<int, 16> fixed;
    std::vector<int> model;
    for (const int item : *rc::gen::container<std::vector<int>>(rc::gen::arbitrary<int>())) {
        if (item % 3 == 0 && !model.empty()) {
            RC_ASSERT(fixed.pop_back() == model.back());
            model.pop_back();
        } else if (!fixed.full()) {
            fixed.push_back(item);
            model.push_back(item);
            RC_ASSERT(fixed.back() == item);
        }
        RC_ASSERT(std::vector<int>(fixed.begin(), fixed.end()) == model);
        RC_ASSERT(fixed.size() == model.size() && fixed.empty() == model.empty());
    }
}

TEST(fixed_vector, equality_looks_at_elements_only) {
    FixedVector<int, 4> a, b;
    a.push_back(1);
    a.push_back(2);
    b.push_back(1);
    EXPECT_FALSE(a == b);
    a.pop_back();   // the 2 is still stored behind the end
    EXPECT_TRUE(a == b);
    a.clear();
    EXPECT_TRUE(a.empty());
}

// 148 ids: one game has 131 units and 17 generals.
RC_GTEST_PROP(id_set, of_three_words_is_as_a_std_set, ()) {
    using Large = IdSet<Id, 3>;
    const auto many = [] { return rc::gen::container<Model>(rc::gen::inRange(0, 192)); };
    const auto made = [](const Model& model) {
        Large set;
        for (const int id : model) set.insert(Id(id));
        return set;
    };
    const Model a = *many(), b = *many();
    const Large set = made(a);
    std::vector<int> order;
    for (const Id id : set) order.push_back(static_cast<int>(id));
    RC_ASSERT(order == std::vector<int>(a.begin(), a.end()));
    RC_ASSERT(set.size() == static_cast<int>(a.size()));
    for (std::size_t n = 0; n < order.size(); ++n) RC_ASSERT(static_cast<int>(set.nth(static_cast<int>(n))) == order[n]);
    if (!order.empty()) RC_ASSERT(static_cast<int>(set.front()) == order.front());
    Model either = a, both, only_a;
    either.insert(b.begin(), b.end());
    for (const int id : a) (b.contains(id) ? both : only_a).insert(id);
    RC_ASSERT((set | made(b)) == made(either));
    RC_ASSERT((set & made(b)) == made(both));
    RC_ASSERT((set - made(b)) == made(only_a));
    RC_ASSERT(made(only_a).empty() == only_a.empty());
    for (int id = 0; id < 256; ++id) RC_ASSERT(set.has(Id(id)) == a.contains(id));
}

TEST(id_set, first_fills_whole_words_and_a_part) {
    for (const int count : {0, 1, 63, 64, 65, 128, 148, 192}) {
        const auto set = IdSet<Id, 3>::first(count);
        EXPECT_EQ(set.size(), count);
        EXPECT_EQ(set.has(Id(count)), false) << count;
        if (count > 0) EXPECT_TRUE(set.has(Id(count - 1))) << count;
    }
    EXPECT_EQ((IdSet<Id, 3>::kCapacity), 192);
}

TEST(id_array, is_indexed_by_id) {
    IdArray<Id, int, 3> array{1, 2, 3};
    array[Id(1)] = 7;
    EXPECT_EQ(array[1], 7);
    EXPECT_EQ(array, (IdArray<Id, int, 3>{1, 7, 3}));
    constexpr int kTable[] = {4, 5};
    static_assert(element(kTable, Id(1)) == 5);
    static_assert(std::is_trivially_copyable_v<IdArray<Id, int, 3>> && sizeof(IdArray<Id, std::uint8_t, 3>) == 3);
}

TEST(dice_pick, uses_the_index_from_below) {
    Dice picking(1815), choosing(1815);
    const IdSet<Id, 3> set = IdSet<Id, 3>::first(148) - IdSet<Id, 3>::first(20);
    const std::array<int, 5> list{10, 20, 30, 40, 50};
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(picking.pick(set), set.nth(static_cast<int>(choosing.below(128))));
        EXPECT_EQ(picking.pick(list), list[choosing.below(5)]);
    }
}

TEST(counter, does_not_wrap_and_stays_broken) {
    std::uint8_t count = 2;
    change(count, 3);
    EXPECT_EQ(count, 5);
    change(count, -5);
    EXPECT_EQ(count, 0);
    change(count, -1);
    EXPECT_EQ(count, kBrokenCounter);
    change(count, 1);
    EXPECT_EQ(count, kBrokenCounter);
    EXPECT_EQ(counted(254), 254);
    EXPECT_EQ(counted(255), kBrokenCounter);
    EXPECT_EQ(counted(-1), kBrokenCounter);
}

}  // namespace papelotte
