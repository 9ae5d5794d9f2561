// What only PostgreSQL has: connections that break, servers that share a database, passwords, and databases that cannot be used.
#include <atomic>
#include <chrono>
#include <map>
#include <random>
#include <thread>

#include "server/store/postgres_schema.h"
#include "server/store/postgres_store.h"
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

class Postgresql : public Folder {
   protected:
    std::string refusal_at(const std::string& database, const std::string& password_file = {}) const {
        const auto store = open_store({.database = database, .password_file = password_file});
        if (store) return "it was opened";
        EXPECT_EQ(store.error().find('\n'), std::string::npos) << store.error();
        EXPECT_EQ(store.error().find("1815"), std::string::npos) << "a password is shown: " << store.error();
        return store.error().starts_with(database + ": ") ? store.error().substr(database.size() + 2) : store.error();
    }
    std::unique_ptr<Store> with_match(const std::string& database) const {
        auto store = opened_at(database);
        EXPECT_EQ(done(*store, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}, AddMatch{match("m2", "p_anna")}}),
                  Problem::none);
        return store;
    }
    Cluster& cluster_ = Cluster::running();
    const std::string database_ = cluster_.new_schema();
};

Append advance(const std::string& match, std::int64_t rev, const std::string& line = "{}") {
    Append one = append(match, rev);
    one.record.line = line;
    one.only_advances = true;
    return one;
}

}   // namespace

TEST_F(Postgresql, refuses_what_is_no_url_without_showing_it) {
    for (const std::string url : {"postgresql://a?pass=1815", "postgresql://[1815"})
        EXPECT_EQ(refusal_at(url), "--db: this is not a PostgreSQL URL, which is like postgresql://USER@HOST:5432/NAME") << url;
}

TEST_F(Postgresql, takes_no_password_from_the_command_line) {
    for (const std::string url : {"postgresql://anna:pw1815@localhost/db", "postgresql://anna@localhost/db?password=pw1815"})
        EXPECT_EQ(refusal_at(url), "--db: a password in the URL can be seen by others; use --db-password-file, PGPASSWORD or PGPASSFILE");
}

TEST_F(Postgresql, takes_the_password_from_a_file) {
    const std::string url = cluster_.url("guarded", "&options=-csearch_path%3Dguarded");
    cluster_.execute("CREATE SCHEMA guarded AUTHORIZATION guarded");
    EXPECT_EQ(refusal_at(url).substr(0, 21), "cannot be reached: co") << "no password";
    write("wrong", "Wavre 1815\n");
    EXPECT_NE(refusal_at(url, path("wrong")).find("password authentication failed for user \"guarded\""), std::string::npos);
    EXPECT_EQ(refusal_at(url, path("none")), path("none") + ": no password can be read from it");
    write("right", std::string(Cluster::kPassword) + "\n");
    EXPECT_EQ(refusal_at(url, path("right")), "it was opened");
}

TEST_F(Postgresql, says_why_it_cannot_be_used) {
    EXPECT_EQ(refusal_at("postgresql://postgres@/postgres?host=" + path("nowhere")).substr(0, 19), "cannot be reached: ");
    EXPECT_NE(refusal_at("postgresql://postgres@/no_such?host=" + cluster_.folder()).find("database \"no_such\" does not exist"),
              std::string::npos);
    EXPECT_EQ(refusal_at(cluster_.url("postgres", "&options=-csearch_path%3Dno_such_schema")), "has no schema for the tables");
    EXPECT_EQ(refusal_at(database_ + "%20-cdefault_transaction_read_only%3Don"), "is read-only");
    PostgresConnection connection({.url = database_});
    connection.execute("CREATE TABLE recipes (name TEXT)");
    EXPECT_EQ(refusal_at(database_), "not a Papelotte database");
    connection.execute("DROP TABLE recipes");
    opened_at(database_).reset();
    connection.execute("UPDATE papelotte SET version = version + 1");
    const std::string known = std::to_string(postgres_migrations().back().to);
    EXPECT_EQ(refusal_at(database_), "made by a newer version of papelotte (schema " + std::to_string(postgres_migrations().back().to + 1) +
                                         ", this one knows " + known + ")");
}

