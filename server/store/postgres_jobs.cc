// See postgres_jobs.h.
#include "server/store/postgres_jobs.h"

#include "server/store/postgres_neighbours.h"

namespace papelotte::store {

namespace {

// After so many workers were lost while they thought about it, a job is given up: it may be what ends them.
constexpr const char* kMostAttempts = "3";
constexpr const char* kWantedFor = "interval '1 minute'";

// Tells all programs on the database, once a row was changed. A parameter has the sender.
std::string news(const char* sender, const std::string& kind, const char* id) {
    return std::string("pg_notify(") + kChannel + ", " + sender + " || E'\\n" + kind + " ' || " + id + ")";
}

const std::string kUsual = "(lasting = 1 OR p.rev = j.rev)";   // the match has not gone on

const std::string kAdd =
    "INSERT INTO jobs (id, kind, quick, match_id, rev, lasting, rules, network, person, question, server) "
    "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 WHERE (SELECT count(*) FROM jobs "
    "WHERE quick = ?3 AND network = ?8 AND answer IS NULL AND leased_until IS NULL) < ?12 ON CONFLICT (id) DO NOTHING RETURNING " +
    news("?11", "job_asked", "id");

const std::string kTakeOver = "WITH former AS (DELETE FROM jobs WHERE kind = ?2 AND match_id = ?4 AND server <> ?11 RETURNING " +
                              news("?11", "job_dropped", "id") + ") " + kAdd;

// The place of a network in the queue is that of its oldest waiting job, or, if that is later, the moment when a job of it was last taken: then
// it went to the end. The same holds for a person within it.
const std::string kTake = std::string(R"(
WITH waiting AS (
    SELECT j.id, j.number, j.network, j.person FROM jobs j JOIN progress p USING (match_id)
    WHERE j.answer IS NULL AND j.quick = ?1 AND (j.leased_until IS NULL OR j.leased_until < now()) AND j.attempts < )") +
                          kMostAttempts + " AND j.wanted > now() - " + kWantedFor + " AND " + kUsual +
                          R"( AND j.rules = ANY (string_to_array(?2, E'\n'))
), placed AS (
    SELECT w.id, w.number, greatest(min(w.number) OVER (PARTITION BY w.network), n.taken) AS network_place,
           greatest(min(w.number) OVER (PARTITION BY w.network, w.person), t.taken) AS person_place
    FROM waiting w
    LEFT JOIN job_turns t ON t.quick = ?1 AND t.network = w.network AND t.person = w.person
    LEFT JOIN (SELECT network, max(taken) AS taken FROM job_turns WHERE quick = ?1 GROUP BY network) n ON n.network = w.network
), next AS (
    SELECT j.id FROM jobs j JOIN placed USING (id) WHERE j.answer IS NULL AND (j.leased_until IS NULL OR j.leased_until < now())
    ORDER BY network_place, person_place, placed.number LIMIT 1 FOR UPDATE OF j SKIP LOCKED
), taken AS (
    UPDATE jobs j SET worker = ?3, leased_until = now() + ?4 * interval '1 millisecond', attempts = attempts + 1
    FROM next WHERE j.id = next.id RETURNING j.*
), turned AS (
    INSERT INTO job_turns (quick, network, person, taken) SELECT quick, network, person, nextval('job_numbers') FROM taken
    ON CONFLICT (quick, network, person) DO UPDATE SET taken = excluded.taken
)
SELECT id, kind, quick, match_id, rev, lasting, rules, network, person, question, )" +
                          news("?3", "job_taken", "id") + " FROM taken";

const std::string kRenew =
    "UPDATE jobs j SET leased_until = now() + ?3 * interval '1 millisecond' FROM progress p WHERE j.id = ANY (string_to_array(?1, ',')) AND "
    "j.worker = ?2 AND j.answer IS NULL AND p.match_id = j.match_id AND " +
    kUsual + " RETURNING j.id";

// A job whose match has gone on, or is gone, is of no use to anybody.
const std::string kSweep = std::string("DELETE FROM jobs j WHERE wanted < now() - ") + kWantedFor +
                           " OR NOT EXISTS (SELECT FROM progress p WHERE p.match_id = j.match_id AND " + kUsual + ")";

const std::string kGiveUp = std::string("UPDATE jobs SET failed = 1, answer = 'workers died of it' WHERE answer IS NULL AND attempts >= ") +
                            kMostAttempts + " AND leased_until < now() RETURNING " + news("?1", "job_answered", "id");

// It counts only while a job waits that is older.
constexpr const char* kForgetTurns =
    "DELETE FROM job_turns t WHERE NOT EXISTS (SELECT FROM jobs j WHERE j.quick = t.quick AND j.network = t.network AND j.answer IS NULL AND "
    "j.number < t.taken)";

constexpr const char* kCount =
    "SELECT count(*) FILTER (WHERE waits AND quick = 1), count(*) FILTER (WHERE waits AND quick = 0), "
    "coalesce((extract(epoch FROM now() - min(asked) FILTER (WHERE waits AND quick = 1)) * 1000)::BIGINT, 0), "
    "coalesce((extract(epoch FROM now() - min(asked) FILTER (WHERE waits AND quick = 0)) * 1000)::BIGINT, 0), "
    "count(*) FILTER (WHERE NOT waits) FROM (SELECT quick, asked, leased_until IS NULL OR leased_until < now() AS waits FROM jobs "
    "WHERE answer IS NULL) AS j";

// A job is worth no wait for the disk: what a crash takes away is asked again. Compiling a query takes longer than it does.
PostgresAddress named(PostgresAddress address) {
    address.application = "papelotte jobs";
    address.settings = "SET synchronous_commit = off; SET jit = off";
    return address;
}

std::string joined(std::span<const std::string> words, char separator) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : std::string(1, separator)) + word;
    return text;
}

