// What workers are to think about: rows in the database (PostgreSQL). A server adds a job; a worker takes it with a lease, which it renews while
// it thinks; the answer goes to the server, which deletes the row. If the lease runs out, another worker may take the job. All times are
// those of the database.
//
// Jobs are taken in the order of work::FairQueue: networks take turns, within a network its people take turns, and the jobs of one
// person keep their order. Quick and slow jobs have separate queues.
//
// Nobody needs to be told of a job for it to be right: the news (store.h) only save waiting. So lost news and lost connections do no harm.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace papelotte::store {

struct Job {
    std::string id;   // a random token
    std::string kind;   // "move", "hint", "odds", "chances", "story"
    bool quick = false;
    std::string match;
    std::int64_t rev = 0;   // the match's record that it is about
    bool lasting = false;   // a later record does not make it useless
    std::string rules;   // which version of a game's rules is needed (server/match/played_rules.h)
    std::string network, person;   // work::TaskOwner
    std::string question;   // JSON
};

struct JobAnswer {
    std::string id;
    std::string text;   // JSON; if it failed: why, for the log
    bool failed = false;
};

struct JobCounts {
    struct Queue {
        std::int64_t waiting = 0;
        double oldest_seconds = 0;   // since the oldest waiting job was asked
    };
    Queue quick, slow;
    std::int64_t thinking = 0;   // taken, not answered
};

// May be used from several threads at once. Waits for the database; throws DatabaseError if it cannot be reached or used.
class Jobs {
   public:
    using Milliseconds = std::chrono::milliseconds;

    virtual ~Jobs() = default;

    // --- For servers ----------------------------------------------------------------------------------------------------------
    // False: not added, since so many of its network wait already. A job that is there already stays as it is.
    virtual bool add(const Job& job, int most_waiting) = 0;
    // The same, for a job that takes the place of another server's job of that kind for the same match: that server has ended, or will.
    virtual bool take_over(const Job& job, int most_waiting) = 0;
    virtual void drop(const std::string& id) = 0;
    // Those of this server, which are deleted.
    virtual std::vector<JobAnswer> collect() = 0;
    // Tells that this server still wants its jobs; otherwise they are deleted after a minute. Returns the ids of all that are there.
    virtual std::vector<std::string> want() = 0;
    virtual JobCounts counts() = 0;

    // --- For workers ----------------------------------------------------------------------------------------------------------
    // The next job that needs one of these rules. Nobody else can take it during the lease.
    virtual std::optional<Job> take(bool quick, std::span<const std::string> rules, Milliseconds lease) = 0;
    // Prolongs the leases of jobs that this worker has taken. Returns those that are still to be thought about: not those that were
    // dropped or taken by another worker, or whose match has gone on.
    virtual std::vector<std::string> renew(std::span<const std::string> ids, Milliseconds lease) = 0;
    virtual bool answer(const JobAnswer& answer) = 0;   // false: nobody waits for it from this worker any more
    virtual void give_back(std::span<const std::string> ids) = 0;   // others may take them at once
    virtual void sweep() = 0;   // deletes what nobody wants, and gives up jobs at which several workers died
};

}   // namespace papelotte::store
