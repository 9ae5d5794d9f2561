// Tests that hold for both stores: each runs on a SQLite file and on a schema of a PostgreSQL cluster.
#pragma once

#include "server/store/postgres.h"
#include "server/store/sqlite.h"
#include "tests/store/cluster.h"
#include "tests/store/folder.h"

namespace papelotte::store_test {

inline std::unique_ptr<Store> opened_at(const std::string& database) {
    auto store = open_store({.database = database});
    if (!store) throw std::runtime_error(store.error());
    return std::move(*store);
}

class EachStore : public Folder, public testing::WithParamInterface<const char*> {
   protected:
    EachStore() : database_(on_postgresql() ? Cluster::running().new_schema() : "sqlite:" + file()) {}

    static bool on_postgresql() { return GetParam() == std::string_view("postgresql"); }
    const std::string& database() const { return database_; }
    // Directly, as another program would.
    void execute(const std::string& sql) const {
        if (on_postgresql()) PostgresConnection({.url = database_, .password = {}}).execute(sql);
        else SqliteConnection(file(), SqliteConnection::Mode::write).execute(sql);
    }

   private:
    std::string database_;
};

}   // namespace papelotte::store_test

#define ON_EACH_STORE(suite) \
    INSTANTIATE_TEST_SUITE_P(on, suite, testing::Values("sqlite", "postgresql"), [](const auto& one) { return std::string(one.param); })
