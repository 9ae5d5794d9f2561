// A table that plays one match after the other until it is stopped: a client for each seat and one that watches, each a thread.
#pragma once

#include <string>
#include <thread>
#include <vector>

#include "bench/campaign/client.h"

namespace papelotte::campaign {

struct Offer {
    std::string game;
    std::vector<std::string> seats;
    bool lists_all = true;   // false: actions have decimals, and the list of legal ones only represents them
    bool with_computer = false;   // which has the last seat
};
std::vector<Offer> games_offered(const Site& site);

// Makes a match whose seats are taken, and returns who attends it: a player for each seat of a person, and those who watch. Empty: it was
// stopped, or a server failed meanwhile.
std::vector<Attendance::Who> sit_down(const Site& site, const Offer& offer, int watchers, Random& random, const std::stop_token& stop);

class Table {
   public:
    Table(const Site& site, Offer offer, unsigned seed, Counts& counts);
    ~Table() { stop(); }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // Grows as long as the match goes on, or another one begins.
    std::int64_t progress() const { return progress_; }
    std::string match() const;
    int matches() const { return matches_; }
    void stop();
    std::vector<ClientLog> take_logs() { return std::move(logs_); }   // of a stopped table

   private:
    void play_matches(const std::stop_token& stop);
    std::vector<Client> clients_of_a_new_match(const std::stop_token& stop);

    const Site& site_;
    Offer offer_;
    Random random_;
    Counts& counts_;
    std::atomic<std::int64_t> progress_{0};
    std::atomic<int> matches_{0};
    mutable std::mutex mutex_;
    std::string match_;
    std::vector<ClientLog> logs_;
    std::jthread thread_;                                             // the last: it uses all of the above
};

}   // namespace papelotte::campaign
