// Which door leads where, and who is let in.
#include "server/api/api.h"

#include <chrono>
#include <future>

#include "server/assets/assets.h"
#include "server/log.h"
#include "server/people/tokens.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::string_view kCookie = "papelotte";
constexpr store::Time kSessionSeconds = 400 * 86'400ll;   // what browsers allow at most

std::int64_t milliseconds_now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

net::Response json_response(int status, const json::object& body) {
    net::Response response;
    response.status = status;
    response.body = json::serialize(body);
    return response;
}

}  // namespace

net::Response response_of(const Failure& failure) {
    net::Response response = json_response(failure.status, {{"error", {{"code", failure.code}, {"text", failure.text}}}});
    if (failure.retry_after > 0) response.headers.emplace_back("Retry-After", std::to_string(failure.retry_after));
    return response;
}

const Api::Door Api::kDoors[] = {
    {"GET", "/api/me", &Api::me},
    {"POST", "/api/name", &Api::rename},
    {"POST", "/api/account", &Api::make_account, true},
    {"POST", "/api/login", &Api::sign_in, true},
    {"POST", "/api/logout", &Api::sign_out},
    {"POST", "/api/password", &Api::change_password, true},
    {"POST", "/api/account/delete", &Api::delete_account, true},
    {"GET", "/api/games", &Api::games_list},
    {"POST", "/api/setup", &Api::check_setup},
    {"GET", "/api/matches", &Api::matches_list},
    {"POST", "/api/matches", &Api::make_match},
    {"POST", "/api/join", &Api::join},
    {"GET", "/api/matches/*", &Api::show_match},
    {"POST", "/api/matches/*/rematch", &Api::rematch},
    {"GET", "/api/matches/*/story", &Api::story},
    {"GET", "/api/matches/*/chances", &Api::chances, false, true},
    {"GET", "/api/matches/*/journal", &Api::journal},
    {"GET", "/api/matches/*/verify", &Api::verify},
};

Api::Api(const Settings& settings, store::Store& store, people::Workers& workers, people::Workers& thinkers, Hub& hub)
    : settings_(settings), store_(store), workers_(workers), thinkers_(thinkers), hub_(hub), requests_(20, 100), sign_ins_(10, 6000) {}

store::Time Api::now() const {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

// --- The way in -------------------------------------------------------------------------------------------------------------------

void Api::request(net::Request request, net::Reply reply) {
    const std::string_view path = request.path;
    if (path == "/healthz" || path == "/metrics") {
        const bool taken = workers_.run([this, request, reply] { reply(request.path == "/healthz" ? healthz() : metrics_text()); });
        if (!taken) reply(response_of({503, "unavailable", "too busy"}));
        return;
    }
    if (!path.starts_with("/api/")) return reply(page(request));
    std::string id;
    bool path_known = false;
    const Door* door = door_of(request, id, path_known);
    if (!door) return reply(response_of(path_known ? Failure{405, "method_not_allowed", "not with this method"} : not_found()));
    if (const auto failure = over_rate(request, door->guarded)) return reply(response_of(*failure));
    people::Workers& by = door->thinks ? thinkers_ : workers_;
    const bool taken = by.run([this, door, id, request = std::move(request), reply] { reply(handle(*door, request, id)); });
    if (!taken) reply(response_of({503, "unavailable", "too busy: try again in a moment", 1}));
}

const Api::Door* Api::door_of(const net::Request& request, std::string& id, bool& path_known) const {
    constexpr std::string_view kMatches = "/api/matches/";
    std::string pattern = request.path;
    if (request.path.starts_with(kMatches)) {
        const std::size_t end = std::min(request.path.find('/', kMatches.size()), request.path.size());
        id = request.path.substr(kMatches.size(), end - kMatches.size());
        if (!people::is_token(id)) return nullptr;
        pattern.replace(kMatches.size(), id.size(), "*");
    }
    const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
    for (const Door& door : kDoors) {
        if (door.path != pattern) continue;
        path_known = true;
        if (door.method == method) return &door;
    }
    return nullptr;
}

net::Response Api::handle(const Door& door, const net::Request& request, const std::string& id) {
    const auto begun = std::chrono::steady_clock::now();
    net::Response response;
    Call call{request, {}, id};
    try {
        if (door.method != "GET") check_sender(request);
        call.visitor = visitor_of(request);
        Answer answer = (this->*door.route)(call);
        response = answer.other ? std::move(*answer.other) : json_response(answer.status, answer.json);
    } catch (const Failure& failure) {
        response = response_of(failure);
    } catch (const std::exception& error) {
        ++metrics.internal_errors;
        log_event(Level::error, "internal_error", {{"path", door.path}, {"problem", error.what()}});
        response = response_of({500, "internal", "something went wrong here"});
    }
    if (!call.visitor.set_cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie_header(request, call.visitor.set_cookie));
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begun).count();
    log_event(Level::debug, "request", {{"method", request.method}, {"path", door.path}, {"status", response.status}, {"microseconds", took}});
    return response;
}

