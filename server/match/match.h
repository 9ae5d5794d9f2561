// One match in memory: its table, its record, and who looks at it. Everything here runs on the match's lane (net::Server::post), so
// nothing is locked.
//
// A move goes: checked and played on the table → its record handed to the store → on the disk → told to everybody, the sender's copy being
// the acknowledgement. Until then nobody sees it: who comes in between waits for the disk. If the store fails, the match is given up in memory
// and everybody reconnects to what is on the disk. Where an exception is thrown, the hub gives the match up.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "ai/players.h"
#include "engine/game.h"
#include "engine/json_text.h"
#include "server/match/accounts.h"
#include "server/match/record.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/store/store.h"
#include "server/work/thinkers.h"

namespace papelotte::server {

// Somebody who looks at a match through one connection.
struct Viewer {
    std::shared_ptr<net::Socket> socket;
    std::string person;           // id; empty: nobody known
    Seat as = kObserver;          // whose view is shown
    bool greeted = false;         // has got a state; before it no update makes sense
    std::optional<std::stop_source> hint = {}, odds = {};   // asked for and not answered yet: one at a time
};

// Who asks for something, and how to answer him alone.
struct Asking {
    std::shared_ptr<net::Socket> socket;   // null: the computer, or the server itself
    std::string person;
    std::optional<std::int64_t> ref;
    std::chrono::steady_clock::time_point at;   // when the message came
};

// What the match needs from outside, given by the hub.
struct Surroundings {
    store::Store* store = nullptr;
    std::function<void(std::move_only_function<void()>)> post;                                       // to the match's lane
    std::function<void(int milliseconds, std::move_only_function<void()>)> post_after;
    std::function<bool(const work::TaskOwner&, work::Length, std::move_only_function<void()>)> think;   // on a thinker; false: too many wait
    Metrics* metrics = nullptr;
    std::function<store::Time()> now;
    std::function<void()> given_up;                                                                  // the store failed: forget this match
    int pace_milliseconds = 400;                                                                     // between two moves of the computer
};

class Match : public std::enable_shared_from_this<Match> {
   public:
    // From the store's rows. The error is for the log: the rows do not make a match.
    static std::expected<std::shared_ptr<Match>, std::string> load(store::MatchRow, const std::vector<store::RecordRow>&,
                                                                   std::vector<store::ChatRow>, std::vector<std::string> names, Surroundings);

    // --- Who looks ------------------------------------------------------------------------------------------------------------
    void enter(const std::shared_ptr<net::Socket>&, std::string person, std::string_view as, std::optional<std::int64_t> seen);
    void leave(const net::Socket&);
    void look(const Asking&, std::string_view seat);

    // --- What is done ---------------------------------------------------------------------------------------------------------
    void play(const Asking&, std::int64_t rev, std::string_view seat, std::string_view notation, std::string account = {});
    void undo(const Asking&, std::int64_t rev, std::string_view seat);
    void ask_undo(const Asking&, std::int64_t rev, std::string_view seat, std::int64_t to);
    void answer_undo(const Asking&, std::int64_t rev, std::string_view seat, bool accept);
    void offer_draw(const Asking&, std::int64_t rev, std::string_view seat);
    void answer_draw(const Asking&, std::int64_t rev, std::string_view seat, bool accept);
    void resign(const Asking&, std::int64_t rev, std::string_view seat);
    void resign_left();                                       // the seats of accounts that were deleted
    void abandon();                                           // the days are over

    // --- What is asked and said -----------------------------------------------------------------------------------------------
    void why(const Asking&, const std::vector<std::string>& notations);
    void inspect(const Asking&, std::string_view piece);
    void say(const Asking&, std::string text);

    // --- What the computer says (match_advice.cc) -----------------------------------------------------------------------------
    void reasons(const Asking&, std::int64_t n);              // why it did entry n
    void hint(const Asking&);
    void odds(const Asking&, std::string_view notation);

    // --- What changes from outside --------------------------------------------------------------------------------------------
    void seats_changed(std::vector<store::SeatRow>, std::vector<std::string> names, std::string status);
    void rematch_made(std::string id);

    const store::MatchRow& row() const { return row_; }
    boost::json::object summary(std::string_view person) const;   // as in lists
    bool idle() const { return viewers_.empty() && unwritten_ == 0 && !thinking_; }
    bool over() const { return !row_.result.empty(); }
    void think();                                                 // lets the computer decide, if it is its turn and anybody waits for it
    void interrupt();                                             // ends all thoughts and questions under way
    void give_up_broken();                                        // tells everybody, and sends them away
    void hurry(const Asking&);                                    // no pauses until a person is to act

   private:
    // What everybody will be told once a record is written.
    struct Telling {
        std::vector<std::pair<Seat, net::Message>> updates;   // by view
        Asking asking;
        bool seats_changed = false;
    };
    // What happened lately, for who comes back.
    struct Past {
        std::int64_t rev = 0;
        int n = 0;
        Record record;
        std::vector<Event> events;
    };
    struct Wish {
        Seat by;
        int to;
        std::vector<std::string> accepted;
    };
    struct Offer {   // of a draw
        Seat by;
        std::vector<std::string> accepted;
    };

    // A computer's decision that waits for its pause to pass.
    struct Decided {
        std::uint64_t number = 0;   // of the thought
        Seat seat{};
        ai::Thought thought;
        std::string account;          // packed
    };

