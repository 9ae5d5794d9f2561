// Accounts: terms are listed when somebody listens, and summed in any case.
#include "engine/account.h"

#include <gtest/gtest.h>

#include "engine/spoken.h"
#include "engine/vocabulary_json.h"

namespace papelotte {
namespace {

enum class Kind : std::uint16_t { battle };
enum class Adds : std::uint8_t { ridge, brigade };

std::string_view brigade(int value) { return value == 7 ? "kempt" : ""; }
std::optional<int> none(std::string_view) { return std::nullopt; }

const Noun kDice{"dice", nullptr, nullptr, true}, kTotal{"total", nullptr, nullptr}, kBrigade{"unit", brigade, none};
const Phrase kPhrases[] = {{"battle", {&kDice, &kDice, &kTotal}}};
const TermPhrase kTerms[] = {{"ridge"}, {"brigade", &kBrigade}};

constexpr TextEntry kSentences[] = {
    {"event.battle", "Dice {dice} and {dice_2}.\nTotal {total}."}, {"term.brigade", "{about}"}, {"term.ridge", "the ridge"}};
constexpr TextTable kTables[] = {{kEnglish, kSentences}};
std::string told(const Event& event) { return event_text(Texts(kTables, common_text()), kPhrases, event, kTerms, {}); }

// A rule: what a brigade on a ridge has.
void list_terms(bool ridge, Tally& tally) {
    tally.add_if(ridge, Adds::ridge, 2);
    tally.add_if(true, Adds::ridge, 0);
    tally.add(Adds::brigade, -1, 7);
}

void fight(Effects& effects) {
    Account account(effects);
    Tally attack = account.tally(TermSide::attack), defence = account.tally(TermSide::defence);
    list_terms(true, attack);
    list_terms(false, defence);
    account.report(Kind::battle, 3, 4, attack.total() - defence.total());
}

}  // namespace

TEST(Account, is_one_event_with_its_terms) {
    Dice dice(1);
    std::vector<Event> events;
    Effects effects{dice, &events};
    fight(effects);
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(boost::json::value(event_json(kPhrases, events[0], kTerms)),
              boost::json::parse(R"({"event":"battle","dice":[3,4],"total":2,"terms":[
        {"term":"ridge","value":2,"side":"attack"},{"term":"brigade","unit":"kempt","value":-1,"side":"attack"},
        {"term":"brigade","unit":"kempt","value":-1,"side":"defence"}]})"));
    EXPECT_EQ(told(events[0]), "Dice 3 and 4.\nTotal 2.\n  the ridge +2\n  kempt −1\n  kempt −1");
}

TEST(Account, of_nobody_who_listens_is_nothing) {
    Dice dice(1);
    Effects effects{dice};
    fight(effects);
    Account account(effects);
    Tally tally = account.tally();
    list_terms(true, tally);
    EXPECT_EQ(tally.total(), 1);
    Tally forecast;
    list_terms(true, forecast);
    EXPECT_EQ(forecast.total(), 1);
}

TEST(Account, of_a_kind_that_is_not_in_the_table_says_so) {
    const Event event{0, SeatSet::everyone(), {1, 2, 3}, {{9, TermSide::sole, 0, 1}}};
    EXPECT_EQ(boost::json::serialize(event_json(kPhrases, event, kTerms)),
              R"({"event":"battle","dice":[1,2],"total":3,"terms":[{"term":"?","value":1}]})");
    EXPECT_EQ(told(event), "Dice 1 and 2.\nTotal 3.\n  ? +1");
}

}  // namespace papelotte
