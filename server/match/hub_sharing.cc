// Servers that share a database: matches are kept up to date, one server thinks for the computers of a match, and a match is left to
// servers that play its version of the rules.
#include "games/registry.h"
#include "server/log.h"
#include "server/match/hub.h"
#include "server/match/played_rules.h"
#include "server/store/held.h"

namespace papelotte::server {

namespace {

constexpr int kAgainMilliseconds = 1000;   // after the workers had no room, or the database could not be read
constexpr int kPresenceMilliseconds = 20'000;

std::string lock_of(const std::string& match) { return "match " + match; }

Reading read_parts(store::Store& store, Hub& hub, const std::string& id, std::int64_t rev, unsigned parts) {
    Reading read;
    if (parts & Hub::seats) {
        read.row = store.match(id);
        if (read.row) read.names = hub.names_of(*read.row);
    }
    read.records = store.records(id, rev);
    if (parts & Hub::chat) read.chat = store.chat(id, kChatKept);
    return read;
}

}   // namespace

// --- What others have written -------------------------------------------------------------------------------------------------------

void Hub::catch_up(const std::string& id, Parts parts) {
    const int lane = lane_of(id);
    server_->post(lane, [this, lane, id, parts] {
        Lane& here = lanes_[static_cast<std::size_t>(lane)];
        const auto found = here.find(id);
        if (found == here.end() || found->second.broken) return;
        found->second.behind |= parts;   // while it is being loaded: it is read when it is there
        read_on(lane, id);
    });
}

// One reading at a time, so that a burst of news costs few.
void Hub::read_on(int lane, const std::string& id) {
    Lane& here = lanes_[static_cast<std::size_t>(lane)];
    const auto found = here.find(id);
    if (found == here.end() || !found->second.match || found->second.reading || found->second.behind == 0) return;
    found->second.reading = true;
    const unsigned parts = std::exchange(found->second.behind, 0U);
    const auto finish = [this, lane, id, parts](std::optional<Reading> read) {
        Lane& now = lanes_[static_cast<std::size_t>(lane)];
        const auto slot = now.find(id);
        if (slot == now.end()) return;
        slot->second.reading = false;
        if (!read) {
            slot->second.behind |= parts;
            return server_->post_after(lane, kAgainMilliseconds, [this, lane, id] { read_on(lane, id); });
        }
        if (slot->second.match) guard(lane, id, [match = slot->second.match, &read] { match->catch_up(std::move(*read)); });
        read_on(lane, id);
    };
    const bool taken = workers_.run([this, lane, id, parts, finish, rev = found->second.match->rev()] {
        std::optional<Reading> read;
        try {
            read = read_parts(store_, *this, id, rev, parts);
        } catch (const std::exception& error) {
            log_event(Level::error, "match_not_read", {{"match", id}, {"problem", error.what()}});
        }
        server_->post(lane, [finish, read = std::move(read)]() mutable { finish(std::move(read)); });
    });
    if (!taken) finish(std::nullopt);
}

void Hub::read_all(const std::string& id, const std::function<void(Services::Job)>& post, std::move_only_function<void(Records)> done) {
    const auto answer = std::make_shared<std::move_only_function<void(Records)>>(std::move(done));
    const bool taken = workers_.run([this, id, post, answer] {
        Records records;
        try {
            records = store_.records(id);
        } catch (const std::exception& error) {
            log_event(Level::error, "match_not_read", {{"match", id}, {"problem", error.what()}});
        }
        post([answer, records = std::move(records)]() mutable { (*answer)(std::move(records)); });
    });
    if (!taken) post([answer] { (*answer)(std::nullopt); });
}

void Hub::each_loaded(const std::function<void(int lane, const std::string& id, Match&)>& job) {
    for (int lane = 0; lane < server_->lanes(); ++lane)
        server_->post(lane, [this, lane, job] {
            std::vector<std::pair<std::string, std::shared_ptr<Match>>> all;   // a job may remove its match
            for (const auto& [id, slot] : lanes_[static_cast<std::size_t>(lane)])
                if (slot.match) all.emplace_back(id, slot.match);
            for (const auto& [id, match] : all) guard(lane, id, [&] { job(lane, id, *match); });
        });
}

// A match that is being loaded may have been read before what was missed.
void Hub::catch_up_all() {
    for (int lane = 0; lane < server_->lanes(); ++lane)
        server_->post(lane, [this, lane] {
            for (auto& [id, slot] : lanes_[static_cast<std::size_t>(lane)])
                if (!slot.match && !slot.waiting.empty()) slot.behind |= everything;
        });
    each_loaded([this](int, const std::string& id, Match& match) {
        match.read_again();
        catch_up(id, everything);
    });
}

void Hub::load_again(const std::string& id) {
    with_loaded(id, [](Match& match) { match.load_again(); });
}

// --- Presence -----------------------------------------------------------------------------------------------------------------------

void Hub::tell_presence(int lane) {
    for (const auto& [id, slot] : lanes_[static_cast<std::size_t>(lane)])
        if (slot.match && slot.match->has_viewers()) slot.match->tell_here();
    server_->post_after(lane, kPresenceMilliseconds, [this, lane] { tell_presence(lane); });
}

void Hub::server_gone(const std::string& server) {
    each_loaded([server](int, const std::string&, Match& match) { match.heard_gone(server); });
}

// --- Who thinks ---------------------------------------------------------------------------------------------------------------------

void Hub::ask_to_lead(int lane, const std::string& id) {
    const auto answer = [this, lane, id](bool may) {
        server_->post(lane, [this, lane, id, may] {
            Lane& here = lanes_[static_cast<std::size_t>(lane)];
            const auto found = here.find(id);
            if (found != here.end() && found->second.match) guard(lane, id, [&, match = found->second.match] { match->may_lead(may); });
            else if (may) release_lead(id);
        });
    };
    if (!workers_.run([this, id, answer] { answer(store_.neighbours()->hold(lock_of(id))); })) answer(false);
}

void Hub::release_lead(const std::string& id) {
    if (store::Neighbours* others = store_.neighbours()) workers_.run([others, id] { others->release(lock_of(id)); });
}

// --- Rules --------------------------------------------------------------------------------------------------------------------------

// While this server holds the name of a version alone, no other one plays it, nor can one begin to.
bool Hub::alone_with_rules_of(const store::MatchRow& match, const std::function<void()>& job) {
    const std::lock_guard lock(adopting_);
    const store::Held alone(*store_.neighbours(), rules_name(match));
    if (alone) job();
    return static_cast<bool>(alone);
}

bool Hub::plays_here(const store::MatchRow& match) {
    const Game* game = find_game(match.game);
    if (!store_.neighbours() || match.status == "over" || (game && follows_played_rules(match))) return true;
    bool adopted = false;
    const auto known = [&](const std::set<std::string>& matches) {
        const std::lock_guard lock(adopting_);
        return matches.contains(match.id);
    };
    if (game && !known(unplayable_))
        alone_with_rules_of(match, [&] {
            adopted = migrate(match.id, Unplayable::waits);
            if (!adopted) unplayable_.insert(match.id);
        });
    if (adopted || known(left_)) return adopted;
    log_event(Level::warning, "match_left_to_others", {{"match", match.id}, {"follows", rules_name(match)}});
    const std::lock_guard lock(adopting_);
    left_.insert(match.id);
    return false;
}

void Hub::end_unplayable(const store::MatchRow& match) {
    if (store_.neighbours() && find_game(match.game)) alone_with_rules_of(match, [&] { migrate(match.id, Unplayable::ends); });
}

bool Hub::migrate(const std::string& id, Unplayable unplayable) {
    auto row = store_.match(id);
    if (!row) return false;
    if (follows_played_rules(*row)) return true;
    std::vector<store::RecordRow> records = store_.records(id);
    return migrate_to_played_rules(store_, *row, records, unplayable).has_value();
}

}   // namespace papelotte::server
