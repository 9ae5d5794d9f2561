// Jobs in PostgreSQL (jobs.h).
#pragma once

#include <mutex>

#include "server/store/jobs.h"
#include "server/store/postgres.h"

namespace papelotte::store {

class PostgresJobs final : public Jobs {
   public:
    // `self`: the id of this program's writer, which its own listener does not hear.
    PostgresJobs(PostgresAddress address, std::string self);

    bool add(const Job& job, int most_waiting) override { return insert(add_, job, most_waiting); }
    bool take_over(const Job& job, int most_waiting) override { return insert(take_over_, job, most_waiting); }
    void drop(const std::string& id) override;
    std::vector<JobAnswer> collect() override;
    std::vector<std::string> want() override;
    JobCounts counts() override;

    std::optional<Job> take(bool quick, std::span<const std::string> rules, Milliseconds lease) override;
    std::vector<std::string> renew(std::span<const std::string> ids, Milliseconds lease) override;
    bool answer(const JobAnswer& answer) override;
    void give_back(std::span<const std::string> ids) override;
    void sweep() override;

   private:
    // Each statement is one transaction that may be done twice: a lost connection leaves open whether the first was committed.
    template <class Question> auto ask(const Question& question);
    bool insert(PostgresStatement& statement, const Job& job, int most_waiting);

    const std::string self_;
    std::mutex mutex_;
    PostgresConnection connection_;
    PostgresStatement add_, take_over_, drop_, collect_, want_, count_;
    PostgresStatement take_, renew_, answer_, give_back_, sweep_, give_up_, forget_turns_;
};

}   // namespace papelotte::store
