// Information-set tree search: one tree over what the searcher can see, a new redeal and new dice for each simulation, PUCT with
// doctrine's priors (the technique "priors"; without it all candidates begin equal), availability instead of plain visits, since the legal
// actions differ between redeals. Decisions without a search (share 0) are made by doctrine and have no nodes.
//
// Where several seats decide at the same time, each has its own edges at the same node and learns only from its own results (decoupled
// search): for each seat the choices of the others are like dice. They choose at random by their regrets (regrets.h), since two seats that
// always took the best would only adapt to each other. Below, the choices of all seats distinguish the nodes.
#pragma once

#include "ai/doctrine_value.h"
#include "ai/outcome_key.h"
#include "ai/regrets.h"
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
        const Evaluation marshals = spec.level == Level::former_marshal ? Evaluation::former : Evaluation::learned;
        evaluation_ = spec.uses("learned_value") ? marshals : Evaluation::linear;
        seat_ = question.veiled.seat();
        const bool mixes = take_root(question, spec.uses("reuse"));
        const bool stops_early = spec.uses("early_stop") && !mixes;   // with a mixed strategy all visits count
        Stopper stopper(question.allowance, question.stop);
        std::int64_t simulations = 0;
        while (!stopper.out(simulations)) {
            simulate(question);
            ++simulations;
            if (stops_early && simulations % 64 == 0 && decided(stopper.left(simulations))) break;
        }
        Found out = found(question.candidates, simulations);
        out.mixes = mixes;
        return out;
    }

   private:
    struct Taken {
        Index edge;
        Seat seat;
        Index node = kNone;   // the node where it was drawn,
        float chance = 1;     // and its probability
    };
    // A decision of one seat, or of several at the same time: the edge at which the tree continues, and the choices of the other seats.
    struct Decided {
        Index edge;
        std::uint32_t others;
    };
    static constexpr std::size_t kDeepest = 48;
    using Path = FixedVector<Taken, kDeepest>;
    static constexpr float kExploration = 0.25f;   // chances differ by hundredths
    static constexpr float kUnseenLoss = 0.02f;    // how much worse than the node an untried action is assumed to be

    // Returns whether others decide at the same time.
    bool take_root(const Question<D>& question, bool reuse) {
        Dice dealing(1);
        const Position world = question.veiled.sample_undecided(dealing);
        const std::uint64_t key = known_key<Rules>(world, seat_);
        Index known = kNone;
        if (reuse && root_ != kNone && !tree_.nearly_full()) known = find_known(tree_, root_, key, 3);
        if (known == kNone) {
            tree_.clear();
            known = tree_.add_node();
            tree_.node(known).key = key;
        }
        root_ = known;
        has_begun_ = has_begun(world);
        return Rules::to_act(world).size() > 1;
    }

    // Whether the searcher has already made a part of its choice. All simulations then begin with it, so the others would learn to answer
    // something that they cannot know. They choose by doctrine instead and learn nothing.
    bool has_begun(const Position& world) const {
        if constexpr (requires(Position p) { Rules::reopen(p, kObserver); }) {
            Position begin = world;
            Rules::reopen(begin, kObserver);
            return !Rules::same(begin, world);
        }
        return false;
    }

    void simulate(const Question<D>& question) {
        const Position world = question.veiled.sample_undecided(question.dice);
        Position position = world;
        Effects effects{question.dice};
        Path path;
        Index at = root_;
        ++tree_.node(at).visits;
        while (true) {
            const Decided decided = decide(at, position, question, path, effects);
            if (decided.edge == kNone) break;
            play_unsearched(position, world, question, effects);
            if (path.full() || over(position, world)) break;
            const std::uint32_t result = (outcome_keys_ ? outcome_key<D>(position, seat_, evaluation_) : 0) ^ decided.others;
            at = tree_.child(decided.edge, result);
            const bool fresh = at == kNone;
            if (fresh) {
                if (tree_.full()) break;
                at = tree_.add_child(decided.edge, result);
                tree_.node(at).key = known_key<Rules>(position, seat_);
            }
            ++tree_.node(at).visits;
            if (fresh) break;
        }
        roll_out<D>(position, world, depth_, doctrine_rollouts_, question.policy, question.dice);
        std::array<float, 8> worths;   // by seat, computed once per seat that acted: an evaluation costs as much as several decisions
        SeatSet looked;
        for (const Taken& taken : path) {
            float& one = worths[static_cast<std::size_t>(taken.seat)];
            if (!looked.has(taken.seat)) one = worth<D>(position, taken.seat, evaluation_), looked.insert(taken.seat);
            Edge& edge = tree_.edge(taken.edge);
            if (taken.node != kNone) learn_regrets(tree_, taken.node, taken.edge, taken.chance, one);
            ++edge.visits;
            edge.sum += static_cast<double>(one);
        }
    }

    // Chooses by the tree and applies the action. kNone: the tree has no room, and nothing was done or the tree ends here.
    Decided decide(Index at, Position& position, const Question<D>& question, Path& path, Effects& effects) {
        const SeatSet acting = Rules::to_act(position);
        const Seat seat = acting.has(seat_) ? seat_ : acting.front();
        if (acting.size() > 1) return decide_together(at, position, seat, question, path, effects);
        const Index edge = select(at, position, seat, question);
        if (edge == kNone) return {kNone, 0};
        path.push_back({edge, seat});
        Rules::apply(position, seat, tree_.edge(edge).action, effects);
        return {edge, 0};
    }

    // The tree continues at the last edge of `first`.
    Decided decide_together(Index at, Position& position, Seat first, const Question<D>& question, Path& path, Effects& effects) {
        const SeatSet acting = Rules::to_act(position);
        effects.revealed_to = {};   // it is revealed when all have decided
        Decided decided{choose_alone(at, position, first, question, path, effects).edge, 0};
        for (const Seat seat : acting - SeatSet(first)) {
            const Decided other = choose_alone(at, position, seat, question, path, effects);
            decided.others = decided.others * 0x9e3779b1u + other.others;
        }
        return decided;
    }

    // The whole choice of one of several seats, from the node down by its own edges. A choice of several actions also has its own nodes,
    // to which no other seat's choice leads. If the tree has no room, doctrine chooses.
    Decided choose_alone(Index at, Position& position, Seat seat, const Question<D>& question, Path& path, Effects& effects) {
        Decided decided{kNone, 1};
        constexpr Style by_chance{.temperature = kPriorTemperature};
        const bool unlearning = has_begun_ && at == root_ && seat != seat_;
        for (Index node = at; !effects.revealed() && Rules::to_act(position).has(seat);) {
            const Drawn drawn = node == kNone || path.full() || unlearning ? Drawn{} : draw(node, position, seat, question);
            decided.edge = drawn.edge;
            const bool in_tree = drawn.edge != kNone;
            const Action action = in_tree ? tree_.edge(decided.edge).action : question.policy.choose(position, seat, by_chance, question.dice);
            if (in_tree) path.push_back({drawn.edge, seat, node, drawn.chance});
            Rules::apply(position, seat, action, effects);
            decided.others = mixed(decided.others, action);
            const bool goes_on = !effects.revealed() && Rules::to_act(position).has(seat);
            node = in_tree && goes_on ? child_of_own(decided.edge, position, seat) : kNone;
        }
        return decided;
    }

    Index child_of_own(Index edge, const Position& position, Seat seat) {
        Index at = tree_.child(edge, 0);
        if (at == kNone && !tree_.full()) {
            at = tree_.add_child(edge, 0);
            if (seat == seat_) tree_.node(at).key = known_key<Rules>(position, seat_);
        }
        if (at != kNone) ++tree_.node(at).visits;
        return at;
    }

    static std::uint32_t mixed(std::uint32_t sum, Action action) {
        for (const int part :
             {static_cast<int>(action.verb), static_cast<int>(action.a), static_cast<int>(action.b), static_cast<int>(action.c)})
            sum = (sum ^ static_cast<std::uint32_t>(part)) * 0x01000193u;   // FNV-1a
        return sum;
    }

    bool over(const Position& position, const Position& root) const {
        return Rules::to_act(position).empty() || D::reached(root, position, depth_);
    }

    void play_unsearched(Position& position, const Position& root, const Question<D>& question, Effects& effects) {
        const auto choose = [&](Seat seat) { return question.policy.choose(position, seat, {}, question.dice); };
        play_on<D>(position, effects, choose, [&] { return over(position, root) || D::share(position) > 0; });
    }

    // The actions that a seat considers in a node: as many as the node's visits allow.
    Candidates looked_at(Index at, const Position& position, Seat seat, const Question<D>& question) {
        if (at == root_ && seat == seat_) return question.candidates;
        question.policy.judge(position, seat, kAllReasons);
        return best_of(question.policy, width(tree_.node(at).visits, widening_), priors_);
    }

    Drawn draw(Index at, const Position& position, Seat seat, const Question<D>& question) {
        return draw_by_regret(tree_, at, seat, looked_at(at, position, seat, question), question.dice);
    }

    // The action with the best upper bound. kNone: the tree is full.
    Index select(Index at, const Position& position, Seat seat, const Question<D>& question) {
        const Candidates candidates = looked_at(at, position, seat, question);
        const float unseen = mean_of(at, seat) - kUnseenLoss;
        Index best = kNone;
        float highest = 0;
        for (const Candidate& one : candidates) {
            const Index index = tree_.edge_for(at, seat, one.action);
            if (index == kNone) continue;   // usually the node has older ones
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

    float mean_of(Index at, Seat seat) const {
        double sum = 0;
        std::uint32_t visits = 0;
        for (Index edge = tree_.node(at).first_edge; edge != kNone; edge = tree_.edge(edge).next)
            if (tree_.edge(edge).seat == seat) sum += tree_.edge(edge).sum, visits += tree_.edge(edge).visits;
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
            const Edge& edge = tree_.edge(tree_.edge_for(root_, seat_, one.action));
            out.lines.push_back({one.action, edge.visits, edge.sum});
            if (out.lines.back().visits > out.lines[out.best].visits) out.best = out.lines.size() - 1;
        }
        return out;
    }

    Tree tree_;
    Index root_ = kNone;
    Seat seat_ = kNobody;
    bool has_begun_ = false;
    Depth depth_ = Depth::reply;   // of rollouts: the technique "reply"
    Evaluation evaluation_ = Evaluation::linear;   // of the rollouts' last positions: "learned_value"
    bool priors_ = true, doctrine_value_ = true, widening_ = true, outcome_keys_ = true, doctrine_rollouts_ = true;
};

}   // namespace papelotte::ai
