// The computer's levels. They differ only in how they think, never in dice or knowledge:
//   random    any legal action
//   recruit   doctrine with a third of its reasons switched off, and not always its best action
//   regular   doctrine, always its best action
//   veteran   doctrine proposes, a tree search in sampled worlds decides
//   marshal   the same with five times the time and more candidates; where the game has a learned value, only the marshal uses it, and in
//             some games only the marshal looks as far as the reply
//   marshal@1 the marshal with the weights of rules version 2 (D::kFormerWeights), in games that keep them
#pragma once

#include "ai/bidding.h"
#include "ai/mind.h"
#include "ai/parallel.h"
#include "ai/tree_search.h"
#include "engine/table_of.h"

namespace papelotte::ai {

// Every third reason is missing, from the second on. The missing ones shape the play: in Waterloo this recruit is bold, and careless about
// its losses, the ground behind it and stronger enemies.
// A game may name others (D::kRecruitReasons).
inline constexpr ReasonSet kRecruitReasons = 0xdb6db6db6db6db6dull;
template <GameDoctrine D>
constexpr ReasonSet recruit_reasons() {
    if constexpr (requires { D::kRecruitReasons; }) return D::kRecruitReasons;
    else return kRecruitReasons;
}
inline constexpr float kRecruitTemperature = 0.4f;

template <GameRecords Records, GameDoctrine D>
class LevelMind final : public Mind {
   public:
    using Rules = typename D::Rules;
    using Position = typename Rules::Position;

    LevelMind(Seat seat, PlayerSpec spec, std::uint64_t seed) : seat_(seat), spec_(as_in_this_game(std::move(spec))), seed_(seed) {
        for (int i = 0; i < (searches(spec_.level) ? std::max(1, spec_.threads) : 1); ++i) workers_.push_back(std::make_unique<Worker>());
        if constexpr (WeighedDoctrine<D>) {
            const WeightSetsOf<D>* former = spec_.level == Level::former_marshal ? former_weights<D>() : nullptr;
            if (spec_.weights.empty() && !former) return;
            weights_ = spec_.weights.empty() ? *former : weight_sets<D>(spec_.weights);
            for (const auto& worker : workers_) worker->policy.weigh_by(weights_);
        }
    }

    Thinking about(const Table& table) override {
        const auto& its = static_cast<const TableOf<Records>&>(table);
        const auto veiled = spec_.sees_all ? Veiled<Rules>::seen_through(its.truth(), seat_) : its.veiled(seat_);
        return [this, veiled](const std::stop_token& stop) { return think(veiled, stop); };
    }

    SpentTime spent() const override { return time_budget_.spent(); }
    void resume(const SpentTime& spent) override { time_budget_.resume(spent); }

    Thought think(const Veiled<Rules>& veiled, const std::stop_token& stop = {}) {
        const double begun = cpu_seconds();
        Dice dice(seed_from_number(seed_ + 0x9e3779b97f4a7c15ull * ++decisions_));
        const Position world = veiled.sample(dice);
        const Decision decision = decide(veiled, world, dice, stop);
        const double spent = cpu_seconds() - begun;
        time_budget_.spend(spent);
        Thought thought{Records::notate(decision.action), "", spec_.silent ? Account{} : account(decision, world, dice)};
        thought.account.cpu_seconds = spent;
        return thought;
    }

   private:
    // The working memory of one thread.
    struct Worker {
        Policy<D> policy;
        TreeSearch<D> tree;
    };
    static PlayerSpec as_in_this_game(PlayerSpec spec) {
        if (spec.level == Level::veteran) spec.without.emplace_back("learned_value");
        if (spec.level == Level::veteran && D::kShortSightedVeteran) spec.without.emplace_back("reply");
        if (spec.level == Level::former_marshal || requires { D::kWithoutEveryKind; }) spec.without.emplace_back("every_kind");
        return spec;
    }
    static constexpr std::size_t kVeteransCandidates = 16, kMarshalsCandidates = 24, kConsideredTold = 5;
    static constexpr float kSure = 0.75f;   // a candidate with such a prior is played without a search

    // The decision and the data of its account: a search uses the policy again, so doctrine's judgement is stored before.
    struct Judged {
        Action action;
        Judgement judgement;
    };
    using AllJudged = FixedVector<Judged, kMostCandidates>;
    struct Decision {
        Action action;
        AllJudged judged;   // the candidates, best first
        Found found;        // of a search, in the same order; else empty
    };

