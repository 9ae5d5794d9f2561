#include "server/match/upkeep.h"

#include "games/registry.h"
#include "server/log.h"
#include "server/match/archive.h"
#include "server/match/played_rules.h"
#include "server/store/held.h"
#include "server/store/waiting.h"

namespace papelotte::server {

namespace {

constexpr int kFirstRound = 1000, kRound = 60'000;   // milliseconds
constexpr int kRoundsOfSweep = 10, kRoundsOfForgetting = 24 * 60;
constexpr int kAtOnce = 100;
constexpr store::Time kDay = 86'400;
constexpr int kLogEvery = 100;                      // matches archived

}  // namespace

Upkeep::Upkeep(const Settings& settings, store::Store& store, work::Workers& workers, Hub& hub)
    : settings_(settings), store_(store), workers_(workers), hub_(hub) {}

void Upkeep::begin(net::Server& server) {
    server_ = &server;
    server.post_after(0, kFirstRound, [this] { round(); });
}

void Upkeep::round() {
    server_->post_after(0, kRound, [this] { round(); });
    if (busy_.exchange(true)) return;
    task([this] {
        store::Neighbours* others = store_.neighbours();
        if (!others || others->hold("upkeep")) end_and_forget();   // one server at a time
        ++rounds_;
        if (rules_migrated_) archive_all();
        else each(&store::Store::matches_not_over, "", &Upkeep::migrate_rules, &Upkeep::all_migrated);
    });
}

// An exception ends this round only; the next round tries again.
void Upkeep::task(std::move_only_function<void()> job) {
    const bool taken = workers_.run([this, job = std::move(job)]() mutable {
        try {
            job();
        } catch (const std::exception& error) {
            log_event(Level::error, "upkeep", {{"problem", error.what()}});
            busy_ = false;
        }
    });
    if (!taken) busy_ = false;
}

void Upkeep::end_and_forget() {
    for (const std::string& id : store_.matches_left(kAtOnce)) hub_.reseat(id);   // resigns the seats
    if (rounds_ % kRoundsOfSweep == 0) {
        store_.submit({store::KeepClock{}}, {});
        for (const std::string& id : store_.matches_idle(kAtOnce)) {
            if (const auto row = store_.match(id); row && !hub_.plays_here(*row)) {
                hub_.end_unplayable(*row);
                continue;
            }
            hub_.with(id, [](const std::shared_ptr<Match>& match) {
                if (match) match->abandon();
            });
        }
    }
    if (rounds_ % kRoundsOfForgetting == 0) forget();
}

void Upkeep::forget() {
    const auto forget_all = [&](int days, const char* what, Ids (store::Store::*older)(store::Time, int)) {
        if (days == 0) return;
        const Ids ids = (store_.*older)(days * kDay, kAtOnce);
        for (const std::string& id : ids) store_.submit({store::ForgetMatch{id}}, {});
        if (!ids.empty()) log_event(Level::info, "forgotten", {{"what", what}, {"matches", static_cast<int>(ids.size())}});
    };
    forget_all(settings_.keep_unplayed_days, "unplayed", &store::Store::unplayed_matches_older_than);
    forget_all(settings_.keep_guest_matches_days, "guests only", &store::Store::guest_matches_older_than);
    if (settings_.keep_guests_days != 0) store_.submit({store::ForgetGuests{settings_.keep_guests_days * kDay}}, {});
}

void Upkeep::each(Page page, const std::string& after, void (Upkeep::*job)(const std::string&), void (Upkeep::*next)()) {
    const Ids ids = (store_.*page)(after, 1);
    if (ids.empty()) return (this->*next)();
    (this->*job)(ids.front());
    task([this, page, id = ids.front(), job, next] { each(page, id, job, next); });
}

void Upkeep::migrate_rules(const std::string& id) {
    auto row = store_.match(id);
    if (!row || row->status == "over" || follows_played_rules(*row)) return;
    if (store_.neighbours()) return void(hub_.plays_here(*row));
    std::vector<store::RecordRow> records = store_.records(id);
    if (const auto met = migrate_to_played_rules(store_, *row, records); !met)
        log_event(Level::error, "match_broken", {{"match", id}, {"problem", met.error()}});
}

void Upkeep::all_migrated() {
    rules_migrated_ = true;
    archive_all();
}

void Upkeep::archive_all() { each(&store::Store::matches_not_archived, "", &Upkeep::archive, &Upkeep::finish_round); }

void Upkeep::archive(const std::string& id) {
    const auto row = store_.match(id);
    const Game* game = row ? find_game(row->game) : nullptr;
    if (!game || broken_.contains(id)) return;
    const auto make = [&] { make_archive(id, *game, *row); };
    store::Neighbours* others = store_.neighbours();
    if (!others) return make();
    // Of several servers, one that plays its version makes the archive; any, when there is none.
    if (!follows_played_rules(*row)) return void(hub_.alone_with_rules_of(*row, make));
    if (const store::Held alone(*others, "archive " + id); alone && !store_.archive(id)) make();
}

void Upkeep::make_archive(const std::string& id, const Game& game, const store::MatchRow& row) {
    auto archive = archive_of(game, row, store_.records(id));
    if (!archive) {
        broken_.insert(id);
        return log_event(Level::warning, "match_not_archived", {{"match", id}, {"problem", archive.error()}});
    }
    const store::Problem problem = store::written(store_, {store::AddArchive{id, std::move(*archive)}});
    if (problem == store::Problem::failed) throw std::runtime_error("an archive could not be written to the disk");
    if (++archived_ % kLogEvery == 0) log_event(Level::info, "archiving", {{"matches", archived_}});
}

void Upkeep::finish_round() {
    if (archived_ > 0) log_event(Level::info, "archived", {{"matches", std::exchange(archived_, 0)}});
    busy_ = false;
}

}   // namespace papelotte::server
