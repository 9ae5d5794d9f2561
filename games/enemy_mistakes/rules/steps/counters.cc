#include "games/enemy_mistakes/rules/steps/counters.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {

General general_of_corps(const Position& p, Corps corps) {
    if (corps == Corps::none) return kNoGeneral;
    const General general = data_of(corps).general;
    return p.on_board(general) ? general : kNoGeneral;
}

int rank_of(const Position& p, General general) { return p.generals[general].substitute ? kTables.substitute_rank : data_of(general).rank; }
int points_of(const Position& p, General general) {
    return p.generals[general].substitute ? kTables.substitute_points : data_of(general).points;
}

void put_counter(Position& p, General general, int x, int y, Effects& effects) {
    GeneralState& state = p.generals[general];
    state.host = kNoUnit;
    state.x = static_cast<std::uint32_t>(x * 10) & 0x1ffffu;
    state.y = static_cast<std::uint32_t>(y * 10) & 0xffffu;
    tell(effects, Happening::general_placed, general, x, y);
}

void empty_box(Position& p, General general, Effects& effects) {
    ArmyState& army = p.armies[army_of(general)];
    std::uint8_t& box = data_of(general).commander ? army.chief : p.boxes[static_cast<std::size_t>(index_of(general))];
    if (box == 0) return;
    tell(effects, Happening::markers_lost, general, box);
    army.reserve = static_cast<std::uint8_t>(army.reserve + box);
    box = 0;
}

// --- Checks -----------------------------------------------------------------------------------------------------------------------------

namespace {

// EM-5.11
void count_attached(const Position& p, General general, bool after_combat, Tally& tally) {
    const int rank = rank_of(p, general);
    tally.add_if(rank >= 3, Modifier::stars, kTables.attached_three_stars);
    tally.add_if(rank == 2, Modifier::stars, kTables.attached_two_stars);
    const Unit host = p.generals[general].host;
    tally.add_if(p.routed(host), Modifier::routed, kTables.attached_routed);
    tally.add_if(p.shaken(host), Modifier::shaken, kTables.attached_shaken);
    tally.add_if(p.marks[host].melees > (after_combat ? 1 : 0), Modifier::in_melee, kTables.attached_in_melee);
}

// EM-5.13
void count_unattached(Unit enemy, Tally& tally) {
    if (type_of(enemy) != Type::cavalry) return;
    const bool light = data_of(enemy).weight == Weight::light;
    tally.add(light ? Modifier::light_cavalry : Modifier::cavalry, light ? kTables.unattached_light_cavalry : kTables.unattached_cavalry);
}

// EM-5.13  Why a counter may not flee to this spot.
Refusal why_not_refuge(const Position& p, General general, int x, int y) {
    const plane::Vec way = plane::Vec{x / 10.0, y / 10.0} - centre_of(p, general);
    if (plane::length(way) > kTables.unattached_escape_um * kUm + plane::kContact) return kWhy.spot_too_far;
    if (const Refusal no = why_not_spot(p, general, x, y)) return no;
    for (const Unit enemy : enemies_of(p, army_of(general)))
        if (plane::near(counter_box(x, y), box_of(p, enemy), plane::kContact)) return kWhy.spot_near_enemy;
    return {};
}

// Where sixteen directions have no spot, millimetre by millimetre: none must be overlooked, since he would be captured.
void refuges(const Position& p, General general, ActionList& out) {
    const plane::Vec from = centre_of(p, general);
    const auto offer = [&](int x, int y) {
        if (!why_not_refuge(p, general, x, y)) out.push_back(act(Verb::place, general, x, y));
    };
    for_each_spot(from, {60, 45, 30, 20}, offer);
    const int reach = kTables.unattached_escape_um * kUm;
    for (int across = -reach; across <= reach && out.empty(); ++across)
        for (int down = -reach; down <= reach && out.empty(); ++down) {
            const plane::Vec at = from + plane::Vec{across * 1.0, down * 1.0};
            if (at.x >= 0 && at.y >= 0 && at.x <= kBoardData.width && at.y <= kBoardData.height) offer(plane::tenths(at.x), plane::tenths(at.y));
        }
}

// EM-5.9  The free spots of sixteen directions at the least distance.
void nearest_spots(const Position& p, General general, ActionList& out) {
    for (int halves = 0; halves < 2 * kBoardData.width && out.empty(); ++halves)
        for_each_spot(centre_of(p, general), {0.5 * halves}, [&](int x, int y) {
            if ((halves > 0 || out.empty()) && !why_not_spot(p, general, x, y)) out.push_back(act(Verb::place, general, x, y));
        });
}

}   // namespace

