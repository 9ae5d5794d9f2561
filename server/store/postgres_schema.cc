// See postgres_schema.h. The tables are those of schema.cc, except for records (record_table.h) and for what servers that share a database
// need: `writers`, the servers that write (postgres_writer.h), and `jobs`, what workers are to think about (jobs.h).
#include "server/store/postgres_schema.h"

#include <array>

namespace papelotte::store {

namespace {

// Ids are compared by their bytes, as in SQLite, whatever language the database has. Rows of `progress` and `writers` change often: room
// on their pages lets PostgreSQL change them in place.
constexpr const char* kTables = R"(
CREATE TABLE people (
    id        TEXT COLLATE "C" PRIMARY KEY,
    name      TEXT NOT NULL,
    name_key  TEXT COLLATE "C" UNIQUE,
    name_look TEXT COLLATE "C",
    password  TEXT NOT NULL,
    created   BIGINT NOT NULL,
    seen      BIGINT NOT NULL
);
CREATE INDEX people_by_look ON people (name_look) WHERE name_look IS NOT NULL;
CREATE INDEX guests_by_seen ON people (seen) WHERE password = '';

CREATE TABLE sessions (
    token_hash TEXT COLLATE "C" PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
    created    BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE matches (
    id       TEXT COLLATE "C" PRIMARY KEY,
    game     TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options  TEXT NOT NULL,
    seed     TEXT NOT NULL,
    maker    TEXT COLLATE "C" REFERENCES people ON DELETE SET NULL,
    header   TEXT NOT NULL,
    status   TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    result   TEXT NOT NULL,
    rematch  TEXT NOT NULL,
    listed   BIGINT NOT NULL,
    days     BIGINT NOT NULL,
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    served   BIGINT NOT NULL,
    archived BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX matches_by_maker ON matches (maker);
CREATE INDEX matches_to_watch ON matches (changed) WHERE listed = 1 AND status = 'running';
CREATE INDEX matches_by_deadline ON matches ((served + days * 86400)) WHERE status <> 'over';
CREATE INDEX matches_by_end ON matches (served) WHERE status = 'over';
CREATE INDEX matches_not_over ON matches (id) WHERE status <> 'over';
CREATE INDEX matches_not_archived ON matches (id) WHERE status = 'over' AND archived = 0;

CREATE TABLE progress (
    match_id TEXT COLLATE "C" PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    rev      BIGINT NOT NULL,
    n        BIGINT NOT NULL,
    to_act   TEXT NOT NULL,
    headline TEXT NOT NULL,
    bidding  BIGINT NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE seats (
    match_id   TEXT COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    place      BIGINT NOT NULL,
    seat       TEXT NOT NULL,
    who        TEXT NOT NULL CHECK (who IN ('open', 'person', 'computer')),
    person     TEXT COLLATE "C" REFERENCES people ON DELETE SET NULL,
    level      TEXT NOT NULL,
    token      TEXT NOT NULL,
    token_hash TEXT COLLATE "C" UNIQUE,
    PRIMARY KEY (match_id, place)
);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX seats_left ON seats (match_id) WHERE person IS NULL AND who = 'person';

CREATE TABLE records (
    match_id TEXT COLLATE "C" NOT NULL,
    rev      BIGINT NOT NULL,
    line     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    account  BYTEA,
    PRIMARY KEY (match_id, rev)
);

CREATE TABLE chats (
    match_id  TEXT COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    id        BIGINT NOT NULL,
    person    TEXT COLLATE "C" REFERENCES people ON DELETE SET NULL,
    name      TEXT NOT NULL,
    seat      TEXT NOT NULL,
    text      TEXT NOT NULL,
    at        BIGINT NOT NULL,
    to_allies BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, id)
);
CREATE INDEX chats_by_person ON chats (person);

CREATE TABLE archives (
    match_id     TEXT COLLATE "C" PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    rules        BIGINT NOT NULL,
    verification TEXT NOT NULL,
    stories      BYTEA NOT NULL
);

CREATE TABLE clock (
    one    BIGINT PRIMARY KEY CHECK (one = 1),
    served BIGINT NOT NULL
);
INSERT INTO clock (one, served) VALUES (1, 0);

CREATE TABLE writers (
    id    TEXT COLLATE "C" PRIMARY KEY,
    epoch BIGINT NOT NULL,                     -- grows with every new connection
    done  BIGINT NOT NULL,                     -- its latest transaction
    seen  TIMESTAMPTZ NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
)";

// Standing answers, each after the record with that number.
constexpr const char* kStandingAnswers = R"(
CREATE TABLE standing (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    rev      BIGINT NOT NULL,
    seat     TEXT COLLATE "C" NOT NULL,
    line     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, rev, seat)
);
)";

// The hash of the code that sets a new password. Accounts from before have none until their owner asks for one.
constexpr const char* kRecovery = "ALTER TABLE people ADD COLUMN recovery TEXT NOT NULL DEFAULT ''";

// Jobs and the order of those who asked. Not logged: after a crash of PostgreSQL they are empty, and servers ask again. Their rows change often.
constexpr const char* kJobs = R"(
CREATE SEQUENCE job_numbers;

CREATE UNLOGGED TABLE jobs (
    id           TEXT COLLATE "C" PRIMARY KEY,
    number       BIGINT NOT NULL DEFAULT nextval('job_numbers'),
    kind         TEXT NOT NULL,
    quick        BIGINT NOT NULL,
    match_id     TEXT COLLATE "C" NOT NULL,
    rev          BIGINT NOT NULL,              -- of the match's record that it is about
    lasting      BIGINT NOT NULL,              -- 1: a later record does not make it useless
    rules        TEXT COLLATE "C" NOT NULL,    -- which version of a game's rules is needed
    network      TEXT COLLATE "C" NOT NULL,
    person       TEXT COLLATE "C" NOT NULL,
    question     TEXT NOT NULL,
    server       TEXT COLLATE "C" NOT NULL,    -- the writer that asked
    asked        TIMESTAMPTZ NOT NULL DEFAULT now(),
    wanted       TIMESTAMPTZ NOT NULL DEFAULT now(),   -- when that server was last heard of
    worker       TEXT COLLATE "C",
    leased_until TIMESTAMPTZ,
    attempts     BIGINT NOT NULL DEFAULT 0,
    answer       TEXT,
    failed       BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
CREATE INDEX jobs_by_owner ON jobs (quick, network, person) WHERE answer IS NULL;
CREATE INDEX jobs_by_match ON jobs (match_id);

-- When a job of each person was last taken, as a number of the same sequence.
CREATE UNLOGGED TABLE job_turns (
    quick   BIGINT NOT NULL,
    network TEXT COLLATE "C" NOT NULL,
    person  TEXT COLLATE "C" NOT NULL,
    taken   BIGINT NOT NULL,
    PRIMARY KEY (quick, network, person)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
)";

// The version of the rules, which the header names too, where a record that comes by former rules is refused. The header begins with it.
constexpr const char* kRules = R"(
ALTER TABLE progress ADD COLUMN rules BIGINT NOT NULL DEFAULT 0;
UPDATE progress SET rules = substring(header from '"rules":([0-9]{1,9})')::bigint FROM matches WHERE id = match_id AND header ~ '"rules":[0-9]';
)";

constexpr std::array kPostgresMigrations = {PostgresMigration{.to = 7, .sql = kTables}, PostgresMigration{.to = 8, .sql = kStandingAnswers},
                                            PostgresMigration{.to = 9, .sql = kRecovery}, PostgresMigration{.to = 10, .sql = kJobs},
                                            PostgresMigration{.to = 11, .sql = kRules}};

}   // namespace

std::span<const PostgresMigration> postgres_migrations() { return kPostgresMigrations; }

std::expected<void, std::string> bring_up_to_date(PostgresConnection& connection, std::span<const PostgresMigration> steps) {
    const auto version_of = [&] {
        const bool ours =
            connection.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'papelotte'") > 0;
        return ours ? connection.number("SELECT version FROM papelotte") : 0;
    };
    const std::int64_t known = steps.back().to;
    if (version_of() == known) return {};   // without locking: the usual case
    // Two servers that start at the same time migrate one after the other.
    connection.execute("BEGIN; SELECT pg_advisory_xact_lock(" + std::to_string(PostgresLock::migration) + ", hashtext(current_schema()))");
    try {
        const std::int64_t version = version_of();
        std::string problem;
        if (version > known)
            problem =
                "made by a newer version of papelotte (schema " + std::to_string(version) + ", this one knows " + std::to_string(known) + ")";
        else if (version == 0 && connection.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") > 0)
            problem = "not a Papelotte database";
        if (!problem.empty()) {
            connection.execute("ROLLBACK");
            return std::unexpected(problem);
        }
        if (version == 0) connection.execute("CREATE TABLE papelotte (version BIGINT NOT NULL); INSERT INTO papelotte VALUES (0)");
        for (const PostgresMigration& step : steps)
            if (step.to > version) connection.execute(step.sql);
        connection.execute("UPDATE papelotte SET version = " + std::to_string(known) + "; COMMIT");
    } catch (...) {
        if (!connection.lost()) connection.execute("ROLLBACK");
        throw;
    }
    return {};
}

}   // namespace papelotte::store
