// What a seat sees. Only the tile is hidden, and what would follow from it; it is absent for who may not know it.
#include "engine/vocabulary_json.h"
#include "games/waterloo/queries.h"
#include "games/waterloo/records.h"
#include "games/waterloo/words.h"

namespace papelotte::waterloo {

std::string Records::notate(Action action) { return papelotte::notate(action_phrases(), action); }
std::expected<Action, std::string> Records::parse(std::string_view text) { return parse_action(action_phrases(), text); }
boost::json::object Records::action_json(Action action) { return papelotte::action_json(action_phrases(), action); }
boost::json::object Records::event_json(const Event& event) { return papelotte::event_json(event_phrases(), event); }
std::string Records::event_text(const Event& event) { return papelotte::event_text(event_phrases(), event); }

boost::json::object Records::view(const Position& p, Seat seat) {
    boost::json::object view = position_json(p);
    if (!knows_tile(p, seat)) view.erase("tile");
    view["seat"] = seat == kObserver ? std::string_view("observer") : word(seat);
    boost::json::array to_act;
    for (const Seat side : {kFrench, kAllied})
        if (Rules::to_act(p).has(side)) to_act.push_back(boost::json::value(word(side)));
    view["to_act"] = to_act;
    view["turn_name"] = turn_title(p.turn);
    view["casualties"] = {{"french", casualties(p, Army::french)}, {"anglo_allied", casualties(p, Army::anglo_allied)}};
    return view;
}

Prompt Records::prompt(const Position& p, Seat seat) { return Rules::to_act(p).has(seat) ? prompt_of(p) : Prompt{}; }

}  // namespace papelotte::waterloo