net::Response Api::page(const net::Request& request) const {
    if (request.method != "GET" && request.method != "HEAD") return response_of({405, "method_not_allowed", "not with this method"});
    const assets::Asset* asset = assets::find_asset(request.path);
    return asset ? assets::asset_response(*asset, request) : response_of(not_found());
}

// --- Who asks ---------------------------------------------------------------------------------------------------------------------

// Behind a proxy the last address of X-Forwarded-For is the one that the proxy itself saw.
std::string Api::address_of(const net::Request& request) const {
    if (!settings_.trust_proxy || request.forwarded_for.empty()) return request.address;
    const std::size_t comma = request.forwarded_for.rfind(',');
    std::string last = comma == std::string::npos ? request.forwarded_for : request.forwarded_for.substr(comma + 1);
    std::erase(last, ' ');
    return last;
}

std::optional<Failure> Api::over_rate(const net::Request& request, bool guarded) {
    if (settings_.unlimited) return std::nullopt;
    const std::int64_t now = milliseconds_now();
    const std::string address = address_of(request);
    for (people::RateLimit* limit : {guarded ? &sign_ins_ : nullptr, &requests_})
        if (limit && !limit->allow(address, now)) return Failure{429, "too_many", "slow down", limit->retry_after(address, now)};
    return std::nullopt;
}

std::string Api::origin_of(const net::Request& request) const {
    if (!settings_.public_url.empty()) return settings_.public_url;
    return "http://" + request.host;
}

// A page of another origin cannot send JSON without asking first (and we never agree), and browsers tell the truth about the origin.
void Api::check_sender(const net::Request& request) const {
    if (!request.origin.empty() && request.origin != origin_of(request)) throw Failure{403, "wrong_origin", "this page may not ask for that"};
    const std::string_view type = request.content_type;
    if (type != "application/json" && !type.starts_with("application/json;"))
        throw Failure{415, "wrong_type", "the body must be JSON, sent as application/json"};
}

Visitor Api::visitor_of(const net::Request& request) {
    Visitor visitor;
    const auto cookie = request.cookie_value(kCookie);
    if (!cookie || !people::is_token(*cookie)) return visitor;
    const std::string hash = people::token_hash(*cookie);
    const auto session = store_.session(hash, now());
    if (!session) return visitor;
    visitor.person = store_.person(session->person);
    if (visitor.person) visitor.session_hash = hash;
    return visitor;
}

store::Person& Api::needed_person(Call& call) {
    if (call.visitor.person) return *call.visitor.person;
    store::Person guest{"p_" + people::random_token(), "Guest " + std::to_string(1000 + static_cast<int>(random_seed()[0] % 9000)), "", now()};
    const std::string token = people::random_token();
    call.visitor.session_hash = people::token_hash(token);
    commit_all(store::AddPerson{guest}, store::AddSession{{call.visitor.session_hash, guest.id, now(), now() + kSessionSeconds}});
    call.visitor.set_cookie = token;
    return call.visitor.person.emplace(std::move(guest));
}

