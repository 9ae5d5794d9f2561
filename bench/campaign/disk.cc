// A SQLite server whose disk is full for a moment, again and again, under load (RLIMIT_FSIZE: nothing can be written, neither more nor over
// what is there); sometimes it is killed while it is.
#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>

#include <chrono>
#include <memory>
#include <thread>

#include "bench/campaign/aftermath.h"
#include "bench/campaign/campaigns.h"
#include "bench/campaign/table.h"
#include "bench/server_process.h"

namespace papelotte::campaign {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kStuck{30};

class FullDisk {
   public:
    explicit FullDisk(const Plan& plan) : plan_(plan), random_(plan.seed), server_(plan.program) {
        report_.campaign = "disk";
        note_port();
        if (server_.port() == 0) throw std::runtime_error("the server did not start");
        for (Offer& offer : games_offered(site_))
            tables_.push_back(std::make_unique<Table>(site_, std::move(offer), static_cast<unsigned>(random_()), counts_));
    }

    Report run() {
        for (int round = 0; round < plan_.rounds && report_.violations.empty(); ++round) {
            wait(20, 600);
            fill();
            wait(50, 1500);
            if (random_() % 4 == 0) kill_and_restart();
            else empty();
            wait_for_progress(round);
        }
        return finish();
    }

   private:
    void violated(std::string text) { report_.violations.push_back(std::move(text)); }
    void wait(unsigned least, unsigned most) { std::this_thread::sleep_for(std::chrono::milliseconds(least + random_() % (most - least))); }
    void note_port() {
        for (std::size_t i = 0; i < Site::kServers; ++i) site_.at(i, server_.port());
    }

    void fill() {
        const rlimit none{0, RLIM_INFINITY};
        prlimit(server_.process(), RLIMIT_FSIZE, &none, nullptr);
    }
    void empty() {
        const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
        prlimit(server_.process(), RLIMIT_FSIZE, &all, nullptr);
    }
    void kill_and_restart() {
        server_.end(SIGKILL);
        ++killed_;
        if (!server_.open()) violated("the server does not start again");
        note_port();
    }

    void wait_for_progress(int round) {
        const auto begun = Clock::now();
        for (const auto& table : tables_) {
            const std::int64_t before = table->progress();
            while (table->progress() == before && Clock::now() - begun < kStuck) std::this_thread::sleep_for(std::chrono::milliseconds(5));
            if (table->progress() == before) violated(fmt::format("round {}: stuck: {}", round, table->match()));
        }
        if (!server_.running()) violated(fmt::format("round {}: the server has ended by itself", round));
    }

    // What is left is judged in a PostgreSQL database, to which it is moved.
    Report finish() {
        std::vector<ClientLog> logs;
        for (const auto& table : tables_) {
            table->stop();
            for (ClientLog& log : table->take_logs()) logs.push_back(std::move(log));
        }
        const std::string file = server_.database();
        if (server_.end(SIGTERM) != 0) violated("the server does not end cleanly");
        report_.figures = {{"rounds", plan_.rounds},
                           {"killed", killed_},
                           {"acknowledged", counts_.acknowledged.load()},
                           {"unavailable", counts_.unavailable.load()},
                           {"unanswered", counts_.unanswered.load()}};
        if (counts_.unavailable == 0) violated("nobody was told that nothing can be written: was the disk full?");
        for (std::string& text : counts_.surprises()) violated(std::move(text));
        store_test::Cluster& cluster = store_test::Cluster::running();
        const std::string database = cluster.new_schema();
        if (const Ended moved = run_program({plan_.program, "migrate", "--from", file, "--db", database}); moved.status != 0)
            violated("papelotte migrate: " + moved.out);
        judge(report_, plan_, database, stored_records(cluster, schema_of(database)), logs);
        return std::move(report_);
    }

    Plan plan_;
    Random random_;
    bench::ServerProcess server_;
    Site site_;
    Report report_;
    Counts counts_;
    std::vector<std::unique_ptr<Table>> tables_;
    int killed_ = 0;
};

}   // namespace

Report run_disk(const Plan& plan) { return FullDisk(plan).run(); }

}   // namespace papelotte::campaign
