// The computer at the table: it thinks on a thread of its own kind, never on one of the network, and plays through the same door as everybody.
#include <algorithm>
#include <chrono>

#include "ai/account_readers.h"
#include "engine/facts.h"
#include "server/log.h"
#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kAccountsKept = 1000;   // in memory, some 200 bytes each
constexpr int kAgainMilliseconds = 200;   // too many thoughts wait

int milliseconds_since(std::chrono::steady_clock::time_point then) {
    return static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - then).count());
}

// Those who only judge take milliseconds; those who search, seconds.
work::Length length_of(const store::SeatRow& seat) {
    const std::string_view level = level_of(seat);
    return level == "veteran" || level == "marshal" ? work::Length::slow : work::Length::quick;
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

bool Match::persons_sit() const {
    return std::any_of(row_.seats.begin(), row_.seats.end(), [](const store::SeatRow& seat) { return seat.who == store::Who::person; });
}

// A player who looks at the match, else anybody who does. Matches that nobody looks at wait their turn together.
work::TaskOwner Match::who_waits() const {
    const auto plays = [&](const Viewer& one) {
        return std::any_of(row_.seats.begin(), row_.seats.end(),
                           [&](const store::SeatRow& seat) { return seat.who == store::Who::person && seat.person == one.person; });
    };
    auto found = std::find_if(viewers_.begin(), viewers_.end(), plays);
    if (found == viewers_.end()) found = viewers_.begin();
    return found == viewers_.end() ? work::TaskOwner{"", row_.maker} : work::TaskOwner{found->socket->network(), found->person};
}

// Computers among themselves play for those who look, and pause while nobody does.
void Match::think() {
    if (thinking_ || over() || lost_ || unwritten_ > 0) return;
    const auto seat = computer_to_act();
    if (!seat || (!persons_sit() && hurrying_ != row_.headline)) hurrying_.reset();
    if (!seat || (!persons_sit() && viewers_.empty())) return;
    std::shared_ptr<ai::Mind>& mind = minds_[static_cast<std::size_t>(*seat)];
    if (!mind) mind = new_mind(*seat);
    if (!mind) return log_event(Level::error, "no_such_player", {{"match", row_.id}});
    const std::uint64_t number = ++thoughts_;
    stop_thought_ = std::stop_source();
    const auto begun = std::chrono::steady_clock::now();
    auto think_about_it = [self = shared_from_this(), mind, seat = *seat, number, begun, stop = stop_thought_.get_token(),
                           thought = mind->about(*table_)]() mutable {
        if (stop.stop_requested()) return;
        Decided made{number, seat, thought(stop), ""};
        made.account = packed(made.thought.account);
        self->around_.post([self, begun, decided = std::move(made)]() mutable {
            const bool pauses = !self->viewers_.empty() && !self->hurrying_;   // that the eye can follow
            const int pause = pauses ? self->around_.pace_milliseconds - milliseconds_since(begun) : 0;
            self->decided(std::move(decided), pause);
        });
    };
    thinking_ = around_.think(who_waits(), length_of(row_.seats[static_cast<std::size_t>(*seat)]), std::move(think_about_it));
    if (thinking_) ++around_.metrics->thoughts;
    else around_.post_after(kAgainMilliseconds, [self = shared_from_this()] { self->think(); });
}

void Match::decided(Decided decided, int pause_milliseconds) {
    if (!thinking_ || decided.number != thoughts_) return;   // it was dropped
    const std::uint64_t number = decided.number;
    decided_ = std::move(decided);
    if (pause_milliseconds <= 0) return play_decided(number);
    around_.post_after(pause_milliseconds, [self = shared_from_this(), number] { self->play_decided(number); });
}

void Match::play_decided(std::uint64_t number) {
    if (!decided_ || decided_->number != number) return;
    Decided decided = std::move(*decided_);
    decided_.reset();
    thinking_ = false;
    const std::int64_t rev = row_.rev;
    const std::string seat = row_.seats[static_cast<std::size_t>(decided.seat)].seat;
    Accounted account{n() + 1, decided.seat, table_->sees_secret(decided.seat), ai::readers_of(decided.thought, *table_, decided.seat),
                      std::move(decided.account)};
    play({}, rev, seat, decided.thought.notation, stored_account(account));
    if (row_.rev == rev) {
        const bool open = table_->seen_by(decided.seat, decided.thought.notation) == SeatSet::everyone();   // who keeps the server may play, too
        log_event(Level::error, "computer_gives_up",
                  {{"match", row_.id}, {"action", open ? decided.thought.notation : ""}, {"why", decided.thought.failure}});
        return resign({}, rev, seat);
    }
    keep_account(std::move(account));
}

void Match::keep_account(Accounted account) {
    accounts_.push_back(std::move(account));
    if (accounts_.size() > kAccountsKept) accounts_.pop_front();
}

// What is thought of a position that no longer is, or that nobody looks at, is worth nothing; neither is what the mind remembers of it.
void Match::drop_thought() {
    if (!std::exchange(thinking_, false)) return;
    if (!decided_) ++around_.metrics->thoughts_interrupted;
    stop_thought_.request_stop();
    decided_.reset();
    for (std::shared_ptr<ai::Mind>& mind : minds_) mind.reset();
}

void Match::withdraw_questions() {
    for (Viewer& one : viewers_) {
        if (one.hint) one.hint->request_stop();
        if (one.odds) one.odds->request_stop();
    }
}

void Match::interrupt() {
    drop_thought();
    withdraw_questions();
}

void Match::forget_thoughts(int to) {
    for (std::shared_ptr<ai::Mind>& mind : minds_) mind.reset();
    while (!accounts_.empty() && accounts_.back().n > to) accounts_.pop_back();
}

// Where only computers play, until the next hour, for who made the match.
void Match::hurry(const Asking& asking) {
    const auto sits = [&](const store::SeatRow& seat) { return seat.who == store::Who::person && seat.person == asking.person; };
    const bool may = std::any_of(row_.seats.begin(), row_.seats.end(), sits) || (row_.maker == asking.person && !persons_sit());
    if (asking.person.empty() || !may) return fail(asking, "not_your_seat", "only who holds a seat may hurry");
    if (over()) return fail(asking, "over", "the match is over");
    if (computer_to_act()) hurrying_ = row_.headline;
    if (decided_) play_decided(decided_->number);
    answer(asking, {{"type", "pong"}});
}

}   // namespace papelotte::server
