// Matches that were played under other rules: the database is changed as if the program had been.
#include <filesystem>

#include "engine/journal.h"
#include "tests/server/against_computer.h"
#include "tests/server/database.h"

namespace papelotte::server_test {

namespace {

// Sets the rules version of every match to one that never existed.
constexpr const char* kOtherRules = "UPDATE matches SET header = json_set(header, '$.rules', 999999)";
constexpr const char* kArchived = "SELECT count(*) FROM archives";
constexpr const char* kNotArchived = "DELETE FROM archives; UPDATE matches SET archived = 0";

// A person who has played against the computer for a while.
struct Played {
    Played() : server({"--unlimited"}) {
        Person anna(server);
        id = id_of(anna.make_match("me", "recruit"));
        cookies = anna.http().cookies;
        TableClient client(server, &anna, id);
        play_on(client, 12, 7);
        n = client.n;
        view = client.view;
    }
    void finish() {
        Person anna = again();
        TableClient client(server, &anna, id);
        play_on(client, 1, 3);   // until it is her turn
        n = client.n;
        EXPECT_EQ(client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", "french"}}).at("type").as_string(), "update");
        view = client.view;
    }
    Person again() {
        Person same(server);
        same.http().cookies = cookies;
        return same;
    }
    void restart(const std::string& change) {
        server.close();
        Database(server).execute(change);
        server.open();
    }
    // Changes the recorded hash of the position after this record.
    static std::string differing(int rev) {
        return "; UPDATE records SET line = substr(line, 1, instr(line, '\"hash\":\"') + 7) || '0123456789abcdef\"}' WHERE rev = " +
               std::to_string(rev);
    }
    std::string path(const std::string& what) const { return "/api/matches/" + id + what; }
    json::array stories() {
        json::array all;
        for (const std::string as : {"french", "allied", "observer", "all"}) {
            const HttpAnswer answer = again().get(path("/story?as=" + as));
            EXPECT_EQ(answer.status, 200) << as << ": " << answer.body;
            all.push_back(parsed(answer.body));
        }
        return all;
    }
    json::object match() { return parsed(again().get(path("")).body).at("match").as_object(); }

    TestServer server;
    std::string id;
    std::map<std::string, std::string> cookies;
    std::int64_t n = 0;
    json::object view;
};

}  // namespace

TEST(rules_change, finished_matches_are_shown_after_rules_change) {
    Played played;
    played.finish();
    const json::array stories = played.stories();
    const std::string journal = played.again().get(played.path("/journal")).body;
    const json::object verified = parsed(played.again().get(played.path("/verify")).body);
    EXPECT_TRUE(verified.at("sound").as_bool());

    played.restart("SELECT 1");   // the archive is made some time after the start
    ASSERT_TRUE(comes_true(played.server, kArchived));
    EXPECT_EQ(played.stories(), stories) << "told from the archive as by the rules";
    EXPECT_EQ(parsed(played.again().get(played.path("/verify")).body), verified);

    played.restart(kOtherRules);
    EXPECT_EQ(played.stories(), stories);
    EXPECT_EQ(parsed(played.again().get(played.path("/verify")).body), verified);
    const std::string later = played.again().get(played.path("/journal")).body;
    EXPECT_EQ(later.substr(later.find('\n')), journal.substr(journal.find('\n')));
    EXPECT_EQ(played.again().get(played.path("/chances?as=all")).status, 409);
    Person anna = played.again();
    TableClient client(played.server, &anna, played.id);
    ASSERT_TRUE(client.open());
    EXPECT_EQ(client.as, "french");
    EXPECT_EQ(client.n, played.n);
    EXPECT_EQ(client.view, played.view);
    EXPECT_EQ(client.ask({{"type", "play"}, {"rev", client.rev}, {"seat", "french"}, {"do", "done"}}).at("code").as_string(), "over");
}

TEST(rules_change, finished_matches_that_replay_the_same_get_their_archive_later) {
    Played played;
    played.finish();
    const json::array stories = played.stories();
    played.restart(std::string(kNotArchived) + "; " + kOtherRules);
    ASSERT_TRUE(comes_true(played.server, kArchived));
    EXPECT_EQ(played.stories(), stories);
    EXPECT_TRUE(parsed(played.again().get(played.path("/verify")).body).at("sound").as_bool());
}

TEST(rules_change, finished_matches_that_do_not_are_shown_as_far_as_they_do) {
    Played played;
    played.finish();
    played.restart(std::string(kNotArchived) + "; " + kOtherRules + Played::differing(6));
    ASSERT_TRUE(comes_true(played.server, kArchived));
    for (const json::value& story : played.stories()) {
        EXPECT_EQ(story.at("steps").as_array().size(), 5u);
        EXPECT_EQ(story.at("until").as_int64(), 5);
    }
    const json::object verified = parsed(played.again().get(played.path("/verify")).body);
    EXPECT_FALSE(verified.at("sound").as_bool());
    EXPECT_NE(std::string(verified.at("problem").as_string()).find("version 999999"), std::string::npos);
    const auto journal = read_journal(played.again().get(played.path("/journal")).body);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->entries.size(), static_cast<std::size_t>(played.n)) << "the journal needs no rules";
    EXPECT_TRUE(TableClient(played.server, nullptr, played.id).open());
}

TEST(rules_change, a_running_match_that_replays_the_same_continues) {
    Played played;
    const std::string header = [&] { return Database(played.server).text("SELECT header FROM matches"); }();
    played.restart(kOtherRules);
    Person anna = played.again();
    TableClient client(played.server, &anna, played.id);
    EXPECT_EQ(client.match.at("status").as_string(), "running");
    EXPECT_GE(client.n, played.n);
    play_on(client, 3, 11);
    EXPECT_GT(client.n, played.n);
    EXPECT_EQ(Database(played.server).text("SELECT header FROM matches"), header) << "by the present rules from now on";
}

TEST(rules_change, a_running_match_that_does_not_ends_without_a_loser) {
    Played played;
    played.restart(kOtherRules + Played::differing(6));
    ASSERT_TRUE(comes_true(played.server, "SELECT count(*) FROM matches WHERE status = 'over'")) << "though nobody opened it";
    const json::object match = played.match();
    EXPECT_EQ(match.at("result").at("by").as_string(), "rules_changed");
    EXPECT_TRUE(match.at("result").at("winners").as_array().empty());
    EXPECT_FALSE(match.at("result").at("reason").as_string().empty());
    EXPECT_TRUE(match.at("to_act").as_array().empty());
    Person anna = played.again();
    TableClient client(played.server, &anna, played.id);
    EXPECT_EQ(client.match.at("status").as_string(), "over");
    const auto journal = read_journal(anna.get(played.path("/journal")).body);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->closing->by, "rules_changed");
    EXPECT_EQ(anna.get(played.path("/story?as=all")).status, 200);
    EXPECT_EQ(anna.post(played.path("/rematch"), {}).status, 201);
}

