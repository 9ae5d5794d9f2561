// What a seat sees. Only the tile is hidden, and what would follow from it; it is absent for a seat that may not know it.
#include <algorithm>

#include "games/waterloo/records/position_json.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/steps/fire.h"
#include "games/waterloo/rules/tiles.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {

std::span<const TextTable> game_text();   // data/waterloo/text.*.json, by tools/compile_text

const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

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

}  // namespace

void put_derived(Shown<Position>& shown) {
    shown.put_value("tile_may_be", tile_values, [](JsonText& list, const Tiles& values) {   // the same for all: what is not shown yet
        list.open('[');
        for (const std::uint8_t value : values) list.add(value);
        list.close(']');
    });
    shown.put("turn_name", [](const Position& p) { return turn_title(p.turn); });
    shown.put_object("objectives", [](Shown<Position>& infantry) {   // of the side that wins by it
        infantry.put(word(kMontStJean), [](const Position& p) { return infantry_at(p, kMontStJean, kFrench).size(); });   // WL-15.1.3
        infantry.put(word(kRossomme), [](const Position& p) { return infantry_at(p, kRossomme, kAllied).size(); });       // WL-15.1.4
    });
    shown.put_object("casualties", [](Shown<Position>& lost) {
        lost.put("french", [](const Position& p) { return casualties(p, Army::french); });
        lost.put("anglo_allied", [](const Position& p) { return casualties(p, Army::anglo_allied); });
    });
}

// Views differ in the tile alone: their changes do where it comes to light for one of the two, or is lost from sight.
bool Records::same_change(const Position& before, const Position& after, Seat a, Seat b) {
    const auto tiles = [&](Seat seat) { return std::pair(tile_seen(before, seat), tile_seen(after, seat)); };
    const auto changes = [](std::pair<int, int> tile) { return tile.first != tile.second; };
    return tiles(a) == tiles(b) || (!changes(tiles(a)) && !changes(tiles(b)));
}

// WL-4.1.1  The tile is known to the opponent of the active player alone until the round is over.
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

}  // namespace papelotte::waterloo
