#include "server/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>

namespace papelotte::server {

namespace {

std::atomic<Level> least_level = Level::info;

std::string_view word(Level level) {
    switch (level) {
        case Level::debug: return "debug";
        case Level::info: return "info";
        case Level::warning: return "warning";
        case Level::error: return "error";
    }
    return "";
}

}  // namespace

void set_log_level(Level least) { least_level = least; }
bool logs(Level level) { return level >= least_level; }

void log_event(Level level, std::string_view event, boost::json::object details) {
    if (!logs(level)) return;
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto second = std::chrono::floor<std::chrono::seconds>(now);
    boost::json::object line{
        {"at", fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(second)), (now - second).count())},
        {"level", word(level)},
        {"event", event}};
    if (!LogsRequest::current.empty()) line["request"] = LogsRequest::current;
    for (auto& [key, value] : details) line[key] = std::move(value);
    const std::string text = boost::json::serialize(line) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);   // one call per line: lines of several threads do not mix
}

}  // namespace papelotte::server
