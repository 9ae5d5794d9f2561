// The odds tables compared with the rules: every face of the die is rolled in a scene, and the results are averaged.
#include "games/waterloo/doctrine/odds_tables.h"

#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// Plays the actions with these faces first, then with ones, and returns the events of the last action.
std::vector<Event> events_with(const std::string& scene, const std::vector<std::string>& actions, std::vector<std::uint8_t> faces) {
    Position p = Scene(scene).position();
    faces.resize(faces.size() + 60, 1);
    Dice dice = Dice::scripted(faces);
    std::vector<Event> events;
    for (const std::string& notation : actions) {
        events.clear();
        Effects effects{dice, &events};
        const auto action = Records::parse(notation);
        EXPECT_TRUE(action) << notation;
        const Seat seat = Rules::to_act(p).front();
        EXPECT_FALSE(Rules::why_not(p, seat, *action)) << notation;
        Rules::apply(p, seat, *action, effects);
    }
    return events;
}

Event first(const std::vector<Event>& events, Happening what) {
    for (const Event& event : events)
        if (event.kind == static_cast<std::uint16_t>(what)) return event;
    ADD_FAILURE() << "it did not happen";
    return {};
}

float mean_of_gun(const std::string& scene, const std::vector<std::string>& actions) {
    float sum = 0;
    for (std::uint8_t face = 1; face <= 6; ++face) sum += first(events_with(scene, actions, {face}), Happening::gun_fired).args[4];
    return sum / 6;
}

}  // namespace

TEST(WaterlooOddsTables, gun_fire_at_infantry_by_range_and_modifier) {
    const std::string gun = "grand_battery_east: fr_art_1; grand_battery=0; ";
    const std::vector<std::string> fire{"fire green grand_battery_east"};
    EXPECT_FLOAT_EQ(mean_of_gun(gun + "sandpit_valley: ge_inf_1", fire), gun_cubes(0, 1));
    EXPECT_FLOAT_EQ(mean_of_gun(gun + "bylandts_valley: ge_inf_1", fire), gun_cubes(0, 2));
    EXPECT_FLOAT_EQ(mean_of_gun(gun + "sandpit_valley: ge_inf_1(square)", fire), gun_cubes(1, 1));
    const std::string at_ridge = gun + "crossroads: ge_inf_1";
    const Position p = Scene(at_ridge).position();
    const int modifier = fire_modifier(p, Scene::unit("fr_art_1"), Scene::area("crossroads"));
    EXPECT_LT(modifier, 0);
    EXPECT_FLOAT_EQ(mean_of_gun(at_ridge, fire), gun_cubes(modifier, 2));
}

TEST(WaterlooOddsTables, defensive_gun_fire_at_range_zero) {
    const std::vector<std::string> storm{"assault green bulows_field"};
    EXPECT_FLOAT_EQ(mean_of_gun("bulows_field: fr_inf_1; plancenoit_ridge: pr_art_1", storm), gun_cubes(0, 0));
    EXPECT_FLOAT_EQ(mean_of_gun("bulows_field: fr_inf_1; plancenoit_ridge: br_art_1", storm), gun_cubes(kTables.artillery.british_artillery, 0));
}

TEST(WaterlooOddsTables, guns_at_cavalry_and_at_guns) {
    const std::string gun = "grand_battery_east: fr_art_1; grand_battery=0; ";
    EXPECT_FLOAT_EQ(mean_of_gun(gun + "sandpit_valley: br_cav_1", {"fire green grand_battery_east"}), kGunHitsCavalry);
    EXPECT_FLOAT_EQ(mean_of_gun(gun + "sandpit_valley: br_art_1", {"fire green grand_battery_east"}), kGunHitsGuns);
}

