// Several servers on one database: follows what others write to a match that is also in memory here, and starts over where another
// server was first.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "engine/standing.h"
#include "server/log.h"
#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

// --- Requests in turn ---------------------------------------------------------------------------------------------------------------

void Match::perform_in_turn(std::shared_ptr<const RepeatableRequest> request) {
    writes_.when_none([self = shared_from_this(), request = std::move(request)] {
        self->performing_ = request;
        (*request)(*self);
        self->performing_ = nullptr;
    });
}

// Another server was first, so what this batch has done in memory did not happen. The match is restored to the records before it; then the
// others are followed, and the request is made again. It may still be valid; else its sender is told. Until then everybody waits as for
// the disk.
void Match::start_over(const std::shared_ptr<Batch>& batch) {
    interrupt();
    const auto exchanges = [](const Advanced& record) { return record.seats == Seats::exchanged; };   // the viewers have other views by now
    if (std::ranges::any_of(batch->records, exchanges)) {
        writes_.done();
        return not_written(batch->requester, store::Problem::stale);
    }
    services_.read_all([self = shared_from_this(), batch](const std::optional<std::vector<store::RecordRow>>& rows) {
        if (rows) return self->started_over(*batch, *rows);
        self->writes_.done();
        self->not_written(batch->requester, store::Problem::stale);
    });
}

void Match::started_over(const Batch& batch, const std::vector<store::RecordRow>& rows) {
    const std::int64_t rev = batch.before->row.rev;
    std::vector<std::vector<std::string>> stood;
    for (std::size_t i = 0; i < state_.seats(); ++i) stood.push_back(state_.table->standing(Seat(i)));
    state_.row = batch.before->row;
    state_.names = batch.before->names;
    state_.headline = {};   // it is written again with the next record
    waited_for_ = batch.before->waited_for;
    seating_ = batch.before->seating;
    agreements_.forget_all();
    computers_.forget_after(0);
    audience_.forget_after(rev);
    const auto later = std::ranges::find_if(rows, [&](const store::RecordRow& row) { return row.rev > rev; });
    if (auto restored = restore({rows.begin(), later}); !restored) throw std::runtime_error(restored.error());
    for (std::size_t i = 0; i < stood.size(); ++i)
        if (state_.table->standing(Seat(i)) != stood[i]) audience_.send_standing(Seat(i), {});
    for (auto row = later; row != rows.end(); ++row) follow(*row);
    if (!batch.request) leads_ = false;   // another server may have thought for the computers
    writes_.done();
    if (batch.request) perform_in_turn(batch.request);
    if (writes_.none()) play_what_stands();
    services_.read_on();   // the seats may have changed since the batch began
    go_on();
}

// --- Records of other servers -------------------------------------------------------------------------------------------------------

void Match::catch_up(Reading read) {
    writes_.when_none([self = shared_from_this(), read = std::move(read)]() mutable {
        if (!self->lost_) self->take(std::move(read));
    });
}

// The row was read before the records: the seats are those after the row's record. Its header says whose rules the match follows: the news
// that another server changed them may have been missed.
void Match::take(Reading read) {
    if (read.row && read.row->header != state_.row.header) return load_again();
    const std::int64_t seated = read.row ? read.row->rev : rev();
    bool followed = false;
    auto row = read.records.begin();
    for (; row != read.records.end() && row->rev <= seated; ++row) followed = follow(*row) || followed;
    if (read.row) seats_changed(std::move(*read.row), std::move(read.names));
    for (; row != read.records.end(); ++row) followed = follow(*row) || followed;
    for (const store::ChatRow& line : read.chat)
        if (!saying_.contains(line.id)) hear(line, {});
    greet_who_were_ahead();
    if (!followed || !writes_.none()) return;
    play_what_stands();
    go_on();
}

// The other server has written what a standing answer led to with its record, unless it did not know of the answer yet.
void Match::play_what_stands() {
    begin();
    play_standing();
    submit();
}

bool Match::follow(const store::RecordRow& row) {
    auto record = read_record(row.line);
    if (!record) throw std::runtime_error("record " + std::to_string(row.rev) + ": " + record.error());
    const auto seat = find_seat(state_.facts(), record->seat);
    if (!seat) throw std::runtime_error("record " + std::to_string(row.rev) + ": unknown seat");
    if (record->kind != Record::Kind::standing) return row.rev == rev() + 1 && follow_record(std::move(*record), *seat, row);
    const StandingLine* last = standing_line(state_.table->journal(), record->seat);
    if (row.rev != rev() || (last ? last->answers == record->answers && last->turn == record->turn : record->answers.empty())) return false;
    if (const auto problem = state_.table->give_standing(*seat, record->answers)) throw std::runtime_error(problem->text);
    audience_.send_standing(*seat, {});
    return true;
}

bool Match::follow_record(Record record, Seat seat, const store::RecordRow& row) {
    const auto must = [&](const auto& result) {
        if (!result) throw std::runtime_error("record " + std::to_string(row.rev) + ": " + result.error().text());
    };
    ActionEvents events;
    std::unique_ptr<Table> before;
    if (record.kind == Record::Kind::play) {
        auto played = state_.table->follow(record.entries);
        must(played);
        record = record_of(seat, *played, events);
    } else if (record.kind == Record::Kind::undo) {
        auto earlier = state_.table->back_at(record.to);
        must(earlier);
        before = std::exchange(state_.table, std::move(*earlier));
    } else if (record.kind == Record::Kind::hand_over) {
        const auto ally = find_seat(state_.facts(), record.ally);
        if (!ally) throw std::runtime_error("record " + std::to_string(row.rev) + ": unknown seat");
        state_.hand_over(seat, *ally);
        computers_.forget(seat);
        state_.table->give_standing(seat, {});
    }
    const Advanced advanced = advance(std::move(record), {}, std::move(events), before.get(), {}, row.at);
    if (auto explained = read_account(row.account, state_.n(), seat)) computers_.keep(std::move(*explained));
    publish(advanced);
    if (logs(Level::debug)) log_event(Level::debug, "followed", {{"match", state_.row.id}, {"rev", row.rev}});
    return true;
}

// A record of this server may have come in between: then the answers stand before it.
void Match::heard_standing(std::int64_t given_after) {
    writes_.when_none([self = shared_from_this(), given_after] {
        if (given_after < self->rev()) self->read_again();
    });
}

// A match that is over has all its records: servers keep many of them in memory, and reading them takes long.
void Match::read_again() {
    writes_.when_none([self = shared_from_this()] {
        if (self->lost_ || self->state_.over()) return;
        self->begin();
        self->writes_.begin();
        self->start_over(std::make_shared<Batch>(std::exchange(self->batch_, {})));
    });
}

// --- Presence -----------------------------------------------------------------------------------------------------------------------

void Match::heard_here(const std::string& server, std::string_view viewers) {
    if (audience_.elsewhere().hear(server, viewers)) audience_.send_presence();
}

void Match::heard_gone(const std::string& server) {
    if (audience_.elsewhere().forget(server)) audience_.send_presence();
}

void Match::tell_here() {
    if (!shared_) return;
    if (audience_.elsewhere().forget_silent()) audience_.send_presence();
    tell(store::News::Kind::here, RemotePresence::text_of(audience_.here()));
}

void Match::tell(store::News::Kind kind, std::string more) const {
    std::vector<store::Change> changes;
    changes.emplace_back(store::Tell{{kind, state_.row.id, std::move(more)}});
    services_.store->submit(std::move(changes), {});
}

}   // namespace papelotte::server
