#include "server/match/match.h"

#include <algorithm>
#include <utility>

#include "engine/spoken.h"
#include "server/log.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

// Why an order ended before its time, for its sender: the action that is to blame, and how many were played.
std::string stopped_text(std::span<const std::string> notations, std::size_t played, const Problem& problem) {
    const bool revealed = problem.kind == Problem::Kind::revealed;
    const RequestError error = request_error(problem);
    boost::json::object stopped{{"at", played}, {"do", notations[revealed ? played - 1 : played]}, {"code", error.code}, {"text", error.text}};
    if (!error.rule.empty()) stopped["rule"] = error.rule;
    add_message(stopped, error.message);
    return boost::json::serialize(stopped);
}

}  // namespace

std::optional<Seat> Match::allowed(const Requester& requester, std::int64_t rev, std::string_view name) const {
    const auto refuse = [&](const char* code, const char* text) { return requester.refuse(code, text), std::nullopt; };
    const auto seat = find_seat(state_.facts(), name);
    if (!seat || !state_.in_play().has(*seat)) return refuse("malformed", "'seat' must be one of the match's seats");
    if (requester.socket && !state_.holds(requester.person, *seat)) return refuse("not_your_seat", "you do not hold that seat");
    if (lost_) return refuse("unavailable", "the match is being loaded again");
    if (state_.over()) return refuse("over", "the match is over");
    if (rev != state_.row.rev) return refuse("stale", "something else happened first");
    return seat;
}

// --- Actions ----------------------------------------------------------------------------------------------------------------------

void Match::play(const Requester& requester, std::int64_t rev, std::string_view name, std::span<const std::string> notations,
                 std::string account) {
    // Seats that decide at the same time may act concurrently: an action that is still valid counts although other records came first.
    if (const auto deciding = find_seat(state_.facts(), name); deciding && audience_.still_valid(rev, *deciding)) rev = state_.row.rev;
    const auto seat = allowed(requester, rev, name);
    if (!seat) return;
    begin();
    if (const auto error = state_.why_not_to_act(*seat)) return requester.refuse(*error);
    auto played = state_.table->play_order(*seat, notations);
    if (!played) return requester.refuse(request_error(played.error()));
    ActionEvents events;
    Record record = record_of(*seat, played->actions, events);
    record.account = std::move(account);
    const std::string stopped = played->stopped ? stopped_text(notations, played->actions.size(), *played->stopped) : "";
    append(std::move(record), requester, std::move(events), nullptr, stopped);
    play_standing();
    submit();
}

Record Match::record_of(Seat seat, std::span<Played> played, ActionEvents& events) const {
    const std::vector<Entry>& entries = state_.table->journal().entries;
    Record record;
    record.seat = state_.name_of(seat);
    record.player = seat;
    record.entries.assign(entries.end() - std::ssize(played), entries.end());
    for (Played& one : played) {
        record.seen_by.push_back(one.seen_by);
        events.push_back(std::move(one.events));
    }
    if (state_.table->outcome()) std::ranges::fill(record.seen_by, SeatSet::everyone());   // nothing is hidden any more
    return record;
}

void Match::undo(const Requester& requester, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(requester, rev, name);
    if (!seat) return;
    begin();
    if (const auto problem = state_.table->undo(*seat)) return requester.refuse("nothing_to_undo", problem->text);
    Record record;
    record.kind = Record::Kind::undo;
    record.seat = name;
    record.to = state_.n();
    append(std::move(record), requester);
    submit();
}

// --- Agreements -------------------------------------------------------------------------------------------------------------------

void Match::agree(const Requester& requester, std::int64_t rev, std::string_view name, const AgreementRequest& request) {
    const auto seat = allowed(requester, rev, name);
    if (!seat) return;
    begin();
    settle(requester, *seat, request);
    submit();
}

void Match::settle(const Requester& requester, Seat seat, const AgreementRequest& request) {
    auto record = agreements_.judge(seat, request);
    if (!record) return requester.refuse(record.error());
    if (record->kind == Record::Kind::undo) return take_back(std::move(*record), requester);
    if (record->kind == Record::Kind::hand_over) {
        state_.hand_over(seat, *find_seat(state_.facts(), record->ally));
        computers_.forget(seat);
        state_.table->give_standing(seat, {});
    }
    append(std::move(*record), requester);
    if (!std::holds_alternative<OfferDraw>(request)) return;
    if (auto answer = agreements_.computers_answer()) append(std::move(*answer), {});
}

void Match::take_back(Record record, const Requester& requester) {
    auto earlier = state_.table->back_at(record.to);
    if (!earlier) return requester.refuse("unavailable", earlier.error().text());
    const std::unique_ptr<Table> before = std::exchange(state_.table, std::move(*earlier));
    append(std::move(record), requester, {}, before.get());
}

// Deleting an account clears its seats in the same transaction, which counts as resignation. The record of it is written when the
// match is next in memory: at once, or after a crash by Upkeep.
void Match::resign_deleted() {
    perform([](Match& match) {
        match.begin();
        for (std::size_t i = 0; i < match.state_.seats() && !match.state_.over() && !match.lost_; ++i) {
            const store::SeatRow& seat = match.state_.row.seats[i];
            if (seat.who == store::Who::person && seat.person.empty()) match.settle({}, Seat(i), Resign{});
        }
        match.submit();
    });
}

void Match::abandon() {
    perform([](Match& match) {
        if (match.state_.over() || match.lost_) return;
        match.begin();
        match.append(match.agreements_.abandonment(), {});
        match.submit();
    });
}