TEST_F(Postgresql, is_made_once_by_servers_that_start_together) {
    std::atomic<int> opened_well = 0;
    {
        std::vector<std::jthread> servers;
        for (int i = 0; i < 6; ++i) servers.emplace_back([&] { opened_well += open_store({.database = database_}).has_value() ? 1 : 0; });
    }
    EXPECT_EQ(opened_well, 6);
    PostgresConnection connection({.url = database_});
    EXPECT_EQ(connection.number("SELECT count(*) FROM papelotte"), 1);
    EXPECT_EQ(connection.number("SELECT count(*) FROM writers"), 0) << "who stops leaves no row";
}

TEST_F(Postgresql, is_brought_up_to_date_from_every_earlier_schema) {
    const std::span<const PostgresMigration> all = postgres_migrations();
    for (std::size_t steps = 1; steps <= all.size(); ++steps) {
        const std::string database = cluster_.new_schema();
        {
            PostgresConnection connection({.url = database});
            ASSERT_TRUE(bring_up_to_date(connection, all.first(steps)));
            connection.execute(
                "INSERT INTO people (id, name, name_key, name_look, password, created, seen) VALUES ('p_anna', 'Anna', 'anna', 'anna', '$', 1, "
                "1);"
                "INSERT INTO matches VALUES ('m1', 'waterloo', 'standard', '{}', '', 'p_anna', '', 'running', '', '', 1, 14, 1, 1, 1, 0);"
                "INSERT INTO progress VALUES ('m1', 1, 1, 'french', '{}', 0);"
                "INSERT INTO records VALUES ('m1', 1, 'line 1', 1, NULL)");
        }
        auto store = open_store({.database = database});
        ASSERT_TRUE(store) << store.error();
        EXPECT_EQ((*store)->account("Anna")->id, "p_anna");
        EXPECT_EQ((*store)->records("m1").size(), 1u);
        EXPECT_EQ(done(**store, {SetRecovery{"p_anna", "hash"}, append("m1", 2)}), Problem::none);
    }
}

TEST_F(Postgresql, leaves_tables_as_they_were_when_a_step_fails) {
    PostgresConnection connection({.url = database_});
    const std::vector<PostgresMigration> steps = {
        {1, "CREATE TABLE a (x BIGINT)"}, {2, "CREATE TABLE b (x BIGINT)"}, {3, "CREATE TABLE a (x BIGINT)"}};
    const std::span all(steps);
    ASSERT_TRUE(bring_up_to_date(connection, all.first(1)));
    EXPECT_THROW(EXPECT_TRUE(bring_up_to_date(connection, all)), PostgresError);
    EXPECT_EQ(connection.number("SELECT version FROM papelotte"), 1);
    ASSERT_TRUE(bring_up_to_date(connection, all.first(2)));
    EXPECT_EQ(connection.number("SELECT count(*) FROM b"), 0);
    EXPECT_EQ(bring_up_to_date(connection, all.first(1)).error(), "made by a newer version of papelotte (schema 2, this one knows 1)");
}

