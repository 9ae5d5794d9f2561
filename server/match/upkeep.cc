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

struct Upkeep::Retention {
    int Settings::* days;   // 0: for ever
    const char* what;
    Ids (store::Store::*older)(store::Time, int);
};
const Upkeep::Retention Upkeep::kRetentions[] = {
    {&Settings::keep_unplayed_days, "unplayed", &store::Store::unplayed_matches_older_than},
    {&Settings::keep_guest_matches_days, "guests only", &store::Store::guest_matches_older_than},
};

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
        const bool alone = !others || others->hold("upkeep");   // one server at a time
        const int number = rounds_++;
        if (alone) end_matches(number % kRoundsOfSweep == 0);
        if (number % kRoundsOfForgetting == 0) to_forget_ = true;
        if (alone && to_forget_) forget(0);
        else look_after_all();
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

void Upkeep::end_matches(bool idle) {
    for (const std::string& id : store_.matches_left(kAtOnce)) hub_.reseat(id);   // resigns the seats
    if (!idle) return;
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

// A page of matches per task, and each match in a transaction of its own: moves are written in between.
void Upkeep::forget(std::size_t kind) {
    if (kind == std::size(kRetentions)) return forget_guests();
    const Retention& retention = kRetentions[kind];
    const int days = settings_.*retention.days;
    const Ids ids = days == 0 ? Ids() : (store_.*retention.older)(days * kDay, kAtOnce);
    bool forgotten = !ids.empty();
    for (const std::string& id : ids) forgotten = forgotten && store::written(store_, {store::ForgetMatch{id}}) == store::Problem::none;
    if (forgotten) log_event(Level::info, "forgotten", {{"what", retention.what}, {"matches", static_cast<int>(ids.size())}});
    task([this, kind, forgotten] { forget(forgotten ? kind : kind + 1); });
}

void Upkeep::forget_guests() {
    const int days = settings_.keep_guests_days;
    const bool forgotten = days != 0 && store::written(store_, {store::ForgetGuests{days * kDay}}) == store::Problem::none;
    to_forget_ = forgotten;
    task([this] { to_forget_ ? forget_guests() : look_after_all(); });
}

void Upkeep::look_after_all() {
    if (rules_migrated_) archive_all();
    else each(&store::Store::matches_not_over, "", &Upkeep::migrate_rules, &Upkeep::all_migrated);
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
