// The battery on ways: each is legal to its end, none is cheaper, or as cheap and quieter (it engages and reveals nothing), and what a seat cannot
// know makes no difference to them.
#pragma once

#include <map>
#include <set>

#include "engine/table_of.h"
#include "tests/battery/walk.h"

namespace papelotte::battery {

// The pieces of a seat that can begin or continue a march now, and as many of its others.
template <class Records>
std::vector<std::int16_t> pieces_to_ask(const typename Records::Rules::Position& position, Seat seat, Dice& dice) {
    using Rules = typename Records::Rules;
    std::set<std::int16_t> pieces;
    for (const Action& action : legal_list<Rules>(position, seat))
        if (const auto march = Rules::Marches::action(position, action)) pieces.insert(static_cast<std::int16_t>(march->piece));
    const Noun& noun = *noun_named(Records::action_phrases(), "unit");
    std::vector<std::int16_t> others;
    for (std::int16_t piece = 0; !noun.word(piece).empty(); ++piece)
        if (Rules::Marches::obeys(seat, piece) && !pieces.contains(piece)) others.push_back(piece);
    std::vector<std::int16_t> asked(pieces.begin(), pieces.end());
    for (std::size_t i = 0; i < pieces.size() && !others.empty(); ++i) asked.push_back(dice.pick(others));
    return asked;
}

// What counts of a way: what it costs, and whether it engages or reveals something.
struct WayWorth {
    int cost;
    bool loud;
    friend auto operator<=>(const WayWorth&, const WayWorth&) = default;
    friend std::ostream& operator<<(std::ostream& out, const WayWorth& worth) { return out << worth.cost << (worth.loud ? " loud" : " quiet"); }
};

// The best way to every place, found by trying out all sequences of march actions of the piece; positions that are the same are visited once
// per worth.
template <class Rules>
class AllMarches {
   public:
    std::map<int, WayWorth> find(const typename Rules::Position& from, Seat seat, int piece) {
        seat_ = seat;
        piece_ = piece;
        start_ = Rules::Marches::place(from, piece);
        best_.clear();
        seen_.clear();
        if (const auto begun = Rules::Marches::under_way(from); begun && begun->piece != piece) return best_;
        go_on(from, {0, false});
        return best_;
    }

   private:
    // Whether it is the best so far of those with this key.
    template <class Key>
    static bool improves(std::map<Key, WayWorth>& best, Key key, WayWorth worth) {
        const auto [known, fresh] = best.emplace(key, worth);
        if (!fresh && known->second <= worth) return false;
        known->second = worth;
        return true;
    }

    void go_on(const typename Rules::Position& position, WayWorth worth) {
        if (!improves(seen_, Rules::hash(position), worth)) return;
        for (const Action& action : legal_list<Rules>(position, seat_)) {
            const auto march = Rules::Marches::action(position, action);
            if (!march || march->piece != piece_) continue;
            typename Rules::Position after = position;
            Dice dice(1);
            std::vector<std::uint8_t> rolled;
            dice.record_into(&rolled);
            Effects effects{dice};
            Rules::apply(after, seat_, action, effects);
            const bool open = !rolled.empty() || effects.revealed_to.has(seat_) || !Rules::to_act(after).has(seat_);
            bool ended = true, goes_on = false;
            if constexpr (StopsAnywhere<typename Rules::Marches, typename Rules::Position>) {
                goes_on = !open && Rules::Marches::may_go_on(after, piece_).has_value();
            } else {
                const auto under_way = open ? std::nullopt : Rules::Marches::under_way(after);
                ended = !under_way || under_way->piece != piece_ || under_way->arrived;
                goes_on = !ended;
            }
            const WayWorth there{worth.cost + march->cost, worth.loud || march->engages || !rolled.empty() || effects.revealed()};
            if (goes_on) go_on(after, there);
            if (ended && march->to != start_) improves(best_, march->to, there);
        }
    }

