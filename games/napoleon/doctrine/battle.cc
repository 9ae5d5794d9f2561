// The Combat step: fire, assaults, reserves, squares, and when to leave.
#include <algorithm>
#include <cmath>

#include "games/napoleon/doctrine/battle_sight.h"
#include "games/napoleon/doctrine/chapters.h"
#include "games/napoleon/rules/steps/fire.h"
#include "games/napoleon/rules/steps/retreat.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {
namespace {

using Front = BattleSight::Front;

class CombatJudge {
   public:
    CombatJudge(const Combat& step, const Question& q)
        : q_(q), p_(q.p), battle_(q.p.battles[step.battle]), sight_(q.p, battle_, q.side()), w_(q.w()) {
        // NP-6.7.2: an attacker who does nothing must leave. Guns that lose the duel are a reason to come to blows.
        const bool must_act = q.side() == p_.active() && battle_.idle > 0 && !battle_.busy;
        int duel = 0;
        for (const Front& front : sight_.fronts()) duel += front.enemy_home.guns - front.home.guns;
        haste_ = (must_act ? 0.4f : 0) + std::clamp(static_cast<float>(duel) / 400, -0.15f, 0.15f);
        best_edge_ = 0;
        for (const Front& front : sight_.fronts()) best_edge_ = std::max(best_edge_, sight_.edge(front));
        count_ways_out();
    }

    void judge(std::size_t i) const {
        const Action action = q_.actions[i];
        switch (verb_of(action)) {
            case Verb::fire: return fire(i, unit_of(action), Target::open);
            case Verb::fire_square: return fire(i, unit_of(action), Target::square);
            case Verb::move: return move(i, unit_of(action), space_of(action));
            case Verb::retreat: return leave(i, unit_of(action));
            case Verb::form: return form(i, unit_of(action));
            case Verb::unform: return unform(i, unit_of(action));
            case Verb::occupy: return occupy(i, unit_of(action));
            case Verb::swap:
            case Verb::leave: return add(i, Why::stay_in_line, -0.5f);
            case Verb::shelter: return add(i, Why::stay_in_line, -0.3f);
            case Verb::unshelter: return add(i, Why::stand_ready, sight_.front(p_.space(unit_of(action))).quiet() ? 0.2f : -0.2f);
            default: return;
        }
    }

   private:
    void add(std::size_t i, Why why, float points) const { q_.scales.add(i, why, 2 * points); }

    void count_ways_out() {
        const TownSet open = open_retreats(p_, battle_.town, q_.side(), battle_.retreated);
        for (const Town to : open) {
            const auto way = static_cast<std::size_t>(way_index(battle_.town, to));
            ways_out_ += battle_limit(ways_from(battle_.town)[way].road) - battle_.retreated[way];
        }
        for (const Unit unit : units_at(p_, battle_.town, q_.side())) blocks_ += !p_.block(unit).acted;
    }

    // --- Fire (NP-6.3.3) ---------------------------------------------------------------------------------------------------------------

    void fire(std::size_t i, Unit unit, Target target) const {
        const Shot shot = shot_of(p_, unit, target);
        Tally value;
        add_fire_value(p_, battle_, shot, value);
        const float hits = static_cast<float>(p_.strength(unit) * value.total()) / 6;
        if (shot.long_range) return add(i, Why::bombard, 0.5f + w_.bombard * hits);
        add(i, Why::fire, 1 + w_.fire * hits);
        int strength = 0;   // what is left of the enemy there
        for (const Unit enemy : units_in(p_, battle_.town, shot.at, other(sight_.us))) strength += seen_by(p_, sight_.us, enemy).strength;
        const float cleared = hits * 100 / static_cast<float>(std::max(strength, 100));
        if (side_of(shot.at) != sight_.us) add(i, Why::rout, 0.2f * w_.rout * std::min(1.0f, cleared * cleared));
    }

    // --- Moves (NP-6.3.2) --------------------------------------------------------------------------------------------------------------

    void move(std::size_t i, Unit unit, Space to) const {
        const Space from = p_.space(unit);
        if (is_reserve(to)) return fall_back(i, unit, sight_.front(from));
        const Front& front = sight_.front(to);
        if (is_reserve(from)) return from_reserve(i, unit, front);
        if (side_of(to) == sight_.us) return give_up_assault(i, unit, front);
        if (front.enemy_home.blocks == 0) return add(i, Why::rout, 10 * w_.rout);
        advance(i, unit, front);
    }

    float edge_wanted() const { return w_.assault_edge - haste_; }

    void advance(std::size_t i, Unit unit, const Front& front) const {
        const float edge = sight_.edge(front) - edge_wanted();
        const bool begun = front.forward.blocks > 0;
        float points = w_.assault * edge + (begun ? 0.5f : 0);
        if (sight_.edge(front) < best_edge_ - 0.01f && !begun) points -= 0.5f;   // one assault at a time
        if (kCavalry.has(unit) && battle_.at(front.theirs) != Terrain::woods) points += 0.2f;   // NP-6.3.55: shock
        if (kCommanders.has(unit)) points -= 1;
        if (p_.strength(unit) == 1) points -= 0.8f;                           // NP-6.3.10: it would falter
        if (kHorseArtillery.has(unit)) points -= 0.3f;
        if (p_.block(unit).on_marker) points -= 0.3f;
        if (front.home.blocks == 1 && !begun) points -= 0.4f;                 // nobody would be left behind
        add(i, Why::assault, points);
    }

