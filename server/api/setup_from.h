// Reads the game and the set-up from a body and checks them. Faults are thrown as Failure.
#pragma once

#include <boost/json.hpp>

#include "engine/game.h"
#include "server/api/body.h"

namespace papelotte::server {

const Game& game_from(Body&);
Setup setup_from(Body&, const Game&);   // the scenario and the options, or the position
bool begins_with_bids(const Game&, const Setup&);   // for a checked set-up
boost::json::object options_of(const Setup&);
boost::json::array names_of(const Facts&, SeatSet seats);

}  // namespace papelotte::server
