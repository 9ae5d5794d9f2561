// Words for actions and events: notation and JSON, and the errors for words that do not fit.
#include "engine/vocabulary.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/quoted.h"
#include "engine/spoken.h"
#include "engine/vocabulary_json.h"

namespace papelotte {

namespace {

constexpr std::array<std::string_view, 3> kAreas{"hougoumont", "papelotte", "plancenoit"};
constexpr Noun kArea{"area", [](int value) { return value >= 0 && value < 3 ? kAreas[static_cast<std::size_t>(value)] : std::string_view(); },
                     [](std::string_view word) -> std::optional<int> {
                         for (std::size_t i = 0; i < kAreas.size(); ++i)
                             if (kAreas[i] == word) return static_cast<int>(i);
                         return std::nullopt;
                     }};
constexpr Noun kCount{"count", nullptr, nullptr};
constexpr Phrase kActions[] = {{"go", {&kArea, &kArea, &kCount}}, {"take", {&kCount}}, {"done"}};
constexpr Phrase kEvents[] = {{"fired", {&kArea, &kCount, &kCount, &kCount, &kCount}}, {"rested", {&kArea}}, {"night"}};

constexpr TextEntry kVocabularySentences[] = {{"event.fired", "Fire at {area}: {count} and {count_2}, {count_3}; {count_4}!"},
                                              {"event.night", "Night falls."}};
constexpr TextTable kVocabularyTables[] = {{kEnglish, kVocabularySentences}};
std::string told_by_vocabulary(const Event& event) { return event_text(Texts(kVocabularyTables, {}), kEvents, event, {}, {}); }

std::string error_of_word(std::string_view text) {
    const auto action = parse_action(kActions, text);
    return action ? "no error" : common_texts().say(action.error());
}

}  // namespace

TEST(vocabulary, actions_in_words) {
    EXPECT_EQ(notate(kActions, {0, 0, 2, -7}), "go hougoumont plancenoit -7");
    EXPECT_EQ(notate(kActions, {1, 12, 0, 0}), "take 12");
    EXPECT_EQ(notate(kActions, {2, 0, 0, 0}), "done");
    EXPECT_EQ(notate(kActions, {9, 0, 0, 0}), "?");
    EXPECT_EQ(notate(kActions, {0, 3, 0, 0}), "go ? hougoumont 0");
}

RC_GTEST_PROP(vocabulary, what_is_written_reads_the_same, ()) {
    const auto verb = *rc::gen::inRange<std::uint16_t>(0, 3);
    Action action{verb, 0, 0, 0};
    if (verb == 0)
        action = {verb, *rc::gen::inRange<std::int16_t>(0, 3), *rc::gen::inRange<std::int16_t>(0, 3), *rc::gen::arbitrary<std::int16_t>()};
    if (verb == 1) action.a = *rc::gen::arbitrary<std::int16_t>();
    const auto read = parse_action(kActions, notate(kActions, action));
    RC_ASSERT(read && *read == action);
}

TEST(vocabulary, numbers_with_decimals) {
    static constexpr Noun kTenths{"distance", nullptr, nullptr, false, 1}, kThousandths{"angle", nullptr, nullptr, false, 3};
    static constexpr Phrase kGo[] = {{"go", {&kTenths, &kThousandths}}};
    EXPECT_EQ(notate(kGo, {0, 375, -5, 0}), "go 37.5 -0.005");
    EXPECT_EQ(notate(kGo, {0, 0, 32767, 0}), "go 0.0 32.767");
    EXPECT_EQ(parse_action(kGo, "go 37 -0.25"), (Action{0, 370, -250, 0})) << "decimals may be left out";
    EXPECT_EQ(boost::json::serialize(action_json(kGo, {0, 375, 1500, 0})), R"({"do":"go","distance":3.75E1,"angle":1.5E0})");
    EXPECT_EQ(arguments_of(kGo[0], {375, -5})[1].word, "-0.005") << "as sentences have it";
    const auto error = [](std::string_view text) { return common_texts().say(parse_action(kGo, text).error()); };
    EXPECT_EQ(error("go 37.55 1"), "It takes a number with at most 1 decimal, not ‘37.55’.");
    EXPECT_EQ(error("go 1 0.0001"), "It takes a number with at most 3 decimals, not ‘0.0001’.");
    for (const std::string word : {"37.", ".5", "-.5", "-", "3.-5", "3,5", "0x3", "+3", "--3"})
        EXPECT_EQ(error("go " + word + " 1"), "It takes a number with at most 1 decimal, not ‘" + word + "’.");
    EXPECT_EQ(error("go 3276.8 1"), "‘3276.8’ is too large.");
    for (int value = -32768; value < 32768; ++value) {
        const Action action{0, static_cast<std::int16_t>(value), static_cast<std::int16_t>(value), 0};
        EXPECT_EQ(parse_action(kGo, notate(kGo, action)), action);
    }
}

RC_GTEST_PROP(vocabulary, any_text_is_read_or_refused_in_one_plain_line, (const std::string& text)) {
    const auto action = parse_action(kActions, text);
    if (action) return;
    RC_ASSERT(common_texts().find(action.error().id, kEnglish));
    for (const Argument& argument : action.error().arguments)
        for (const char c : argument.word) RC_ASSERT(c >= 0x20 && c < 0x7f);
}

TEST(vocabulary, blanks_may_be_many) { EXPECT_EQ(parse_action(kActions, "  go  papelotte   plancenoit 3 "), (Action{0, 1, 2, 3})); }

TEST(vocabulary, refusals_name_the_word) {
    EXPECT_EQ(error_of_word("foo"), "There is no order ‘foo’.");
    EXPECT_EQ(error_of_word(""), "Write an order first.");
    EXPECT_EQ(error_of_word("   "), "Write an order first.");
    EXPECT_EQ(error_of_word("go papelotte"), "The order ‘go’ needs AREA AREA COUNT.");
    EXPECT_EQ(error_of_word("go papelotte x 3"), "There is no area ‘x’.");
    EXPECT_EQ(error_of_word("take x"), "It takes a number, not ‘x’.");
    EXPECT_EQ(error_of_word("take 1.5"), "It takes a number, not ‘1.5’.");
    EXPECT_EQ(error_of_word("take 32768"), "‘32768’ is too large.");
    EXPECT_EQ(error_of_word("take -99999999999999999999"), "‘-99999999999999999999’ is too large.");
    EXPECT_EQ(error_of_word("take 1 2"), "The order ‘take’ ends before ‘2’.");
    EXPECT_EQ(error_of_word("done 1"), "The order ‘done’ ends before ‘1’.");
    EXPECT_EQ(error_of_word("do\x1b[31m"), "There is no order ‘do\\x1b[31m’.");
    EXPECT_EQ(error_of_word("done\n"), "There is no order ‘done\\x0a’.");
    EXPECT_EQ(error_of_word(std::string(201, 'x')), "That order is too long.");
    EXPECT_EQ(error_of_word(std::string(200, 'x')), "There is no order ‘" + std::string(60, 'x') + "...’.");
}

TEST(vocabulary, events_in_words) {
    EXPECT_EQ(told_by_vocabulary({0, SeatSet::everyone(), {1, 2, 3, 4, 5}}), "Fire at papelotte: 2 and 3, 4; 5!");
    EXPECT_EQ(told_by_vocabulary({1, SeatSet::everyone(), {2}}), "event.rested") << "the catalogue does not have it";
    EXPECT_EQ(told_by_vocabulary({2, SeatSet::everyone(), {}}), "Night falls.");
    EXPECT_EQ(told_by_vocabulary({3, SeatSet::everyone(), {}}), "?");
}

TEST(vocabulary, json) {
    EXPECT_EQ(boost::json::serialize(grammar_json(kActions)), R"({"go":["area","area","count"],"take":["count"],"done":[]})");
    EXPECT_EQ(boost::json::serialize(action_json(kActions, {0, 0, 1, 5})), R"({"do":"go","area":"hougoumont","area_2":"papelotte","count":5})");
    EXPECT_EQ(boost::json::serialize(action_json(kActions, {2, 0, 0, 0})), R"({"do":"done"})");
    EXPECT_EQ(boost::json::serialize(event_json(kEvents, {0, SeatSet::everyone(), {1, 2, 3, 4, 5}})),
              R"({"event":"fired","area":"papelotte","count":2,"count_2":3,"count_3":4,"count_4":5})");
    EXPECT_EQ(boost::json::serialize(event_json(kEvents, {9, SeatSet::everyone(), {}})), R"({"event":"?"})");
}

TEST(quoted, shows_words_safely) {
    EXPECT_EQ(papelotte::quoted("plain word"), "'plain word'");
    EXPECT_EQ(papelotte::quoted(std::string_view("\0\x7f\xc3\xa9", 4)), "'\\x00\\x7f\\xc3\\xa9'");
    EXPECT_EQ(papelotte::quoted(std::string(61, 'a')), "'" + std::string(60, 'a') + "...'");
}

}  // namespace papelotte
