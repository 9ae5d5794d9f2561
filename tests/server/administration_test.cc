// What an operator does with a database: `papelotte admin`.
#include <fmt/format.h>

#include "tests/server/database.h"
#include "tests/server/servers.h"
#include "tests/server/shell.h"

namespace papelotte::server_test {

namespace {

Told admin(const std::string& database, const std::string& arguments) {
    return shell(fmt::format("'{}' admin {} --db '{}'", paths::papelotte, arguments, database));
}

std::string code_in(const std::string& text) {
    const std::size_t at = text.rfind(": ");
    return at == std::string::npos ? "" : text.substr(at + 2, text.find('\n', at) - at - 2);
}

}  // namespace

TEST(administration, of_a_sqlite_file_needs_it_for_itself) {
    TestServer server({"--unlimited"});
    const std::string database = "sqlite:" + server.database();
    std::string id;
    {
        Person anna(server);
        ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
        id = id_of(anna.make_match("me", "regular"));
    }
    const Told refused = admin(database, "list");
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.text, "papelotte: " + server.database() + ": is in use by another process\n");
    server.close();

    const Told list = admin(database, "list --account anna");
    EXPECT_EQ(list.status, 0);
    EXPECT_TRUE(list.text.starts_with(id + "  waterloo        running")) << list.text;
    EXPECT_TRUE(list.has(" french='Anna' allied=regular\n1 matches\n")) << list.text;
    EXPECT_TRUE(admin(database, "list --account bruno").has("there is no account 'bruno'"));
    EXPECT_EQ(admin(database, fmt::format("export --match {}", id)).text.find("\"seed\""), std::string::npos) << "of a running match";
    EXPECT_EQ(admin(database, fmt::format("end --match {} --reason 'a mistake of ours'", id)).status, 0);
    EXPECT_EQ(admin(database, "list").text, "0 matches\n");
    EXPECT_TRUE(admin(database, "list --over").has("over"));
    EXPECT_TRUE(admin(database, fmt::format("export --match {}", id)).has(R"("reason":"a mistake of ours","by":"operator","seed":)"));
    EXPECT_TRUE(admin(database, fmt::format("end --match {} --reason again", id)).has(fmt::format("the match '{}' is over", id)));

    const std::string code = code_in(admin(database, "reset-password --account Anna").text);
    server.open();
    Person back(server);
    EXPECT_EQ(back.post("/api/login", kAnna).error_code(), "wrong_password");
    ASSERT_EQ(back.post("/api/recover", {{"name", "Anna"}, {"code", code}, {"password", "hougoumont"}}).status, 200) << code;
    const json::object match = parsed(back.get("/api/matches/" + id).body).at("match").as_object();
    EXPECT_EQ(match.at("result").at("by").as_string(), "operator");
    EXPECT_EQ(match.at("result").at("reason").as_string(), "a mistake of ours");
    EXPECT_TRUE(parsed(back.get("/api/matches/" + id + "/verify").body).at("sound").as_bool());
}

TEST(administration, refuses_what_it_cannot_do_in_one_line) {
    const std::string nowhere = "sqlite:" + testing::TempDir() + "administration.db";
    for (const auto& [arguments, words] :
         std::initializer_list<std::pair<const char*, const char*>>{{"end --reason x", "which match?"},
                                                                    {"reset-password", "which account?"},
                                                                    {"end --match aaaaaaaaaaaaaaaaaaaaaa", "--reason is required"},
                                                                    {"end --match aaaaaaaaaaaaaaaaaaaaaa --reason x", "there is no match"},
                                                                    {"export --match -aaaaaaaaaaaaaaaaaaaaa", "there is no match"},
                                                                    {"reset-password --account nobody", "there is no account"},
                                                                    {"list --match aaaaaaaaaaaaaaaaaaaaaa", "takes no --match"},
                                                                    {"burn", "burn"}}) {
        const Told told = admin(nowhere, arguments);
        EXPECT_EQ(told.status, 2) << arguments;
        EXPECT_TRUE(told.has(words)) << told.text;
        EXPECT_EQ(std::ranges::count(told.text, '\n'), 1) << told.text;
    }
}

class PostgresqlAdministration : public Servers {};

TEST_F(PostgresqlAdministration, reaches_the_players_at_their_tables) {
    Person anna(one_), bruno(other_);
    ASSERT_EQ(anna.post("/api/account", kAnna).status, 201);
    const json::object made = anna.make_match("me", "invite");
    bruno.join(made);
    const std::string id = id_of(made);
    TableClient french(one_, &anna, id), allied(other_, &bruno, id);
    TableClient& acting = french.my_turn() ? french : allied;
    ASSERT_EQ(type_of(acting.play(acting.legal().front())), "update");
    meet({&french, &allied});

    EXPECT_TRUE(admin(database_, "list").has(id));
    const Told ended = admin(database_, fmt::format("end --match {} --reason 'the table is needed'", id));
    ASSERT_EQ(ended.status, 0) << ended.text;
    for (TableClient* client : {&french, &allied}) {
        EXPECT_TRUE(comes(*client, "match", [](const json::object& message) {
            const json::object& match = message.at("match").as_object();
            return match.at("status").as_string() == "over" && match.at("result").at("reason").as_string() == "the table is needed";
        }));
        EXPECT_EQ(client->updates.back().at("record").at("end").as_string(), "operator");
    }
    const Told reset = admin(database_, "reset-password --account Anna");
    ASSERT_EQ(reset.status, 0) << reset.text;
    EXPECT_EQ(french.socket().close_code(), 1008) << "her sessions end";
    EXPECT_EQ(Person(other_).post("/api/login", kAnna).error_code(), "wrong_password");
    EXPECT_EQ(Person(other_).post("/api/recover", {{"name", "Anna"}, {"code", code_in(reset.text)}, {"password", "hougoumont"}}).status, 200);
}

}  // namespace papelotte::server_test
