#include "server/server.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <limits>
#include <thread>

#include "server/api/api.h"
#include "server/log.h"
#include "server/match/played_rules.h"
#include "server/match/upkeep.h"
#include "server/metrics_page.h"
#include "server/store/open_store.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kTasksWaiting = 2000;
constexpr int kThoughtsPerNetwork = 200;
constexpr int kThinkersNiceness = 5;    // network threads and workers go first

int thinkers_of(const Settings& settings) {
    return settings.thinkers.value_or(std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1));
}

net::Limits limits_of(const Settings& settings) {
    net::Limits limits;
    limits.long_body_paths = {"/api/matches", "/api/setup"};   // their bodies may contain a position
    limits.proxy = {.trusted = settings.trust_proxy, .https = settings.public_url.starts_with("https://")};
    if (!settings.unlimited) return limits;
    limits.connections_per_network = 0;
    limits.queued_bytes_per_network = std::numeric_limits<std::size_t>::max();
    return limits;
}

// These signals end the process by default. With them ignored, a client that disconnects or a full file is an error of one call.
void ignore_signals() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

// A second, small server with one thread, for the operators.
class Monitor {
   public:
    static std::expected<std::unique_ptr<Monitor>, std::string> open(const Settings& settings, MetricsPage& page) {
        if (!settings.metrics_port) return nullptr;
        std::string error;
        auto server = net::Server::listen(settings.metrics_host, *settings.metrics_port, 1, {}, page, error);
        if (!server) return std::unexpected("metrics: " + error);
        return std::make_unique<Monitor>(std::move(server));
    }
    explicit Monitor(std::unique_ptr<net::Server> server) : server_(std::move(server)), thread_([this] { server_->run(); }) {}
    Monitor(const Monitor&) = delete;
    Monitor& operator=(const Monitor&) = delete;
    ~Monitor() { server_->stop(); }

    std::uint16_t port() const { return server_->port(); }

   private:
    std::unique_ptr<net::Server> server_;
    std::jthread thread_;
};

}  // namespace

std::expected<void, std::string> serve(const Settings& settings, const std::function<void(const Ports&)>& listening) {
    ignore_signals();
    auto store = store::open_store(settings.place, [](std::string_view line) { log_event(Level::error, "store", {{"problem", line}}); });
    if (!store) return std::unexpected(store.error());

    const bool has_workers = settings.thinkers == 0;
    if (has_workers && !(*store)->neighbours()) return std::unexpected("--thinkers 0: only a PostgreSQL database has workers that could think");

    Metrics metrics;
    const auto failed = [&metrics](std::string_view what) { note_failure(metrics, what); };
    auto workers = std::make_unique<work::Workers>(settings.workers, kTasksWaiting, failed);
    auto thinkers = std::make_unique<work::Thinkers>(thinkers_of(settings), kThoughtsPerNetwork, kThinkersNiceness, failed);
    const auto now = [] { return static_cast<store::Time>(std::time(nullptr)); };
    auto asked = has_workers ? std::make_unique<AskedJobs>((*store)->jobs(), kThoughtsPerNetwork) : nullptr;
    Hub hub(**store, *workers, *thinkers, asked.get(), metrics, settings.pace_milliseconds, now);
    Api api(settings, **store, *workers, *thinkers, asked.get(), hub, metrics);
    Upkeep upkeep(settings, **store, *workers, hub);
    std::string error;
    std::unique_ptr<net::Server> server = net::Server::listen(settings.host, settings.port, settings.threads, limits_of(settings), api, error);
    if (!server) return std::unexpected(error);
    MetricsPage page(metrics, **store, hub, *workers, *thinkers, asked.get(), *server);
    auto monitor = Monitor::open(settings, page);
    if (!monitor) return std::unexpected(monitor.error());
    hub.begin(*server);
    upkeep.begin(*server);
    std::atomic<bool> draining = false;
    const auto stop = [&] {
        api.interrupt();
        server->stop();
    };
    server->on_signal([&](int signal) {
        const bool waits = !draining.exchange(true) && settings.drain_seconds > 0;
        log_event(Level::info, waits ? "draining" : "stopping", {{"signal", signal}});
        api.drain();
        if (!waits) return stop();
        server->post_after(0, settings.drain_seconds * 1000, stop);
    });
    store::Neighbours* const others = (*store)->neighbours();
    const auto heard = [&](const store::News& news) {
        if (asked) asked->heard(news);
        api.heard(news);
    };
    if (others) others->listen(heard, played_rules());
    log_event(Level::info, "listening", {{"host", settings.host}, {"port", server->port()}, {"threads", settings.threads}});
    listening({server->port(), *monitor ? std::optional((*monitor)->port()) : std::nullopt});
    server->run();
    monitor->reset();
    if (others) {
        others->stop_listening();
        (*store)->submit({store::Tell{{store::News::Kind::gone, ""}}}, {});
    }
    // The network has stopped. Running tasks may still post to it, so it is destroyed last: workers first, then the store's queue,
    // then the matches.
    hub.interrupt();
    if (asked) asked->end();
    thinkers.reset();
    workers.reset();
    (*store)->flush();
    hub.end();
    server.reset();
    log_event(Level::info, "stopped");
    return {};
}

}   // namespace papelotte::server
