// A recovery code brings back an account whose password is lost.
#include <future>

#include "tests/server/database.h"
#include "tests/server/servers.h"

namespace papelotte::server_test {

namespace {

json::object recovering(const std::string& code, std::string_view password = "hougoumont") {
    return {{"name", "anna"}, {"code", code}, {"password", password}};
}

std::string code_in(const HttpAnswer& answer) {
    const json::object body = parsed(answer.body);
    return body.contains("recovery") ? std::string(body.at("recovery").as_string()) : "no code in " + answer.body;
}

}  // namespace

TEST(recovery, sets_a_password_once_and_ends_every_session) {
    const TestServer server({"--unlimited"});
    Person anna(server), thief(server), later(server);
    const std::string code = code_in(anna.post("/api/account", kAnna));
    EXPECT_TRUE(parsed(anna.get("/api/me").body).at("person").at("recoverable").as_bool());
    ASSERT_EQ(thief.post("/api/login", kAnna).status, 200);
    const std::string id = id_of(thief.make_match("me", "me"));
    TableClient open(server, &thief, id);

    const HttpAnswer back = later.post("/api/recover", recovering(code));
    ASSERT_EQ(back.status, 200) << back.body;
    EXPECT_EQ(parsed(later.get("/api/me").body).at("person").at("name").as_string(), "Anna") << "who recovers is signed in";
    EXPECT_EQ(open.socket().close_code(), 1008);
    for (Person* person : {&anna, &thief}) EXPECT_TRUE(parsed(person->get("/api/me").body).at("person").is_null());
    EXPECT_EQ(thief.post("/api/login", kAnna).error_code(), "wrong_password");
    EXPECT_EQ(anna.post("/api/login", {{"name", "Anna"}, {"password", "hougoumont"}}).status, 200);

    EXPECT_EQ(thief.post("/api/recover", recovering(code)).error_code(), "wrong_code") << "it works once";
    EXPECT_NE(code_in(back), code);
    EXPECT_EQ(thief.post("/api/recover", recovering(code_in(back), "mont st jean")).status, 200) << "the next one came with the answer";
}

// Others who know the former password sign in at the very moment at which it is replaced.
TEST(recovery, leaves_no_session_that_began_with_the_former_password) {
    const TestServer server({"--unlimited", "--workers", "6"});
    std::string password = "la haye sainte", code = code_in(Person(server).post("/api/account", kAnna));
    for (int round = 0; round < 8; ++round) {
        std::vector<std::future<Person>> thieves;
        for (int i = 0; i < 3; ++i)
            thieves.push_back(std::async(std::launch::async, [&server, password] {
                Person thief(server);
                thief.post("/api/login", {{"name", "Anna"}, {"password", password}});
                return thief;
            }));
        password = "hougoumont " + std::to_string(round);
        const HttpAnswer back = Person(server).post("/api/recover", recovering(code, password));
        ASSERT_EQ(back.status, 200) << back.body;
        code = code_in(back);
        for (auto& one : thieves) {
            Person thief = one.get();
            EXPECT_TRUE(parsed(thief.get("/api/me").body).at("person").is_null()) << "round " << round;
        }
    }
}

TEST(recovery, of_a_guest_brings_his_matches_along) {
    const TestServer server({"--unlimited"});
    Person anna(server), guest(server);
    const std::string code = code_in(anna.post("/api/account", kAnna)), id = id_of(guest.make_match("me", "me"));
    ASSERT_EQ(guest.post("/api/recover", recovering(code)).status, 200);
    EXPECT_NE(guest.get("/api/matches?mine").body.find(id), std::string::npos);
}

TEST(recovery, codes_are_made_anew_for_the_password) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    EXPECT_EQ(anna.post("/api/recovery", {{"password", "la haye sainte"}}).error_code(), "not_signed_in");
    const std::string first = code_in(anna.post("/api/account", kAnna));
    EXPECT_EQ(anna.post("/api/recovery", {{"password", "wrong"}}).error_code(), "wrong_password");
    const std::string second = code_in(anna.post("/api/recovery", {{"password", "la haye sainte"}}));
    EXPECT_EQ(Person(server).post("/api/recover", recovering(first)).error_code(), "wrong_code");
    EXPECT_EQ(Person(server).post("/api/recover", recovering(second, "password")).error_code(), "easy_password");
    EXPECT_EQ(Database(server).number("SELECT count(*) FROM people WHERE recovery LIKE '%" + second.substr(0, 5) + "%'"), 0) << "only its hash";
    EXPECT_EQ(Person(server).post("/api/recover", recovering(second)).status, 200);
}

TEST(recovery, is_not_there_for_accounts_without_a_code) {
    TestServer server({"--unlimited"});
    ASSERT_EQ(Person(server).post("/api/account", kAnna).status, 201);
    server.close();
    server.change_database("UPDATE people SET recovery = ''");   // as of an earlier schema
    server.open();
    EXPECT_EQ(Person(server).post("/api/recover", recovering("")).error_code(), "wrong_code");
    Person anna(server);
    ASSERT_EQ(anna.post("/api/login", kAnna).status, 200);
    EXPECT_FALSE(parsed(anna.get("/api/me").body).at("person").at("recoverable").as_bool());
}

// From many addresses, so that only the limit of the account counts.
TEST(recovery, codes_cannot_be_guessed) {
    const TestServer server({"--trust-proxy"});
    const auto from = [](int i) { return "10.0.0." + std::to_string(i); };
    Person anna(server, from(250));
    const std::string code = code_in(anna.post("/api/account", kAnna));
    int refused = 0;
    for (int i = 0; i < 30; ++i)
        if (Person(server, from(i)).post("/api/recover", recovering("0000" + std::to_string(i))).status == 429) ++refused;
    EXPECT_GE(refused, 9);
    EXPECT_EQ(Person(server, from(200)).post("/api/recover", recovering(code)).status, 429) << "nor the right one, for a while";
    EXPECT_EQ(Person(server, from(201)).post("/api/login", kAnna).status, 200) << "the password still works";
}

class PostgresqlRecovery : public Servers {};

TEST_F(PostgresqlRecovery, ends_sessions_at_the_other_server) {
    Person anna(one_);
    const std::string code = code_in(anna.post("/api/account", kAnna)), id = id_of(anna.make_match("me", "me"));
    Person there = at(other_, anna);
    TableClient open(other_, &there, id);
    ASSERT_EQ(Person(one_).post("/api/recover", recovering(code)).status, 200);
    EXPECT_EQ(open.socket().close_code(), 1008);
    EXPECT_EQ(Person(other_).post("/api/recover", recovering(code)).error_code(), "wrong_code");
}

}  // namespace papelotte::server_test
