// Structured logs: one JSON object per line on stderr.
//   {"at":"2026-06-18T11:35:00.123Z","level":"info","event":"listening","port":1815}
// Tokens, passwords, seeds and chats are never logged.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>
#include <utility>

namespace papelotte::server {

enum class Level { debug, info, warning, error };

void set_log_level(Level least);
bool logs(Level level);

// While it lives, the lines of this thread carry the id of the request that they are about, as "request".
class LogsRequest {
   public:
    explicit LogsRequest(std::string_view id) : outer_(std::exchange(current, id)) {}
    LogsRequest(const LogsRequest&) = delete;
    LogsRequest& operator=(const LogsRequest&) = delete;
    ~LogsRequest() { current = outer_; }
    static inline thread_local std::string_view current;

   private:
    std::string_view outer_;
};

void log_event(Level level, std::string_view event, boost::json::object details = {});

}  // namespace papelotte::server
