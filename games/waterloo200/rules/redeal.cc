// W2-22, W2-22.2.1, W2-23  Redeals what a seat cannot know: every block becomes one of the units in its guise, and each unit one
// block (engine/hidden.h). Marks of a block on the board (it has moved, it was drawn) stay with the block; those of a unit move with
// the unit.
#include <algorithm>

#include "engine/hidden.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {
namespace {

// What belongs to a block on the board, independent of its unit.
struct Slot {
    Guise may_be;
    Area place;
    bool moved, drawn, rides;
    std::uint8_t unseen_losses;
    friend auto operator<=>(const Slot&, const Slot&) = default;
};

Unit any_of(UnitSet units, Dice& dice) { return units.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(units.size())))); }

// The blocks of a faction that are not known for certain, and the unit of each. Units are bits, counted from the first of the faction.
class Deal {
   public:
    Deal(Position& p, Faction faction) : p_(p), first_(index_of(units_of(faction).front())) {
        for (const Unit unit : units_of(faction))
            if (!is_known(p, unit)) blocks_.add(slot_of(unit), index_of(unit) - first_);
        blocks_.begin();
    }

    void deal(Dice& dice) { blocks_.deal(dice); }

    // Ensures that one of the wanted units is in the area. With `unmoved`, blocks that have moved already are not exchanged.
    void bring_to(Area area, Guise wanted, Guise locked, bool unmoved, Dice& dice) {
        const int count = blocks_.size(), first = count == 0 ? 0 : blocks_.any_slot(dice);
        for (int i = 0; i < count; ++i) {
            const int slot = (first + i) % count;
            if (blocks_.slot(slot).place != area || (unmoved && blocks_.slot(slot).moved) || (locked & bit(blocks_.piece_in(slot)))) continue;
            if (blocks_.bring(slot, wanted, locked, dice)) return;
        }
    }

    // W2-12.3.2, W2-13.1.2  Where the faction has started a fight in this impulse, or fights now, it is public that it has a combat
    // unit. `stays`: a unit that must not be exchanged.
    void put_fighters_forward(AreaSet fights, Unit stays, Dice& dice) {
        for (const Area area : fights)
            if (fighters_in(area) == 0) bring_to(area, bits_of(kCombatUnits), locked_units(fights, stays), false, dice);
    }

    Guise bits_of(UnitSet units) const {
        Guise bits = 0;
        for (int i = 0; i < blocks_.size(); ++i)
            if (units.has(unit_in(i))) bits |= bit(blocks_.piece_in(i));
        return bits;
    }

    void write() {
        for (int i = 0; i < blocks_.size(); ++i) take(unit_in(i), blocks_.slot(i));
    }

   private:
    static Guise bit(int unit) { return Guise{1} << unit; }
    Unit unit_in(int slot) const { return Unit(first_ + blocks_.piece_in(slot)); }

    Slot slot_of(Unit unit) const {
        const UnitState& state = p_.unit(unit);
        return {p_.may_be[static_cast<std::size_t>(unit)], p_.place(unit), state.moved, state.drawn, p_.riders.has(unit), state.unseen_losses};
    }

    void take(Unit unit, const Slot& slot) {
        UnitState& state = p_.unit(unit);
        const int own = state.step - state.unseen_losses, last = block_data(p_.edition, unit).steps - 1;
        state.step = static_cast<std::uint8_t>(std::min(own + slot.unseen_losses, last)) & 3u;
        state.unseen_losses = static_cast<std::uint8_t>(state.step - own) & 3u;
        state.moved = slot.moved;
        state.drawn = slot.drawn;
        p_.riders.set(unit, slot.rides);
        p_.places[static_cast<std::size_t>(unit)] = slot.place;   // the number of the faction's units in each place stays the same
        p_.may_be[static_cast<std::size_t>(unit)] = slot.may_be;
    }

    int fighters_in(Area area) const {   // known ones and dealt ones
        int count = 0;
        for (const Unit unit : units_at(p_, area) & units_of(faction_of(Unit(first_))) & kCombatUnits) count += is_known(p_, unit) ? 1 : 0;
        for (int i = 0; i < blocks_.size(); ++i) count += blocks_.slot(i).place == area && kCombatUnits.has(unit_in(i)) ? 1 : 0;
        return count;
    }

    // Units that must not be exchanged: the only combat unit in a fight, and the unit on the march.
    Guise locked_units(AreaSet areas, Unit stays) const {
        Guise locked = 0;
        for (int i = 0; i < blocks_.size(); ++i) {
            const Area area = blocks_.slot(i).place;
            if (areas.has(area) && kCombatUnits.has(unit_in(i)) && fighters_in(area) == 1) locked |= bit(blocks_.piece_in(i));
        }
        if (stays != kNoUnit) locked |= bit(index_of(stays) - first_);
        return locked;
    }