TEST(WaterlooOddsTables, volleys_of_infantry) {
    const auto mean_of_volley = [](const std::string& defender) {
        VolleyOdds mean{0, 0};
        for (std::uint8_t face = 1; face <= 6; ++face) {
            const Event volley = first(
                events_with("bulows_field: fr_inf_1; plancenoit_ridge: " + defender, {"assault green bulows_field"}, {face}), Happening::volley);
            mean.cubes += static_cast<float>(volley.args[3]) / 6;
            mean.check += static_cast<float>(volley.args[4]) / 6;
        }
        return mean;
    };
    const VolleyOdds plain = mean_of_volley("ge_inf_1"), british = mean_of_volley("br_inf_1"), worn = mean_of_volley("ge_inf_1 red=5");
    EXPECT_FLOAT_EQ(plain.cubes, volley_odds(0).cubes);
    EXPECT_FLOAT_EQ(plain.check, volley_odds(0).check);
    EXPECT_FLOAT_EQ(british.cubes, volley_odds(kTables.infantry.british_firer).cubes);
    EXPECT_FLOAT_EQ(british.check, volley_odds(kTables.infantry.british_firer).check);
    EXPECT_FLOAT_EQ(worn.cubes, volley_odds(2 * kTables.infantry.per_two_cubes).cubes);
    EXPECT_FLOAT_EQ(worn.check, volley_odds(2 * kTables.infantry.per_two_cubes).check);
}

TEST(WaterlooOddsTables, morale_by_column) {
    for (int cubes = 0; cubes <= 4; ++cubes) {   // mobile infantry charged by cavalry alone: one musket, then its check
        MoraleOdds mean{0, 0};
        int column = -1;
        for (std::uint8_t face = 1; face <= 6; ++face) {
            const std::string scene =
                "bulows_field: fr_cav_1; plancenoit_ridge: ge_inf_1(defensive)" + (cubes > 0 ? " red=" + std::to_string(cubes) : "");
            const Event morale =
                first(events_with(scene, {"assault green bulows_field", "attack fr_cav_1 plancenoit_ridge bulows_field"}, {1, face}),
                      Happening::morale);
            column = morale.args[2];
            mean.retreat += Checked(morale.args[3]) == Checked::ridden_down ? 1.f / 6 : 0;   // an R beside cavalry
            mean.eliminated += Checked(morale.args[3]) == Checked::eliminated ? 1.f / 6 : 0;
        }
        EXPECT_FLOAT_EQ(mean.retreat, morale_odds(static_cast<float>(column)).retreat) << column;
        EXPECT_FLOAT_EQ(mean.eliminated, morale_odds(static_cast<float>(column)).eliminated) << column;
    }
}

TEST(WaterlooOddsTables, between_two_columns_the_odds_are_between_theirs) {
    EXPECT_FLOAT_EQ(morale_odds(2.5f).eliminated, (morale_odds(2).eliminated + morale_odds(3).eliminated) / 2);
    EXPECT_FLOAT_EQ(morale_odds(9).eliminated, morale_odds(6).eliminated);
    EXPECT_FLOAT_EQ(volley_odds(0.5f).cubes, (volley_odds(0).cubes + volley_odds(1).cubes) / 2);
}

TEST(WaterlooOddsTables, cavalry_melee_with_ties_rolled_again) {
    const auto chance = [](const std::string& defender) {
        int wins = 0, losses = 0;
        for (std::uint8_t mine = 1; mine <= 6; ++mine)
            for (std::uint8_t theirs = 1; theirs <= 6; ++theirs) {
                const Event melee =
                    first(events_with("bulows_field: fr_cav_1; plancenoit_ridge: " + defender,
                                      {"assault green bulows_field", "attack fr_cav_1 plancenoit_ridge bulows_field"}, {mine, theirs}),
                          Happening::melee);
                wins += melee.args[1] > melee.args[3];
                losses += melee.args[1] < melee.args[3];
            }
        return static_cast<float>(wins) / static_cast<float>(wins + losses);
    };
    EXPECT_FLOAT_EQ(chance("br_cav_1"), melee_odds(0));
    EXPECT_FLOAT_EQ(chance("br_cav_1(tired)"), melee_odds(-kTables.melee.tired));
    EXPECT_FLOAT_EQ(chance("du_cav_1(tired)"), melee_odds(-kTables.melee.tired - kTables.melee.dutch));
}

TEST(WaterlooOddsTables, single_dice) {
    EXPECT_FLOAT_EQ(kSkirmishHits, 1.f / 6);
    EXPECT_FLOAT_EQ(kMusketHitsCavalry, 1.f / 6);
}

}  // namespace papelotte::waterloo
