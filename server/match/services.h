// The services of the server that a match needs. The hub provides them.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "server/jobs/question.h"
#include "server/metrics.h"
#include "server/store/store.h"
#include "server/work/thinkers.h"

namespace papelotte::server {

struct Services {
    using Job = std::move_only_function<void()>;

    store::Store* store = nullptr;
    Metrics* metrics = nullptr;
    std::function<void(Job)> post;                              // runs the job on the match's lane
    std::function<void(int milliseconds, Job)> post_after;      // the same, later
    // Runs the job on a thread for computer players. False: the job was dropped, since too many jobs of its owner's network wait already.
    std::function<bool(const work::TaskOwner&, work::Length, Job)> think;
    // If workers think instead: asks them. `begun`: one of them thinks about it. The answer is JSON; nullopt: it was refused, or stopped, or has
    // taken longer than the patience, if that is not zero.
    using Answered = std::move_only_function<void(std::optional<std::string>)>;
    std::function<void(const work::TaskOwner&, work::Length, const Question&, const std::stop_token&, std::chrono::seconds patience, Job begun,
                       Answered)>
        ask_workers;
    std::function<store::Time()> now;
    // If other servers share the database. Of those that have a match in memory one thinks for its computers: Match::may_lead is the answer.
    std::function<void()> ask_to_lead, stop_leading;
    std::function<void()> read_on;   // everything that others have written: Match::catch_up
    // Reads all records of the match on a worker; nullopt: they could not be read.
    std::function<void(std::move_only_function<void(std::optional<std::vector<store::RecordRow>>)>)> read_all;
    std::function<void()> give_up;   // the store failed: removes this match from memory
    int pace_milliseconds = 400;   // between two moves of computer players
};

}   // namespace papelotte::server