    Decision decide(const Veiled<Rules>& veiled, const Position& world, Dice& dice, const std::stop_token& stop) {
        Policy<D>& policy = workers_.front()->policy;
        if (spec_.level != Level::random && bids<D>(world)) return decide_bid(world, policy, dice);
        policy.judge(world, seat_, spec_.level == Level::recruit ? recruit_reasons<D>() : kAllReasons);
        const std::size_t most = spec_.level == Level::veteran ? kVeteransCandidates : kMarshalsCandidates;
        Candidates candidates = best_of(policy, most, spec_.uses("priors"));
        if (searches(spec_.level) && spec_.uses("every_kind")) add_every_kind(policy, spec_.uses("priors"), candidates);
        Decision decision{candidates[0].action, judged(policy, candidates), {}};
        if (spec_.level == Level::random) decision.action = Rules::random_action(world, seat_, dice);
        if (spec_.level == Level::recruit) decision.action = policy.choose(world, seat_, {recruit_reasons<D>(), kRecruitTemperature, 0}, dice);
        if (searches(spec_.level) && candidates.size() > 1 && candidates[0].prior < kSure) {
            const Allowance allowance = time_budget_.open(spec_.budget, D::turn(world), D::share(world));
            if (allowance.searches()) {
                decision.found = search(veiled, allowance, candidates, dice, stop);
                if (decision.found.mixes) decision.found.best = decision.found.drawn(dice);
                decision.action = decision.found.lines[decision.found.best].action;
            }
        }
        return decision;
    }

    static Decision decide_bid(const Position& world, Policy<D>& policy, Dice& dice) {
        const Seat player = Rules::to_act(world).front();
        Decision decision;
        const Candidates candidates = bids_to_consider<D>(world, player);
        for (const Candidate& one : candidates) decision.judged.push_back({one.action, {}});
        decision.found = weigh_bids<D>(world, player, candidates, policy, dice);
        decision.action = decision.found.lines[decision.found.best].action;
        return decision;
    }

    Found search(const Veiled<Rules>& veiled, const Allowance& allowance, const Candidates& candidates, Dice& dice,
                 const std::stop_token& stop) {
        return search_in_parallel(workers_.size(), dice, [&](std::size_t thread, Dice& own_dice) {
            Worker& worker = *workers_[thread];
            return worker.tree.search({veiled, spec_, allowance, candidates, worker.policy, own_dice, stop});
        });
    }

    // --- The account ---------------------------------------------------------------------------------------------------------------

    static AllJudged judged(const Policy<D>& policy, const Candidates& candidates) {
        AllJudged out;
        for (const Candidate& one : candidates)
            for (std::size_t i = 0; i < policy.actions().size(); ++i)
                if (policy.actions()[i] == one.action) out.push_back({one.action, policy.judgement(i)});
        return out;
    }

    Account account(const Decision& decision, const Position& world, Dice& dice) {
        Account out;
        const Found& found = decision.found;
        out.simulations = found.simulations;
        out.chance = found.lines.empty() ? settled_chance<D>(world, seat_, workers_.front()->policy, dice) : found.lines[found.best].mean();
        for (std::size_t i = 0; i < decision.judged.size(); ++i)
            out.considered.push_back(considered(decision.judged[i], found.lines.empty() ? Found::Line{} : found.lines[i]));
        // The choice first, then the most visited actions; the rest is in the order of doctrine.
        const std::string notation = Records::notate(decision.action);
        std::ranges::sort(out.considered, [&](const Considered& a, const Considered& b) {
            return std::tuple(a.notation == notation, a.visits, a.points) > std::tuple(b.notation == notation, b.visits, b.points);
        });
        if (out.considered.size() > kConsideredTold) out.considered.resize(kConsideredTold);
        return out;
    }

    static Considered considered(const Judged& judged, const Found::Line& line) {
        Considered out{Records::notate(judged.action), judged.judgement.score, line.visits > 0 ? line.mean() : -1.0f, line.visits, {}};
        for (const Judgement::Share& share : judged.judgement.why) {   // a reason may occur twice
            const std::string_view name = D::reasons()[share.reason];
            const auto said = std::ranges::find(out.why, name, &Considered::Share::reason);
            if (said == out.why.end()) out.why.push_back({name, share.points});
            else said->points += share.points;
        }
        std::ranges::sort(out.why, std::greater(), [](const Considered::Share& share) { return std::abs(share.points); });
        return out;
    }

    const Seat seat_;
    const PlayerSpec spec_;
    const std::uint64_t seed_;
    std::uint64_t decisions_ = 0;
    TimeBudget time_budget_;
    WeightSetsOf<D> weights_{};   // if the spec has its own
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace papelotte::ai
