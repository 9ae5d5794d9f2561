// See match_day.h.
#include "bench/campaign/match_day.h"

#include <fmt/format.h>
#include <signal.h>

#include <chrono>
#include <thread>

namespace papelotte::campaign {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kTables = 8;
constexpr std::chrono::seconds kStuck{30};   // the longest that a match may wait for its next record after everything is up again

// What the database does for whom: for the report of a match that is stuck.
std::string sessions(const store_test::Cluster& cluster) {
    return cluster.text(
        "SELECT string_agg(concat_ws(' ', application_name, state, wait_event, now() - state_change, left(query, 60)), '; ') "
        "FROM pg_stat_activity WHERE application_name LIKE 'papelotte%'");
}

}   // namespace

MatchDay::MatchDay(std::string campaign, const Plan& plan, const std::string& through, const Variables& variables)
    : random(plan.seed), cluster(store_test::Cluster::running()), plan_(plan), database_(cluster.new_schema()) {
    report_.campaign = std::move(campaign);
    schema_ = schema_of(database_);
    url_ = through.empty() ? database_ : through + "&options=-csearch_path%3D" + schema_;
    for (std::size_t i = 0; i < Site::kServers; ++i) {
        const std::vector<std::string> options{"--db", url_, "--thinkers", "0", "--pace", "0"};
        servers.push_back(std::make_unique<bench::ServerProcess>(plan.program, options, variables.at(i)));
        site_.at(i, servers[i]->port());
        if (servers[i]->port() == 0) throw std::runtime_error("a server did not start");
    }
    for (std::size_t i = 0; i < workers.size(); ++i) open_worker(i);
}

void MatchDay::begin() {
    const std::vector<Offer> games = games_offered(site_);
    for (std::size_t i = 0; i < kTables; ++i) {
        Offer offer = games[i % games.size()];
        offer.with_computer = i / games.size() % 2 == 1;
        tables_.push_back(std::make_unique<Table>(site_, std::move(offer), static_cast<unsigned>(random()), counts_));
    }
}

void MatchDay::open(std::size_t server) {
    if (!servers[server]->open()) violated(fmt::format("server {} does not start", server));
    site_.at(server, servers[server]->port());
}

void MatchDay::open_worker(std::size_t worker) {
    const std::string ready = workers.at(worker).start({plan_.program, "worker", "--db", url_, "--log", "error"});
    if (ready.empty()) violated(fmt::format("worker {} does not start", worker));
}

void MatchDay::wait_for_progress(int round, const std::string& after) {
    const auto begun = Clock::now();
    for (const auto& table : tables_) {
        const std::int64_t before = table->progress();
        while (table->progress() == before && Clock::now() - begun < kStuck) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (table->progress() == before) violated(fmt::format("round {}, {}: stuck: {}; {}", round, after, table->match(), sessions(cluster)));
    }
    for (std::size_t i = 0; i < servers.size(); ++i)
        if (!servers[i]->running()) violated(fmt::format("round {}, {}: server {} has ended by itself", round, after, i));
    for (std::size_t i = 0; i < workers.size(); ++i)
        if (!workers.at(i).running()) violated(fmt::format("round {}, {}: worker {} has ended by itself", round, after, i));
    double& slowest = slowest_[after];
    slowest = std::max(slowest, std::chrono::duration<double>(Clock::now() - begun).count());
}

Report MatchDay::finish() {
    std::vector<ClientLog> logs;
    int matches = 0;
    for (const auto& table : tables_) {
        table->stop();
        matches += table->matches();
        for (ClientLog& log : table->take_logs()) logs.push_back(std::move(log));
    }
    for (const auto& server : servers)
        if (server->end(SIGTERM) != 0) violated("a server does not end cleanly");
    for (bench::ChildProcess& worker : workers)
        if (worker.end(SIGTERM) != 0) violated("a worker does not end cleanly");
    report_.figures = figures;
    report_.figures["matches"] = matches;
    report_.figures["acknowledged"] = counts_.acknowledged.load();
    report_.figures["unanswered"] = counts_.unanswered.load();
    report_.figures["unavailable"] = counts_.unavailable.load();
    report_.figures["connections"] = counts_.connections.load();
    report_.figures["slowest_return_s"] = boost::json::value_from(slowest_);
    for (std::string& text : counts_.surprises()) violated(std::move(text));
    judge(report_, plan_, database_, stored_records(cluster, schema_), logs);
    return std::move(report_);
}

}   // namespace papelotte::campaign
