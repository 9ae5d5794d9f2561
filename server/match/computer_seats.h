// The computer players of a match: their minds, the running search, the pending move, and the accounts of past moves. It starts no
// threads: Match runs the work and plays the moves.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "ai/players.h"
#include "server/jobs/question.h"
#include "server/match/accounts.h"
#include "server/match/match_state.h"
#include "server/work/thinkers.h"

namespace papelotte::server {

// A move that a computer has decided on.
struct PendingMove {
    std::uint64_t thought_number = 0;
    Seat seat{};
    ai::Thought thought;
    std::string account;   // packed
    std::optional<ai::SpentTime> spent = {};   // if a worker thought
};

class ComputerSeats {
   public:
    explicit ComputerSeats(const MatchState& match) : match_(match) {}

    // A search, to be run on a thread for computer players. It returns nothing if it was stopped before it began.
    struct Work {
        work::Length length;
        std::uint64_t number;   // of the thought
        std::move_only_function<std::optional<PendingMove>()> run;
    };
    // The same for a worker. Its answer becomes a move on any thread; nullopt: it is none.
    struct Asked {
        work::Length length;
        std::uint64_t number;
        Seat seat;
        Question question;
        std::stop_token stop;
    };
    static std::optional<PendingMove> move_of(const Asked&, std::string_view answer);

    std::optional<Seat> to_act() const;
    bool busy() const { return thinking_; }                    // a search runs, or a move is pending
    bool due(bool watched) const;   // a computer is to act, none is busy, and somebody waits for it
    // Nullopt unless one is due. A match of computers alone continues only while watched.
    std::optional<Work> begin(bool watched);
    std::optional<Asked> begin_asking(bool watched);
    void not_begun() { thinking_ = false; }   // the work was not accepted
    // A thought waits for its turn from its beginning until it is really being thought.
    std::optional<std::chrono::steady_clock::time_point> waiting_since() const { return waiting_since_; }
    bool begun(std::uint64_t number);   // false: it is obsolete
    bool thinks(std::uint64_t number) const { return thinking_ && !pending_ && number == thoughts_; }
    bool stop();   // drops the search and the move; true: a search was running

    // --- The pending move --------------------------------------------------------------------------------------------------
    bool decided(PendingMove);   // keeps it to be played; false: it is obsolete
    std::optional<PendingMove> take();   // the pending move
    std::optional<PendingMove> take(std::uint64_t thought_number);   // the same, if it has this number

    // --- Pauses ---------------------------------------------------------------------------------------------------------------
    void hurry();   // no pauses until a person is to act; computers alone: until the headline changes
    bool hurrying() const { return hurrying_.has_value(); }

    // --- Accounts ---------------------------------------------------------------------------------------------------
    void keep(ExplainedMove);
    const ExplainedMove* explained(std::int64_t n) const;   // null: unknown
    void forget_after(int n);   // entries after n were taken back
    void forget(Seat);   // another player has the seat now

   private:
    std::unique_ptr<ai::Mind> new_mind(Seat) const;
    std::optional<Seat> next(bool watched);   // the seat to think for now, if one is due

    const MatchState& match_;
    std::vector<std::shared_ptr<ai::Mind>> minds_;   // by seat, made when it first decides
    std::vector<ai::SpentTime> spent_;   // by seat, if workers think: their minds go on with the rest of a turn's budget
    std::optional<PendingMove> pending_;
    std::deque<ExplainedMove> explained_;   // of the latest entries, in their order
    std::optional<std::string> hurrying_;   // the headline when it was asked for
    std::uint64_t thoughts_ = 0;   // started so far: the number of the latest
    std::stop_source stop_;   // of the latest search
    bool thinking_ = false;
    std::optional<std::chrono::steady_clock::time_point> waiting_since_;
};

}   // namespace papelotte::server