    Position& p_;
    int first_;   // the first unit of the faction
    HiddenDeal<Slot> blocks_;
};

void put_fighters_forward(Position& p, Faction faction, Unit stays, Dice& dice) {
    if (side_of(faction) != p.impulse.side) return;
    AreaSet fights = (p.impulse.engaged - p.impulse.fought) & p.areas_of(faction);
    if (p.battle.area != kNowhere && p.battle.attacker == faction && !p.battle.bombardment) fights.insert(p.battle.area);
    const auto stands_alone = [&](Area area) { return (units_at(p, area, faction) & kCombatUnits).empty(); };
    bool wanted = false;
    for (const Area area : fights) wanted = wanted || stands_alone(area);
    if (!wanted) return;
    Deal deal(p, faction);
    deal.put_fighters_forward(fights, stays, dice);
    deal.write();
}

// W2-15.4.3  Redistributes steps regained in secret over the leaders who may have them. Most steps are used.
void deal_gains(Position& p, Faction faction, Dice& dice) {
    UnitSet tired;
    for (const Unit leader : kTacticalLeaders& units_of(faction)) {
        UnitState& state = p.unit(leader);
        if (!state.may_have_gained || face_up(p, leader) || !on_map(p, leader)) continue;
        state.step = state.shown_step;
        if (state.step > 0) tired.insert(leader);
    }
    for (int left = p.unseen_gains[index_of(faction)]; left > 0 && tired; --left) {
        if (dice.below(8) == 0) continue;
        const Unit leader = any_of(tired, dice);
        UnitState& state = p.unit(leader);
        state.step = (state.step - 1u) & 3u;
        if (state.step == 0) tired.erase(leader);
    }
}

void deal_blocks(Position& p, Faction faction, Dice& dice) {
    Deal deal(p, faction);
    deal.deal(dice);
    deal.write();
}

// During a hidden march the block may be any that stood where it began, has not moved before and could have made the march.
void deal_with_march(Position& p, const UnderWay& under_way, Dice& dice) {
    const March& march = under_way.march;
    const Faction faction = faction_of(march.unit);
    const Area now = p.place(march.unit);
    const int spent = allowance(march.unit, under_way.purpose) - march.mp;
    const bool engaged = contested(p).has(now) && now != march.from;
    const auto could = [&](Unit unit) { return could_march(p, unit, under_way.purpose, spent, engaged); };
    const auto able_to = [&](UnitSet units) {
        UnitSet able;
        for (const Unit unit : units)
            if (could(unit)) able.insert(unit);
        return able;
    };
    const auto able_there = [&] {
        return able_to(units_where(p, hidden_at(p, march.from, faction), [](const UnitState& u) { return !u.moved; }));
    };
    const Position before = p;
    p.places[static_cast<std::size_t>(march.unit)] = march.from;
    deal_blocks(p, faction, dice);
    if (able_there().empty()) {
        Deal deal(p, faction);
        deal.bring_to(march.from, deal.bits_of(able_to(units_of(faction))), 0, true, dice);
        deal.write();
    }
    const UnitSet able = able_there();
    if (able.empty()) {   // in a hand-made position: no unit could have made this march
        p = before;
        return;
    }
    const Unit unit = any_of(able, dice);
    const March dealt{unit, counted(allowance(unit, under_way.purpose) - spent), march.from, march.disengaged, false};
    p.places[static_cast<std::size_t>(unit)] = now;
    if (auto* path = std::get_if<UnitPath>(&p.agenda.back())) path->march = dealt;
    if (auto* path = std::get_if<LeaderPath>(&p.agenda.back())) path->march = dealt;
    put_fighters_forward(p, faction, unit, dice);
}

}   // namespace

void redeal(Position& p, Seat seat, Dice& dice) {
    if (p.result != Result::none || p.settlement.seating == Seating::bidding) return;   // W2-O11.6: nothing is dealt yet
    const auto under_way = unfinished_march(p);
    for (const Faction faction : kFactions) {
        if (seat != kObserver && side_of(faction) == side_of_seat(seat)) continue;
        if (under_way && faction_of(under_way->march.unit) == faction && !under_way->march.open) deal_with_march(p, *under_way, dice);
        else deal_blocks(p, faction, dice), put_fighters_forward(p, faction, kNoUnit, dice);
        deal_gains(p, faction, dice);
    }
}

}   // namespace papelotte::waterloo200
