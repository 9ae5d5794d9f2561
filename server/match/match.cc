#include "server/match/match.h"

#include <algorithm>
#include <utility>

#include "engine/spoken.h"
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
    if (const auto error = state_.why_not_to_act(*seat)) return requester.refuse(*error);
    auto played = state_.table->play_order(*seat, notations);
    if (!played) return requester.refuse(request_error(played.error()));
    const std::vector<Entry>& entries = state_.table->journal().entries;
    Record record;
    record.seat = state_.name_of(*seat);
    record.entries.assign(entries.end() - std::ssize(played->actions), entries.end());
    record.account = std::move(account);
    ActionEvents events;
    for (Played& one : played->actions) {
        record.seen_by.push_back(one.seen_by);
        events.push_back(std::move(one.events));
    }
    if (state_.table->outcome()) std::ranges::fill(record.seen_by, SeatSet::everyone());   // nothing is hidden any more
    const std::string stopped = played->stopped ? stopped_text(notations, played->actions.size(), *played->stopped) : "";
    append(std::move(record), requester, std::move(events), nullptr, stopped);
}

void Match::undo(const Requester& requester, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(requester, rev, name);
    if (!seat) return;
    if (const auto problem = state_.table->undo(*seat)) return requester.refuse("nothing_to_undo", problem->text);
    Record record;
    record.kind = Record::Kind::undo;
    record.seat = name;
    record.to = state_.n();
    append(std::move(record), requester);
}

// --- Agreements -------------------------------------------------------------------------------------------------------------------

void Match::agree(const Requester& requester, std::int64_t rev, std::string_view name, const AgreementRequest& request) {
    const auto seat = allowed(requester, rev, name);
    if (!seat) return;
    auto record = agreements_.judge(*seat, request);
    if (!record) return requester.refuse(record.error());
    if (record->kind == Record::Kind::undo) return take_back(std::move(*record), requester);
    if (record->kind == Record::Kind::hand_over) {
        state_.hand_over(*seat, *find_seat(state_.facts(), record->ally));
        computers_.forget(*seat);
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
    for (std::size_t i = 0; i < state_.seats() && !state_.over() && !lost_; ++i) {
        const store::SeatRow& seat = state_.row.seats[i];
        if (seat.who == store::Who::person && seat.person.empty()) agree({}, state_.row.rev, state_.name_of(Seat(i)), Resign{});
    }
}

void Match::abandon() {
    if (!state_.over() && !lost_) append(agreements_.abandonment(), {});
}

// --- Appending --------------------------------------------------------------------------------------------------------------------

void Match::append(Record record, const Requester& requester, ActionEvents events, const Table* before, std::string_view stopped) {
    stop_thinking();
    audience_.stop_questions();
    agreements_.apply(record, *find_seat(state_.facts(), record.seat), state_.n());
    const Seats seats = seat_players(record);
    if (record.kind == Record::Kind::undo) computers_.forget_after(record.to);
    store::MatchRow& row = state_.row;
    const store::Time changed = std::exchange(row.changed, services_.now());
    const std::string status = row.status, result = row.result;
    ++row.rev;
    if (record.kind == Record::Kind::end) row.result = result_text(record.winners, record.by, "", "");
    state_.update_row();

    auto updates = std::make_shared<const PendingUpdates>(audience_.updates(record, events, before, requester, stopped));
    const bool only_advances = row.changed == changed && row.status == status && row.result == result;
    std::vector<store::Change> changes;
    changes.emplace_back(store::Append{row.id,
                                       {row.rev, record_line(record), row.changed, std::move(record.account)},
                                       row.n,
                                       row.status,
                                       row.result,
                                       row.to_act,
                                       row.headline,
                                       row.bidding,
                                       only_advances});
    if (seats == Seats::exchanged) changes.emplace_back(store::ExchangeSeats{row.id, row.seats[0].seat, row.seats[1].seat});
    if (seats == Seats::handed_over) changes.emplace_back(store::GiveSeat{row.id, record.seat, record.ally});
    audience_.remember(std::move(record), std::move(events), std::exchange(waited_for_, state_.table->to_act()));

    writes_.begin();
    services_.store->submit(std::move(changes), [self = shared_from_this(), updates = std::move(updates), seats](store::Problem problem) {
        self->services_.post([self, updates, seats, problem] { self->written(*updates, seats, problem); });
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

void Match::written(const PendingUpdates& updates, Seats seats, store::Problem problem) {
    writes_.done();
    if (problem != store::Problem::none || lost_) {
        updates.requester.refuse("unavailable", "it could not be written to the disk: nothing has changed");
        if (std::exchange(lost_, true)) return;
        interrupt();
        audience_.close_all(1012, "the match is being loaded again");
        return services_.give_up();
    }
    if (updates.requester.socket) services_.metrics->acknowledged.add(std::chrono::steady_clock::now() - updates.requester.at);
    audience_.send(updates);
    if (seats == Seats::handed_over) audience_.close_seats_lost();
    if (seats == Seats::exchanged)
        writes_.when_none([self = shared_from_this(), requester = updates.requester] { self->audience_.greet_exchanged(requester); });
    if (!writes_.none()) return;
    if (state_.over() || seats != Seats::as_before) audience_.send_match();
    writes_.run_waiting();
    think();
}

// Does not use the table, which an exception may have left in any state.
void Match::give_up_broken() {
    lost_ = true;
    interrupt();
    audience_.dismiss(broken_message(), 1011, "the match is broken");
}

}   // namespace papelotte::server
