// See changes.h.
#include "server/store/changes.h"

#include "server/people/lookalikes.h"
#include "server/people/names.h"
#include "server/people/tokens.h"
#include "server/store/who.h"

namespace papelotte::store {

namespace {

constexpr int kGuestsForgottenAtOnce = 500;   // keeps the transaction short

Problem found(int rows) { return rows > 0 ? Problem::none : Problem::missing; }

std::string key_of(const Person& person) { return person.account() ? people::normalised(person.name) : ""; }
std::string skeleton_of(const Person& person) { return person.account() ? people::skeleton_of(person.name) : ""; }

}  // namespace

const Append* only_an_append(const std::vector<Change>& changes) {
    const Append* append = changes.size() == 1 ? std::get_if<Append>(&changes.front()) : nullptr;
    return append && append->only_advances ? append : nullptr;
}

template <class Database>
Changes<Database>::Changes(Connection& c, const ServedClock& clock)
    : clock_(clock),
      records_(c),
      locks_(c),
      savepoint_(c, "SAVEPOINT submit"),
      undo_(c, "ROLLBACK TO submit"),
      release_(c, "RELEASE submit"),
      add_person_(c, "INSERT INTO people (id, name, name_key, name_look, password, created, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"),
      name_key_(c, "SELECT name_key FROM people WHERE id = ?1"),
      name_taken_(c, "SELECT 1 FROM people WHERE name_key = ?1 AND id <> ?3 UNION ALL SELECT 1 FROM people WHERE name_look = ?2 AND id <> ?3"),
      rename_person_(c,
                     "UPDATE people SET name = ?2, name_key = CASE WHEN password = '' THEN NULL ELSE ?3 END, "
                     "name_look = CASE WHEN password = '' THEN NULL ELSE ?4 END "
                     "WHERE id = ?1"),
      set_account_(c, "UPDATE people SET name = ?2, name_key = ?3, name_look = ?4, password = ?5 WHERE id = ?1"),
      set_recovery_(c, "UPDATE people SET recovery = ?2 WHERE id = ?1 AND (?3 = '' OR recovery = ?3)"),
      check_password_(c, "UPDATE people SET password = password WHERE id = ?1 AND password = ?2"),   // also locks the row
      forget_name_in_chats_(c, "UPDATE chats SET name = '' WHERE person = ?1"),
      delete_person_(c, "DELETE FROM people WHERE id = ?1"),
      see_person_(c, "UPDATE people SET seen = ?2 WHERE id = ?1"),
      add_session_(c, "INSERT INTO sessions (token_hash, person, created, expires) VALUES (?1, ?2, ?3, ?4)"),
      end_expired_sessions_(c, "DELETE FROM sessions WHERE expires <= ?1"),
      end_session_(c, "DELETE FROM sessions WHERE token_hash = ?1"),
      end_sessions_(c, "DELETE FROM sessions WHERE person = ?1 AND token_hash <> ?2"),
      move_seats_(c, "UPDATE seats SET person = ?2 WHERE person = ?1"),
      move_matches_(c, "UPDATE matches SET maker = ?2 WHERE maker = ?1"),
      move_chats_(c, "UPDATE chats SET person = ?2 WHERE person = ?1"),
      add_match_(c,
                 "INSERT INTO matches (id, game, scenario, options, seed, maker, header, status, result, rematch, listed, days, created, "
                 "changed, served) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"),
      add_seat_(c, "INSERT INTO seats (match_id, place, seat, who, person, level, token, token_hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"),
      match_exists_(c, "SELECT 1 FROM matches WHERE id = ?1"),
      seat_exists_(c, "SELECT 1 FROM seats WHERE match_id = ?1 AND seat = ?2"),
      take_seat_(c,
                 "UPDATE seats SET who = 'person', person = ?3 "
                 "WHERE match_id = ?1 AND seat = ?2 AND (who = 'open' OR (who = 'person' AND person = ?3))"),
      give_seat_(c,
                 "UPDATE seats SET (who, person, level) = (SELECT who, person, level FROM seats WHERE match_id = ?1 AND seat = ?3) "
                 "WHERE match_id = ?1 AND seat = ?2 AND EXISTS (SELECT 1 FROM seats WHERE match_id = ?1 AND seat = ?3)"),
      // Decided in the transaction: if two people take the last two seats at the same time, only the second leaves no seat open.
      seat_is_taken_(c,
                     "UPDATE matches SET status = 'running' WHERE id = ?1 AND status = 'open' "
                     "AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = ?1 AND who = 'open')"),
      set_rematch_(c, "UPDATE matches SET rematch = ?2 WHERE id = ?1 AND rematch = ''"),
      place_of_seat_(c, "SELECT place FROM seats WHERE match_id = ?1 AND seat = ?2"),
      move_seat_(c, "UPDATE seats SET place = ?3, seat = ?4 WHERE match_id = ?1 AND place = ?2"),
      add_chat_(c,
                "INSERT INTO chats (match_id, id, person, name, seat, text, at, to_allies) "
                "VALUES (?1, CASE WHEN ?2 > 0 THEN ?2 ELSE (SELECT coalesce(max(id), 0) + 1 FROM chats WHERE match_id = ?1) END, ?3, ?4, ?5, "
                "?6, ?7, ?8)"),
      change_match_(
          c,
          "UPDATE matches SET status = CASE WHEN ?2 = 'over' THEN 'over' ELSE status END, result = ?3, changed = ?4, served = ?5 WHERE id = ?1"),
      rev_(c, "SELECT rev, rules FROM progress WHERE match_id = ?1"),
      add_standing_(c,
                    "INSERT INTO standing (match_id, rev, seat, line, at) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (match_id, rev, seat) "
                    "DO UPDATE SET line = excluded.line, at = excluded.at"),
      last_standing_(c, "SELECT line FROM standing WHERE match_id = ?1 AND seat = ?2 ORDER BY rev DESC LIMIT 1"),
      set_rules_(c, "UPDATE progress SET rules = ?2 WHERE match_id = ?1"),
      set_header_(c, "UPDATE matches SET header = ?2 WHERE id = ?1"),
      add_archive_(c,
                   "INSERT INTO archives (match_id, rules, verification, stories) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (match_id) "
                   "DO UPDATE SET rules = excluded.rules, verification = excluded.verification, stories = excluded.stories"),
      is_archived_(c, "UPDATE matches SET archived = 1 WHERE id = ?1"),
      forget_match_(c, "DELETE FROM matches WHERE id = ?1"),
      forget_guests_(c,
                     "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE password = '' AND seen < ?1 "
                     "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) "
                     "AND NOT EXISTS (SELECT 1 FROM matches WHERE maker = people.id) LIMIT ?2)"),
      // Servers that share a database run at the same time: the time that the longest of them has served counts.
      keep_clock_(c, "UPDATE clock SET served = ?1 WHERE one = 1 AND served < ?1") {}

template <class Database> Problem Changes<Database>::apply(const std::vector<Change>& changes) {
    if (only_an_append(changes)) return apply(changes.front());   // a savepoint would cost a third more
    if (changes.empty()) return Problem::none;
    savepoint_.run();
    for (const Change& change : changes) {
        const Problem problem = apply(change);
        if (problem == Problem::none) continue;
        undo_.run();
        release_.run();
        return problem;
    }
    release_.run();
    return Problem::none;
}

template <class Database> Problem Changes<Database>::apply(const Change& change) {
    try {
        return std::visit([&](const auto& one) { return make(one); }, change);
    } catch (const DatabaseError& error) {
        if (const auto problem = error.problem()) return *problem;
        throw;
    }
}

template <class Database> Problem Changes<Database>::make(const AddPerson& change) {
    const Person& person = change.person;
    if (person.account() && is_taken(person.name, person.id)) return Problem::taken;
    add_person_.run(person.id, person.name, Reference{key_of(person)}, Reference{skeleton_of(person)}, person.password, person.created,
                    clock_.now());
    return Problem::none;
}

template <class Database> bool Changes<Database>::is_taken(std::string_view name, const std::string& person) {
    locks_.names();
    return name_taken_.rows(people::normalised(name), people::skeleton_of(name), person).next();
}

template <class Database> Problem Changes<Database>::make(const RenamePerson& change) {
    if (is_taken(change.name, change.person)) return Problem::taken;
    return found(rename_person_.run(change.person, change.name, people::normalised(change.name), people::skeleton_of(change.name)));
}

// Accounts from earlier schemas may look alike, so an account that keeps its name is not checked again.
template <class Database> Problem Changes<Database>::make(const SetAccount& change) {
    const std::string key = people::normalised(change.name);
    const bool keeps_its_name = [&] {
        Rows row = name_key_.rows(change.person);
        return row.next() && row.text(0) == key;
    }();
    if (!keeps_its_name && is_taken(change.name, change.person)) return Problem::taken;
    return found(set_account_.run(change.person, change.name, key, people::skeleton_of(change.name), change.password));
}

template <class Database> Problem Changes<Database>::make(const SetRecovery& change) {
    if (set_recovery_.run(change.person, change.recovery, change.former) > 0) return Problem::none;
    return change.former.empty() ? Problem::missing : Problem::stale;
}

template <class Database> Problem Changes<Database>::make(const CheckPassword& change) {
    return check_password_.run(change.person, change.password) > 0 ? Problem::none : Problem::stale;
}

template <class Database> Problem Changes<Database>::make(const DeletePerson& change) {
    forget_name_in_chats_.run(change.person);
    return found(delete_person_.run(change.person));
}

template <class Database> Problem Changes<Database>::make(const AddSession& change) {
    const Session& session = change.session;
    end_expired_sessions_.run(session.created);   // each new session also deletes expired ones
    see_person_.run(session.person, clock_.now());
    add_session_.run(session.token_hash, session.person, session.created, session.expires);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const EndSession& change) {
    end_session_.run(change.token_hash);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const EndSessions& change) {
    end_sessions_.run(change.person, change.except);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const MovePerson& change) {
    move_seats_.run(change.from, change.to);
    move_matches_.run(change.from, change.to);
    move_chats_.run(change.from, change.to);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const AddMatch& change) {
    const MatchRow& match = change.match;
    add_match_.run(match.id, match.game, match.scenario, match.options, match.seed, Reference{match.maker}, match.header, match.status,
                   match.result, match.rematch, match.listed, match.days, match.created, match.changed, clock_.now());
    records_.begin(match);
    int place = 0;
    for (const SeatRow& seat : match.seats)
        add_seat_.run(match.id, place++, seat.seat, name_of(seat.who), Reference{seat.person}, seat.level, seat.token,
                      Reference{seat.token.empty() ? "" : people::token_hash(seat.token)});
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const TakeSeat& change) {
    locks_.match(change.match);
    if (take_seat_.run(change.match, change.seat, change.person) == 0)
        return seat_exists_.rows(change.match, change.seat).next() ? Problem::taken : Problem::missing;
    seat_is_taken_.run(change.match);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const GiveSeat& change) {
    locks_.match(change.match);
    return found(give_seat_.run(change.match, change.seat, change.like));
}

// The rows keep person, level and link, and exchange place and name. No two rows may have the same place in between.
template <class Database> Problem Changes<Database>::make(const ExchangeSeats& change) {
    const auto place_of = [&](const std::string& seat) -> std::optional<std::int64_t> {
        Rows row = place_of_seat_.rows(change.match, seat);
        return row.next() ? std::optional(row.number(0)) : std::nullopt;
    };
    constexpr std::int64_t kAside = -1;
    locks_.match(change.match);
    const auto one = place_of(change.one), other = place_of(change.other);
    if (!one || !other) return Problem::missing;
    move_seat_.run(change.match, *one, kAside, change.one);
    move_seat_.run(change.match, *other, *one, change.one);
    move_seat_.run(change.match, kAside, *other, change.other);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const SetRematch& change) {
    if (set_rematch_.run(change.match, change.next) > 0) return Problem::none;
    return has_match(change.match) ? Problem::taken : Problem::missing;
}

template <class Database> Problem Changes<Database>::make(const AddChat& change) {
    const ChatRow& chat = change.chat;
    locks_.match(change.match);   // so that two lines do not get the same id
    add_chat_.run(change.match, chat.id, Reference{chat.person}, chat.name, chat.seat, chat.text, chat.at, chat.to_allies ? 1 : 0);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const Append& change) {
    const RecordRow& record = change.record;
    if (!records_.append(change)) return why_not_appended(change);
    if (!change.only_advances) change_match_.run(change.match, change.status, change.result, record.at, clock_.now());
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const AddStanding& change) {
    locks_.match(change.match);
    {
        Rows row = rev_.rows(change.match);
        if (!row.next()) return Problem::missing;
        if (row.number(0) != change.record.rev) return Problem::stale;
    }
    add_standing_.run(change.match, change.record.rev, change.seat, change.record.line, change.record.at);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const CheckStanding& change) {
    locks_.match(change.match);
    Rows row = last_standing_.rows(change.match, change.seat);
    return row.next() && row.text(0) == change.line ? Problem::none : Problem::stale;
}

template <class Database> Problem Changes<Database>::make(const SetHeader& change) {
    set_rules_.run(change.match, change.rules);   // locks: a record by the former rules comes before it, or is refused
    return found(set_header_.run(change.match, change.header));
}

template <class Database> Problem Changes<Database>::make(const AddArchive& change) {
    add_archive_.run(change.match, change.archive.rules, change.archive.verification, Bytes{change.archive.stories});
    is_archived_.run(change.match);
    return Problem::none;
}

template <class Database> Problem Changes<Database>::make(const ForgetMatch& change) {
    locks_.match(change.match);
    records_.forget(change.match);
    return found(forget_match_.run(change.match));
}

template <class Database> Problem Changes<Database>::make(const ForgetGuests& change) {
    return found(forget_guests_.run(clock_.now() - change.unseen, kGuestsForgottenAtOnce));
}

template <class Database> Problem Changes<Database>::make(const KeepClock&) {
    keep_clock_.run(clock_.now());
    return Problem::none;
}

template class Changes<Sqlite>;
template class Changes<Postgres>;

}   // namespace papelotte::store
