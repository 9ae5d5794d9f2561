// Hostile messages over all games and states: at every few records of random play, each seat and a stranger send bursts. A message counts as
// accepted when a record appears; then it must be a legal action of that seat, played by its person in its turn.
#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <memory>

#include "bench/campaign/aftermath.h"
#include "bench/campaign/campaigns.h"
#include "bench/campaign/table.h"
#include "bench/server_process.h"
#include "tests/server/hostile_messages.h"

namespace papelotte::campaign {

namespace {

namespace json = boost::json;
using net_test::WsClient;
using server_test::HostileView;

constexpr int kBurst = 25;                   // below the number of warnings after which a connection is closed
constexpr std::size_t kMostEarlier = 2000;   // legal actions remembered

// A seat's connection, or a stranger's.
class Seat {
   public:
    Seat(const Site& site, std::string match, std::string name, std::string cookie)
        : site_(site), match_(std::move(match)), name_(std::move(name)), cookie_(std::move(cookie)) {}

    const std::string& name() const { return name_; }
    const json::object& state() const { return state_; }
    std::int64_t rev() const { return state_.at("rev").as_int64(); }
    bool over() const { return state_.at("decision").at("to_act").as_array().empty(); }
    std::vector<std::string> legal() const {
        std::vector<std::string> actions;
        if (const json::value* list = state_.at("decision").as_object().if_contains("legal"))
            for (const json::value& action : list->as_array()) actions.emplace_back(action.as_string());
        return actions;
    }
    // What this seat sees and may do: nothing of it may change by a hostile message.
    std::string picture() const {
        return fmt::format("{} {} {}", rev(), json::serialize(state_.at("view")), json::serialize(state_.at("decision")));
    }

    // A fresh connection and state; false: the server does not answer.
    bool connect(Random& random, std::int64_t seen = -1) {
        const std::uint16_t port = site_.any(random);
        net_test::Headers headers = origin_of(port);
        if (!cookie_.empty()) headers.emplace_back("Cookie", cookie_);
        socket_ = std::make_unique<WsClient>(
            port, "/api/matches/" + match_ + "/socket?as=" + name_ + (seen < 0 ? "" : "&seen=" + std::to_string(seen)), headers);
        const auto text = socket_->open() ? socket_->receive() : std::nullopt;
        if (!text) return false;
        state_ = json::parse(*text).as_object();
        return state_.at("type").as_string() == "state";
    }
    json::array missed() const {
        const json::value* records = state_.if_contains("missed");
        return records ? records->as_array() : json::array();
    }
    WsClient& socket() { return *socket_; }

   private:
    const Site& site_;
    std::string match_, name_, cookie_;
    std::unique_ptr<WsClient> socket_;
    json::object state_;
};

class Hostile {
   public:
    explicit Hostile(const Plan& plan) : plan_(plan), random_(plan.seed), server_(plan.program) {
        if (server_.port() == 0) throw std::runtime_error("the server did not start");
        for (std::size_t i = 0; i < Site::kServers; ++i) site_.at(i, server_.port());
    }

    Report run() {
        const std::vector<Offer> games = games_offered(site_);
        const int share = plan_.messages / static_cast<int>(games.size());
        report_.campaign = "hostile";
        for (const Offer& game : games) {
            const int until = sent_ + share;
            while (sent_ < until && report_.violations.empty()) attack_match(game, until);
        }
        if (!server_.running()) violated("the server has ended");
        const std::string database = server_.database();
        if (server_.end(SIGTERM) != 0) violated("the server does not end cleanly");
        const Ended checked = run_program({plan_.program, "check", "--db", database});
        if (checked.status != 0) violated("papelotte check: " + checked.out);
        report_.figures = {{"messages", sent_}, {"matches", matches_},       {"states", states_},
                           {"closed", closed_}, {"legal_after_all", legal_}, {"check", checked.out.substr(0, checked.out.find('\n'))}};
        return std::move(report_);
    }

   private:
    void violated(std::string text) { report_.violations.push_back(std::move(text)); }

    // One match by random play, attacked at every state that it is left in for a moment.
    void attack_match(const Offer& game, int until) {
        ++matches_;
        earlier_.clear();
        std::vector<Seat> seats = sit_down(game);
        while (sent_ < until && report_.violations.empty()) {
            for (Seat& seat : seats)
                if (!seat.connect(random_)) return violated(game.game + ": the server does not answer");
            if (seats.front().over()) return;
            ++states_;
            for (Seat& seat : seats)
                if (report_.violations.empty()) attack(game, seats, seat);
            for (unsigned moves = 1 + random_() % 4; moves > 0 && report_.violations.empty(); --moves) play_fairly(game, seats);
        }
    }

