// Information-set tree search: one tree over what the searcher can see, a new world and new dice for each simulation, PUCT with
// doctrine's priors (the technique "priors"; without it all candidates begin equal), availability instead of plain visits, since what is
// legal differs from world to world. Decisions that deserve no search (share 0) are made by doctrine and have no nodes.
#pragma once

#include "ai/doctrine_value.h"
#include "ai/outcome_key.h"
#include "ai/reuse.h"
#include "ai/search.h"
#include "ai/stopper.h"
#include "ai/tree.h"
#include "ai/widening.h"

namespace papelotte::ai {

template <GameDoctrine D>
class TreeSearch {
   public:
    using Rules = typename D::Rules;
    using Position = typename Rules::Position;

    Found search(const Question<D>& question) {
        const PlayerSpec& spec = question.spec;
        priors_ = spec.uses("priors"), widening_ = spec.uses("widening"), outcome_keys_ = spec.uses("outcome_keys");
        doctrine_value_ = spec.uses("doctrine_value"), doctrine_rollouts_ = spec.uses("doctrine_rollouts");
        depth_ = spec.uses("reply") ? Depth::reply : Depth::action;
        look_ = spec.uses("learned_value") ? Look::learned : Look::glance;
        seat_ = question.veiled.seat();
        take_root(question, spec.uses("reuse"));
        const bool stops_early = spec.uses("early_stop");
        Stopper stopper(question.allowance, question.stop);
        std::int64_t simulations = 0;
        while (!stopper.out(simulations)) {
            simulate(question);
            ++simulations;
            if (stops_early && simulations % 64 == 0 && decided(stopper.left(simulations))) break;
        }
        return found(question.candidates, simulations);
    }

   private:
    struct Taken {
        Index edge;
        Seat seat;
    };
    static constexpr std::size_t kDeepest = 48;
    static constexpr float kExploration = 0.25f;   // chances differ by hundredths
    static constexpr float kUnseenLoss = 0.02f;    // what an action not yet tried is thought to be worse than the node

    void take_root(const Question<D>& question, bool reuse) {
        Dice dealing(1);
        const std::uint64_t key = known_key<Rules>(question.veiled.sample(dealing), seat_);
        Index known = kNone;
        if (reuse && root_ != kNone && !tree_.nearly_full()) known = find_known(tree_, root_, key, 3);
        if (known == kNone) {
            tree_.clear();
            known = tree_.add_node();
            tree_.node(known).key = key;
        }
        root_ = known;
    }

    void simulate(const Question<D>& question) {
        const Position world = question.veiled.sample(question.dice);
        Position position = world;
        Turn turn{question.dice};
        FixedVector<Taken, kDeepest> path;
        Index at = root_;
        ++tree_.node(at).visits;
        while (true) {
            const SeatSet acting = Rules::to_act(position);
            const Seat seat = acting.has(seat_) ? seat_ : acting.front();
            const Index edge = select(at, position, seat, at == root_ ? &question.candidates : nullptr, question.policy);
            path.push_back({edge, seat});
            Rules::apply(position, seat, tree_.edge(edge).action, turn);
            play_trifles(position, world, question, turn);
            if (path.size() == kDeepest || over(position, world)) break;
            const std::uint32_t result = outcome_keys_ ? outcome_key<D>(position, seat_, look_) : 0;
            at = tree_.child(edge, result);
            const bool fresh = at == kNone;
            if (fresh) {
                if (tree_.full()) break;
                at = tree_.add_child(edge, result);
                tree_.node(at).key = known_key<Rules>(position, seat_);
            }
            ++tree_.node(at).visits;
            if (fresh) break;
        }
        roll_out<D>(position, world, depth_, doctrine_rollouts_, question.policy, question.dice);
        std::array<float, 8> worths;   // by seat, found once for each that acted: a look costs as much as some decisions
        SeatSet looked;
        for (const Taken& taken : path) {
            float& one = worths[static_cast<std::size_t>(taken.seat)];
            if (!looked.has(taken.seat)) one = worth<D>(position, taken.seat, look_), looked.insert(taken.seat);
            Edge& edge = tree_.edge(taken.edge);
            ++edge.visits;
            edge.sum += static_cast<double>(one);
        }
    }

    bool over(const Position& position, const Position& root) const {
        return Rules::to_act(position).empty() || D::reached(root, position, depth_);
    }

    void play_trifles(Position& position, const Position& root, const Question<D>& question, Turn& turn) {
        const auto choose = [&](Seat seat) { return question.policy.choose(position, seat, {}, question.dice); };
        play_on<D>(position, turn, choose, [&] { return over(position, root) || D::share(position) > 0; });
    }

    // The action with the best upper bound, among as many as the node's visits allow.
    Index select(Index at, const Position& position, Seat seat, const Candidates* at_root, Policy<D>& policy) {
        const std::size_t wide = at_root ? kMostCandidates : width(tree_.node(at).visits, widening_);
        Candidates here;
        if (!at_root) {
            policy.judge(position, seat, kAllReasons);
            here = best_of(policy, wide, priors_);
        }
        const Candidates& candidates = at_root ? *at_root : here;
        const float unseen = mean_of(at) - kUnseenLoss;
        Index best = kNone;
        float highest = 0;
        for (const Candidate& one : candidates) {
            const Index index = tree_.edge_for(at, one.action, one.prior);
            if (index == kNone) continue;   // the node has older ones, since a new node is made only where there is room for all of its own
            Edge& edge = tree_.edge(index);
            ++edge.available;
            const float explored =
                kExploration * one.prior * std::sqrt(static_cast<float>(edge.available)) / (1.0f + static_cast<float>(edge.visits));
            const float thought = doctrine_value_ ? doctrine_value(one, candidates[0]) : 0.0f;
            const float bound = (edge.visits > 0 ? edge.mean() : unseen) + thought + explored;
            if (best == kNone || bound > highest) best = index, highest = bound;
        }
        return best;
    }

    float mean_of(Index at) const {
        double sum = 0;
        std::uint32_t visits = 0;
        for (Index edge = tree_.node(at).first_edge; edge != kNone; edge = tree_.edge(edge).next)
            sum += tree_.edge(edge).sum, visits += tree_.edge(edge).visits;
        return visits > 0 ? static_cast<float>(sum / visits) : 0.5f;
    }

    bool decided(std::int64_t left) const {
        std::uint32_t first = 0, second = 0;
        for (Index edge = tree_.node(root_).first_edge; edge != kNone; edge = tree_.edge(edge).next) {
            const std::uint32_t visits = tree_.edge(edge).visits;
            if (visits > first) second = std::exchange(first, visits);
            else second = std::max(second, visits);
        }
        return static_cast<std::int64_t>(first) - static_cast<std::int64_t>(second) > left;
    }

    Found found(const Candidates& candidates, std::int64_t simulations) {
        Found out{{}, 0, simulations};
        for (const Candidate& one : candidates) {
            const Edge& edge = tree_.edge(tree_.edge_for(root_, one.action, one.prior));
            out.lines.push_back({one.action, edge.visits, edge.sum});
            if (out.lines.back().visits > out.lines[out.best].visits) out.best = out.lines.size() - 1;
        }
        return out;
    }

    Tree tree_;
    Index root_ = kNone;
    Seat seat_ = kNobody;
    Depth depth_ = Depth::reply;   // how far it looks: the technique "reply"
    Look look_ = Look::glance;     // and with which eyes: "learned_value"
    bool priors_ = true, doctrine_value_ = true, widening_ = true, outcome_keys_ = true, doctrine_rollouts_ = true;
};

}  // namespace papelotte::ai
