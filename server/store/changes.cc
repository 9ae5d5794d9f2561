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

Changes::Changes(Connection& c, const ServedClock& clock)
    : clock_(clock),
      add_person_(c, "INSERT INTO people (id, name, name_key, name_look, password, created, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"),
      name_key_(c, "SELECT name_key FROM people WHERE id = ?1"),
      name_taken_(c, "SELECT 1 FROM people WHERE name_key = ?1 AND id <> ?3 UNION ALL SELECT 1 FROM people WHERE name_look = ?2 AND id <> ?3"),
      rename_person_(c,
                     "UPDATE people SET name = ?2, name_key = iif(password = '', NULL, ?3), name_look = iif(password = '', NULL, ?4) "
                     "WHERE id = ?1"),
      set_account_(c, "UPDATE people SET name = ?2, name_key = ?3, name_look = ?4, password = ?5 WHERE id = ?1"),
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
      add_progress_(c, "INSERT INTO progress (match_id, rev, n, to_act, headline, last_record, bidding) VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6)"),
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
                "VALUES (?1, iif(?2 > 0, ?2, (SELECT coalesce(max(id), 0) + 1 FROM chats WHERE match_id = ?1)), ?3, ?4, ?5, ?6, ?7, ?8)"),
      add_record_(c,
                  "INSERT INTO records (place, previous, match_id, rev, line, at, account) "
                  "SELECT ?1, last_record, ?2, ?3, ?4, ?5, ?6 FROM progress WHERE match_id = ?2 AND rev = ?3 - 1"),
      advance_match_(c, "UPDATE progress SET rev = ?2, n = ?3, to_act = ?4, headline = ?5, last_record = ?6, bidding = ?7 WHERE match_id = ?1"),
      change_match_(c, "UPDATE matches SET status = iif(?2 = 'over', 'over', status), result = ?3, changed = ?4, served = ?5 WHERE id = ?1"),
      set_header_(c, "UPDATE matches SET header = ?2 WHERE id = ?1"),
      add_archive_(c, "INSERT OR REPLACE INTO archives (match_id, rules, verification, stories) VALUES (?1, ?2, ?3, ?4)"),
      is_archived_(c, "UPDATE matches SET archived = 1 WHERE id = ?1"),
      forget_records_(c,
                      "WITH RECURSIVE chain (link) AS (SELECT last_record FROM progress WHERE match_id = ?1 "
                      "UNION ALL SELECT previous FROM chain JOIN records ON place = link) "
                      "DELETE FROM records WHERE place IN (SELECT link FROM chain)"),
      forget_match_(c, "DELETE FROM matches WHERE id = ?1"),
      forget_guests_(c,
                     "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE password = '' AND seen < ?1 "
                     "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) "
                     "AND NOT EXISTS (SELECT 1 FROM matches WHERE maker = people.id) LIMIT ?2)"),
      keep_clock_(c, "UPDATE clock SET served = ?1 WHERE one = 1"),
      last_place_(c.number("SELECT max(place) FROM records")) {}

Problem Changes::apply(const Change& change) {
    try {
        return std::visit([&](const auto& one) { return make(one); }, change);
    } catch (const DatabaseError& error) {
        switch (error.code()) {
            case SQLITE_CONSTRAINT_PRIMARYKEY:
            case SQLITE_CONSTRAINT_UNIQUE: return Problem::taken;
            case SQLITE_CONSTRAINT_FOREIGNKEY: return Problem::missing;
            default: break;
        }
        if (error.primary_code() == SQLITE_CONSTRAINT) return Problem::failed;   // a value that a column refuses: the database is intact
        throw;
    }
}

Problem Changes::make(const AddPerson& change) {
    const Person& person = change.person;
    if (person.account() && is_taken(person.name, person.id)) return Problem::taken;
    add_person_.run(person.id, person.name, Reference{key_of(person)}, Reference{skeleton_of(person)}, person.password, person.created,
                    clock_.now());
    return Problem::none;
}

bool Changes::is_taken(std::string_view name, const std::string& person) {
    return name_taken_.rows(people::normalised(name), people::skeleton_of(name), person).next();
}

Problem Changes::make(const RenamePerson& change) {
    if (is_taken(change.name, change.person)) return Problem::taken;
    return found(rename_person_.run(change.person, change.name, people::normalised(change.name), people::skeleton_of(change.name)));
}

// Accounts from earlier schemas may look alike, so an account that keeps its name is not checked again.
Problem Changes::make(const SetAccount& change) {
    const std::string key = people::normalised(change.name);
    const bool keeps_its_name = [&] {
        Rows row = name_key_.rows(change.person);
        return row.next() && row.text(0) == key;
    }();
    if (!keeps_its_name && is_taken(change.name, change.person)) return Problem::taken;
    return found(set_account_.run(change.person, change.name, key, people::skeleton_of(change.name), change.password));
}

