// What one client knows of its match, sends and notes for the checker, over all its connections, whatever carries its messages.
#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <mutex>

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

class Attendance {
   public:
    struct Who {
        std::string name, match, cookie;
        bool plays = false;
    };
    // `progress`: acknowledged actions at this table.
    Attendance(Who who, unsigned seed, Counts& counts, std::atomic<std::int64_t>& progress);

    std::string path() const;                         // of its socket, with the record that it has seen
    const std::string& match() const { return who_.match; }
    const std::string& cookie() const { return who_.cookie; }
    void connected();
    void disconnected();                              // what was not answered may have counted or not
    bool take(const boost::json::object& message);   // false: the server cannot write now

    bool may_play() const;                            // its seat is to act, and nothing of it is under way
    std::string action();                             // a random legal action, to be sent now
    bool pending() const { return pending_; }         // it waits for an answer
    bool over() const { return over_; }
    ClientLog take_log() { return std::move(log_); }

   private:
    void take_state(const boost::json::object& message);
    void see(std::int64_t number, const boost::json::value* record);
    bool take_error(const boost::json::object& message);
    void acknowledge(std::int64_t number);

    Who who_;
    Random random_;
    Counts* counts_;
    std::atomic<std::int64_t>* progress_;
    ClientLog log_;
    boost::json::object decision_;
    std::string as_;
    std::int64_t rev_ = -1, ref_ = 0, wait_for_ = -1;   // after "stale": acts again from that record on
    bool begun_ = false, pending_ = false, over_ = false;
};

}   // namespace papelotte::campaign
