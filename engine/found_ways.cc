#include "engine/found_ways.h"

#include "engine/spoken.h"

namespace papelotte {

namespace json = boost::json;

namespace {

json::array texts_json(const std::vector<std::string>& texts) { return json::array(texts.begin(), texts.end()); }

json::array staying_json(const std::vector<StayingPiece>& staying) {
    json::array list;
    for (const StayingPiece& one : staying) {
        json::object out{{"piece", one.piece}};
        if (!one.rule.empty()) out["rule"] = one.rule;
        out["text"] = one.text;
        add_message(out, one.why);
        list.push_back(std::move(out));
    }
    return list;
}

json::object way_json(const FoundWay& way, bool group) {
    json::array going, each;
    int cost = 0;
    for (const GoingPiece& one : way.going) {
        cost += one.cost;
        going.push_back(json::value(one.piece));
        each.push_back(json::object{{"piece", one.piece}, {"cost", one.cost}, {"over", texts_json(one.over)}});
    }
    json::object out{{"cost", cost}, {"over", texts_json(way.going.front().over)}, {"do", texts_json(way.actions)}};
    out["engages"] = way.engages;
    out["reveals"] = way.reveals;
    out["going"] = std::move(going);
    out["staying"] = staying_json(way.staying);
    if (!way.warnings.empty()) out["warnings"] = warnings_json(way.warnings);
    if (group) out["each"] = std::move(each);
    return out;
}

}  // namespace

json::object ways_json(const FoundWays& ways) {
    json::object places;
    for (const FoundWay& way : ways.places) places[way.place] = way_json(way, ways.pieces.size() > 1);
    return {{"pieces", texts_json(ways.pieces)}, {"places", std::move(places)}, {"staying", staying_json(ways.staying)}};
}

}  // namespace papelotte