    Seat seat_{};
    int piece_ = 0, start_ = kNoPlace;
    std::map<int, WayWorth> best_;
    std::map<std::uint64_t, WayWorth> seen_;
};

// Plays a way in the true position: every action is legal, and none before the last has news for its player.
template <class Records>
void expect_legal_to_its_end(const typename Records::Rules::Position& position, Seat seat, const FoundWay& way, std::uint64_t seed) {
    const auto table = TableOf<Records>::from_position(position, seed_from_number(seed));
    ASSERT_TRUE(table);
    const auto order = (*table)->play_order(seat, way.actions);
    ASSERT_TRUE(order) << way.actions.front() << ": " << order.error().text;
    EXPECT_EQ(order->actions.size(), way.actions.size())
        << way.actions[order->actions.size()] << ": " << order->stopped->rule << " " << order->stopped->text;
    if (order->actions.back().news) return;
    if (const auto open = Records::Rules::Marches::under_way((*table)->truth()); open && open->arrived) return;   // only a question is open
    const Noun &pieces = *noun_named(Records::action_phrases(), "unit"),
               &places = *noun_named(Records::action_phrases(), places_of_marches<typename Records::Rules::Marches>());
    for (const GoingPiece& one : way.going) {
        const int place = Records::Rules::Marches::place((*table)->truth(), *pieces.value(one.piece));
        if (place != kNoPlace) EXPECT_EQ(place, *places.value(way.place)) << one.piece;   // it may be lost on arrival
    }
}

// Calls look(walk, pieces) at sampled decisions in which something can march.
template <class Records, class Look>
void walk_marches(std::uint64_t first, Look look) {
    std::size_t seen = 0;
    walk_games<Records>(Size<Records>::games, first, [&](Walk<Records>& walk) {
        if (walk.seat == kNobody || Records::Rules::outcome(walk.position) || !walk.sampled()) return;
        const std::vector<std::int16_t> pieces = pieces_to_ask<Records>(walk.position, walk.seat, walk.spare);
        if (pieces.empty()) return;
        ++seen;
        look(walk, pieces);
    });
    EXPECT_GT(seen, 20u) << "hardly any marches were seen";
}

template <class Records>
std::vector<std::string> some_of(const std::vector<std::int16_t>& pieces, std::size_t count, Dice& dice) {
    const Noun& noun = *noun_named(Records::action_phrases(), "unit");
    std::vector<std::string> words;
    for (std::size_t i = 0; i < count; ++i) words.emplace_back(noun.word(dice.pick(pieces)));
    return words;
}

template <class Records>
void ways_are_cheapest_and_legal() {
    using Rules = typename Records::Rules;
    if constexpr (HasMarches<Rules>) {
        walk_marches<Records>(50'000, [](Walk<Records>& walk, const std::vector<std::int16_t>& pieces) {
            const Noun &piece_noun = *noun_named(Records::action_phrases(), "unit"),
                       &places = *noun_named(Records::action_phrases(), places_of_marches<typename Records::Rules::Marches>());
            const std::int16_t piece = walk.spare.pick(pieces);
            const std::string word(piece_noun.word(piece));
            const auto table = TableOf<Records>::from_position(walk.position, seed_from_number(1));
            const auto ways = (*table)->ways(walk.seat, {&word, 1}, {});
            ASSERT_TRUE(ways) << ways.error().text;
            std::map<int, WayWorth> found;
            for (const FoundWay& way : ways->places) {
                found[*places.value(way.place)] = {way.going.front().cost, way.engages || way.reveals};
                expect_legal_to_its_end<Records>(walk.position, walk.seat, way, walk.spare.below(1000));
            }
            EXPECT_EQ(found, AllMarches<Rules>().find(walk.position, walk.seat, piece)) << word;
            EXPECT_EQ(ways->staying.size(), found.empty() ? 1u : 0u);
        });
    } else {
        const auto table = TableOf<Records>::set_up({}, seed_from_number(1));
        const std::string any = "anything";
        const auto ways = (*table)->ways((*table)->to_act().front(), {&any, 1}, {});
        EXPECT_TRUE(ways && ways->places.empty());
    }
}

