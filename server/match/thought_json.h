// What computer players say, as messages tell it: docs/protocol.md, section 3.
#pragma once

#include <boost/json.hpp>

#include "ai/players.h"

namespace papelotte::server {

double rounded(double value);   // to four decimals: chances and points say no more
boost::json::object account_json(const ai::Account&);
boost::json::object odds_json(const ai::Odds&);

}  // namespace papelotte::server
