// The connections to a match: their views, the messages to them, and what reconnecting clients have missed.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/match/agreements.h"
#include "server/match/match_state.h"
#include "server/match/presence.h"
#include "server/match/record.h"
#include "server/match/requester.h"
#include "server/work/fair_queue.h"

namespace papelotte::server {

// One connection to a match.
struct Viewer {
    std::shared_ptr<net::Socket> socket;
    std::string person;                                     // id; empty: unknown
    Seat as = kObserver;                                    // the seat whose view is shown
    bool greeted = false;                                   // has received a state; updates make no sense before it
    std::optional<std::int64_t> exchanged_after = {};       // has another seat since this record, and waits for that seat's state
    std::optional<std::stop_source> hint = {}, odds = {};   // questions not answered yet: one of each kind at a time

    void stop_questions();
};

// The updates of one record, which are sent once it is on the disk.
struct PendingUpdates {
    Requester requester;
    std::int64_t rev = 0;                                   // of the record
    net::Message own;                                       // the requester's copy, with its ref; null: it has none
    std::vector<std::pair<Seat, net::Message>> by_view;
};

class Audience {
   public:
    Audience(const MatchState& match, const Agreements& agreements) : match_(match), agreements_(agreements) {}

    // --- Viewers --------------------------------------------------------------------------------------------------------------
    bool empty() const { return viewers_.empty(); }
    bool full() const;
    void add(Viewer viewer) { viewers_.push_back(std::move(viewer)); }
    void remove(const net::Socket&);
    Viewer* find(const net::Socket&);
    work::TaskOwner waiting_for_computers() const;          // a connected player, else any viewer
    void stop_questions();                                  // all of them: the position has changed

    // --- Records --------------------------------------------------------------------------------------------------------------
    // `stopped`: as JSON, why the requester's order ended before its time; empty: it did not.
    PendingUpdates updates(const Record&, const ActionEvents&, const Table* before, const Requester&, std::string_view stopped) const;
    void send(const PendingUpdates&);
    void remember(Record, ActionEvents, SeatSet waited_for);   // for reconnecting viewers; waited_for: the seats to act before it
    void forget_after(std::int64_t rev);   // later records were not written
    // Whether an action that was chosen at record `rev` is still valid: since then other seats have only decided what they decide at
    // the same time, and nothing was revealed.
    bool still_valid(std::int64_t rev, Seat) const;

    // The players of the first two seats have exchanged them: every connection gets the view of its player's new seat. Viewers know
    // the view of the old one, so they are sent a new state instead of an update.
    void players_exchanged();
    void greet_exchanged(const Requester&);   // sends these states; the requester's is the answer

    // --- Other messages -------------------------------------------------------------------------------------------------------
    void greet(Viewer&, std::optional<std::int64_t> seen) const;   // sends the state; seen: the last record that the viewer knows
    boost::json::object state(const Viewer&, std::optional<std::int64_t> seen) const;
    void send_presence() const;
    RemotePresence::Viewers here() const;   // for other servers
    RemotePresence& elsewhere() { return elsewhere_; }
    void send_match() const;
    void send_chat(const store::ChatRow&, const Requester&) const;   // to those who may read it; the requester's is the answer
    bool tell_computer_waits(bool waits);   // for its turn to think; until the next record. False: they know
    void forget_computer_waits() { computer_waits_ = false; }
    void send_standing(Seat, const Requester&) const;   // the seat's standing answers, to it alone; the requester's is the answer
    void close_seats_lost() const;   // connections of persons who no longer hold the seat that they view
    void close_all(std::uint16_t code, std::string_view reason) const;
    void dismiss(const boost::json::object& last_message, std::uint16_t code, std::string_view reason);   // and removes them

   private:
    struct RecentRecord {
        std::int64_t rev = 0;
        int first = 0, n = 0;   // its first entry, and the number of entries after it
        Record record;
        ActionEvents events;
        SeatSet waited_for;
    };

    bool is_here(Seat) const;   // a computer, or a person who is connected
    boost::json::object presence() const;
    boost::json::object summary(std::string_view person) const;   // of the match, as in lists
    std::optional<boost::json::array> missed(const Viewer&, std::int64_t seen) const;

    const MatchState& match_;
    const Agreements& agreements_;
    std::vector<Viewer> viewers_;
    RemotePresence elsewhere_;
    std::deque<RecentRecord> recent_;   // older records are in the story
    bool computer_waits_ = false;
    std::optional<std::int64_t> sent_;   // the latest record for which updates were sent, since the match was loaded
};

}   // namespace papelotte::server
