// See net.h and core.h. One WebSocket: a coroutine reads; messages are written at once, or from a bounded queue. Beast does the
// handshake. Frames are read and written by frames.h, since an action is sent to all viewers of a match, and Beast's composed
// operations took as long as the rest of sending it.
#include "server/net/websocket.h"

#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <optional>

#include "server/net/frames.h"
#include "server/net/head.h"

namespace papelotte::net {

namespace {

constexpr std::chrono::seconds kHandshake{10};
constexpr std::chrono::seconds kCloseTimeout{3};   // for the client to answer a close frame
constexpr int kSystemBuffer = 128 * 1024;      // of the system, for sent data: without a limit it would grow to megabytes

// All functions except send, close, id, network and request run on the thread of its lane. The TCP socket is destroyed with the connection,
// since it uses the lane; the rest lives while somebody holds the WebSocket.
class WebSocket final : public Socket, public Connection, public std::enable_shared_from_this<WebSocket> {
   public:
    WebSocket(TcpSocket socket, const Upgrade& upgrade, Lane& lane);

    Awaitable<> run(const Upgrade& upgrade);

    void send(Message text) override;
    void close(std::uint16_t code, std::string_view reason) override;
    std::uint64_t id() const override { return id_; }
    const std::string& network() const override { return network_; }
    const std::string& request() const override { return request_; }

    void finish() override { end_with(CloseCode::service_restart, "the server stops"); }
    void cut() override;
    void overdue() override;

   private:
    struct Outgoing {
        Opcode opcode;
        Message payload;
    };

    template <class Task> void on_lane(Task task);
    template <class Callback> void call(const Callback& callback);
    Awaitable<bool> shake_hands(const Upgrade& upgrade);
    Awaitable<> read_all(const Accepted& accepted);
    void take(const FrameReader::Frame& frame, const Accepted& accepted);
    void heard_end(CloseCode code, std::string_view reason);
    void end_with(CloseCode code, std::string_view reason);
    void send_close_frame();
    void enqueue(Opcode opcode, Message payload);
    bool has_room(std::size_t bytes) const;
    void write_queue();
    void count_queue();
    void finish_close();
    Clock::duration patience() const { return Clock::duration(std::chrono::seconds(lane_->core.limits.idle_seconds)) / 2; }

