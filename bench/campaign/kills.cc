// Rounds of kill -9 under load, of servers, workers and PostgreSQL.
#include <signal.h>

#include <array>
#include <chrono>
#include <thread>

#include "bench/campaign/campaigns.h"
#include "bench/campaign/match_day.h"

namespace papelotte::campaign {

namespace {

// What is killed in one round: servers and workers by their numbers, and PostgreSQL.
struct Kill {
    const char* name;
    bool both_servers = false, one_server = false, both_workers = false, one_worker = false, postgresql = false;
};
constexpr std::array kKills = {Kill{.name = "server", .one_server = true},
                               Kill{.name = "worker", .one_worker = true},
                               Kill{.name = "server_and_worker", .one_server = true, .one_worker = true},
                               Kill{.name = "both_servers", .both_servers = true},
                               Kill{.name = "both_workers", .both_workers = true},
                               Kill{.name = "postgresql", .postgresql = true},
                               Kill{.name = "postgresql_and_server", .one_server = true, .postgresql = true},
                               Kill{.name = "everything", .both_servers = true, .both_workers = true, .postgresql = true}};

struct Killed {
    int servers = 0, workers = 0, postgresql = 0;
};

// Then all of it is started again. Returns what was killed.
std::string kill_something(MatchDay& day, Killed& killed) {
    const Kill& kill = kKills.at(day.random() % kKills.size());
    const std::size_t one = day.random() % day.servers.size();
    for (std::size_t i = 0; i < day.servers.size(); ++i) {
        if (!kill.both_servers && (!kill.one_server || i != one)) continue;
        day.servers[i]->end(SIGKILL);
        ++killed.servers;
    }
    for (std::size_t i = 0; i < day.workers.size(); ++i) {
        if (!kill.both_workers && (!kill.one_worker || i != one)) continue;
        day.workers.at(i).end(SIGKILL);
        ++killed.workers;
    }
    if (kill.postgresql) {
        day.cluster.kill_and_restart();
        ++killed.postgresql;
    } else {
        std::this_thread::sleep_for(std::chrono::milliseconds(day.random() % 200));
    }
    for (std::size_t i = 0; i < day.servers.size(); ++i)
        if (day.servers[i]->process() <= 0) day.open(i);
    for (std::size_t i = 0; i < day.workers.size(); ++i)
        if (day.workers.at(i).process() <= 0) day.open_worker(i);
    return kill.name;
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
    day.figures = {{"rounds", plan.rounds},
                   {"servers_killed", killed.servers},
                   {"workers_killed", killed.workers},
                   {"postgresql_killed", killed.postgresql}};
    return day.finish();
}

}   // namespace papelotte::campaign
