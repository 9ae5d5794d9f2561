// Connections to a match: entering and leaving, the choice of a view, and chat.
#include <algorithm>
#include <utility>

#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

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
    if (!shared_ || !seen || *seen <= rev()) return greet(socket, seen);
    ahead_.push_back({socket, *seen});
    services_.read_on();
}

// Another server has shown them later records than this one knows: they are greeted when these have been read. A reading may have begun
// before they came, so the second one decides.
void Match::greet_who_were_ahead() {
    std::vector<Ahead> still;
    for (Ahead& one : std::exchange(ahead_, {})) {
        if (one.seen <= rev() || one.read) greet(one.socket, one.seen);
        else still.push_back({std::move(one.socket), one.seen, true});
    }
    if (still.empty()) return;
    ahead_ = std::move(still);
    services_.read_on();
}

void Match::greet(const std::shared_ptr<net::Socket>& socket, std::optional<std::int64_t> seen) {
    writes_.when_none([this, socket, seen] {
        if (Viewer* one = audience_.find(*socket)) audience_.greet(*one, seen);
        audience_.send_presence();
        tell_here();
        think();
    });
}

void Match::leave(const net::Socket& socket) {
    audience_.remove(socket);
    if (audience_.empty() && !state_.has_persons()) stop_thinking();
    audience_.send_presence();
    tell_here();
    if (shared_) think();   // or lets another server do it
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

// The row may have been read before an exchange of players that is still being written, or after one of another server.
void Match::seats_changed(store::MatchRow read, std::vector<std::string> names) {
    if (read.rev > state_.row.rev) return services_.read_on();
    state_.assign_seats(std::move(read.seats), std::move(names));
    if (read.rev < exchanged_at_) state_.exchange_players();
    if (!state_.over()) state_.row.status = std::move(read.status);
    state_.row.rematch = std::move(read.rematch);
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
    write_chat(chat, requester);
}

// If another server has given that id, the next one is tried.
void Match::write_chat(store::ChatRow chat, const Requester& requester) {
    std::vector<store::Change> changes;
    changes.emplace_back(store::AddChat{state_.row.id, chat});
    saying_.insert(chat.id);
    services_.store->submit(std::move(changes), [self = shared_from_this(), requester, chat](store::Problem problem) {
        self->services_.post([self, requester, chat, problem]() mutable {
            self->saying_.erase(chat.id);
            if (problem == store::Problem::taken && self->shared_) {
                chat.id = ++self->last_chat_;
                self->write_chat(std::move(chat), requester);
                return self->services_.read_on();   // the other line may have been taken for this one
            }
            if (problem != store::Problem::none) return requester.refuse("unavailable", "it could not be written to the disk");
            self->hear(chat, requester);
        });
    });
}

// A line of chat, of this server or another one, which may come twice and after later ones.
void Match::hear(const store::ChatRow& line, const Requester& requester) {
    std::deque<store::ChatRow>& chat = state_.chat;
    last_chat_ = std::max(last_chat_, line.id);
    const auto at = std::ranges::lower_bound(chat, line.id, {}, &store::ChatRow::id);
    const bool known = at != chat.end() && at->id == line.id;
    const bool forgotten = std::ssize(chat) >= kChatKept && at == chat.begin();
    if (known || forgotten) return requester.answer({{"type", "chat"}, {"message", chat_json(line)}});
    chat.insert(at, line);
    if (std::ssize(chat) > kChatKept) chat.pop_front();
    audience_.send_chat(line, requester);   // viewers not greeted yet get it with their state
}

}  // namespace papelotte::server
