// Routes requests to their handlers, and checks their senders.
#include "server/api/api.h"

#include <chrono>

#include "engine/spoken.h"
#include "server/assets/assets.h"
#include "server/log.h"
#include "server/people/tokens.h"
#include "server/store/database_error.h"
#include "server/store/waiting.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::string_view kCookie = "papelotte";
constexpr std::chrono::seconds kPatience{60};   // with workers

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
    json::object error{{"code", failure.code}, {"text", failure.text}};
    add_fault(error, failure.fault);
    net::Response response = json_response(failure.status, {{"error", std::move(error)}});
    if (failure.retry_after > 0) response.headers.emplace_back("Retry-After", std::to_string(failure.retry_after));
    return response;
}

net::Response method_not_allowed(std::string_view allowed) {
    net::Response response = response_of({405, "method_not_allowed", "not with this method"});
    response.headers.emplace_back("Allow", allowed);
    return response;
}

const Api::Route Api::kRoutes[] = {
    {"GET", "/api/me", &Api::me},
    {"POST", "/api/name", &Api::rename},
    {"POST", "/api/account", &Api::make_account, true},
    {"POST", "/api/login", &Api::sign_in, true},
    {"POST", "/api/logout", &Api::sign_out},
    {"POST", "/api/password", &Api::change_password, true},
    {"POST", "/api/account/delete", &Api::delete_account, true},
    {"POST", "/api/recovery", &Api::new_recovery_code, true},
    {"POST", "/api/recover", &Api::recover, true},
    {"GET", "/api/games", &Api::games_list},
    {"POST", "/api/setup", &Api::check_setup},
    {"GET", "/api/matches", &Api::matches_list},
    {"POST", "/api/matches", &Api::make_match},
    {"POST", "/api/invitation", &Api::invitation},
    {"POST", "/api/join", &Api::join},
    {"GET", "/api/matches/*", &Api::show_match},
    {"POST", "/api/matches/*/rematch", &Api::rematch},
    {"GET", "/api/matches/*/story", &Api::story},
    {"GET", "/api/matches/*/chances", &Api::chances},
    {"GET", "/api/matches/*/journal", &Api::journal},
    {"GET", "/api/matches/*/position", &Api::position},
    {"GET", "/api/matches/*/verify", &Api::verify},
};

Api::Api(const Settings& settings, store::Store& store, work::Workers& workers, work::Thinkers& thinkers, AskedJobs* asked, Hub& hub,
         Metrics& metrics)
    : settings_(settings), store_(store), workers_(workers), thinkers_(thinkers), asked_(asked), hub_(hub), metrics_(metrics) {}

