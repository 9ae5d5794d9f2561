// The whole server: store, workers, matches, network.
#pragma once

#include <expected>
#include <functional>
#include <string>

#include "server/settings.h"

namespace papelotte::server {

// Serves until SIGTERM or SIGINT. `listening` is called with the port once it does. The error is one clear line: nothing was begun.
std::expected<void, std::string> serve(const Settings& settings, const std::function<void(std::uint16_t)>& listening);

}  // namespace papelotte::server
