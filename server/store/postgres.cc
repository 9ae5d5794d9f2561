// See postgres.h.
#include "server/store/postgres.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <thread>
#include <utility>

namespace papelotte::store {

namespace {

constexpr Oid kNumber = 20, kText = 25, kBytes = 17;   // int8, text, bytea: fixed numbers of PostgreSQL
constexpr std::size_t kSentAtOnce = 256;   // more answers than these could fill the connection while we still send

// If a machine is lost or a cable is cut, nothing says that a connection is dead. So both ends ask after ten silent seconds: here, since an
// answer would be waited for until the system asks, which is two hours; there, since the session would keep its locks as long.
constexpr const char* kAskTheOtherEnd =
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 2; SET tcp_user_timeout = 10000;";

std::optional<Problem> problem_of(std::string_view state) {
    if (state == "23505") return Problem::taken;
    if (state == "23503") return Problem::missing;
    if (state.starts_with("23") || state.starts_with("22")) return Problem::failed;   // a value that a column refuses
    return std::nullopt;
}

// libpq's messages may have several lines.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text)
        if (c != '\n') line += c == '\t' ? ' ' : c;
        else if (!line.ends_with("; ")) line += "; ";
    while (line.ends_with("; ") || line.ends_with(' ')) line.pop_back();
    if (line.ends_with(';')) line.pop_back();
    return line;
}

std::uint64_t network_order(std::uint64_t value) { return std::endian::native == std::endian::little ? __builtin_bswap64(value) : value; }

}   // namespace

PostgresError::PostgresError(std::string_view sqlstate, bool lost, const std::string& what)
    : DatabaseError(lost ? std::nullopt : problem_of(sqlstate), what), state_(sqlstate), lost_(lost) {}

// --- Connection -------------------------------------------------------------------------------------------------------------------

PostgresConnection::PostgresConnection(PostgresAddress address) : address_(std::move(address)) { reconnect(); }

void PostgresConnection::reconnect() {
    // What stands before dbname, the URL may override.
    std::vector<const char*> names = {"connect_timeout",  "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
                                      "keepalives_count", "dbname",           "client_encoding", "application_name"};
    std::vector<const char*> values = {"5", "10000", "10", "5", "2", address_.url.c_str(), "UTF8", address_.application.c_str()};
    if (!address_.password.empty()) {
        names.push_back("password");
        values.push_back(address_.password.c_str());
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    sent_.clear();
    ++session_;
    handle_.reset(PQconnectdbParams(names.data(), values.data(), 1));
    if (lost()) fail();
    PQsetNoticeProcessor(handle(), [](void*, const char*) {}, nullptr);
    const Result set(PQexec(handle(), (kAskTheOtherEnd + address_.settings).c_str()));
    if (PQresultStatus(set.get()) != PGRES_COMMAND_OK) fail(set.get());
    if (PQenterPipelineMode(handle()) != 1) fail();
}

void PostgresConnection::fail(const PGresult* result) const {
    const char* state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    const std::string_view code = state ? state : "";
    const bool ended = code.starts_with("57P0") || code == "25P03";   // by an operator, or since it was idle in a transaction
    const bool lost = PQstatus(handle()) != CONNECTION_OK || ended || code.starts_with("08");
    const char* message = result ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
    throw PostgresError(code, lost, one_line(message ? message : PQerrorMessage(handle())));
}

PostgresConnection::Result PostgresConnection::script(const std::string& sql) {
    if (PQexitPipelineMode(handle()) != 1) fail();
    Result result(PQexec(handle(), sql.c_str()));
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY) {
        if (!lost()) PQenterPipelineMode(handle());
        fail(result.get());
    }
    if (PQenterPipelineMode(handle()) != 1) fail();
    return result;
}

void PostgresConnection::execute(const std::string& sql) { script(sql); }

