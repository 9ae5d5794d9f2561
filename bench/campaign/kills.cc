// Rounds of kill -9 under load, of servers and of PostgreSQL.
#include <signal.h>

#include <chrono>
#include <thread>

#include "bench/campaign/campaigns.h"
#include "bench/campaign/match_day.h"

namespace papelotte::campaign {

namespace {

struct Killed {
    int servers = 0, postgresql = 0;
};

// One server, both, PostgreSQL, or PostgreSQL and a server; then all of it is started again. Returns what was killed.
std::string kill_something(MatchDay& day, Killed& killed) {
    const unsigned what = day.random() % 6;
    const std::size_t one = day.random() % day.servers.size();
    for (std::size_t i = 0; i < day.servers.size(); ++i) {
        if (what != 3 && (what == 4 || i != one)) continue;
        day.servers[i]->end(SIGKILL);
        ++killed.servers;
    }
    if (what >= 4) {
        day.cluster.kill_and_restart();
        ++killed.postgresql;
    }
    if (what != 4) std::this_thread::sleep_for(std::chrono::milliseconds(day.random() % 200));
    for (std::size_t i = 0; i < day.servers.size(); ++i)
        if (day.servers[i]->process() <= 0) day.open(i);
    return what < 3 ? "server" : what == 3 ? "both_servers" : what == 4 ? "postgresql" : "postgresql_and_server";
}

}   // namespace

Report run_kills(const Plan& plan) {
    MatchDay day("kills", plan);
    day.begin();
    Killed killed;
    for (int round = 0; round < plan.rounds && day.good(); ++round) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20 + day.random() % 600));
        day.wait_for_progress(round, kill_something(day, killed));
    }
    day.figures = {{"rounds", plan.rounds}, {"servers_killed", killed.servers}, {"postgresql_killed", killed.postgresql}};
    return day.finish();
}

}   // namespace papelotte::campaign
