// Checks of the tables of Waterloo 200: complete, in range, and in agreement with the board.
#include <fmt/format.h>

#include <set>

#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/waterloo200.h"

namespace papelotte::data {

namespace {

using waterloo200::kTurns;

void check_words(const Node& list, std::initializer_list<std::string_view> words) {
    const std::vector<Node> items = list.items(words.size());
    std::size_t number = 0;
    for (const std::string_view word : words) items[number++].one_of({word});
}

void check_turns(const Node& turns) {
    turns.at("count").must_be(kTurns, "the rules count so many");
    const int first = turns.at("first_hour").whole(0, 23), hours = turns.at("hours_per_turn").whole(1, 4);
    if (first + hours * (kTurns - 1) > 23) turns.at("first_hour").fail("the last turn begins after midnight");
    const std::vector<Node> arrivals = turns.at("prussian_arrival_turns").items(3);
    const int third = arrivals[0].whole(1, kTurns - 2);
    for (int i = 1; i < 3; ++i) arrivals[static_cast<std::size_t>(i)].must_be(third + i, "one turn after the other");   // W2-17.1.1
    int turn = 0;   // W2-8.1.9
    for (const Node& item : turns.at("reorganisation_turns").items(kTurns - 1)) item.must_be(++turn, "every turn but the last");
    turns.at("initial_disc").one_of({"french"});   // W2-7.1.9
}

void check_factions(const Node& tables, const Node& colours) {
    tables.at("sides").only({"french", "allied"});
    check_words(tables.at("sides").at("french"), {"french"});
    check_words(tables.at("sides").at("allied"), {"british", "prussian"});
    check_words(tables.at("seats"), {"french", "british", "prussian"});
    std::size_t number = 0;
    for (const Node& corps : tables.at("corps").items(waterloo200::kCorps)) {
        const CorpsWord& expected = kCorpsWords[number++];
        corps.at("id").one_of({expected.id});
        corps.at("faction").one_of({expected.faction});
        corps.at("commander").text();
        corps.at("colour").one_of({colours.at(expected.id).at("colour").text()});
    }
}

// W2-2.1.3
void check_terrain(const Node& terrain, const Node& circles) {
    for (const auto& [circle, entry] : circles.members())
        for (const auto& [key, own] : {std::pair("move_cost", "mp"), std::pair("stacking", "stacking")}) {
            const Node of_board = entry.at(key), of_table = terrain.at(circle).at(own);
            if (of_board.is_null() && !of_table.is_null()) of_table.fail("must be null: so says the board");
            if (!of_board.is_null()) of_table.must_be(of_board.whole(1, 9), "so says the board");
        }
    const std::vector<Node> range = terrain.at("bonus_range").items(2);
    range[0].must_be(0, "W2-2.1.1");
    range[1].must_be(7, "W2-2.1.1");
}

void check_circle_list(const Node& list, const Node& all, const char* circle) {
    std::set<std::string> named;
    for (const Node& item : list.items())
        if (!named.insert(item.word()).second) item.fail(fmt::format("{} is there twice", item.word()));
    for (const Node& area : all.items())
        if ((area.at("circle").text() == circle) != named.contains(area.at("id").word()))
            list.fail(fmt::format("area {} is {} on the board", area.at("id").word(), area.at("circle").text()));
}

void check_same_words(const Node& own, const Node& of_board) {
    std::set<std::string> words;
    for (const Node& item : of_board.items()) words.insert(item.word());
    const std::vector<Node> items = own.items(words.size());
    for (const Node& item : items)
        if (!words.erase(item.word())) item.fail(fmt::format("{} is not in the board's list, or is there twice", item.word()));
}

void check_same_members(const Node& own, const Node& of_board) {
    for (const auto& [key, value] : of_board.members())
        if (own.at(key).word() != value.word()) own.at(key).fail(fmt::format("must be {}: so says the board", value.word()));
    if (own.members().size() != of_board.members().size()) own.fail("has more than the board");
}

void check_areas(const Node& own, const Node& board) {
    const Node all = board.at("areas");
    own.at("count").must_be(waterloo200::kAreas, "so many are on the board");
    check_circle_list(own.at("red"), all, "red");
    check_circle_list(own.at("black"), all, "black");
    check_same_members(own.at("chemin_creux"), board.at("chemin_creux_corps"));
    check_same_members(own.at("hq"), board.at("hq"));
    own.at("brunswick").must_be(board.at("brunswick_area").whole(1, waterloo200::kAreas), "so says the board");
    own.at("victory").at("count").must_be(static_cast<int>(board.at("victory_areas").items().size()), "so many are on the board");
    check_same_words(own.at("victory").at("numbers"), board.at("victory_areas"));
    const Numbers numbers = number_ids(all);
    for (const auto& [id, known] : own.at("from_examples").members())   // W2-2.1.5, W2-2.1.6
        for (const auto& [key, value] : known.members()) {
            const Node found = all.items()[static_cast<std::size_t>(known_area(numbers, known, id))].at(key);
            if (found.word() != value.word()) found.fail(fmt::format("must be {}: an example of the rulebook says so", value.word()));
        }
}

void check_movement(const Node& movement) {
    for (const char* type : {"foot_artillery", "infantry", "cavalry", "horse_artillery", "tactical_leader", "strategic_leader"})
        movement.at("base_mp").at(type).whole(1, 9);
    for (const char* kind : {"english_cavalry", "british_leaders"}) movement.at("base_mp_exceptions").at(kind).whole(1, 9);
    for (const char* cost : {"boost", "engage", "disengage", "reveal"}) movement.at(cost).whole(0, 3);
    const int reveal = movement.at("reveal").whole(0, 3);   // W2-4.2.2: what is left for the way
    for (const std::string_view faction : kFactionWords) {
        const Node leader =
            faction == "british" ? movement.at("base_mp_exceptions").at("british_leaders") : movement.at("base_mp").at("tactical_leader");
        movement.at("max_move_when_activated").at(faction).must_be(leader.whole(1, 9) - reveal, "what revealing leaves");
    }
}

// W2-3.2: what steps are worth and what it takes to lose them.
void check_steps(const Node& tables) {
    for (const char* kind : {"black", "white", "red", "heart", "star", "cannon_ball", "pawn"}) tables.at("hits_per_step").at(kind).whole(1, 3);
    const Node values = tables.at("special_values");
    for (const auto& [type, last, value] :
         {std::tuple("artillery", "pawn", "av"), std::tuple("tactical_leader", "heart", "tv"), std::tuple("strategic_leader", "heart", "sv")}) {
        values.at(type).at("last_step").one_of({last});
        values.at(type).at(std::string(value) + "_last_step").whole(0, 1);
        values.at(type).at(std::string(value) + "_other").one_of({"strength"});
    }
    const Node radius = tables.at("tactical_radius");   // W2-4.6.2
    for (const std::string_view faction : kFactionWords)
        for (const char* step : {"stars", "heart"}) radius.at(faction).at(step).whole(0, 9);
    for (const char* step : {"4", "3", "2", "heart"}) radius.at("uxbridge").at(step).whole(0, 9);
}

// W2-13.6: the rows follow upon each other, and each says how the winner's hits come from the loser's.
void check_losses(const Node& losses) {
    const char* results[] = {"draw", "marginal", "decisive", "brilliant"};
    int next = 0;
    std::size_t number = 0;
    for (const Node& row : losses.items(4)) {
        row.at("result").one_of({results[number]});
        const std::vector<Node> span = row.at("abs_fr").items(2);
        span[0].must_be(next, "one more than the row before");
        if (number == 3) {
            if (!span[1].is_null()) span[1].fail("must be null: it has no end");
            row.at("fixed").whole(0, 9);
        } else {
            next = span[1].whole(next, 99) + 1;
            if (number > 0) row.at("divisor").whole(1, 9);
        }
        ++number;
    }
}

void check_limits(const Node& tables) {
    tables.at("actions").at("passes_to_end_turn").whole(1, 9);
    tables.at("actions").at("impulse_safeguard_per_turn").whole(10, 255);
    for (const std::string_view faction : kFactionWords)
        if (const Node most = tables.at("artillery").at("max_employed_per_battle").at(faction); !most.is_null()) most.whole(1, 9);
    tables.at("artillery").at("reduction_after_employment").must_be(1, "W2-5.3.4");
    const Node morale = tables.at("morale");
    const int start = morale.at("start").whole(1, 42);
    check_words(morale.at("factions"), {"french", "british"});
    morale.at("loss_per_eliminated_unit").must_be(1, "W2-13.9.1");
    const std::vector<Node> decisive = tables.at("victory").at("decisive").items(3);   // W2-18.1
    decisive[0].at("kind").one_of({"strategic_leader_eliminated"});
    check_words(decisive[0].at("leaders"), {"fr_napoleon_sl", "br_wellington_sl"});
    decisive[1].at("kind").one_of({"units_eliminated"});
    decisive[1].at("count").must_be(start, "as many as morale has steps");
    decisive[2].at("kind").one_of({"control_all_victory_areas"});
    decisive[2].at("count").must_be(tables.at("areas").at("victory").at("count").whole(1, 99), "all of them");
}

// W2-19: their numbers; what the code of a rule fixes must be so.
void check_optional_rules(const Node& rules, const Node& movement, const Node& board) {
    const std::string_view ids[] = {"free_setup", "cavalry_charge", "reconnaissance",  "impetus", "grand_battery",
                                    "languages",  "retreat",        "combined_attack", "morale",  "variable_arrival"};
    const std::vector<Node> items = rules.items(std::size(ids));
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].at("id").one_of({ids[i]});
        items[i].at("number").must_be(static_cast<int>(i) + 1, "rules count from 1");
    }
    items[1].at("of_cavalry_factor").must_be(2, "W2-O2.1");
    for (const char* key : {"max_mp", "max_mp_english"}) items[2].at(key).whole(1, 9);
    items[2].at("reveal").must_be(movement.at("reveal").whole(0, 3), "so says the table of movement");
    items[3].at("mp").whole(1, 9);
    items[4].at("range").whole(1, 9);
    check_words(items[5].at("languages"), {"english", "german", "dutch"});
    items[5].at("penalty_per_extra_language").must_be(1, "W2-O6.2");
    items[5].at("max_penalty").must_be(2, "W2-O6.2");
    items[7].at("attacker_hits").must_be(-1, "W2-O8.1");
    items[8].at("demoralisation_steps").must_be(1, "W2-O9.2");
    check_same_members(items[9].at("areas"), board.at("prussian_entry"));
}

}  // namespace

void check_waterloo200_tables(const GameFiles& files) {
    const Node tables(files.tables), board(files.board);
    check_game_name(tables, "waterloo200");
    check_turns(tables.at("turns"));
    check_factions(tables, board.at("corps_colours"));
    check_terrain(tables.at("terrain"), board.at("circles"));
    check_areas(tables.at("areas"), board);
    check_movement(tables.at("movement"));
    check_steps(tables);
    check_losses(tables.at("combat").at("losses"));
    check_limits(tables);
    check_optional_rules(tables.at("optional_rules"), tables.at("movement"), board);
}

}  // namespace papelotte::data