void Api::begin_session(Visitor& visitor, const std::string& person) {
    const std::string token = people::random_token();
    std::vector<store::Change> changes;
    if (!visitor.session_hash.empty()) changes.emplace_back(store::EndSession{visitor.session_hash});
    visitor.session_hash = people::token_hash(token);
    changes.emplace_back(store::AddSession{{visitor.session_hash, person, now(), now() + kSessionSeconds}});
    commit(std::move(changes));
    visitor.set_cookie = token;
}

std::string Api::cookie_header(const net::Request& request, const std::string& value) const {
    std::string header = std::string(kCookie) + "=" + (value == "-" ? "" : value) +
                         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + (value == "-" ? "0" : std::to_string(kSessionSeconds));
    if (origin_of(request).starts_with("https://")) header += "; Secure";
    return header;
}

void Api::commit(std::vector<store::Change> changes, std::string_view taken) {
    auto done = std::make_shared<std::promise<store::Problem>>();
    std::future<store::Problem> result = done->get_future();
    store_.submit(std::move(changes), [done](store::Problem problem) { done->set_value(problem); });
    switch (result.get()) {
        case store::Problem::none: return;
        case store::Problem::taken: throw Failure{409, "taken", std::string(taken)};
        case store::Problem::stale: throw Failure{409, "conflict", "something else happened first"};
        case store::Problem::missing: throw not_found();
        case store::Problem::failed: throw Failure{503, "unavailable", "it could not be written to the disk: nothing has changed"};
    }
}

// --- For those who run it ---------------------------------------------------------------------------------------------------------

net::Response Api::healthz() {
    if (store_.healthy()) return json_response(200, {{"status", "ok"}});
    return json_response(503, {{"status", "the store does not answer"}});
}

net::Response Api::metrics_text() const {
    const net::Counters net = server_->counters();
    net::Response response;
    response.content_type = "text/plain; version=0.0.4";
    const auto line = [&](std::string_view name, std::string_view type, std::string_view help, std::uint64_t value) {
        response.body += "# HELP papelotte_" + std::string(name) + " " + std::string(help) + "\n# TYPE papelotte_" + std::string(name) + " " +
                         std::string(type) + "\npapelotte_" + std::string(name) + " " + std::to_string(value) + "\n";
    };
    line("requests_total", "counter", "HTTP requests.", net.requests);
    line("connections_total", "counter", "Connections accepted.", net.connections);
    line("sockets_open", "gauge", "WebSockets open now.", net.sockets_open);
    line("messages_in_total", "counter", "WebSocket messages received.", net.messages_in);
    line("messages_out_total", "counter", "WebSocket messages sent.", net.messages_out);
    line("bytes_out_total", "counter", "Bytes sent.", net.bytes_out);
    line("dropped_slow_total", "counter", "Connections dropped because they read too slowly.", net.dropped_slow);
    line("refused_total", "counter", "Connections and requests refused by limits.", net.refused);
    line("messages_refused_total", "counter", "WebSocket messages that were malformed or too many.", metrics.messages_refused);
    line("matches_made_total", "counter", "Matches made.", metrics.matches_made);
    line("matches_loaded", "gauge", "Matches in memory.", static_cast<std::uint64_t>(hub_.loaded()));
    line("thoughts_waiting", "gauge", "Computer players and questions that wait for a thinker.", hub_.thoughts_waiting());
    line("sign_ins_total", "counter", "Successful sign-ins.", metrics.sign_ins);
    line("sign_ins_failed_total", "counter", "Sign-ins with a wrong name or password.", metrics.sign_ins_failed);
    line("internal_errors_total", "counter", "Requests that failed by our own fault.", metrics.internal_errors);
    return response;
}

}  // namespace papelotte::server
