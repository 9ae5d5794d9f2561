// Distances and reach on small graphs, compared with a simple search.
#include "engine/graph.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace papelotte {

namespace {

enum class Node : std::uint8_t {};
using Nodes = IdSet<Node>;
constexpr std::size_t kSize = 71;
using Graph = Neighbours<Node, kSize>;

constexpr void join(Graph& graph, std::size_t a, std::size_t b) {
    graph[a].insert(Node(b));
    graph[b].insert(Node(a));
}

constexpr Graph a_line() {
    Graph graph{};
    for (std::size_t i = 0; i + 1 < kSize; ++i) join(graph, i, i + 1);
    return graph;
}

// As large as a real board, and computed at compile time within the ordinary limits.
constexpr Distances<Node, kSize> kOnALine = distances(a_line());
static_assert(kOnALine[0][70] == 70 && kOnALine[70][0] == 70 && kOnALine[33][33] == 0);
static_assert(reach(a_line(), Nodes::of(Node(10)), 3).size() == 7);

Graph random_graph() {
    Graph graph{};
    const int edges = *rc::gen::inRange(0, 140);
    for (int i = 0; i < edges; ++i) {
        const auto a = *rc::gen::inRange<std::size_t>(0, kSize), b = *rc::gen::inRange<std::size_t>(0, kSize);
        if (a != b) join(graph, a, b);
    }
    return graph;
}

// Bellman-Ford: relaxes edges until nothing changes.
std::vector<int> slow_distances(const Graph& graph, std::size_t from) {
    std::vector<int> steps(kSize, 1000);
    steps[from] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t a = 0; a < kSize; ++a)
            for (const Node b : graph[a])
                if (steps[static_cast<std::size_t>(b)] > steps[a] + 1) {
                    steps[static_cast<std::size_t>(b)] = steps[a] + 1;
                    changed = true;
                }
    }
    return steps;
}

}  // namespace

RC_GTEST_PROP(graph, distances_are_the_shortest, ()) {
    const Graph graph = random_graph();
    const auto fast = distances(graph);
    const auto from = *rc::gen::inRange<std::size_t>(0, kSize);
    const std::vector<int> slow = slow_distances(graph, from);
    for (std::size_t to = 0; to < kSize; ++to) RC_ASSERT(fast[from][to] == (slow[to] == 1000 ? kUnreachable : slow[to]));
}

RC_GTEST_PROP(graph, reach_is_what_lies_within_the_distance, ()) {
    const Graph graph = random_graph();
    const auto from = *rc::gen::inRange<std::size_t>(0, kSize);
    const int steps = *rc::gen::inRange(0, 6);
    const std::vector<int> slow = slow_distances(graph, from);
    const Nodes reached = reach(graph, Nodes::of(Node(from)), steps);
    for (std::size_t to = 0; to < kSize; ++to) RC_ASSERT(reached.has(Node(to)) == (slow[to] <= steps));
}

TEST(graph, reach_goes_round_what_it_avoids_and_not_through_stops) {
    Graph ring = a_line();
    join(ring, 0, 9);   // the nodes 0 .. 9 form a ring
    const Nodes start = Nodes::of(Node(0));
    EXPECT_FALSE(reach(ring, start, 3, Nodes::of(Node(1))).has(Node(2)));
    EXPECT_TRUE(reach(ring, start, 8, Nodes::of(Node(1))).has(Node(2)));
    EXPECT_FALSE(reach(ring, start, 70, Nodes::of(Node(1))).has(Node(1)));
    const Nodes stopped = reach(ring, start, 3, {}, Nodes::of(Node(1)));
    EXPECT_TRUE(stopped.has(Node(1)));
    EXPECT_FALSE(stopped.has(Node(2)));
    EXPECT_EQ(reach(ring, start, 1, start, start).size(), 3);   // the start is neither a stop nor avoided
}

TEST(graph, around_several) {
    EXPECT_EQ(around(a_line(), Nodes::of(Node(3)) | Nodes::of(Node(4))),
              reach(a_line(), Nodes::of(Node(3)), 1) | reach(a_line(), Nodes::of(Node(4)), 1));
}

}  // namespace papelotte
