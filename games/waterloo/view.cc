// What a seat sees. Only the tile is hidden, and what would follow from it; it is absent for who may not know it.
#include "engine/merge_patch.h"
#include "engine/vocabulary_json.h"
#include "games/waterloo/queries.h"
#include "games/waterloo/records.h"
#include "games/waterloo/steps/fire.h"
#include "games/waterloo/words.h"

namespace papelotte::waterloo {

std::string Records::notate(Action action) { return papelotte::notate(action_phrases(), action); }
std::expected<Action, std::string> Records::parse(std::string_view text) { return parse_action(action_phrases(), text); }
boost::json::object Records::action_json(Action action) { return papelotte::action_json(action_phrases(), action); }
boost::json::object Records::event_json(const Event& event) { return papelotte::event_json(event_phrases(), event); }
std::string Records::event_text(const Event& event) { return papelotte::event_text(event_phrases(), event); }

std::span<const Phrase> Records::action_phrases() { return waterloo::action_phrases(); }
std::string Records::headline(const Position& p) { return std::string(turn_title(p.turn)); }

namespace {

int tile_seen(const Position& p, Seat seat) { return knows_tile(p, seat) ? p.tile : 0; }

// `unlike`: another position; what is equal in both may be left out.
boost::json::object view_of(const Position& p, Seat seat, const Position* unlike) {
    boost::json::object view = Records::position_json(p, unlike);
    if (tile_seen(p, seat) == 0) view.erase("tile");   // while none is drawn there is nothing to know
    if (const boost::json::value* assault = view.if_contains("assault"); assault && assault->is_null())
        view.erase("assault");   // absent, not null: a change of the view is told as a merge patch
    if (!unlike) view["seat"] = seat == kObserver ? std::string_view("observer") : word(seat);
    if (!unlike || Rules::to_act(p) != Rules::to_act(*unlike)) {
        boost::json::array to_act;
        for (const Seat side : {kFrench, kAllied})
            if (Rules::to_act(p).has(side)) to_act.push_back(boost::json::value(word(side)));
        view["to_act"] = std::move(to_act);
    }
    if (!unlike || p.turn != unlike->turn) view["turn_name"] = turn_title(p.turn);
    const auto lost = [](const Position& at) { return std::pair(casualties(at, Army::french), casualties(at, Army::anglo_allied)); };
    if (!unlike || lost(p) != lost(*unlike)) view["casualties"] = {{"french", lost(p).first}, {"anglo_allied", lost(p).second}};
    return view;
}

}  // namespace

boost::json::object Records::view(const Position& p, Seat seat) { return view_of(p, seat, nullptr); }

boost::json::object Records::view_change(const Position& before, const Position& after, Seat seat) {
    return merge_patch(view_of(before, seat, &after), view_of(after, seat, &before));
}

// Views differ in the tile alone: their changes do where it comes to light for one of the two, or is lost from sight.
bool Records::same_change(const Position& before, const Position& after, Seat a, Seat b) {
    const auto tiles = [&](Seat seat) { return std::pair(tile_seen(before, seat), tile_seen(after, seat)); };
    const auto changes = [](std::pair<int, int> tile) { return tile.first != tile.second; };
    return tiles(a) == tiles(b) || (!changes(tiles(a)) && !changes(tiles(b)));
}

// WL-3.2.4  The tile is known to the opponent of the active player alone until the round is over.
bool Records::has_secret(const Position& p, Seat seat) { return tile_seen(p, seat) != tile_seen(p, kObserver); }

// WL-6.2  What a gun could fire at from where it stands: areas in its sight, with or without a target, and those in range that it cannot
// see. All of it follows from what lies open on the board.
boost::json::object Records::inspect(const Position& p, Seat, std::string_view piece) {
    const auto gun = unit_from(piece);
    if (!gun || arm_of(*gun) != Arm::artillery || !on_map(p.place(*gun))) return {};
    const Area from = p.place(*gun);
    const AreaSet targets = targets_from(p, side_of(*gun), from);
    const AreaSet seen = areas_in_sight(p, from);
    boost::json::object places;
    for (int i = 0; i < kAreas; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        if (const int range = distance(from, area); range < 1 || range > 3) continue;
        places[word(area)] = targets.has(area) ? "target" : seen.has(area) ? "sight" : "hidden";
    }
    return {{"piece", piece}, {"places", std::move(places)}, {"fires", !why_gun_silent(p, *gun)}};
}

Prompt Records::prompt(const Position& p, Seat seat) { return Rules::to_act(p).has(seat) ? agenda::prompt_of(p) : Prompt{}; }

}  // namespace papelotte::waterloo
