#include "server/server.h"

#include <algorithm>
#include <csignal>
#include <thread>

#include "server/api/api.h"
#include "server/log.h"
#include "server/store/sqlite_store.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kTasksWaiting = 2000, kThoughtsWaiting = 200;
constexpr int kThinkersNiceness = 5;    // whoever plays by hand is served first

int thinkers_of(const Settings& settings) {
    return settings.thinkers > 0 ? settings.thinkers : std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

std::expected<std::unique_ptr<store::Store>, std::string> open_store(const std::string& database) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (!database.starts_with(kSqlite) || database.size() == kSqlite.size())
        return std::unexpected("--db must be sqlite:FILE, such as sqlite:papelotte.db");
    return store::open_sqlite(database.substr(kSqlite.size()),
                              [](std::string_view line) { log_event(Level::error, "store", {{"problem", line}}); });
}

}  // namespace

std::expected<void, std::string> serve(const Settings& settings, const std::function<void(std::uint16_t)>& listening) {
    std::signal(SIGPIPE, SIG_IGN);
    auto store = open_store(settings.database);
    if (!store) return std::unexpected(store.error());

    auto workers = std::make_unique<people::Workers>(settings.workers, kTasksWaiting);
    auto thinkers = std::make_unique<people::Workers>(thinkers_of(settings), kThoughtsWaiting, kThinkersNiceness);
    const auto now = [] { return static_cast<store::Time>(std::time(nullptr)); };
    Hub hub(**store, *workers, *thinkers, settings.pace_milliseconds, now);
    Api api(settings, **store, *workers, *thinkers, hub);
    net::Limits limits;
    if (settings.unlimited) limits.connections_an_address = 1'000'000;
    std::string error;
    std::unique_ptr<net::Server> server = net::Server::listen(settings.host, settings.port, settings.threads, limits, api, error);
    if (!server) return std::unexpected(error);
    hub.begin(*server);
    api.begin(*server);
    server->on_signal([&](int signal) {
        log_event(Level::info, "stopping", {{"signal", signal}});
        server->stop();
    });
    log_event(Level::info, "listening", {{"host", settings.host}, {"port", server->port()}, {"threads", settings.threads}});
    listening(server->port());
    server->run();
    // The network rests. What still works may post to it, so it goes last: workers, then what waits for the disk, then the matches.
    thinkers.reset();
    workers.reset();
    (*store)->flush();
    hub.end();
    server.reset();
    log_event(Level::info, "stopped");
    return {};
}

}  // namespace papelotte::server
