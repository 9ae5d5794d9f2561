// A WebSocket at a table: its messages are read here, with suspicion, and handed to the match on its lane.
#include <array>
#include <chrono>

#include "engine/utf8.h"
#include "server/api/api.h"
#include "server/log.h"
#include "server/people/names.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kLongestChat = 400;       // code points
constexpr int kMessagesAtOnce = 40;
constexpr double kMessagesPerSecond = 20;
constexpr int kWarningsBeforeClosing = 30;
constexpr std::size_t kRoomForMessage = 2048;   // bytes: as JSON values; a larger one takes from the heap
constexpr std::int64_t kMostNumber = std::int64_t{1} << 52;

// A message that cannot be done for what it says.
struct BadMessage {
    std::string code, text;
};

// One connection, on its own thread until its match is known; then its jobs run on the match's lane.
struct Visit : std::enable_shared_from_this<Visit> {
    Hub& hub;
    Metrics& metrics;
    std::string match, person, as;
    std::optional<std::int64_t> seen;
    bool unlimited = false;
    std::shared_ptr<net::Socket> socket;
    double allowance = kMessagesAtOnce;
    std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
    int warnings = 0;

    Visit(Hub& the_hub, Metrics& the_metrics) : hub(the_hub), metrics(the_metrics) {}

    void on_match(std::move_only_function<void(Match&)> job) {
        hub.with(match, [self = shared_from_this(), job = std::move(job)](const std::shared_ptr<Match>& found) mutable {
            if (found) job(*found);
            else self->socket->close(1011, "the match cannot be loaded");
        });
    }

    void opened() {
        on_match([self = shared_from_this()](Match& found) { found.enter(self->socket, self->person, self->as, self->seen); });
    }
    void closed() {
        hub.with(match, [self = shared_from_this()](const std::shared_ptr<Match>& found) {   // behind its own coming in
            if (found) found->leave(*self->socket);
        });
    }

    bool too_many() {
        if (unlimited) return false;
        const auto now = std::chrono::steady_clock::now();
        const double passed = std::chrono::duration<double>(now - std::exchange(last, now)).count();
        allowance = std::min<double>(kMessagesAtOnce, allowance + passed * kMessagesPerSecond);
        if (allowance < 1) return true;
        allowance -= 1;
        return false;
    }

    void refuse(std::string_view code, std::string_view text, std::optional<std::int64_t> ref) {
        ++metrics.messages_refused;
        if (++warnings >= kWarningsBeforeClosing) return socket->close(1008, "too many messages that cannot be done");
        json::object message{{"type", "error"}, {"code", code}, {"text", text}};
        if (ref) message["ref"] = *ref;
        socket->send(std::make_shared<const std::string>(json::serialize(message)));
    }

    void received(std::string_view text);
    void dispatch(Body&, Asking);
};

void Visit::received(std::string_view text) {
    std::optional<std::int64_t> ref;
    if (too_many()) return refuse("too_many", "slow down", ref);
    try {
        std::array<unsigned char, kRoomForMessage> room;
        json::monotonic_resource memory(room.data(), room.size());
        Body body(text, &memory);
        if (body.has("ref")) ref = body.number("ref", 0, kMostNumber);
        dispatch(body, {socket, person, ref});
    } catch (const Failure& failure) {
        refuse("malformed", failure.text, ref);
    } catch (const BadMessage& bad) {
        refuse(bad.code, bad.text, ref);
    }
}

std::string chat_text(Body& body) {
    const std::string text = body.text("text", 4 * kLongestChat);
    const auto points = code_points(text);
    if (!points) throw BadMessage{"malformed", "'text' is not UTF-8"};
    if (points->empty() || points->size() > kLongestChat) throw BadMessage{"malformed", "'text' must have 1 to 400 characters"};
    return text;
}

