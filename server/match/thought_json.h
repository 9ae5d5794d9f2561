// Accounts and odds of computer players as JSON: docs/protocol.md, section 3.
#pragma once

#include <boost/json.hpp>

#include "ai/players.h"

namespace papelotte::server {

double rounded(double value);   // to four decimals: probabilities and points are no more precise
boost::json::object account_json(const ai::Account&);
boost::json::object odds_json(const ai::Odds&);

}  // namespace papelotte::server
