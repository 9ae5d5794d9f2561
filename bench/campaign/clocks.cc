// The clock of each server jumps by itself, forwards and back, under load, and servers are started with wrong clocks (libfaketime). No match
// may end by it.
#include <fmt/format.h>
#include <signal.h>
#include <stdlib.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "bench/campaign/campaigns.h"
#include "bench/campaign/match_day.h"

namespace papelotte::campaign {

namespace {

namespace fs = std::filesystem;

// A match may be left alone for days; sessions last for 400.
constexpr std::array kJumps = {"+0", "+3h", "-3h", "+20d", "-20d", "+300d"};

// Where Debian has it.
std::string faking_library() {
    for (const fs::directory_entry& folder : fs::directory_iterator("/usr/lib"))
        if (const fs::path library = folder.path() / "faketime/libfaketimeMT.so.1"; fs::exists(library)) return library;
    throw std::runtime_error("there is no libfaketime");
}

// A clock for each server: a file says how wrong it is.
class Clocks {
   public:
    Clocks() {
        std::string pattern = (fs::temp_directory_path() / "papelotte-clocks-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        for (std::size_t i = 0; i < Site::kServers; ++i) set(i, kJumps.front());
    }
    ~Clocks() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Clocks(const Clocks&) = delete;
    Clocks& operator=(const Clocks&) = delete;

    void set(std::size_t server, const std::string& wrong_by) const {
        std::ofstream(file(server) + ".next") << wrong_by << '\n';
        fs::rename(file(server) + ".next", file(server));
    }
    // The time since the machine began cannot jump.
    MatchDay::Variables variables() const {
        MatchDay::Variables all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all.at(i) = {"LD_PRELOAD=" + faking_library(), "FAKETIME_TIMESTAMP_FILE=" + file(i), "FAKETIME_CACHE_DURATION=1",
                         "FAKETIME_DONT_FAKE_MONOTONIC=1"};
        return all;
    }

   private:
    std::string file(std::size_t server) const { return (folder_ / fmt::format("server_{}", server)).string(); }
    fs::path folder_;
};

}   // namespace

Report run_clocks(const Plan& plan) {
    const Clocks clocks;
    MatchDay day("clocks", plan, "", clocks.variables());
    day.begin();
    int started = 0;
    for (int round = 0; round < plan.rounds && day.good(); ++round) {
        const std::size_t server = day.random() % day.servers.size();
        const std::string wrong_by = kJumps.at(day.random() % kJumps.size());
        clocks.set(server, wrong_by);
        if (day.random() % 3 == 0) {
            day.servers[server]->end(SIGKILL);
            day.open(server);
            ++started;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1000 + day.random() % 2000));   // it is noticed within a second
        day.wait_for_progress(round, wrong_by);
    }
    if (day.asked("SELECT max(at) - min(at) > 10 * 86400 FROM records") != "t" && plan.rounds >= 10) day.violated("no clock has jumped");
    if (const std::string ended = day.asked("SELECT count(*) FROM matches WHERE result LIKE '%abandon%'"); ended != "0")
        day.violated(ended + " matches have ended as if they had been left alone");
    day.figures = {{"rounds", plan.rounds}, {"started_with_a_wrong_clock", started}};
    return day.finish();
}

}   // namespace papelotte::campaign
