// A match from its rows in the store.
#include <algorithm>

#include "engine/facts.h"
#include "games/registry.h"
#include "server/match/match.h"

namespace papelotte::server {

namespace {

// The first line of the journal and what stands of the record.
std::expected<Journal, std::string> journal_of(const store::MatchRow& row, const std::vector<Record>& records) {
    auto journal = read_journal(row.header + "\n");
    if (!journal) return journal;
    for (const Record& record : records) enter(*journal, record);
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
    match->around_ = std::move(around);

    std::vector<Record> records;
    for (const store::RecordRow& one : rows) {
        auto record = read_record(one.line);
        if (!record) return std::unexpected("record " + std::to_string(one.rev) + ": " + record.error());
        const auto seat = find_seat(match->facts(), record->seat);
        if (!seat) return std::unexpected("record " + std::to_string(one.rev) + ": unknown seat");
        using Kind = Record::Kind;
        if (record->kind == Kind::ask_undo) match->wish_ = Wish{*seat, record->to, {}};
        if (record->kind == Kind::accept_undo && match->wish_) match->agree(*seat, match->wish_->accepted);
        if (record->kind == Kind::accept_draw && match->draw_) match->agree(*seat, match->draw_->accepted);
        if (record->kind == Kind::refuse_undo) match->wish_.reset();
        if (record->kind == Kind::offer_draw) match->draw_ = Offer{*seat, {}};
        if (record->kind == Kind::refuse_draw) match->draw_.reset();
        match->settle_agreements(*record);
        records.push_back(std::move(*record));
    }
    const auto journal = journal_of(match->row_, records);
    if (!journal) return std::unexpected(journal.error());
    auto table = match->game_->resume(*journal, match->seed_);
    if (!table) return std::unexpected(table.error());
    match->table_ = std::move(*table);
    match->minds_.resize(match->row_.seats.size());
    return match;
}

}  // namespace papelotte::server
