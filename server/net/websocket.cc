// See net.h and core.h. One WebSocket: a coroutine reads; writes go out one after the other from a queue that has a limit.
#include "server/net/websocket.h"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <optional>

namespace papelotte::net {

namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Stream = websocket::stream<TcpSocket, false>;   // without compression: messages are small, and the attacks on it are not worth it

constexpr std::chrono::seconds kHandshake{10};
constexpr std::chrono::seconds kFarewell{3};   // for the client to answer a close frame

websocket::close_reason reason_of(std::uint16_t code, std::string_view text) {
    std::size_t size = std::min<std::size_t>(text.size(), 123);   // RFC 6455, 5.5: a control frame holds 125 bytes, code included
    while (size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) --size;
    const std::string_view short_text = text.substr(0, size);
    return {static_cast<websocket::close_code>(code), beast::string_view(short_text.data(), short_text.size())};
}

// Everything but send, close, id and address happens on the thread of its lane. The stream dies with the connection, since it leans
// on the lane; the rest stays as long as somebody holds the socket.
class WebSocket final : public Socket, public Connection, public std::enable_shared_from_this<WebSocket> {
   public:
    WebSocket(TcpSocket socket, std::string address, Lane& lane);

    Awaitable<> run(const Upgrade& upgrade);

    void send(Message text) override;
    void close(std::uint16_t code, std::string_view reason) override;
    std::uint64_t id() const override { return id_; }
    const std::string& address() const override { return address_; }

    void wind_up() override { end_with(reason_of(websocket::close_code::going_away, "the server stops")); }
    void cut() override;

   private:
    template <class Task> void on_lane(Task task);
    template <class Callback> void guarded(const Callback& callback);
    void enqueue(Message text);
    void end_with(const websocket::close_reason& reason);
    void write_next();
    void written(const ErrorCode& error, std::size_t bytes);
    Awaitable<> read_all(const Accepted& accepted);

    const std::weak_ptr<Core> core_;
    Lane* const lane_;                                            // valid as long as core_ is
    const std::uint64_t id_;
    const std::string address_;
    std::unique_ptr<Stream> stream_;
    std::deque<Message> queue_;                                   // the first one is being written
    std::optional<websocket::close_reason> closing_;              // to be said when the queue is empty
    bool open_ = false, writing_ = false;
    asio::cancellation_signal stop_reading_;
    std::atomic<bool> gone_ = false;                              // so that other threads need not ask the lane
};

WebSocket::WebSocket(TcpSocket socket, std::string address, Lane& lane)
    : core_(lane.core.weak_from_this()),
      lane_(&lane),
      id_(lane.core.last_socket.fetch_add(1) + 1),
      address_(std::move(address)),
      stream_(std::make_unique<Stream>(std::move(socket))) {
    const Limits& limits = lane.core.limits;
    stream_->set_option(websocket::stream_base::timeout{kHandshake, std::chrono::seconds(limits.idle_seconds), true});
    stream_->read_message_max(limits.message_bytes);
    stream_->auto_fragment(false);
    stream_->text(true);
}

template <class Task> void WebSocket::on_lane(Task task) {
    if (gone_.load(std::memory_order_relaxed)) return;
    if (Lane::current == lane_) return task();
    if (const auto core = core_.lock()) asio::post(lane_->io, [self = shared_from_this(), task = std::move(task)]() mutable { task(); });
}

// A handler's bug costs this connection, not the server.
template <class Callback> void WebSocket::guarded(const Callback& callback) {
    try {
        callback();
    } catch (const std::exception&) {
        end_with(reason_of(websocket::close_code::internal_error, "the server failed here"));
    }
}

void WebSocket::send(Message text) {
    on_lane([this, text = std::move(text)]() mutable { enqueue(std::move(text)); });
}

void WebSocket::close(std::uint16_t code, std::string_view reason) {
    on_lane([this, reason = reason_of(code, reason)] { end_with(reason); });
}

void WebSocket::enqueue(Message text) {
    if (!open_ || closing_) return;
    if (queue_.size() >= lane_->core.limits.queued_messages) {
        lane_->counts.dropped_slow.add(1);
        return cut();
    }
    queue_.push_back(std::move(text));
    write_next();
}

void WebSocket::end_with(const websocket::close_reason& reason) {
    if (closing_) return;
    closing_ = reason;
    write_next();
}

void WebSocket::write_next() {
    if (!open_ || writing_ || (queue_.empty() && !closing_)) return;
    writing_ = true;
    if (!queue_.empty()) {
        stream_->async_write(asio::buffer(*queue_.front()),
                             [self = shared_from_this()](const ErrorCode& error, std::size_t bytes) { self->written(error, bytes); });
    } else {
        open_ = false;
        deadline = Clock::now() + kFarewell;
        stream_->async_close(*closing_, [self = shared_from_this()](const ErrorCode&) {});   // the reader sees its end
    }
}

void WebSocket::written(const ErrorCode& error, std::size_t bytes) {
    writing_ = false;
    if (!stream_) return;
    if (error) return cut();
    queue_.pop_front();
    lane_->counts.messages_out.add(1);
    lane_->counts.bytes_out.add(bytes);
    write_next();
}

// Closing the socket ends the reader, but for one case in Beast 1.81: a broken frame read while a close frame is being written leaves
// both waiting for each other. So the reader is also told directly; later, since it may end at once, under the feet of who cuts.
void WebSocket::cut() {
    open_ = false;
    ErrorCode ignored;
    stream_->next_layer().close(ignored);
    asio::post(lane_->io, [self = shared_from_this()] { self->stop_reading_.emit(asio::cancellation_type::terminal); });
}

Awaitable<> WebSocket::read_all(const Accepted& accepted) {
    beast::flat_buffer buffer;
    while (true) {
        const auto [error, bytes] = co_await stream_->async_read(buffer, asio::bind_cancellation_slot(stop_reading_.slot(), kWait));
        if (error) co_return;
        if (!stream_->got_text()) end_with(reason_of(websocket::close_code::unknown_data, "only text is read here"));
        if (!closing_) {
            lane_->counts.messages_in.add(1);
            guarded([&] { accepted.received({static_cast<const char*>(buffer.cdata().data()), buffer.size()}); });
        }
        buffer.consume(buffer.size());
    }
}

Awaitable<> WebSocket::run(const Upgrade& upgrade) {
    const Registered registered(*lane_, *this);
    const auto [error] = co_await stream_->async_accept(upgrade.request, kWait);
    if (!error) {
        open_ = true;
        lane_->counts.sockets_open.add(1);
        guarded([&] { upgrade.accepted.opened(shared_from_this()); });
        write_next();                                             // a close that came before the handshake was over
        co_await read_all(upgrade.accepted);
        lane_->counts.sockets_open.take(1);
    }
    gone_ = true;
    open_ = false;
    stream_.reset();                                              // what is still being written ends with it
    if (!error) guarded(upgrade.accepted.closed);
}

}  // namespace

Awaitable<> serve_websocket(Upgrade upgrade, Lane& lane) {
    const auto socket = std::make_shared<WebSocket>(std::move(upgrade.socket), upgrade.address, lane);
    co_await socket->run(upgrade);
}

}  // namespace papelotte::net
