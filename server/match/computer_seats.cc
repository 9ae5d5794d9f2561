#include "server/match/computer_seats.h"

#include <algorithm>
#include <utility>

#include "server/jobs/job_answers.h"
#include "server/log.h"
#include "server/match/match_json.h"
#include "server/match/played_rules.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kAccountsKept = 1000;   // in memory, some 200 bytes each

// Levels that only evaluate a position take milliseconds; those that search take seconds.
work::Length length_of(const store::SeatRow& seat) { return ai::searches(level_of(seat)) ? work::Length::slow : work::Length::quick; }

}  // namespace

std::optional<Seat> ComputerSeats::to_act() const {
    for (std::size_t i = 0; i < match_.seats(); ++i)
        if (match_.row.seats[i].who == store::Who::computer && match_.table->to_act().has(Seat(i))) return Seat(i);
    return std::nullopt;
}

bool ComputerSeats::due(bool watched) const { return !thinking_ && !match_.over() && (watched || match_.has_persons()) && to_act(); }

std::unique_ptr<ai::Mind> ComputerSeats::new_mind(Seat seat) const {
    const auto spec = ai::read_player_spec(match_.seat(seat).level);
    if (!spec || !spec->command.empty()) return nullptr;   // a server runs no external programs
    return match_.game->players->mind(seat, *spec, random_seed()[0]);
}

std::optional<Seat> ComputerSeats::next(bool watched) {
    if (thinking_ || match_.over()) return std::nullopt;
    const auto seat = to_act();
    if (!seat || (!match_.has_persons() && hurrying_ != match_.row.headline)) hurrying_.reset();
    if (!due(watched)) return std::nullopt;
    if (!waiting_since_) waiting_since_ = std::chrono::steady_clock::now();   // else it was refused
    return seat;
}

bool ComputerSeats::begun(std::uint64_t number) {
    if (!thinks(number)) return false;
    waiting_since_.reset();
    return true;
}

std::optional<ComputerSeats::Work> ComputerSeats::begin(bool watched) {
    const auto seat = next(watched);
    if (!seat) return std::nullopt;
    minds_.resize(match_.seats());
    std::shared_ptr<ai::Mind>& mind = minds_[static_cast<std::size_t>(*seat)];
    if (!mind) mind = new_mind(*seat);
    if (!mind) {
        log_event(Level::error, "no_such_player", {{"match", match_.row.id}});
        return std::nullopt;
    }
    thinking_ = true;
    stop_ = std::stop_source();
    ++thoughts_;
    return Work{length_of(match_.seat(*seat)), thoughts_,
                [mind, seat = *seat, number = thoughts_, stop = stop_.get_token(),
                 think = mind->about(*match_.table)]() mutable -> std::optional<PendingMove> {
                    if (stop.stop_requested()) return std::nullopt;
                    PendingMove made{number, seat, think(stop), ""};
                    made.account = packed(made.thought.account);
                    return made;
                }};
}

std::optional<ComputerSeats::Asked> ComputerSeats::begin_asking(bool watched) {
    const auto seat = next(watched);
    if (!seat) return std::nullopt;
    thinking_ = true;
    stop_ = std::stop_source();
    spent_.resize(match_.seats());
    Question question{Question::Kind::move, match_.row.id, rules_name(match_.row), match_.row.rev};
    question.seat = match_.name_of(*seat);
    question.player = match_.seat(*seat).level;
    question.spent = spent_[static_cast<std::size_t>(*seat)];
    return Asked{length_of(match_.seat(*seat)), ++thoughts_, *seat, std::move(question), stop_.get_token()};
}

std::optional<PendingMove> ComputerSeats::move_of(const Asked& asked, std::string_view answer) {
    auto move = read_move(answer);
    if (!move) return std::nullopt;
    return PendingMove{asked.number, asked.seat, std::move(move->thought), packed(move->account), move->spent};
}

// Results for a position that is gone, or that nobody watches, are useless, and so is the search tree.
bool ComputerSeats::stop() {
    if (!std::exchange(thinking_, false)) return false;
    const bool under_way = !pending_;
    waiting_since_.reset();
    stop_.request_stop();
    pending_.reset();
    minds_.clear();
    spent_.clear();
    return under_way;
}

bool ComputerSeats::decided(PendingMove move) {
    if (!thinking_ || move.thought_number != thoughts_) return false;
    waiting_since_.reset();
    if (move.spent) spent_[static_cast<std::size_t>(move.seat)] = *move.spent;
    pending_ = std::move(move);
    return true;
}

std::optional<PendingMove> ComputerSeats::take() {
    if (pending_) thinking_ = false;
    return std::exchange(pending_, std::nullopt);
}

std::optional<PendingMove> ComputerSeats::take(std::uint64_t thought_number) {
    if (!pending_ || pending_->thought_number != thought_number) return std::nullopt;
    return take();
}

void ComputerSeats::hurry() {
    if (to_act()) hurrying_ = match_.row.headline;
}

void ComputerSeats::keep(ExplainedMove move) {
    explained_.push_back(std::move(move));
    if (explained_.size() > kAccountsKept) explained_.pop_front();
}

const ExplainedMove* ComputerSeats::explained(std::int64_t n) const {
    const auto found = std::ranges::find(explained_, n, &ExplainedMove::n);
    return found == explained_.end() ? nullptr : &*found;
}

void ComputerSeats::forget_after(int n) {
    minds_.clear();
    spent_.clear();
    while (!explained_.empty() && explained_.back().n > n) explained_.pop_back();
}

void ComputerSeats::forget(Seat seat) {
    if (!minds_.empty()) minds_[static_cast<std::size_t>(seat)].reset();
    if (!spent_.empty()) spent_[static_cast<std::size_t>(seat)] = {};
}

}  // namespace papelotte::server
