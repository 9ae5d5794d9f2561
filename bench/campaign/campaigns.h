// The campaigns. Each starts what it needs, ends within its bounds, and leaves nothing.
#pragma once

#include "bench/campaign/report.h"

namespace papelotte::campaign {

// Servers, and PostgreSQL itself, killed at random moments under load.
Report run_kills(const Plan& plan);
// A slow database, and cuts between servers and database, under load.
Report run_network(const Plan& plan);
// Hostile messages to a server, over all games and states.
Report run_hostile(const Plan& plan);

}   // namespace papelotte::campaign
