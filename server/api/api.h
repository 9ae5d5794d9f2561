// The server's HTTP answers and the doors to its WebSockets: docs/protocol.md, sections 2 and 3. Requests that need the store or time run on
// workers and may wait there; the network threads never do.
#pragma once

#include <atomic>
#include <map>
#include <optional>
#include <string>

#include "server/api/body.h"
#include "server/api/failure.h"
#include "server/match/hub.h"
#include "server/people/rate_limit.h"
#include "server/people/workers.h"
#include "server/settings.h"

namespace papelotte::server {

struct Metrics {
    std::atomic<std::uint64_t> messages_refused = 0, matches_made = 0, sign_ins = 0, sign_ins_failed = 0, internal_errors = 0;
};

// Who asks. A person is made when first needed; the answer then sets the cookie.
struct Visitor {
    std::optional<store::Person> person;
    std::string session_hash;             // of the cookie that came; empty: none, or none that is known
    std::string set_cookie;               // a new cookie's value, to be set with the answer; "-": to be removed
};

struct Answer {
    int status = 200;
    boost::json::object json;
    std::optional<net::Response> other;   // instead of JSON
};

class Api final : public net::Handler {
   public:
    Api(const Settings&, store::Store&, people::Workers& workers, people::Workers& thinkers, Hub&);
    void begin(net::Server& server) { server_ = &server; }

    void request(net::Request, net::Reply) override;
    void upgrade(net::Request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)> refuse) override;

    store::Time now() const;
    Metrics metrics;

   private:
    // One request on a worker.
    struct Call {
        const net::Request& request;
        Visitor visitor;
        std::string id;                   // the part of the path in the middle: a match's id
    };
    using Route = Answer (Api::*)(Call&);
    struct Door {
        std::string_view method, path;    // "*" in a path stands for a match's id
        Route route;
        bool guarded = false;             // passwords: a narrower rate limit
        bool thinks = false;              // answered by the thinkers: it takes long, and nobody else shall wait for it
    };
    static const Door kDoors[];

    net::Response page(const net::Request&) const;
    net::Response healthz();
    net::Response metrics_text() const;
    const Door* door_of(const net::Request&, std::string& id, bool& path_known) const;
    net::Response handle(const Door&, const net::Request&, const std::string& id);
    void check_sender(const net::Request&) const;             // no foreign page, JSON bodies only
    std::optional<Failure> over_rate(const net::Request&, bool guarded);
    std::string address_of(const net::Request&) const;
    std::string origin_of(const net::Request&) const;         // "https://papelotte.example": our own, as this browser calls it
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
    void begin_session(Visitor&, const std::string& person);

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

    // api_matches.cc
    Answer games_list(Call&);
    Answer check_setup(Call&);
    Answer matches_list(Call&);
    Answer make_match(Call&);
    Answer show_match(Call&);
    Answer join(Call&);
    Answer rematch(Call&);
    store::MatchRow needed_match(const Call&);
    store::MatchRow new_match(const Call&, const Game&, const Setup&);
    boost::json::array links_of(const Call&, const store::MatchRow&) const;
    boost::json::object match_of(const Call&, const store::MatchRow&);

    // api_stories.cc
    Answer story(Call&);
    Answer chances(Call&);
    Answer journal(Call&);
    Answer verify(Call&);
    Journal journal_of(const store::MatchRow&);               // with the end and the seed once it is over

    const Settings& settings_;
    store::Store& store_;
    people::Workers& workers_;
    people::Workers& thinkers_;
    Hub& hub_;
    net::Server* server_ = nullptr;
    people::RateLimit requests_, sign_ins_;
};

}  // namespace papelotte::server
