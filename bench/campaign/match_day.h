// Two servers and two workers on one PostgreSQL cluster, and tables of all games, half of them with a computer player, that play as fast as
// they are answered: what the campaigns that break something have in common.
#pragma once

#include <array>
#include <map>
#include <memory>

#include "bench/campaign/aftermath.h"
#include "bench/campaign/table.h"
#include "bench/server_process.h"

namespace papelotte::campaign {

class MatchDay {
   public:
    // `through`: how the servers reach the cluster, for example by a forwarder; empty: its socket. `variables`: of each server's environment.
    using Variables = std::array<std::vector<std::string>, Site::kServers>;
    MatchDay(std::string campaign, const Plan& plan, const std::string& through = "", const Variables& variables = {});

    void begin();   // the tables
    // Waits until every match has another record; a match that stays behind is stuck. `after`: what was broken.
    void wait_for_progress(int round, const std::string& after);
    void violated(std::string text) { report_.violations.push_back(std::move(text)); }
    bool good() const { return report_.violations.empty(); }
    void open(std::size_t server);   // again
    void open_worker(std::size_t worker);
    std::string asked(const std::string& sql) const { return cluster.text("SET search_path = " + schema_ + "; " + sql); }
    Report finish();   // ends all, and judges what is left

    Random random;
    store_test::Cluster& cluster;
    std::vector<std::unique_ptr<bench::ServerProcess>> servers;
    std::array<bench::ChildProcess, 2> workers;
    boost::json::object figures;

   private:
    Plan plan_;
    std::string schema_, database_;   // reached directly
    std::string url_;   // as the servers and workers reach it
    Report report_;
    Site site_;
    Counts counts_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::map<std::string, double> slowest_;   // seconds until every match went on, by what was broken
};

}   // namespace papelotte::campaign
