// The technique "reuse": the tree of one decision is kept for the next if it contains the position that occurred.
// A position is recognised by what the searcher may know: hidden parts are redealt with fixed dice before hashing.
#pragma once

#include "ai/tree.h"
#include "engine/veiled.h"

namespace papelotte::ai {

template <class Rules>
std::uint64_t known_key(const typename Rules::Position& position, Seat seat) {
    typename Rules::Position known = position;
    Dice fixed(1815);
    Rules::redeal(known, seat, fixed);
    return Rules::hash(known);
}

// The node with that key below `at`, at most `depth` actions down, or kNone.
inline Index find_known(const Tree& tree, Index at, std::uint64_t key, int depth) {
    if (tree.node(at).key == key) return at;
    if (depth == 0) return kNone;
    for (Index edge = tree.node(at).first_edge; edge != kNone; edge = tree.edge(edge).next)
        for (Index child = tree.edge(edge).first_child; child != kNone; child = tree.node(child).next_sibling)
            if (const Index found = find_known(tree, child, key, depth - 1); found != kNone) return found;
    return kNone;
}

}  // namespace papelotte::ai