// To every place of a way there is one that passes over it, unless the detour is too long.
template <class Records>
void ways_pass_over_what_they_must() {
    using Rules = typename Records::Rules;
    if constexpr (!HasMarches<Rules>) {
        EXPECT_FALSE((TableOf<Records>::set_up({}, seed_from_number(1)).value()->ways(kObserver, {}, {})));
    } else {
        walk_marches<Records>(51'000, [](Walk<Records>& walk, const std::vector<std::int16_t>& pieces) {
            const auto table = TableOf<Records>::from_position(walk.position, seed_from_number(1));
            const std::vector<std::string> asked = some_of<Records>(pieces, 1, walk.spare);
            const auto ways = (*table)->ways(walk.seat, asked, {});
            ASSERT_TRUE(ways);
            for (const FoundWay& way : ways->places) {
                if (way.going.front().over.empty()) continue;
                const std::string through = walk.spare.pick(way.going.front().over);
                const auto over = (*table)->ways(walk.seat, asked, {&through, 1});
                ASSERT_TRUE(over);
                const auto same = std::ranges::find(over->places, way.place, &FoundWay::place);
                ASSERT_NE(same, over->places.end()) << way.place << " over " << through;
                EXPECT_EQ(same->going.front().cost, way.going.front().cost);
                for (const FoundWay& other : over->places) {
                    const std::vector<std::string>& passed = other.going.front().over;
                    EXPECT_TRUE(other.place == through || std::ranges::find(passed, through) != passed.end()) << other.place;
                    expect_legal_to_its_end<Records>(walk.position, walk.seat, other, 7);
                }
                break;
            }
        });
    }
}

template <class Records>
void groups_go_one_after_the_other() {
    using Rules = typename Records::Rules;
    if constexpr (!HasMarches<Rules>) {
        EXPECT_FALSE((TableOf<Records>::set_up({}, seed_from_number(1)).value()->ways(kNobody, {}, {})));
    } else {
        walk_marches<Records>(52'000, [](Walk<Records>& walk, const std::vector<std::int16_t>& pieces) {
            const auto table = TableOf<Records>::from_position(walk.position, seed_from_number(1));
            const auto ways = (*table)->ways(walk.seat, some_of<Records>(pieces, 2 + walk.spare.below(3), walk.spare), {});
            ASSERT_TRUE(ways);
            for (const FoundWay& way : ways->places) {
                ASSERT_FALSE(way.going.empty()) << way.place;
                EXPECT_LE(way.going.size() + way.staying.size(), ways->pieces.size());
                for (const StayingPiece& one : way.staying) EXPECT_FALSE(one.text.empty() || one.why.id.empty()) << one.piece;
                if (walk.spare.below(4) == 0) expect_legal_to_its_end<Records>(walk.position, walk.seat, way, 9);
            }
        });
    }
}

template <class Records>
void ways_tell_nothing_hidden() {
    using Rules = typename Records::Rules;
    if constexpr (!HasMarches<Rules>) {
        EXPECT_FALSE((TableOf<Records>::set_up({}, seed_from_number(1)).value()->ways(kObserver, {}, {})));
    } else {
        walk_marches<Records>(53'000, [](Walk<Records>& walk, const std::vector<std::int16_t>& pieces) {
            typename Rules::Position twin = walk.position;
            Rules::redeal(twin, walk.seat, walk.spare);
            const auto one = TableOf<Records>::from_position(walk.position, seed_from_number(1)),
                       two = TableOf<Records>::from_position(twin, seed_from_number(2));
            for (const std::size_t count : {1u, 3u}) {
                const std::vector<std::string> asked = some_of<Records>(pieces, count, walk.spare);
                const auto of_one = (*one)->ways(walk.seat, asked, {}), of_two = (*two)->ways(walk.seat, asked, {});
                ASSERT_TRUE(of_one && of_two);
                EXPECT_EQ(boost::json::serialize(ways_json(*of_one)), boost::json::serialize(ways_json(*of_two)));
            }
        });
    }
}

}   // namespace papelotte::battery
