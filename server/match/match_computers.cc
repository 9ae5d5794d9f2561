// Runs the searches of a match's computer players on threads of their own, and plays their moves like those of persons.
#include <chrono>
#include <stdexcept>
#include <utility>

#include "ai/account_readers.h"
#include "server/log.h"
#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

constexpr int kRetryMilliseconds = 200;   // when too many searches wait already
constexpr int kAskAgainMilliseconds = 1000;   // whether this server may think for the computers
constexpr int kTurnMilliseconds = 2000;   // a computer that has not begun to think after this time waits for its turn

using Clock = std::chrono::steady_clock;

int milliseconds_since(Clock::time_point then) {
    return static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - then).count());
}

}  // namespace

void Match::think() {
    if (lost_ || !writes_.none()) return;
    const bool watched = !audience_.empty();
    if (shared_ && !leads_) return computers_.due(watched) ? ask_to_lead() : void();
    if (services_.ask_workers ? ask_workers(watched) : think_here(watched)) return await_turn();
    if (shared_ && !watched && !computers_.busy()) {
        leads_ = false;
        services_.stop_leading();
    }
}

// Quick thoughts are over when the news of their beginning would come.
bool Match::think_here(bool watched) {
    auto thought = computers_.begin(watched);
    if (!thought) return false;
    auto job = [self = shared_from_this(), begun = Clock::now(), slow = thought->length == work::Length::slow, number = thought->number,
                run = std::move(thought->run)]() mutable {
        if (slow || milliseconds_since(begun) > kTurnMilliseconds) self->services_.post([self, number] { self->thought_begun(number); });
        auto move = run();
        if (!move) return;
        self->services_.post([self, begun, move = std::move(*move)]() mutable { self->decided(std::move(move), begun); });
    };
    if (services_.think(audience_.waiting_for_computers(), thought->length, std::move(job))) {
        ++services_.metrics->thoughts;
    } else {
        think_again();
    }
    return true;
}

bool Match::ask_workers(bool watched) {
    auto asked = computers_.begin_asking(watched);
    if (!asked) return false;
    ++services_.metrics->thoughts;
    const auto self = shared_from_this();
    services_.ask_workers(
        audience_.waiting_for_computers(), asked->length, asked->question, asked->stop, {},
        [self, number = asked->number] { self->thought_begun(number); },
        [self, begun = Clock::now(), asked = *asked](const std::optional<std::string>& answer) {
            if (!self->computers_.thinks(asked.number)) return;
            if (!answer) return self->think_again();
            auto move = ComputerSeats::move_of(asked, *answer);
            if (!move) throw std::runtime_error("the answer of a worker cannot be read");
            self->decided(std::move(*move), begun);
        });
    return true;
}

void Match::think_again() {
    computers_.not_begun();
    services_.post_after(kRetryMilliseconds, [self = shared_from_this()] { self->think(); });
}

// --- The computer's turn to think ---------------------------------------------------------------------------------------------------

void Match::await_turn() {
    if (std::exchange(awaiting_turn_, true)) return;
    services_.post_after(kTurnMilliseconds, [self = shared_from_this()] {
        self->awaiting_turn_ = false;
        const auto since = self->computers_.waiting_since();
        if (!since || self->lost_) return;
        if (milliseconds_since(*since) < kTurnMilliseconds) return self->await_turn();
        self->tell_computer_waits(true);
    });
}

void Match::thought_begun(std::uint64_t number) {
    if (computers_.begun(number)) tell_computer_waits(false);
}

void Match::tell_computer_waits(bool waits) {
    if (!audience_.tell_computer_waits(waits)) return;
    if (shared_) tell(store::News::Kind::computer_waits, waits ? "yes" : "no");
}

void Match::ask_to_lead() {
    if (!std::exchange(asking_to_lead_, true)) services_.ask_to_lead();
}

// If another server thinks, this one asks again while a computer is to act: that server may have ended.
void Match::may_lead(bool may) {
    asking_to_lead_ = false;
    leads_ = may;
    if (may) return think();
    services_.post_after(kAskAgainMilliseconds, [self = shared_from_this()] { self->think(); });
}

void Match::decided(PendingMove move, Clock::time_point begun) {
    const std::uint64_t number = move.thought_number;
    if (!computers_.decided(std::move(move))) return;
    const bool pauses = !audience_.empty() && !computers_.hurrying();   // so that viewers can follow
    const int pause = pauses ? services_.pace_milliseconds - milliseconds_since(begun) : 0;
    const auto play = [self = shared_from_this(), number] {
        if (auto ready = self->computers_.take(number)) self->play_decided(std::move(*ready));
    };
    if (pause <= 0) return play();
    services_.post_after(pause, play);
}

void Match::play_decided(PendingMove move) {
    const std::int64_t rev = state_.row.rev;
    const std::string_view seat = state_.name_of(move.seat);
    const std::string& notation = move.thought.notation;
    ExplainedMove explained{state_.n() + 1, move.seat, state_.table->sees_secret(move.seat),
                            ai::readers_of(move.thought, *state_.table, move.seat), std::move(move.account)};
    play({}, rev, seat, {&notation, 1}, stored_account(explained));
    if (state_.row.rev == rev) {
        // The operator may be a player, so a secret action is not logged.
        const bool secret = state_.table->seen_by(move.seat, notation) != SeatSet::everyone();
        log_event(Level::error, "computer_gives_up",
                  {{"match", state_.row.id}, {"action", secret ? "" : notation}, {"why", move.thought.failure}});
        return agree({}, rev, seat, Resign{});
    }
    computers_.keep(std::move(explained));
}

void Match::stop_thinking() {
    if (computers_.stop()) ++services_.metrics->thoughts_interrupted;
}

void Match::interrupt() {
    stop_thinking();
    audience_.stop_questions();
}

// Allowed to persons at the table; where only computers play, to the maker of the match.
void Match::hurry(const Requester& requester) {
    const bool may = state_.plays(requester.person) || (state_.row.maker == requester.person && !state_.has_persons());
    if (requester.person.empty() || !may) return requester.refuse("not_your_seat", "only a player of the match may hurry");
    if (state_.over()) return requester.refuse("over", "the match is over");
    heard_hurry();
    if (shared_ && !leads_) tell(store::News::Kind::hurry);
    requester.answer({{"type", "pong"}});
}

void Match::heard_hurry() {
    computers_.hurry();
    if (auto move = computers_.take()) play_decided(std::move(*move));
}

}  // namespace papelotte::server
