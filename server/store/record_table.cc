// See record_table.h.
#include "server/store/record_table.h"

#include <algorithm>

namespace papelotte::store {

// --- SQLite -----------------------------------------------------------------------------------------------------------------------

RecordWriter<Sqlite>::RecordWriter(SqliteConnection& c)
    : begin_(c, "INSERT INTO progress (match_id, rev, n, to_act, headline, last_record, bidding, rules) VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7)"),
      add_(c,
           "INSERT INTO records (place, previous, match_id, rev, line, at, account) "
           "SELECT ?1, last_record, ?2, ?3, ?4, ?5, ?6 FROM progress WHERE match_id = ?2 AND rev = ?3 - 1 AND rules = ?7"),
      advance_(c, "UPDATE progress SET rev = ?2, n = ?3, to_act = ?4, headline = ?5, last_record = ?6, bidding = ?7 WHERE match_id = ?1"),
      forget_(c,
              "WITH RECURSIVE chain (link) AS (SELECT last_record FROM progress WHERE match_id = ?1 "
              "UNION ALL SELECT previous FROM chain JOIN records ON place = link) "
              "DELETE FROM records WHERE place IN (SELECT link FROM chain)"),
      last_place_(c.number("SELECT max(place) FROM records")) {}

void RecordWriter<Sqlite>::begin(const MatchRow& match) {
    begin_.run(match.id, match.rev, match.n, match.to_act, match.headline, match.bidding, match.rules);
}

bool RecordWriter<Sqlite>::append(const Append& change) {
    const RecordRow& record = change.record;
    const std::int64_t place = last_place_ + 1;
    try {
        if (add_.run(place, change.match, record.rev, record.line, record.at, Bytes{record.account}, change.rules) == 0) return false;
    } catch (const DatabaseError& error) {
        throw std::runtime_error(error.what());   // no record has that place: the database is damaged
    }
    last_place_ = place;
    advance_.run(change.match, record.rev, change.n, change.to_act, change.headline, place, change.bidding);
    return true;
}

void RecordWriter<Sqlite>::forget(std::string_view match) { forget_.run(match); }

RecordReader<Sqlite>::RecordReader(SqliteConnection& c)
    : last_(c, "SELECT last_record FROM progress WHERE match_id = ?1"),
      record_(c, "SELECT previous, rev, line, at, account FROM records WHERE place = ?1") {}

// Reads from the last record back. The match's row stays open, so no record is added in between.
std::vector<RecordRow> RecordReader<Sqlite>::records(std::string_view match, std::int64_t after) {
    std::vector<RecordRow> records;
    SqliteRows last = last_.rows(match);
    if (!last.next()) return records;
    for (std::int64_t place = last.number(0); place != 0;) {
        SqliteRows row = record_.rows(place);
        if (!row.next() || row.number(0) >= place) throw std::runtime_error("the records of a match are damaged");
        if (row.number(1) <= after) break;
        records.push_back({.rev = row.number(1), .line = row.text(2), .at = row.number(3), .account = row.bytes(4)});
        place = row.number(0);
    }
    std::ranges::reverse(records);
    return records;
}

// --- PostgreSQL -------------------------------------------------------------------------------------------------------------------

RecordWriter<Postgres>::RecordWriter(PostgresConnection& c)
    : begin_(c, "INSERT INTO progress (match_id, rev, n, to_act, headline, bidding, rules) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"),
      append_(c,
              "WITH advanced AS (UPDATE progress SET rev = ?2, n = ?3, to_act = ?4, headline = ?5, bidding = ?6 "
              "WHERE match_id = ?1 AND rev = ?2 - 1 AND rules = ?10 RETURNING rev) "
              "INSERT INTO records (match_id, rev, line, at, account) SELECT ?1, rev, ?7, ?8, ?9 FROM advanced"),
      forget_(c, "DELETE FROM records WHERE match_id = ?1") {}

void RecordWriter<Postgres>::begin(const MatchRow& match) {
    begin_.run(match.id, match.rev, match.n, match.to_act, match.headline, match.bidding, match.rules);
}

bool RecordWriter<Postgres>::append(const Append& change) {
    const RecordRow& record = change.record;
    return append_.run(change.match, record.rev, change.n, change.to_act, change.headline, change.bidding, record.line, record.at,
                       Bytes{record.account}, change.rules) > 0;
}

void RecordWriter<Postgres>::send(const Append& change, PostgresConnection::Counted appended) {
    const RecordRow& record = change.record;
    append_.send(std::move(appended), change.match, record.rev, change.n, change.to_act, change.headline, change.bidding, record.line, record.at,
                 Bytes{record.account}, change.rules);
}

void RecordWriter<Postgres>::forget(std::string_view match) { forget_.run(match); }

RecordReader<Postgres>::RecordReader(PostgresConnection& c)
    : records_(c, "SELECT rev, line, at, account FROM records WHERE match_id = ?1 AND rev > ?2 ORDER BY rev") {}

std::vector<RecordRow> RecordReader<Postgres>::records(std::string_view match, std::int64_t after) {
    std::vector<RecordRow> records;
    PostgresRows row = records_.rows(match, after);
    while (row.next()) {
        if (row.number(0) != after + std::ssize(records) + 1) throw std::runtime_error("the records of a match are damaged");
        records.push_back({.rev = row.number(0), .line = row.text(1), .at = row.number(2), .account = row.bytes(3)});
    }
    return records;
}

Locks<Postgres>::Locks(PostgresConnection& c)
    : match_(c, "SELECT 1 FROM progress WHERE match_id = ?1 FOR NO KEY UPDATE"),
      names_(c, "SELECT pg_advisory_xact_lock(" + std::to_string(PostgresLock::names) + ", hashtext(current_schema()))") {}

}   // namespace papelotte::store
