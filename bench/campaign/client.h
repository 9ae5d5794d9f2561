// One client at one match: it watches, or plays random legal actions for its seat, connects again to any server when it is cut off, and
// notes all of it for the checker.
#pragma once

#include <boost/json.hpp>
#include <mutex>
#include <optional>

#include "bench/campaign/checker.h"
#include "bench/campaign/site.h"

namespace papelotte::campaign {

// What all clients of a campaign count together.
struct Counts {
    std::atomic<std::int64_t> acknowledged{0}, unanswered{0}, unavailable{0}, connections{0};

    void surprise(std::string text);                  // an answer that nobody may get
    std::vector<std::string> surprises() const;

   private:
    mutable std::mutex mutex_;
    std::vector<std::string> surprises_;
};

class Client {
   public:
    struct Who {
        std::string name, match, cookie;
        bool plays = false;
    };
    Client(const Site& site, Who who, unsigned seed, Counts& counts, std::atomic<std::int64_t>& progress);

    void run(const std::stop_token& stop);            // until the match is over
    ClientLog take_log() { return std::move(log_); }

   private:
    void attend(const std::stop_token& stop);         // one connection
    void take(const boost::json::object& message);
    void take_state(const boost::json::object& message);
    void see(std::int64_t number, const boost::json::value* record);
    void take_error(const boost::json::object& message);
    bool my_turn() const;
    void play(net_test::WsClient& socket);
    void acknowledge(std::int64_t number);

    const Site& site_;
    Who who_;
    Random random_;
    Counts& counts_;
    std::atomic<std::int64_t>& progress_;             // acknowledged actions at this table
    ClientLog log_;
    boost::json::object decision_;
    std::string as_;
    std::int64_t rev_ = -1, ref_ = 0, wait_for_ = -1;   // after "stale": acts again from that record on
    bool pending_ = false, over_ = false;
};

}   // namespace papelotte::campaign
