// What outlives a start, a jump of the clock or a copy of the database; and what is forgotten.
#include <filesystem>
#include <thread>

#include "tests/server/against_computer.h"
#include "tests/server/database.h"

namespace papelotte::server_test {

namespace {

// Anna, who has an account, or not, and Bruno began a match.
struct Begun {
    explicit Begun(House& house_, bool account = false) : house(house_) {
        Person anna(house), bruno(house);
        if (account) EXPECT_EQ(anna.post("/api/account", {{"name", "Anna"}, {"password", "la haye sainte"}}).status, 201);
        const json::object made = anna.make_match("me", "invite");
        bruno.join(made);
        id = id_of(made);
        Place place(house, &anna, id), other(house, &bruno, id);
        Place& mover = place.my_turn() ? place : other;
        mover.play(mover.legal().front());
        cookies = anna.http().cookies;
    }
    void end() {
        Person anna(house);
        anna.http().cookies = cookies;
        Place place(house, &anna, id);
        place.ask({{"type", "resign"}, {"rev", place.rev}, {"seat", "french"}});
    }
    House& house;
    std::string id;
    std::map<std::string, std::string> cookies;
};

std::int64_t served(const House& house) { return Database(house).number("SELECT served FROM clock"); }

}  // namespace

TEST(keeping, accounts_of_the_computer_survive_a_restart) {
    House house({"--unlimited"});
    Person anna(house);
    const std::string id = id_of(anna.make_match("me", "recruit"));
    std::map<std::int64_t, json::object> told;
    {
        Place place(house, &anna, id);
        play_on(place, 12, 5);
        for (std::int64_t n = 1; n <= place.n; ++n)
            if (const json::object answer = place.ask({{"type", "reasons"}, {"n", n}}); code_of(answer) == "reasons") told[n] = answer;
    }
    ASSERT_FALSE(told.empty());
    house.close();
    house.open();
    Person again(house);
    again.http().cookies = anna.http().cookies;
    Place place(house, &again, id);
    for (const auto& [n, answer] : told) {
        const json::object now = place.ask({{"type", "reasons"}, {"n", n}});
        ASSERT_EQ(code_of(now), "reasons") << n;
        EXPECT_EQ(now.at("account"), answer.at("account")) << n;
        EXPECT_EQ(now.at("seat"), answer.at("seat"));
    }
    Database database(house);
    EXPECT_GT(database.number("SELECT count(*) FROM records WHERE account IS NOT NULL"), 0);
    EXPECT_LT(database.number("SELECT max(length(account)) FROM records"), 2000) << "small enough to be kept with every record";
}

// The machine's clock is twenty days ahead: to it, the last move was made long ago.
TEST(keeping, a_clock_that_jumps_ends_no_match) {
    House house({"--unlimited"});
    const Begun begun(house);
    house.close();
    Database(house).execute(
        "UPDATE matches SET changed = changed - 20 * 86400, created = created - 20 * 86400; UPDATE records SET at = at - 20 * 86400");
    const std::int64_t before = served(house);
    house.open();
    ASSERT_TRUE(comes_true(house, "SELECT served > " + std::to_string(before) + " FROM clock")) << "matches were looked through";
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_EQ(Place(house, nullptr, begun.id).match.at("status").as_string(), "running");
}

TEST(keeping, guests_and_their_matches_are_forgotten_in_time) {
    House house({"--unlimited"});
    Begun guests(house), with_account(house, true), running(house);
    guests.end();
    with_account.end();
    Person passer_by(house);
    passer_by.post("/api/name", {{"name", "Passer-by"}});
    house.close();
    // A year and more of service: the running match has used its days up as well, and ends; it is kept from then on.
    Database(house).execute("UPDATE clock SET served = served + 400 * 86400");
    house.open();
    ASSERT_TRUE(comes_true(house, "SELECT count(*) = 0 FROM people WHERE name = 'Passer-by'"));
    ASSERT_TRUE(comes_true(house, "SELECT count(*) = 0 FROM matches WHERE id = '" + guests.id + "'"));
    Person anyone(house);
    EXPECT_EQ(anyone.get("/api/matches/" + guests.id).status, 404);
    EXPECT_EQ(anyone.get("/api/matches/" + with_account.id + "/story?as=all").status, 200);
    EXPECT_EQ(anyone.get("/api/matches/" + running.id).status, 200);
    EXPECT_EQ(Database(house).number("SELECT count(*) FROM records WHERE match_id = '" + guests.id + "'"), 0);
}

// README: how to back a running server up. `.backup` of the sqlite3 program is this function.
TEST(keeping, a_backup_of_a_running_server_has_all_that_was_acknowledged) {
    House house({"--unlimited"});
    Person anna(house);
    const std::string id = id_of(anna.make_match("me", "me"));
    Place place(house, &anna, id);
    const auto play = [&](int times) {
        for (int i = 0; i < times; ++i) {
            if (!place.my_turn()) place.ask({{"type", "look"}, {"seat", place.decision.at("to_act").as_array().at(0)}});
            ASSERT_EQ(place.play(place.legal().back()).at("type").as_string(), "update");
        }
    };
    play(30);
    const std::string copy = house.folder() + "/copy.db";
    const std::int64_t acknowledged = place.rev;
    std::jthread load([&] { play(40); });
    {
        Database from(house), to(copy);
        sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
        ASSERT_NE(backup, nullptr);
        EXPECT_EQ(sqlite3_backup_step(backup, -1), SQLITE_DONE);
        EXPECT_EQ(sqlite3_backup_finish(backup), SQLITE_OK);
    }
    load.join();
    EXPECT_EQ(Database(copy).text("PRAGMA integrity_check"), "ok");
    house.close();
    std::filesystem::rename(copy, house.database());
    house.open();
    Person again(house);
    again.http().cookies = anna.http().cookies;
    EXPECT_GE(Place(house, &again, id).rev, acknowledged);
}

// A database of an earlier schema, with matches that were played by the program of that time.
TEST(keeping, databases_of_earlier_schemas_are_served) {
    House house({"--unlimited"});
    house.close();
    for (const int version : {1, 2, 3}) {
        std::filesystem::copy_file(std::string(paths::source) + "/tests/store/data/schema_" + std::to_string(version) + ".db", house.database(),
                                   std::filesystem::copy_options::overwrite_existing);
        const std::string finished = Database(house).text("SELECT id FROM matches WHERE status = 'over' AND game = 'waterloo'");
        const std::string second = Database(house).text("SELECT id FROM matches WHERE status = 'over' AND game = 'waterloo200'");
        house.open();
        Person anyone(house);
        for (const std::string& id : {finished, second}) {
            EXPECT_EQ(anyone.get("/api/matches/" + id + "/journal").status, 200);
            EXPECT_TRUE(Place(house, nullptr, id).open());
            EXPECT_TRUE(comes_true(house, "SELECT count(*) FROM archives WHERE match_id = '" + id + "'"));
            EXPECT_EQ(anyone.get("/api/matches/" + id + "/story?as=all").status, 200);
        }
        EXPECT_EQ(anyone.post("/api/login", {{"name", "Anna"}, {"password", "la haye sainte"}}).status, 200);
        house.close();
    }
}

TEST(keeping, what_could_not_be_written_was_not_said) {
    const House house({"--unlimited"});
    Person anna(house);
    const std::string id = id_of(anna.make_match("me", "me"));
    Place place(house, &anna, id);
    ASSERT_EQ(place.ask({{"type", "chat"}, {"text", "Audible"}}).at("type").as_string(), "chat");
    Database database(house);
    database.execute("BEGIN IMMEDIATE");   // the server cannot write
    place.send({{"type", "chat"}, {"ref", 1}, {"text", "Inaudible"}});
    place.ask({{"type", "ping"}});   // by now it has been heard
    const Place meanwhile(house, &anna, id);
    EXPECT_EQ(meanwhile.bytes.find("Inaudible"), std::string::npos);
    EXPECT_EQ(place.next("error").at("code").as_string(), "unavailable");
    database.execute("COMMIT");
    const Place late(house, &anna, id);
    EXPECT_EQ(late.bytes.find("Inaudible"), std::string::npos);
    EXPECT_NE(late.bytes.find("Audible"), std::string::npos);
}

}  // namespace papelotte::server_test
