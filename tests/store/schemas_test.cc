// A small database of each schema version, with matches of both games. Opening it with the present program loses nothing.
#include "server/store/jobs.h"
#include "server/store/postgres_schema.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "tests/paths.h"
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

class Schemas : public Folder {
   protected:
    static std::string kept(std::size_t version) { return std::string(paths::folder) + "/data/schema_" + std::to_string(version) + ".db"; }
    // Makes a copy that may be changed.
    void take(std::size_t version) const {
        std::filesystem::copy_file(kept(version), file(), std::filesystem::copy_options::overwrite_existing);
    }
    // SqliteRows of the file of the first schema, from which the later files were made.
    std::vector<std::vector<std::string>> rows(const std::string& sql, int columns) {
        std::filesystem::copy_file(kept(1), path("first.db"), std::filesystem::copy_options::overwrite_existing);
        SqliteConnection connection(path("first.db"), SqliteConnection::Mode::read);
        SqliteStatement statement(connection, sql);
        std::vector<std::vector<std::string>> result;
        for (SqliteRows row = statement.rows(); row.next();) {
            result.emplace_back();
            for (int i = 0; i < columns; ++i) result.back().push_back(row.text(i));
        }
        return result;
    }
};

}  // namespace

TEST_F(Schemas, are_all_kept_as_files) {
    for (std::size_t version = 1; version <= migrations().size(); ++version) {
        ASSERT_TRUE(std::filesystem::exists(kept(version))) << "make a small database with this program before the schema changes again";
        take(version);
        EXPECT_EQ(SqliteConnection(file(), SqliteConnection::Mode::read).number("PRAGMA user_version"), static_cast<std::int64_t>(version));
    }
}

TEST_F(Schemas, lose_nobody_and_no_session) {
    const auto people = rows("SELECT id, name, password, created FROM people", 4);
    const auto sessions = rows("SELECT token_hash, person, expires FROM sessions", 3);
    ASSERT_GE(people.size(), 3u);
    ASSERT_GE(sessions.size(), 3u);
    for (std::size_t version = 1; version <= migrations().size(); ++version) {
        take(version);
        const auto store = opened(file());
        for (const auto& row : people) {
            const auto person = store->person(row[0]);
            ASSERT_TRUE(person) << version;
            EXPECT_EQ(person->name, row[1]);
            EXPECT_EQ(person->password, row[2]);
            EXPECT_EQ(std::to_string(person->created), row[3]);
            if (person->account()) EXPECT_EQ(store->account(row[1])->id, row[0]);
            EXPECT_EQ(done(*store, {SetRecovery{row[0], "hash"}}), Problem::none) << "there was no recovery code before schema 9";
        }
        for (const auto& row : sessions) {
            const auto session = store->session(row[0], 0);
            ASSERT_TRUE(session) << version;
            EXPECT_EQ(session->person, row[1]);
            EXPECT_EQ(std::to_string(session->expires), row[2]);
        }
        EXPECT_EQ(done(*store, {AddPerson{guest("p_guest", "Guest")}, RenamePerson{"p_guest", "\u0410nna"}}), Problem::taken)
            << "what the names of accounts look like is filled in";
    }
}

TEST_F(Schemas, lose_no_match_and_no_record) {
    const auto matches = rows("SELECT id, game, status, seed, header, result, maker FROM matches", 7);
    ASSERT_GE(matches.size(), 6u);
    for (std::size_t version = 1; version <= migrations().size(); ++version) {
        take(version);
        const auto store = opened(file());
        for (const auto& row : matches) {
            const auto match = store->match(row[0]);
            ASSERT_TRUE(match) << version;
            EXPECT_EQ((std::vector{match->id, match->game, match->status, match->seed, match->header, match->result, match->maker}), row);
            const auto seats = rows("SELECT seat, person, level, token FROM seats WHERE match_id = '" + row[0] + "' ORDER BY place", 4);
            ASSERT_EQ(match->seats.size(), seats.size());
            for (std::size_t i = 0; i < seats.size(); ++i)
                EXPECT_EQ((std::vector{match->seats[i].seat, match->seats[i].person, match->seats[i].level, match->seats[i].token}), seats[i]);
            const auto lines = rows("SELECT line, at FROM records WHERE match_id = '" + row[0] + "' ORDER BY rev", 2);
            const auto records = store->records(row[0]);
            EXPECT_EQ(records.size(), static_cast<std::size_t>(match->rev));
            ASSERT_GE(records.size(), lines.size()) << version;
            for (std::size_t i = 0; i < lines.size(); ++i)
                EXPECT_EQ((std::vector{records[i].line, std::to_string(records[i].at)}), lines[i]) << version << ", record " << i + 1;
            const auto said = rows("SELECT text FROM chats WHERE match_id = '" + row[0] + "' ORDER BY id", 1);
            EXPECT_EQ(store->chat(row[0], 100).size(), said.size());
            EXPECT_TRUE(row[4].contains("\"rules\":" + std::to_string(match->rules) + ",")) << row[4];
            Append next = append(row[0], match->rev + 1);
            next.rules = match->rules;
            if (match->status != "over") EXPECT_EQ(done(*store, {next}), Problem::none) << "it goes on";
        }
        EXPECT_EQ(store->matches_idle(10), std::vector<std::string>()) << "no deadline passes by a migration";
    }
}

// The same matches as they were in PostgreSQL with schema 8.
class PostgresqlSchemas : public Schemas {};

TEST_F(PostgresqlSchemas, lose_no_match_and_no_record) {
    std::ifstream dump(std::string(paths::folder) + "/data/postgresql_8.sql");
    const std::string database = Cluster::running().new_schema();
    PostgresConnection connection({.url = database});
    connection.execute(std::string(std::istreambuf_iterator<char>(dump), {}));
    ASSERT_EQ(connection.number("SELECT version FROM papelotte"), 8);
    take(8);
    const auto before = opened(file()), after = opened_at(database);
    EXPECT_EQ(connection.number("SELECT version FROM papelotte"), postgres_migrations().back().to);
    const auto ids = before->matches_after("", 100);
    ASSERT_GE(ids.size(), 6u);
    EXPECT_EQ(after->matches_after("", 100), ids);
    for (const std::string& id : ids) {
        const auto one = before->match(id), same = after->match(id);
        EXPECT_EQ(std::tuple(one->header, one->status, one->result, one->seed, one->rev, one->headline),
                  std::tuple(same->header, same->status, same->result, same->seed, same->rev, same->headline));
        const auto lines = before->records(id), same_lines = after->records(id);
        ASSERT_EQ(lines.size(), same_lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(lines[i].line, same_lines[i].line);
        EXPECT_EQ(one->rules, same->rules);
        Append next = append(id, one->rev + 1);
        next.rules = one->rules;
        if (one->status != "over") EXPECT_EQ(done(*after, {next}), Problem::none) << "it goes on";
    }
    Job job{.id = "a", .kind = "move", .match = ids.front(), .lasting = true, .rules = "r", .network = "", .person = "", .question = "{}"};
    EXPECT_TRUE(after->jobs()->add(job, 1));
    EXPECT_TRUE(opened_at(database)->jobs()->take(false, std::vector<std::string>{"r"}, std::chrono::minutes(1)));
}

}  // namespace papelotte::store_test
