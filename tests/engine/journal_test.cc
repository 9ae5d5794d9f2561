// Journals as text: what is written reads the same; every kind of damage is refused with its line number.
#include "engine/journal.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace papelotte {

namespace {

const std::string kHeader =
    R"({"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{"fog":"on"},"seats":["french","allied"],"commitment":")" +
    std::string(64, 'a') + R"(","dice":[1,6]})";
const std::string kFirstEntry = R"({"n":1,"seat":"french","do":"skirmish fr_inf_1 hougoumont","dice":[6],"hash":"8f1c20aa01b7e3d9"})";
const std::string kSecondEntry = R"({"n":2,"seat":"allied","do":"done"})";
const std::string kClosing =
    R"({"end":true,"winners":["allied"],"rule":"WL-15.1.7","reason":"It is night.","seed":")" + std::string(64, '0') + R"("})";
const std::string kWhole = kHeader + "\n" + kFirstEntry + "\n" + kSecondEntry + "\n" + kClosing + "\n";

std::string error_of(std::string_view text) {
    const auto journal = read_journal(text);
    return journal ? "no error" : journal.error().text();
}
// The whole journal with one substring replaced.
std::string damaged(std::string_view what, std::string_view into) {
    std::string text = kWhole;
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "not there" : error_of(text.replace(at, what.size(), into));
}

}  // namespace

TEST(journal, reads_and_writes_the_same) {
    const auto journal = read_journal(kWhole);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(write_journal(*journal), kWhole);
    EXPECT_EQ(journal->game, "waterloo");
    EXPECT_EQ(journal->setup.options, (std::vector<std::pair<std::string, std::string>>{{"fog", "on"}}));
    EXPECT_EQ(journal->setup_dice, (std::vector<std::uint8_t>{1, 6}));
    ASSERT_EQ(journal->entries.size(), 2u);
    EXPECT_EQ(journal->entries[0].hash, 0x8f1c20aa01b7e3d9ull);
    EXPECT_EQ(journal->entries[1].hash, 0u);
    EXPECT_TRUE(journal->entries[1].dice.empty());
    EXPECT_EQ(journal->closing->winners, std::vector<std::string>{"allied"});
    EXPECT_EQ(journal->closing->seed, (Seed{0, 0, 0, 0}));
}

TEST(journal, may_be_unfinished_or_without_seed) {
    EXPECT_EQ(error_of(kHeader + "\n"), "no error");
    EXPECT_EQ(error_of(kHeader + "\n" + kFirstEntry + "\n"), "no error");
    EXPECT_EQ(damaged(R"("commitment":")" + std::string(64, 'a') + R"(",)", ""), "no error");
    EXPECT_EQ(damaged(R"(,"seed":")" + std::string(64, '0') + R"(")", ""), "no error");
    EXPECT_EQ(damaged(R"(["allied"],"rule")", R"([],"rule")"), "no error");
}

TEST(journal, take_backs_are_kept_and_what_stands_is_clear) {
    const std::string undo = R"({"undo":1,"seat":"allied","consent":["french"]})", undo_all = R"({"undo":0,"seat":"french"})";
    const std::string other = R"({"n":2,"seat":"allied","do":"stay"})";
    const std::string text =
        kHeader + "\n" + kFirstEntry + "\n" + kSecondEntry + "\n" + undo + "\n" + other + "\n" + undo_all + "\n" + kFirstEntry + "\n";
    const auto journal = read_journal(text);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(write_journal(*journal), text);
    ASSERT_EQ(journal->entries.size(), 1u);
    ASSERT_EQ(journal->takebacks.size(), 2u);
    EXPECT_EQ(journal->takebacks[0].played.size(), 2u);
    EXPECT_EQ(journal->takebacks[0].consent, std::vector<std::string>{"french"});
    EXPECT_EQ(journal->takebacks[1].played.size(), 1u);
    EXPECT_EQ(error_of(kHeader + "\n" + undo_all + "\n"), "line 2: 'undo' must be less than 0");
    EXPECT_EQ(error_of(kHeader + "\n" + kFirstEntry + "\n" + undo + "\n"), "line 3: 'undo' must be less than 1");
    EXPECT_EQ(error_of(kHeader + "\n" + kFirstEntry + "\n" + R"({"undo":0,"seat":"french","why":1})" + "\n"), "line 3: unknown key 'why'");
}