std::vector<std::string> ids_of(PostgresRows rows) {
    std::vector<std::string> ids;
    while (rows.next()) ids.push_back(rows.text(0));
    return ids;
}

}   // namespace

PostgresJobs::PostgresJobs(PostgresAddress address, std::string self)
    : self_(std::move(self)),
      connection_(named(std::move(address))),
      add_(connection_, kAdd),
      take_over_(connection_, kTakeOver),
      drop_(connection_, "DELETE FROM jobs WHERE id = ?1 RETURNING " + news("?2", "job_dropped", "id")),
      collect_(connection_, "DELETE FROM jobs WHERE server = ?1 AND answer IS NOT NULL RETURNING id, answer, failed"),
      want_(connection_, "UPDATE jobs SET wanted = now() WHERE server = ?1 RETURNING id"),
      count_(connection_, kCount),
      take_(connection_, kTake),
      renew_(connection_, kRenew),
      answer_(connection_, "UPDATE jobs SET answer = ?3, failed = ?4 WHERE id = ?1 AND worker = ?2 AND answer IS NULL RETURNING " +
                               news("?2", "job_answered", "id")),
      give_back_(connection_,
                 "UPDATE jobs SET worker = NULL, leased_until = NULL, attempts = attempts - 1 WHERE id = ANY (string_to_array(?1, "
                 "',')) AND worker = ?2 AND answer IS NULL RETURNING " +
                     news("?2", "job_asked", "id")),
      sweep_(connection_, kSweep),
      give_up_(connection_, kGiveUp),
      forget_turns_(connection_, kForgetTurns) {}

template <class Question> auto PostgresJobs::ask(const Question& question) {
    const std::lock_guard guard(mutex_);
    return Postgres::ask(connection_, question);
}

// --- For servers --------------------------------------------------------------------------------------------------------------------

bool PostgresJobs::insert(PostgresStatement& statement, const Job& job, int most_waiting) {
    return ask([&] {
        return statement.run(job.id, job.kind, job.quick, job.match, job.rev, job.lasting, job.rules, job.network, job.person, job.question,
                             self_, most_waiting) > 0;
    });
}

void PostgresJobs::drop(const std::string& id) {
    ask([&] { return drop_.run(id, self_); });
}

std::vector<JobAnswer> PostgresJobs::collect() {
    return ask([&] {
        std::vector<JobAnswer> answers;
        for (PostgresRows row = collect_.rows(self_); row.next();) answers.push_back({row.text(0), row.text(1), row.number(2) != 0});
        return answers;
    });
}

std::vector<std::string> PostgresJobs::want() {
    return ask([&] { return ids_of(want_.rows(self_)); });
}

JobCounts PostgresJobs::counts() {
    return ask([&] {
        PostgresRows row = count_.rows();
        row.next();
        const auto seconds = [&](int column) { return static_cast<double>(row.number(column)) / 1000; };
        return JobCounts{{row.number(0), seconds(2)}, {row.number(1), seconds(3)}, row.number(4)};
    });
}

// --- For workers --------------------------------------------------------------------------------------------------------------------

std::optional<Job> PostgresJobs::take(bool quick, std::span<const std::string> rules, Milliseconds lease) {
    return ask([&]() -> std::optional<Job> {
        PostgresRows row = take_.rows(quick, joined(rules, '\n'), self_, lease.count());
        if (!row.next()) return std::nullopt;
        return Job{row.text(0),        row.text(1), row.number(2) != 0, row.text(3), row.number(4),
                   row.number(5) != 0, row.text(6), row.text(7),        row.text(8), row.text(9)};
    });
}

std::vector<std::string> PostgresJobs::renew(std::span<const std::string> ids, Milliseconds lease) {
    return ask([&] { return ids_of(renew_.rows(joined(ids, ','), self_, lease.count())); });
}

bool PostgresJobs::answer(const JobAnswer& answer) {
    return ask([&] { return answer_.run(answer.id, self_, answer.text, answer.failed) > 0; });
}

void PostgresJobs::give_back(std::span<const std::string> ids) {
    ask([&] { return give_back_.run(joined(ids, ','), self_); });
}

void PostgresJobs::sweep() {
    ask([&] {
        sweep_.run();
        give_up_.run(self_);
        return forget_turns_.run();
    });
}

}   // namespace papelotte::store
