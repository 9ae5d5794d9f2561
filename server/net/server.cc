// See net.h and core.h. Listening, the threads and their lanes, stopping.
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/basic_signal_set.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <csignal>
#include <thread>

#include "server/net/core.h"

namespace papelotte::net {

namespace {

using ReusePort = asio::detail::socket_option::boolean<SOL_SOCKET, SO_REUSEPORT>;

constexpr std::chrono::milliseconds kWatch{250};      // the precision of deadlines
constexpr std::chrono::milliseconds kAcceptRetry{50};      // wait after a failed accept, most likely for lack of descriptors
constexpr std::chrono::seconds kGrace{2};             // for running requests when the server stops

// Each socket needs a descriptor, and the usual soft limit of 1,024 is far below what the system allows.
void raise_descriptor_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

Awaitable<> accept_all(Lane& lane) {
    Core& core = lane.core;
    while (!core.stopping) {
        auto [error, socket] = co_await lane.listener.async_accept(kWait);
        if (core.stopping) break;
        ErrorCode gone;
        if (error) {
            Timer pause(lane.io, kAcceptRetry);
            co_await pause.async_wait(kWait);
            continue;
        }
        const Tcp::endpoint peer = socket.remote_endpoint(gone);
        if (gone) continue;
        socket.set_option(Tcp::no_delay(true), gone);
        lane.counts.connections.add(1);
        guarded(core, [&] {
            asio::co_spawn(lane.io, serve(std::move(socket), lane, client_of(peer.address()), Ticket(core)),
                           [&core](std::exception_ptr failure) {
                               if (failure) guarded(core, [&] { std::rethrow_exception(failure); });
                           });
        });
    }
    core.leave();
}

Awaitable<> keep_watch(Lane& lane) {
    while (true) {
        lane.watch.expires_after(kWatch);
        co_await lane.watch.async_wait(kWait);
        const Clock::time_point now = Clock::now();
        for (Connection* connection : lane.connections) {
            if (now >= lane.end) connection->cut();
            else if (now >= connection->deadline) connection->overdue();
        }
    }
}

class AsioServer final : public Server {
   public:
    AsioServer(const Limits& limits, Handler& handler, int threads) : core_(std::make_shared<Core>(limits, handler, threads)) {}

    void open(const std::string& host, std::uint16_t port);   // throws the system's error

    std::uint16_t port() const override { return port_; }
    void run() override;
    void stop() override;
    void on_signal(std::function<void(int)> handler) override;
    int lanes() const override { return static_cast<int>(core_->lanes.size()); }
    void post(int lane, std::move_only_function<void()> task) override;
    void post_after(int lane, int milliseconds, std::move_only_function<void()> task) override;
    Counters counters() const override;

   private:
    using Signals = asio::basic_signal_set<Executor>;

    asio::io_context& io(int lane) { return core_->lanes[static_cast<std::size_t>(lane)]->io; }
    void await_signal();

    std::shared_ptr<Core> core_;
    std::unique_ptr<Signals> signals_;
    std::function<void(int)> signal_handler_;
    std::uint16_t port_ = 0;
};

// The system distributes connections over the sockets that share a port. The first one is bound before sharing is enabled: so a second
// server on the same port is refused instead of getting half of the connections.
void AsioServer::open(const std::string& host, std::uint16_t port) {
    Tcp::endpoint endpoint(asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host), port);
    for (const auto& lane : core_->lanes) {
        Acceptor& listener = lane->listener;
        listener.open(endpoint.protocol());
        listener.set_option(Acceptor::reuse_address(true));
        if (endpoint.address().is_v6()) listener.set_option(asio::ip::v6_only(false));
        const bool first = lane == core_->lanes.front();
        if (!first) listener.set_option(ReusePort(true));
        listener.bind(endpoint);
        if (first) listener.set_option(ReusePort(true));
        listener.listen();
        endpoint.port(listener.local_endpoint().port());
    }
    port_ = endpoint.port();
}

void AsioServer::run() {
    const auto serve_lane = [](Lane& lane) noexcept {
        Lane::current = &lane;
        asio::co_spawn(lane.io, accept_all(lane), asio::detached);
        asio::co_spawn(lane.io, keep_watch(lane), asio::detached);
        while (!guarded(lane.core, [&] { lane.io.run(); })) {   // the task that threw is dropped; the others run
        }
        Lane::current = nullptr;
    };
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < core_->lanes.size(); ++i) threads.emplace_back(serve_lane, std::ref(*core_->lanes[i]));
    serve_lane(*core_->lanes.front());
}

