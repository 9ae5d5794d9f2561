// Rounds of kill -9. Two servers and one PostgreSQL cluster; tables of all games play as fast as they are answered.
#include <fmt/format.h>
#include <signal.h>

#include <chrono>
#include <memory>
#include <thread>

#include "bench/campaign/aftermath.h"
#include "bench/campaign/campaigns.h"
#include "bench/campaign/table.h"
#include "bench/server_process.h"

namespace papelotte::campaign {

namespace {

using bench::ServerProcess;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kTables = 8;
constexpr std::chrono::seconds kStuck{30};   // the longest that a match may wait for its next record after everything is up again

class Kills {
   public:
    explicit Kills(const Plan& plan)
        : plan_(plan), random_(plan.seed), cluster_(store_test::Cluster::running()), database_(cluster_.new_schema()) {
        for (std::size_t i = 0; i < Site::kServers; ++i) {
            servers_.push_back(std::make_unique<ServerProcess>(plan.program, std::vector<std::string>{"--db", database_}));
            site_.at(i, servers_[i]->port());
            if (servers_[i]->port() == 0) throw std::runtime_error("a server did not start");
        }
    }

    Report run() {
        const std::vector<Offer> games = games_offered(site_);
        for (std::size_t i = 0; i < kTables; ++i)
            tables_.push_back(std::make_unique<Table>(site_, games[i % games.size()], static_cast<unsigned>(random_()), counts_));
        for (int round = 0; round < plan_.rounds && report_.violations.empty(); ++round) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20 + random_() % 600));
            kill_something(round);
            wait_for_progress(round);
        }
        finish();
        return std::move(report_);
    }

   private:
    // One server, both, PostgreSQL, or PostgreSQL and a server.
    void kill_something(int round) {
        const unsigned what = random_() % 6;
        const std::size_t one = random_() % Site::kServers;
        const bool database = what >= 4;
        killed_ = what < 3 ? "server" : what == 3 ? "both_servers" : what == 4 ? "postgresql" : "postgresql_and_server";
        for (std::size_t i = 0; i < servers_.size(); ++i) {
            const bool here = what == 3 || ((what < 3 || what == 5) && i == one);
            if (!servers_[i]->running()) report_.violations.push_back(fmt::format("round {}: server {} has ended by itself", round, i));
            if (here) servers_[i]->end(SIGKILL);
            server_kills_ += here;
        }
        if (database) cluster_.kill_and_restart();
        database_kills_ += database;
        if (what != 4) std::this_thread::sleep_for(std::chrono::milliseconds(random_() % 200));
        for (std::size_t i = 0; i < servers_.size(); ++i) {
            if (servers_[i]->process() > 0) continue;
            if (!servers_[i]->open()) report_.violations.push_back(fmt::format("round {}: server {} does not start", round, i));
            site_.at(i, servers_[i]->port());
        }
    }

    void wait_for_progress(int round) {
        const auto begun = Clock::now();
        for (const auto& table : tables_) {
            const std::int64_t before = table->progress();
            while (table->progress() == before && Clock::now() - begun < kStuck) std::this_thread::sleep_for(std::chrono::milliseconds(5));
            if (table->progress() == before) report_.violations.push_back(fmt::format("round {}: stuck: {}", round, table->match()));
        }
        double& slowest = slowest_[killed_];
        slowest = std::max(slowest, std::chrono::duration<double>(Clock::now() - begun).count());
    }

    void finish() {
        std::vector<ClientLog> logs;
        int matches = 0;
        for (const auto& table : tables_) {
            table->stop();
            matches += table->matches();
            for (ClientLog& log : table->take_logs()) logs.push_back(std::move(log));
        }
        for (const auto& server : servers_)
            if (server->end(SIGTERM) != 0) report_.violations.emplace_back("a server does not end cleanly");
        const std::size_t schema = database_.rfind("%3D") + 3;
        report_.campaign = "kills";
        report_.figures = {{"rounds", plan_.rounds},
                           {"servers_killed", server_kills_},
                           {"postgresql_killed", database_kills_},
                           {"matches", matches},
                           {"acknowledged", counts_.acknowledged.load()},
                           {"unanswered", counts_.unanswered.load()},
                           {"unavailable", counts_.unavailable.load()},
                           {"connections", counts_.connections.load()},
                           {"slowest_return_s", boost::json::value_from(slowest_)}};
        for (std::string& text : counts_.surprises()) report_.violations.push_back(std::move(text));
        judge(report_, plan_, database_, stored_records(cluster_, database_.substr(schema)), logs);
    }

    Plan plan_;
    Random random_;
    store_test::Cluster& cluster_;
    std::string database_;
    Report report_;
    Site site_;
    Counts counts_;
    std::vector<std::unique_ptr<ServerProcess>> servers_;
    std::vector<std::unique_ptr<Table>> tables_;
    int server_kills_ = 0, database_kills_ = 0;
    std::string killed_;                        // in this round
    std::map<std::string, double> slowest_;     // seconds until every match went on, by what was killed
};

}   // namespace

Report run_kills(const Plan& plan) { return Kills(plan).run(); }

}   // namespace papelotte::campaign
