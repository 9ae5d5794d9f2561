// Checks of Waterloo 200's tables that a schema cannot express, and helpers of all its checks.
#include "tools/compile_data/check_waterloo200.h"

#include <set>

#include "games/waterloo200/rules/ids.h"

namespace papelotte::data {

bool is_leader(std::string_view type) { return type == "tactical_leader" || type == "strategic_leader"; }
bool is_artillery(std::string_view type) { return type == "foot_artillery" || type == "horse_artillery"; }

void check_corps_of_piece(const Node& piece, const Node& all_corps) {
    const Node corps = piece.at("corps");
    const std::string faction = piece.at("faction").text();
    if (corps.is_null() != (piece.at("type").text() == "strategic_leader")) corps.fail("only and all strategic leaders belong to no corps");
    if (!corps.is_null() && entry(all_corps, corps.text()).at("faction").text() != faction)
        corps.fail(fmt::format("'{}' is not {}", corps.text(), faction));
}

namespace {

using waterloo200::kTurns;

Post post_of(const Node& piece, std::string type, bool brunswick) {
    const Node corps = piece.at("corps");
    return {piece.at("faction").text(), corps.is_null() ? "" : corps.text(), std::move(type), brunswick};
}

// The last turn begins before midnight, and Prussians arrive on consecutive turns (W2-17.1.1).
void check_turns(const Node& turns) {
    if (figure(turns.at("first_hour")) + figure(turns.at("hours_per_turn")) * (kTurns - 1) > 23)
        turns.at("first_hour").fail("the last turn begins after midnight");
    const std::vector<Node> arrivals = turns.at("prussian_arrival_turns").items();
    const int first = arrivals[0].whole(1, kTurns - 2);
    for (int i = 1; i < 3; ++i) arrivals[static_cast<std::size_t>(i)].must_be(first + i, "one turn after the other");
}

// The tables list the areas with a red circle and those with a black one.
void check_circle_list(const Node& list, const Node& areas, const char* circle) {
    std::set<std::string> named;
    for (const Node& item : list.items()) named.insert(item.word());
    for (const Node& area : areas.items())
        if ((area.at("circle").text() == circle) != named.contains(area.at("id").word()))
            list.fail(fmt::format("area {} is {} on the board", area.at("id").word(), area.at("circle").text()));
}

// The board agrees with the examples of the rulebook (W2-2.1.5, W2-2.1.6).
void check_examples(const Node& examples, const Node& areas) {
    for (const auto& [id, known] : examples.members())
        for (const auto& [key, value] : known.members())
            if (const Node found = entry(areas, id).at(key); found.value() != value.value())
                found.fail(fmt::format("must be {}: an example of the rulebook says so", value.word()));
}

// W2-4.2.2: a leader's movement after the point for being revealed.
void check_movement(const Node& movement) {
    for (const auto& [faction, most] : movement.at("max_move_when_activated").members()) {
        const Node leader =
            faction == "british" ? movement.at("base_mp_exceptions").at("british_leaders") : movement.at("base_mp").at("tactical_leader");
        most.must_be(figure(leader) - figure(movement.at("reveal")), "what revealing leaves");
    }
}

// W2-13.6: the rows are consecutive.
void check_losses(const Node& losses) {
    int next = 0;
    for (const Node& row : losses.items()) {
        const std::vector<Node> span = row.at("abs_fr").items();
        span[0].must_be(next, "one more than the row before");
        if (!span[1].is_null()) next = span[1].whole(next, 99) + 1;
    }
}

}  // namespace

Post post_of_icon(const Node& icon) { return post_of(icon, icon.at("type").text(), icon.has("only")); }

Post post_of_unit(const Node& unit) {
    const std::string type = unit.at("type").text();
    return post_of(unit, is_artillery(type) ? "artillery" : type, unit.has("group"));
}

void check_waterloo200(const GameFiles& files) {
    const Node tables = files.root("tables"), areas = files.at("board.areas");
    check_waterloo200_board(files);
    check_turns(tables.at("turns"));
    for (const char* circle : {"red", "black"}) check_circle_list(tables.at("areas").at(circle), areas, circle);
    check_examples(tables.at("areas").at("from_examples"), areas);
    check_movement(tables.at("movement"));
    check_losses(tables.at("combat").at("losses"));
    check_waterloo200_forces(files);
    check_waterloo200_setup(files);
    check_waterloo200_arrivals(files);
}

}  // namespace papelotte::data