TEST(rules_change, one_that_is_opened_before_it_was_looked_at_ends_as_well) {
    Played played;
    played.restart(kOtherRules + Played::differing(6));
    Person anna = played.again();
    TableClient client(played.server, &anna, played.id);
    EXPECT_EQ(client.match.at("result").at("by").as_string(), "rules_changed");
}

TEST(rules_change, a_rematch_of_a_former_match_is_played_by_the_present_rules) {
    Played played;
    played.finish();
    const auto rules_of = [&](const std::string& id) {
        return Database(played.server).text("SELECT json_extract(header, '$.rules') FROM matches WHERE id = '" + id + "'");
    };
    const std::string present = rules_of(played.id);
    played.restart("UPDATE matches SET header = json_set(header, '$.rules', 2)");
    const HttpAnswer made = played.again().post(played.path("/rematch"), {});
    ASSERT_EQ(made.status, 201) << made.body;
    EXPECT_EQ(rules_of(id_of(parsed(made.body))), present);
    EXPECT_EQ(rules_of(played.id), "2");
}

// --- Matches of rules version 2, which had other data -----------------------------------------------------------------------------

namespace {

// A database of the program that played rules version 2: one running match of the game, here between two computers.
struct Former {
    explicit Former(const std::string& game) : server({"--unlimited"}) {
        server.close();
        std::filesystem::copy_file(std::string(paths::folder) + "/data/rules_2_" + game + ".db", server.database(),
                                   std::filesystem::copy_options::overwrite_existing);
        for (const char* rest : {"-wal", "-shm"}) std::filesystem::remove(server.database() + rest);
        id = Database(server).text("SELECT id FROM matches");
        n = Database(server).number("SELECT n FROM progress");
        server.open();
    }
    std::string path(const std::string& what) const { return "/api/matches/" + id + what; }
    std::string rules() { return Database(server).text("SELECT json_extract(header, '$.rules') FROM matches"); }

    TestServer server;
    std::string id;
    std::int64_t n = 0;
};

}  // namespace

TEST(rules_change, a_match_of_former_data_goes_on_with_them) {
    for (const std::string game : {"waterloo", "waterloo200"}) {
        Former former(game);
        TableClient watching(former.server, nullptr, former.id);
        ASSERT_TRUE(watching.open()) << game;
        EXPECT_TRUE(comes_true(former.server, "SELECT n > " + std::to_string(former.n + 5) + " FROM progress")) << game;
        EXPECT_EQ(former.rules(), "2") << game;
        EXPECT_EQ(Database(former.server).number("SELECT count(*) FROM matches WHERE result LIKE '%rules_changed%'"), 0) << game;
    }
}

TEST(rules_change, a_match_of_former_data_is_replayed_and_verified_when_it_is_over) {
    Former former("waterloo200");   // in its last turn
    {
        TableClient watching(former.server, nullptr, former.id);
        ASSERT_TRUE(watching.open());
        ASSERT_TRUE(comes_true(former.server, "SELECT status = 'over' FROM matches"));
    }
    HttpClient http(former.server.port());
    EXPECT_TRUE(parsed(http.get(former.path("/verify")).body).at("sound").as_bool());
    const HttpAnswer story = http.get(former.path("/story?as=all"));
    EXPECT_EQ(story.status, 200);
    const auto journal = read_journal(http.get(former.path("/journal")).body);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->setup.rules_version, 2);
    EXPECT_TRUE(journal->closing && journal->closing->by.empty());

    former.server.close();
    Database(former.server).execute(kNotArchived);
    former.server.open();
    ASSERT_TRUE(comes_true(former.server, kArchived));
    HttpClient again(former.server.port());
    EXPECT_TRUE(parsed(again.get(former.path("/verify")).body).at("sound").as_bool());
    EXPECT_EQ(parsed(again.get(former.path("/story?as=all")).body), parsed(story.body)) << "replayed with the former data";
}

}  // namespace papelotte::server_test
