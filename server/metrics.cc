// See metrics.h.
#include "server/metrics.h"

#include "server/log.h"

namespace papelotte::server {

void note_failure(Metrics& metrics, std::string_view what) noexcept {
    ++metrics.internal_errors;
    try {
        log_event(Level::error, "internal_error", {{"problem", what}});
    } catch (const std::exception&) {   // NOLINT(bugprone-empty-catch): no memory for a log line, but it was counted
    }
}

}  // namespace papelotte::server
