// The WebSocket of a match: checks its messages and passes them to the match on its lane.
#include <array>
#include <chrono>

#include "server/api/api.h"
#include "server/api/message.h"
#include "server/log.h"
#include "server/match/match_json.h"
#include "server/people/names.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr people::Rate kMessageRate{40, 50};      // per connection: 40 at once, then 20 per second
constexpr int kWarningsBeforeClosing = 30;
constexpr std::size_t kRoomForMessage = 2048;     // bytes, as JSON values: larger messages use the heap

std::int64_t milliseconds(std::chrono::steady_clock::time_point time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

void perform(Match& match, const Requester& from, const PlayMessage& say) { match.play(from, say.by.rev, say.by.seat, {&say.action, 1}); }
void perform(Match& match, const Requester& from, const OrderMessage& say) { match.play(from, say.by.rev, say.by.seat, say.actions); }
void perform(Match& match, const Requester& from, const UndoMessage& say) { match.undo(from, say.by.rev, say.by.seat); }
void perform(Match& match, const Requester& from, const AskUndoMessage& say) { match.agree(from, say.by.rev, say.by.seat, AskUndo{say.to}); }
void perform(Match& match, const Requester& from, const AnswerUndoMessage& say) {
    match.agree(from, say.by.rev, say.by.seat, AnswerUndo{say.accept});
}
void perform(Match& match, const Requester& from, const OfferDrawMessage& say) { match.agree(from, say.by.rev, say.by.seat, OfferDraw{}); }
void perform(Match& match, const Requester& from, const AnswerDrawMessage& say) {
    match.agree(from, say.by.rev, say.by.seat, AnswerDraw{say.accept});
}
void perform(Match& match, const Requester& from, const ResignMessage& say) { match.agree(from, say.by.rev, say.by.seat, Resign{}); }
void perform(Match& match, const Requester& from, const StandingMessage& say) { match.give_standing(from, say.seat, say.answers); }
void perform(Match& match, const Requester& from, const LookMessage& say) { match.look(from, say.seat); }
void perform(Match& match, const Requester& from, const WhyMessage& say) { match.advice().why(from, say.actions); }
void perform(Match& match, const Requester& from, const InspectMessage& say) { match.advice().inspect(from, say.piece); }
void perform(Match& match, const Requester& from, const WaysMessage& say) { match.advice().ways(from, say.pieces, say.over); }
void perform(Match& match, const Requester& from, const HurryMessage&) { match.hurry(from); }
void perform(Match& match, const Requester& from, const ReasonsMessage& say) { match.advice().reasons(from, say.entry); }
void perform(Match& match, const Requester& from, const HintMessage&) { match.advice().hint(from); }
void perform(Match& match, const Requester& from, const OddsMessage& say) { match.advice().odds(from, say.action); }
void perform(Match& match, const Requester& from, const ChatMessage& say) { match.say(from, say.text, say.to_allies); }

// One connection, on its own thread until its match is known; then its jobs run on the match's lane.
struct MatchConnection : std::enable_shared_from_this<MatchConnection> {
    Hub& hub;
    Metrics& metrics;
    people::RateLimit& network_limit;   // of messages
    std::string match, person, as;
    std::optional<std::int64_t> seen;
    bool unlimited = false;
    std::shared_ptr<net::Socket> socket;
    std::unique_ptr<SessionSockets::Ticket> ticket;
    people::TokenBucket bucket{milliseconds(std::chrono::steady_clock::now())};
    int warnings = 0;

    MatchConnection(Hub& the_hub, Metrics& the_metrics, people::RateLimit& the_limit)
        : hub(the_hub), metrics(the_metrics), network_limit(the_limit) {}

    void on_match(std::move_only_function<void(Match&)> job) {
        hub.with(match, [self = shared_from_this(), job = std::move(job)](const std::shared_ptr<Match>& found) mutable {
            if (found) job(*found);
            else self->no_match();
        });
    }
    void no_match() {
        if (!hub.is_broken(match)) return socket->close(1013, "too busy: try again in a moment");
        socket->send(std::make_shared<const std::string>(json::serialize(broken_message())));
        socket->close(1011, "the match is broken");
    }

    void opened() {
        on_match([self = shared_from_this()](Match& found) { found.enter(self->socket, self->person, self->as, self->seen); });
    }
    void closed() {
        hub.with(match, [self = shared_from_this()](const std::shared_ptr<Match>& found) {   // queued after opened()
            if (found) found->leave(*self->socket);
        });
    }

    bool too_many(std::chrono::steady_clock::time_point now) {
        if (unlimited) return false;
        const std::int64_t now_ms = milliseconds(now);
        return !bucket.take(kMessageRate, now_ms) || !network_limit.allow(socket->network(), now_ms);
    }

    void refuse(std::string_view code, std::string_view text, std::optional<std::int64_t> ref) {
        ++metrics.messages_refused;
        if (++warnings >= kWarningsBeforeClosing) return socket->close(1008, "too many messages that cannot be done");
        json::object message{{"type", "error"}, {"code", code}, {"text", text}};
        if (ref) message["ref"] = *ref;
        socket->send(std::make_shared<const std::string>(json::serialize(message)));
    }

    void received(std::string_view text);
    void dispatch(ClientMessage, const Requester&);
};

void MatchConnection::received(std::string_view text) {
    std::optional<std::int64_t> ref;
    const auto now = std::chrono::steady_clock::now();
    if (too_many(now)) return refuse("too_many", "slow down", ref);
    try {
        std::array<unsigned char, kRoomForMessage> room;
        json::monotonic_resource memory(room.data(), room.size());
        Body body(text, &memory);
        ref = read_ref(body);
        dispatch(read_message(body), {socket, person, ref, now});
    } catch (const Failure& failure) {
        refuse("malformed", failure.text, ref);
    }
}

void MatchConnection::dispatch(ClientMessage message, const Requester& requester) {
    if (std::holds_alternative<PingMessage>(message)) {   // needs no match
        json::object pong{{"type", "pong"}};
        if (requester.ref) pong["ref"] = *requester.ref;
        return socket->send(std::make_shared<const std::string>(json::serialize(pong)));
    }
    auto request = [message = std::move(message), requester](Match& match) {
        const LogsRequest logged(requester.socket->request());
        std::visit(
            [&]<class Message>(const Message& one) {
                if constexpr (!std::is_same_v<Message, PingMessage>) perform(match, requester, one);
            },
            message);
    };
    on_match([request = std::move(request)](Match& found) { found.perform(request); });
}

}  // namespace

