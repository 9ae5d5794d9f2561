// Tests of the battery: each gives Fords one flaw, and names the test of the battery that must find it.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/benchmark.h"
#include "tests/battery.h"
#include "tests/engine/toy_battery.h"

namespace papelotte {

namespace {

using fords::Position;

template <class Flawed>
struct RecordsOf : fords::Records {
    using Rules = Flawed;
};

// The number of checks that fail during the work.
template <class Work>
int failures(Work work) {
    testing::TestPartResultArray results;
    {
        testing::ScopedFakeTestPartResultReporter reporter(testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
        work();
    }
    int failed = 0;
    for (int i = 0; i < results.size(); ++i) failed += results.GetTestPartResult(i).failed();
    return failed;
}

struct ListsTwice : fords::Rules {
    static void legal(const Position& p, Seat seat, ActionList& out) {
        fords::Rules::legal(p, seat, out);
        if (!out.empty()) out.push_back(out[0]);
    }
};
struct ListsForAll : fords::Rules {
    static void legal(const Position& p, Seat, ActionList& out) {
        if (!to_act(p).empty()) fords::Rules::legal(p, to_act(p).front(), out);
    }
};
struct AllowsAnything : fords::Rules {
    static Refusal why_not(const Position&, Seat, const Action&) { return {}; }
};
struct NeverDraws : fords::Rules {
    static Action random_action(const Position& p, Seat seat, Dice& dice) {
        for (;;)
            if (const Action action = fords::Rules::random_action(p, seat, dice); action.verb != 1 || action.b != 4) return action;
    }
};
struct Allocates : fords::Rules {
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) {
        std::vector<Position> copy(1, p);
        keep(copy.data());   // else the compiler may remove the allocation
        fords::Rules::apply(p, seat, action, effects);
    }
};
struct HashesTooLittle : fords::Rules {
    static std::uint64_t hash(const Position& p) { return hash_fields(p.scouts); }
};
struct Remembers : fords::Rules {   // state outside the position
    static inline int calls = 0;
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) {
        fords::Rules::apply(p, seat, action, effects);
        if (++calls % 7 == 0) p.purses[0].spent ^= 1;
    }
};
struct RedealsTooMuch : fords::Rules {
    static void redeal(Position& p, Seat seat, Dice& dice) {
        fords::Rules::redeal(p, seat, dice);
        if (!p.agenda.empty()) p.round = static_cast<std::uint8_t>(1 + dice.below(4));
    }
};
struct RedealsBadly : fords::Rules {
    static void redeal(Position& p, Seat seat, Dice&) {
        if (seat != fords::kRed) p.purses[0].coins = 7;
    }
};
struct LeaksInRefusals : fords::Rules {
    static constexpr Rule kTooPoor{"FD-9", "The other is richer."};
    static Refusal why_not(const Position& p, Seat seat, const Action& action) {
        const Refusal no = fords::Rules::why_not(p, seat, action);
        return no && p.purses[0].coins < p.purses[1].coins ? Refusal(kTooPoor) : no;
    }
};
struct LeaksInUndo : fords::Rules {
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) {
        fords::Rules::apply(p, seat, action, effects);
        if (p.purses[fords::at(fords::other(seat))].coins > 3) effects.reveal();
    }
};
struct LeaksInEvents : fords::Rules {   // the number of events depends on the other's purse
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) {
        const int coins = p.purses[fords::at(fords::other(seat))].coins;
        fords::Rules::apply(p, seat, action, effects);
        if (coins > 3) effects.emit({static_cast<std::uint16_t>(fords::Told::marched), SeatSet::everyone(), {0, 0}});
    }
};
struct AsksTwice : fords::Rules {   // a bid of three coins takes two actions, though nobody else sees how many are bid
    static constexpr std::uint8_t kAsked = 8;
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) {
        std::uint8_t& coins = p.purses[fords::at(seat)].coins;
        const bool asks = fords::Verb(action.verb) == fords::Verb::bid && action.a == 3 && coins < kAsked;
        coins = static_cast<std::uint8_t>(asks ? coins | kAsked : coins % kAsked);
        if (!asks) fords::Rules::apply(p, seat, action, effects);
    }
    static InputFault broken_invariant(const Position&) { return {}; }   // only the number of records gives it away
};
struct GetsStuck : fords::Rules {   // when a scout is lost
    static void legal(const Position& p, Seat seat, ActionList& out) {
        if (std::ranges::none_of(p.scouts, [](const auto& scout) { return scout.strength == 0; })) fords::Rules::legal(p, seat, out);
    }
};
struct PrintsWhatItRefuses : fords::Records {
    static boost::json::object position_json(const Position& position) {
        boost::json::object json = fords::Records::position_json(position);
        if (position.round == 2) json["round"] = 200;
        return json;
    }
};
struct ShowsAll : fords::Records {
    static boost::json::object view(const Position& position, Seat) { return position_json(position); }
};
struct Mumbles : fords::Records {
    static std::string notate(const Action& action) {
        return action.verb == 1 ? fords::Records::notate({1, action.a, 0, 0}) : fords::Records::notate(action);
    }
};
struct ForgetsTheBid : fords::Records {
    static std::expected<Position, InputFault> read_position(const boost::json::value& json) {
        auto position = fords::Records::read_position(json);
        if (position) position->purses[0].bid = fords::kNoBid;
        return position;
    }
};

}  // namespace