void Visit::dispatch(Body& body, Asking asking) {
    const std::string type = body.text("type", 40);
    // Those that change the match name its last record and the seat.
    std::int64_t rev = 0;
    std::string seat;
    const auto changing = [&] {
        rev = body.number("rev", 0, kMostNumber);
        seat = body.text("seat", 40);
    };
    if (type == "play") {
        changing();
        std::string action = body.text("do", kLongestNotation);
        body.nothing_else();
        on_match([=](Match& found) { found.play(asking, rev, seat, action); });
    } else if (type == "undo") {
        changing();
        body.nothing_else();
        on_match([=](Match& found) { found.undo(asking, rev, seat); });
    } else if (type == "ask_undo") {
        changing();
        const std::int64_t to = body.number("to", 0, kMostNumber);
        body.nothing_else();
        on_match([=](Match& found) { found.ask_undo(asking, rev, seat, to); });
    } else if (type == "answer_undo" || type == "answer_draw") {
        changing();
        const bool accept = body.flag("accept");
        body.nothing_else();
        if (type == "answer_undo") on_match([=](Match& found) { found.answer_undo(asking, rev, seat, accept); });
        else on_match([=](Match& found) { found.answer_draw(asking, rev, seat, accept); });
    } else if (type == "offer_draw") {
        changing();
        body.nothing_else();
        on_match([=](Match& found) { found.offer_draw(asking, rev, seat); });
    } else if (type == "resign") {
        changing();
        body.nothing_else();
        on_match([=](Match& found) { found.resign(asking, rev, seat); });
    } else if (type == "look") {
        seat = body.text("seat", 40);
        body.nothing_else();
        on_match([=](Match& found) { found.look(asking, seat); });
    } else if (type == "why") {
        std::vector<std::string> actions = body.texts("do", 16, kLongestNotation);
        body.nothing_else();
        on_match([=](Match& found) { found.why(asking, actions); });
    } else if (type == "inspect") {
        std::string piece = body.text("piece", 80);
        body.nothing_else();
        on_match([=](Match& found) { found.inspect(asking, piece); });
    } else if (type == "hurry") {
        body.nothing_else();
        on_match([=](Match& found) { found.hurry(asking); });
    } else if (type == "reasons") {
        const std::int64_t n = body.number("n", 1, kMostNumber);
        body.nothing_else();
        on_match([=](Match& found) { found.reasons(asking, n); });
    } else if (type == "hint") {
        body.nothing_else();
        on_match([=](Match& found) { found.hint(asking); });
    } else if (type == "odds") {
        std::string action = body.text("do", kLongestNotation);
        body.nothing_else();
        on_match([=](Match& found) { found.odds(asking, action); });
    } else if (type == "chat") {
        std::string text = chat_text(body);
        body.nothing_else();
        on_match([=](Match& found) { found.say(asking, text); });
    } else if (type == "ping") {
        body.nothing_else();
        json::object pong{{"type", "pong"}};
        if (asking.ref) pong["ref"] = *asking.ref;
        socket->send(std::make_shared<const std::string>(json::serialize(pong)));
    } else {
        throw BadMessage{"malformed", "unknown type"};
    }
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
        if (!store_.match(id)) return refuse(response_of(not_found()));
        const Visitor visitor = visitor_of(request);
        auto visit = std::make_shared<Visit>(hub_, metrics);
        visit->match = id;
        visit->person = visitor.person ? visitor.person->id : "";
        visit->as = request.parameter("as").value_or("");
        visit->unlimited = settings_.unlimited;
        if (const auto seen = request.parameter("seen");
            seen && !seen->empty() && seen->size() < 16 && seen->find_first_not_of("0123456789") == std::string_view::npos)
            visit->seen = std::stoll(std::string(*seen));
        net::Accepted accepted;
        accepted.opened = [visit](std::shared_ptr<net::Socket> socket) {
            visit->socket = std::move(socket);
            visit->opened();
        };
        accepted.received = [visit](std::string_view text) { visit->received(text); };
        accepted.closed = [visit] { visit->closed(); };
        accept(std::move(accepted));
    });
    if (!taken) refuse(response_of({503, "unavailable", "too busy: try again in a moment", 1}));
}

}  // namespace papelotte::server
