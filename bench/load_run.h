// One game under load on a server of its own: every seat of every match is a connection that plays random legal actions as fast as they
// are acknowledged, and one more connection per match watches.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace papelotte::bench {

struct Latency {
    double p50 = 0, p99 = 0;   // milliseconds
};

struct LoadResult {
    std::uint64_t actions = 0;                // acknowledged
    double wall_s = 0, server_cpu_s = 0;      // of all servers
    std::vector<double> each_cpu_s;           // of each server
    Latency player, opponent, observer;       // from sending an action to the new state at the player, at another seat and at the observer
    double idle_mb = 0, loaded_mb = 0;        // resident memory of the server: before the first match, and the maximum
    double late_to_early_cost = 0;   // CPU per action after the first 200 of each match, divided by CPU per action before; 0: unknown
};

struct Load {
    std::string game;
    int matches = 32;
    int seconds = 30;   // at most; it ends earlier when every match is over
    bool postgresql = false;   // on a cluster of its own, else on a SQLite file
    int servers = 1;   // on PostgreSQL: each has its share of the matches, as behind the proxy of deploy/
    bool scattered = false;   // each has its share of the connections instead: people of one match are at different servers
    int rate = 0;   // offered actions per second of all matches together; 0: as fast as they are acknowledged
    int stored = 0;   // on PostgreSQL: finished matches in the database before it begins
};

// The games that the program offers, in its order. Throws std::runtime_error if the server does not start.
std::vector<std::string> games_of(const std::string& program);
LoadResult run_load(const std::string& program, const Load& load);

}   // namespace papelotte::bench