    Match() = default;
    bool take_in(const Record&, std::string_view account);
    std::expected<std::unique_ptr<Table>, std::string> table_of(const Journal&) const;
    const Facts& facts() const { return *game_->facts; }
    int n() const { return static_cast<int>(table_->journal().entries.size()); }

    // Everything that a request must fulfil before it may change something. Answers with an error and returns nothing when it does not.
    std::optional<Seat> allowed(const Asking&, std::int64_t rev, std::string_view seat);
    bool holds(const std::string& person, Seat seat) const;
    bool plays(const std::string& person) const;              // holds any seat
    bool is_here(Seat seat) const;                            // a computer, or a person who looks
    SeatSet in_play() const;
    std::vector<std::string> seats_but(SeatSet without) const;   // of those in play
    std::optional<int> earliest_wish(Seat seat) const;

    // What is agreed on (match_agreements.cc).
    bool same_player(Seat, Seat) const;
    void agree(Seat, std::vector<std::string>& accepted) const;
    bool all_agree(Seat by, const std::vector<std::string>& accepted, bool persons_alone) const;
    std::string_view why_not_back_to(int to, Seat by) const;  // empty: the other persons may be asked
    void keep_account(Accounted);
    std::optional<Seat> who_goes_on(Seat resigning) const;

    // Appends a record: what follows from it, the messages, the store. `events`: of an action. `before`: the table before a take-back.
    void append(Record, const Asking&, std::vector<Event> events, const Table* before);
    void settle_agreements(const Record&);
    void end(std::string by, Seat loser_or_nobody, std::vector<std::string> winners, const Asking&);
    void take_back(int to, Seat by, const Asking&);
    void written(const std::shared_ptr<Telling>&, store::Problem);
    void update_row();

    // The computer.
    std::optional<Seat> computer_to_act() const;
    bool persons_sit() const;
    work::TaskOwner who_waits() const;                          // for whom the computer thinks
    std::unique_ptr<ai::Mind> new_mind(Seat) const;
    void decided(Decided, int pause_milliseconds);
    void play_decided(std::uint64_t number);
    void drop_thought();                                      // the one under way: something else happened, or nobody looks any more
    void withdraw_questions();                                // hints and odds: what they were asked about is no more
    void forget_thoughts(int n);                              // what was thought after entry n was taken back
    std::optional<Seat> decider(const Asking&);               // the seat looked from, if it is to act; else answers with an error
    using Question = std::move_only_function<boost::json::object(const std::stop_token&)>;
    void advise(const Asking&, std::optional<std::stop_source> Viewer::* asked, work::Length, Question);

    // The parts of an update that do not depend on the view.
    struct Common {
        std::string begin, begin_untold;                       // the first members; untold: for who may not know the action itself
        std::string draw;                                      // the value of "draw"
        std::vector<std::pair<SeatSet, std::string>> events;   // each with who may see it
        std::vector<std::pair<Seat, std::string>> patches;     // of the views made so far: most are told the same
    };
    Common common(const Record&, const std::vector<Event>&) const;
    const std::string& patch(Common&, const Record&, Seat as, const Table* before) const;
    void write_update(JsonText&, Common&, const Record&, Seat as, const Table* before) const;
    boost::json::object state(const Viewer&, std::optional<std::int64_t> seen) const;
    void write_decision(JsonText&, Seat as) const;
    void write_undo(JsonText&, Seat as) const;
    boost::json::value draw_state() const;
    boost::json::object presence() const;
    boost::json::object match_message(const Viewer&) const;
    boost::json::array events_json(const std::vector<Event>&, Seat as) const;

    void greet(Viewer&, std::optional<std::int64_t> seen);
    void when_written(std::move_only_function<void()>);       // at once, or when everything that waits is on the disk
    void seat_all(std::vector<store::SeatRow>, std::vector<std::string> names);   // of those in play, into the game's order
    void dismiss();                                           // who lost a seat sees it no longer
    void tell_presence();
    void tell_match();
    void answer(const Asking&, boost::json::object) const;
    void fail(const Asking&, std::string_view code, std::string_view text, std::string_view rule = {}) const;
    Viewer* viewer(const net::Socket&);

    const Game* game_ = nullptr;
    store::MatchRow row_;                                     // its seats are all of the game's, Who::nobody where one is not in play
    Seed seed_{};
    std::unique_ptr<Table> table_;
    std::vector<std::string> names_;                          // of the seats
    std::deque<store::ChatRow> chat_;
    std::optional<Wish> wish_;
    std::optional<Offer> draw_;
    std::deque<Past> past_;                                   // the latest; older ones are in the story
    std::vector<Viewer> viewers_;
    std::vector<std::move_only_function<void()>> waiting_;    // for the disk
    Surroundings around_;
    int unwritten_ = 0;                                       // records that are not on the disk yet
    std::vector<std::shared_ptr<ai::Mind>> minds_;            // of the computer's seats, made when they first decide
    std::optional<Decided> decided_;
    std::deque<Accounted> accounts_;                          // of the latest entries, in their order
    std::int64_t last_chat_ = 0;                              // its id; it may not be written yet
    std::optional<int> declined_;                             // the entry at which a computer declined a draw
    std::optional<std::string> hurrying_;                     // the headline when it was asked for
    std::uint64_t thoughts_ = 0;                              // begun so far: the number of the latest
    std::stop_source stop_thought_;                           // of the latest
    bool thinking_ = false, lost_ = false;                    // lost_: the match was given up, everybody is sent away
};

}  // namespace papelotte::server
