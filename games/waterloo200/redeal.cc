// W2-22, W2-22.2.1, W2-23  Dealing anew what a seat cannot know: every block becomes one of the units that it may be, each unit one block. The
// deal starts from what the seat knows and never from the truth, so the same dice deal the same world to everybody who sees the same. Blocks
// that may be the same units are dealt evenly; blocks whose possibilities only overlap change places until little of the first deal is left.
// What is bound to a block on the board (that it has moved, that it was drawn) stays there, what is bound to a unit goes with it.
#include <algorithm>

#include "games/waterloo200/knowledge.h"
#include "games/waterloo200/queries.h"

namespace papelotte::waterloo200 {
namespace {

constexpr std::uint32_t kSwapsPerBlock = 4;

// What belongs to a block on the board, whoever it is.
struct Slot {
    std::uint64_t may_be;
    Area place;
    bool moved, drawn, rides;
    std::uint8_t unseen_losses;
    friend auto operator<=>(const Slot&, const Slot&) = default;
};

Unit any_of(UnitSet units, Dice& dice) { return units.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(units.size())))); }

// The blocks of a faction that are not known for sure, and who is which. Units are bits, counted from the first of the faction.
class Deal {
   public:
    Deal(Position& p, Faction faction) : p_(p), first_(index_of(units_of(faction).front())) {
        FixedVector<Dealt, 64> dealt;
        for (const Unit unit : units_of(faction))
            if (!is_known(p, unit)) dealt.push_back({slot_of(unit), index_of(unit) - first_});
        std::ranges::sort(dealt);
        for (const Dealt& one : dealt) {
            slots_.push_back(one.slot);
            unit_in_.push_back(one.unit);
            slot_of_[static_cast<std::size_t>(one.unit)] = static_cast<int>(slots_.size()) - 1;
        }
    }

