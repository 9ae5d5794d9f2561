#include "server/jobs/studied_match.h"

#include <algorithm>
#include <stdexcept>

#include "engine/facts.h"
#include "games/registry.h"
#include "server/match/match_journal.h"
#include "server/match/record.h"

namespace papelotte::server {

std::expected<std::unique_ptr<StudiedMatch>, std::string> StudiedMatch::read(store::Store& store, const std::string& id, std::int64_t rev) {
    auto row = store.match(id);
    if (!row) return std::unexpected("the match is gone");
    auto match = std::make_unique<StudiedMatch>();
    match->game_ = find_game(row->game);
    const auto seed = read_seed(row->seed);
    if (!match->game_ || !seed) return std::unexpected("unknown game, or no seed");
    std::vector<store::RecordRow> records = store.records(id);
    std::erase_if(records, [&](const store::RecordRow& one) { return one.rev > rev; });
    row->status = "running";   // at that record
    const auto journal = match_journal(*row, records);
    if (!journal) return std::unexpected(journal.error());
    auto table = match->game_->resume(*journal, *seed);
    if (!table) return std::unexpected(table.error().text());
    match->table_ = std::move(*table);
    match->id_ = id;
    match->rev_ = rev;
    match->minds_.resize(match->game_->facts->seats.size());
    return match;
}

// A change of its rules needs no other table: it leads to the same positions.
bool StudiedMatch::go_on(store::Store& store, std::int64_t rev) {
    if (rev < rev_) return false;
    if (rev == rev_) return true;
    for (const store::RecordRow& row : store.records(id_, rev_)) {
        if (row.rev > rev) break;
        const auto record = read_record(row.line);
        if (!record || record->kind == Record::Kind::undo || record->kind == Record::Kind::standing) return false;
        if (record->kind != Record::Kind::play) continue;
        if (std::ranges::any_of(record->entries, [](const Entry& entry) { return !entry.standing.empty() || entry.seating; })) return false;
        if (!table_->follow(record->entries)) return false;
    }
    rev_ = rev;
    return true;
}

ai::Mind& StudiedMatch::mind(Seat seat, const std::string& player) {
    SeatedMind& seated = minds_[static_cast<std::size_t>(seat)];
    if (seated.mind && seated.player == player) return *seated.mind;
    const auto spec = ai::read_player_spec(player);
    if (!spec || !spec->command.empty()) throw std::runtime_error("no such player: " + player);   // external programs are not run
    seated = {player, game_->players->mind(seat, *spec, random_seed()[0])};
    return *seated.mind;
}

std::expected<std::unique_ptr<StudiedMatch>, std::string> StudiedMatches::take(const std::string& id, std::int64_t rev) {
    std::unique_ptr<StudiedMatch> known;
    {
        const std::lock_guard lock(mutex_);
        const auto found = std::ranges::find(matches_, id, [](const auto& one) { return one->id(); });
        if (found != matches_.end()) {
            known = std::move(*found);
            matches_.erase(found);
        }
    }
    if (known && known->go_on(store_, rev)) return known;
    return StudiedMatch::read(store_, id, rev);
}

void StudiedMatches::keep(std::unique_ptr<StudiedMatch> match) {
    std::unique_ptr<StudiedMatch> former;   // ends without the lock
    const std::lock_guard lock(mutex_);
    matches_.push_front(std::move(match));
    if (matches_.size() <= kMost) return;
    former = std::move(matches_.back());
    matches_.pop_back();
}

}   // namespace papelotte::server