TEST(journal, may_end_by_agreement) {
    EXPECT_EQ(damaged(R"(,"seed")", R"(,"by":"resignation","seed")"), "no error");
    EXPECT_EQ(damaged(R"(,"seed")", R"(,"by":"operator","seed")"), "no error");
    EXPECT_EQ(damaged(R"(,"seed")", R"(,"by":"magic","seed")"),
              "line 4: 'by' must be one of resignation, draw, abandoned, rules_changed, operator");
}

TEST(journal, damage_to_the_header) {
    EXPECT_EQ(error_of(""), "line 1: the journal is empty");
    EXPECT_EQ(error_of("\n"), "line 1: not JSON: incomplete JSON");
    EXPECT_EQ(error_of("[]\n"), "line 1: must be a JSON object");
    EXPECT_EQ(error_of(kFirstEntry + "\n"), "line 1: missing 'journal'");
    EXPECT_EQ(damaged(R"("journal":1)", R"("journal":2)"), "line 1: 'journal' must be a whole number from 1 to 1");
    EXPECT_EQ(damaged(R"("game":"waterloo")", R"("game":7)"), "line 1: 'game' must be a text");
    EXPECT_EQ(damaged(R"("game":"waterloo",)", ""), "line 1: missing 'game'");
    EXPECT_EQ(damaged(R"("rules":1)", R"("rules":0)"), "line 1: 'rules' must be a whole number from 1 to 1000000");
    EXPECT_EQ(damaged(R"({"fog":"on"})", R"({"fog":1})"), "line 1: option 'fog' must be a text");
    EXPECT_EQ(damaged(R"({"fog":"on"})", "[]"), "line 1: 'options' must be an object of texts");
    EXPECT_EQ(damaged(R"(["french","allied"])", R"("french")"), "line 1: 'seats' must be a list");
    EXPECT_EQ(damaged(R"(["french","allied"])", R"([1])"), "line 1: 'seats' must be a list of texts");
    EXPECT_EQ(damaged(std::string(64, 'a'), std::string(63, 'a')), "line 1: 'commitment' must be 64 hex digits");
    EXPECT_EQ(damaged(R"("rules":1)", R"("rules":1,"x\u001b":1)"), "line 1: unknown key 'x\\x1b'");
    EXPECT_EQ(damaged("waterloo", R"(water\u001bloo)"), "line 1: 'game' contains a control character");
    EXPECT_EQ(damaged(R"({"fog":"on"})", R"({"fog":"on","fog":"off"})"), "line 1: 'options.fog' is there twice");
}

