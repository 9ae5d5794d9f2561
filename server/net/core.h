// What the files of this folder share, with Boost.Asio: only they may include it (others see net.h).
//
//     Core ── Lane 0 ── io_context, its thread, its listener, its connections, its counts
//          ├─ Lane 1 ── …
//          └─ what all lanes share: limits, the handler, connections an address
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

#include "server/net/net.h"
#include "server/net/response.h"

namespace papelotte::net {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;
using ErrorCode = boost::system::error_code;

// The executor is named by its type, which spares a virtual call and an allocation in each step of a coroutine.
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
template <class T = void> using Awaitable = asio::awaitable<T, Executor>;
inline constexpr auto kWait = asio::as_tuple(asio::use_awaitable_t<Executor>());   // errors as values: a disconnect is no exception

struct Core;

// A count that one thread writes and any may read.
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

// What the lane does to its connections when time passes or the server stops. All of it on the lane's thread.
class Connection {
   public:
    virtual void wind_up() = 0;                                  // the server stops: end when what is under way is done
    virtual void cut() = 0;                                      // at once; repeated until it has ended
    virtual void overdue() { cut(); }                            // its deadline has passed
    Clock::time_point deadline = Clock::time_point::max();

   protected:
    ~Connection() = default;
};

struct alignas(64) Lane {
    explicit Lane(Core& the_core) : core(the_core) {}

    static inline thread_local const Lane* current = nullptr;    // whose thread this is

    Core& core;
    asio::io_context io{1};
    Acceptor listener{io};
    Timer watch{io};                                             // one clock for the deadlines of all its connections
    std::unordered_set<Connection*> connections;
    Clock::time_point end = Clock::time_point::max();            // when a stopping server waits no longer
    Counts counts;
    std::mutex tasks_mutex;
    std::vector<std::move_only_function<void()>> tasks;          // posted from anywhere

    void do_tasks();
};

// As long as it exists, the lane knows the connection.
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

// How many connections each address has, over all lanes.
class Addresses {
   public:
    bool enter(const std::string& address, int limit);           // limit 0: none
    void leave(const std::string& address);

   private:
    std::mutex mutex_;
    std::unordered_map<std::string, int> connections_;
};

struct Core : std::enable_shared_from_this<Core> {
    Core(Limits the_limits, Handler& the_handler, int threads);

    void leave();                                                // one listener or connection less; after the last one the lanes end

    const Limits limits;
    Handler& handler;
    std::vector<std::unique_ptr<Lane>> lanes;
    Addresses addresses;
    std::atomic<bool> stopping = false;
    std::atomic<int> alive;                                      // listeners and connections
    std::atomic<std::uint64_t> last_socket = 0;
};

// The right to be served: made when a connection is accepted, dead when it has ended.
class Ticket {
   public:
    Ticket(Core& core, std::string address) : core_(&core), address_(std::move(address)) {
        core.alive.fetch_add(1);
        admitted_ = core.addresses.enter(address_, core.limits.connections_an_address);
    }
    Ticket(Ticket&& other) noexcept
        : core_(std::exchange(other.core_, nullptr)), address_(std::move(other.address_)), admitted_(other.admitted_) {}
    Ticket& operator=(Ticket&&) = delete;
    ~Ticket() {
        if (!core_) return;
        if (admitted_) core_->addresses.leave(address_);
        core_->leave();
    }

    bool admitted() const { return admitted_; }

   private:
    Core* core_;
    std::string address_;
    bool admitted_ = false;
};

// http.cc: serves requests until the connection ends, also as a WebSocket when it becomes one. Without admission: 429.
Awaitable<> serve(TcpSocket socket, Lane& lane, std::string address, Ticket ticket);

}  // namespace papelotte::net
