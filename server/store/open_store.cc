// See open_store.h.
#include "server/store/open_store.h"

#include "server/store/postgres_store.h"
#include "server/store/sqlite_store.h"

namespace papelotte::store {

std::expected<std::unique_ptr<Store>, std::string> open_store(const Place& place, ErrorLog log_error) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (is_postgres_url(place.database)) {
        auto address = postgres_address(place);
        if (!address) return std::unexpected(address.error());
        return open_postgres(*address, std::move(log_error), place.keeps_clock);
    }
    if (!place.database.starts_with(kSqlite) || place.database.size() == kSqlite.size())
        return std::unexpected("--db must be sqlite:FILE, such as sqlite:papelotte.db, or postgresql://USER@HOST/NAME");
    return open_sqlite(place.database.substr(kSqlite.size()), std::move(log_error));
}

}   // namespace papelotte::store
