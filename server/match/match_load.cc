// A match from its rows in the store.
#include <algorithm>

#include "engine/facts.h"
#include "games/registry.h"
#include "server/match/match.h"
#include "server/match/told_table.h"

namespace papelotte::server {

namespace {

// The first line of the journal and what stands of the record.
std::expected<Journal, std::string> journal_of(const store::MatchRow& row, const std::vector<Record>& records) {
    auto journal = read_journal(row.header + "\n");
    if (!journal) return journal;
    for (const Record& record : records)
        if (!enter(*journal, record)) return std::unexpected("a record goes back to an entry that there never was");
    return journal;
}

}  // namespace

// The store has a row for each seat in play; at the table every seat of the game has one, so that a seat is an index.
void Match::seat_all(std::vector<store::SeatRow> seats, std::vector<std::string> names) {
    std::vector<store::SeatRow> all;
    names_.assign(facts().seats.size(), "");
    for (const std::string_view name : facts().seats) {
        const auto found = std::find_if(seats.begin(), seats.end(), [&](const store::SeatRow& one) { return one.seat == name; });
        if (found != seats.end()) names_[all.size()] = std::move(names[static_cast<std::size_t>(found - seats.begin())]);
        all.push_back(found != seats.end() ? *found : store::SeatRow{std::string(name), store::Who::nobody, "", "", ""});
    }
    row_.seats = std::move(all);
}

std::expected<std::shared_ptr<Match>, std::string> Match::load(store::MatchRow row, const std::vector<store::RecordRow>& rows,
                                                               std::vector<store::ChatRow> chat, std::vector<std::string> names,
                                                               Surroundings around) {
    std::shared_ptr<Match> match(new Match);
    match->game_ = find_game(row.game);
    if (!match->game_) return std::unexpected("unknown game");
    const auto seed = read_seed(row.seed);
    if (!seed) return std::unexpected("the seed cannot be read");
    match->seed_ = *seed;
    match->row_ = std::move(row);
    match->seat_all(std::move(match->row_.seats), std::move(names));
    match->chat_.assign(std::make_move_iterator(chat.begin()), std::make_move_iterator(chat.end()));
    match->last_chat_ = match->chat_.empty() ? 0 : match->chat_.back().id;
    match->around_ = std::move(around);

    std::vector<Record> records;
    for (const store::RecordRow& one : rows) {
        auto record = read_record(one.line);
        if (!record) return std::unexpected("record " + std::to_string(one.rev) + ": " + record.error());
        if (!match->take_in(*record, one.account)) return std::unexpected("record " + std::to_string(one.rev) + ": unknown seat");
        records.push_back(std::move(*record));
    }
    const auto journal = journal_of(match->row_, records);
    if (!journal) return std::unexpected(journal.error());
    auto table = match->table_of(*journal);
    if (!table) return std::unexpected(table.error());
    match->table_ = std::move(*table);
    match->minds_.resize(match->row_.seats.size());
    return match;
}

// Restores the state that is in the records but not on the table. False if the record's seat is unknown.
bool Match::take_in(const Record& record, std::string_view account) {
    using Kind = Record::Kind;
    const auto seat = find_seat(facts(), record.seat);
    if (!seat) return false;
    switch (record.kind) {
        case Kind::play:
            row_.n = record.entry.n;
            if (auto read = read_account(account, record.entry.n, *seat)) keep_account(std::move(*read));
            break;
        case Kind::undo:
            row_.n = record.to;
            forget_thoughts(record.to);
            break;
        case Kind::ask_undo: wish_ = Wish{*seat, record.to, {}}; break;
        case Kind::accept_undo:
            if (wish_) agree(*seat, wish_->accepted);
            break;
        case Kind::refuse_undo: wish_.reset(); break;
        case Kind::offer_draw: draw_ = Offer{*seat, {}}; break;
        case Kind::accept_draw:
            if (draw_) agree(*seat, draw_->accepted);
            break;
        case Kind::refuse_draw:
            draw_.reset();
            if (row_.seats[static_cast<std::size_t>(*seat)].who == store::Who::computer) declined_ = static_cast<int>(row_.n);
            break;
        case Kind::hand_over:
        case Kind::end: break;
    }
    settle_agreements(record);
    return true;
}

// A finished match that the present rules cannot replay is shown from its archive.
std::expected<std::unique_ptr<Table>, std::string> Match::table_of(const Journal& journal) const {
    auto table = game_->resume(journal, seed_);
    if (table || !over()) return table;
    const auto archive = around_.store->archive(row_.id);
    return archive ? told_table(facts(), journal, *archive, row_.headline) : std::move(table);
}

}  // namespace papelotte::server
