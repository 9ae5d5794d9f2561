// Bombardment: its targets and support, the answers of units that are fired upon, guns that limber and unlimber.
#include <algorithm>

#include "games/enemy_mistakes/doctrine/chapters.h"
#include "games/enemy_mistakes/rules/fire_lines.h"
#include "games/enemy_mistakes/rules/formations.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kShakenShare = 0.25f;   // of its stake that a unit loses by a yellow marker

const BombardmentRow& fire_row(int total) {
    std::size_t row = 0;
    while (row + 1 < kBombardmentEffects.size() && total >= kBombardmentEffects[row + 1].from) ++row;
    return kBombardmentEffects[row];
}

// What this row of the table costs the target, less what it costs the gun.
float worth_of_row(const Position& p, const Shot& shot, const BombardmentRow& row) {
    if (row.firer_shaken) return -kShakenShare * stake_in(p, shot.gun);
    const float each = static_cast<float>(7 - kTables.damage_from) / 6;
    const float losses = static_cast<float>(row.losses) + each * static_cast<float>(row.damage);
    const float shaken = p.marks[shot.target].yellow > 0 ? 0.6f : kShakenShare;
    const float moved = is_garrison(shot.target) || row.move == Forced::none ? 0 : row.move == Forced::retreat ? shaken : 0.5f * shaken;
    return losses * worth_of_loss(p, shot.target) + moved * stake_in(p, shot.target);
}

// EM-9.6: the modifiers count from a total of 6.
float worth_of_shot(const Position& p, const Shot& shot) {
    Tally tally;
    count_shot(p, shot, fired_edges(p, shot.gun, shot.target).first, tally);
    float worth = 0;
    for (int total = 2; total <= 12; ++total) {
        const auto ways = static_cast<float>(6 - std::abs(total - 7));
        worth += ways / 36 * worth_of_row(p, shot, fire_row(std::max(2, total + (total > kTables.plain_up_to ? tally.total() : 0))));
    }
    return worth;
}

}   // namespace

void judge(const Bombard& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::fire)
            q.scales.add(i, Why::bombard, q.w(step.army).fire * worth_of_shot(q.p, {unit_of(q.actions[i]), target_of(q.actions[i]), {}}));
}

// EM-9.3  A gun that supports does not fire itself: that must be worth it.
void judge(const Shot& step, const Question& q) {
    const float now = worth_of_shot(q.p, step), weight = q.w(army_of(step.gun)).fire;
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::support) continue;
        const Unit gun = unit_of(q.actions[i]);
        const float with = worth_of_shot(q.p, {step.gun, step.target, step.supporters | UnitSet::of(gun)});
        q.scales.add(i, Why::mass_guns, weight * (with - now - std::max(0.0f, worth_of_shot(q.p, {gun, step.target, {}}))));
    }
}

void judge(const FiredSide&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) q.scales.add(i, Why::steady_side, edge_of(q.actions[i]) == Edge::rear ? -1 : 0);
}

// EM-9.12  A second marker would rout it; else it stays where it has something to hold.
void judge(const AnswerFire& step, const Question& q) {
    const Field field = q.field(army_of(step.unit));
    const bool shaken = q.p.marks[step.unit].yellow > 0;
    const float kept =
        field.w().hold * field.hold(field.spot_of(step.unit)) + field.w().prospect * field.prospect(step.unit, field.spot_of(step.unit));
    const float price = shaken ? worth_of_loss(q.p, step.unit) : kShakenShare * stake_in(q.p, step.unit);
    const bool alone = members(q.p, step.unit).size() == 1;
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::withdraw) q.scales.add(i, Why::give_way, field.w().strike * price - kept - (alone ? 0.0f : 0.3f));
}

// EM-13.10, EM-13.11  Guns get away, or a tile steps before them.
void judge(const ChargedGuns& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::withdraw) q.scales.add(i, Why::give_way, 1);
        if (verb_of(q.actions[i]) != Verb::exchange) continue;
        Unit tile = unit_of(q.actions[i]);
        const Meeting meeting{step.charger, tile,
                              kTables.melee_charged + kClassData[static_cast<std::size_t>(data_of(step.charger).quality)].melee -
                                  kClassData[static_cast<std::size_t>(data_of(tile).quality)].melee};
        const float lost = worth_of_melee(q.p, meeting), taken = 2.0f * static_cast<float>(data_of(step.gun).points) + 2;
        q.scales.add(i, Why::steady_side, 0.5f * (taken - lost));
    }
}

namespace {

// EM-2.43  An enemy in the strip before it, or soon to be there.
bool has_work(const Position& p, Unit gun) {
    const plane::Vec at = plane::point(p.stands[gun].pose()), front = front_of(p, gun);
    for (const Unit enemy : enemies_of(p, army_of(gun))) {
        const plane::Vec way = plane::point(p.stands[enemy].pose()) - at;
        const double ahead = plane::dot(way, front), aside = plane::absolute(plane::cross(front, way));
        if (ahead > 0 && ahead < 240 && aside < 25 + ahead / 10) return true;
    }
    return false;
}

}   // namespace

// EM-12.8  Guns that have somebody to fire at unlimber; the others stay ready to go.
void judge(const Unfasten&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::unfasten) continue;
        const Unit gun = unit_of(q.actions[i]);
        const bool fires = data_of(gun).bombards && has_work(q.p, gun);
        q.scales.add(i, Why::unlimber, fires ? 1 : -1);
    }
}

}   // namespace papelotte::enemy_mistakes
