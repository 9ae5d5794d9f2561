// A slow or silent network between servers and database, and cuts, under load.
#include <chrono>
#include <thread>

#include "bench/campaign/campaigns.h"
#include "bench/campaign/match_day.h"
#include "tests/store/forwarder.h"

namespace papelotte::campaign {

namespace {

// For a moment, or longer than a transaction is tried for.
std::string break_something(MatchDay& day, store_test::Forwarder& network) {
    const unsigned what = day.random() % 4;
    if (what == 0) {
        network.slow(20 + static_cast<int>(day.random() % 200));
        std::this_thread::sleep_for(std::chrono::milliseconds(500 + day.random() % 1500));
        network.slow(0);
        return "slow";
    }
    if (what == 3) {
        network.silence(true);
        std::this_thread::sleep_for(std::chrono::milliseconds(day.random() % 8000));
        network.silence(false);
        return "silent";
    }
    network.cut();
    if (what == 2) std::this_thread::sleep_for(std::chrono::milliseconds(day.random() % 3000));
    network.mend();
    return what == 1 ? "connections_lost" : "cut";
}

}   // namespace

Report run_network(const Plan& plan) {
    const store_test::Cluster& cluster = store_test::Cluster::running();
    store_test::Forwarder network(cluster.folder() + "/.s.PGSQL.5432");
    MatchDay day("network", plan, "postgresql://postgres@127.0.0.1:" + std::to_string(network.port()) + "/postgres?sslmode=disable");
    day.begin();
    for (int round = 0; round < plan.rounds && day.good(); ++round) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20 + day.random() % 600));
        day.wait_for_progress(round, break_something(day, network));
    }
    day.figures = {{"rounds", plan.rounds}};
    return day.finish();
}

}   // namespace papelotte::campaign
