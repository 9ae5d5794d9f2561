#include "games/waterloo200/doctrine/attack.h"

#include <algorithm>

namespace papelotte::waterloo200 {
namespace {

constexpr int kMostPoints = 6;   // English cavalry under command

}  // namespace

AttackPlanner::AttackPlanner(const Situation& s, Faction faction, Purpose purpose, const March* under_way)
    : s_(s),
      faction_(faction),
      purpose_(purpose),
      under_way_(under_way),
      linked_(communication(s.p, faction)),
      stops_(kMap - (s.p.controlled_by(faction) - s.contested)) {
    const Position& p = s.p;
    for (const Unit leader : activated(p, kTacticalLeaders & units_of(faction))) active_.push_back({leader, p.place(leader)});
    if (purpose == Purpose::activation)
        for (const Unit leader : kTacticalLeaders& units_of(faction)) {
            if (!on_map(p, leader) || p.unit(leader).activated || !linked_.has(p.place(leader))) continue;
            March march = begin_march(p, leader, Purpose::activation);
            if (under_way && under_way->unit == leader) march = *under_way;
            AreaSet ends = ends_of_march(p, march, Purpose::activation);
            if (!s.contested.has(p.place(leader))) ends.insert(p.place(leader));
            if (ends) candidates_.push_back({leader, ends});
        }
    for (const Unit gun : activated(p, kGuns & units_of(faction)))
        if (!s.contested.has(p.place(gun))) guns_.insert(gun);
    std::ranges::sort(candidates_, std::greater(), [&](const Candidate& one) { return stars(one.leader); });
    const AreaSet allies = ally_areas(p, faction);
    for (const Area area : (s.theirs & reach(kNeighbours, p.areas_of(faction), kMostPoints - 1)) - kBlack - allies) add_target(area);
}

void AttackPlanner::add_target(Area area) {
    const Position& p = s_.p;
    if (targets_.full() || p.impulse.fought.has(area)) return;
    Target target{area, s_.defenders(area), {}, 0, false};
    target.fire = s_.strength_of(target.defenders) + s_.bonus(area);
    for (const Unit unit : units_at(p, area, faction_)) target.attackers.push_back({unit, p.unit(unit).step});
    target.new_engagement = !p.impulse.contested_at_start.has(area) && !p.impulse.engaged.has(area);
    targets_.push_back(target);
}

AreaSet AttackPlanner::areas_next_to_the_enemy() const {
    AreaSet areas;
    for (const Target& target : targets_) areas |= neighbours(target.area);
    return areas - s_.theirs - kBlack - ally_areas(s_.p, faction_);
}

// --- Troops -------------------------------------------------------------------------------------------------------------------------

AttackPlanner::Troops AttackPlanner::under_command(const Posts& posts) const {
    const Position& p = s_.p;
    Troops troops;
    const auto add = [&](UnitSet units, AreaSet areas) {
        for (const Unit unit : units) {
            const bool marching = under_way_ && under_way_->unit == unit;
            if ((p.unit(unit).moved && !marching) || s_.contested.has(p.place(unit)) || troops.full()) continue;
            if (!marching && !areas.has(p.place(unit))) continue;
            if (marching && under_way_->disengaged && type_of(unit) != Type::cavalry) continue;   // W2-12.4.3
            const int mp = marching ? under_way_->mp : allowance(unit, purpose_ == Purpose::activation ? Purpose::tactical : purpose_);
            const int worth = 2 * strength(p, unit) + step_of(p, unit).hits;
            troops.push_back({unit, p.place(unit), static_cast<std::uint8_t>(mp), static_cast<std::uint8_t>(worth)});
        }
    };
    if (purpose_ == Purpose::strategic) {
        add(kCombatUnits & units_of(faction_), linked_);
    } else {
        for (const Post& post : posts) {
            const int radius = step_of(p, post.leader).radius;
            add(kCombatUnits & units_of(corps_of(post.leader)), reach(kNeighbours, AreaSet::of(post.area), radius, {}, stops_) & linked_);
        }
    }
    std::ranges::sort(troops, std::greater(), &Available::worth);
    return troops;
}

// Searches backwards from the target through clear areas, as far as the unit's points allow.
bool AttackPlanner::can_reach(const Target& target, const Available& one) const {
    const std::size_t points = std::min<std::size_t>(one.mp, kMostPoints);
    const std::size_t last =
        static_cast<std::size_t>(cost(s_.p.edition, target.area)) + static_cast<std::size_t>(kTables.engage);   // the cost of the last step
    if (points < last || distance(target.area, one.area) > static_cast<int>(points - last) + 1) return false;
    Ways& ways = target.ways;
    if (ways.known == 0) ways.from[last] = neighbours(target.area);
    for (; ways.known <= points; ++ways.known) {
        const std::size_t spent = ways.known;
        const AreaSet fresh = (ways.from[spent] - ways.done) - kBlack - s_.theirs;
        ways.done |= ways.from[spent];
        if (spent + 1 <= kMostPoints) ways.from[spent + 1] |= around(kNeighbours, fresh & green(s_.p.edition));
        if (spent + 2 <= kMostPoints) ways.from[spent + 2] |= around(kNeighbours, fresh - green(s_.p.edition));
        ways.from[spent] = ways.done;
    }
    return ways.from[points].has(one.area);
}

// --- Battles ------------------------------------------------------------------------------------------------------------------------

AttackPlanner::Idea AttackPlanner::plan_battle(const Target& target, const Posts& posts, const Troops& troops, UnitSet used,
                                               const Fallen& fallen) const {
    Idea best;
    int support = 0;
    const AreaSet beside = neighbours(target.area);
    for (const Post& post : posts)
        if (beside.has(post.area)) support += stars(post.leader);
    for (const Unit gun : guns_)
        if (beside.has(s_.p.place(gun))) support += value(s_.p, gun);
    FixedVector<Available, 4> coming;
    int most = support + s_.strength_of(target.attackers);
    for (const Available& one : troops) {
        if (target.attackers.size() + coming.size() >= static_cast<std::size_t>(s_.stacking(target.area)) || coming.full()) break;
        if (used.has(one.unit) || !can_reach(target, one)) continue;
        coming.push_back(one);
        most += strength(s_.p, one.unit) * (s_.p.plays(Option::cavalry_charge) ? 2 : 1);
    }
    if (most <= target.fire && !s_.p.plays(Option::morale)) return best;   // the attack cannot win
    Stack attackers = target.attackers;
    FixedVector<Unit, 4> sent;
    const auto consider = [&] {
        Fallen after = fallen;
        Gain gain = s_.battle(target.area, attackers, support, target.defenders, after);
        gain.sent -= s_.w.unit_sent * static_cast<float>(sent.size());
        const float sum = gain.sum(s_.on);
        if (sum <= best.sum) return;
        for (std::size_t f = 0; f < after.size(); ++f) after[f] -= fallen[f];
        best = {{target.area, sent, gain}, after, sum};
    };
    if (std::ranges::any_of(attackers, [](Block block) { return kCombatUnits.has(block.unit); }) && linked_.has(target.area)) consider();
    for (const Available& one : coming) {
        attackers.push_back({one.unit, s_.p.unit(one.unit).step});
        sent.push_back(one.unit);
        consider();
    }
    return best;
}

Attack AttackPlanner::with(const Posts& posts) const {
    Attack attack;
    attack.posts = posts;
    const Position& p = s_.p;
    const Troops troops = under_command(posts);
    const std::size_t i = index_of(faction_);
    const int limit = purpose_ == Purpose::strategic ? 1 : static_cast<int>(posts.size());
    int battles = limit - p.impulse.battles[i], engagements = limit - p.impulse.engagements[i];
    UnitSet used;
    Fallen fallen{};
    FixedVector<Idea, kMostTargets> ideas;   // by target; planned again when its troops are sent elsewhere
    for (const Target& target : targets_) ideas.push_back(plan_battle(target, posts, troops, used, {}));
    while (battles > 0 && !attack.battles.full()) {
        std::size_t best = targets_.size();
        for (std::size_t t = 0; t < targets_.size(); ++t) {
            if (ideas[t].sum <= 0 || (targets_[t].new_engagement && engagements <= 0)) continue;
            if (best == targets_.size() || ideas[t].sum > ideas[best].sum) best = t;
        }
        if (best == targets_.size()) break;
        const Idea chosen = ideas[best];
        UnitSet sent;
        for (const Unit unit : chosen.battle.sent) sent.insert(unit);
        used |= sent;
        engagements -= targets_[best].new_engagement;
        --battles;
        for (std::size_t f = 0; f < fallen.size(); ++f) fallen[f] += chosen.killed[f];
        attack.gain += chosen.battle.gain;
        attack.battles.push_back(chosen.battle);
        ideas[best].sum = 0;
        for (std::size_t t = 0; t < targets_.size() && battles > 0; ++t)
            if (ideas[t].sum > 0 && std::ranges::any_of(ideas[t].battle.sent, [&](Unit unit) { return sent.has(unit); }))
                ideas[t] = plan_battle(targets_[t], posts, troops, used, fallen);
    }
    attack.fallen = fallen;
    const Faction enemy = s_.us == Side::french ? Faction::british : Faction::french;
    const bool together = s_.breaks(enemy, fallen[index_of(enemy)]);   // no single battle ends the game, but all together do (W2-18.1.2)
    if (together && attack.gain.destroyed < s_.w.decisive) attack.gain.destroyed += s_.w.decisive;
    for (const Post& post : posts) {
        if (p.unit(post.leader).activated) continue;
        if (stars(post.leader) > 0) attack.gain.stars -= s_.w.spend_star;
    }
    AreaSet seen;
    for (const Post& post : posts) {   // the risk of an enemy attack on the leaders in their area
        if (seen.has(post.area)) continue;
        seen.insert(post.area);
        Stack there = s_.stack(post.area, s_.us);
        for (const Post& one : posts)
            if (one.area == post.area && p.place(one.leader) != post.area && !there.full())
                there.push_back({one.leader, p.unit(one.leader).step});
        attack.gain.exposed -= s_.w.exposed_leader * s_.exposure(post.area, there);
    }
    attack.value = attack.gain.sum(s_.on);
    return attack;
}

// --- Leaders ------------------------------------------------------------------------------------------------------------------------

Posts AttackPlanner::gathered_in(Area area, const Unit* first) const {
    const Position& p = s_.p;
    Posts posts = active_;
    int room = s_.stacking(area) - units_at(p, area, s_.us).size();
    const auto slots = static_cast<std::size_t>(strategic_value(p, faction_));
    const auto add = [&](Unit leader) {
        if (posts.size() >= slots || posts.full() || (p.place(leader) != area && room <= 0)) return;
        if (posts.empty() && stars(leader) == 0) return;   // W2-10.2.5
        room -= p.place(leader) != area;
        posts.push_back({leader, area});
    };
    if (first) add(*first);
    for (const Candidate& one : candidates_)
        if ((!first || one.leader != *first) && one.ends.has(area)) add(one.leader);
    return posts;
}

float AttackPlanner::promise(Area area, const Posts& posts) const {
    float total = 0;
    for (const Target& target : targets_) {
        if (!neighbours(target.area).has(area)) continue;
        int support = 3;   // the troops
        for (const Post& post : posts)
            if (neighbours(target.area).has(post.area)) support += stars(post.leader);
        const int over = support - s_.strength_of(target.defenders) - s_.bonus(target.area), capacity = s_.capacity_of(target.defenders);
        if (over <= 0) continue;
        const float share = std::min(1.0f, static_cast<float>(over) / static_cast<float>(capacity));
        total += share * static_cast<float>(target.defenders.size()) + (kVictoryAreas.has(target.area) ? share : 0);
    }
    return total;
}

// Leaves out leaders who add less than the cost of their star.
void AttackPlanner::drop_idle_leaders(Attack& attack) const {
    for (bool better = true; better && attack.posts.size() > active_.size() + 1;) {
        better = false;
        for (std::size_t i = active_.size(); i < attack.posts.size(); ++i) {
            Posts fewer;
            for (std::size_t j = 0; j < attack.posts.size(); ++j)
                if (j != i) fewer.push_back(attack.posts[j]);
            if (active_.empty() && stars(fewer[0].leader) == 0) continue;
            const Attack without = with(fewer);
            if (without.value <= attack.value) continue;
            attack = without;
            better = true;
            break;
        }
    }
}

AttackPlanner::Attacks AttackPlanner::best() const {
    struct Gathering {
        float promise = 0;
        Area area;
    };
    constexpr std::size_t kIdeas = 5;
    FixedVector<Gathering, kIdeas + 1> ideas;
    AreaSet areas;
    for (const Candidate& one : candidates_) areas |= one.ends;
    for (const Area area : areas& areas_next_to_the_enemy()) {
        const Posts posts = gathered_in(area, nullptr);
        if (posts.size() == active_.size()) continue;
        const Gathering idea{promise(area, posts), area};
        if (idea.promise <= 0 || (ideas.size() == kIdeas && idea.promise <= ideas.back().promise)) continue;
        if (ideas.size() == kIdeas) ideas.pop_back();
        ideas.push_back(idea);
        for (std::size_t i = ideas.size() - 1; i > 0 && ideas[i].promise > ideas[i - 1].promise; --i) std::swap(ideas[i], ideas[i - 1]);
    }
    Attacks attacks;
    const auto insert = [&](const Attack& attack) {
        if (attacks.full() && attack.value <= attacks.back().value) return;
        if (attacks.full()) attacks.pop_back();
        attacks.push_back(attack);
        for (std::size_t i = attacks.size() - 1; i > 0 && attacks[i].value > attacks[i - 1].value; --i) std::swap(attacks[i], attacks[i - 1]);
    };
    for (const Gathering& idea : ideas) insert(with(gathered_in(idea.area, nullptr)));
    if (!attacks.empty()) drop_idle_leaders(attacks[0]);
    return attacks;
}

Attack AttackPlanner::with_leader_in(Unit leader, Area area) const { return with(gathered_in(area, &leader)); }

}  // namespace papelotte::waterloo200
