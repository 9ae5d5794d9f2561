// Opening files: new, ours, of another program, newer, damaged, in use, or not files at all.
#include <sys/stat.h>
#include <unistd.h>

#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "tests/store/folder.h"

namespace papelotte::store_test {

namespace {

class Opening : public Folder {
   protected:
    // A closed database with a match of some length.
    std::string filled() const {
        auto store = opened(file());
        EXPECT_EQ(done(*store, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none);
        for (int rev = 1; rev <= 300; ++rev) store->submit({append("m1", rev)}, {});
        store.reset();
        return read("papelotte.db");
    }
    // Directly with SQLite, as another program would.
    void execute(const std::string& name, const std::string& sql) const {
        if (!std::filesystem::exists(path(name))) write(name, "");
        SqliteConnection(path(name), SqliteConnection::Mode::write).execute(sql);
    }
    std::int64_t number(const std::string& name, const std::string& sql) const {
        return SqliteConnection(path(name), SqliteConnection::Mode::write).number(sql);
    }
};

}  // namespace

TEST_F(Opening, makes_a_file_that_only_we_can_read) {
    ASSERT_TRUE(open_sqlite(file()));
    struct stat facts{};
    ASSERT_EQ(stat(file().c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777, 0600u);
    EXPECT_EQ(number("papelotte.db", "PRAGMA application_id"), kApplicationId);
    EXPECT_EQ(number("papelotte.db", "PRAGMA user_version"), static_cast<std::int64_t>(migrations().size()));
}

TEST_F(Opening, takes_an_empty_file_and_strange_names) {
    write("empty", "");
    EXPECT_TRUE(open_sqlite(path("empty")));
    for (const std::string name : {":memory:", "file:x?mode=memory", "a b%20c", "ünï 🐎", "'; --"}) {
        EXPECT_TRUE(open_sqlite(path(name))) << name;
        EXPECT_TRUE(std::filesystem::is_regular_file(path(name))) << name;
    }
}

TEST_F(Opening, refuses_what_is_no_file) {
    std::filesystem::create_directory(path("folder"));
    EXPECT_EQ(refusal("folder"), "is a directory, not a file");
    EXPECT_EQ(refusal(""), "is a directory, not a file");
    EXPECT_EQ(refusal("missing/papelotte.db"), "cannot be opened: No such file or directory");
    EXPECT_EQ(refusal(std::string(300, 'n')), "cannot be opened: File name too long");
    EXPECT_EQ(refusal(std::string("a\0b", 3)), "cannot be opened: this is not the name of a file");
    write("file", "");
    EXPECT_EQ(refusal("file/below"), "cannot be opened: Not a directory");
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    EXPECT_EQ(refusal("pipe"), "is not a regular file");
    EXPECT_FALSE(open_sqlite(""));
    EXPECT_FALSE(open_sqlite("/dev/null"));
}

TEST_F(Opening, refuses_without_permission) {
    if (geteuid() == 0) GTEST_SKIP() << "the superuser opens everything";
    write("closed.db", "");
    chmod(path("closed.db").c_str(), 0);
    EXPECT_EQ(refusal("closed.db"), "cannot be opened: Permission denied");
    std::filesystem::create_directory(path("closed"));
    chmod(path("closed").c_str(), 0500);
    EXPECT_EQ(refusal("closed/papelotte.db"), "cannot be opened: Permission denied");
}

TEST_F(Opening, refuses_and_leaves_what_is_not_ours) {
    write("text", std::string(5000, 't'));
    EXPECT_EQ(refusal("text"), "not a Papelotte database");
    EXPECT_EQ(read("text"), std::string(5000, 't'));
    write("short", "SQLite format 3");
    EXPECT_EQ(refusal("short"), "not a Papelotte database");
    write("zeros", std::string(8192, '\0'));
    EXPECT_EQ(refusal("zeros"), "not a Papelotte database");

    execute("foreign.db", "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('waffles')");
    const std::string before = read("foreign.db");
    EXPECT_EQ(refusal("foreign.db"), "not a Papelotte database");
    execute("other.db", "PRAGMA application_id = 42");
    EXPECT_EQ(refusal("other.db"), "not a Papelotte database");
    execute("versioned.db", "PRAGMA user_version = 1");
    EXPECT_EQ(refusal("versioned.db"), "not a Papelotte database");
    EXPECT_EQ(read("foreign.db"), before);
    EXPECT_FALSE(std::filesystem::exists(path("foreign.db-lock")));
}

TEST_F(Opening, refuses_what_a_newer_version_made) {
    filled();
    const std::string known = std::to_string(migrations().size()), newer = std::to_string(migrations().size() + 1);
    execute("papelotte.db", "PRAGMA user_version = " + newer);
    EXPECT_EQ(refusal("papelotte.db"), "made by a newer version of papelotte (schema " + newer + ", this one knows " + known + ")");
    execute("papelotte.db", "PRAGMA user_version = " + known);
    EXPECT_EQ(opened(file())->records("m1").size(), 300u);
}

TEST_F(Opening, refuses_every_truncation) {
    const std::string whole = filled();   // SQLite treats a file of one byte as empty, and creates such files itself
    for (std::size_t length = 2; length < whole.size(); length += 1 + whole.size() / 50) {
        write("cut.db", whole.substr(0, length));
        const std::string why = refusal("cut.db");
        EXPECT_TRUE(why == "not a Papelotte database" || why.starts_with("is damaged: ")) << length << ": " << why;
    }
}

TEST_F(Opening, survives_every_kind_of_damage) {
    const std::string whole = filled();
    int refused = 0, tried = 0;
    for (std::size_t at = 0; at < whole.size(); at += 311) {
        std::string damaged = whole;
        for (std::size_t i = at; i < std::min(at + 16, damaged.size()); ++i) damaged[i] = static_cast<char>(damaged[i] ^ 0x5A);
        write("damaged.db", damaged);
        ++tried;
        if (const auto store = open_sqlite(path("damaged.db"))) {
            try {   // damage inside a text cannot be detected
                (*store)->match("m1");
                (*store)->records("m1");
            } catch (const std::runtime_error& error) {
                EXPECT_NE(std::string(error.what()), "");
            }
        } else {
            ++refused;
            EXPECT_EQ(store.error().find('\n'), std::string::npos) << store.error();
        }
        std::filesystem::remove(path("damaged.db"));
    }
    EXPECT_GT(refused, tried / 20);
}

TEST_F(Opening, refuses_what_another_server_uses) {
    auto store = opened(file());
    EXPECT_EQ(refusal("papelotte.db"), "is in use by another process");
    std::filesystem::create_symlink(file(), path("link.db"));
    EXPECT_EQ(refusal("link.db"), "is in use by another process");
    EXPECT_EQ(done(*store, {AddPerson{guest("p_anna", "Anna")}}), Problem::none);   // the process that has it open is not disturbed
    store.reset();
    EXPECT_TRUE(opened(path("link.db"))->person("p_anna"));
}

TEST_F(Opening, refuses_what_another_program_holds) {
    filled();
    SqliteConnection other(file(), SqliteConnection::Mode::write);
    other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    EXPECT_EQ(refusal("papelotte.db"), "is in use by another process");
    other.execute("COMMIT");
}

TEST_F(Opening, brings_old_files_up_to_date) {
    write("old.db", "");
    SqliteConnection connection(path("old.db"), SqliteConnection::Mode::write);
    const std::vector<const char*> steps = {"CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1)",
                                            "ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 2", "UPDATE a SET y = y + x"};
    const std::span all(steps);
    ASSERT_TRUE(bring_up_to_date(connection, all.first(1)));
    EXPECT_EQ(connection.number("PRAGMA user_version"), 1);
    ASSERT_TRUE(bring_up_to_date(connection, all));
    EXPECT_EQ(connection.number("PRAGMA user_version"), 3);
    EXPECT_EQ(connection.number("SELECT y FROM a"), 3);
    ASSERT_TRUE(bring_up_to_date(connection, all));   // no migration runs twice
    EXPECT_EQ(connection.number("SELECT y FROM a"), 3);
    EXPECT_EQ(bring_up_to_date(connection, all.first(2)).error(), "made by a newer version of papelotte (schema 3, this one knows 2)");
}

// Schema 1 kept the records of each match together, and with schema 2 a match was one row.
TEST_F(Opening, finds_the_matches_and_records_of_a_file_of_schema_1) {
    write("papelotte.db", "");
    {
        SqliteConnection connection(file(), SqliteConnection::Mode::write);
        ASSERT_TRUE(bring_up_to_date(connection, migrations().first(1)));
        for (const std::string id : {"m2", "m3", "m1"})
            connection.execute(
                "INSERT INTO matches (id, game, scenario, options, seed, header, status, result, to_act, headline, rematch, rev, n, "
                "listed, days, created, changed) VALUES ('" +
                id + "', 'waterloo', '', '{}', '', '', 'running', '', 'allied', '" + id + " o''clock', '', " + (id == "m3" ? "0" : "2") +
                ", 2, 1, 14, 0, 0)");
        connection.execute("INSERT INTO records VALUES ('m1', 2, 'b', 7), ('m2', 1, 'c', 7), ('m1', 1, 'a', 6), ('m2', 2, 'd', 8)");
    }
    const auto store = opened(file());
    const auto lines = [&](const std::string& id) {
        std::string text;
        for (const RecordRow& record : store->records(id)) text += std::to_string(record.rev) + record.line + std::to_string(record.at) + " ";
        return text;
    };
    EXPECT_EQ(lines("m1"), "1a6 2b7 ");
    EXPECT_EQ(lines("m2"), "1c7 2d8 ");
    EXPECT_EQ(lines("m3"), "");
    const auto match = store->match("m2");
    ASSERT_TRUE(match);
    EXPECT_EQ(std::tuple(match->rev, match->n, match->to_act, match->headline), std::tuple(2, 2, "allied", R"({"text":"m2 o'clock"})"));
    EXPECT_EQ(done(*store, {append("m2", 3)}), Problem::none);
    EXPECT_EQ(done(*store, {append("m3", 1)}), Problem::none);
    EXPECT_EQ(done(*store, {append("m1", 3)}), Problem::none);
    EXPECT_EQ(done(*store, {append("m2", 4)}), Problem::none);
    EXPECT_TRUE(lines("m1").starts_with("1a6 2b7 3"));
    EXPECT_TRUE(lines("m2").starts_with("1c7 2d8 3"));
    EXPECT_EQ(store->records("m1").size(), 3u);
    EXPECT_EQ(store->records("m2").size(), 4u);
    EXPECT_EQ(store->records("m3").size(), 1u);
}

// Reading a match ends even if the file is damaged.
TEST_F(Opening, refuses_records_that_do_not_lead_back_to_the_first) {
    filled();
    execute("papelotte.db", "UPDATE records SET previous = 300 WHERE place = 200");
    EXPECT_THROW(opened(file())->records("m1"), std::runtime_error);
    execute("papelotte.db", "UPDATE records SET previous = 100 WHERE place = 200; DELETE FROM records WHERE place = 100");
    EXPECT_THROW(opened(file())->records("m1"), std::runtime_error);
}

TEST_F(Opening, leaves_an_old_file_as_it_was_when_a_step_fails) {
    write("old.db", "");
    SqliteConnection connection(path("old.db"), SqliteConnection::Mode::write);
    const std::vector<const char*> steps = {"CREATE TABLE a (x INTEGER) STRICT", "CREATE TABLE b (x INTEGER) STRICT",
                                            "CREATE TABLE a (x INTEGER) STRICT"};
    const std::span all(steps);
    ASSERT_TRUE(bring_up_to_date(connection, all.first(1)));
    EXPECT_THROW(EXPECT_TRUE(bring_up_to_date(connection, all)), DatabaseError);
    EXPECT_FALSE(connection.in_transaction());
    EXPECT_EQ(connection.number("PRAGMA user_version"), 1);
    EXPECT_EQ(connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'b'"), 0);
}

}  // namespace papelotte::store_test
