// The consequences that the odds count.
#include "ai/odds.h"
#include "games/waterloo200/doctrine/doctrine.h"
#include "games/waterloo200/records/records.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

ai::Odds odds_of(const Scene& s, std::string_view notation) {
    const Seat seat = Rules::to_act(s.position()).front();
    const Action action = *Records::parse(notation);
    EXPECT_FALSE(Rules::why_not(s.position(), seat, action)) << notation;
    return ai::OddsMaker<Doctrine>(Veiled<Rules>(s.position(), seat), action).make(1);
}

const ai::Odds::Count* find(const ai::Odds& odds, std::string_view name) {
    for (const ai::Odds::Count& count : odds.counts)
        if (count.name == name) return &count;
    return nullptr;
}

double mean(const ai::Odds& odds, std::string_view name) {
    const ai::Odds::Count* count = find(odds, name);
    return count ? count->mean : 0;
}

Scene before_battle(std::string_view text) {
    Scene s(text);
    while (s.asks() != "choose_battle") s.play("done");
    return s;
}

}  // namespace

// OF 4 + 4 against DF 2 + 0: six hits on a block of capacity two, and a quarter of them for the winner, where a white block absorbs them.
TEST(Waterloo200Consequences, of_a_battle_among_known_blocks_are_certain) {
    const Scene s = before_battle("67: fr_2c_bauduin_inf br_1c_bijlandt_inf(attacked); 69: fr_2c_reille_tl(activated); kind=tactical");
    const ai::Odds odds = odds_of(s, "battle 67");
    EXPECT_TRUE(odds.exact);
    EXPECT_EQ(mean(odds, "british_lost"), 1);
    EXPECT_EQ(mean(odds, "british_steps"), 2);
    EXPECT_EQ(mean(odds, "battles_won"), 1);
    EXPECT_EQ(mean(odds, "french_steps"), 0);
    EXPECT_FALSE(find(odds, "prussian_lost"));
}

TEST(Waterloo200Consequences, of_a_battle_tell_whether_the_area_is_taken) {
    const Scene s = before_battle("51: fr_2c_bauduin_inf br_1c_bijlandt_inf; 67: fr_2c_reille_tl(activated); control 51=british; kind=tactical");
    const ai::Odds odds = odds_of(s, "battle 51");
    EXPECT_EQ(mean(odds, "area_taken"), 1);
    EXPECT_FALSE(find(odds, "area_held"));
    EXPECT_FALSE(find(odds, "driven_off"));
}

// OF 2 against the strengths of two brigades.
TEST(Waterloo200Consequences, of_a_lost_battle_tell_that_the_attacker_is_driven_off) {
    const Scene s = before_battle(
        "51: fr_2c_bauduin_inf br_1c_bijlandt_inf br_res_kempt_inf; 67: fr_2c_reille_tl(activated); control 51=british; kind=tactical");
    const ai::Odds odds = odds_of(s, "battle 51");
    EXPECT_NEAR(mean(odds, "area_taken") + mean(odds, "area_held") + mean(odds, "driven_off"), 1, 1e-9);
    EXPECT_EQ(mean(odds, "driven_off"), mean(odds, "battles_lost"));
}

// At the start a block may be any of its corps and arm.
TEST(Waterloo200Consequences, spread_over_what_hidden_blocks_may_be) {
    Scene s = Scene::set_up("rules_2");
    s.play_all({"tactical", "activate fr_2c_reille_tl", "to 54", "reveal", "activate fr_4cav_milhaud_tl", "to 55", "to 54"});
    s.play_all({"reveal", "done"});
    const std::string rider = s.legal("move fr_4cav").back();
    s.play(rider);
    while (s.asks() == "unit_path" && !s.contested("39")) {
        const auto way = way_to(s.position(), std::get<UnitPath>(s.position().agenda.back()).march, Purpose::tactical, Scene::area("39"));
        ASSERT_FALSE(way.empty());
        s.play("to " + std::string(word(way[0])));
    }
    s.play_all({"stop", "done"});
    const ai::Odds odds = odds_of(s, "battle 39");
    const ai::Odds::Count* steps = find(odds, "british_steps");
    double total = 0;
    for (const char* name : {"battles_won", "battles_drawn", "battles_lost"}) total += mean(odds, name);
    EXPECT_NEAR(total, 1, 1e-9);
    ASSERT_TRUE(steps || find(odds, "french_steps"));
    EXPECT_GT(odds.cases, 1);
}

}  // namespace papelotte::waterloo200