    const std::weak_ptr<Core> core_;
    Lane* const lane_;                                            // valid while core_ is
    const std::uint64_t id_;
    const std::string network_, request_;
    const std::shared_ptr<Usage> usage_;                          // of the network
    std::optional<TcpSocket> socket_;
    std::deque<Outgoing> queue_;                                  // `sent_` bytes of the first message, including its head, are written
    std::size_t sent_ = 0;
    std::size_t queued_ = 0;                                      // bytes in the queue
    std::size_t counted_ = 0;                                     // the part of them that is counted in the network's usage
    std::optional<Message> closing_;                              // the payload of the close frame: nothing is sent after it
    bool open_ = false;                                           // between the handshake and the end
    bool waiting_ = false;                                        // for room in the system's buffer
    bool client_closed_ = false;                                      // or has broken the protocol: its messages are ignored
    bool pinged_ = false;                                         // since its last message
    std::atomic<bool> gone_ = false;                              // lets other threads skip asking the lane
};

WebSocket::WebSocket(TcpSocket socket, const Upgrade& upgrade, Lane& lane)
    : core_(lane.core.weak_from_this()),
      lane_(&lane),
      id_(lane.core.last_socket.fetch_add(1) + 1),
      network_(upgrade.network),
      request_(upgrade.request_id),
      usage_(upgrade.admission.usage()),
      socket_(std::move(socket)) {}

template <class Task> void WebSocket::on_lane(Task task) {
    if (gone_.load(std::memory_order_relaxed)) return;
    if (Lane::current == lane_) return task();
    if (const auto core = core_.lock()) asio::post(lane_->io, [self = shared_from_this(), task = std::move(task)]() mutable { task(); });
}

// An exception in a handler ends this connection, not the server.
template <class Callback> void WebSocket::call(const Callback& callback) {
    if (!guarded(lane_->core, callback)) end_with(CloseCode::internal_error, "the server failed here");
}

// --- Sending ----------------------------------------------------------------------------------------------------------------------

void WebSocket::send(Message text) {
    on_lane([this, text = std::move(text)]() mutable {
        if (!closing_) enqueue(Opcode::text, std::move(text));
    });
}

void WebSocket::close(std::uint16_t code, std::string_view reason) {
    on_lane([this, code, reason = std::string(reason)] { end_with(static_cast<CloseCode>(code), reason); });
}

void WebSocket::enqueue(Opcode opcode, Message payload) {
    if (!open_) return;
    if (!has_room(payload->size())) {
        lane_->counts.dropped_slow.add(1);
        return cut();
    }
    queued_ += payload->size();
    queue_.push_back({opcode, std::move(payload)});
    write_queue();
    count_queue();
}

// A client whose queue is empty keeps up, and always has room.
bool WebSocket::has_room(std::size_t bytes) const {
    if (queue_.empty()) return true;
    const Limits& limits = lane_->core.limits;
    return queue_.size() < limits.queued_messages && queued_ + bytes <= limits.queued_bytes &&
           usage_->queued_bytes.load(std::memory_order_relaxed) + bytes <= limits.queued_bytes_per_network;
}

// Messages that are written at once are not counted: the usage is shared by all threads, so counting is expensive.
void WebSocket::count_queue() {
    if (queued_ == counted_) return;
    usage_->queued_bytes.fetch_add(queued_ - std::exchange(counted_, queued_), std::memory_order_relaxed);
}

// Writes as much as the system accepts, and the rest when it has room again.
void WebSocket::write_queue() {
    while (open_ && !waiting_ && !queue_.empty()) {
        const auto& [opcode, payload] = queue_.front();
        const FrameHead head(opcode, payload->size());
        std::array<asio::const_buffer, 2> bytes{asio::buffer(head.bytes()), asio::buffer(*payload)};
        const std::size_t all = head.bytes().size() + payload->size();
        bytes[1] += sent_ - std::min(sent_, bytes[0].size());
        bytes[0] += sent_;
        ErrorCode error;
        sent_ += socket_->write_some(bytes, error);
        if (error == asio::error::would_block || error == asio::error::try_again) {
            waiting_ = true;
            socket_->async_wait(TcpSocket::wait_write, [self = shared_from_this()](const ErrorCode& failure) {
                self->waiting_ = false;
                if (!failure) self->write_queue();
                self->count_queue();
            });
        } else if (error) {
            cut();
        } else if (sent_ == all) {
            lane_->counts.messages_out.add(opcode == Opcode::text);
            lane_->counts.bytes_out.add(payload->size());
            sent_ = 0;
            queued_ -= payload->size();
            queue_.pop_front();
        }
    }
    finish_close();
}

// --- Closing ----------------------------------------------------------------------------------------------------------------------

void WebSocket::end_with(CloseCode code, std::string_view reason) {
    if (closing_) return;
    closing_ = std::make_shared<const std::string>(close_payload(code, reason));
    if (open_) send_close_frame();                                       // else after the handshake
}

void WebSocket::send_close_frame() {
    deadline = Clock::now() + kCloseTimeout;
    enqueue(Opcode::close, *closing_);
}

// RFC 6455, 7.1.1: when both sides have sent a close frame, or nothing can be sent any more, the server closes the connection first.
void WebSocket::finish_close() {
    if (!open_ || !client_closed_ || !closing_ || !queue_.empty()) return;
    ErrorCode ignored;
    socket_->shutdown(TcpSocket::shutdown_send, ignored);
}

void WebSocket::heard_end(CloseCode code, std::string_view reason) {
    client_closed_ = true;
    if (closing_) finish_close();
    else end_with(code, reason);
}

void WebSocket::cut() {
    open_ = false;
    ErrorCode ignored;
    if (socket_) socket_->close(ignored);                         // ends the reader
}

// After half of the idle time the client is pinged; after the full time the connection is dropped.
void WebSocket::overdue() {
    if (!open_ || closing_ || std::exchange(pinged_, true)) return cut();
    deadline += patience();
    enqueue(Opcode::ping, std::make_shared<const std::string>());
}

// --- Reading ----------------------------------------------------------------------------------------------------------------------

void WebSocket::take(const FrameReader::Frame& frame, const Accepted& accepted) {
    using Kind = FrameReader::Kind;
    switch (frame.kind) {
        case Kind::text:
            if (closing_) return;
            lane_->counts.messages_in.add(1);
            return call([&] { accepted.received(frame.payload); });
        case Kind::ping:
            if (!closing_) enqueue(Opcode::pong, std::make_shared<const std::string>(frame.payload));
            return;
        case Kind::close: return heard_end(frame.code, "");
        case Kind::broken: return heard_end(frame.code, frame.payload);
        case Kind::none:
        case Kind::part:
        case Kind::pong: return;
    }
}

Awaitable<> WebSocket::read_all(const Accepted& accepted) {
    FrameReader frames(lane_->core.limits.message_bytes);
    while (true) {
        const std::span<char> room = frames.room();
        const auto [error, bytes] = co_await socket_->async_read_some(asio::buffer(room.data(), room.size()), kWait);
        if (error) co_return;
        if (client_closed_) continue;                                 // unread input could make the client lose our last frame
        if (!closing_) deadline = Clock::now() + patience();
        pinged_ = false;
        frames.add(bytes);
        for (FrameReader::Frame frame; open_ && !client_closed_ && (frame = frames.next()).kind != FrameReader::Kind::none;)
            take(frame, accepted);
    }
}

Awaitable<bool> WebSocket::shake_hands(const Upgrade& upgrade) {
    deadline = Clock::now() + kHandshake;
    boost::beast::websocket::stream<TcpSocket&, false> stream(*socket_);
    stream.set_option(boost::beast::websocket::stream_base::decorator(
        [this](boost::beast::websocket::response_type& response) { response.set(kRequestId, request_); }));
    const auto [error] = co_await stream.async_accept(upgrade.request, kWait);
    co_return !error;
}

Awaitable<> WebSocket::run(const Upgrade& upgrade) {
    const Registered registered(*lane_, *this);
    ErrorCode failed;
    socket_->non_blocking(true, failed);
    ErrorCode ignored;
    socket_->set_option(asio::socket_base::send_buffer_size(kSystemBuffer), ignored);
    const bool opened = co_await shake_hands(upgrade) && socket_->is_open() && !failed;
    if (opened) {
        open_ = true;
        deadline = Clock::now() + patience();
        lane_->counts.sockets_open.add(1);
        if (closing_) send_close_frame();                                // requested before the handshake was over
        call([&] { upgrade.accepted.opened(shared_from_this()); });
        try {
            co_await read_all(upgrade.accepted);
        } catch (const std::exception& error) {                   // opened() was called, so closed() must be
            lane_->core.handler.failed(error.what());
        }
        lane_->counts.sockets_open.take(1);
    }
    gone_ = true;
    open_ = false;
    socket_.reset();                                              // ends pending writes
    queue_.clear();
    queued_ = 0;
    count_queue();
    if (opened) call(upgrade.accepted.closed);
}

}  // namespace

Awaitable<> serve_websocket(Upgrade upgrade, Lane& lane) {
    const auto socket = std::make_shared<WebSocket>(std::move(upgrade.socket), upgrade, lane);
    co_await socket->run(upgrade);
}

}  // namespace papelotte::net
