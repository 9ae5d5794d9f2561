// Positions of Enemy Mistakes from outside: what is wrong with one is said in one line; and what a seat sees.
#include "games/enemy_mistakes/records/records.h"

#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

std::string error_of(std::string_view text) {
    const auto position = Records::read_position(boost::json::parse(text));
    return position ? "" : position.error().text();
}
std::string error_with(std::string_view units, std::string_view more = "") {
    return error_of(R"({"game":"enemy_mistakes",)" + std::string(more) + R"("units":{)" + std::string(units) + "}}");
}

}   // namespace

TEST(EnemyMistakesRecords, pieces_stand_on_the_table_and_apart) {
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000,"facing":900},"r33":{"x":30000,"y":20000,"facing":2700})"), "");
    EXPECT_EQ(error_with(R"("b13":{"x":1000,"y":20000})"), "b13: is outside the board (EM-2.9)");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000},"r33":{"x":22900,"y":20000})"), "r33: overlaps another piece (EM-2.4)");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000},"b14":{"x":26000,"y":20000,"formation":"b13"})"),
              "b13: is not connected with its Formation (EM-2.13)");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000},"b14":{"x":23000,"y":20000,"facing":20,"formation":"b13"})"),
              "b14: is of no such Formation (EM-2.10)");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000},"b14":{"x":23020,"y":20000,"facing":10,"formation":"b13"},)"
                         R"("b15":{"x":16980,"y":20000,"facing":3590,"formation":"b13"})"),
              "b13: is of no such Formation (EM-2.10)");   // the others are two degrees apart
    EXPECT_EQ(error_of(R"({"generals":{"derlon":{"x":300,"y":20000}}})"), "derlon: is outside the board (EM-2.9)");
}

TEST(EnemyMistakesRecords, numbers_keep_to_their_range) {
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000,"facing":3600})"), "b13: faces no direction from 0 to 3599 tenths of a degree (EM-2.3)");
    EXPECT_EQ(error_with(R"("b13":{"x":200000,"y":20000})"), "units.b13.x: must be a whole number from 0 to 131071");
    EXPECT_EQ(error_with(R"("b13":{"x":20000.5,"y":20000})"), "units.b13.x: must be a whole number from 0 to 4294967295");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000,"losses":9})"), "units.b13.losses: must be a whole number from 0 to 7");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000,"losses":7})"), "b13: has more Losses than it can bear (EM-3.6)");
    EXPECT_EQ(error_with(R"("b13":{"x":20000,"y":20000,"state":{"green":true,"orange":1}})"), "b13: is IN MOVEMENT and in Recovery (EM-3.9)");
}

// EM-8.4  Bids are made of the markers just taken.
TEST(EnemyMistakesRecords, bids_keep_to_the_markers_taken) {
    const std::string agenda = R"("turn":2,"agenda":[{"step":"phase","phase":"initiative","next":1},{"step":"bids"}],)";
    const std::string units = R"("b13":{"x":20000,"y":20000},"r33":{"x":40000,"y":20000})";
    EXPECT_EQ(error_with(units, agenda + R"("armies":{"blue":{"taken":3,"bid":3}},)"), "");
    EXPECT_EQ(error_with(units, agenda + R"("armies":{"blue":{"taken":3,"bid":4}},)"),
              "blue: the bids are not those of markers just taken (EM-8.4)");
    EXPECT_EQ(error_with(units, R"("armies":{"blue":{"taken":3}},)"), "blue: the bids are not those of markers just taken (EM-8.4)");
    EXPECT_EQ(error_with(units, R"("armies":{"blue":{"reserve":30}},)"), "blue: the markers do not add up (EM-1.5)");
}

TEST(EnemyMistakesRecords, a_substitute_is_for_a_lost_general_of_a_corps) {
    const auto placing = [](std::string_view general) {
        return error_of(R"({"units":{"b13":{"x":20000,"y":20000},"r33":{"x":40000,"y":20000}},"generals":{"napoleon":{"x":30000,"y":30000},)"
                        R"("derlon":{"fate":"captured","credited":"red"},"reille":{"x":34000,"y":30000}},"agenda":[)"
                        R"({"step":"phase","phase":"initiative","next":2},{"step":"place_substitute","general":")" +
                        std::string(general) + R"("}]})");
    };
    EXPECT_EQ(placing("derlon"), "");
    EXPECT_EQ(placing("napoleon"), "agenda: there is no such General here");
    EXPECT_EQ(placing("reille"), "agenda: there is no such General here");
}

