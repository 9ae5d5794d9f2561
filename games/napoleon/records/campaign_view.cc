#include "games/napoleon/records/campaign_view.h"

#include "games/napoleon/records/json_words.h"
#include "games/napoleon/rules/queries.h"
#include "games/napoleon/rules/steps/movement.h"
#include "games/napoleon/rules/steps/supply.h"

namespace papelotte::napoleon {
namespace {

// NP-4.1.1  Where a side still places its blocks nobody else knows them, so none of them is counted.
bool is_open(const Position& p, Side side) { return !is_placing(p, side); }
bool holds(const Position& p, Town city, Side side) { return is_open(p, side) && !units_at(p, city, side).empty(); }

std::string_view holder(const Position& p, Town city) {
    if (is_open(p, Side::french) && is_french(p, city)) return word(Side::french);
    return holds(p, city, Side::allied) ? word(Side::allied) : "nobody";
}

}  // namespace

void put_campaign(Shown<Position>& shown) {
    shown.put_object("lost", [](Shown<Position>& lost) {
        for (const Army army : kAllArmies) lost.put(word(army), [=](const Position& p) { return eliminated(p, army).size(); });
    });
    shown.put_object("moves_left", [](Shown<Position>& left) {
        for (const Army army : kAllArmies)
            left.put(word(army), [=](const Position& p) {
                const bool moves = side_of(army) == p.active() && !p.defeated[index_of(army)];
                return moves ? std::optional(group_moves_left(p, army)) : std::nullopt;
            });
    });
    shown.put_object("cities", [](Shown<Position>& cities) {
        for (const Town town : kMap)
            if (data_of(town).supply_loss > 0) cities.put(word(town), [=](const Position& p) { return holder(p, town); });
    });
    shown.put_list("cities_held", [](const Position& p) { return is_open(p, Side::french) ? cities_held(p) : TownSet(); });
}

}  // namespace papelotte::napoleon
