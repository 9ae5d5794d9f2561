// The server's counters. All threads write them; metrics_page.h reads them.
#pragma once

#include <atomic>
#include <cstdint>
#include <string_view>

#include "server/histogram.h"

namespace papelotte::server {

struct Metrics {
    using Counter = std::atomic<std::uint64_t>;
    Counter messages_refused = 0, matches_made = 0, matches_broken = 0, sign_ins = 0, sign_ins_failed = 0, internal_errors = 0;
    Counter thoughts = 0, thoughts_interrupted = 0, chances_reckoned = 0;
    Histogram acknowledged;   // from a person's message to its record on the disk
    Histogram requests;       // of the HTTP API, without the time that they waited for a worker
};

// Logs and counts an exception that ended a request, a task or a connection.
void note_failure(Metrics& metrics, std::string_view what) noexcept;

}  // namespace papelotte::server
