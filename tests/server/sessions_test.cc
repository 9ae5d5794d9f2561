// Sessions that end, accounts that are deleted, refused names and passwords.
#include <thread>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// Workers need some time: waits for the expected status, up to a limit, and returns the status.
std::string status_in_time(Person& person, const std::string& id, std::string_view expected) {
    for (int i = 0; i < 200 && status_of(person, id) != expected; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return status_of(person, id);
}

}  // namespace

TEST(sessions, take_their_sockets_with_them) {
    const TestServer server({"--unlimited"});
    Person anna(server), elsewhere(server), watcher(server);
    ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
    const std::string id = id_of(anna.make_match("me", "me"));
    ASSERT_EQ(elsewhere.post("/api/login", kAnna).status, 200);
    TableClient here(server, &anna, id), there(server, &elsewhere, id), seen(server, nullptr, id);

    ASSERT_EQ(anna.post("/api/password", {{"old", "la haye sainte"}, {"new", "hougoumont"}}).status, 200);
    EXPECT_EQ(there.socket().close_code(), 1008) << "a stolen session ends with the password";
    EXPECT_EQ(there.socket().close_reason(), "the session has ended");
    EXPECT_EQ(here.play(here.legal().front()).at("type").as_string(), "update") << "who changed it plays on";

    Person third(server);
    ASSERT_EQ(third.post("/api/login", {{"name", "Anna"}, {"password", "hougoumont"}}).status, 200);
    TableClient another(server, &third, id);
    ASSERT_EQ(third.post("/api/logout", {}).status, 200);
    EXPECT_EQ(another.socket().close_code(), 1008);

    ASSERT_EQ(anna.post("/api/account/delete", {{"password", "hougoumont"}}).status, 200);
    EXPECT_EQ(here.socket().close_code(), 1008);
    EXPECT_EQ(seen.ask({{"type", "ping"}}).at("type").as_string(), "pong") << "who watches has no session to lose";
}

// The only worker deletes the account, so the match cannot be loaded before the account is gone.
TEST(sessions, a_deleted_account_has_resigned_even_if_workers_are_busy) {
    TestServer server({"--unlimited", "--workers", "1"});
    std::map<std::string, std::string> annas, brunos;
    std::vector<std::string> ids;
    {
        Person anna(server), bruno(server);
        ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
        for (int i = 0; i < 5; ++i) {
            const json::object made = anna.make_match("me", "invite");
            bruno.join(made);
            ids.push_back(id_of(made));
        }
        annas = anna.http().cookies, brunos = bruno.http().cookies;
    }
    server.close();   // so no match is in memory
    server.open();
    Person anna(server), bruno(server);
    anna.http().cookies = annas, bruno.http().cookies = brunos;
    ASSERT_EQ(anna.post("/api/account/delete", {{"password", "la haye sainte"}}).status, 200);
    for (const std::string& id : ids) {
        EXPECT_EQ(status_in_time(bruno, id, "over"), "over");
        const json::object match = parsed(bruno.get("/api/matches/" + id).body).at("match").as_object();
        EXPECT_EQ(match.at("result").at("by").as_string(), "resignation");
        EXPECT_EQ(match.at("result").at("winners"), json::array{"allied"});
    }
}

TEST(sessions, two_people_who_take_the_last_seats_at_once_begin_the_match) {
    const TestServer server({"--unlimited", "--workers", "4"}, paths::papelotte_toys);
    Person anna(server);
    for (int round = 0; round < 12; ++round) {
        const json::object me{{"seat", "red"}, {"who", "me"}}, blue{{"seat", "blue"}, {"who", "invite"}},
            green{{"seat", "green"}, {"who", "invite"}};
        const json::object made = parsed(anna.post("/api/matches", {{"game", "pickets"}, {"seats", {me, blue, green}}}).body);
        const auto follow = [&](std::size_t link) {
            const std::string text(made.at("links").as_array().at(link).at("link").as_string());
            EXPECT_EQ(Person(server).post("/api/join", {{"token", text.substr(text.rfind('/') + 1)}}).status, 200);
        };
        const TableClient red(server, &anna, id_of(made));   // the match is in memory
        {
            const std::jthread bruno([&] { follow(0); }), carla([&] { follow(1); });
        }
        ASSERT_EQ(status_of(anna, id_of(made)), "running") << "round " << round;
        const TableClient late(server, nullptr, id_of(made));
        ASSERT_EQ(late.match.at("status").as_string(), "running") << "round " << round;
        for (const json::value& seat : late.match.at("seats").as_array()) ASSERT_EQ(seat.at("who").as_string(), "person") << "round " << round;
    }
}

TEST(sessions, no_guest_passes_for_an_account) {
    const TestServer server({"--unlimited"});
    Person anna(server), mallory(server);
    ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
    for (const std::string_view name : {"Anna", "ANNA", "Аnna", "A n n a", "Änna"}) {
        EXPECT_EQ(mallory.post("/api/name", {{"name", name}}).error_code(), "taken") << name;
        EXPECT_EQ(Person(server).post("/api/account", {{"name", name}, {"password", "hougoumont"}}).error_code(), "taken") << name;
    }
    EXPECT_EQ(mallory.post("/api/name", {{"name", "Mallory"}}).status, 200);
    EXPECT_EQ(Person(server).post("/api/account", {{"name", "Guest 4711"}, {"password", "hougoumont"}}).error_code(), "taken");
    EXPECT_EQ(anna.post("/api/password", {{"old", "la haye sainte"}, {"new", "hougoumont"}}).status, 200) << "one's own name is no disguise";
}

TEST(sessions, easy_passwords_are_refused) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    for (const std::string_view password : {"password", "Password", "12345678", "waterloo", "aaaaaaaa", "Annamaria"})
        EXPECT_EQ(anna.post("/api/account", {{"name", "annamaria"}, {"password", password}}).error_code(), "easy_password") << password;
    ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
    EXPECT_EQ(anna.post("/api/password", {{"old", "la haye sainte"}, {"new", "password"}}).error_code(), "easy_password");
}

}  // namespace papelotte::server_test
