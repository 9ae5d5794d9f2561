#include "server/match/hub.h"

#include "server/log.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

constexpr int kTidyMilliseconds = 60'000, kSweepMilliseconds = 10 * 60'000;
constexpr store::Time kIdleSeconds = 300;
constexpr int kChatLines = 100, kSweptAtOnce = 100;

}  // namespace

Hub::Hub(store::Store& store, people::Workers& workers, people::Workers& thinkers, int pace_milliseconds, std::function<store::Time()> now)
    : store_(store), workers_(workers), thinkers_(thinkers), pace_(pace_milliseconds), now_(std::move(now)) {}

void Hub::begin(net::Server& server) {
    server_ = &server;
    lanes_.resize(static_cast<std::size_t>(server.lanes()));
    for (int lane = 0; lane < server.lanes(); ++lane) server.post_after(lane, kTidyMilliseconds, [this, lane] { tidy(lane); });
    server.post_after(0, 1000, [this] { sweep(); });
}

void Hub::end() { lanes_.clear(); }

int Hub::lane_of(const std::string& id) const { return static_cast<int>(std::hash<std::string>{}(id) % lanes_.size()); }

void Hub::with(const std::string& id, Job job) {
    const int lane = lane_of(id);
    server_->post(lane, [this, lane, id, job = std::move(job)]() mutable { find(lane, id, std::move(job)); });
}

void Hub::tell(const std::string& id, std::move_only_function<void(Match&)> job) {
    const int lane = lane_of(id);
    server_->post(lane, [this, lane, id, job = std::move(job)]() mutable {
        Lane& here = lanes_[static_cast<std::size_t>(lane)];
        if (const auto found = here.find(id); found != here.end() && found->second.match) job(*found->second.match);
    });
}

void Hub::find(int lane, const std::string& id, Job job) {
    Slot& slot = lanes_[static_cast<std::size_t>(lane)][id];
    slot.used = now_();
    if (slot.match) return job(slot.match);
    slot.waiting.push_back(std::move(job));
    if (slot.waiting.size() == 1) load(lane, id);
}

void Hub::load(int lane, const std::string& id) {
    const bool taken = workers_.run([this, lane, id] {
        std::shared_ptr<Match> match;
        if (auto row = store_.match(id)) {
            std::vector<std::string> names = names_of(*row);
            auto loaded =
                Match::load(std::move(*row), store_.records(id), store_.chat(id, kChatLines), std::move(names), surroundings(lane, id));
            if (loaded) match = std::move(*loaded);
            else log_event(Level::error, "match_broken", {{"match", id}, {"problem", loaded.error()}});
        }
        server_->post(lane, [this, lane, id, match = std::move(match)]() mutable { install(lane, id, std::move(match)); });
    });
    if (!taken) install(lane, id, nullptr);
}

void Hub::install(int lane, const std::string& id, const std::shared_ptr<Match>& match) {
    Lane& here = lanes_[static_cast<std::size_t>(lane)];
    const auto found = here.find(id);
    if (found == here.end()) return;
    std::vector<Job> jobs = std::exchange(found->second.waiting, {});
    if (match) {
        found->second.match = match;
        ++loaded_;
    } else {
        here.erase(found);
    }
    for (Job& job : jobs) job(match);
    if (match) match->think();
}

Surroundings Hub::surroundings(int lane, const std::string& id) {
    Surroundings around;
    around.store = &store_;
    around.post = [this, lane](std::move_only_function<void()> job) { server_->post(lane, std::move(job)); };
    around.post_after = [this, lane](int milliseconds, std::move_only_function<void()> job) {
        if (milliseconds <= 0) server_->post(lane, std::move(job));
        else server_->post_after(lane, milliseconds, std::move(job));
    };
    around.think = [this](std::move_only_function<void()> job, people::Workers::Turn turn) { return thinkers_.run(std::move(job), turn); };
    around.now = now_;
    around.pace_milliseconds = pace_;
    around.given_up = [this, lane, id] {
        log_event(Level::error, "match_given_up", {{"match", id}});
        if (lanes_[static_cast<std::size_t>(lane)].erase(id) > 0) --loaded_;
    };
    return around;
}

void Hub::tidy(int lane) {
    const store::Time now = now_();
    loaded_ -= static_cast<int>(std::erase_if(lanes_[static_cast<std::size_t>(lane)], [&](const auto& one) {
        return one.second.match && one.second.match->idle() && one.second.used + kIdleSeconds < now;
    }));
    server_->post_after(lane, kTidyMilliseconds, [this, lane] { tidy(lane); });
}

void Hub::sweep() {
    workers_.run([this] {
        for (const std::string& id : store_.matches_idle_since(now_(), kSweptAtOnce))
            with(id, [](const std::shared_ptr<Match>& match) {
                if (match) match->abandon();
            });
    });
    server_->post_after(0, kSweepMilliseconds, [this] { sweep(); });
}

void Hub::refresh(const std::string& id) {
    auto row = store_.match(id);
    if (!row) return;
    std::vector<std::string> names = names_of(*row);
    tell(id, [seats = std::move(row->seats), names = std::move(names), status = std::move(row->status)](Match& match) mutable {
        match.seats_changed(std::move(seats), std::move(names), std::move(status));
    });
}

std::vector<std::string> Hub::names_of(const store::MatchRow& row) {
    std::vector<std::string> names;
    for (const store::SeatRow& seat : row.seats) {
        if (seat.who == store::Who::computer) {
            names.emplace_back(level_of(seat));
        } else if (seat.who == store::Who::person) {
            const auto person = store_.person(seat.person);
            names.push_back(person ? person->name : "someone");
        } else {
            names.emplace_back();
        }
    }
    return names;
}

}  // namespace papelotte::server
