// WL-4.4, WL-12.1  How to spend a disc.
#include "games/waterloo/doctrine/chapters.h"
#include "games/waterloo/doctrine/plans.h"
#include "games/waterloo/rules/actions.h"

namespace papelotte::waterloo {
namespace {

constexpr std::size_t kOrders = 6;   // the orders with an area as operand

// WL-11.1  Mobile infantry within reach of enemy cavalry changes formation for a disc.
Merits form_up(const Planning& plan, Area area, Unit leader) {
    Merits merits(plan.on);
    if (plan.s.mine(area).cavalry() > 0 || plan.s.horses[at(area)] == 0) return merits;   // WL-7.5.4: with cavalry they form square anyway
    const UnitSet mobile = units_where(plan.p, obeying(plan.p, plan.s.me, area, leader) & kInfantry,
                                       [](const UnitState& u) { return u.posture == Posture::upright; });
    merits.add(Why::form_defence, plan.w.paid_form * std::min(plan.s.horses[at(area)], 4.f) * static_cast<float>(mobile.size()));
    return merits;
}

// WL-11.2  Sends a cube from worn troops to fresher ones.
Merits send_away(const Planning& plan, Area area, Unit leader) {
    Merits merits(plan.on);
    const Camp& camp = plan.s.mine(area);
    if (camp.cubes == 0 || plan.s.threat(area) == 0) return merits;
    ActionList sends;
    Reinforce{area, leader}.legal(plan.p, sends);
    float best = 0;
    for (const Action send : sends) best = std::max(best, relief(plan.p, area, send));
    merits.add(Why::send_cubes, plan.w.send_cube * best);
    return merits;
}

Merits merits_of(const Planning& plan, Order order, Area area, Unit leader) {
    switch (order) {
        case Order::close_contact: return moves_from(plan, area, leader, false);
        case Order::reserve: return moves_from(plan, area, leader, true);
        case Order::fire: return fire_from(plan, area, leader);
        case Order::assault: return best_assault(plan, area, leader, false).merits;
        case Order::change_formation: return form_up(plan, area, leader);
        case Order::reinforce: return send_away(plan, area, leader);
        case Order::do_nothing: break;
    }
    return Merits(plan.on);
}

// The orders of a list. Each is judged once, although several discs may pay for it.
class OrderBook {
   public:
    OrderBook(const Planning& plan, const Question& q) : plan_(plan), q_(q) { first_.fill(kUnknown); }

    void judge(std::size_t action, Order order, Area area) {
        std::int16_t& first = first_[index(order, area)];
        if (first == kUnknown) {
            first = static_cast<std::int16_t>(action);
            merits_of(plan_, order, area, kNoUnit).put_on(q_.scales, action);
        } else {
            q_.scales.at(action) = q_.scales.at(static_cast<std::size_t>(first));
        }
    }
    // The judgement of an order; null if it is not in the list.
    const ai::Judgement* find(Order order, Area area) const {
        const std::int16_t first = first_[index(order, area)];
        return first == kUnknown ? nullptr : &q_.scales.at(static_cast<std::size_t>(first));
    }

   private:
    static constexpr std::int16_t kUnknown = -1;
    static std::size_t index(Order order, Area area) { return at(area) * kOrders + static_cast<std::size_t>(order); }
    const Planning& plan_;
    const Question& q_;
    std::array<std::int16_t, kBoardPlaces * kOrders> first_;   // the first action of the list with this order
};

// The value of giving the same order to the same area a second time, as a factor.
float repeating(const Weights& w, Order order) {
    switch (order) {
        case Order::fire: return w.repeat_fire;
        case Order::close_contact:
        case Order::reserve: return w.repeat_move;
        default: return 0;
    }
}

// A leader gives two orders: the two best within his reach.
void judge_lead(const Planning& plan, const OrderBook& book, const Question& q, std::size_t i, Unit leader, Disc disc) {
    const ai::Judgement none{};
    const ai::Judgement* first = &none;
    float second = 0;
    for (const Area area : LeadActivation{leader, disc, false, false, kNowhere}.reach(q.p))
        for (std::size_t k = 0; k < kOrders; ++k) {
            const ai::Judgement* here = disc_allows(disc, Order(k)) ? book.find(Order(k), area) : nullptr;
            if (!here) continue;
            const float repeated = here->score * repeating(plan.w, Order(k));   // WL-12.1.1: the same area twice
            if (here->score > first->score) {
                second = std::max(first->score, repeated);
                first = here;
            } else {
                second = std::max(second, here->score);
            }
        }
    if (disc_allows(disc, Order::assault))
        if (const Merits joint = joint_assault(plan, leader); joint.total() > first->score + plan.w.second_order * second)
            return joint.put_on(q.scales, i);
    q.scales.at(i) = *first;
    if (second > 0) q.scales.add(i, Why::leader_twice, plan.w.second_order * second);
}

}  // namespace

void judge(const ChooseAction&, const Question& q) {
    const Planning plan = q.planning();
    OrderBook book(plan, q);
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (const auto order = order_of(q.actions[i]); order && order != Order::do_nothing) book.judge(i, *order, area_of(q.actions[i]));
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::lead) judge_lead(plan, book, q, i, leader_of(q.actions[i]), disc_of(q.actions[i]));
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::nothing) continue;
        q.scales.add(i, Why::spare_disc, -plan.w.disc);
        if (disc_of(q.actions[i]) != Disc::green) q.scales.add(i, Why::save_green, plan.w.red_or_purple);
    }
}

void judge(const LeadActivation& step, const Question& q) {
    const Planning plan = q.planning();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::done) continue;
        const Order order = *order_of(q.actions[i]);
        merits_of(plan, order, area_of(q.actions[i]), step.leader).put_on(q.scales, i);
        q.scales.add(i, Why::spare_disc, -0.1f);
        if (!step.second && order == Order::assault && step.disc == Disc::green)
            q.scales.add(i, Why::leader_twice, -0.3f);   // WL-12.1.5: only another assault could follow
    }
}

}  // namespace papelotte::waterloo