// Sessions are ended at random moments, many of them within a commit.
TEST_F(Postgresql, a_lost_connection_loses_no_record_and_writes_none_twice) {
    const auto store = with_match(database_);
    std::atomic<bool> writing = true;
    std::jthread enemy([&] {
        std::mt19937 random(1815);
        while (writing) {
            std::this_thread::sleep_for(std::chrono::microseconds(random() % 200'000));
            cluster_.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'papelotte writer%'");
        }
    });
    std::map<std::int64_t, Problem> answers;
    for (std::int64_t rev = 1; rev <= 900; ++rev) {
        const auto note = [&answers, rev](Problem problem) { answers[rev] = problem; };
        store->submit({advance("m1", rev, "line " + std::to_string(rev))}, note);
        if (rev % 3 == 0) store->submit({append("m2", rev / 3), SetHeader{"m2", "header " + std::to_string(rev)}}, {});
        if (rev % 5 == 0) store->flush();
    }
    store->flush();
    writing = false;
    enemy.join();
    for (std::int64_t rev = 1; rev <= 900; ++rev) EXPECT_EQ(answers[rev], Problem::none) << rev;
    const auto records = store->records("m1");
    ASSERT_EQ(records.size(), 900u);
    for (std::size_t i = 0; i < records.size(); ++i) EXPECT_EQ(records[i].line, "line " + std::to_string(i + 1));
    EXPECT_EQ(store->records("m2").size(), 300u);
    EXPECT_EQ(store->match("m2")->header, "header 900");
    EXPECT_TRUE(store->healthy());
}

// What the answers would have said is read, if the connection breaks after the commit.
TEST_F(Postgresql, a_stale_record_stays_stale_when_the_connection_breaks) {
    const auto one = with_match(database_), other = opened_at(database_);
    std::atomic<bool> writing = true;
    std::jthread enemy([&] {
        while (writing) {
            std::this_thread::sleep_for(std::chrono::milliseconds(83));
            cluster_.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'papelotte writer%'");
        }
    });
    std::map<std::int64_t, std::string> acknowledged;
    const auto race = [&](Store& store, const std::string& who, std::map<std::int64_t, std::string>& mine) {
        for (std::int64_t rev = 1; rev <= 400; ++rev) {
            const Problem problem = done(store, {advance("m1", rev, who)});
            if (problem == Problem::none) mine[rev] = who;
            else EXPECT_EQ(problem, Problem::stale);
            while (store.match("m1")->rev < rev) {
            }
        }
    };
    std::map<std::int64_t, std::string> of_one, of_other;
    {
        std::jthread first([&] { race(*one, "one", of_one); }), second([&] { race(*other, "other", of_other); });
    }
    writing = false;
    enemy.join();
    EXPECT_EQ(of_one.size() + of_other.size(), 400u) << "each record is acknowledged to one server alone";
    of_one.merge(of_other);
    const auto records = one->records("m1");
    ASSERT_EQ(records.size(), 400u);
    for (const RecordRow& record : records) EXPECT_EQ(of_one[record.rev], record.line) << record.rev;
}

TEST_F(Postgresql, servers_that_write_to_the_same_matches_do_not_block_each_other_for_ever) {
    const auto one = with_match(database_), other = opened_at(database_);
    std::atomic<int> accepted = 0;
    const auto race = [&](Store& store, bool turned) {
        for (std::int64_t rev = 1; rev <= 60; ++rev) {
            std::vector<Change> changes = {append("m1", rev), append("m2", rev)};
            if (turned) std::swap(changes[0], changes[1]);
            accepted += done(store, changes) == Problem::none ? 1 : 0;
        }
    };
    {
        std::jthread first([&] { race(*one, false); }), second([&] { race(*other, true); });
    }
    EXPECT_LE(accepted, 60);
    EXPECT_EQ(one->match("m1")->rev, accepted);
    EXPECT_EQ(one->match("m2")->rev, accepted);
}

TEST_F(Postgresql, two_people_on_two_servers_take_the_last_two_seats) {
    const auto one = with_match(database_), other = opened_at(database_);
    ASSERT_EQ(done(*one, {AddPerson{guest("p_bob", "Bob")}, AddPerson{guest("p_carla", "Carla")}}), Problem::none);
    for (int round = 0; round < 20; ++round) {
        MatchRow three = match("r" + std::to_string(round), "p_anna");
        three.seats = {{.seat = "french", .who = Who::person, .person = "p_anna", .level = "", .token = ""},
                       {.seat = "british", .who = Who::open, .person = "", .level = "", .token = "b" + three.id},
                       {.seat = "prussian", .who = Who::open, .person = "", .level = "", .token = "p" + three.id}};
        ASSERT_EQ(done(*one, {AddMatch{three}}), Problem::none);
        {
            std::jthread first([&] { EXPECT_EQ(done(*one, {TakeSeat{three.id, "british", "p_bob"}}), Problem::none); });
            std::jthread second([&] { EXPECT_EQ(done(*other, {TakeSeat{three.id, "prussian", "p_carla"}}), Problem::none); });
        }
        EXPECT_EQ(one->match(three.id)->status, "running") << round;
    }
}

TEST_F(Postgresql, names_that_look_alike_are_taken_once) {
    const auto one = opened_at(database_), other = opened_at(database_);
    for (int round = 0; round < 10; ++round) {
        const std::string end = std::to_string(round) + "x";
        std::atomic<int> made = 0;
        {
            std::jthread first([&] { made += done(*one, {AddPerson{account("a" + end, "Anna" + end)}}) == Problem::none ? 1 : 0; });
            std::jthread second([&] { made += done(*other, {AddPerson{account("b" + end, "\u0410nna" + end)}}) == Problem::none ? 1 : 0; });
        }
        EXPECT_EQ(made, 1) << round;
    }
}

TEST_F(Postgresql, reading_survives_lost_connections) {
    const auto store = with_match(database_);
    for (int i = 0; i < 10; ++i) {
        ASSERT_TRUE(store->match("m1"));
        cluster_.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'papelotte%'");
    }
    EXPECT_EQ(done(*store, {advance("m1", 1)}), Problem::none);
    EXPECT_EQ(store->records("m1").size(), 1u);
}

}   // namespace papelotte::store_test
