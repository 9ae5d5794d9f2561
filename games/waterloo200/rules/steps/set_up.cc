// W2-7, W2-O1  Set-up.
#include "games/waterloo200/rules/steps/set_up.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

// Derived from the icons: the units that fit each, the icons that leave a choice, and the order in which those are dealt.
struct IconTables {
    IdArray<Icon, UnitSet, kIcons> fitting{};
    IconSet fixed;                                      // one unit for one icon, or a leader: not dealt or chosen (W2-23.1.2)
    std::array<IconSet, 3> to_be_chosen{};              // by Faction
    std::array<FixedVector<Icon, kIcons>, 3> dealt{};   // by Faction: corps by corps, infantry, cavalry, guns; the Brunswick infantry last
};

IconTables icon_tables(Edition edition) {
    IconTables tables;
    for (const Icon icon : IconSet::first(kIcons)) {
        UnitSet& fitting = tables.fitting[icon];
        for (const Unit unit : units_of(icon_data(edition, icon).faction))
            if (fits(edition, unit, icon)) fitting.insert(unit);
        if (fitting.size() == 1) tables.fixed.insert(icon);
        else tables.to_be_chosen[index_of(icon_data(edition, icon).faction)].insert(icon);
    }
    for (const bool brunswick : {false, true})
        for (int corps = 0; corps < kCorps; ++corps)
            for (const IconType type : {IconType::infantry, IconType::cavalry, IconType::artillery})
                for (const Faction faction : kFactions)
                    for (const Icon icon : tables.to_be_chosen[index_of(faction)]) {
                        const IconData& data = icon_data(edition, icon);
                        if (data.corps == Corps(corps) && data.type == type && data.brunswick == brunswick)
                            tables.dealt[index_of(faction)].push_back(icon);
                    }
    return tables;
}

const std::array<IconTables, kEditions> kIconTables = [] {
    std::array<IconTables, kEditions> tables;
    for (std::size_t edition = 0; edition < kEditions; ++edition) tables[edition] = icon_tables(Edition(edition));
    return tables;
}();

const IconTables& icons(const Position& p) { return element(kIconTables, p.edition); }

void stand(Position& p, Unit unit, Icon icon) {
    relocate(p, unit, icon_data(p.edition, icon).area);
    p.icons_used.insert(icon);
}

// W2-7.1.2
void deal_at_random(Position& p, Faction faction, Effects& effects) {
    for (const Icon icon : icons(p).dealt[index_of(faction)]) {
        const UnitSet candidates = icons(p).fitting[icon] & units_at(p, kPool);
        stand(p, candidates.nth(effects.dice.roll(candidates.size()) - 1), icon);
    }
}

// The next unit of the pool that can be placed where it stood in history.
Unit next_of_history(const Position& p, Faction faction) {
    for (const Unit unit : units_at(p, kPool, faction))
        if (const Area area = block_data(p.edition, unit).historical; on_map(area) && free_icon(p, unit, area)) return unit;
    return kNoUnit;
}

void deal_historically(Position& p, Faction faction) {
    for (Unit unit; (unit = next_of_history(p, faction)) != kNoUnit;)
        stand(p, unit, *free_icon(p, unit, block_data(p.edition, unit).historical));
}

}  // namespace

void lay_out(Position& p) {
    p.places.fill(kNowhere);
    for (int i = 0; i < kUnits; ++i) p.places[Unit(i)] = place_before_set_up(Unit(i));
    for (int i = 0; i < kAreas; ++i) p.control[index_of(area_data(Area(i)).initial_control)].insert(Area(i));      // W2-7.1.1, W2-2.4.2
    begin_guises(p, false);
}

void DealUnits::run(Position& p, Effects& effects) const {
    p.icons_used = {};
    for (const Icon icon : icons(p).fixed) stand(p, icons(p).fitting[icon].front(), icon);   // W2-7.1.3
    p.push(BeginTurn{1});   // W2-7.1.9; the defaults of Position give steps, faces and the Disc (W2-7.1.7)
    for (const Faction faction : {Faction::french, Faction::british}) {
        if (historical) deal_historically(p, faction);
        else if (!sets_up_freely(p, faction)) deal_at_random(p, faction, effects);
    }
    for (const Faction faction : {Faction::british, Faction::french})
        if (!historical && sets_up_freely(p, faction)) p.push(FreeSetUp{faction});   // else there is nothing to choose (W2-7.1.11)
    begin_guises(p, historical);
}

// --- Free set-up (W2-O1) -------------------------------------------------------------------------------------------------------------------

Seat FreeSetUp::seat(const Position& p) const { return seat_of(p, faction); }

Refusal FreeSetUp::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::historical) return next_of_history(p, faction) == kNoUnit ? kWhy.no_history : Refusal();
    if (verb_of(action) != Verb::place) return kNotAsked<FreeSetUp>;
    const Unit unit = unit_of(action);
    if (faction_of(unit) != faction || p.place(unit) != kPool) return kWhy.not_to_be_placed;
    return free_icon(p, unit, area_of(action)) ? Refusal() : kWhy.no_icon_for_the_unit;
}

void FreeSetUp::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : units_at(p, kPool, faction)) {
        AreaSet areas;
        for (const Icon icon : icons_for(p.edition, unit) - p.icons_used) areas.insert(icon_data(p.edition, icon).area);
        for (const Area area : areas) out.push_back(act(Verb::place, unit, area));
    }
    if (!why_not(p, act(Verb::historical))) out.push_back(act(Verb::historical));
}

void FreeSetUp::apply(Position& p, Action action, Effects& effects) const {
    const bool historical = verb_of(action) == Verb::historical;   // one unit, as for `place`: the number of records tells nothing (W2-O1.4)
    const Unit unit = historical ? next_of_history(p, faction) : unit_of(action);
    const Area area = historical ? block_data(p.edition, unit).historical : area_of(action);
    stand(p, unit, *free_icon(p, unit, area));
    emit_to_side(side_of(faction), effects, Happening::unit_placed, unit, area);
    if (!(icons(p).to_be_chosen[index_of(faction)] - p.icons_used).empty()) return p.push(*this);
    note_presence(p);
    emit(effects, Happening::set_up_done, faction);
}

}  // namespace papelotte::waterloo200
