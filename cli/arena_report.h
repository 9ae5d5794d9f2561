// What a series of games showed, for people and as JSON.
#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "ai/arena.h"
#include "cli/voice.h"

namespace papelotte::cli {

struct ArenaMatch {
    ai::Entrant a, b;
    ai::SeriesResult result;
};

boost::json::object match_json(const ai::SeriesPlan& plan, const ArenaMatch& match);
std::string match_text(const ai::SeriesPlan& plan, const ArenaMatch& match, const Voice& voice);

// All against all: the row's score against the column. The matches are those of the players in order, each with all that follow him.
std::string cross_table(const std::vector<ai::Entrant>& players, const std::vector<ArenaMatch>& matches);

// "[####......] 40/100 games, score 56.2 % (49.0 to 63.4), 3 min left"
std::string progress_text(const ai::Progress& progress, double seconds_so_far, const Voice& voice);

}  // namespace papelotte::cli