// --- Appending --------------------------------------------------------------------------------------------------------------------

void Match::begin() {
    batch_ = {};
    if (shared_) batch_.before = Before{state_.row, state_.names, waited_for_, seating_};
}

void Match::append(Record record, const Requester& requester, ActionEvents events, const Table* before, std::string_view stopped) {
    std::string line = record_line(record), seat = record.seat, ally = record.ally;
    std::string account = std::move(record.account);
    Advanced advanced = advance(std::move(record), requester, std::move(events), before, stopped, services_.now());
    const store::MatchRow& row = state_.row;
    batch_.changes.emplace_back(store::Append{row.id,
                                              {row.rev, std::move(line), row.changed, std::move(account)},
                                              row.n,
                                              row.status,
                                              row.result,
                                              row.to_act,
                                              row.headline,
                                              row.bidding,
                                              row.rules,
                                              advanced.only_advances});
    if (advanced.seats == Seats::exchanged) batch_.changes.emplace_back(store::ExchangeSeats{row.id, row.seats[0].seat, row.seats[1].seat});
    if (advanced.seats == Seats::handed_over) batch_.changes.emplace_back(store::GiveSeat{row.id, std::move(seat), std::move(ally)});
    if (!batch_.requester.socket) batch_.requester = requester;
    batch_.records.push_back(std::move(advanced));
}

// The effects of a record, of this server or another one, on the match in memory.
Match::Advanced Match::advance(Record record, const Requester& requester, ActionEvents events, const Table* before, std::string_view stopped,
                               store::Time at) {
    stop_thinking();
    audience_.stop_questions();
    audience_.forget_computer_waits();
    agreements_.apply(record, *find_seat(state_.facts(), record.seat), state_.n());
    const Seats seats = seat_players(record);
    if (record.kind == Record::Kind::undo) computers_.forget_after(record.to);
    store::MatchRow& row = state_.row;
    const store::Time changed = std::exchange(row.changed, at);
    const std::string status = row.status, result = row.result;
    ++row.rev;
    if (record.kind == Record::Kind::end) row.result = result_text(record.winners, record.by, "", record.reason);
    state_.update_row();

    Advanced advanced{audience_.updates(record, events, before, requester, stopped), seats,
                      row.changed == changed && row.status == status && row.result == result};
    audience_.remember(std::move(record), std::move(events), std::exchange(waited_for_, state_.table->to_act()));
    return advanced;
}

void Match::submit() {
    if (batch_.changes.empty()) return;
    batch_.request = performing_;
    auto batch = std::make_shared<Batch>(std::exchange(batch_, {}));
    writes_.begin();
    services_.store->submit(std::move(batch->changes), [self = shared_from_this(), batch](store::Problem problem) {
        self->services_.post([self, batch, problem] { self->written(batch, problem); });
    });
}

// Called after the record, which names the old seats, and before anything is written about it.
Match::Seats Match::seat_players(const Record& record) {
    const Seating before = std::exchange(seating_, state_.table->seating());
    if (record.kind == Record::Kind::hand_over) return Seats::handed_over;
    if (!players_exchange(before, seating_)) return before == seating_ ? Seats::as_before : Seats::bid_for;
    state_.exchange_players();
    agreements_.forget_offers();
    computers_.forget(Seat(0));
    computers_.forget(Seat(1));
    audience_.players_exchanged();
    exchanged_at_ = state_.row.rev + 1;
    return Seats::exchanged;
}

void Match::written(const std::shared_ptr<Batch>& batch, store::Problem problem) {
    if (problem == store::Problem::stale && shared_ && !lost_) return start_over(batch);
    writes_.done();
    if (problem != store::Problem::none || lost_) return not_written(batch->requester, problem);
    const Requester& requester = batch->requester;
    const LogsRequest logged(requester.socket ? std::string_view(requester.socket->request()) : std::string_view());
    if (logs(Level::debug)) log_event(Level::debug, "written", {{"match", state_.row.id}, {"rev", rev()}});
    if (requester.socket && !batch->records.empty()) services_.metrics->acknowledged.add(std::chrono::steady_clock::now() - requester.at);
    if (batch->standing) audience_.send_standing(*batch->standing, requester);
    for (const Advanced& record : batch->records) publish(record);
    go_on();
}

void Match::publish(const Advanced& advanced) {
    audience_.send(advanced.updates);
    if (advanced.seats == Seats::handed_over) audience_.close_seats_lost();
    if (advanced.seats == Seats::exchanged)
        writes_.when_none([self = shared_from_this(), requester = advanced.updates.requester] { self->audience_.greet_exchanged(requester); });
    tell_match_ = tell_match_ || state_.over() || advanced.seats != Seats::as_before;
}

void Match::go_on() {
    if (!writes_.none()) return;
    if (std::exchange(tell_match_, false)) audience_.send_match();
    writes_.run_waiting();
    think();
}

void Match::not_written(const Requester& requester, store::Problem problem) {
    if (others_were_first(problem) && shared_) requester.refuse("stale", "something else happened first");
    else requester.refuse("unavailable", "it could not be written to the disk: nothing has changed");
    if (std::exchange(lost_, true)) return;
    interrupt();
    audience_.close_all(1012, "the match is being loaded again");
    services_.give_up();
}

// Does not use the table, which an exception may have left in any state.
void Match::give_up_broken() {
    lost_ = true;
    interrupt();
    audience_.dismiss(broken_message(), 1011, "the match is broken");
}

}   // namespace papelotte::server
