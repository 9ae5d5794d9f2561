// What the files of this folder share. It uses Boost.Asio, so only they may include it (others use net.h).
//
//     Core ── Lane 0 ── io_context, its thread, its listener, its connections, its counts
//          ├─ Lane 1 ── …
//          └─ shared by all lanes: limits, the handler, the usage of each network
#pragma once

#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/net/address.h"
#include "server/net/net.h"
#include "server/net/response.h"

namespace papelotte::net {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;
using ErrorCode = boost::system::error_code;

// Naming the executor's type saves a virtual call and an allocation in each step of a coroutine.
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
template <class T = void> using Awaitable = asio::awaitable<T, Executor>;
inline constexpr auto kWait = asio::as_tuple(asio::use_awaitable_t<Executor>());   // errors as values: a disconnect does not throw

struct Core;

// A counter that one thread writes and all threads may read.
class Count {
   public:
    void add(std::uint64_t n) { value_.store(value_.load(std::memory_order_relaxed) + n, std::memory_order_relaxed); }
    void take(std::uint64_t n) { add(0 - n); }
    std::uint64_t read() const { return value_.load(std::memory_order_relaxed); }

   private:
    std::atomic<std::uint64_t> value_ = 0;
};

struct Counts {
    Count requests, connections, sockets_open, messages_in, messages_out, bytes_out, dropped_slow, refused;
};

// The functions that a lane calls when a deadline has passed or the server stops. All run on the lane's thread.
class Connection {
   public:
    virtual void finish() = 0;                                  // the server stops: end after the current work
    virtual void cut() = 0;                                      // at once; repeated until it has ended
    virtual void overdue() { cut(); }                            // its deadline has passed
    Clock::time_point deadline = Clock::time_point::max();

   protected:
    ~Connection() = default;
};

struct alignas(64) Lane {
    explicit Lane(Core& the_core) : core(the_core) {}

    static inline thread_local const Lane* current = nullptr;    // the lane of the calling thread

    Core& core;
    asio::io_context io{1};
    Acceptor listener{io};
    Timer watch{io};                                             // one timer for the deadlines of all connections
    std::unordered_set<Connection*> connections;
    Clock::time_point end = Clock::time_point::max();            // when a stopping server stops waiting
    Counts counts;
    std::mutex tasks_mutex;
    std::vector<std::move_only_function<void()>> tasks;          // posted from anywhere

    void do_tasks();
};

// Registers the connection with its lane, for as long as this object lives.
class Registered {
   public:
    Registered(Lane& lane, Connection& connection) : lane_(lane), connection_(connection) { lane_.connections.insert(&connection_); }
    Registered(const Registered&) = delete;
    Registered& operator=(const Registered&) = delete;
    ~Registered() { lane_.connections.erase(&connection_); }

   private:
    Lane& lane_;
    Connection& connection_;
};

// What the clients of one network use at present, summed over all lanes.
struct Usage {
    int connections = 0;                                         // under the mutex of Networks
    std::atomic<std::size_t> queued_bytes = 0;                   // for clients that do not read
};

class Networks {
   public:
    std::shared_ptr<Usage> enter(const std::string& network, int limit);   // null: too many connections; limit 0: unlimited
    void leave(const std::string& network);

   private:
    std::mutex mutex_;
    std::unordered_map<std::string, std::shared_ptr<Usage>> usages_;
};

struct Core : std::enable_shared_from_this<Core> {
    Core(const Limits& the_limits, Handler& the_handler, int threads);

    void leave();                                                // a listener or connection has ended; after the last one the lanes end

    const Limits limits;
    Handler& handler;
    std::vector<std::unique_ptr<Lane>> lanes;
    Networks networks;
    std::atomic<bool> stopping = false;
    std::atomic<int> alive;                                      // listeners and connections
    std::atomic<std::uint64_t> last_socket = 0;
};

// While this object lives, the server waits for the connection before it ends.
class Ticket {
   public:
    explicit Ticket(Core& core) : core_(&core) { core.alive.fetch_add(1); }
    Ticket(Ticket&& other) noexcept : core_(std::exchange(other.core_, nullptr)) {}
    Ticket& operator=(Ticket&&) = delete;
    ~Ticket() {
        if (core_) core_->leave();
    }

   private:
    Core* core_;
};

// Counts one more connection of a network, if its limit allows that. A direct client counts as long as its TCP connection lasts. The
// connections of a trusted proxy carry many clients: there each request counts until it is answered, or until its WebSocket has ended.
class Admission {
   public:
    Admission(Core& core, std::string network)
        : core_(&core), network_(std::move(network)), usage_(core.networks.enter(network_, core.limits.connections_per_network)) {}
    Admission(Admission&& other) noexcept : core_(other.core_), network_(std::move(other.network_)), usage_(std::move(other.usage_)) {}
    Admission& operator=(Admission&& other) noexcept {
        std::swap(core_, other.core_);
        std::swap(network_, other.network_);
        std::swap(usage_, other.usage_);
        return *this;
    }
    ~Admission() {
        if (usage_) core_->networks.leave(network_);
    }

    bool granted() const { return usage_ != nullptr; }
    const std::shared_ptr<Usage>& usage() const { return usage_; }

   private:
    Core* core_;
    std::string network_;
    std::shared_ptr<Usage> usage_;
};

// http.cc: serves requests until the connection ends, including a WebSocket if it is upgraded.
Awaitable<> serve(TcpSocket socket, Lane& lane, Client peer, Ticket ticket);

// Runs a callback or a task; an exception goes to the handler. False: it threw.
template <class Task>
bool guarded(Core& core, Task&& task) {
    try {
        std::forward<Task>(task)();
        return true;
    } catch (const std::exception& error) {
        core.handler.failed(error.what());
    } catch (...) {
        core.handler.failed("an exception of an unknown type");
    }
    return false;
}

}   // namespace papelotte::net