    std::vector<Seat> sit_down(const Offer& game) {
        Browser maker(site_, static_cast<unsigned>(random_()), {});
        json::array who;
        for (const std::string& seat : game.seats) who.push_back(json::object{{"seat", seat}, {"who", who.empty() ? "me" : "invite"}});
        const json::object made = maker.post("/api/matches", {{"game", game.game}, {"seats", std::move(who)}});
        const std::string match(made.at("match").at("id").as_string());
        std::vector<Seat> seats;
        seats.emplace_back(site_, match, game.seats.front(), maker.cookie());
        for (const json::value& one : made.at("links").as_array()) {
            const std::string link(one.at("link").as_string());
            Browser guest(site_, static_cast<unsigned>(random_()), {});
            guest.post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}});
            seats.emplace_back(site_, match, std::string(one.at("seat").as_string()), guest.cookie());
        }
        seats.emplace_back(site_, match, "observer", "");
        return seats;
    }

    HostileView view_of(const Offer& game, const Seat& seat) {
        HostileView view{seat.rev(), std::string(seat.state().at("as").as_string()), game.seats, seat.legal(), {}};
        std::erase(view.others, view.as);
        for (const std::string& action : view.legal)
            if (earlier_.size() < kMostEarlier) earlier_.push_back(action);
            else earlier_[random_() % kMostEarlier] = action;
        view.earlier = earlier_;
        return view;
    }

    void attack(const Offer& game, std::vector<Seat>& seats, Seat& seat) {
        if (!seat.connect(random_)) return violated(game.game + ": the server does not answer");
        const std::string before = seat.picture();
        const HostileView view = view_of(game, seat);
        for (int i = 0; i < kBurst; ++i, ++sent_) seat.socket().send(hostile_message(random_, view));
        seat.socket().send(R"({"type":"ping","ref":77})");
        bool lives = false;
        while (const auto text = lives ? std::nullopt : seat.socket().receive()) lives = text->starts_with(R"({"type":"pong")");
        closed_ += !lives;
        // A new connection gets its state when all that was accepted is on the disk.
        if (!seat.connect(random_, view.rev)) return violated(game.game + ": the server does not answer after hostile messages");
        const json::array records = seat.missed();
        const bool accepted = !records.empty();
        for (const json::value& one : records) judge_accepted(game, view, one.at("record").as_object());
        if (!accepted && seat.picture() != before)
            violated(fmt::format("{}: the state of {} has changed: {} was {}", game.game, seat.name(), seat.picture().substr(0, 30),
                                 before.substr(0, 30)));
        if (accepted)
            for (Seat& other : seats) other.connect(random_);
    }

    // Some changed messages are legal: a legal action of that seat, where the list only represents them, `papelotte check` judges.
    void judge_accepted(const Offer& game, const HostileView& view, const json::object& record) {
        ++legal_;
        const json::value* action = record.if_contains("do");
        const bool listed = action && std::ranges::find(view.legal, std::string_view(action->as_string())) != view.legal.end();
        if (std::string_view(record.at("seat").as_string()) == view.as && action && (listed || !game.lists_all)) return;
        violated(fmt::format("{}: {} at record {} got accepted: {}", game.game, view.as, view.rev, json::serialize(record)));
    }

    void play_fairly(const Offer& game, std::vector<Seat>& seats) {
        for (Seat& seat : seats) {
            const std::vector<std::string> legal = seat.legal();
            if (legal.empty()) continue;
            const std::string& action = legal[random_() % legal.size()];
            seat.socket().send(json::serialize(
                json::object{{"type", "play"}, {"ref", 1}, {"rev", seat.rev()}, {"seat", seat.state().at("as")}, {"do", action}}));
            bool updated = false;
            while (const auto text = updated ? std::nullopt : seat.socket().receive()) {
                const json::object message = json::parse(*text).as_object();
                const json::value* ref = message.if_contains("ref");
                updated = ref && *ref == 1;
                if (updated && message.at("type").as_string() == "error") violated(game.game + ": a legal action is refused: " + *text);
            }
            if (!updated) violated(game.game + ": a legal action is not answered");
            for (Seat& other : seats) other.connect(random_);
            return;
        }
    }

    Plan plan_;
    Random random_;
    bench::ServerProcess server_;
    Site site_;
    Report report_;
    std::vector<std::string> earlier_;
    int sent_ = 0, matches_ = 0, states_ = 0, closed_ = 0, legal_ = 0;
};

}   // namespace

Report run_hostile(const Plan& plan) { return Hostile(plan).run(); }

}   // namespace papelotte::campaign
