// The campaigns. Each starts what it needs, ends within its bounds, and leaves nothing.
#pragma once

#include "bench/campaign/report.h"

namespace papelotte::campaign {

// Servers, workers, and PostgreSQL itself, killed at random moments under load.
Report run_kills(const Plan& plan);
// A slow or silent network between servers and database, and cuts, under load.
Report run_network(const Plan& plan);
// A disk that is full for a moment, under load.
Report run_disk(const Plan& plan);
// Clocks of servers that jump, under load.
Report run_clocks(const Plan& plan);
// Many people at two servers, one of which is killed every minute.
Report run_crowd(const Plan& plan);
// Hostile messages to a server, over all games and states.
Report run_hostile(const Plan& plan);

}   // namespace papelotte::campaign
