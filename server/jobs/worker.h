// The program `papelotte worker`: thinks for the servers on a PostgreSQL database. Any number of workers may share the jobs (store/jobs.h).
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <string>

#include "server/store/open_store.h"

namespace papelotte::server {

struct WorkerSettings {
    store::Place place;        // of the database
    int thinkers = 0;          // threads for slow jobs; 0: all cores but one, at least one. One more runs quick jobs
    std::chrono::seconds lease{10};   // after which a job goes to another worker, if this one is not heard of
    std::string log_level = "info";
};

// Works until SIGTERM or SIGINT; then the jobs that are being thought about go back. Calls `ready` with the number of its threads once it takes
// jobs. The error, one line, says why it did not start.
std::expected<void, std::string> run_worker(const WorkerSettings&, const std::function<void(int threads)>& ready);

}   // namespace papelotte::server
