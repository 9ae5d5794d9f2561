// Checks the arrival of the Prussians in Waterloo 200 (W2-17.1.1): forces and tables agree, and the historical draw is a possible draw.
#include <set>

#include "tools/compile_data/check_waterloo200.h"

namespace papelotte::data {

namespace {

using Units = std::map<std::string, Node>;

// The units that always arrive: units of the corps, or the strategic leader, as the tables say.
std::set<std::string> check_fixed(const Node& arrival, const Node& table, const Units& units) {
    const std::string corps = arrival.at("corps").text();
    std::set<std::string> fixed;
    for (const Node& item : arrival.at("fixed").items(table.at("fixed").items().size())) {
        const Post post = post_of_unit(units.at(item.text()));
        if (post.faction != "prussian" || (!post.corps.empty() && post.corps != corps))
            item.fail(fmt::format("'{}' is not of the corps", item.text()));
        fixed.insert(item.text());
    }
    for (const Node& item : table.at("fixed").items())
        if (!fixed.contains(item.text())) item.fail(fmt::format("'{}' is not in the list of the forces", item.text()));
    return fixed;
}

// The units that are drawn: one of each kind named, never one that always arrives. The historical draw must be such a draw: the
// infantry, then the cavalry, in the order of the C++ table of arrivals.
std::set<std::string> check_draws(const Node& arrival, const Node& table, const Units& units, const std::set<std::string>& fixed) {
    const std::string corps = arrival.at("corps").text();
    std::set<std::string> types, in_history;
    for (const Node& draw : arrival.at("random").items()) {
        draw.at("corps").one_of({corps});
        table.at("drawn").at(draw.at("type").text());
        types.insert(draw.at("type").text());
    }
    if (table.at("drawn").members().size() != types.size()) table.at("drawn").fail("is not the list of the forces");
    const std::vector<Node> history = arrival.at("historical_draw").items(types.size());
    for (const Node& item : history) {
        const Post post = post_of_unit(units.at(item.text()));
        if (post.corps != corps || !types.contains(post.type) || fixed.contains(item.text()) || !in_history.insert(post.type).second)
            item.fail(fmt::format("'{}' cannot be drawn", item.text()));
    }
    for (std::size_t i = 0; i < history.size(); ++i)
        if (post_of_unit(units.at(history[i].text())).type != (i == 0 ? "infantry" : "cavalry"))
            history[i].fail("the infantry comes first, then the cavalry");
    return types;
}

// The units that arrive with a corps, their places and turn, and those that go to the pool.
void check_arrival(const Node& arrival, const Node& table, const Node& entries, const Units& units) {
    const Node corps = arrival.at("corps");
    corps.one_of({table.at("corps").text()});
    arrival.at("turn").must_be(figure(table.at("turn")), "so say the tables");
    for (const Node& area : {arrival.at("area"), table.at("area")}) area.must_be(figure(entries.at(corps.text())), "so says the board");
    const std::set<std::string> fixed = check_fixed(arrival, table, units), drawn = check_draws(arrival, table, units, fixed);
    int left = -static_cast<int>(drawn.size());
    for (const auto& [id, unit] : units)
        if (post_of_unit(unit).corps == corps.text() && !fixed.contains(id)) ++left;
    table.at("on_map").must_be(static_cast<int>(fixed.size() + drawn.size()), "those that are placed and drawn");
    table.at("to_pool").must_be(left, "the rest of the corps");
}

// Blücher arrives with the first corps.
void check_leader_comes_first(const Node& fixed, const std::string& leader) {
    for (const Node& item : fixed.items())
        if (item.text() == leader) return;
    fixed.fail(fmt::format("'{}' is missing", leader));
}

}  // namespace

void check_waterloo200_arrivals(const GameFiles& files) {
    const std::vector<Node> listed = files.at("tables.prussian_arrival").items(),
                            turns = files.at("tables.turns.prussian_arrival_turns").items();
    const std::vector<Node> arrivals = files.at("forces.setup.standard.prussian_arrival").items();
    const Units units = by_id(files.at("forces.units"));
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        listed[i].at("turn").must_be(figure(turns[i]), "the list of turns says so");
        check_arrival(arrivals[i], listed[i], files.at("board.prussian_entry"), units);
    }
    check_leader_comes_first(arrivals[0].at("fixed"), files.at("forces.factions.prussian.strategic_leader").text());
}

}  // namespace papelotte::data
