// The battery on records: notation, JSON, hashes, copies, and the signature of the rules.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <set>

#include "engine/fields.h"
#include "engine/text.h"
#include "tests/battery/walk.h"

namespace papelotte::battery {

template <class Records>
void actions_round_trip() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 10'000, [](Walk<Records>& walk) {
        if (!walk.sampled() || Rules::outcome(walk.position)) return;
        std::set<std::string> seen;
        for (const Action& action : legal_list<Rules>(walk.position, walk.seat)) {
            const std::string notation = Records::notate(action);
            const auto read = Records::parse(notation);
            EXPECT_TRUE(read && *read == action) << notation
                                                 << (read ? " reads as " + Records::notate(*read) : ": " + common_texts().say(read.error()));
            const boost::json::object json = Records::action_json(action);
            EXPECT_TRUE(json.contains("do")) << notation;
            EXPECT_TRUE(seen.insert(boost::json::serialize(json)).second) << "two actions with the JSON of " << notation;
        }
    });
}

template <class Records>
void positions_round_trip() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 11'000, [](Walk<Records>& walk) {
        if (!walk.sampled() && !Rules::outcome(walk.position)) return;
        const std::string text = boost::json::serialize(Records::position_json(walk.position));
        const auto read = Records::read_position(boost::json::parse(text));
        if (!read) {
            ADD_FAILURE() << "the position's own JSON is refused: " << read.error() << "\n" << text;
            return;
        }
        EXPECT_EQ(std::string(boost::json::parse(text).at("game").as_string()), Rules::facts().id);
        EXPECT_TRUE(Rules::same(*read, walk.position)) << text;
        EXPECT_EQ(Rules::hash(*read), Rules::hash(walk.position));
        EXPECT_EQ(boost::json::serialize(Records::position_json(*read)), text);
        EXPECT_EQ(Rules::to_act(*read), Rules::to_act(walk.position));
    });
}

// The page says headlines in lists of matches, where it has only the sentences of the game's card.
template <class Records>
void headlines_are_sentences_of_the_card() {
    walk_games<Records>(1, 11'500, [](Walk<Records>& walk) {
        const Message headline = Records::headline(walk.position);
        EXPECT_TRUE(headline.id.starts_with("card.headline")) << headline.id;
        EXPECT_TRUE(Records::texts().find(headline.id, kEnglish)) << headline.id;
        EXPECT_EQ(Records::texts().say(headline, {.ids = false}).find("**"), std::string::npos) << headline.id;
    });
}

// Equal positions have equal hashes; different positions of random games have different hashes.
template <class Records>
void hashes_tell_positions_apart() {
    using Rules = typename Records::Rules;
    std::map<std::uint64_t, typename Rules::Position> known;
    walk_games<Records>(Size<Records>::games, 12'000, [&](Walk<Records>& walk) {
        const std::uint64_t hash = Rules::hash(walk.position);
        const auto [at, is_new] = known.try_emplace(hash, walk.position);
        EXPECT_TRUE(is_new || Rules::same(at->second, walk.position)) << "two positions with the hash " << hash;
        typename Rules::Position after = walk.position;
        if (Rules::outcome(after)) return;
        Effects effects{walk.spare};
        Rules::apply(after, walk.seat, Rules::random_action(after, walk.seat, walk.spare), effects);
        EXPECT_EQ(Rules::same(after, walk.position), Rules::hash(after) == hash);
        if (known.size() > 20'000) known.clear();
    });
}

// A copy behaves like the original: nothing lies outside the position, and a copy loses nothing.
template <class Records>
void copies_play_alike() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 13'000, [](Walk<Records>& walk) {
        if (walk.spare.below(10 * Size<Records>::stride) != 0) return;
        typename Rules::Position one = walk.position, two = walk.position;
        EXPECT_TRUE(Rules::same(one, two));
        const std::uint64_t seed = walk.spare.below(1u << 30);
        Dice dice_one(seed), dice_two(seed), choices(seed + 1);
        Effects turn_one{dice_one}, turn_two{dice_two};
        std::vector<Event> events;
        turn_two.events = &events;   // recording events makes no difference
        for (int i = 0; i < 200 && !Rules::outcome(one); ++i) {
            const Seat seat = random_seat(Rules::to_act(one), choices);
            const Action action = Rules::random_action(one, seat, choices);
            Rules::apply(one, seat, action, turn_one);
            Rules::apply(two, seat, action, turn_two);
            ASSERT_TRUE(Rules::same(one, two)) << "after " << Records::notate(action);
        }
        for (const Event& event : events) {
            const std::string text = Records::event_text(event, {});
            EXPECT_EQ(text.find_first_of("{}?"), std::string::npos) << text;
            EXPECT_FALSE(text.starts_with("event.")) << text << ": the catalogue does not have it";
            EXPECT_TRUE(Records::event_json(event).contains("event"));
        }
    });
}

// Steps have names, and a player who must decide gets a prompt.
template <class Records>
void prompts_say_what_to_decide() {
    using Rules = typename Records::Rules;
    const auto names = Rules::step_names();
    walk_games<Records>(Size<Records>::games, 14'000, [&](Walk<Records>& walk) {
        if (Rules::outcome(walk.position)) {
            const Outcome outcome = *Rules::outcome(walk.position);
            EXPECT_TRUE(Records::texts().find(outcome.message, kEnglish)) << outcome.message;
            EXPECT_FALSE(outcome.rule.empty());
            return;
        }
        EXPECT_NE(std::find(names.begin(), names.end(), Rules::step_name(walk.position)), names.end()) << Rules::step_name(walk.position);
        const Prompt prompt = Records::prompt(walk.position, walk.seat);
        EXPECT_FALSE(prompt.step.empty() || prompt.rules[0].empty()) << prompt.step;
        EXPECT_TRUE(Records::texts().find(prompt.question, kEnglish)) << prompt.question;
    });
}

// One number that no refactoring, other compiler or other machine may change.
template <class Records>
void signature_is_unchanged() {
    FieldHash hash;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Playout playout = random_game<Records>(setup_for<Records>(seed), seed, false, false);
        hash.add(playout.hash).add(playout.decisions);
    }
    if (Size<Records>::signature == 0) GTEST_SKIP() << "no signature fixed yet; it is " << hash.value() << "u";
    EXPECT_EQ(hash.value(), Size<Records>::signature) << "the rules play differently: if that is meant, say why and fix the new signature";
}

}  // namespace papelotte::battery
