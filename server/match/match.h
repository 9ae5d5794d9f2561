// One match in memory. Match plays actions, appends records and has them acknowledged; its parts are
//   MatchState      the row, the seats and the table
//   Agreements      take-back requests, draw offers, resignations
//   ComputerSeats   the computer players
//   Audience        the connections, and what they are told
//   Advice          questions that change nothing
// Everything runs on the match's lane (net::Server::post), so nothing is locked.
//
// An action is checked and played on the table, and its record goes to the store. Once it is on the disk, all viewers are told; the
// sender's copy is the acknowledgement. No viewer sees a record before: one who enters in between waits for the disk. If the store
// fails, the match is removed from memory and all clients reconnect to what is on the disk. If an exception is thrown, the hub gives
// the match up.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/match/advice.h"
#include "server/match/agreements.h"
#include "server/match/audience.h"
#include "server/match/computer_seats.h"
#include "server/match/match_state.h"
#include "server/match/pending_writes.h"
#include "server/match/record.h"
#include "server/match/requester.h"
#include "server/match/services.h"

namespace papelotte::server {

class Match : public std::enable_shared_from_this<Match> {
   public:
    // From the rows of the store. The error, for the log, says why they do not form a match.
    static std::expected<std::shared_ptr<Match>, std::string> load(store::MatchRow, const std::vector<store::RecordRow>&,
                                                                   std::vector<store::ChatRow>, std::vector<std::string> names, Services);

    // --- Connections ----------------------------------------------------------------------------------------------------------
    void enter(const std::shared_ptr<net::Socket>&, std::string person, std::string_view as, std::optional<std::int64_t> seen);
    void leave(const net::Socket&);
    void look(const Requester&, std::string_view seat);   // another of the person's views
    void say(const Requester&, std::string text, bool to_allies);

    // --- Requests that append a record ----------------------------------------------------------------------------------------
    // An action, or the actions of an order.
    void play(const Requester&, std::int64_t rev, std::string_view seat, std::span<const std::string> notations, std::string account = {});
    void undo(const Requester&, std::int64_t rev, std::string_view seat);
    void agree(const Requester&, std::int64_t rev, std::string_view seat, const AgreementRequest&);
    void resign_deleted();   // for the seats of accounts that were deleted
    void abandon();   // its time is over

    // --- Computers ------------------------------------------------------------------------------------------------------------
    void think();   // lets a computer decide, if one is to act and somebody waits for it
    void interrupt();   // stops all searches and questions
    void hurry(const Requester&);   // no pauses until a person is to act
    const Advice& advice() const { return *advice_; }

    // --- Changes from outside -------------------------------------------------------------------------------------------------
    void seats_changed(store::MatchRow read, std::vector<std::string> names);   // as read from the store
    void rematch_made(std::string id);
    void give_up_broken();   // tells all viewers, and closes their connections

    bool idle() const { return audience_.empty() && writes_.none() && !computers_.busy(); }

   private:
    Match() = default;
    std::expected<void, std::string> restore(const std::vector<store::RecordRow>&);
    bool restore_record(const Record&, std::string_view account);
    static bool exchanges_players(const Journal& before, const Record&);
    std::expected<std::unique_ptr<Table>, std::string> table_of(const Journal&) const;

    // The checks of a request that changes something. Refuses and returns nothing if one fails.
    std::optional<Seat> allowed(const Requester&, std::int64_t rev, std::string_view seat) const;
    Seat default_view(std::string_view person) const;

    // Appends a record: applies it, writes the updates and submits it to the store. `events`: of its actions. `before`: the table before
    // a take-back. `stopped`: why an order ended before its time.
    void append(Record, const Requester&, ActionEvents events = {}, const Table* before = nullptr, std::string_view stopped = {});
    void take_back(Record, const Requester&);
    // The effect of a record on the players: none, a seat handed to another, the auction of seats begun or ended, or seats exchanged by it.
    enum class Seats : std::uint8_t { as_before, handed_over, bid_for, exchanged };
    Seats seat_players(const Record&);
    void written(const PendingUpdates&, Seats, store::Problem);
    void stop_thinking();
    void decided(PendingMove, std::chrono::steady_clock::time_point begun);
    void play_decided(PendingMove);

    MatchState state_;
    Agreements agreements_{state_};
    Audience audience_{state_, agreements_};
    ComputerSeats computers_{state_};
    PendingWrites writes_;
    Services services_;
    std::unique_ptr<Advice> advice_;
    SeatSet waited_for_;   // the seats to act after the latest record
    Seating seating_ = Seating::kept;   // after the latest record
    std::int64_t exchanged_at_ = 0;   // the latest record that exchanged the players since the match was loaded
    std::int64_t last_chat_ = 0;   // the id of the latest line, which may not be written yet
    bool lost_ = false;   // removed from memory: all viewers are disconnected
};

}   // namespace papelotte::server