void Api::upgrade(net::Request request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)> refuse) {
    constexpr std::string_view kBegin = "/api/matches/", kEnd = "/socket";
    const std::string_view path = request.path;
    if (!path.starts_with(kBegin) || !path.ends_with(kEnd) || path.size() <= kBegin.size() + kEnd.size())
        return refuse(response_of(not_found()));
    if (request.origin.empty() || request.origin != origin_of(request))   // browsers always send it with a WebSocket
        return refuse(response_of({403, "wrong_origin", "this page may not ask for that"}));
    if (const auto failure = over_rate(request, false)) return refuse(response_of(*failure));
    std::string id(path.substr(kBegin.size(), path.size() - kBegin.size() - kEnd.size()));
    const bool taken = workers_.run([this, id = std::move(id), request = std::move(request), accept, refuse] {
        const LogsRequest logged(request.id);
        const auto match = store_.match(id);
        if (!match) return refuse(response_of(not_found()));
        if (!hub_.plays_here(*match)) return refuse(response_of(other_server()));
        auto connection = std::make_shared<MatchConnection>(hub_, metrics_, messages_);
        connection->ticket = sockets_.enter(session_hash_of(request));
        const Visitor visitor = visitor_of(request);
        connection->match = id;
        connection->person = visitor.person ? visitor.person->id : "";
        connection->ticket->belongs_to(connection->person);
        connection->as = request.parameter("as").value_or("");
        connection->unlimited = settings_.unlimited;
        if (const auto seen = request.parameter("seen");
            seen && !seen->empty() && seen->size() < 16 && seen->find_first_not_of("0123456789") == std::string_view::npos)
            connection->seen = std::stoll(std::string(*seen));
        net::Accepted accepted;
        accepted.opened = [connection](std::shared_ptr<net::Socket> socket) {
            connection->socket = std::move(socket);
            connection->ticket->opened(connection->socket);
            connection->opened();
        };
        accepted.received = [connection](std::string_view text) { connection->received(text); };
        accepted.closed = [connection] { connection->closed(); };
        if (logs(Level::debug)) log_event(Level::debug, "socket", {{"match", id}});
        accept(std::move(accepted));
    });
    if (!taken) refuse(response_of({503, "unavailable", "too busy: try again in a moment", 1}));
}

}  // namespace papelotte::server
