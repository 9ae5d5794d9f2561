#include "server/match/hub.h"

#include "server/log.h"
#include "server/match/match_json.h"
#include "server/match/played_rules.h"
#include "server/store/database_error.h"

namespace papelotte::server {

namespace {

constexpr int kTidyMilliseconds = 60'000;
constexpr std::chrono::seconds kIdle{300}, kBroken{60};

}  // namespace

Hub::Hub(store::Store& store, work::Workers& workers, work::Thinkers& thinkers, AskedJobs* asked, Metrics& metrics, int pace_milliseconds,
         std::function<store::Time()> now)
    : store_(store), workers_(workers), thinkers_(thinkers), asked_(asked), metrics_(metrics), pace_(pace_milliseconds), now_(std::move(now)) {}

void Hub::begin(net::Server& server) {
    server_ = &server;
    lanes_.resize(static_cast<std::size_t>(server.lanes()));
    for (int lane = 0; lane < server.lanes(); ++lane) {
        server.post_after(lane, kTidyMilliseconds, [this, lane] { tidy(lane); });
        if (store_.neighbours()) tell_presence(lane);
    }
}

void Hub::interrupt() {
    for (const Lane& lane : lanes_)
        for (const auto& [id, slot] : lane)
            if (slot.match) slot.match->interrupt();
}

void Hub::end() { lanes_.clear(); }

int Hub::lane_of(const std::string& id) const { return static_cast<int>(std::hash<std::string>{}(id) % lanes_.size()); }

void Hub::with(const std::string& id, Job job) {
    const int lane = lane_of(id);
    server_->post(lane, [this, lane, id, job = std::move(job)]() mutable { find(lane, id, std::move(job)); });
}

void Hub::with_loaded(const std::string& id, std::move_only_function<void(Match&)> job) {
    const int lane = lane_of(id);
    server_->post(lane, [this, lane, id, job = std::move(job)]() mutable {
        Lane& here = lanes_[static_cast<std::size_t>(lane)];
        const auto found = here.find(id);
        if (found == here.end() || !found->second.match) return;
        guard(lane, id, [&, match = found->second.match] { job(*match); });
    });
}

bool Hub::is_broken(const std::string& id) const {
    const Lane& here = lanes_[static_cast<std::size_t>(lane_of(id))];
    const auto found = here.find(id);
    return found != here.end() && found->second.broken;
}

void Hub::find(int lane, const std::string& id, Job job) {
    Slot& slot = lanes_[static_cast<std::size_t>(lane)][id];
    const Clock::time_point now = Clock::now();
    if (slot.broken && slot.used + kBroken > now) return job(nullptr);
    slot.broken = false;
    slot.used = now;
    if (slot.match) return guard(lane, id, [&, match = slot.match] { job(match); });
    slot.waiting.push_back(std::move(job));
    if (slot.waiting.size() == 1) load(lane, id);
}

void Hub::load(int lane, const std::string& id) {
    const bool taken = workers_.run([this, lane, id] {
        auto found = read(lane, id);
        server_->post(lane, [this, lane, id, found = std::move(found)]() mutable {
            if (found) install(lane, id, *found);
            else give_up(lane, id, found.error());
        });
    });
    if (!taken) install(lane, id, nullptr);
}

std::expected<std::shared_ptr<Match>, std::string> Hub::read(int lane, const std::string& id) {
    try {
        auto row = store_.match(id);
        if (!row || !plays_here(*row)) return nullptr;
        if (!follows_played_rules(*row)) row = store_.match(id);   // it may do so now
        if (!row) return nullptr;
        std::vector<store::RecordRow> records = store_.records(id);
        std::erase_if(records, [&](const store::RecordRow& one) { return one.rev > row->rev; });   // of other servers since: read_on()
        if (!follows_played_rules(*row))
            if (auto migrated = migrate_to_played_rules(store_, *row, records); !migrated) return std::unexpected(migrated.error());
        std::vector<std::string> names = names_of(*row);
        return Match::load(std::move(*row), records, store_.chat(id, kChatKept), std::move(names), services(lane, id));
    } catch (const store::DatabaseError& error) {
        if (!error.lost()) return std::unexpected(error.what());
        log_event(Level::error, "match_not_read", {{"match", id}, {"problem", error.what()}});
        return nullptr;   // the match is not broken: its viewers are told to try again
    } catch (const std::exception& error) {
        return std::unexpected(error.what());
    }
}

void Hub::install(int lane, const std::string& id, const std::shared_ptr<Match>& match) {
    Lane& here = lanes_[static_cast<std::size_t>(lane)];
    const auto found = here.find(id);
    if (found == here.end()) return;
    std::vector<Job> jobs = std::exchange(found->second.waiting, {});
    if (!match) {
        here.erase(found);
        for (Job& job : jobs) job(nullptr);
        return;
    }
    found->second.match = match;
    ++loaded_;
    guard(lane, id, [&] { match->resign_deleted(); });
    for (Job& job : jobs) find(lane, id, std::move(job));   // the first job may break the match
    with_loaded(id, [](Match& one) { one.think(); });
    if (!store_.neighbours()) return;
    read_on(lane, id);
    store_.submit({store::Tell{{store::News::Kind::who_is_here, id}}}, {});
}

// --- Broken matches ------------------------------------------------------------------------------------------------------

// All viewers are told and disconnected, as are those who connect within a minute. Then the match may be loaded again from the disk.
void Hub::give_up(int lane, const std::string& id, std::string_view problem) {
    ++metrics_.matches_broken;
    log_event(Level::error, "match_broken", {{"match", id}, {"problem", problem}});
    Slot& slot = lanes_[static_cast<std::size_t>(lane)][id];
    const std::shared_ptr<Match> match = std::exchange(slot.match, nullptr);
    std::vector<Job> jobs = std::exchange(slot.waiting, {});
    slot.broken = true;
    slot.used = Clock::now();
    if (match) {
        --loaded_;
        match->give_up_broken();
        release_lead(id);
    }
    for (Job& job : jobs) job(nullptr);
}

Services Hub::services(int lane, const std::string& id) {
    Services services;
    services.store = &store_;
    const auto key = std::make_shared<const std::string>(id);   // shared, since every action posts tasks
    services.post = [this, lane, key](std::move_only_function<void()> job) {
        server_->post(lane, [this, lane, key, job = std::move(job)]() mutable { guard(lane, *key, job); });
    };
    services.post_after = [this, lane, key](int milliseconds, std::move_only_function<void()> job) {
        server_->post_after(lane, milliseconds, [this, lane, key, job = std::move(job)]() mutable { guard(lane, *key, job); });
    };
    services.think = [this, lane, key](const work::TaskOwner& owner, work::Length length, std::move_only_function<void()> job) {
        return thinkers_.run(owner, length, [this, lane, key, job = std::move(job)]() mutable {
            try {
                job();
            } catch (const std::exception& error) {
                server_->post(lane, [this, lane, key, problem = std::string(error.what())] { give_up(lane, *key, problem); });
            }
        });
    };
    if (asked_) services.ask_workers = asking(lane, key, services.post);
    services.metrics = &metrics_;
    services.now = now_;
    services.pace_milliseconds = pace_;
    services.give_up = [this, lane, id] {
        log_event(Level::error, "match_given_up", {{"match", id}});
        if (lanes_[static_cast<std::size_t>(lane)].erase(id) > 0) --loaded_;
        release_lead(id);
    };
    if (!store_.neighbours()) return services;
    services.ask_to_lead = [this, lane, key] { ask_to_lead(lane, *key); };
    services.stop_leading = [this, key] { release_lead(*key); };
    services.read_on = [this, key] { catch_up(*key, everything); };
    services.read_all = [this, post = services.post, key](auto done) { read_all(*key, post, std::move(done)); };
    return services;
}

decltype(Services::ask_workers) Hub::asking(int lane, const std::shared_ptr<const std::string>& id, std::function<void(Services::Job)> post) {
    return [this, lane, id, post = std::move(post)](const work::TaskOwner& owner, work::Length length, const Question& question,
                                                    const std::stop_token& stop, std::chrono::seconds patience, Services::Job begun,
                                                    Services::Answered answered) {
        AskedJobs::Begun begin;
        if (begun) begin = [post, begun = std::move(begun)]() mutable { post(std::move(begun)); };
        auto done = [this, lane, id, post, answered = std::move(answered)](AskedJobs::Outcome outcome) mutable {
            using How = AskedJobs::Outcome::How;
            if (outcome.how == How::failed)
                return server_->post(lane, [this, lane, id, problem = std::move(outcome.text)] { give_up(lane, *id, problem); });
            auto text = outcome.how == How::answered ? std::optional(std::move(outcome.text)) : std::nullopt;
            post([answered = std::move(answered), text = std::move(text)]() mutable { answered(std::move(text)); });
        };
        asked_->ask(owner, length, question, stop, patience, std::move(begin), std::move(done));
    };
}

void Hub::tidy(int lane) {
    const Clock::time_point now = Clock::now();
    std::erase_if(lanes_[static_cast<std::size_t>(lane)], [&](const auto& one) {
        const Slot& slot = one.second;
        const bool idle = slot.match && slot.match->idle() && slot.used + kIdle < now;
        if (idle) --loaded_;
        if (idle) release_lead(one.first);
        return idle || (slot.broken && slot.used + kBroken < now);
    });
    server_->post_after(lane, kTidyMilliseconds, [this, lane] { tidy(lane); });
}

// Locked so that the match gets states in the order in which they were read, even if two people take seats at the same time.
void Hub::refresh(const std::string& id) {
    const std::lock_guard lock(refreshing_);
    if (auto row = store_.match(id)) with_loaded(id, [seating = seated(std::move(*row))](Match& match) mutable { seating(match); });
}

void Hub::reseat(const std::string& id) {
    const std::lock_guard lock(refreshing_);
    if (auto row = store_.match(id))
        with(id, [seating = seated(std::move(*row))](const std::shared_ptr<Match>& match) mutable {
            if (match) seating(*match);
        });
}

std::move_only_function<void(Match&)> Hub::seated(store::MatchRow row) {
    std::vector<std::string> names = names_of(row);
    return [row = std::move(row), names = std::move(names)](Match& match) mutable { match.seats_changed(std::move(row), std::move(names)); };
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
