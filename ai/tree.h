// The tree of a search: plain structs in two arenas that are filled and only freed as a whole. It is open-loop: a node stands for the
// actions taken, not for one position; dice and hidden pieces differ between visits.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/candidates.h"
#include "engine/action.h"
#include "engine/seat.h"

namespace papelotte::ai {

using Index = std::uint32_t;
inline constexpr Index kNone = 0xffffffff;

// An action at a node, with its results for the seat that took it.
struct Edge {
    Action action{};
    float regret = 0;              // if several decide at the same time: see regrets.h
    std::uint32_t visits = 0;
    std::uint32_t available = 0;   // visits of the node in which it was legal and considered
    Seat seat = kNobody;           // the seat that takes it: several may decide at the same node
    double sum = 0;
    Index first_child = kNone;     // one per class of result
    Index next = kNone;            // the node's next action

    float mean() const { return visits > 0 ? static_cast<float>(sum / visits) : 0.0f; }
};

struct Node {
    std::uint64_t key = 0;         // of the first position seen here, as the searcher may know it, for later lookup (see reuse.h)
    std::uint32_t visits = 0;
    std::uint32_t result = 0;      // class of result that led here (see outcome_key.h)
    Index first_edge = kNone;
    Index next_sibling = kNone;
};

class Tree {
   public:
    explicit Tree(std::size_t nodes = 40'000, std::size_t edges = 160'000) {
        nodes_.reserve(nodes);
        edges_.reserve(edges);
    }

    bool full() const { return nodes_.size() == nodes_.capacity() || edges_.size() + kMostCandidates > edges_.capacity(); }
    bool nearly_full() const { return nodes_.size() * 2 > nodes_.capacity() || edges_.size() * 2 > edges_.capacity(); }
    void clear() {
        nodes_.clear();
        edges_.clear();
    }

    Node& node(Index i) { return nodes_[i]; }
    const Node& node(Index i) const { return nodes_[i]; }
    Edge& edge(Index i) { return edges_[i]; }
    const Edge& edge(Index i) const { return edges_[i]; }

    Index add_node() {
        nodes_.emplace_back();
        return static_cast<Index>(nodes_.size() - 1);
    }
    // The node's edge for an action of a seat; added if it is new. kNone if there is no room.
    Index edge_for(Index at, Seat seat, Action action) {
        Index* link = &nodes_[at].first_edge;
        while (*link != kNone && (edges_[*link].action != action || edges_[*link].seat != seat)) link = &edges_[*link].next;
        if (*link == kNone) {
            if (edges_.size() == edges_.capacity()) return kNone;
            *link = static_cast<Index>(edges_.size());
            edges_.push_back({.action = action, .seat = seat});
            return static_cast<Index>(edges_.size() - 1);
        }
        return *link;
    }
    // The child behind an edge for a class of result, or kNone.
    Index child(Index edge, std::uint32_t result) const {
        Index at = edges_[edge].first_child;
        while (at != kNone && nodes_[at].result != result) at = nodes_[at].next_sibling;
        return at;
    }
    Index add_child(Index edge, std::uint32_t result) {
        const Index made = add_node();
        nodes_[made].result = result;
        nodes_[made].next_sibling = edges_[edge].first_child;
        edges_[edge].first_child = made;
        return made;
    }

   private:
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

}  // namespace papelotte::ai
