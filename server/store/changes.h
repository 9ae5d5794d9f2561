// Applies each change to the tables, in either database: they share these statements, and differ in how records are kept
// (record_table.h) and in what must be locked.
#pragma once

#include "server/store/record_table.h"
#include "server/store/served_clock.h"
#include "server/store/store.h"

namespace papelotte::store {

// The usual change of a running match. If it is refused, nothing was changed, so it needs no savepoint.
const Append* only_an_append(const std::vector<Change>& changes);

template <class Database> class Changes {
    using Connection = typename Database::Connection;
    using Statement = typename Database::Statement;
    using Rows = typename Database::Rows;

   public:
    Changes(Connection& connection, const ServedClock& clock);

    // All of them or none, within the transaction that is open. Errors of the database are thrown.
    Problem apply(const std::vector<Change>& changes);
    RecordWriter<Database>& records() { return records_; }
    bool has_match(std::string_view id) { return match_exists_.rows(id).next(); }
    Problem why_not_appended(const Append& change) {
        Rows row = rev_.rows(change.match);
        if (!row.next()) return Problem::missing;
        return row.number(1) == change.rules ? Problem::stale : Problem::other_rules;
    }

   private:
    Problem apply(const Change& change);   // a refused change may be half made
    Problem make(const AddPerson& change);
    Problem make(const RenamePerson& change);
    Problem make(const SetAccount& change);
    Problem make(const SetRecovery& change);
    Problem make(const CheckPassword& change);
    Problem make(const DeletePerson& change);
    Problem make(const AddSession& change);
    Problem make(const EndSession& change);
    Problem make(const EndSessions& change);
    Problem make(const MovePerson& change);
    Problem make(const AddMatch& change);
    Problem make(const TakeSeat& change);
    Problem make(const GiveSeat& change);
    Problem make(const ExchangeSeats& change);
    Problem make(const SetRematch& change);
    Problem make(const AddChat& change);
    Problem make(const Append& change);
    Problem make(const AddStanding& change);
    Problem make(const CheckStanding& change);
    Problem make(const SetHeader& change);
    Problem make(const AddArchive& change);
    Problem make(const ForgetMatch& change);
    Problem make(const ForgetGuests& change);
    Problem make(const KeepClock& change);
    Problem make(const Tell&) { return Problem::none; }   // the writer tells
    bool is_taken(std::string_view name, const std::string& person);   // by another account, as this name or one that looks like it

    const ServedClock& clock_;
    RecordWriter<Database> records_;
    Locks<Database> locks_;
    Statement savepoint_, undo_, release_;
    Statement add_person_, name_key_, name_taken_, rename_person_, set_account_, set_recovery_, check_password_, forget_name_in_chats_,
        delete_person_, see_person_;
    Statement add_session_, end_expired_sessions_, end_session_, end_sessions_;
    Statement move_seats_, move_matches_, move_chats_;
    Statement add_match_, add_seat_, match_exists_, seat_exists_, take_seat_, give_seat_, seat_is_taken_, set_rematch_;
    Statement place_of_seat_, move_seat_;
    Statement add_chat_, change_match_, rev_, add_standing_, last_standing_;
    Statement set_rules_, set_header_, add_archive_, is_archived_, forget_match_, forget_guests_, keep_clock_;
};

}  // namespace papelotte::store