Problem Changes::make(const DeletePerson& change) {
    forget_name_in_chats_.run(change.person);
    return found(delete_person_.run(change.person));
}

Problem Changes::make(const AddSession& change) {
    const Session& session = change.session;
    end_expired_sessions_.run(session.created);   // each new session also deletes expired ones
    see_person_.run(session.person, clock_.now());
    add_session_.run(session.token_hash, session.person, session.created, session.expires);
    return Problem::none;
}

Problem Changes::make(const EndSession& change) {
    end_session_.run(change.token_hash);
    return Problem::none;
}

Problem Changes::make(const EndSessions& change) {
    end_sessions_.run(change.person, change.except);
    return Problem::none;
}

Problem Changes::make(const MovePerson& change) {
    move_seats_.run(change.from, change.to);
    move_matches_.run(change.from, change.to);
    move_chats_.run(change.from, change.to);
    return Problem::none;
}

Problem Changes::make(const AddMatch& change) {
    const MatchRow& match = change.match;
    add_match_.run(match.id, match.game, match.scenario, match.options, match.seed, Reference{match.maker}, match.header, match.status,
                   match.result, match.rematch, match.listed, match.days, match.created, match.changed, clock_.now());
    add_progress_.run(match.id, match.rev, match.n, match.to_act, match.headline, match.bidding);
    int place = 0;
    for (const SeatRow& seat : match.seats)
        add_seat_.run(match.id, place++, seat.seat, name_of(seat.who), Reference{seat.person}, seat.level, seat.token,
                      Reference{seat.token.empty() ? "" : people::token_hash(seat.token)});
    return Problem::none;
}

Problem Changes::make(const TakeSeat& change) {
    if (take_seat_.run(change.match, change.seat, change.person) == 0)
        return seat_exists_.rows(change.match, change.seat).next() ? Problem::taken : Problem::missing;
    seat_is_taken_.run(change.match);
    return Problem::none;
}

Problem Changes::make(const GiveSeat& change) { return found(give_seat_.run(change.match, change.seat, change.like)); }

// The rows keep person, level and link, and exchange place and name. No two rows may have the same place in between.
Problem Changes::make(const ExchangeSeats& change) {
    const auto place_of = [&](const std::string& seat) -> std::optional<std::int64_t> {
        Rows row = place_of_seat_.rows(change.match, seat);
        return row.next() ? std::optional(row.number(0)) : std::nullopt;
    };
    constexpr std::int64_t kAside = -1;
    const auto one = place_of(change.one), other = place_of(change.other);
    if (!one || !other) return Problem::missing;
    move_seat_.run(change.match, *one, kAside, change.one);
    move_seat_.run(change.match, *other, *one, change.one);
    move_seat_.run(change.match, kAside, *other, change.other);
    return Problem::none;
}

Problem Changes::make(const SetRematch& change) {
    if (set_rematch_.run(change.match, change.next) > 0) return Problem::none;
    return match_exists_.rows(change.match).next() ? Problem::taken : Problem::missing;
}

Problem Changes::make(const AddChat& change) {
    const ChatRow& chat = change.chat;
    add_chat_.run(change.match, chat.id, Reference{chat.person}, chat.name, chat.seat, chat.text, chat.at, chat.to_allies ? 1 : 0);
    return Problem::none;
}

Problem Changes::make(const Append& change) {
    const RecordRow& record = change.record;
    const std::int64_t place = last_place_ + 1;
    try {
        if (add_record_.run(place, change.match, record.rev, record.line, record.at, Bytes{record.account}) == 0)
            return match_exists_.rows(change.match).next() ? Problem::stale : Problem::missing;
    } catch (const DatabaseError& error) {
        throw std::runtime_error(error.what());   // no record has that place: the database is damaged
    }
    last_place_ = place;
    advance_match_.run(change.match, record.rev, change.n, change.to_act, change.headline, place, change.bidding);
    if (!change.only_advances) change_match_.run(change.match, change.status, change.result, record.at, clock_.now());
    return Problem::none;
}

Problem Changes::make(const SetHeader& change) { return found(set_header_.run(change.match, change.header)); }

Problem Changes::make(const AddArchive& change) {
    add_archive_.run(change.match, change.archive.rules, change.archive.verification, Bytes{change.archive.stories});
    is_archived_.run(change.match);
    return Problem::none;
}

Problem Changes::make(const ForgetMatch& change) {
    forget_records_.run(change.match);
    return found(forget_match_.run(change.match));
}

Problem Changes::make(const ForgetGuests& change) {
    forget_guests_.run(clock_.now() - change.unseen, kGuestsForgottenAtOnce);
    return Problem::none;
}

Problem Changes::make(const KeepClock&) {
    keep_clock_.run(clock_.now());
    return Problem::none;
}

}   // namespace papelotte::store
