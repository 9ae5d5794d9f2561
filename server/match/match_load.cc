// Loads a match from its rows in the store.
#include <algorithm>
#include <utility>

#include "games/registry.h"
#include "server/match/archived_table.h"
#include "server/match/match.h"

namespace papelotte::server {

std::expected<std::shared_ptr<Match>, std::string> Match::load(store::MatchRow row, const std::vector<store::RecordRow>& records,
                                                               std::vector<store::ChatRow> chat, std::vector<std::string> names,
                                                               Services services) {
    std::shared_ptr<Match> match(new Match);
    MatchState& state = match->state_;
    state.game = find_game(row.game);
    if (!state.game) return std::unexpected("unknown game");
    const auto seed = read_seed(row.seed);
    if (!seed) return std::unexpected("the seed cannot be read");
    state.seed = *seed;
    state.row = std::move(row);
    state.assign_seats(std::move(state.row.seats), std::move(names));
    state.chat.assign(std::make_move_iterator(chat.begin()), std::make_move_iterator(chat.end()));
    match->last_chat_ = state.chat.empty() ? 0 : state.chat.back().id;
    match->services_ = std::move(services);
    match->shared_ = match->services_.store->neighbours() != nullptr;
    match->leads_ = !match->shared_;
    match->advice_ = std::make_unique<Advice>(match, state, match->audience_, match->computers_, match->writes_, match->services_);
    if (auto restored = match->restore(records); !restored) return std::unexpected(restored.error());
    match->waited_for_ = state.table->to_act();
    match->seating_ = state.table->seating();
    return match;
}

// Builds the table from the first line of the journal and the records that were not taken back, and the state that is in the records
// but not on the table.
std::expected<void, std::string> Match::restore(const std::vector<store::RecordRow>& rows) {
    auto journal = read_journal(state_.row.header + "\n");
    if (!journal) return std::unexpected(journal.error().text());
    for (const store::RecordRow& one : rows) {
        const auto number = [&] { return "record " + std::to_string(one.rev) + ": "; };
        const auto record = read_record(one.line);
        if (!record) return std::unexpected(number() + record.error());
        if (!restore_record(*record, one.account)) return std::unexpected(number() + "unknown seat");
        if (exchanges_players(*journal, *record)) agreements_.forget_offers();
        if (!add_to_journal(*journal, *record)) return std::unexpected("a record goes back to an entry that there never was");
    }
    auto table = table_of(*journal);
    if (!table) return std::unexpected(table.error());
    state_.table = std::move(*table);
    return {};
}

// Whether the record exchanges seats by the end of an auction, or takes that back. The rows of the store have the players in their
// present seats.
bool Match::exchanges_players(const Journal& before, const Record& record) {
    const auto settles_so = [](const Entry& entry) { return entry.seating == Seating::exchanged; };
    if (record.kind == Record::Kind::play) return std::ranges::any_of(record.entries, settles_so);
    return record.kind == Record::Kind::undo &&
           std::any_of(before.entries.begin() + std::min<std::ptrdiff_t>(record.to, std::ssize(before.entries)), before.entries.end(),
                       settles_so);
}

// False if the record's seat is unknown.
bool Match::restore_record(const Record& record, std::string_view account) {
    const auto seat = find_seat(state_.facts(), record.seat);
    if (!seat) return false;
    if (record.kind == Record::Kind::play) {
        state_.row.n = record.entries.back().n;
        if (auto explained = read_account(account, record.entries.back().n, *seat)) computers_.keep(std::move(*explained));
    } else if (record.kind == Record::Kind::undo) {
        state_.row.n = record.to;
        computers_.forget_after(record.to);
    }
    agreements_.apply(record, *seat, static_cast<int>(state_.row.n));
    return true;
}

// For a finished match that the present rules cannot replay, the table shows the archive.
std::expected<std::unique_ptr<Table>, std::string> Match::table_of(const Journal& journal) const {
    auto table = state_.game->resume(journal, state_.seed);
    if (table) return std::move(*table);
    if (state_.over())
        if (const auto archive = services_.store->archive(state_.row.id)) return archived_table(state_.facts(), journal, *archive);
    return std::unexpected(table.error().text());
}

}  // namespace papelotte::server
