// W2-7  Set-up.
#include <set>

#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

UnitSet on_the_map(const Scene& s, Faction faction) {
    UnitSet units;
    for (const Unit unit : units_of(faction))
        if (on_map(s.position(), unit)) units.insert(unit);
    return units;
}

// The number of units of a corps, without Brunswick.
int count(UnitSet units, Corps corps) { return ((units & units_of(corps)) - kBrunswick).size(); }

RULE(W2_7_1_1, each_holds_its_side_of_the_start_line) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.position().controlled_by(Faction::british).size(), 42);
    EXPECT_EQ(s.position().controlled_by(Faction::french).size(), 70);
    for (const std::string_view black : {"10", "50", "79"}) EXPECT_EQ(s.control(black), "prussian");
}

// One unit per icon, of its corps and type, and not the same ones in every deal.
RULE(W2_7_1_2, units_are_dealt_onto_the_icons_of_their_corps_and_type) {
    std::set<std::string> in_67;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Scene s = Scene::set_up("", seed);
        for (const Area area : kMap) {
            IconSet icons = icons_at(kPresentEdition, area);
            const UnitSet units = units_at(s.position(), area);
            EXPECT_EQ(units.size(), icons.size()) << number_of(area);
            for (const Unit unit : units) {
                const IconSet own = icons & icons_for(kPresentEdition, unit);
                ASSERT_FALSE(own.empty()) << word(unit);
                icons.erase(own.front());
            }
        }
        in_67.insert(s.units("67").at(0));
    }
    EXPECT_GT(in_67.size(), 2u);
}

RULE(W2_7_1_3, leaders_stand_on_their_own_icons) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.at("fr_napoleon_sl"), "100");
    EXPECT_EQ(s.at("br_wellington_sl"), "3");
    EXPECT_EQ(s.at("fr_2c_reille_tl"), "70");
    EXPECT_EQ(s.at("br_cav_uxbridge_tl"), "15");
    for (const Unit leader : kTacticalLeaders - units_of(Faction::prussian)) {
        bool own = false;
        for (const Icon icon : icons_at(kPresentEdition, s.position().place(leader)))
            own = own || (icon_data(kPresentEdition, icon).type == IconType::tactical_leader &&
                          icon_data(kPresentEdition, icon).corps == corps_of(leader));
        EXPECT_TRUE(own) << word(leader);
    }
}

RULE(W2_7_1_4, thirty_five_french_begin_and_nineteen_wait) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(on_the_map(s, Faction::french).size(), 35);
    const UnitSet pool = units_at(s.position(), kPool, Faction::french);
    EXPECT_EQ(pool.size(), 19);
    EXPECT_EQ((pool & kInfantry).size(), 18);
    EXPECT_EQ((pool & kGuns & units_of(Corps::fr_G)).size(), 1);
}

RULE(W2_7_1_5, thirty_three_british_begin_and_nine_wait) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(on_the_map(s, Faction::british).size(), 33);
    EXPECT_EQ(s.pool("british").size(), 9u);
}

RULE(W2_7_1_6, brunswick_begins_in_13_but_for_one_battalion) {
    std::set<std::string> waiting;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Scene s = Scene::set_up("", seed);
        EXPECT_EQ(s.at("br_res_brunswick_cav"), "13");
        EXPECT_EQ(s.units("13").size(), 2u);
        for (const std::string& unit : s.pool("british"))
            if (kBrunswick.has(Scene::unit(unit))) waiting.insert(unit);
        EXPECT_EQ((units_at(s.position(), kPool) & kBrunswick).size(), 1);
    }
    EXPECT_EQ(waiting, (std::set<std::string>{"br_res_brunswick_light_inf", "br_res_brunswick_line_inf"}));
}

RULE(W2_7_1_7, all_begin_at_full_strength_and_face_down) {
    const Scene s = Scene::set_up();
    for (const Unit unit : kAllUnits) {
        EXPECT_EQ(s.step(word(unit)), 0);
        EXPECT_EQ(s.up(word(unit)), kStrategicLeaders.has(unit)) << word(unit);   // their blocks carry labels on both sides
    }
}

RULE(W2_7_1_8, no_prussian_before_turn_three) {
    const Scene s = Scene::set_up();
    for (const Unit unit : units_of(Faction::prussian)) EXPECT_EQ(s.at(word(unit)), "not_arrived");
    Scene second("not_arrived=pr_blucher_sl,pr_4c_bulow_tl,pr_4c_fart,pr_4c_hacke_inf,pr_4c_sydow_cav passes=1 phasing=allied");
    second.play_all({"pass", "done", "done", "done"});   // no army reorganises
    EXPECT_EQ(int{second.position().turn}, 2);
    EXPECT_EQ(second.at("pr_blucher_sl"), "not_arrived");
}

RULE(W2_7_1_9, the_french_have_the_disc_and_begin) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(int{s.position().turn}, 1);
    EXPECT_EQ(s.disc(), "french");
    EXPECT_EQ(s.seat(), "french");
}

RULE(W2_7_1_10, both_morale_tracks_stand_at_ten) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(morale(s.position(), Faction::french), 10);
    EXPECT_EQ(morale(s.position(), Faction::british), 10);
}

RULE(W2_7_1_11, there_are_no_decisions_during_set_up) {
    EXPECT_EQ(Scene::set_up().asks(), "choose_action");
    EXPECT_EQ(Scene::set_up("free_setup_french").asks(), "free_set_up");   // but with the optional rule
}

RULE(W2_7_1_12, what_begins_on_the_map_and_what_in_the_pool) {
    const Scene s = Scene::set_up();
    const UnitSet french = on_the_map(s, Faction::french), british = on_the_map(s, Faction::british);
    const auto types = [](UnitSet units) {
        return std::vector{(units & kLeaders).size(), (units & kInfantry).size(), (units & kCavalry).size(), (units & kGuns).size()};
    };
    EXPECT_EQ(types(french), (std::vector{7, 6, 16, 6}));
    EXPECT_EQ(types(british), (std::vector{5, 12, 12, 4}));
    const auto infantry = [](UnitSet units, std::initializer_list<Corps> corps) {
        std::vector<int> counts;
        for (const Corps one : corps) counts.push_back(count(units & kInfantry, one));
        return counts;
    };
    const auto french_corps = {Corps::fr_I, Corps::fr_II, Corps::fr_VI, Corps::fr_G};
    const auto british_corps = {Corps::br_I, Corps::br_II, Corps::br_R};
    EXPECT_EQ(infantry(french, french_corps), (std::vector{2, 2, 1, 1}));
    EXPECT_EQ(infantry(units_at(s.position(), kPool), french_corps), (std::vector{6, 4, 3, 5}));
    EXPECT_EQ(infantry(british, british_corps), (std::vector{5, 2, 4}));
    EXPECT_EQ(infantry(units_at(s.position(), kPool), british_corps), (std::vector{4, 2, 2}));
    EXPECT_EQ(count(british & kCavalry, Corps::br_C), 11);
}

}  // namespace
}  // namespace papelotte::waterloo200
