// The computer at the table: it thinks on a thread of its own kind, never on one of the network, and plays through the same door as everybody.
#include <algorithm>
#include <chrono>

#include "ai/account_readers.h"
#include "engine/facts.h"
#include "server/log.h"
#include "server/match/match.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kAccountsKept = 200;
constexpr int kAgainMilliseconds = 200;   // too many thoughts wait

int milliseconds_since(std::chrono::steady_clock::time_point then) {
    return static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - then).count());
}

}  // namespace

std::optional<Seat> Match::computer_to_act() const {
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (row_.seats[i].who == store::Who::computer && table_->to_act().has(Seat(i))) return Seat(i);
    return std::nullopt;
}

std::unique_ptr<ai::Mind> Match::new_mind(Seat seat) const {
    const auto spec = ai::read_player_spec(row_.seats[static_cast<std::size_t>(seat)].level);
    if (!spec || !spec->command.empty()) return nullptr;   // a server runs no programs of others
    return game_->players->mind(seat, *spec, random_seed()[0]);
}

void Match::think() {
    if (thinking_ || over() || lost_ || unwritten_ > 0) return;
    const auto seat = computer_to_act();
    const bool nobody_sits = std::none_of(row_.seats.begin(), row_.seats.end(), [](const auto& one) { return one.who == store::Who::person; });
    if (!seat || (nobody_sits && hurrying_ != row_.headline)) hurrying_.reset();
    if (!seat) return;
    std::shared_ptr<ai::Mind>& mind = minds_[static_cast<std::size_t>(*seat)];
    if (!mind) mind = new_mind(*seat);
    if (!mind) return log_event(Level::error, "no_such_player", {{"match", row_.id}});
    thinking_ = true;
    const auto begun = std::chrono::steady_clock::now();
    const bool taken = around_.think(
        [self = shared_from_this(), mind, seat = *seat, rev = row_.rev, begun, thought = mind->about(*table_)]() mutable {
            self->around_.post([self, begun, decided = Decided{rev, seat, thought()}]() mutable {
                const bool pauses = !self->viewers_.empty() && !self->hurrying_;   // that the eye can follow
                const int pause = pauses ? self->around_.pace_milliseconds - milliseconds_since(begun) : 0;
                self->decided(std::move(decided), pause);
            });
        },
        people::Workers::Turn::last);
    if (taken) return;
    thinking_ = false;
    mind.reset();
    around_.post_after(kAgainMilliseconds, [self = shared_from_this()] { self->think(); });
}

void Match::decided(Decided decided, int pause_milliseconds) {
    const std::int64_t rev = decided.rev;
    decided_ = std::move(decided);
    if (pause_milliseconds <= 0) return play_decided(rev);
    around_.post_after(pause_milliseconds, [self = shared_from_this(), rev] { self->play_decided(rev); });
}

// What was decided before something else happened is worth nothing any more, and neither is what that mind remembers.
void Match::play_decided(std::int64_t rev) {
    if (!decided_ || decided_->rev != rev) return;
    Decided decided = std::move(*decided_);
    decided_.reset();
    thinking_ = false;
    if (row_.rev != rev) {
        minds_[static_cast<std::size_t>(decided.seat)].reset();
        return think();
    }
    const std::string seat = row_.seats[static_cast<std::size_t>(decided.seat)].seat;
    const bool saw_secret = table_->sees_secret(decided.seat);
    const SeatSet readers = ai::readers_of(decided.thought.account, *table_, decided.seat);
    play({}, rev, seat, decided.thought.notation);
    if (row_.rev == rev) {
        const bool open = table_->seen_by(decided.seat, decided.thought.notation) == SeatSet::everyone();   // who keeps the server may play, too
        log_event(Level::error, "computer_gives_up",
                  {{"match", row_.id}, {"action", open ? decided.thought.notation : ""}, {"why", decided.thought.failure}});
        return resign({}, rev, seat);
    }
    accounts_.push_back({n(), decided.seat, saw_secret, readers, std::move(decided.thought.account)});
    if (accounts_.size() > kAccountsKept) accounts_.pop_front();
}

void Match::forget_thoughts(int to) {
    for (std::shared_ptr<ai::Mind>& mind : minds_) mind.reset();
    while (!accounts_.empty() && accounts_.back().n > to) accounts_.pop_back();
}

// Where only computers play, until the next hour, for who made the match.
void Match::hurry(const Asking& asking) {
    const auto sits = [&](const store::SeatRow& seat) { return seat.who == store::Who::person && seat.person == asking.person; };
    const bool may = std::any_of(row_.seats.begin(), row_.seats.end(), sits) ||
                     (row_.maker == asking.person && std::none_of(row_.seats.begin(), row_.seats.end(),
                                                                  [](const store::SeatRow& seat) { return seat.who == store::Who::person; }));
    if (asking.person.empty() || !may) return fail(asking, "not_your_seat", "only who holds a seat may hurry");
    if (over()) return fail(asking, "over", "the match is over");
    if (computer_to_act()) hurrying_ = row_.headline;
    if (decided_) play_decided(decided_->rev);
    answer(asking, {{"type", "pong"}});
}

}   // namespace papelotte::server