    void deal(Dice& dice) {
        for (const int unit : unit_in_) free_ |= bit(unit);
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            std::uint64_t tried = 0;
            fill(static_cast<int>(i), tried, &dice);
        }
        shuffle_alike(dice);
        if (slots_.size() < 2 || !overlapping_) return;
        for (std::size_t left = kSwapsPerBlock * slots_.size(); left > 0; --left) swap_if_possible(any_slot(dice), any_slot(dice));
        shuffle_alike(dice);
    }

    // One of the wanted units comes to the area, if need be; blocks that have moved already are left as they are where `unmoved` is said.
    void bring_to(Area area, std::uint64_t wanted, std::uint64_t locked, bool unmoved, Dice& dice) {
        const std::size_t first = slots_.empty() ? 0 : static_cast<std::size_t>(any_slot(dice));
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            const std::size_t slot = (first + i) % slots_.size();
            if (slots_[slot].place != area || (unmoved && slots_[slot].moved) || (locked & bit(unit_in_[slot]))) continue;
            if (bring(static_cast<int>(slot), wanted, locked, dice)) return;
        }
    }

    // W2-12.3.2, W2-13.1.2  Where the faction has opened a fight in this impulse, or fights now, all know that a combat unit of it stands.
    // `stays`: a unit that must not change places.
    void put_fighters_forward(AreaSet fights, Unit stays, Dice& dice) {
        for (const Area area : fights)
            if (fighters_in(area) == 0) bring_to(area, bits_of(kCombatUnits), locked_units(fights, stays), false, dice);
    }

    std::uint64_t bits_of(UnitSet units) const {
        std::uint64_t bits = 0;
        for (const int unit : unit_in_)
            if (units.has(Unit(first_ + unit))) bits |= bit(unit);
        return bits;
    }

    void write() {
        for (std::size_t i = 0; i < slots_.size(); ++i) take(Unit(first_ + unit_in_[i]), slots_[i]);
    }

   private:
    struct Dealt {
        Slot slot;
        int unit;
        friend auto operator<=>(const Dealt&, const Dealt&) = default;
    };

    static std::uint64_t bit(int unit) { return std::uint64_t{1} << unit; }
    int unit_in(int slot) const { return unit_in_[static_cast<std::size_t>(slot)]; }
    std::uint64_t may_be(int slot) const { return slots_[static_cast<std::size_t>(slot)].may_be; }
    int any_slot(Dice& dice) const { return static_cast<int>(dice.below(static_cast<std::uint32_t>(slots_.size()))); }

    static int any_bit(std::uint64_t bits, Dice& dice) {
        for (std::uint32_t skip = dice.below(static_cast<std::uint32_t>(std::popcount(bits))); skip > 0; --skip) bits &= bits - 1;
        return std::countr_zero(bits);
    }

    Slot slot_of(Unit unit) const {
        const UnitState& state = p_.unit(unit);
        return {p_.may_be[static_cast<std::size_t>(unit)], p_.place(unit), state.moved, state.drawn, p_.riders.has(unit), state.unseen_losses};
    }

    void take(Unit unit, const Slot& slot) {
        UnitState& state = p_.unit(unit);
        const int own = state.step - state.unseen_losses, last = data_of(unit).steps - 1;
        state.step = static_cast<std::uint8_t>(std::min(own + slot.unseen_losses, last)) & 3u;
        state.unseen_losses = static_cast<std::uint8_t>(state.step - own) & 3u;
        state.moved = slot.moved;
        state.drawn = slot.drawn;
        p_.riders.set(unit, slot.rides);
        p_.places[static_cast<std::size_t>(unit)] = slot.place;   // as many of the faction stand everywhere as before
        p_.may_be[static_cast<std::size_t>(unit)] = slot.may_be;
    }

    void put(int unit, int slot) {
        unit_in_[static_cast<std::size_t>(slot)] = unit;
        slot_of_[static_cast<std::size_t>(unit)] = slot;
    }

    // Finds a unit for the slot, if need be by giving other slots another one. Units in `tried` are left where they are.
    bool fill(int slot, std::uint64_t& tried, Dice* dice) {
        if (const std::uint64_t open = may_be(slot) & free_ & ~tried) {
            const int unit = dice ? any_bit(open, *dice) : std::countr_zero(open);
            free_ &= ~bit(unit);
            put(unit, slot);
            return true;
        }
        for (std::uint64_t options = may_be(slot) & ~tried; options; options &= ~tried) {
            const int unit = std::countr_zero(options);
            tried |= bit(unit);
            if (!fill(slot_of_[static_cast<std::size_t>(unit)], tried, dice)) continue;
            put(unit, slot);
            return true;
        }
        return false;
    }

    // Evenly, among slots that may be the same units; these stand side by side.
    void shuffle_alike(Dice& dice) {
        std::uint64_t before = 0;
        for (std::size_t begin = 0, end = 0; begin < slots_.size(); begin = end) {
            while (end < slots_.size() && slots_[end].may_be == slots_[begin].may_be) ++end;
            overlapping_ = overlapping_ || (before & slots_[begin].may_be);
            before |= slots_[begin].may_be;
            for (std::size_t i = end - begin; i > 1; --i)
                swap(static_cast<int>(begin + i - 1), static_cast<int>(begin + dice.below(static_cast<std::uint32_t>(i))));
        }
    }
    void swap(int a, int b) {
        const int unit_a = unit_in(a), unit_b = unit_in(b);
        put(unit_a, b);
        put(unit_b, a);
    }
    bool swap_if_possible(int a, int b) {
        if (!(may_be(a) & bit(unit_in(b))) || !(may_be(b) & bit(unit_in(a)))) return false;
        swap(a, b);
        return true;
    }

    // --- Fighters ---------------------------------------------------------------------------------------------------------------

    bool fights(int unit) const { return kCombatUnits.has(Unit(first_ + unit)); }
    int fighters_in(Area area) const {   // those known for sure, and those dealt there
        int count = 0;
        for (const Unit unit : units_at(p_, area) & units_of(faction_of(Unit(first_))) & kCombatUnits) count += is_known(p_, unit) ? 1 : 0;
        for (std::size_t i = 0; i < slots_.size(); ++i) count += slots_[i].place == area && fights(unit_in_[i]) ? 1 : 0;
        return count;
    }

    // Units that must stay where they are: the only fighter of a fight, and the one that is on its way.
    std::uint64_t locked_units(AreaSet areas, Unit stays) const {
        std::uint64_t locked = 0;
        for (std::size_t i = 0; i < slots_.size(); ++i)
            if (areas.has(slots_[i].place) && fights(unit_in_[i]) && fighters_in(slots_[i].place) == 1) locked |= bit(unit_in_[i]);
        if (stays != kNoUnit) locked |= bit(index_of(stays) - first_);
        return locked;
    }

    // One of the wanted units comes to the slot; the one that was there, and others if need be, find another place.
    bool bring(int slot, std::uint64_t wanted, std::uint64_t locked, Dice& dice) {
        std::uint64_t options = 0;
        for (const int unit : unit_in_) options |= may_be(slot) & bit(unit) & wanted & ~locked;
        while (options) {
            const int comes = any_bit(options, dice), from = slot_of_[static_cast<std::size_t>(comes)], idle = unit_in(slot);
            options &= ~bit(comes);
            if (swap_if_possible(slot, from)) return true;
            free_ = bit(idle);
            put(comes, slot);
            std::uint64_t tried = locked | bit(comes);
            const bool found = fill(from, tried, nullptr);
            free_ = 0;
            if (found) return true;
            put(comes, from);
            put(idle, slot);
        }
        return false;
    }

    Position& p_;
    int first_;                                   // the first unit of the faction
    FixedVector<Slot, 64> slots_;
    FixedVector<int, 64> unit_in_;                // by slot
    std::array<int, 64> slot_of_{};               // by unit
    std::uint64_t free_ = 0;                      // units that are in no slot yet
    bool overlapping_ = false;                    // some blocks may be the same units without being alike
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

// W2-15.4.3  Steps regained in secret: spread anew over the leaders who may have had them, most of them used.
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

// In the middle of a hidden march any block that stood where it began, has not moved before and could have made it may be the one.
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
    if (able.empty()) {   // a march made by hand that nobody could have made
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
    if (p.result != Result::none) return;
    const auto under_way = unfinished_march(p);
    for (const Faction faction : kFactions) {
        if (seat != kObserver && side_of(faction) == side_of_seat(seat)) continue;
        if (under_way && faction_of(under_way->march.unit) == faction && !under_way->march.open) deal_with_march(p, *under_way, dice);
        else deal_blocks(p, faction, dice), put_fighters_forward(p, faction, kNoUnit, dice);
        deal_gains(p, faction, dice);
    }
}

}   // namespace papelotte::waterloo200