void check_attached(Position& p, General general, bool after_combat, Unit cause, Effects& effects) {
    const Unit host = p.generals[general].host;
    Account account(effects);
    Tally tally = account.tally();
    count_attached(p, general, after_combat, tally);
    const int one = effects.dice.d6(), two = effects.dice.d6(), total = one + two + tally.total();
    const bool falls = total <= kTables.attached_falls_up_to;
    account.report(Happening::general_check, general, host, one, two, total, falls);
    if (!falls) return;
    const Unit enemy = cause != kNoUnit ? cause : nearest_enemy(p, host);
    remove_general(p, general, Fate::eliminated, enemy != kNoUnit ? army_of(enemy) : Army::none, effects);
}

void CheckCounter::run(Position& p, Effects& effects) const {
    if (!p.on_board(general) || p.generals[general].host != kNoUnit) return;
    Account account(effects);
    Tally tally = account.tally();
    count_unattached(by, tally);
    const int die = effects.dice.d6(), total = die + tally.total();
    ActionList spots;
    if (total > kTables.unattached_captured_up_to) refuges(p, general, spots);
    account.report(Happening::counter_check, general, by, die, total, spots.empty());
    if (spots.empty()) return remove_general(p, general, Fate::captured, army_of(by), effects);
    if (p.crowded()) return put_counter(p, general, spots[0].b, spots[0].c, effects);
    p.push(DisplaceCounter{general, true});
}

// --- Displacement -----------------------------------------------------------------------------------------------------------------------

Seat DisplaceCounter::seat(const Position& p) const { return p.seat_of(army_of(general)); }

void DisplaceCounter::legal(const Position& p, ActionList& out) const { escapes ? refuges(p, general, out) : nearest_spots(p, general, out); }

Refusal DisplaceCounter::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::place || general_of(action) != general) return kNotAsked<DisplaceCounter>;
    if (escapes) return why_not_refuge(p, general, action.b, action.c);
    if (const Refusal no = why_not_spot(p, general, action.b, action.c)) return no;
    ActionList nearest;
    nearest_spots(p, general, nearest);
    const auto way = [&](int x, int y) { return plane::length(plane::Vec{x / 10.0, y / 10.0} - centre_of(p, general)); };
    const double farthest = way(action.b, action.c) - 0.1;   // spots are rounded to a tenth, so those at one distance differ a little
    const bool near_enough = std::any_of(nearest.begin(), nearest.end(), [&](Action spot) { return farthest <= way(spot.b, spot.c); });
    return near_enough ? Refusal() : kWhy.spot_not_nearest;
}

void DisplaceCounter::apply(Position& p, Action action, Effects& effects) const {
    if (p.on_board(general)) put_counter(p, general, action.b, action.c, effects);
}

std::optional<Action> DisplaceCounter::forced(const Position& p) const {
    return p.on_board(general) ? only_choice(*this, p) : act(Verb::place, general, 0, 0);   // lost meanwhile
}

// --- Loss of Generals -------------------------------------------------------------------------------------------------------------------

void remove_general(Position& p, General general, Fate fate, Army credited, Effects& effects) {
    empty_box(p, general, effects);   // EM-5.19
    GeneralState& state = p.generals[general];
    state.fate = fate;
    state.credited = credited;
    state.host = kNoUnit;
    state.attempts = 0;
    tell(effects, Happening::general_lost, general, fate, credited);
    if (data_of(general).points > 0) return;   // EM-5.17
    end_game(p, army_of(general) == Army::blue ? Result::napoleon_lost : Result::wellington_lost, effects);
}

void host_removed(Position& p, General general, Unit host, Fate fate, Unit cause, Effects& effects) {
    const plane::Pose pose = p.stands[host].pose();
    GeneralState& state = p.generals[general];
    state.host = kNoUnit;
    state.x = static_cast<std::uint32_t>(std::clamp(pose.x, 750, kBoardData.width * 100 - 750)) & 0x1ffffu;
    state.y = static_cast<std::uint32_t>(std::clamp(pose.y, 750, kBoardData.height * 100 - 750)) & 0xffffu;
    if (fate == Fate::captured && cause != kNoUnit) return check_counter(p, general, cause, effects);
    give_way(p, general, effects);   // he stays, if there is room
}

void check_counter(Position& p, General general, Unit by, Effects& effects) {
    if (p.crowded()) CheckCounter{general, by}.run(p, effects);
    else p.push(CheckCounter{general, by});
}

void give_way(Position& p, General general, Effects& effects) {
    if (!p.crowded()) return p.push(DisplaceCounter{general, false});
    ActionList spots;
    nearest_spots(p, general, spots);
    if (!spots.empty()) put_counter(p, general, spots[0].b, spots[0].c, effects);
}

void check_corps(Position& p, Corps corps, Army credited, Effects& effects) {
    const General general = general_of_corps(p, corps);
    if (general == kNoGeneral) return;
    for (const Unit unit : units_of(corps))
        if (p.marks[unit].fate == Fate::on_board || p.marks[unit].fate == Fate::waiting) return;
    remove_general(p, general, Fate::eliminated, credited, effects);
}

}   // namespace papelotte::enemy_mistakes
