// See schema.h.
//
//   people <── sessions                 times: seconds since 1970
//     ▲  ▲
//     │  └──── matches (maker) <─┬── seats    (person ──> people)
//     │           │              ├── chats    (person ──> people)
//     │           ├── records    ├── progress
//     │           └── standing   └── archives
//     └────────────────────────────────┘
//
// References to a deleted person become NULL: matches and their records remain for the others.
// Checks avoid IN: SQLite would build a table of its values for each written row, which is half the cost of a record.
#include "server/store/schema.h"

#include <array>

namespace papelotte::store {

namespace {

constexpr const char* kFirst = R"(
CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    name_key TEXT UNIQUE,                    -- accounts: the name without regard to case; guests: NULL, they may share names
    password TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created    INTEGER NOT NULL,
    expires    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE matches (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options  TEXT NOT NULL,
    seed     TEXT NOT NULL,
    maker    TEXT REFERENCES people ON DELETE SET NULL,
    header   TEXT NOT NULL,
    status   TEXT NOT NULL CHECK (status = 'open' OR status = 'running' OR status = 'over'),
    result   TEXT NOT NULL,
    to_act   TEXT NOT NULL,
    headline TEXT NOT NULL,
    rematch  TEXT NOT NULL,
    rev      INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    listed   INTEGER NOT NULL,
    days     INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_maker ON matches (maker);
CREATE INDEX matches_to_watch ON matches (changed) WHERE listed = 1 AND status = 'running';
CREATE INDEX matches_by_deadline ON matches (changed + days * 86400) WHERE status <> 'over';

CREATE TABLE seats (
    match_id   TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    place      INTEGER NOT NULL,             -- in the game's order
    seat       TEXT NOT NULL,
    who        TEXT NOT NULL CHECK (who = 'open' OR who = 'person' OR who = 'computer'),
    person     TEXT REFERENCES people ON DELETE SET NULL,
    level      TEXT NOT NULL,
    token      TEXT NOT NULL,                -- kept: who made the match may see the links of open seats again
    token_hash TEXT UNIQUE,                  -- searched for instead of the token: the index tells a clock nothing about the secret
    PRIMARY KEY (match_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE records (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    rev      INTEGER NOT NULL,
    line     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, rev)
) STRICT, WITHOUT ROWID;

CREATE TABLE chats (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    id       INTEGER NOT NULL,
    person   TEXT REFERENCES people ON DELETE SET NULL,
    name     TEXT NOT NULL,
    seat     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chats_by_person ON chats (person);
)";

// The records of all matches in the order of their arrival, each with a reference to the previous record of its match. So a
// transaction writes the end of one table, however many matches are played. Ordered by match, it would write one page per match.
constexpr const char* kRecordsAsTheyCome = R"(
CREATE TABLE records_as_they_come (
    place    INTEGER PRIMARY KEY,
    previous INTEGER NOT NULL,               -- place of the match's record before this one; 0: this is its first
    match_id TEXT NOT NULL,                  -- for a person who looks into the file: the server goes by places
    rev      INTEGER NOT NULL,
    line     TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
INSERT INTO records_as_they_come (place, previous, match_id, rev, line, at)
    SELECT row_number() OVER every, iif(lag(rev) OVER of_match IS NULL, 0, row_number() OVER every - 1), match_id, rev, line, at
    FROM records WINDOW every AS (ORDER BY match_id, rev), of_match AS (PARTITION BY match_id ORDER BY rev);
DROP TABLE records;
ALTER TABLE records_as_they_come RENAME TO records;
ALTER TABLE matches ADD COLUMN last_record INTEGER NOT NULL DEFAULT 0;   -- its place
UPDATE matches SET last_record = last.place
    FROM (SELECT match_id, max(place) AS place FROM records GROUP BY match_id) AS last WHERE last.match_id = matches.id;
)";

// The columns of a match that every record changes, separate from those that hardly ever change. The rows are a tenth as long, and
// those of running matches are close together, so a transaction writes one page for all of them.
constexpr const char* kProgressApart = R"(
CREATE TABLE progress (
    place       INTEGER PRIMARY KEY,         -- in the order in which matches are made
    match_id    TEXT NOT NULL UNIQUE REFERENCES matches ON DELETE CASCADE,
    rev         INTEGER NOT NULL,
    n           INTEGER NOT NULL,
    to_act      TEXT NOT NULL,
    headline    TEXT NOT NULL,
    last_record INTEGER NOT NULL             -- its place
) STRICT;
INSERT INTO progress (match_id, rev, n, to_act, headline, last_record)
    SELECT id, rev, n, to_act, headline, last_record FROM matches ORDER BY rowid;
ALTER TABLE matches DROP COLUMN rev;
ALTER TABLE matches DROP COLUMN n;
ALTER TABLE matches DROP COLUMN to_act;
ALTER TABLE matches DROP COLUMN headline;
ALTER TABLE matches DROP COLUMN last_record;
)";

// Served time (served_clock.h), accounts of computers' actions, archives of finished matches, the looks of names, and when guests were
// last seen. Served time starts at the latest change of a match, so the migration shortens no deadline.
constexpr const char* kKept = R"(
CREATE TABLE clock (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    served INTEGER NOT NULL
) STRICT;
INSERT INTO clock (one, served) SELECT 1, coalesce(max(changed), 0) FROM matches;

ALTER TABLE matches ADD COLUMN served INTEGER NOT NULL DEFAULT 0;   -- served time of the last change
UPDATE matches SET served = changed;
DROP INDEX matches_by_deadline;
CREATE INDEX matches_by_deadline ON matches (served + days * 86400) WHERE status <> 'over';
CREATE INDEX matches_by_end ON matches (served) WHERE status = 'over';
CREATE INDEX matches_not_over ON matches (id) WHERE status <> 'over';
ALTER TABLE matches ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_not_archived ON matches (id) WHERE status = 'over' AND archived = 0;
CREATE INDEX seats_left ON seats (match_id) WHERE person IS NULL AND who = 'person';

ALTER TABLE people ADD COLUMN name_look TEXT;                        -- accounts: what the name looks like; guests: NULL
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;       -- served time when the latest session began
UPDATE people SET seen = (SELECT served FROM clock);
CREATE INDEX people_by_look ON people (name_look) WHERE name_look IS NOT NULL;
CREATE INDEX guests_by_seen ON people (seen) WHERE password = '';

ALTER TABLE records ADD COLUMN account BLOB;                         -- why a computer did it: server/match/accounts.h

CREATE TABLE archives (
    match_id     TEXT NOT NULL UNIQUE REFERENCES matches ON DELETE CASCADE,
    rules        INTEGER NOT NULL,
    verification TEXT NOT NULL,
    stories      BLOB NOT NULL
) STRICT;
)";

// Matches whose players still bid for their seats: lists must not name sides that the players do not have yet.
constexpr const char* kBidding = R"(
ALTER TABLE progress ADD COLUMN bidding INTEGER NOT NULL DEFAULT 0;
)";

// The headline as a message of the catalogue (docs/protocol.md). Of earlier matches only the English text is known, until their next record.
constexpr const char* kHeadlineAsMessage = R"(
UPDATE progress SET headline = json_object('text', headline);
)";