namespace battery {
template <class Flawed>
struct Size<RecordsOf<Flawed>> : Size<fords::Records> {
    static constexpr std::uint64_t games = 12, table_games = 3;
};
template <>
struct Size<RecordsOf<fords::Rules>> : Size<fords::Records> {
    static constexpr std::uint64_t signature = 1;
};
template <>
struct Size<PrintsWhatItRefuses> : Size<fords::Records> {};
template <class Flawed>
struct Dense<RecordsOf<Flawed>> : Dense<fords::Records> {};
template <>
struct Dense<PrintsWhatItRefuses> : Dense<fords::Records> {};
}  // namespace battery

TEST(battery_finds, flaws_of_legality) {
    EXPECT_GT(failures([] { battery::lists_are_sound<RecordsOf<ListsTwice>>(); }), 0);
    EXPECT_GT(failures([] { battery::lists_are_sound<RecordsOf<ListsForAll>>(); }), 0);
    EXPECT_GT(failures([] { battery::why_not_agrees_with_the_list<RecordsOf<AllowsAnything>>(); }), 0);
    EXPECT_GT(failures([] { battery::random_action_is_one_of_the_list<RecordsOf<NeverDraws>>(); }), 0);
    EXPECT_GT(failures([] { battery::nothing_is_allocated<RecordsOf<Allocates>>(); }), 0);
    EXPECT_GT(failures([] { battery::dense_positions_play_on<RecordsOf<GetsStuck>>(); }), 0);
}

TEST(battery_finds, flaws_of_records) {
    EXPECT_GT(failures([] { battery::hashes_tell_positions_apart<RecordsOf<HashesTooLittle>>(); }), 0);
    EXPECT_GT(failures([] { battery::copies_play_alike<RecordsOf<Remembers>>(); }), 0);
    EXPECT_GT(failures([] { battery::actions_round_trip<Mumbles>(); }), 0);
    EXPECT_GT(failures([] { battery::positions_round_trip<ForgetsTheBid>(); }), 0);
    EXPECT_GT(failures([] { battery::signature_is_unchanged<RecordsOf<fords::Rules>>(); }), 0);
    EXPECT_GT(failures([] { battery::printed_positions_are_accepted<PrintsWhatItRefuses>(); }), 0);
}

TEST(battery_finds, leaks) {
    EXPECT_GT(failures([] { battery::redeals_keep_what_is_seen<ShowsAll>(); }), 0);
    EXPECT_GT(failures([] { battery::redeals_keep_what_is_seen<RecordsOf<RedealsTooMuch>>(); }), 0);
    EXPECT_GT(failures([] { battery::redeals_keep_what_is_seen<RecordsOf<RedealsBadly>>(); }), 0);
    EXPECT_GT(failures([] { battery::redeals_keep_what_is_seen<RecordsOf<LeaksInRefusals>>(); }), 0);
    EXPECT_GT(failures([] { battery::taking_back_tells_nothing<RecordsOf<LeaksInUndo>>(); }), 0);
    EXPECT_GT(failures([] { battery::events_tell_no_more_than_views<RecordsOf<LeaksInEvents>>(); }), 0);
    EXPECT_GT(failures([] { battery::hidden_records_are_as_many<RecordsOf<AsksTwice>>(); }), 0);
}

TEST(battery_finds, nothing_in_the_sound_game) {
    EXPECT_EQ(failures([] { battery::lists_are_sound<fords::Records>(); }), 0);
    EXPECT_EQ(failures([] { battery::redeals_keep_what_is_seen<fords::Records>(); }), 0);
    EXPECT_EQ(failures([] { battery::hidden_records_are_as_many<fords::Records>(); }), 0);
}

}  // namespace papelotte
