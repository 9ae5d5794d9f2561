// What survives a restart, a jump of the clock or a copy of the database; and what is deleted.
#include <filesystem>
#include <thread>

#include "tests/server/against_computer.h"
#include "tests/server/database.h"

namespace papelotte::server_test {

namespace {

// A match between Anna, with or without an account, and Bruno.
struct Begun {
    explicit Begun(TestServer& at, bool account = false) : server(at) {
        Person anna(server), bruno(server);
        if (account) EXPECT_EQ(anna.post("/api/account", {{"name", "Anna"}, {"password", "la haye sainte"}}).status, 201);
        const json::object made = anna.make_match("me", "invite");
        bruno.join(made);
        id = id_of(made);
        TableClient client(server, &anna, id), other(server, &bruno, id);
        TableClient& mover = client.my_turn() ? client : other;
        mover.play(mover.legal().front());
        cookies = anna.http().cookies;
    }
    void end() {
        Person anna(server);
        anna.http().cookies = cookies;
        TableClient client(server, &anna, id);
        client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", "french"}});
    }
    TestServer& server;
    std::string id;
    std::map<std::string, std::string> cookies;
};

std::int64_t served(const TestServer& server) { return Database(server).number("SELECT served FROM clock"); }

}  // namespace

TEST(keeping, accounts_of_the_computer_survive_a_restart) {
    TestServer server({"--unlimited"});
    Person anna(server);
    const std::string id = id_of(anna.make_match("me", "recruit"));
    std::map<std::int64_t, json::object> told;
    {
        TableClient client(server, &anna, id);
        play_on(client, 12, 5);
        for (std::int64_t n = 1; n <= client.n; ++n)
            if (const json::object answer = client.ask({{"type", "reasons"}, {"n", n}}); code_of(answer) == "reasons") told[n] = answer;
    }
    ASSERT_FALSE(told.empty());
    server.close();
    server.open();
    Person again(server);
    again.http().cookies = anna.http().cookies;
    TableClient client(server, &again, id);
    for (const auto& [n, answer] : told) {
        const json::object now = client.ask({{"type", "reasons"}, {"n", n}});
        ASSERT_EQ(code_of(now), "reasons") << n;
        EXPECT_EQ(now.at("account"), answer.at("account")) << n;
        EXPECT_EQ(now.at("seat"), answer.at("seat"));
    }
    Database database(server);
    EXPECT_GT(database.number("SELECT count(*) FROM records WHERE account IS NOT NULL"), 0);
    EXPECT_LT(database.number("SELECT max(length(account)) FROM records"), 2000) << "small enough to be kept with every record";
}

// The machine's clock is twenty days ahead: by this clock the last move was made long ago.
TEST(keeping, a_clock_that_jumps_ends_no_match) {
    TestServer server({"--unlimited"});
    const Begun begun(server);
    server.close();
    Database(server).execute(
        "UPDATE matches SET changed = changed - 20 * 86400, created = created - 20 * 86400; UPDATE records SET at = at - 20 * 86400");
    const std::int64_t before = served(server);
    server.open();
    ASSERT_TRUE(comes_true(server, "SELECT served > " + std::to_string(before) + " FROM clock")) << "matches were looked through";
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_EQ(TableClient(server, nullptr, begun.id).match.at("status").as_string(), "running");
}

TEST(keeping, guests_and_their_matches_are_forgotten_in_time) {
    TestServer server({"--unlimited"});
    Begun guests(server), with_account(server, true), running(server);
    guests.end();
    with_account.end();
    Person passer_by(server);
    passer_by.post("/api/name", {{"name", "Passer-by"}});
    server.close();
    // More than a year of service: the running match has used up its days too, and ends; it is kept from then on.
    Database(server).execute("UPDATE clock SET served = served + 400 * 86400");
    server.open();
    ASSERT_TRUE(comes_true(server, "SELECT count(*) = 0 FROM people WHERE name = 'Passer-by'"));
    ASSERT_TRUE(comes_true(server, "SELECT count(*) = 0 FROM matches WHERE id = '" + guests.id + "'"));
    Person anyone(server);
    EXPECT_EQ(anyone.get("/api/matches/" + guests.id).status, 404);
    EXPECT_EQ(anyone.get("/api/matches/" + with_account.id + "/story?as=all").status, 200);
    EXPECT_EQ(anyone.get("/api/matches/" + running.id).status, 200);
    EXPECT_EQ(Database(server).number("SELECT count(*) FROM records WHERE match_id = '" + guests.id + "'"), 0);
}

// More than one page of the store's lists: a busy server has more of them every day.
TEST(keeping, however_many_are_to_be_forgotten_none_waits_for_another_day) {
    TestServer server({"--unlimited"});
    Begun guests(server);
    guests.end();
    server.close();
    {
        Database database(server);
        database.execute("CREATE TEMP TABLE copy AS SELECT * FROM matches WHERE id = '" + guests.id + "'");
        database.execute("BEGIN");
        for (int i = 0; i < 250; ++i)
            database.execute("UPDATE copy SET id = 'copy " + std::to_string(i) + "'; INSERT INTO matches SELECT * FROM copy");
        for (int i = 0; i < 1200; ++i)
            database.execute("INSERT INTO people (id, name, password, created) VALUES ('p_" + std::to_string(i) + "', 'Passer-by', '', 0)");
        database.execute("COMMIT; UPDATE clock SET served = served + 400 * 86400");
    }
    server.open();
    EXPECT_TRUE(comes_true(server, "SELECT count(*) = 0 FROM matches"));
    EXPECT_TRUE(comes_true(server, "SELECT count(*) = 0 FROM people WHERE name = 'Passer-by'"));
}

// The backup procedure of the README: `.backup` of the sqlite3 program calls this function.
TEST(keeping, a_backup_of_a_running_server_has_all_that_was_acknowledged) {
    TestServer server({"--unlimited"});
    Person anna(server);
    const std::string id = id_of(anna.make_match("me", "me"));
    TableClient client(server, &anna, id);
    const auto play = [&](int times) {
        for (int i = 0; i < times; ++i) {
            if (!client.my_turn()) client.ask({{"type", "look"}, {"seat", client.decision.at("to_act").as_array().at(0)}});
            ASSERT_EQ(client.play(client.legal().back()).at("type").as_string(), "update");
        }
    };
    play(30);
    const std::string copy = server.folder() + "/copy.db";
    const std::int64_t acknowledged = client.rev;
    std::jthread load([&] { play(40); });
    {
        Database from(server), to(copy);
        sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
        ASSERT_NE(backup, nullptr);
        EXPECT_EQ(sqlite3_backup_step(backup, -1), SQLITE_DONE);
        EXPECT_EQ(sqlite3_backup_finish(backup), SQLITE_OK);
    }
    load.join();
    EXPECT_EQ(Database(copy).text("PRAGMA integrity_check"), "ok");
    server.close();
    std::filesystem::rename(copy, server.database());
    server.open();
    Person again(server);
    again.http().cookies = anna.http().cookies;
    EXPECT_GE(TableClient(server, &again, id).rev, acknowledged);
}

// Databases of earlier schemas, with matches that were played by the program of that time.
TEST(keeping, databases_of_earlier_schemas_are_served) {
    TestServer server({"--unlimited"});
    server.close();
    for (const int version : {1, 2, 3}) {
        std::filesystem::copy_file(std::string(paths::source) + "/tests/store/data/schema_" + std::to_string(version) + ".db", server.database(),
                                   std::filesystem::copy_options::overwrite_existing);
        const std::string finished = Database(server).text("SELECT id FROM matches WHERE status = 'over' AND game = 'waterloo'");
        const std::string second = Database(server).text("SELECT id FROM matches WHERE status = 'over' AND game = 'waterloo200'");
        server.open();
        Person anyone(server);
        for (const std::string& id : {finished, second}) {
            EXPECT_EQ(anyone.get("/api/matches/" + id + "/journal").status, 200);
            EXPECT_TRUE(TableClient(server, nullptr, id).open());
            EXPECT_TRUE(comes_true(server, "SELECT count(*) FROM archives WHERE match_id = '" + id + "'"));
            EXPECT_EQ(anyone.get("/api/matches/" + id + "/story?as=all").status, 200);
        }
        EXPECT_EQ(anyone.post("/api/login", {{"name", "Anna"}, {"password", "la haye sainte"}}).status, 200);
        server.close();
    }
}

TEST(keeping, what_could_not_be_written_was_not_said) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const std::string id = id_of(anna.make_match("me", "me"));
    TableClient client(server, &anna, id);
    ASSERT_EQ(client.ask({{"type", "chat"}, {"text", "Audible"}}).at("type").as_string(), "chat");
    Database database(server);
    database.execute("BEGIN IMMEDIATE");   // the server cannot write
    client.send({{"type", "chat"}, {"ref", 1}, {"text", "Inaudible"}});
    client.ask({{"type", "ping"}});   // the server has processed the previous message
    const TableClient meanwhile(server, &anna, id);
    EXPECT_EQ(meanwhile.bytes.find("Inaudible"), std::string::npos);
    EXPECT_EQ(client.next("error").at("code").as_string(), "unavailable");
    database.execute("COMMIT");
    const TableClient late(server, &anna, id);
    EXPECT_EQ(late.bytes.find("Inaudible"), std::string::npos);
    EXPECT_NE(late.bytes.find("Audible"), std::string::npos);
}

}  // namespace papelotte::server_test
