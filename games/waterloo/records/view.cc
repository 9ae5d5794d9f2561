// What a seat sees. Only the tile is hidden, and what would follow from it; it is absent for who may not know it.
#include <algorithm>

#include "engine/spoken.h"
#include "engine/vocabulary_json.h"
#include "games/waterloo/records/position_json.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/steps/fire.h"
#include "games/waterloo/rules/tiles.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {

std::span<const TextTable> game_text();   // data/waterloo/text.*.json, by tools/compile_text

std::string Records::notate(Action action) { return papelotte::notate(action_phrases(), action); }
std::expected<Action, Message> Records::parse(std::string_view text) { return parse_action(action_phrases(), text); }
boost::json::object Records::action_json(Action action) { return papelotte::action_json(action_phrases(), action); }
boost::json::object Records::event_json(const Event& event) { return papelotte::event_json(event_phrases(), event, term_phrases()); }

std::span<const Phrase> Records::action_phrases() { return waterloo::action_phrases(); }
std::string Records::event_text(const Event& event, const Speech& speech) {
    return papelotte::event_text(texts(), event_phrases(), event, term_phrases(), speech);
}
std::span<const Phrase> Records::prompt_phrases() { return waterloo::prompt_phrases(); }
EventArgs Records::prompt_values(const Position& p) { return agenda::prompt_values(p); }
const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}
std::string Records::headline(const Position& p) { return std::string(turn_title(p.turn)); }

namespace {

// What the hidden tile may be, each value once, the least first; empty when no tile is hidden.
std::optional<Tiles> tile_values(const Position& p) {
    Tiles tiles = tiles_possible(p);
    if (tiles.empty()) return std::nullopt;
    std::ranges::sort(tiles);
    Tiles values;
    for (const std::uint8_t tile : tiles)
        if (values.empty() || values.back() != tile) values.push_back(tile);
    return values;
}

// Without `before` the whole view, with it the change from that one.
void write_view(JsonText& out, const Position* before, const Position& after, Seat seat) {
    Shown<Position> shown(out, before, after);
    write_position(shown, seat);
    shown.put("seat", [&](const Position&) { return seat == kObserver ? std::string_view("observer") : word(seat); });
    shown.put_seats("to_act", Rules::to_act, Rules::facts().seats);
    shown.put_value("tile_may_be", tile_values, [](JsonText& list, const Tiles& values) {   // the same for all: what is not shown yet
        list.open('[');
        for (const std::uint8_t value : values) list.add(value);
        list.close(']');
    });
    shown.put("turn_name", [](const Position& p) { return turn_title(p.turn); });
    shown.put_object("casualties", [](Shown<Position>& lost) {
        lost.put("french", [](const Position& p) { return casualties(p, Army::french); });
        lost.put("anglo_allied", [](const Position& p) { return casualties(p, Army::anglo_allied); });
    });
}

}  // namespace

boost::json::object Records::view(const Position& p, Seat seat) {
    JsonText out;
    write_view(out, nullptr, p, seat);
    return out.value().as_object();
}

std::string Records::view_change(const Position& before, const Position& after, Seat seat) {
    JsonText out;
    write_view(out, &before, after, seat);
    return out.take();
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
