// campaign: proves on loopback, with real servers, databases and clients, that nothing is lost and nothing forbidden is accepted
// (docs/operating.md, "Campaigns"). Prints one JSON object and one line per campaign; exit status 1 if anything was violated.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "bench/campaign/campaigns.h"

namespace papelotte::campaign {

namespace {

constexpr std::size_t kMostPrinted = 50;   // violations

struct Campaign {
    const char* name;
    Report (*run)(const Plan&);
};
constexpr Campaign kCampaigns[] = {{"kills", run_kills},   {"network", run_network}, {"disk", run_disk},
                                   {"clocks", run_clocks}, {"crowd", run_crowd},     {"hostile", run_hostile}};

bool print(const Plan& plan, const Report& report, double seconds) {
    boost::json::object out{{"campaign", report.campaign}, {"seed", plan.seed}, {"seconds", seconds}};
    for (const auto& [name, value] : report.figures) out[name] = value;
    boost::json::array violations;
    for (const std::string& one : report.violations)
        if (violations.size() < kMostPrinted) violations.emplace_back(one);
    out["violations"] = std::move(violations);
    fmt::print("{}\n", boost::json::serialize(out));
    fmt::print("{}: seed {}, {:.0f} s: {}\n", report.campaign, plan.seed, seconds,
               report.violations.empty() ? "nothing violated" : fmt::format("{} VIOLATIONS", report.violations.size()));
    std::fflush(stdout);
    return report.violations.empty();
}

bool run(const std::vector<std::string>& chosen, const Plan& plan) {
    bool good = true;
    for (const Campaign& campaign : kCampaigns) {
        if (!chosen.empty() && std::ranges::find(chosen, campaign.name) == chosen.end()) continue;
        const auto begun = std::chrono::steady_clock::now();
        const Report report = campaign.run(plan);
        good = print(plan, report, std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count()) && good;
    }
    return good;
}

}   // namespace

}   // namespace papelotte::campaign

int main(int argc, char** argv) {
    CLI::App app("Campaigns against servers and databases of their own, on loopback. Exit status 1: something was violated.");
    papelotte::campaign::Plan plan;
    std::vector<std::string> chosen;
    app.add_option("program", plan.program, "The program papelotte")->required();
    app.add_option("--only", chosen, "A campaign to run (all)")->allow_extra_args(false);
    app.add_option("--seed", plan.seed, "What is random follows from it (1815)");
    app.add_option("--rounds", plan.rounds, "Rounds of kills, and of failures of the network, the disk and the clocks (20)")
        ->check(CLI::Range(1, 10'000));
    app.add_option("--crowd", plan.crowd, "Matches that are played by a crowd, four sockets each (1000)")->check(CLI::Range(1, 4000));
    app.add_option("--minutes", plan.minutes, "How long, with a server killed every minute (1)")->check(CLI::Range(1, 600));
    app.add_option("--messages", plan.messages, "Hostile messages (100000)")->check(CLI::Range(1000, 100'000'000));
    CLI11_PARSE(app, argc, argv);
    try {
        return papelotte::campaign::run(chosen, plan) ? 0 : 1;
    } catch (const std::exception& error) {
        fmt::print(stderr, "campaign: {}\n", error.what());
        return 1;
    }
}