TEST(journal, damage_to_an_entry) {
    EXPECT_EQ(damaged(R"("n":2)", R"("n":3)"), "line 3: 'n' must be 2");
    EXPECT_EQ(damaged(R"("n":1)", R"("n":0)"), "line 2: 'n' must be a whole number from 1 to 2147483647");
    EXPECT_EQ(damaged(R"("n":1)", R"("n":"1")"), "line 2: 'n' must be a whole number from 1 to 2147483647");
    EXPECT_EQ(damaged(R"("seat":"allied",)", ""), "line 3: missing 'seat'");
    EXPECT_EQ(damaged(R"("dice":[6])", R"("dice":6)"), "line 2: 'dice' must be a list");
    for (const std::string die : {"0", "256", "-1", "1.5", "\"6\"", "1e1", "99999999999999999999"})
        EXPECT_EQ(damaged(R"("dice":[6])", R"("dice":[)" + die + "]"), "line 2: 'dice' must be whole numbers from 1 to 255") << die;
    for (const std::string hash : {"", "8f1c20aa01b7e3d", "8f1c20aa01b7e3d90", "8F1C20AA01B7E3D9", "8f1c20aa01b7e3dg"})
        EXPECT_EQ(damaged("8f1c20aa01b7e3d9", hash), "line 2: 'hash' must be 16 hex digits") << hash;
    EXPECT_EQ(damaged(R"("do":"done")", R"("do":")" + std::string(201, 'x') + R"(")"), "line 3: 'do' is longer than 200 bytes");
    EXPECT_EQ(damaged(R"("do":"done")", R"("do":"done","events":[])"), "line 3: unknown key 'events'");
    EXPECT_EQ(damaged(R"("dice":[6])", R"("dice":[[6]])"), "line 2: not JSON: too deep");
    EXPECT_EQ(damaged(kSecondEntry, ""), "line 3: not JSON: incomplete JSON");
    EXPECT_EQ(damaged(kSecondEntry, kSecondEntry.substr(0, 20)), "line 3: not JSON: incomplete JSON");
    EXPECT_EQ(damaged(kSecondEntry, kSecondEntry + kSecondEntry), "line 3: not JSON: extra data");
}

TEST(journal, damage_to_the_closing_line) {
    EXPECT_EQ(damaged(R"("end":true)", R"("end":false)"), "line 4: 'end' must be true");
    EXPECT_EQ(damaged(R"("rule":"WL-15.1.7",)", ""), "line 4: missing 'rule'");
    EXPECT_EQ(damaged(R"(["allied"],"rule")", R"([true],"rule")"), "line 4: 'winners' must be a list of texts");
    EXPECT_EQ(damaged(std::string(64, '0'), std::string(64, 'x')), "line 4: 'seed' must be 64 hex digits");
    EXPECT_EQ(error_of(kWhole + kClosing + "\n"), "line 5: nothing may follow the closing line");
    EXPECT_EQ(error_of(kWhole + kSecondEntry + "\n"), "line 5: nothing may follow the closing line");
}

TEST(journal, a_cut_last_line_is_an_error) {
    EXPECT_EQ(error_of(kWhole.substr(0, kWhole.size() - 1)), "line 4: cut short: a line must end with a line feed");
    for (std::size_t length = 1; length < kWhole.size(); ++length) {
        const bool whole_lines = kWhole[length - 1] == '\n';
        EXPECT_EQ(error_of(kWhole.substr(0, length)) == "no error", whole_lines) << length;
    }
}

TEST(journal, sizes_are_limited) {
    EXPECT_EQ(error_of(kHeader + "\n" + std::string((1 << 20) + 1, ' ') + "\n"), "line 2: longer than 1 MB");
    EXPECT_EQ(error_of(std::string((64 << 20) + 1, '\n')), "a journal of more than 64 MB is not read");
    EXPECT_EQ(damaged(R"({"fog":"on"})", std::string(100'000, '[')), "line 1: not JSON: too deep");
    std::string seats = R"(["french")";
    for (int i = 0; i < 64; ++i) seats += R"(,"x")";
    EXPECT_EQ(damaged(R"(["french","allied"])", seats + "]"), "line 1: 'seats' is too long a list");
}

// One byte changed anywhere: the text is read or refused without a crash, and what is read can be written and read again.
RC_GTEST_PROP(journal, any_byte_may_be_damaged, ()) {
    std::string text = kWhole;
    for (int changes = *rc::gen::inRange(1, 4); changes > 0; --changes)
        text[*rc::gen::inRange<std::size_t>(0, text.size())] = static_cast<char>(*rc::gen::arbitrary<std::uint8_t>());
    const auto journal = read_journal(text);
    if (journal) {
        const std::string written = write_journal(*journal);
        const auto again = read_journal(written);
        RC_ASSERT(again && write_journal(*again) == written);
    } else {
        for (const char c : journal.error().text()) RC_ASSERT(c >= 0x20 && c < 0x7f);
    }
}

}  // namespace papelotte
