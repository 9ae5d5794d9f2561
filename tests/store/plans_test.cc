// No query and no change scans a whole table: checked with SQLite's query plans.
#include "server/store/changes.h"
#include "server/store/reader.h"
#include "tests/store/folder.h"

namespace papelotte::store_test {

namespace {

std::vector<std::string> statements_of(sqlite3* handle) {
    std::vector<std::string> result;
    for (sqlite3_stmt* statement = sqlite3_next_stmt(handle, nullptr); statement; statement = sqlite3_next_stmt(handle, statement))
        result.emplace_back(sqlite3_sql(statement));
    return result;
}

void expect_no_scans(SqliteConnection& connection) {
    const auto statements = statements_of(connection.handle());
    EXPECT_GE(statements.size(), 12u);
    for (const std::string& sql : statements) {
        SqliteStatement explain(connection, "EXPLAIN QUERY PLAN " + sql);
        SqliteRows row = explain.rows();
        while (row.next()) {
            const std::string step = row.text(3);
            const bool bounded = step == "SCAN matches USING INDEX matches_to_watch" ||   // in order, up to a limit
                                 step == "SCAN seats USING COVERING INDEX seats_left" ||   // only seats that were left
                                 step == "SCAN chain";                                     // of one match's records
            EXPECT_FALSE(step.starts_with("SCAN") && !bounded) << sql << "\n  " << step;
        }
    }
}

using Plans = Folder;

}  // namespace

TEST_F(Plans, of_reading_use_indexes) {
    opened(file()).reset();
    Reader<Sqlite> reader(file());
    expect_no_scans(reader.connection());
}

TEST_F(Plans, of_writing_use_indexes) {
    opened(file()).reset();
    SqliteConnection connection(file(), SqliteConnection::Mode::write);
    const ServedClock clock(0);
    const Changes<Sqlite> changes(connection, clock);
    expect_no_scans(connection);
}

// No plan shows the lookups of foreign keys when a person is deleted: so each referring column must have an index.
TEST_F(Plans, references_have_indexes) {
    opened(file()).reset();
    SqliteConnection connection(file(), SqliteConnection::Mode::read);
    SqliteStatement tables(connection,
                           "SELECT t.name, f.\"from\" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'");
    SqliteRows reference = tables.rows();
    int references = 0;
    while (reference.next()) {
        SqliteStatement indexes(connection,
                                "SELECT 1 FROM pragma_index_list(?1) l, pragma_index_info(l.name) i WHERE i.seqno = 0 AND i.name = ?2");
        EXPECT_TRUE(indexes.rows(reference.text(0), reference.text(1)).next()) << reference.text(0) << "." << reference.text(1);
        ++references;
    }
    EXPECT_EQ(references, 9);
}

}  // namespace papelotte::store_test
