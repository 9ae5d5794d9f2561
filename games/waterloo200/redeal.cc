// W2-22, W2-22.2.1, W2-23  Dealing anew what a seat cannot know. Every arrangement that agrees with the guises is as likely as any other,
// the true one among them; what is bound to a block on the board (that it has moved, that it was drawn) stays there, what is bound to a unit
// goes with it.
#include <algorithm>

#include "games/waterloo200/knowledge.h"
#include "games/waterloo200/queries.h"

namespace papelotte::waterloo200 {
namespace {

// What belongs to a block on the board, whoever it is.
struct Slot {
    Area place;
    bool moved, drawn, rides;
    std::uint8_t unseen_losses;
    friend auto operator<=>(const Slot&, const Slot&) = default;
};

Slot slot_of(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    return {p.place(unit), state.moved, state.drawn, p.riders.has(unit), state.unseen_losses};
}

void take(Position& p, Unit unit, const Slot& slot) {
    UnitState& state = p.unit(unit);
    const int own = state.step - state.unseen_losses, last = data_of(unit).steps - 1;
    state.step = static_cast<std::uint8_t>(std::min(own + slot.unseen_losses, last)) & 3u;
    state.unseen_losses = static_cast<std::uint8_t>(state.step - own) & 3u;
    state.moved = slot.moved;
    state.drawn = slot.drawn;
    p.riders.set(unit, slot.rides);
    p.places[static_cast<std::size_t>(unit)] = slot.place;   // as many of the faction stand everywhere as before
}

template <class T, std::size_t N>
void shuffle(FixedVector<T, N>& items, Dice& dice) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[dice.below(static_cast<std::uint32_t>(i))]);
}

Unit any_of(UnitSet units, Dice& dice) { return units.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(units.size())))); }

// Deals the members of one guise over the places where the enemy knows that they stand. Who has been seen on the map is not in the pool.
void deal_guise(Position& p, UnitSet members, Dice& dice) {
    FixedVector<Slot, 64> board, pool;
    FixedVector<Unit, 64> fresh, known;
    for (const Unit unit : members) {
        (p.place(unit) == kPool ? pool : board).push_back(slot_of(p, unit));
        (p.unit(unit).seen ? known : fresh).push_back(unit);
    }
    std::ranges::sort(board);   // in an order that tells nothing of who stands there: the same dice deal the same world to who sees the same
    std::ranges::sort(pool);
    shuffle(fresh, dice);
    for (const Slot& slot : pool) take(p, fresh.pop_back(), slot);
    for (const Unit unit : fresh) known.push_back(unit);
    shuffle(known, dice);
    for (const Slot& slot : board) take(p, known.pop_back(), slot);
}

// W2-12.3.2, W2-13.1.2  Where the faction has opened a fight in this impulse, or fights now, all know that a combat unit of it stands.
void put_fighters_forward(Position& p, Faction faction, UnitSet stay, Dice& dice) {
    AreaSet fights = (p.impulse.engaged - p.impulse.fought) & p.areas_of(faction);
    if (p.battle.area != kNowhere && p.battle.attacker == faction && !p.battle.bombardment) fights.insert(p.battle.area);
    if (side_of(faction) != p.impulse.side) return;
    const auto fighters = [&](Area area) { return units_at(p, area, faction) & kCombatUnits; };
    for (const Area area : fights) {
        if (fighters(area)) continue;
        for (const Unit idle : hidden_at(p, area, faction) - stay) {
            UnitSet able;
            for (const Unit unit : (lookalikes(p, idle) & kCombatUnits) - stay) {
                const Area at = p.place(unit);
                if (on_map(at) ? !fights.has(at) || fighters(at).size() > 1 : !p.unit(idle).seen) able.insert(unit);
            }
            if (able.empty()) continue;
            const Unit unit = any_of(able, dice);
            const Slot front = slot_of(p, idle), rear = slot_of(p, unit);
            take(p, unit, front);
            take(p, idle, rear);
            break;
        }
    }
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

void deal_guises(Position& p, Faction faction, Dice& dice) {
    for (const Unit unit : units_of(faction)) {
        if (p.guise[static_cast<std::size_t>(unit)] != unit) continue;
        if (const UnitSet alike = lookalikes(p, unit); alike.size() > 1) deal_guise(p, alike, dice);
    }
}

// In the middle of a hidden march any block that stood where it began and could have made it may be the one.
void deal_with_march(Position& p, const UnderWay& under_way, Dice& dice) {
    const March& march = under_way.march;
    const Faction faction = faction_of(march.unit);
    const Area now = p.place(march.unit);
    const int spent = allowance(march.unit, under_way.purpose) - march.mp;
    const bool engaged = contested(p).has(now) && now != march.from;
    const Position before = p;
    for (int attempt = 0; attempt < 8; ++attempt) {
        p.places[static_cast<std::size_t>(march.unit)] = march.from;
        deal_guises(p, faction, dice);
        UnitSet able;
        for (const Unit unit : hidden_at(p, march.from, faction))
            if (!p.unit(unit).moved && could_march(p, unit, under_way.purpose, spent, engaged)) able.insert(unit);
        if (able) {
            const Unit unit = any_of(able, dice);
            const March dealt{unit, static_cast<std::uint8_t>(allowance(unit, under_way.purpose) - spent), march.from, march.disengaged, false};
            p.places[static_cast<std::size_t>(unit)] = now;
            if (auto* path = std::get_if<UnitPath>(&p.agenda.back())) path->march = dealt;
            if (auto* path = std::get_if<LeaderPath>(&p.agenda.back())) path->march = dealt;
            return put_fighters_forward(p, faction, UnitSet::of(unit), dice);
        }
        p = before;
    }
}

}   // namespace

void redeal(Position& p, Seat seat, Dice& dice) {
    if (p.result != Result::none) return;
    const auto under_way = unfinished_march(p);
    for (const Faction faction : kFactions) {
        if (seat != kObserver && side_of(faction) == side_of_seat(seat)) continue;
        if (under_way && faction_of(under_way->march.unit) == faction && !under_way->march.open) deal_with_march(p, *under_way, dice);
        else deal_guises(p, faction, dice), put_fighters_forward(p, faction, {}, dice);
        deal_gains(p, faction, dice);
    }
}

}   // namespace papelotte::waterloo200
