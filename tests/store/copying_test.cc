// Copies of whole databases: from SQLite to PostgreSQL and back, backups of a database in use, and what is refused.
#include <thread>

#include "server/store/copy.h"
#include "tests/paths.h"
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

class Copying : public EachStore {
   protected:
    // A database with something in every table.
    void fill() const {
        const auto store = opened_at(database());
        Append with_account = append("m1", 1);
        with_account.record.account = std::string("\0\x80why", 5);
        const ChatRow chat{.person = "p_anna", .name = "Anna", .seat = "french", .text = "bonjour", .at = 7, .to_allies = true};
        ASSERT_EQ(
            done(*store, {AddPerson{account("p_anna", "Anna")}, AddPerson{guest("p_bob", "Bob")}, AddSession{{"hash", "p_bob", 1000, 1 << 30}},
                          AddMatch{match("m1", "p_anna")}, AddMatch{match("m2", "p_bob")}, AddMatch{match("m3", "")}}),
            Problem::none);
        for (const Change& change :
             std::vector<Change>{with_account, append("m2", 1), AddStanding{"m3", "french", {.rev = 0, .line = "given", .at = 5}},
                                 append("m1", 2), AddChat{"m1", chat}, append("m2", 2, "over"),
                                 AddArchive{"m2", {.rules = 3, .verification = "{}", .stories = std::string("a\0b\xff", 4)}}})
            ASSERT_EQ(done(*store, {change}), Problem::none);
    }
    // What fill() has written, and that it goes on.
    static void expect_filled(const std::string& database) {
        const auto store = opened_at(database);
        EXPECT_EQ(store->account("ANNA")->id, "p_anna");
        EXPECT_EQ(store->session("hash", 1001)->person, "p_bob");
        EXPECT_EQ(store->match("m1")->to_act, "french");
        EXPECT_EQ(store->match("m3")->maker, "");
        EXPECT_EQ(store->seat_of_token("token_of_m1")->second, "allied");
        const auto records = store->records("m1");
        ASSERT_EQ(records.size(), 2u);
        EXPECT_EQ(records[0].account, std::string("\0\x80why", 5));
        EXPECT_EQ(store->records("m2").size(), 2u);
        EXPECT_EQ(store->chat("m1", 10).at(0).text, "bonjour");
        EXPECT_EQ(store->archive("m2")->stories, std::string("a\0b\xff", 4));
        EXPECT_EQ(store->matches_not_archived("", 10), std::vector<std::string>());
        ASSERT_EQ(store->records("m3").size(), 1u);
        EXPECT_EQ(store->records("m3")[0].line, "given");
        EXPECT_EQ(done(*store, {append("m1", 3)}), Problem::none);
        EXPECT_EQ(done(*store, {append("m3", 1)}), Problem::none);
        EXPECT_EQ(store->records("m1").size(), 3u);
        EXPECT_EQ(done(*store, {AddPerson{account("p_fake", "\u0410nna")}}), Problem::taken);
    }
};

}   // namespace

TEST_P(Copying, to_sqlite_and_on_to_postgresql_keeps_everything) {
    fill();
    const auto to_file = copy_database({.database = database()}, {.database = "sqlite:" + path("copy.db")}, Source::at_rest);
    ASSERT_TRUE(to_file) << to_file.error();
    EXPECT_EQ(std::tuple(to_file->people, to_file->matches, to_file->records), std::tuple(2, 3, 4));
    const std::string schema = Cluster::running().new_schema();
    const auto to_server = copy_database({.database = "sqlite:" + path("copy.db")}, {.database = schema}, Source::at_rest);
    ASSERT_TRUE(to_server) << to_server.error();
    EXPECT_EQ(to_server->records, 4);
    expect_filled("sqlite:" + path("copy.db"));
    expect_filled(schema);
}

TEST_P(Copying, refuses_what_is_not_empty) {
    fill();
    const std::string full = "sqlite:" + path("full.db");
    ASSERT_EQ(done(*opened_at(full), {AddPerson{guest("p_carla", "Carla")}}), Problem::none);
    const auto copy = copy_database({.database = database()}, {.database = full}, Source::at_rest);
    ASSERT_FALSE(copy);
    EXPECT_EQ(copy.error(), "the database to copy to is not empty");
    EXPECT_FALSE(opened_at(full)->person("p_anna"));
}

TEST_P(Copying, refuses_to_move_what_a_server_uses) {
    const auto store = opened_at(database());
    const auto copy = copy_database({.database = database()}, {.database = "sqlite:" + path("copy.db")}, Source::at_rest);
    ASSERT_FALSE(copy);
    EXPECT_NE(copy.error().find("is in use by"), std::string::npos) << copy.error();
}

TEST_P(Copying, backs_up_while_a_server_writes) {
    fill();
    const auto store = opened_at(database());
    std::int64_t rev = 2;
    std::jthread server([&](const std::stop_token& stop) {
        while (!stop.stop_requested())
            if (done(*store, {append("m1", rev + 1)}) == Problem::none) ++rev;
    });
    for (const std::string name : {"one.db", "two.db", "three.db"}) {
        const std::int64_t before = store->match("m1")->rev;
        const auto backup = back_up({.database = database()}, path(name));
        ASSERT_TRUE(backup) << backup.error();
        const auto copy = opened(path(name));
        const std::int64_t last = copy->match("m1")->rev;
        EXPECT_GE(last, before) << "everything that was acknowledged before";
        EXPECT_EQ(copy->records("m1").size(), static_cast<std::size_t>(last));
    }
    server.request_stop();
    server.join();
    EXPECT_EQ(back_up({.database = database()}, path("one.db")).error(), path("one.db") + ": exists already");
    EXPECT_FALSE(std::filesystem::exists(path("three.db.part")));
    EXPECT_EQ(store->match("m1")->rev, rev);
}

TEST_P(Copying, leaves_no_file_when_there_is_nothing_to_back_up) {
    if (on_postgresql()) GTEST_SKIP() << "the same for every kind";
    EXPECT_FALSE(back_up({.database = "sqlite:" + path("missing.db")}, path("backup.db")));
    EXPECT_FALSE(std::filesystem::exists(path("backup.db")));
    EXPECT_FALSE(std::filesystem::exists(path("backup.db.part")));
    EXPECT_FALSE(std::filesystem::exists(path("missing.db")));
}

// Real matches of every schema: moved to PostgreSQL and back, they are the same.
TEST_P(Copying, of_earlier_databases_loses_nothing) {
    if (!on_postgresql()) GTEST_SKIP() << "the files are SQLite's";
    std::filesystem::copy_file(std::string(paths::folder) + "/data/schema_1.db", path("old.db"));
    const auto moved = copy_database({.database = "sqlite:" + path("old.db")}, {.database = database()}, Source::at_rest);
    ASSERT_TRUE(moved) << moved.error();
    EXPECT_GE(moved->records, 90);
    const auto back = copy_database({.database = database()}, {.database = "sqlite:" + path("back.db")}, Source::at_rest);
    ASSERT_TRUE(back) << back.error();
    EXPECT_EQ(std::tuple(back->people, back->matches, back->records), std::tuple(moved->people, moved->matches, moved->records));
}

ON_EACH_STORE(Copying);

}   // namespace papelotte::store_test
