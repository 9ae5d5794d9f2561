// The answer of a table to the question where pieces can go (docs/protocol.md, section 3, ways): by words, as players know them.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "engine/message.h"
#include "engine/warning.h"

namespace papelotte {

// A piece that stays behind, and why: the rule, if one forbids it, and the sentence, also in English.
struct StayingPiece {
    std::string piece, rule;
    Message why;
    std::string text;
};

struct GoingPiece {
    std::string piece;
    int cost = 0;
    std::vector<std::string> over;   // the places that it passes, without start and end
};

struct FoundWay {
    std::string place;
    std::vector<std::string> actions;   // legal one after the other
    bool engages = false, reveals = false;
    std::vector<GoingPiece> going;   // in the order in which they go; at least one
    std::vector<StayingPiece> staying;
    std::vector<Warned> warnings;   // of its actions
};

struct FoundWays {
    std::vector<std::string> pieces;
    std::vector<FoundWay> places;
    std::vector<StayingPiece> staying;   // they can go nowhere
};

boost::json::object ways_json(const FoundWays&);

}  // namespace papelotte