// Talk of allies that their opponents may not read.
constexpr const char* kTalkOfAllies = R"(
ALTER TABLE chats ADD COLUMN to_allies INTEGER NOT NULL DEFAULT 0;
)";

// Standing answers, each after the record with that number.
constexpr const char* kStanding = R"(
CREATE TABLE standing (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    rev      INTEGER NOT NULL,
    seat     TEXT NOT NULL,
    line     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, rev, seat)
) STRICT, WITHOUT ROWID;
)";

// The hash of the code that sets a new password. Accounts from before have none until their owner asks for one.
constexpr const char* kRecovery = R"(
ALTER TABLE people ADD COLUMN recovery TEXT NOT NULL DEFAULT '';
)";

// The version of the rules, which the header names too, where a record that comes by former rules is refused.
constexpr const char* kRules = R"(
ALTER TABLE progress ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
UPDATE progress SET rules = coalesce(json_extract(header, '$.rules'), 0) FROM matches WHERE id = match_id AND json_valid(header);
)";

constexpr std::array kMigrations = {kFirst,        kRecordsAsTheyCome, kProgressApart, kKept, kBidding, kHeadlineAsMessage,
                                    kTalkOfAllies, kStanding,          kRecovery,      kRules};

}   // namespace

std::span<const char* const> migrations() { return kMigrations; }

std::expected<void, std::string> bring_up_to_date(SqliteConnection& connection, std::span<const char* const> steps) {
    const std::int64_t application = connection.number("PRAGMA application_id");
    const std::int64_t version = connection.number("PRAGMA user_version");
    const bool fresh = application == 0 && version == 0 && connection.number("SELECT count(*) FROM sqlite_schema") == 0;
    const auto known = static_cast<std::int64_t>(steps.size());
    if ((!fresh && application != kApplicationId) || version < 0) return std::unexpected("not a Papelotte database");
    if (version > known)
        return std::unexpected("made by a newer version of papelotte (schema " + std::to_string(version) + ", this one knows " +
                               std::to_string(known) + ")");
    if (version == known) return {};
    connection.execute("BEGIN IMMEDIATE");
    try {
        for (const char* step : steps.subspan(static_cast<std::size_t>(version))) connection.execute(step);
        connection.execute("PRAGMA application_id = " + std::to_string(kApplicationId));
        connection.execute("PRAGMA user_version = " + std::to_string(known));
        connection.execute("COMMIT");
    } catch (...) {
        if (connection.in_transaction()) connection.execute("ROLLBACK");
        throw;
    }
    return {};
}

}   // namespace papelotte::store
