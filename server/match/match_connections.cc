// Connections to a match: entering and leaving, the choice of a view, and chat.
#include <utility>

#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kChatKept = 100;

}  // namespace

// The person's first seat that is to act, else his first seat, else the observer's view.
Seat Match::default_view(std::string_view person) const {
    const SeatSet held = state_.held_by(person), acting = held & state_.table->to_act();
    if (!acting.empty()) return acting.front();
    return held.empty() ? kObserver : held.front();
}

void Match::enter(const std::shared_ptr<net::Socket>& socket, std::string person, std::string_view as, std::optional<std::int64_t> seen) {
    if (lost_) return socket->close(1012, "the match is being loaded again");
    if (audience_.full()) return socket->close(1013, "too many people look at this match");
    Viewer viewer{socket, std::move(person)};
    if (as.empty()) viewer.as = default_view(viewer.person);
    else if (const auto seat = find_seat(state_.facts(), as); seat && state_.holds(viewer.person, *seat)) viewer.as = *seat;
    audience_.add(std::move(viewer));
    writes_.when_none([this, socket, seen] {
        if (Viewer* one = audience_.find(*socket)) audience_.greet(*one, seen);
        audience_.send_presence();
        think();
    });
}

void Match::leave(const net::Socket& socket) {
    audience_.remove(socket);
    if (audience_.empty() && !state_.has_persons()) stop_thinking();
    audience_.send_presence();
}

void Match::look(const Requester& requester, std::string_view name) {
    const auto seat = find_seat(state_.facts(), name);
    if (!seat && name != "observer") return requester.refuse("malformed", "'seat' must be one of the match's seats or observer");
    if (seat && !state_.holds(requester.person, *seat)) return requester.refuse("not_your_seat", "you do not hold that seat");
    Viewer* viewer = audience_.find(*requester.socket);
    if (!viewer) return;
    viewer->as = seat.value_or(kObserver);
    viewer->greeted = false;   // updates that are being written were made for another view
    writes_.when_none([this, requester] {
        Viewer* looking = audience_.find(*requester.socket);
        if (!looking) return;
        looking->greeted = true;
        requester.answer(audience_.state(*looking, std::nullopt));
    });
}

// The row may have been read before an exchange of players that is still being written.
void Match::seats_changed(store::MatchRow read, std::vector<std::string> names) {
    state_.assign_seats(std::move(read.seats), std::move(names));
    if (read.rev < exchanged_at_) state_.exchange_players();
    if (!state_.over()) state_.row.status = std::move(read.status);
    audience_.close_seats_lost();
    audience_.send_match();
    audience_.send_presence();
    resign_deleted();
}

void Match::rematch_made(std::string id) {
    state_.row.rematch = std::move(id);
    audience_.send_match();
}

void Match::say(const Requester& requester, std::string text, bool to_allies) {
    SeatSet held = state_.held_by(requester.person);
    if (held.empty()) return requester.refuse("not_your_seat", "only a player of the match may chat");
    if (to_allies) {
        for (const Seat seat : held)
            if (state_.allies_of(seat).empty()) held = held - SeatSet(seat);
        if (held.empty()) return requester.refuse("not_your_seat", "there are no allies to talk to");
        if (const auto no = state_.table->why_no_talk()) return requester.refuse(request_error(*no));
    }
    const auto seat = static_cast<std::size_t>(held.front());
    // While players bid for seats, their chat names no seat.
    const store::ChatRow chat{.id = ++last_chat_,
                              .person = requester.person,
                              .name = state_.names[seat],
                              .seat = state_.row.bidding ? "" : state_.row.seats[seat].seat,
                              .text = std::move(text),
                              .at = services_.now(),
                              .to_allies = to_allies};
    std::vector<store::Change> changes;
    changes.emplace_back(store::AddChat{state_.row.id, chat});
    services_.store->submit(std::move(changes), [self = shared_from_this(), requester, chat](store::Problem problem) {
        self->services_.post([self, requester, chat, problem] {
            if (problem != store::Problem::none) return requester.refuse("unavailable", "it could not be written to the disk");
            self->state_.chat.push_back(chat);
            if (self->state_.chat.size() > kChatKept) self->state_.chat.pop_front();
            self->audience_.send_chat(chat, requester);   // viewers not greeted yet get it with their state
        });
    });
}

}  // namespace papelotte::server