store::Time Api::now() const {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

// --- Dispatch ---------------------------------------------------------------------------------------------------------------------

void Api::request(net::Request request, net::Reply reply) {
    const std::string_view path = request.path;
    if (path == "/healthz" || path == "/readyz") {
        const bool taken = workers_.run([this, reply, ready = path == "/readyz"] { reply(ready ? readyz() : healthz()); });
        if (!taken) reply(response_of({503, "unavailable", "too busy"}));
        return;
    }
    if (!path.starts_with("/api/")) return reply(page(request));
    std::string id, allowed;
    const Route* route = route_of(request, id, allowed);
    if (!route) return reply(allowed.empty() ? response_of(not_found()) : method_not_allowed(allowed));
    if (const auto failure = over_rate(request, route->guarded)) return reply(response_of(*failure));
    const bool taken = workers_.run([this, route, id, request = std::move(request), reply]() mutable {
        Call call{request, {}, id};
        if (auto response = handle(*route, call)) return reply(std::move(*response));
        const Visitor visitor = std::move(call.visitor);
        if (call.question) ask_workers(*route, std::move(request), visitor, id, *call.question, reply);
        else think_about(*route, std::move(request), visitor, id, reply);
    });
    if (!taken) reply(response_of({503, "unavailable", "too busy: try again in a moment", 1}));
}

void Api::think_about(const Route& route, net::Request request, const Visitor& visitor, const std::string& id, const net::Reply& reply) {
    const work::TaskOwner owner{request.network, visitor.person ? visitor.person->id : ""};
    const bool taken = thinkers_.run(owner, work::Length::slow, [this, &route, id, request = std::move(request), reply] {
        Call call{request, {}, id, true};
        if (auto response = handle(route, call)) reply(std::move(*response));
    });
    if (!taken) reply(response_of({503, "unavailable", "too much is being thought about: try again in a moment", 5}));
}

void Api::ask_workers(const Route& route, net::Request request, const Visitor& visitor, const std::string& id, const Question& question,
                      net::Reply reply) {
    const work::TaskOwner owner{request.network, visitor.person ? visitor.person->id : ""};
    auto done = [this, &route, id, request = std::move(request), reply = std::move(reply)](const AskedJobs::Outcome& outcome) {
        using How = AskedJobs::Outcome::How;
        if (outcome.how == How::failed) return reply(response_of({500, "internal", "something went wrong here"}));
        const bool taken = outcome.how == How::answered && workers_.run([this, &route, id, request, reply, text = outcome.text] {
            Call call{request, {}, id, true};
            call.answer = text;
            if (auto response = handle(route, call)) reply(std::move(*response));
        });
        if (!taken) reply(response_of({503, "unavailable", "too much is being thought about: try again in a moment", 5}));
    };
    asked_->ask(owner, work::Length::slow, question, stopping_.get_token(), kPatience, {}, std::move(done));
}

const Api::Route* Api::route_of(const net::Request& request, std::string& id, std::string& allowed) const {
    constexpr std::string_view kMatches = "/api/matches/";
    std::string pattern = request.path;
    if (request.path.starts_with(kMatches)) {
        const std::size_t end = std::min(request.path.find('/', kMatches.size()), request.path.size());
        id = request.path.substr(kMatches.size(), end - kMatches.size());
        if (!people::is_token(id)) return nullptr;
        pattern.replace(kMatches.size(), id.size(), "*");
    }
    for (const Route& route : kRoutes) {
        if (route.path != pattern) continue;
        if (route.method == request.method) return &route;
        allowed.append(allowed.empty() ? "" : ", ").append(route.method == "GET" ? "GET, HEAD" : route.method);
    }
    return nullptr;
}

std::optional<net::Response> Api::handle(const Route& route, Call& call) {
    const auto begun = std::chrono::steady_clock::now();
    const net::Request& request = call.request;
    const LogsRequest logged(request.id);
    net::Response response;
    try {
        if (route.method != "GET") check_sender(request);
        call.visitor = visitor_of(request);
        Answer answer = (this->*route.handler)(call);
        if (answer.needs_thought) return std::nullopt;
        response = answer.other ? std::move(*answer.other) : json_response(answer.status, answer.json);
    } catch (const Failure& failure) {
        response = response_of(failure);
    } catch (const store::DatabaseError& error) {
        response = faulty(route, error, error.lost());
    } catch (const std::exception& error) {
        response = faulty(route, error, false);
    }
    if (!call.visitor.set_cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie_header(request, call.visitor.set_cookie));
    note_request(route, call, response.status, std::chrono::steady_clock::now() - begun);
    return response;
}

// That the database cannot be reached is no fault of this program, and another server may reach it.
net::Response Api::faulty(const Route& route, const std::exception& error, bool database_lost) {
    if (!database_lost) ++metrics_.internal_errors;
    log_event(Level::error, database_lost ? "store" : "internal_error", {{"path", route.path}, {"problem", error.what()}});
    if (database_lost) return response_of({503, "unavailable", "the database does not answer: try again in a moment", 1});
    return response_of({500, "internal", "something went wrong here"});
}

void Api::note_request(const Route& route, const Call& call, int status, std::chrono::nanoseconds took) {
    metrics_.requests.add(took);
    const Level level = status >= 500 ? Level::warning : Level::debug;
    if (!logs(level)) return;
    boost::json::object details{{"method", route.method},
                                {"path", route.path},
                                {"status", status},
                                {"microseconds", std::chrono::duration_cast<std::chrono::microseconds>(took).count()}};
    if (!call.id.empty()) details["match"] = call.id;
    log_event(level, "request", std::move(details));
}

net::Response Api::page(const net::Request& request) const {
    if (request.method != "GET") return method_not_allowed("GET, HEAD");   // HEAD arrives as GET
    const assets::Asset* asset = assets::find_asset(request.path);
    return asset ? assets::asset_response(*asset, request) : response_of(not_found());
}

// --- The sender ----------------------------------------------------------------------------------------------------------------------

std::optional<Failure> Api::over_rate(const net::Request& request, bool guarded) {
    if (settings_.unlimited) return std::nullopt;
    const std::int64_t now = milliseconds_now();
    for (people::RateLimit* limit : {guarded ? &sign_ins_ : nullptr, &requests_})
        if (limit && !limit->allow(request.network, now)) return Failure{429, "too_many", "slow down", limit->retry_after(request.network, now)};
    return std::nullopt;
}

void Api::check_limit(people::RateLimit& limit, const std::string& key, std::string_view text) {
    const std::int64_t now = milliseconds_now();
    if (!settings_.unlimited && !limit.allow(key, now)) throw Failure{429, "too_many", std::string(text), limit.retry_after(key, now)};
}

void Api::count_wrong_password(const std::string& key) { wrong_passwords_.allow(key, milliseconds_now()); }

std::string Api::origin_of(const net::Request& request) const {
    if (!settings_.public_url.empty()) return settings_.public_url;
    return "http://" + request.host;
}

// A page of another origin cannot send JSON without a preflight request, which we never allow, and browsers report the true origin.
void Api::check_sender(const net::Request& request) const {
    if (!request.origin.empty() && request.origin != origin_of(request)) throw Failure{403, "wrong_origin", "this page may not ask for that"};
    const std::string_view type = request.content_type;
    if (type != "application/json" && !type.starts_with("application/json;"))
        throw Failure{415, "wrong_type", "the body must be JSON, sent as application/json"};
}

std::string Api::session_hash_of(const net::Request& request) const {
    const auto cookie = request.cookie_value(kCookie);
    return cookie && people::is_token(*cookie) ? people::token_hash(*cookie) : std::string();
}

Visitor Api::visitor_of(const net::Request& request) {
    Visitor visitor;
    const std::string hash = session_hash_of(request);
    const auto session = hash.empty() ? std::nullopt : store_.session(hash, now());
    if (!session) return visitor;
    visitor.person = store_.person(session->person);
    if (visitor.person) visitor.session_hash = hash;
    return visitor;
}

store::Person& Api::needed_person(Call& call) {
    if (call.visitor.person) return *call.visitor.person;
    check_limit(guests_, call.request.network, "too many new guests come from your address: wait a moment, or sign in");
    store::Person guest{"p_" + people::random_token(), "Guest " + std::to_string(1000 + static_cast<int>(random_seed()[0] % 9000)), "", now()};
    const std::string token = people::random_token();
    call.visitor.session_hash = people::token_hash(token);
    commit_all(store::AddPerson{guest}, store::AddSession{{call.visitor.session_hash, guest.id, now(), now() + session_seconds()}});
    call.visitor.set_cookie = token;
    return call.visitor.person.emplace(std::move(guest));
}

void Api::begin_session(Visitor& visitor, const std::string& person, std::vector<store::Change> changes) {
    const std::string token = people::random_token();
    const std::string before = visitor.session_hash;
    if (!before.empty()) changes.emplace_back(store::EndSession{before});
    visitor.session_hash = people::token_hash(token);
    changes.emplace_back(store::AddSession{{visitor.session_hash, person, now(), now() + session_seconds()}});
    commit(std::move(changes));
    sockets_.end_session(before);
    visitor.set_cookie = token;
}

std::string Api::cookie_header(const net::Request& request, const std::string& value) const {
    std::string header = std::string(kCookie) + "=" + (value == "-" ? "" : value) +
                         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + (value == "-" ? "0" : std::to_string(session_seconds()));
    if (origin_of(request).starts_with("https://")) header += "; Secure";
    return header;
}

void Api::commit(std::vector<store::Change> changes, std::string_view taken) {
    switch (store::written(store_, std::move(changes))) {
        case store::Problem::none: return;
        case store::Problem::taken: throw Failure{409, "taken", std::string(taken)};
        case store::Problem::stale:
        case store::Problem::other_rules: throw Failure{409, "conflict", "something else happened first"};
        case store::Problem::missing: throw not_found();
        case store::Problem::failed: throw Failure{503, "unavailable", "it could not be written to the disk: nothing has changed"};
    }
}

// --- For operators ----------------------------------------------------------------------------------------------------------------

net::Response Api::healthz() {
    if (store_.healthy()) return json_response(200, {{"status", "ok"}});
    return json_response(503, {{"status", "the store does not answer"}});
}

net::Response Api::readyz() {
    if (draining_) return json_response(503, {{"status", "the server will stop"}});
    return healthz();
}

}  // namespace papelotte::server
