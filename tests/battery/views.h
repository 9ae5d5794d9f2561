// The battery on messages to the page: changes of views, stories, and the seats that see a secret.
#pragma once

#include <boost/json.hpp>
#include <sstream>

#include "engine/merge_patch.h"
#include "engine/story.h"
#include "engine/table_of.h"
#include "tests/battery/secrets.h"
#include "tests/battery/tables.h"

namespace papelotte::battery {

template <class Rules>
std::vector<Seat> all_views() {
    std::vector<Seat> seats = all_seats<Rules>();
    seats.push_back(kObserver);
    return seats;
}

// The change of a view is exactly the difference of the last view and the new one, for all viewers, after actions and after
// take-backs: even an empty object would tell that something hidden has changed.
template <class Records>
void changes_lead_from_view_to_view() {
    using Rules = typename Records::Rules;
    const std::vector<Seat> seats = all_views<Rules>();
    for (std::uint64_t seed = 40'000; seed < 40'000 + (Size<Records>::table_games + 3) / 4 && !testing::Test::HasFailure(); ++seed) {
        std::vector<boost::json::object> before;
        const auto see = [&](const Table& table) {
            before.clear();
            for (const Seat seat : seats) before.push_back(table.view(seat));
        };
        const auto compare = [&](const Table& table) {
            for (std::size_t i = 0; i < seats.size(); ++i) {
                const std::string change = table.view_change(seats[i]);
                const boost::json::object now = table.view(seats[i]), told = boost::json::parse(change).as_object();
                EXPECT_EQ(told, merge_patch(before[i], now)) << "seed " << seed << ", " << seat_name(Rules::facts(), seats[i]) << ": " << change;
                apply_merge_patch(before[i], told);
                EXPECT_EQ(before[i], now) << "seed " << seed << ", " << seat_name(Rules::facts(), seats[i]) << ": " << change;
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_TRUE(!table.same_change(seats[i], seats[j]) || change == table.view_change(seats[j]))
                        << "seed " << seed << ": " << change;
            }
        };
        table_game<Records>(seed, [&](auto& table, Seat, const std::string&) {
            if (!before.empty()) compare(table);
            see(table);
            for (const Seat seat : all_seats<Rules>()) {
                if (!table.can_undo(seat)) continue;
                const std::string last = table.journal().entries.back().notation;
                ASSERT_FALSE(table.undo(seat));
                compare(table);
                see(table);
                ASSERT_TRUE(table.play(seat, last));
                compare(table);
                see(table);
            }
        });
    }
}

// A story passes through the views that the seats really had, and tells each seat only what it may see.
template <class Records>
void stories_are_true() {
    using Rules = typename Records::Rules;
    for (std::uint64_t seed = 41'000; seed < 41'000 + Size<Records>::table_games / 2 && !testing::Test::HasFailure(); ++seed) {
        const auto table = table_game<Records>(seed, [](auto&, Seat, const std::string&) {});
        const Journal& journal = table->journal();
        for (const Seat seat : all_views<Rules>()) {
            const auto story = story_of<Records>(journal, seat);
            ASSERT_TRUE(story) << story.error();
            boost::json::object view = story->at("view").as_object();
            EXPECT_EQ(view, (*TableOf<Records>::replay(journal, 0))->view(seat));
            int n = 0;
            for (const boost::json::value& step : story->at("steps").as_array()) {
                apply_merge_patch(view, step.at("patch").as_object());
                EXPECT_FALSE(step.as_object().contains("dice")) << "dice may have drawn something hidden";
                if (++n % 97 != 0) continue;
                EXPECT_EQ(view, (*TableOf<Records>::replay(journal, n))->view(seat)) << "seed " << seed << ", entry " << n;
            }
            EXPECT_EQ(static_cast<std::size_t>(n), journal.entries.size());
            EXPECT_EQ(view, table->view(seat));
        }
        const auto truth = story_of<Records>(journal, std::nullopt);
        ASSERT_TRUE(truth) << truth.error();
        EXPECT_EQ(truth->at("steps").as_array().size(), journal.entries.size());
        boost::json::object all = truth->at("view").as_object();
        for (const boost::json::value& step : truth->at("steps").as_array()) apply_merge_patch(all, step.at("patch").as_object());
        EXPECT_EQ(all, unveiled<Records>(table->truth()));
        for (const auto& [key, ignored] : table->view(kObserver)) EXPECT_TRUE(all.contains(key)) << key;
    }
}

// The words of an action that are neither in the viewer's view before it nor in the one after it.
template <class Records>
std::vector<std::string> unseen_words(const std::string& notation, const std::string& seen) {
    std::vector<std::string> unseen;
    std::istringstream words(notation);
    for (std::string word; words >> word;)
        if (seen.find('"' + word + '"') == std::string::npos) unseen.push_back(word);
    return unseen;
}

// While a game runs, no byte sent to a viewer contains an action that is hidden from him: neither its notation, nor any word of it
// that his views do not show. Viewers who may see it are sent it; once the game is over, all are.
template <class Records>
void hidden_actions_are_told_to_nobody() {
    using Rules = typename Records::Rules;
    for (std::uint64_t seed = 44'000; seed < 44'000 + Size<Records>::table_games / 2 && !testing::Test::HasFailure(); ++seed) {
        std::vector<std::pair<Seat, SeatSet>> seen;   // per entry: its seat, and the seats that may know it
        const auto table = table_game<Records>(seed, [&](auto& one, Seat seat, const std::string& notation) {
            seen.emplace_back(seat, one.seen_by(seat, notation));
            EXPECT_TRUE(seen.back().second.has(seat)) << "a seat knows what it did";
        });
        ASSERT_TRUE(table);
        Journal running = table->journal();
        running.closing.reset();
        for (const Seat viewer : all_views<Rules>()) {
            const auto story = story_of<Records>(running, viewer), afterwards = story_of<Records>(table->journal(), viewer);
            ASSERT_TRUE(story && afterwards);
            boost::json::object view = story->at("view").as_object();
            for (std::size_t i = 0; i < running.entries.size(); ++i) {
                const boost::json::object& step = story->at("steps").at(i).as_object();
                const std::string before = boost::json::serialize(view), &notation = running.entries[i].notation;
                apply_merge_patch(view, step.at("patch").as_object());
                EXPECT_EQ(step.contains("do"), seen[i].second.has(viewer)) << "seed " << seed << ", entry " << i + 1 << ": " << notation;
                EXPECT_EQ(afterwards->at("steps").at(i).at("do").as_string(), notation);
                if (step.contains("do")) continue;
                const std::string told = boost::json::serialize(step);
                EXPECT_EQ(told.find(notation), std::string::npos) << told;
                for (const std::string& word : unseen_words<Records>(notation, before + boost::json::serialize(view)))
                    EXPECT_EQ(told.find('"' + word + '"'), std::string::npos)
                        << seat_name(Rules::facts(), viewer) << " hears of " << word << ": " << told;
            }
        }
    }
}

// A seat that is not in play is never to act, and never wins.
template <class Records>
void only_seats_in_play_decide() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 45'000, [](Walk<Records>& walk) {
        const SeatSet in_play = seats_in_play_of<Rules>(walk.setup);
        EXPECT_TRUE((Rules::to_act(walk.position) - in_play).empty());
        if constexpr (requires { Rules::seats_in_play(walk.setup); }) {
            EXPECT_EQ(Rules::seats_in_play_at(walk.position), in_play);
        }
        const auto outcome = Rules::outcome(walk.position);
        if (!outcome) return;
        EXPECT_TRUE((outcome->winners - in_play).empty());
        for (const SeatSet side : sides_in_play(Rules::facts(), in_play))
            EXPECT_TRUE((outcome->winners & side).empty() || (side - outcome->winners).empty()) << "a side wins together";
    });
}

// has_secret is true for a seat exactly if its view differs from the observer's.
template <class Records>
void secrets_are_announced() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 43'000, [](Walk<Records>& walk) {
        if (!walk.sampled() || Rules::outcome(walk.position)) return;
        const auto table = TableOf<Records>::from_position(walk.position, seed_from_number(1));
        ASSERT_TRUE(table);
        for (const Seat seat : all_seats<Rules>()) {
            boost::json::object own = (*table)->view(seat), common = (*table)->view(kObserver);
            own.erase("seat");
            common.erase("seat");
            EXPECT_EQ((*table)->sees_secret(seat), own != common);
        }
        EXPECT_FALSE((*table)->sees_secret(kObserver));
    });
}

}  // namespace papelotte::battery
