// The whole server: store, workers, matches, network.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "server/settings.h"

namespace papelotte::server {

struct Ports {
    std::uint16_t people = 0;
    std::optional<std::uint16_t> metrics;
};

// Serves until SIGTERM or SIGINT. Calls `listening` with the ports once it listens. The error, one line, says why it did not start.
std::expected<void, std::string> serve(const Settings& settings, const std::function<void(const Ports&)>& listening);

}  // namespace papelotte::server
