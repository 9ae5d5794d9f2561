// A match from its rows in the store.
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

std::expected<std::shared_ptr<Match>, std::string> Match::load(store::MatchRow row, const std::vector<store::RecordRow>& rows,
                                                               std::vector<store::ChatRow> chat, std::vector<std::string> names,
                                                               Surroundings around) {
    const std::shared_ptr<Match> match(new Match);
    match->game_ = find_game(row.game);
    if (!match->game_) return std::unexpected("unknown game");
    const auto seed = read_seed(row.seed);
    if (!seed) return std::unexpected("the seed cannot be read");
    match->seed_ = *seed;
    match->row_ = std::move(row);
    match->names_ = std::move(names);
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
        if (record->kind == Kind::refuse_undo) match->wish_.reset();
        if (record->kind == Kind::offer_draw) match->draw_offered_by_ = *seat;
        if (record->kind == Kind::refuse_draw) match->draw_offered_by_.reset();
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
