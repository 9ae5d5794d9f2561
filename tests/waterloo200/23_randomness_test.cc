// W2-23  Randomness: how draws are counted, and their order.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

// The set-up with exactly these draws, each counted from 0.
Position dealt(const std::vector<int>& draws) {
    const auto faces = faces_of(draws);
    Dice dice = Dice::scripted(faces);
    Effects effects{dice};
    const Position p = Rules::set_up({"", {}}, effects);
    EXPECT_FALSE(dice.ran_out());
    EXPECT_FALSE(dice.impossible());
    EXPECT_EQ(dice.left(), 0u);
    return p;
}

constexpr std::size_t kDraws = 46;   // 23 for French icons, 22 for British ones, the Brunswick infantry

std::string at(const Position& p, std::string_view unit) { return std::string(word(p.place(Scene::unit(unit)))); }

}  // namespace

RULE(W2_23_1_1, a_draw_from_one_candidate_is_a_draw) {
    Scene s("pool=fr_1c_quiot_inf; kind=strategic_reinforce");
    s.play("draw 1", {0});
    EXPECT_EQ(s.draws(), 1);
    Scene road("41: fr_1c_bruno_cav; 27: br_1c_byng_inf; pool=br_res_best_inf; kind=strategic_move");
    road.play_all({"move fr_1c_bruno_cav", "to 27", "stop", "done", "battle 27", "add"}, {0});
    EXPECT_EQ(road.draws(), 1);
}

RULE(W2_23_1_1, each_draw_counts_the_sorted_candidates_that_are_left) {
    Scene s("pool=fr_1c_aulard_inf,fr_1c_brue_inf,fr_2c_soye_inf; kind=strategic_reinforce");
    s.play("draw 2", {1, 1});   // Brue, then Soye of Aulard and Soye
    s.allows("place fr_1c_brue_inf 56");
    s.allows("place fr_2c_soye_inf 67");
    s.refuses("place fr_1c_aulard_inf 56", "W2-16.2.7");
}

RULE(W2_23_1_2, set_up_draws_corps_by_corps_infantry_cavalry_artillery_and_the_brunswick_infantry_last) {
    const std::vector<int> zeros(kDraws, 0);
    const Position first = dealt(zeros);
    EXPECT_EQ(at(first, "fr_1c_aulard_inf"), "56");      // the lowest ids on the icons in ascending order of areas
    EXPECT_EQ(at(first, "fr_1c_bourgeois_inf"), "58");
    EXPECT_EQ(at(first, "br_res_brunswick_light_inf"), "13");
    const auto with = [&](std::size_t which, int draw) {
        std::vector<int> draws = zeros;
        draws[which] = draw;
        return dealt(draws);
    };
    EXPECT_EQ(at(with(0, 7), "fr_1c_schmitz_inf"), "56");             // I Corps: 8 infantry for 2 icons …
    EXPECT_EQ(at(with(2, 1), "fr_1c_gobrecht_cav"), "58");            // … then its cavalry
    EXPECT_EQ(at(with(4, 5), "fr_2c_soye_inf"), "67");                // II Corps
    EXPECT_EQ(at(with(22, 1), "fr_g_hart"), "100");                   // the last French one: the Guard gun
    EXPECT_EQ(at(with(23, 8), "br_1c_saxe_weimar_inf"), "30");        // the first British one: I Corps
    EXPECT_EQ(at(with(kDraws - 1, 1), "br_res_brunswick_line_inf"), "13");
}

}  // namespace papelotte::waterloo200
