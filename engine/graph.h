// Small graphs: nodes 0 .. N-1, each with the set of its neighbours. Everything can be computed at compile time.
#pragma once

#include <array>
#include <cstdint>

#include "engine/id_array.h"
#include "engine/id_set.h"

namespace papelotte {

template <class Id, std::size_t N>
using Neighbours = IdArray<Id, IdSet<Id>, N>;

inline constexpr std::uint8_t kUnreachable = 0xff;

template <class Id, std::size_t N>
using Distances = IdArray<Id, IdArray<Id, std::uint8_t, N>, N>;

// The nodes next to any of these.
template <class Id, std::size_t N>
constexpr IdSet<Id> around(const Neighbours<Id, N>& graph, IdSet<Id> nodes) {
    IdSet<Id> found;
    for (const Id node : nodes) found |= graph[node];
    return found;
}

// The nodes that can be reached from the start in at most this many steps, including the start (0 steps), without entering a node
// of `avoid`; a node of `stops` may be entered, but the path does not continue from there. The start itself is neither avoided nor a stop.
template <class Id, std::size_t N>
constexpr IdSet<Id> reach(const Neighbours<Id, N>& graph, IdSet<Id> start, int steps, IdSet<Id> avoid = {}, IdSet<Id> stops = {}) {
    IdSet<Id> reached = start, frontier = start;
    for (; steps > 0 && frontier; --steps) {
        frontier = around(graph, frontier) - reached - avoid;
        reached |= frontier;
        frontier -= stops;
    }
    return reached;
}

// The length of the shortest path from every node (first index) to every other (second), kUnreachable if there is none.
template <class Id, std::size_t N>
constexpr Distances<Id, N> distances(const Neighbours<Id, N>& graph) {
    static_assert(N <= 128);
    Distances<Id, N> steps{};
    for (std::size_t from = 0; from < N; ++from) {
        IdArray<Id, std::uint8_t, N>& row = steps[from];
        row.fill(kUnreachable);
        IdSet<Id> reached, frontier = IdSet<Id>::of(Id(from));
        for (std::uint8_t step = 0; frontier; ++step) {
            IdSet<Id> next;
            for (const Id node : frontier) {
                row[node] = step;
                next |= graph[node];
            }
            reached |= frontier;
            frontier = next - reached;
        }
    }
    return steps;
}

}  // namespace papelotte
