// The HTTP API and the handshake of its WebSockets: docs/protocol.md, sections 2 and 3. Requests that need the store or take long run
// on workers and may block there; network threads never block.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>

#include "server/api/body.h"
#include "server/api/chances_cache.h"
#include "server/api/failure.h"
#include "server/api/session_sockets.h"
#include "server/match/hub.h"
#include "server/metrics.h"
#include "server/people/rate_limit.h"
#include "server/settings.h"
#include "server/work/thinkers.h"
#include "server/work/workers.h"

namespace papelotte::server {

// The sender of a request. A person is created when first needed; the answer then sets the cookie.
struct Visitor {
    std::optional<store::Person> person;
    std::string session_hash;             // of the request's cookie; empty: no cookie, or an unknown one
    std::string set_cookie;               // a new cookie's value, to be set with the answer; "-": to be removed
};

struct Answer {
    int status = 200;
    boost::json::object json;
    std::optional<net::Response> other;   // instead of JSON
    bool needs_thought = false;           // instead of both: it takes long and must run again on a thinker, or with the answer of a worker
};

class Api final : public net::Handler {
   public:
    // `asked`: of workers, which think instead of the thinkers; null: there are none.
    Api(const Settings&, store::Store&, work::Workers& workers, work::Thinkers& thinkers, AskedJobs* asked, Hub&, Metrics&);
    void interrupt() { stopping_.request_stop(); }            // the server stops: ends running computations
    void drain() { draining_ = true; }                        // the server will stop: a proxy should send nobody here any more
    void heard(const store::News&);                           // from another server, on any thread (api_news.cc)

    void request(net::Request, net::Reply) override;
    void upgrade(net::Request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)> refuse) override;
    void failed(std::string_view what) noexcept override { note_failure(metrics_, what); }

    store::Time now() const;

   private:
    // One request, run on a worker, or on a thinker if it takes long.
    struct Call {
        const net::Request& request;
        Visitor visitor;
        std::string id;                   // the middle part of the path: a match's id
        bool may_think = false;
        std::optional<Question> question = {};    // for a worker, if it needs thought
        std::optional<std::string> answer = {};   // of the worker: then it runs again
    };
    using Handler = Answer (Api::*)(Call&);
    struct Route {
        std::string_view method, path;    // "*" in a path stands for a match's id
        Handler handler;
        bool guarded = false;             // passwords: a stricter rate limit
    };
    static const Route kRoutes[];

    net::Response page(const net::Request&) const;
    net::Response healthz();
    net::Response readyz();
    const Route* route_of(const net::Request&, std::string& id,
                          std::string& allowed) const;   // allowed: the methods, if the path exists with other methods
    std::optional<net::Response> handle(const Route&, Call&);  // nullopt: it must run on a thinker
    net::Response faulty(const Route&, const std::exception&, bool database_lost);
    void note_request(const Route&, const Call&, int status, std::chrono::nanoseconds took);
    void think_about(const Route&, net::Request, const Visitor&, const std::string& id, const net::Reply&);
    void ask_workers(const Route&, net::Request, const Visitor&, const std::string& id, const Question&, net::Reply);
    void check_sender(const net::Request&) const;             // refuses pages of other origins and bodies that are not JSON
    std::optional<Failure> over_rate(const net::Request&, bool guarded);
    void check_limit(people::RateLimit&, const std::string& key, std::string_view text);   // throws Failure
    std::string origin_of(const net::Request&) const;         // "https://papelotte.example": our own origin, as this browser sees it
    std::string session_hash_of(const net::Request&) const;   // of the cookie; empty: none
    Visitor visitor_of(const net::Request&);
    store::Person& needed_person(Call&);
    void commit(std::vector<store::Change>, std::string_view taken = "somebody was quicker");   // waits for the disk; throws Failure
    template <class... Changes>
    void commit_all(Changes... changes) {
        std::vector<store::Change> list;
        (list.emplace_back(std::move(changes)), ...);
        commit(std::move(list));
    }
    std::string cookie_header(const net::Request&, const std::string& value) const;
    store::Time session_seconds() const { return settings_.session_days * store::Time{86'400}; }
    void begin_session(Visitor&, const std::string& person, std::vector<store::Change> changes = {});   // in one transaction

    // api_people.cc
    Answer me(Call&);
    Answer rename(Call&);
    Answer make_account(Call&);
    Answer sign_in(Call&);
    Answer sign_out(Call&);
    Answer change_password(Call&);
    Answer delete_account(Call&);
    Answer person_answer(const Visitor&) const;
    void refresh_matches_of(const std::string& person);
    void enter_account(Call&, const store::Person& account, std::vector<store::Change>);   // signs in; a guest's matches become the account's
    bool right_secret(const std::string& key, const std::function<bool()>& is_right);   // throws Failure after too many wrong ones
    bool right_password(std::string_view name, const std::string& hash,
                        const std::string& password);   // throws Failure after too many wrong ones

    void count_wrong_password(const std::string& key);   // that another server has seen
    void end_missing_sessions();

    // api_recovery.cc
    Answer new_recovery_code(Call&);
    Answer recover(Call&);

    // api_matches.cc
    Answer games_list(Call&);
    Answer check_setup(Call&);
    Answer matches_list(Call&);
    Answer make_match(Call&);
    Answer show_match(Call&);
    Answer invitation(Call&);
    Answer join(Call&);
    Answer rematch(Call&);
    store::MatchRow needed_match(const Call&);
    struct Invited {
        store::MatchRow match;
        std::size_t seat;   // its index among the match's seats
        bool mine;   // the visitor holds the seat already
    };
    Invited needed_invitation(const Call&);   // by the token in the body; throws when the seat cannot be taken
    void limit_computer_matches(const Call&, const std::vector<store::SeatRow>& seats);   // throws Failure
    store::MatchRow new_match(const Call&, const Game&, const Setup&);
    boost::json::array links_of(const Call&, const store::MatchRow&) const;
    boost::json::object match_of(const Call&, const store::MatchRow&);

    // api_stories.cc
    Answer story(Call&);
    Answer chances(Call&);
    Answer journal(Call&);
    Answer position(Call&);
    Answer verify(Call&);
    const Game& needed_game(const store::MatchRow&);
    Journal journal_of(const store::MatchRow&);

    const Settings& settings_;
    store::Store& store_;
    work::Workers& workers_;
    work::Thinkers& thinkers_;
    AskedJobs* const asked_;
    Hub& hub_;
    Metrics& metrics_;
    std::stop_source stopping_;
    std::atomic<bool> draining_ = false;
    ChancesCache chances_;
    // Counted per network: see docs/protocol.md, section 5. Wrong passwords are counted per account as well.
    people::RateLimit requests_{{20, 100}}, sign_ins_{{10, 6'000}}, guests_{{60, 30'000}}, computer_matches_{{10, 60'000}}, messages_{{400, 5}};
    people::RateLimit wrong_passwords_{{20, 60'000}};
    SessionSockets sockets_;
};

}   // namespace papelotte::server