    static float need_of(const Line& enemy, const Line& own) {
        return std::min(3.0f, static_cast<float>(enemy.power) / static_cast<float>(std::max(own.power, 100)));
    }

    void from_reserve(std::size_t i, Unit unit, const Front& front) const {
        add(i, Why::feed_no_defeat, -w_.break_off * despair());
        const float weak = p_.strength(unit) == 1 ? 0.7f : 0;
        if (front.enemy_forward.blocks > 0) {
            // NP-7.4.1: a position is lost with its last block.
            const float need = need_of(front.enemy_forward, front.home);
            return add(i, Why::relieve, w_.relieve * (need - 0.5f) - weak);
        }
        if (front.home.blocks == 0) return add(i, Why::second_line, front.forward.blocks > 0 ? 0.5f : 2);
        const float need = need_of(front.enemy_home, front.home);
        float points = w_.second_line * (need - 1);
        if (front.attacking()) points += 0.3f * w_.assault * (sight_.edge(front) - 0.6f);
        else if (sight_.edge(front) >= best_edge_ - 0.01f) points += 0.2f * w_.assault * (best_edge_ - edge_wanted() + 0.3f);
        add(i, Why::second_line, points - weak);
    }

    // Out of a position of ours. Only where enough stay (NP-7.4.1), and only for a block at its last point.
    void fall_back(std::size_t i, Unit unit, const Front& front) const {
        if (!front.under_attack())
            return add(i, Why::stay_in_line, p_.strength(unit) == 1 && front.home.blocks > 2 && !kCommanders.has(unit) ? 0.05f : -0.6f);
        const bool enough = front.home.blocks > 2 && front.home.power > front.enemy_forward.power;
        add(i, Why::stay_in_line, enough ? -0.6f : -2);
        if (enough && p_.strength(unit) == 1 && !kCommanders.has(unit)) add(i, Why::save_block, 0.6f + w_.save_block);
    }

    // Back from a position of the enemy: when the assault has failed.
    void give_up_assault(std::size_t i, Unit unit, const Front& front) const {
        const float ratio =
            static_cast<float>(front.forward.power + reserve_for(front)) / static_cast<float>(std::max(front.enemy_home.power, 50));
        float points = std::max(0.0f, w_.pull_back * (0.55f - ratio) * 2);
        if (p_.strength(unit) == 1 && front.forward.blocks > 1) points = std::max(points, 0.5f + w_.save_block * 0.5f);
        add(i, Why::stay_in_line, -0.5f);
        add(i, Why::pull_back, points);
    }
    int reserve_for(const Front& front) const { return front.home.assault / 2; }

    // --- Leaving (NP-7.1) ----------------------------------------------------------------------------------------------------------------

    // How far the chance of victory is below what one fights on with.
    float despair() const { return std::max(0.0f, w_.despair - sight_.chance()); }

    // A side that gives the battle up sends away what it can save: the reserve first, and the line only if all can go.
    void leave(std::size_t i, Unit unit) const {
        float cost = 0.4f;
        if (is_position(p_.space(unit))) {
            cost += blocks_ > ways_out_ ? 2.5f : 0.3f;
            if (is_engaged(p_, unit)) cost += 0.5f * static_cast<float>(attrition(p_, unit));
        }
        add(i, Why::stay_in_line, -cost + destination(town_of(q_.actions[i])));
        add(i, Why::break_off, w_.break_off * despair());
    }
    float destination(Town to) const { return 0.01f * static_cast<float>(units_at(p_, to, sight_.us).size()) - (kCities.has(to) ? 0 : 0.005f); }

    // --- Squares, farms and hills (NP-6.5, NP-6.2.3) ---------------------------------------------------------------------------------------

    void form(std::size_t i, Unit unit) const {
        const Front& front = sight_.front(p_.space(unit));
        const Line& enemy = front.enemy_forward;
        const float lost_fire = front.under_attack() ? static_cast<float>(seen_by(p_, sight_.us, unit).fire) / 100 : 0.2f;
        add(i, Why::stay_in_line, -lost_fire - 0.2f);
        add(i, Why::form_square, w_.square * static_cast<float>(enemy.horse - 2 * enemy.foot) / 100);
    }
    void unform(std::size_t i, Unit unit) const {
        const Front& front = sight_.front(p_.space(unit));
        const int horse = front.enemy_forward.horse + front.enemy_home.horse;
        add(i, Why::stand_ready, front.under_attack() ? -0.3f : horse == 0 ? 0.4f : -0.05f);
    }
    void occupy(std::size_t i, Unit unit) const { add(i, Why::man_marker, sight_.front(p_.space(unit)).quiet() ? w_.marker : -0.2f); }

    const Question& q_;
    const Position& p_;
    const Battle& battle_;
    const BattleSight sight_;
    const Weights& w_;
    float haste_ = 0, best_edge_ = 0;
    int ways_out_ = 0, blocks_ = 0;
};

}   // namespace

void judge(const Combat& step, const Question& q) {
    const CombatJudge judge(step, q);
    for (std::size_t i = 0; i < q.actions.size(); ++i) judge.judge(i);
}

}   // namespace papelotte::napoleon
