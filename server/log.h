// Structured logs: one JSON object per line on stderr.
//   {"at":"2026-06-18T11:35:00.123Z","level":"info","event":"listening","port":1815}
// Tokens, passwords, seeds and chats are never logged.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

namespace papelotte::server {

enum class Level { debug, info, warning, error };

void set_log_level(Level least);
void log_event(Level level, std::string_view event, boost::json::object details = {});

}  // namespace papelotte::server
