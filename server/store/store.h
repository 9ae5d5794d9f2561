// The server's storage. Reads run on the calling thread. Writes are queued for one writer, which puts all waiting changes into one
// transaction and calls back when they are on the disk. Implemented once (sql_store.h) for SQLite and PostgreSQL; open_store.h opens one.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/histogram.h"

namespace papelotte::store {

using Time = std::int64_t;            // seconds since 1970

struct Person {
    std::string id;                   // "p_" and 22 characters of base64url
    std::string name;                 // shown to others
    std::string password;             // argon2id hash; empty: a guest
    Time created = 0;
    std::string recovery = {};        // hash of the code that sets a new password (server/people/recovery_codes.h); empty: none
    bool account() const { return !password.empty(); }
};

struct Session {
    std::string token_hash;           // SHA-256 of the cookie, hex: nobody can sign in with the database's content
    std::string person;
    Time created = 0, expires = 0;
};

enum class Who : std::uint8_t { open, person, computer, nobody };   // nobody: the seat is not in play; never stored

struct SeatRow {
    std::string seat;                 // "french"
    Who who = Who::open;
    std::string person;               // id, when a person sits there
    std::string level;                // of the computer
    std::string token;                // the secret link, empty: never had one
};

struct MatchRow {
    std::string id;                   // 22 characters
    std::string game, scenario, options;   // options: a JSON object as text
    std::string seed;                 // 64 hex digits: the server's secret until the end
    std::string maker;                // person id
    std::string header;               // the first line of the journal
    int rules = 0;                    // the version of the rules that it names
    std::string status;               // "open", "running", "over"
    std::string result;               // JSON as text; empty while it runs
    std::string to_act;               // seats, separated by a blank
    std::string headline;             // as JSON: {"text":"12 noon","sentence":…}; only the text if it was stored before schema 6
    bool bidding = false;             // the players still bid for their seats (engine/seating.h)
    std::string rematch;              // id of the match that followed; empty
    std::int64_t rev = 0, n = 0;
    bool listed = true;
    int days = 14;
    Time created = 0, changed = 0;
    std::vector<SeatRow> seats;       // those in play, in the game's order
};

struct RecordRow {
    std::int64_t rev = 0;             // of standing answers, which have no number of their own: that of the record before them
    std::string line;                 // JSON of one record
    Time at = 0;
    std::string account = {};         // bytes: why a computer did it (server/match/accounts.h); empty: none
};

// The archive of a finished match, which can be shown after the rules have changed (server/match/archive.h).
struct ArchiveRow {
    int rules = 0;                    // the version of the rules that it was made with
    std::string verification;         // JSON as text, as /verify answers
    std::string stories;              // deflated
};

struct ChatRow {
    std::int64_t id = 0;              // 1, 2, 3 … within the match; given by the store when 0
    std::string person, name, seat, text;
    Time at = 0;
    bool to_allies = false;           // only for the players of the seat's side
};

// What servers that share a database tell each other: mostly that something was written, not what; the receiver reads the database.
struct News {
    enum class Kind : std::uint8_t {
        records,                      // of a match
        standing,                     // answers of a seat of a match; `more`: after which record
        seats,                        // of a match: its players, their names, or its rematch
        chat,                         // of a match
        rules,                        // a match follows other rules from now on
        person,                       // the name, or the seats
        session_ended,                // `id`: the token's hash
        sessions_ended,               // all of a person, except `more`
        here,                         // who looks at a match on that server: `more`, see server/match/presence.h
        who_is_here,                  // the question for that
        gone,                         // that server stops
        hurry,                        // a player of a match wants no pauses between the moves of its computers
        wrong_password,               // `id`: a hash of the account's name
        computer_waits,               // at a match: the computer waits for its turn to think (`more`: yes), or not any more (no)
        job_asked,                    // something is to be thought about: see jobs.h
        job_taken,                    // `id`: of the job
        job_answered,                 // the same
        job_dropped,                  // the same
        anything                      // the connection was lost: some news may have been missed
    };
    Kind kind;
    std::string id;                   // of the match or the person
    std::string more = {};            // one word
    std::string from = {};            // which server
};

// --- Changes ----------------------------------------------------------------------------------------------------------------------

struct AddPerson {
    Person person;
};
struct RenamePerson {
    std::string person, name;
};                      // Problem::taken: another's account has that name or one that looks like it
struct SetAccount {
    std::string person, name, password;
};        // guest to account, or a new password hash; Problem::taken: the name
struct SetRecovery {
    std::string person, recovery, former = {};
};                      // another recovery code; Problem::stale unless the present one is `former`, when that is given
struct CheckPassword {
    std::string person, password;
};   // Problem::stale unless this is the person's password hash: the submit fails if the password was changed meanwhile
struct DeletePerson {
    std::string person;
};                      // also its sessions; its name in chats becomes empty; for its seats see matches_left()
struct AddSession {
    Session session;
};
struct EndSession {
    std::string token_hash;
};
struct EndSessions {
    std::string person, except;
};              // all sessions of a person, except one
struct MovePerson {
    std::string from, to;
};                      // seats, matches made: a guest's to an account
struct AddMatch {
    MatchRow match;
};
struct TakeSeat {
    std::string match, seat, person;
};     // Problem::taken unless the seat is open (or already that person's). When no seat is open any more the match is "running"
struct GiveSeat {
    std::string match, seat, like;
};               // to the player of the seat `like`; Problem::missing when there is no such seat
struct ExchangeSeats {
    std::string match, one, other;
};               // the players of two seats, with their links; Problem::missing when there is no such seat
struct SetRematch {
    std::string match, next;
};                   // Problem::taken when it has one
struct AddChat {
    std::string match;
    ChatRow chat;
};

// One record. Problem::stale unless the match's rev is record.rev - 1, so two servers can never both accept it.
struct Append {
    std::string match;
    RecordRow record;
    std::int64_t n = 0;
    std::string status, result, to_act, headline;   // the match's columns after it; of the status only "over" is written: see TakeSeat
    bool bidding = false;
    int rules = 0;                // under which it was played: Problem::other_rules unless the match follows them
    bool only_advances = false;   // status, result and time are unchanged, as with most records, and need not be written
};

// Standing answers that a seat gives after record `rev`, in place of those that it gave there before. They are no record with a number,
// since everybody sees numbers; records() lists them at their place. Problem::stale unless `rev` is the match's latest record.
struct AddStanding {
    std::string match, seat;
    RecordRow record;
};

// Problem::stale unless this is the latest line of that seat: an answer that was just revoked at another server is not played.
struct CheckStanding {
    std::string match, seat, line;
};

struct SetHeader {
    std::string match, header;
    int rules = 0;
};                      // the first line of the journal, and the rules that it names
struct AddArchive {
    std::string match;
    ArchiveRow archive;
};                      // replaces an earlier one
struct ForgetMatch {
    std::string match;
};                      // with everything that belongs to it
// Guests without a match who were not seen for this many seconds of served time: a part of them if there are many. Missing: there are none.
struct ForgetGuests {
    Time unseen = 0;
};
struct KeepClock {};    // saves the served time
struct Tell {
    News news;
};                      // the other servers; nothing is stored

using Change = std::variant<AddPerson, RenamePerson, SetAccount, SetRecovery, CheckPassword, DeletePerson, AddSession, EndSession, EndSessions,
                            MovePerson, AddMatch, TakeSeat, GiveSeat, ExchangeSeats, SetRematch, AddChat, Append, AddStanding, CheckStanding,
                            SetHeader, AddArchive, ForgetMatch, ForgetGuests, KeepClock, Tell>;

enum class Problem : std::uint8_t { none, stale, other_rules, taken, missing, failed };   // failed: the disk or the database

constexpr bool others_were_first(Problem problem) { return problem == Problem::stale || problem == Problem::other_rules; }

// All changes of one submit are made together or not at all; the problem is that of the first change that failed.
using Done = std::move_only_function<void(Problem)>;              // called on the writer's thread: it should only post

struct Counts {                                                   // for /metrics, since the start
    std::uint64_t submits = 0, transactions = 0, failures = 0;    // failures: transactions that could not be written
};

struct Timings {
    Histogram waited;    // of each submit, until its transaction began
    Histogram written;   // of each transaction
};

// The other servers of a database. A lock is given back when the server that holds it ends, however it ends.
class Neighbours {
   public:
    virtual ~Neighbours() = default;
    // `heard` is called on a thread of its own. `plays`: names that this server holds together with others, as long as it listens.
    // Returns when it listens, or when the database cannot be reached now: then it goes on trying.
    virtual void listen(std::function<void(const News&)> heard, std::vector<std::string> plays) = 0;
    virtual void stop_listening() = 0;
    // Whether this server alone holds that name, if need be from now on. May wait for the database.
    virtual bool hold(std::string_view name) = 0;
    virtual void release(std::string_view name) = 0;
};

class Jobs;   // jobs.h

class Store {
   public:
    virtual ~Store() = default;
    virtual void submit(std::vector<Change>, Done) = 0;           // never blocks; order is kept
    virtual void flush() = 0;                                     // returns when all earlier submits are done

