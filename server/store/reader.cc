// See reader.h.
#include "server/store/reader.h"

#include <algorithm>
#include <iterator>

#include "server/people/names.h"
#include "server/people/tokens.h"
#include "server/store/who.h"

namespace papelotte::store {

namespace {

const std::string kPersonColumns = "SELECT id, name, password, created, recovery FROM people ";
const std::string kMatchColumns =
    "SELECT id, game, scenario, options, seed, maker, header, status, result, to_act, headline, rematch, rev, n, listed, days, created, "
    "changed, bidding, rules FROM matches JOIN progress ON match_id = id ";
// Made by, or with a seat of, the person ?1.
const std::string kOfPerson = "(SELECT match_id FROM seats WHERE person = ?1 UNION SELECT id FROM matches WHERE maker = ?1) ";

template <class Rows> std::vector<std::string> ids_of(Rows row) {
    std::vector<std::string> ids;
    while (row.next()) ids.push_back(row.text(0));
    return ids;
}

template <class Rows> std::optional<Person> person_of(Rows row) {
    if (!row.next()) return std::nullopt;
    return Person{.id = row.text(0), .name = row.text(1), .password = row.text(2), .created = row.number(3), .recovery = row.text(4)};
}

}  // namespace

template <class Database>
Reader<Database>::Reader(const typename Database::Source& source)
    : connection_(Database::reading(source)),
      records_(connection_),
      person_(connection_, kPersonColumns + "WHERE id = ?1"),
      account_(connection_, kPersonColumns + "WHERE name_key = ?1"),
      session_(connection_, "SELECT token_hash, person, created, expires FROM sessions WHERE token_hash = ?1 AND expires > ?2"),
      match_(connection_, kMatchColumns + "WHERE id = ?1"),
      seats_(connection_, "SELECT seat, who, person, level, token FROM seats WHERE match_id = ?1 ORDER BY place"),
      standing_(connection_, "SELECT rev, line, at FROM standing WHERE match_id = ?1 AND rev >= ?2 ORDER BY rev, seat"),
      chat_(connection_, "SELECT id, person, name, seat, text, at, to_allies FROM chats WHERE match_id = ?1 ORDER BY id DESC LIMIT ?2"),
      seat_of_token_(connection_, "SELECT match_id, seat, token FROM seats WHERE token_hash = ?1"),
      matches_of_(connection_, kMatchColumns + "WHERE id IN " + kOfPerson + "ORDER BY status = 'over', changed DESC, id LIMIT ?2"),
      matches_to_watch_(connection_, kMatchColumns + "WHERE listed = 1 AND status = 'running' ORDER BY changed DESC LIMIT ?1"),
      running_matches_of_(connection_, "SELECT count(*) FROM matches WHERE status <> 'over' AND id IN " + kOfPerson),
      archive_(connection_, "SELECT rules, verification, stories FROM archives WHERE match_id = ?1"),
      matches_idle_(connection_,
                    "SELECT id FROM matches WHERE status <> 'over' AND served + days * 86400 < ?1 ORDER BY served + days * 86400 LIMIT ?2"),
      matches_left_(connection_,
                    "SELECT DISTINCT match_id FROM seats JOIN matches ON id = match_id "
                    "WHERE seats.person IS NULL AND who = 'person' AND status <> 'over' LIMIT ?1"),
      matches_after_(connection_, "SELECT id FROM matches WHERE id > ?1 ORDER BY id LIMIT ?2"),
      matches_not_over_(connection_, "SELECT id FROM matches WHERE id > ?1 AND status <> 'over' ORDER BY id LIMIT ?2"),
      matches_not_archived_(connection_, "SELECT id FROM matches WHERE id > ?1 AND status = 'over' AND archived = 0 ORDER BY id LIMIT ?2"),
      guest_matches_before_(
          connection_,
          "SELECT id FROM matches WHERE status = 'over' AND served < ?1 "
          "AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = maker AND password <> '') "
          "AND NOT EXISTS (SELECT 1 FROM seats JOIN people ON people.id = person WHERE match_id = matches.id AND password <> '') "
          "ORDER BY served LIMIT ?2"),
      unplayed_matches_before_(connection_,
                               "SELECT id FROM matches JOIN progress ON match_id = id WHERE status = 'over' AND served < ?1 AND n = 0 "
                               "ORDER BY served LIMIT ?2") {}

template <class Database> std::optional<Person> Reader<Database>::person(std::string_view id) { return person_of(person_.rows(id)); }

template <class Database> std::optional<Person> Reader<Database>::account(std::string_view name) {
    return person_of(account_.rows(people::normalised(name)));
}

template <class Database> std::optional<Session> Reader<Database>::session(std::string_view token_hash, Time now) {
    Rows row = session_.rows(token_hash, now);
    if (!row.next()) return std::nullopt;
    return Session{.token_hash = row.text(0), .person = row.text(1), .created = row.number(2), .expires = row.number(3)};
}

// Called within a snapshot, while the match's row is open: the row and its seats are of the same moment.
template <class Database> MatchRow Reader<Database>::match_of(const Rows& row) {
    MatchRow match{.id = row.text(0),
                   .game = row.text(1),
                   .scenario = row.text(2),
                   .options = row.text(3),
                   .seed = row.text(4),
                   .maker = row.text(5),
                   .header = row.text(6),
                   .rules = static_cast<int>(row.number(19)),
                   .status = row.text(7),
                   .result = row.text(8),
                   .to_act = row.text(9),
                   .headline = row.text(10),
                   .bidding = row.number(18) != 0,
                   .rematch = row.text(11),
                   .rev = row.number(12),
                   .n = row.number(13),
                   .listed = row.number(14) != 0,
                   .days = static_cast<int>(row.number(15)),
                   .created = row.number(16),
                   .changed = row.number(17),
                   .seats = {}};
    Rows seat = seats_.rows(match.id);
    while (seat.next())
        match.seats.push_back(
            {.seat = seat.text(0), .who = who_of(seat.text(1)), .person = seat.text(2), .level = seat.text(3), .token = seat.text(4)});
    return match;
}

template <class Database> std::vector<MatchRow> Reader<Database>::matches_of(Rows rows) {
    std::vector<MatchRow> matches;
    while (rows.next()) matches.push_back(match_of(rows));
    return matches;
}

template <class Database> std::optional<MatchRow> Reader<Database>::match(std::string_view id) {
    const typename Database::Snapshot snapshot(connection_);
    Rows row = match_.rows(id);
    if (!row.next()) return std::nullopt;
    return match_of(row);
}

// Standing answers come after the record whose number they have.
template <class Database> std::vector<RecordRow> Reader<Database>::records(std::string_view match, std::int64_t after) {
    std::vector<RecordRow> records = records_.records(match, after), given, all;
    Rows row = standing_.rows(match, after);
    while (row.next()) given.push_back({.rev = row.number(0), .line = row.text(1), .at = row.number(2)});
    if (given.empty()) return records;
    std::ranges::merge(records, given, std::back_inserter(all), {}, &RecordRow::rev, &RecordRow::rev);
    return all;
}

template <class Database> std::vector<ChatRow> Reader<Database>::chat(std::string_view match, int latest) {
    std::vector<ChatRow> chat;
    Rows row = chat_.rows(match, std::max(latest, 0));   // SQLite treats a negative limit as none
    while (row.next())
        chat.push_back({.id = row.number(0),
                        .person = row.text(1),
                        .name = row.text(2),
                        .seat = row.text(3),
                        .text = row.text(4),
                        .at = row.number(5),
                        .to_allies = row.number(6) != 0});
    std::ranges::reverse(chat);
    return chat;
}

template <class Database> std::optional<std::pair<std::string, std::string>> Reader<Database>::seat_of_token(std::string_view token) {
    Rows row = seat_of_token_.rows(people::token_hash(token));
    if (!row.next() || !people::same_secret(row.text(2), token)) return std::nullopt;
    return std::pair(row.text(0), row.text(1));
}

template <class Database> std::vector<MatchRow> Reader<Database>::matches_of(std::string_view person, int limit) {
    const typename Database::Snapshot snapshot(connection_);
    return matches_of(matches_of_.rows(person, std::max(limit, 0)));
}

template <class Database> std::vector<MatchRow> Reader<Database>::matches_to_watch(int limit) {
    const typename Database::Snapshot snapshot(connection_);
    return matches_of(matches_to_watch_.rows(std::max(limit, 0)));
}

template <class Database> int Reader<Database>::running_matches_of(std::string_view person) {
    Rows row = running_matches_of_.rows(person);
    return row.next() ? static_cast<int>(row.number(0)) : 0;
}

template <class Database> std::optional<ArchiveRow> Reader<Database>::archive(std::string_view match) {
    Rows row = archive_.rows(match);
    if (!row.next()) return std::nullopt;
    return ArchiveRow{.rules = static_cast<int>(row.number(0)), .verification = row.text(1), .stories = row.bytes(2)};
}

template <class Database> std::vector<std::string> Reader<Database>::matches_idle(Time now, int limit) {
    return ids_of(matches_idle_.rows(now, std::max(limit, 0)));
}

template <class Database> std::vector<std::string> Reader<Database>::matches_left(int limit) {
    return ids_of(matches_left_.rows(std::max(limit, 0)));
}

template <class Database> std::vector<std::string> Reader<Database>::matches_after(std::string_view after, int limit) {
    return ids_of(matches_after_.rows(after, std::max(limit, 0)));
}

template <class Database> std::vector<std::string> Reader<Database>::matches_not_over(std::string_view after, int limit) {
    return ids_of(matches_not_over_.rows(after, std::max(limit, 0)));
}

template <class Database> std::vector<std::string> Reader<Database>::matches_not_archived(std::string_view after, int limit) {
    return ids_of(matches_not_archived_.rows(after, std::max(limit, 0)));
}

template <class Database> std::vector<std::string> Reader<Database>::guest_matches_before(Time time, int limit) {
    return ids_of(guest_matches_before_.rows(time, std::max(limit, 0)));
}

template <class Database> std::vector<std::string> Reader<Database>::unplayed_matches_before(Time time, int limit) {
    return ids_of(unplayed_matches_before_.rows(time, std::max(limit, 0)));
}

template <class Database> std::unique_ptr<Reader<Database>> Readers<Database>::take() {
    std::unique_lock lock(mutex_);
    returned_.wait(lock, [&] { return !idle_.empty() || made_ < most_; });
    if (idle_.empty()) {
        auto reader = std::make_unique<Reader<Database>>(source_);
        ++made_;
        return reader;
    }
    auto reader = std::move(idle_.back());
    idle_.pop_back();
    return reader;
}

template <class Database> void Readers<Database>::give_back(std::unique_ptr<Reader<Database>> reader) {
    {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(reader));
    }
    returned_.notify_one();
}

template class Reader<Sqlite>;
template class Reader<Postgres>;
template class Readers<Sqlite>;
template class Readers<Postgres>;

}  // namespace papelotte::store
