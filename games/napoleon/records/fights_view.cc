#include "games/napoleon/records/fights_view.h"

#include <algorithm>

#include "games/napoleon/records/json_words.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/steps/fights.h"
#include "games/napoleon/rules/steps/retreat.h"

namespace papelotte::napoleon {

// NP-6.1.5  The battle turn under way, and whose is the next one in the battles that wait: the attacker's.
void put_battle_turn(ShownPosition& shown) {
    const auto under_way = [](const Position& p) -> const EndBattleTurn* {
        for (const Step& step : p.agenda)
            if (const auto* end = std::get_if<EndBattleTurn>(&step)) return end;
        return nullptr;
    };
    shown.put_object(
        "battle_turn", [&](const Position& p) { return under_way(p) != nullptr; },
        [&](ShownPosition& one) {
            one.put("town",
                    [&](const Position& p) { return under_way(p) ? std::optional(word(p.battles[under_way(p)->battle].town)) : std::nullopt; });
            one.put("side", [&](const Position& p) { return under_way(p) ? std::optional(word(under_way(p)->side)) : std::nullopt; });
            one.put("others", [](const Position& p) { return word(p.active()); });
        });
}

// NP-6.1.2  What each fight is: before its order is chosen by the numbers there.
void put_fight_kinds(ShownPosition& shown) {
    if (shown.unchanged([](const Position& a, const Position& b) {
            return a.places == b.places && a.fights == b.fights && same_fields(a.skirmishes, b.skirmishes) && same_fields(a.battles, b.battles);
        }))
        return;
    for (const Town town : kMap)
        shown.put(word(town), [=](const Position& p) { return p.fights.has(town) ? std::optional(word(fight_at(p, town))) : std::nullopt; });
}

// NP-7.1.3 … NP-7.2.1  By which towns each side could leave a battle in this battle turn, and how many blocks.
void put_escapes(ShownPosition& shown) {
    if (shown.unchanged([](const Position& a, const Position& b) {
            return a.places == b.places && a.fights == b.fights && a.entry_roads == b.entry_roads && same_fields(a.battles, b.battles);
        }))
        return;
    for (const Town town : kMap) {
        const auto battle = [=](const Position& p) {
            const auto found = std::ranges::find_if(p.battles, [=](const Battle& one) { return one.town == town && !one.over; });
            return found == p.battles.end() ? nullptr : &*found;
        };
        const auto put_side = [&](ShownPosition& ways, Side side) {
            for (const Way& way : ways_from(town))
                ways.put(word(way.to), [&](const Position& p) {
                    const Battle* from = battle(p);
                    if (!from || !open_retreats(p, town, side, from->retreated).has(way.to)) return std::optional<int>();
                    return std::optional(places_left(town, way.to, from->retreated));
                });
        };
        shown.put_object(
            word(town), [&](const Position& p) { return battle(p) != nullptr; },
            [&](ShownPosition& sides) {
                for (const Side side : kSides) sides.put_object(word(side), [&](ShownPosition& ways) { put_side(ways, side); });
            });
    }
}

}  // namespace papelotte::napoleon