    // Reads are safe from several threads at once. Missing rows give empty results; throws std::runtime_error if the database cannot be read.
    virtual std::optional<Person> person(std::string_view id) = 0;
    virtual std::optional<Person> account(std::string_view name) = 0;   // by name, ignoring case
    virtual std::optional<Session> session(std::string_view token_hash, Time now) = 0;   // not if it has expired
    virtual std::optional<MatchRow> match(std::string_view id) = 0;
    virtual std::vector<RecordRow> records(std::string_view match, std::int64_t after = 0) = 0;   // those after this one
    virtual std::vector<ChatRow> chat(std::string_view match, int latest) = 0;   // oldest first
    virtual std::optional<std::pair<std::string, std::string>> seat_of_token(
        std::string_view token) = 0;   // match, seat; compared in constant time
    virtual std::vector<MatchRow> matches_of(std::string_view person, int limit) = 0;   // latest change first, running before over
    virtual std::vector<MatchRow> matches_to_watch(int limit) = 0;   // listed and running, latest change first
    virtual int running_matches_of(std::string_view person) = 0;   // made by that person, or with a seat of that person
    virtual std::optional<ArchiveRow> archive(std::string_view match) = 0;
    // Ids of matches, at most `limit`. Days and seconds are served time (served_clock.h), which passes only while the server runs, so
    // a wrong machine clock ends and deletes no match.
    virtual std::vector<std::string> matches_idle(int limit) = 0;   // not over, and their time has passed
    virtual std::vector<std::string> matches_left(int limit) = 0;   // not over, with a seat whose person was deleted
    virtual std::vector<std::string> matches_after(std::string_view after, int limit) = 0;   // every match; by id, those after this one
    virtual std::vector<std::string> matches_not_over(std::string_view after, int limit) = 0;   // by id, those after this one
    virtual std::vector<std::string> matches_not_archived(std::string_view after, int limit) = 0;   // over; by id, those after this one
    virtual std::vector<std::string> guest_matches_older_than(Time seconds, int limit) = 0;   // over, without accounts
    virtual std::vector<std::string> unplayed_matches_older_than(Time seconds, int limit) = 0;   // over without a single entry
    virtual bool healthy() = 0;   // it can be read, and the last transaction is on the disk
    virtual Counts counts() const = 0;
    virtual const Timings& timings() const = 0;
    virtual Neighbours* neighbours() = 0;   // null: no other server can use this database
    virtual std::unique_ptr<Jobs> jobs() = 0;   // with a connection of its own; null: no workers can use this database
};

}   // namespace papelotte::store