std::string PostgresConnection::text(const std::string& sql) {
    const Result result = script(sql);
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

std::int64_t PostgresConnection::number(const std::string& sql) {
    const std::string found = text(sql);
    std::int64_t value = 0;
    std::from_chars(found.data(), found.data() + found.size(), value);
    return value;
}

PostgresConnection::Result PostgresConnection::sync() {
    std::vector<Sent> sent = std::exchange(sent_, {});
    Result last, failed;
    std::size_t failed_at = 0;
    if (PQpipelineSync(handle()) != 1) fail();
    for (std::size_t i = 0; i < sent.size(); ++i) {
        last.reset(PQgetResult(handle()));
        if (!last) fail();
        const ExecStatusType status = PQresultStatus(last.get());
        if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
            const std::string_view rows = PQcmdTuples(last.get());
            int count = 0;
            std::from_chars(rows.data(), rows.data() + rows.size(), count);
            if (sent[i].counted) sent[i].counted(count);
        } else {
            if (sent[i].preparing) sent[i].preparing->prepared_in_ = 0;
            if (!failed) {
                failed = std::move(last);
                failed_at = i;
            }
            if (lost()) fail(failed.get());
        }
        if (const Result end(PQgetResult(handle())); end) fail(end.get());   // each statement's results end with null
    }
    const Result end(PQgetResult(handle()));
    if (PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC) fail(end.get());
    if (!failed) return last;
    try {
        fail(failed.get());
    } catch (const PostgresError& error) {
        if (failed_at + 1 == sent.size() || error.lost()) throw;
        throw PostgresError(error.conflict() ? error.state() : "XX000", false, error.what());   // of an earlier statement
    }
}

// --- Rows -------------------------------------------------------------------------------------------------------------------------

std::int64_t PostgresRows::number(int column) const {
    if (PQgetisnull(result_.get(), row_, column)) return 0;
    const int length = PQgetlength(result_.get(), row_, column);   // 8, 4, 2 or 1 bytes, highest first
    const auto* bytes = reinterpret_cast<const unsigned char*>(PQgetvalue(result_.get(), row_, column));
    std::uint64_t value = length > 0 && bytes[0] >= 0x80 ? ~std::uint64_t{0} : 0;
    for (int i = 0; i < length; ++i) value = (value << 8) | bytes[i];
    return static_cast<std::int64_t>(value);
}

std::string PostgresRows::text(int column) const {
    return {PQgetvalue(result_.get(), row_, column), static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
}

// --- Statements -------------------------------------------------------------------------------------------------------------------

PostgresStatement::PostgresStatement(PostgresConnection& connection, std::string_view sql)
    : connection_(connection), sql_(sql), name_("s" + std::to_string(++connection.statements_)) {
    std::ranges::replace(sql_, '?', '$');
}

void PostgresStatement::bind_number(Value& to, std::int64_t value) {
    to.type = kNumber;
    to.number = network_order(static_cast<std::uint64_t>(value));
    to.bytes = reinterpret_cast<const char*>(&to.number);
    to.length = sizeof to.number;
}

void PostgresStatement::bind(Value& to, std::string_view value) {
    to.type = kText;
    to.bytes = value.data() ? value.data() : "";
    to.length = static_cast<int>(value.size());
}

void PostgresStatement::bind(Value& to, Reference value) {
    bind(to, value.text);
    if (value.text.empty()) to.bytes = nullptr;
}

void PostgresStatement::bind(Value& to, Bytes value) {
    to.type = kBytes;
    to.bytes = value.bytes.empty() ? nullptr : value.bytes.data();
    to.length = static_cast<int>(value.bytes.size());
}

void PostgresStatement::send_values(PostgresConnection::Counted counted, std::span<const Value> values) {
    constexpr std::size_t kMost = 16;
    std::array<Oid, kMost> types{};
    std::array<const char*, kMost> bytes{};
    std::array<int, kMost> lengths{}, formats{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        types[i] = values[i].type;
        bytes[i] = values[i].bytes;
        lengths[i] = values[i].length;
        formats[i] = 1;   // binary
    }
    const int count = static_cast<int>(values.size());
    PostgresConnection& c = connection_;
    if (c.sent_.size() >= kSentAtOnce) c.sync();
    if (prepared_in_ != c.session_) {
        if (PQsendPrepare(c.handle(), name_.c_str(), sql_.c_str(), count, types.data()) != 1) c.fail();
        prepared_in_ = c.session_;
        c.sent_.push_back({this, {}});
    }
    if (PQsendQueryPrepared(c.handle(), name_.c_str(), count, bytes.data(), lengths.data(), formats.data(), 1) != 1) c.fail();
    c.sent_.push_back({nullptr, std::move(counted)});
}

// --- Reading ----------------------------------------------------------------------------------------------------------------------

Postgres::Snapshot::Snapshot(Connection& connection) : connection_(connection) {
    connection_.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

Postgres::Snapshot::~Snapshot() {
    try {
        if (!connection_.lost()) connection_.execute("COMMIT");
    } catch (const PostgresError&) {   // it is lost: its next use finds out
    }
}

void Postgres::wait(int attempt) {
    std::this_thread::sleep_for(std::min(std::chrono::milliseconds(50) * (1 << std::min(attempt, 10)), std::chrono::milliseconds(1000)));
}

}   // namespace papelotte::store
