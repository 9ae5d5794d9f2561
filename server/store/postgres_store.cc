// See postgres_store.h.
#include "server/store/postgres_store.h"

#include <fstream>

#include "server/people/tokens.h"
#include "server/store/postgres_jobs.h"
#include "server/store/postgres_neighbours.h"
#include "server/store/postgres_schema.h"
#include "server/store/postgres_writer.h"
#include "server/store/sql_store.h"

namespace papelotte::store {

namespace {

using Options = std::unique_ptr<PQconninfoOption, decltype([](PQconninfoOption* options) { PQconninfoFree(options); })>;

bool has_password(const PQconninfoOption* options) {
    for (const PQconninfoOption* one = options; one->keyword; ++one)
        if (one->val && std::string_view(one->keyword) == "password") return true;
    return false;
}

std::expected<void, std::string> prepare(PostgresConnection& connection) {
    if (connection.text("SELECT coalesce(current_schema(), '')").empty()) return std::unexpected("has no schema for the tables");
    if (connection.text("SHOW transaction_read_only") == "on")
        return std::unexpected(connection.text("SELECT pg_is_in_recovery()") == "t" ? "is read-only: it is a standby" : "is read-only");
    if (connection.text("SHOW server_encoding") != "UTF8") return std::unexpected("must have the encoding UTF8");
    return bring_up_to_date(connection);
}

}   // namespace

bool is_postgres_url(std::string_view database) { return database.starts_with("postgresql://") || database.starts_with("postgres://"); }

// libpq's own message about a wrong URL could quote a part of a password.
std::expected<PostgresAddress, std::string> postgres_address(const Place& place) {
    const Options options(PQconninfoParse(place.database.c_str(), nullptr));
    if (!options) return std::unexpected("--db: this is not a PostgreSQL URL, which is like postgresql://USER@HOST:5432/NAME");
    if (has_password(options.get()))
        return std::unexpected("--db: a password in the URL can be seen by others; use --db-password-file, PGPASSWORD or PGPASSFILE");
    PostgresAddress address{.url = place.database, .password = {}};
    if (place.password_file.empty()) return address;
    std::ifstream file(place.password_file);
    if (!std::getline(file, address.password) || address.password.empty())
        return std::unexpected(place.password_file + ": no password can be read from it");
    if (address.password.ends_with('\r')) address.password.pop_back();
    return address;
}

std::expected<std::unique_ptr<Store>, std::string> open_postgres(const PostgresAddress& address, ErrorLog log_error, bool keeps_clock) {
    const auto named = [&](const std::string& why) { return std::unexpected(address.url + ": " + why); };
    try {
        PostgresConnection connection(address);
        if (const auto ready = prepare(connection); !ready) return named(ready.error());
        const std::string id = people::random_token();
        const Time served = connection.number("SELECT served FROM clock");
        const auto make_writer = [&](const ServedClock& clock) { return std::make_unique<PostgresWriter>(address, id, clock); };
        return std::make_unique<SqlStore<Postgres>>(
            served, make_writer, address, std::move(log_error), std::make_unique<PostgresNeighbours>(address, id),
            [address, id] { return std::make_unique<PostgresJobs>(address, id); }, keeps_clock);
    } catch (const PostgresError& error) {
        return named((error.lost() ? "cannot be reached: " : "cannot be used: ") + std::string(error.what()));
    } catch (const std::exception& error) {
        return named(std::string("cannot be used: ") + error.what());
    }
}

}   // namespace papelotte::store
