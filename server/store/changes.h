// Applies each change to the tables.
#pragma once

#include "server/store/served_clock.h"
#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace papelotte::store {

class Changes {
   public:
    Changes(Connection& connection, const ServedClock& clock);

    // A refused change may be half made, and the caller rolls it back. Only an Append with only_advances is made completely or not at
    // all. Errors of the database are thrown.
    Problem apply(const Change& change);

   private:
    Problem make(const AddPerson& change);
    Problem make(const RenamePerson& change);
    Problem make(const SetAccount& change);
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
    Problem make(const SetHeader& change);
    Problem make(const AddArchive& change);
    Problem make(const ForgetMatch& change);
    Problem make(const ForgetGuests& change);
    Problem make(const KeepClock& change);
    bool is_taken(std::string_view name, const std::string& person);   // by another account, as this name or one that looks like it

    const ServedClock& clock_;
    Statement add_person_, name_key_, name_taken_, rename_person_, set_account_, forget_name_in_chats_, delete_person_, see_person_;
    Statement add_session_, end_expired_sessions_, end_session_, end_sessions_;
    Statement move_seats_, move_matches_, move_chats_;
    Statement add_match_, add_progress_, add_seat_, match_exists_, seat_exists_, take_seat_, give_seat_, seat_is_taken_, set_rematch_;
    Statement place_of_seat_, move_seat_;
    Statement add_chat_, add_record_, advance_match_, change_match_;
    Statement set_header_, add_archive_, is_archived_, forget_records_, forget_match_, forget_guests_, keep_clock_;
    std::int64_t last_place_;   // of a record; places of rolled-back transactions are not used again
};

}  // namespace papelotte::store