// What would stop the game, or break it later, is refused before it begins.
TEST(EnemyMistakesRecords, agendas_can_be_played) {
    const auto with = [](std::string_view steps) {
        return error_with(R"("b13":{"x":20000,"y":20000,"state":{"green":true}},"b14":{"x":23000,"y":20000,"formation":"b13"},)"
                          R"("b15":{"x":20000,"y":40000},"b16":{"x":23000,"y":40000,"formation":"b15"},"r33":{"x":40000,"y":20000})",
                          R"("agenda":[)" + std::string(steps) + R"(],"generals":{"derlon":{"x":30000,"y":50000}},)");
    };
    const std::string phase = R"({"step":"phase","phase":"manoeuvre","next":1},)", own = R"({"step":"manoeuvres","army":"blue","part":[)";
    EXPECT_EQ(with(phase + own + R"("b14"]})"), "");
    EXPECT_EQ(with(phase + own + R"("b16"]})"), "agenda: leaves the player no choice");   // not IN MOVEMENT
    EXPECT_EQ(with(phase + own + R"("b14"]},{"step":"out_of_sequence","army":"red","part":[]})"), "agenda: leaves the player no choice");
    EXPECT_EQ(with(phase + R"({"step":"withdraw","unit":"b13","cause":"r33","steps":1,"rout":true,"begun":false})"), "");
    EXPECT_EQ(with(phase + R"({"step":"withdraw","unit":"b13","cause":"b15","steps":1,"rout":true,"begun":false})"),
              "agenda: there is no such Unit here");
    const std::string flees = R"({"step":"displace_counter","general":"derlon","escapes":true})";
    EXPECT_EQ(with(phase + flees), "");
    EXPECT_EQ(with(phase + flees + "," + flees), "agenda: leaves the player no choice");
    EXPECT_EQ(with(phase + R"({"step":"end_turn","tidied":true})"), "agenda: step 'end_turn' does not lie on 'phase'");   // but ends it
}

// EM-7.6  A formation that is being deployed is of the corps that enters.
TEST(EnemyMistakesRecords, what_enters_joins_its_own_corps) {
    const auto joining = [](std::string_view leader, std::string_view facing) {
        return error_of(R"({"turn":9,"entered":1,"units":{"b13":{"x":86000,"y":50000,"facing":2700},"k18":{"x":88500,"y":58300,"facing":2700},)"
                        R"("k17":{"fate":"waiting"},"r33":{"x":40000,"y":20000}},"agenda":[{"step":"phase","phase":"entrance","next":1},)"
                        R"({"step":"deploy","corps":"black_iii","facing":)" +
                        std::string(facing) + R"(,"leader":")" + std::string(leader) + R"("}]})");
    };
    EXPECT_EQ(joining("k18", "2700"), "");
    EXPECT_EQ(joining("k18", "0"), "agenda: there is no such Unit here");
    EXPECT_EQ(joining("b13", "2700"), "agenda: there is no such Unit here");
}

TEST(EnemyMistakesRecords, agendas_name_what_is_there) {
    const std::string units = R"("b13":{"x":20000,"y":20000,"state":{"green":true}},"r33":{"x":40000,"y":20000})";
    const auto manoeuvre = [&](std::string_view top) {
        return error_with(units, R"("agenda":[{"step":"phase","phase":"manoeuvre","next":1},{"step":"manoeuvres","army":"blue","part":[]},)" +
                                     std::string(top) + "],");
    };
    EXPECT_EQ(manoeuvre(R"({"step":"manoeuvre","army":"blue","group":["b13"],"out_of_sequence":false})"), "");
    EXPECT_EQ(manoeuvre(R"({"step":"manoeuvre","army":"blue","group":["b14"],"out_of_sequence":false})"), "agenda: there is no such group");
    EXPECT_EQ(manoeuvre(R"({"step":"manoeuvre","army":"blue","group":[],"out_of_sequence":false})"), "agenda: there is no such group");
    EXPECT_EQ(manoeuvre(R"({"step":"manoeuvre","army":"red","group":["b13"],"out_of_sequence":false})"), "agenda: there is no such group");
    EXPECT_EQ(error_with(units, R"("agenda":[{"step":"phase","phase":"combat","next":1},{"step":"melee"}],)"),
              "agenda: step 'melee' does not lie on 'phase'");
}

// EM-8.4  A bid is seen by nobody else, not even by an ally.
TEST(EnemyMistakesViews, a_bid_is_seen_by_its_player_alone) {
    const Scene s(
        "b13 100,200,0; r33 300,200,0; k01 700,200,0; turn=9; entered=3; options=three_players; order=blue,red,black; "
        "taken=blue:3,red:3,black:3; bid=red:2; at=bids");
    ASSERT_EQ(Rules::step_name(s.position()), "bids");
    const auto sees_bid = [&](std::string_view viewer) { return s.view(viewer).at("armies").at("red").as_object().contains("bid"); };
    EXPECT_TRUE(sees_bid("red"));
    EXPECT_FALSE(sees_bid("blue"));
    EXPECT_FALSE(sees_bid("black"));
    EXPECT_FALSE(sees_bid("observer"));
    EXPECT_FALSE(Records::may_see(s.position(), kRedSeat, *Records::parse("bid red 2"), kBlackSeat));
}

}   // namespace papelotte::enemy_mistakes
