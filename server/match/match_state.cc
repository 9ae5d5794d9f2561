#include "server/match/match_state.h"

#include <algorithm>
#include <utility>

#include "engine/spoken.h"
#include "server/match/match_json.h"

namespace papelotte::server {

using store::Who;

SeatSet MatchState::in_play() const {
    SeatSet found;
    for (std::size_t i = 0; i < seats(); ++i)
        if (row.seats[i].who != Who::nobody) found.insert(Seat(i));
    return found;
}

bool MatchState::holds(std::string_view person, Seat which) const {
    const store::SeatRow& one = seat(which);
    return one.who == Who::person && !person.empty() && one.person == person;
}

SeatSet MatchState::held_by(std::string_view person) const {
    SeatSet found;
    for (std::size_t i = 0; i < seats(); ++i)
        if (holds(person, Seat(i))) found.insert(Seat(i));
    return found;
}

SeatSet MatchState::allies_of(Seat seat) const {
    return row.bidding || !in_play().has(seat) ? SeatSet() : side_of(facts(), seat, in_play()) - SeatSet(seat);
}

bool MatchState::hears(std::string_view person, const store::ChatRow& line) const {
    const SeatSet held = held_by(person);
    if (!line.to_allies) return !held.empty();
    const auto speaker = find_seat(facts(), line.seat);
    return speaker && !(held & side_of(facts(), *speaker, in_play())).empty();
}

bool MatchState::same_player(Seat a, Seat b) const {
    const store::SeatRow &one = seat(a), &other = seat(b);
    return a == b || (one.who == Who::person && other.who == Who::person && one.person == other.person);
}

bool MatchState::has_persons() const {
    return std::any_of(row.seats.begin(), row.seats.end(), [](const store::SeatRow& one) { return one.who == Who::person; });
}

std::optional<RequestError> MatchState::why_not_to_act(Seat which) const {
    if (over()) return RequestError{"over", "the match is over"};
    if (!table->to_act().has(which)) return RequestError{"not_your_turn", "another seat is to decide"};
    return std::nullopt;
}

// The store has one row per seat in play. Here every seat of the game has one, so a seat can be an index.
void MatchState::assign_seats(std::vector<store::SeatRow> rows, std::vector<std::string> players) {
    std::vector<store::SeatRow> all;
    names.assign(facts().seats.size(), "");
    for (const std::string_view name : facts().seats) {
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const store::SeatRow& one) { return one.seat == name; });
        if (found != rows.end()) names[all.size()] = std::move(players[static_cast<std::size_t>(found - rows.begin())]);
        all.push_back(found != rows.end() ? *found : store::SeatRow{std::string(name), Who::nobody, "", "", ""});
    }
    row.seats = std::move(all);
}

void MatchState::hand_over(Seat from, Seat to) {
    store::SeatRow& given = seat(from);
    const store::SeatRow& taking = seat(to);
    given.who = taking.who;
    given.person = taking.person;
    given.level = taking.level;
    names[static_cast<std::size_t>(from)] = names[static_cast<std::size_t>(to)];
}

void MatchState::exchange_players() {
    std::swap(row.seats[0], row.seats[1]);
    std::swap(row.seats[0].seat, row.seats[1].seat);
    std::swap(names[0], names[1]);
}

void MatchState::update_row() {
    row.bidding = table->seating() == Seating::bidding;
    row.n = n();
    if (Message now = table->headline(); now != headline) {
        row.headline = boost::json::serialize(message_json(table->texts(), now));
        headline = std::move(now);
    }
    if (const auto outcome = table->outcome(); outcome && row.result.empty()) {
        const Closing& closing = *table->journal().closing;
        row.result = result_text(closing.winners, "rules", closing.rule, closing.reason, outcome->message);
    }
    row.to_act.clear();
    if (over()) row.status = "over";
    for (std::size_t i = 0; i < seats() && !over(); ++i)
        if (table->to_act().has(Seat(i))) row.to_act += (row.to_act.empty() ? "" : " ") + row.seats[i].seat;
}

}  // namespace papelotte::server