void AsioServer::stop() {
    if (core_->stopping.exchange(true)) return;
    for (const auto& lane : core_->lanes)
        asio::post(lane->io, [&lane = *lane] {
            ErrorCode ignored;
            lane.listener.close(ignored);
            lane.end = Clock::now() + kGrace;
            for (Connection* connection : lane.connections) connection->finish();
        });
}

void AsioServer::on_signal(std::function<void(int)> handler) {
    signal_handler_ = std::move(handler);
    signals_ = std::make_unique<Signals>(io(0), SIGINT, SIGTERM);
    await_signal();
}

void AsioServer::await_signal() {
    signals_->async_wait([this](const ErrorCode& error, int signal) {
        if (error) return;
        guarded(*core_, [&] { signal_handler_(signal); });
        await_signal();
    });
}

// If tasks wait already, the thread need not be woken again.
void AsioServer::post(int lane, std::move_only_function<void()> task) {
    Lane& to = *core_->lanes[static_cast<std::size_t>(lane)];
    bool first = false;
    {
        const std::lock_guard lock(to.tasks_mutex);
        first = to.tasks.empty();
        to.tasks.push_back(std::move(task));
    }
    if (first) asio::post(to.io, [&to] { to.do_tasks(); });
}

void AsioServer::post_after(int lane, int milliseconds, std::move_only_function<void()> task) {
    auto timer = std::make_unique<Timer>(io(lane), std::chrono::milliseconds(milliseconds));
    Timer& waiting = *timer;
    waiting.async_wait([core = core_.get(), timer = std::move(timer), task = std::move(task)](const ErrorCode& error) mutable {
        if (!error) guarded(*core, task);
    });
}

Counters AsioServer::counters() const {
    Counters sum{};
    for (const auto& lane : core_->lanes) {
        const Counts& counts = lane->counts;
        sum.requests += counts.requests.read();
        sum.connections += counts.connections.read();
        sum.sockets_open += counts.sockets_open.read();
        sum.messages_in += counts.messages_in.read();
        sum.messages_out += counts.messages_out.read();
        sum.bytes_out += counts.bytes_out.read();
        sum.dropped_slow += counts.dropped_slow.read();
        sum.refused += counts.refused.read();
    }
    return sum;
}

}  // namespace

void Lane::do_tasks() {
    std::vector<std::move_only_function<void()>> now;
    {
        const std::lock_guard lock(tasks_mutex);
        now.swap(tasks);
    }
    for (auto& task : now) guarded(core, task);
}

std::shared_ptr<Usage> Networks::enter(const std::string& network, int limit) {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<Usage>& usage = usages_[network];
    if (!usage) usage = std::make_shared<Usage>();
    if (limit > 0 && usage->connections >= limit) return nullptr;
    ++usage->connections;
    return usage;
}

void Networks::leave(const std::string& network) {
    const std::lock_guard lock(mutex_);
    const auto found = usages_.find(network);
    if (--found->second->connections == 0) usages_.erase(found);
}

Core::Core(const Limits& the_limits, Handler& the_handler, int threads) : limits(the_limits), handler(the_handler), alive(threads) {
    for (int i = 0; i < threads; ++i) lanes.push_back(std::make_unique<Lane>(*this));
}

// Tasks posted before are still run.
void Core::leave() {
    if (alive.fetch_sub(1) > 1) return;
    for (const auto& lane : lanes) asio::post(lane->io, [&io = lane->io] { io.stop(); });
}

std::unique_ptr<Server> Server::listen(const std::string& host, std::uint16_t port, int threads, const Limits& limits, Handler& handler,
                                       std::string& error) {
    raise_descriptor_limit();
    try {
        auto server = std::make_unique<AsioServer>(limits, handler, std::max(threads, 1));
        server->open(host, port);
        return server;
    } catch (const boost::system::system_error& failure) {
        const ErrorCode code = failure.code();
        if (code == asio::error::address_in_use) error = "port " + std::to_string(port) + " is in use";
        else if (code == asio::error::access_denied) error = "port " + std::to_string(port) + " needs more rights than this program has";
        else error = "cannot listen on " + host + " port " + std::to_string(port) + ": " + code.message();
        return nullptr;
    }
}

}  // namespace papelotte::net
