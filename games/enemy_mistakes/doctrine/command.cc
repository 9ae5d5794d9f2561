// Markers and Orders: bids, who gets markers, and which formations are set in movement.
#include <algorithm>

#include "games/enemy_mistakes/doctrine/chapters.h"
#include "games/enemy_mistakes/doctrine/stance.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/steps/orders.h"

namespace papelotte::enemy_mistakes {
namespace {

// What an Order to move costs, without the extra for a General out of sight (EM-11.5).
int price_of(const Position& p, Unit leader) {
    if (p.moving(leader)) return kTables.keep;
    const UnitSet group = members(p, leader);
    return std::min<int>(kTables.put_base + kTables.put_per_unit * group.size(), kTables.put_most) + (mixed(p, group) ? kTables.mixed : 0);
}

bool may_be_ordered(const Position& p, Unit leader) {
    const FormationState& formation = p.formation(leader);
    return !formation.ordered && formation.orange == 0 && !is_garrison(leader);
}

// What its yellow marker costs a unit: it is weaker, and the next one routs it.
float worth_of_recovery(const Field& field, Unit unit) {
    const float near = field.danger(unit, field.spot_of(unit)) > 0 ? 1.5f : 1.0f;
    return field.w().recover * near * (0.5f + 0.25f * stake_in(field.p(), unit));
}

// Markers do not suffice for everybody: what an Order brings counts by its price.
float thrift(int price) { return 4 / (1 + static_cast<float>(price)); }

// What formations of the army could do with markers; each is looked at once a decision, when it is asked for.
class Plans {
   public:
    explicit Plans(const Field& field) : field_(field) {}
    const Wish& wish(Unit leader) const {
        if (!known_.has(leader)) wishes_[leader] = wish_of(field_, leader);
        known_.insert(leader);
        return wishes_[leader];
    }
    // The worth of an Order, less the markers that it takes.
    float gain(Unit leader, int markers) const {
        return wish(leader).best() - field_.w().restless - field_.w().marker * static_cast<float>(markers);
    }
    // How many points the formations of a Corps could use well, and what the best of them would do.
    struct Need {
        int points = 0;
        float best = 0;
    };
    Need need_of(Corps corps) const {
        Need need;
        const Position& p = field_.p();
        for (const Unit leader : leaders(p, field_.army())) {
            if (corps_of(leader) != corps || !may_be_ordered(p, leader)) continue;
            const int price = price_of(p, leader);
            const float worth = gain(leader, price);
            if (worth <= 0) continue;
            need.points += price;
            need.best = std::max(need.best, worth);
        }
        return need;
    }

   private:
    const Field& field_;
    mutable UnitSet known_;
    mutable IdArray<Unit, Wish, kUnits> wishes_{};
};

}   // namespace

// EM-8.4  Markers that are bid are lost; the extra ones of the first place are worth the bid of a few. Nothing is known of the others' bids.
void judge(const Bids&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Weights& w = q.w(army_of(q.actions[i]));
        const int taken = q.p.armies[army_of(q.actions[i])].taken, number = number_of(q.actions[i]);
        const float wanted = taken > 6 ? w.bid : std::min(w.bid, 1 + static_cast<float>(taken) / 6);
        q.scales.add(i, Why::bid, -0.5f * std::abs(static_cast<float>(number) - wanted));
    }
}

// EM-10.1  Markers left in the Commander's box are lost with the turn (EM-16.4), and a General keeps four.
void judge(const Assign& step, const Question& q) {
    const Field field = q.field(step.army);
    const Plans plans(field);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        switch (verb_of(action)) {
            case Verb::merge: q.scales.add(i, Why::keep_together, -0.2f); break;
            case Verb::assign: {
                const General general = general_of(action);
                const int has = q.p.boxes[static_cast<std::size_t>(index_of(general))], number = number_of(action);
                const Plans::Need need = plans.need_of(data_of(general).corps);
                const int missing = need.points - has - q.p.generals[general].generated;
                const float used = static_cast<float>(std::clamp(missing, 0, number)), kept = has + number <= kTables.most_kept ? 0.1f : 0.0f;
                q.scales.add(i, Why::supply_general, kept * static_cast<float>(number) + field.w().supply * used * (1 + need.best));
                break;
            }
            case Verb::place:
            case Verb::attach: judge_counter(field, q, i); break;
            default: break;
        }
    }
}

// Generated points cost nothing, since they are lost with the turn (EM-5.4).
void judge(const Orders& step, const Question& q) {
    const Field field = q.field(step.army);
    const Plans plans(field);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        const Verb verb = verb_of(action);
        if (verb == Verb::part || verb == Verb::take) q.scales.add(i, Why::keep_together, -3);
        if (verb != Verb::put && verb != Verb::keep && verb != Verb::recover && verb != Verb::redeploy) continue;
        const Unit unit = unit_of(action), leader = q.p.leader(unit);
        const int price = verb == Verb::recover ? kTables.recover_per_unit : verb == Verb::redeploy ? kTables.redeploy : price_of(q.p, leader);
        const int markers = std::max(0, price - number_of(action));
        q.scales.add(i, Why::spare_markers, -field.w().restless - field.w().marker * static_cast<float>(markers));
        if (verb == Verb::redeploy) q.scales.add(i, Why::form_column, field.should_form_column(leader) ? field.w().column : -2);
        if (verb == Verb::recover) q.scales.add(i, Why::recover, worth_of_recovery(field, unit));
        if (verb != Verb::put && verb != Verb::keep) continue;
        const Wish& wish = plans.wish(leader);
        q.scales.add(i, wish.strike > wish.advance ? Why::strike : Why::set_in_movement, wish.best() * thrift(price));
    }
}

void judge(const Recover&, const Question& q) {
    const Field field = q.field(army_of(std::get<Recover>(q.p.agenda.back()).unit));
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::recover) continue;
        const int markers = kTables.recover_per_unit - number_of(q.actions[i]);
        q.scales.add(i, Why::recover, worth_of_recovery(field, unit_of(q.actions[i])));
        q.scales.add(i, Why::spare_markers, -field.w().marker * static_cast<float>(markers));
    }
}

void judge(const GatherRedeploy& step, const Question& q) {
    const Field field = q.field(army_of(step.general));
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::redeploy)
            q.scales.add(i, Why::form_column, field.should_form_column(q.p.leader(unit_of(q.actions[i]))) ? field.w().column : -1);
}

// EM-11.22  Four points per unit are worth a good Charge only.
void judge(const OutOfSequence& step, const Question& q) {
    const Field field = q.field(step.army);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        const Verb verb = verb_of(action);
        if (verb == Verb::part || verb == Verb::take) q.scales.add(i, Why::keep_together, -3);
        if (verb != Verb::sequence) continue;
        const Unit leader = q.p.leader(unit_of(action));
        const int units = step.part.empty() ? members(q.p, leader).size() : step.part.size();
        q.scales.add(i, Why::spare_markers, -1 - field.w().marker * static_cast<float>(kTables.out_of_sequence_per_unit * units));
        q.scales.add(i, Why::strike, std::max(0.0f, wish_of(field, leader).strike));
    }
}

}   // namespace papelotte::enemy_mistakes
