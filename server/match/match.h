// One match in memory. Match plays actions, appends records and has them acknowledged; its parts are
//   MatchState      the row, the seats and the table
//   Agreements      take-back requests, draw offers, resignations
//   ComputerSeats   the computer players
//   Audience        the connections, and what they are told
//   Advice          questions that change nothing
//   RemotePresence  who looks at it on other servers
// Everything runs on the match's lane (net::Server::post), so nothing is locked.
//
// An action is checked and played on the table, and its record goes to the store. Once it is on the disk, all viewers are told; the
// sender's copy is the acknowledgement. No viewer sees a record before: one who enters in between waits for the disk. If the store
// fails, the match is removed from memory and all clients reconnect to what is on the disk. If an exception is thrown, the hub gives
// the match up.
//
// Several servers may have the same match in memory (match_following.cc). Then each request waits until the records of the one before it
// are written: if another server was first, only this request has to be repeated.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <set>
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

inline constexpr int kChatKept = 100;   // the latest lines, in memory

// What a server reads on after another one has written it.
struct Reading {
    std::vector<store::RecordRow> records;   // those after the latest that it knew
    std::optional<store::MatchRow> row = {};   // with the seats; read before the records
    std::vector<std::string> names = {};     // of the row's seats
    std::vector<store::ChatRow> chat = {};   // the latest lines
};

class Match : public std::enable_shared_from_this<Match> {
   public:
    // From the rows of the store. The error, for the log, says why they do not form a match.
    static std::expected<std::shared_ptr<Match>, std::string> load(store::MatchRow, const std::vector<store::RecordRow>&,
                                                                   std::vector<store::ChatRow>, std::vector<std::string> names, Services);

    // Runs a request of a connection.
    template <class Request> void perform(const Request& request) {
        if (!shared_) request(*this);
        else perform_in_turn(std::make_shared<const RepeatableRequest>(request));
    }

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
    // Standing answers of a seat, in place of its earlier ones. They have no number and are sent to that seat alone.
    void give_standing(const Requester&, std::string_view seat, std::vector<std::string> answers);
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

    // --- Other servers (match_following.cc) -----------------------------------------------------------------------------------
    std::int64_t rev() const { return state_.row.rev; }
    void catch_up(Reading);
    void read_again();   // everything: some news may have been missed
    void load_again() { not_written({}, store::Problem::stale); }   // its viewers reconnect
    void heard_standing(std::int64_t rev);   // a seat has given standing answers after this record
    void heard_here(const std::string& server, std::string_view viewers);   // who looks at it there
    void heard_gone(const std::string& server);
    void heard_hurry();
    void heard_computer_waits(bool waits) { audience_.tell_computer_waits(waits); }
    void tell_here();   // who looks at it here
    bool has_viewers() const { return !audience_.empty(); }
    void may_lead(bool may);   // the answer to Services::ask_to_lead

    bool idle() const { return audience_.empty() && writes_.none() && !computers_.busy(); }

   private:
    using RepeatableRequest = std::function<void(Match&)>;
    // The effect of a record on the players: none, a seat handed to another, the auction of seats begun or ended, or seats exchanged by it.
    enum class Seats : std::uint8_t { as_before, handed_over, bid_for, exchanged };
    // The effects of a record on the match in memory.
    struct Advanced {
        PendingUpdates updates;
        Seats seats;
        bool only_advances;   // status, result and time are unchanged
    };
    // What a request would change besides the table and the agreements.
    struct Before {
        store::MatchRow row;
        std::vector<std::string> names;
        SeatSet waited_for;
        Seating seating;
    };
    // What one request writes: one submit, so that a record of another server comes before all of it or after all of it.
    struct Batch {
        std::vector<store::Change> changes;
        std::vector<Advanced> records;
        std::optional<Seat> standing;   // whose standing answers are given
        Requester requester;
        std::optional<Before> before;   // if another server may be first
        std::shared_ptr<const RepeatableRequest> request;   // to be repeated then; null: none
    };

    Match() = default;
    std::expected<void, std::string> restore(const std::vector<store::RecordRow>&);
    bool restore_record(const Record&, std::string_view account);
    static bool exchanges_players(const Journal& before, const Record&);
    std::expected<std::unique_ptr<Table>, std::string> table_of(const Journal&) const;

    // The checks of a request that changes something. Refuses and returns nothing if one fails.
    std::optional<Seat> allowed(const Requester&, std::int64_t rev, std::string_view seat) const;
    Seat default_view(std::string_view person) const;

    // Every request begins a batch before it changes anything, and submits it at its end.
    void begin();
    void submit();
    // Appends a record to the batch: applies it and writes the updates. `events`: of its actions. `before`: the table before a take-back.
    // `stopped`: why an order ended before its time.
    void append(Record, const Requester&, ActionEvents events = {}, const Table* before = nullptr, std::string_view stopped = {});
    Advanced advance(Record, const Requester&, ActionEvents events, const Table* before, std::string_view stopped, store::Time at);
    void settle(const Requester&, Seat, const AgreementRequest&);
    void take_back(Record, const Requester&);
    Record record_of(Seat, std::span<Played>, ActionEvents&) const;   // of actions that the table has just played
    void play_standing();   // what seats have answered beforehand, each as a record, as if its player had sent it
    Seats seat_players(const Record&);
    void written(const std::shared_ptr<Batch>&, store::Problem);
    void publish(const Advanced&);   // to the viewers, once it is on the disk
    void go_on();   // after something was written
    void not_written(const Requester&, store::Problem);   // the match is loaded again from what is on the disk

    void perform_in_turn(std::shared_ptr<const RepeatableRequest>);
    void start_over(const std::shared_ptr<Batch>&);
    void greet(const std::shared_ptr<net::Socket>&, std::optional<std::int64_t> seen);
    void greet_who_were_ahead();
    void started_over(const Batch&, const std::vector<store::RecordRow>&);
    void take(Reading);
    void play_what_stands();
    bool follow(const store::RecordRow&);   // false: it is not the next one, or known
    bool follow_record(Record, Seat, const store::RecordRow&);
    void tell(store::News::Kind, std::string more = {}) const;   // the other servers
    void write_chat(store::ChatRow, const Requester&);
    void hear(const store::ChatRow&, const Requester&);

    void ask_to_lead();
    bool think_here(bool watched);   // false: nobody is to think now
    bool ask_workers(bool watched);
    void think_again();   // in a moment: the thought was not taken
    void await_turn();   // tells the players when the computer has not begun to think after a while
    void thought_begun(std::uint64_t number);
    void tell_computer_waits(bool waits);
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
    std::set<std::int64_t> saying_;   // ids of lines of this server that are not written yet
    Batch batch_;
    std::shared_ptr<const RepeatableRequest> performing_;
    bool tell_match_ = false;   // its seats or its end have changed since the viewers were told
    bool shared_ = false;   // other servers may write to the match
    bool awaiting_turn_ = false;
    struct Ahead {
        std::shared_ptr<net::Socket> socket;
        std::int64_t seen = 0;
        bool read = false;   // once since
    };
    std::vector<Ahead> ahead_;   // viewers who have seen later records elsewhere
    bool leads_ = true, asking_to_lead_ = false;   // whether this server thinks for the computers of the match
    bool lost_ = false;   // removed from memory: all viewers are disconnected
};

}   // namespace papelotte::server
