// Faults that end one match or one request, never the server: damaged records, a file that may not grow.
#include <sys/resource.h>

#include "tests/server/against_computer.h"

namespace papelotte::server_test {

namespace {

// All records of the match, the latest first.
std::string last_record_of(const std::string& match) { return "(SELECT last_record FROM progress WHERE match_id = '" + match + "')"; }

std::string play_some(TestServer& server, Person& person) {
    const std::string id = id_of(person.make_match("me", "me"));
    TableClient client(server, &person, id);
    for (int i = 0; i < 5; ++i) {
        const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
        client.ask({{"type", "look"}, {"seat", seat}});
        EXPECT_EQ(client.play(client.legal().back()).at("type").as_string(), "update");
    }
    return id;
}

// Clients that connect to the match are told and disconnected.
void expect_broken(const TestServer& server, Person& person, const std::string& id) {
    WsClient socket(server.port(), "/api/matches/" + id + "/socket", {{"Origin", server.origin()}, {"Cookie", person.http().cookie_header()}});
    ASSERT_TRUE(socket.open()) << socket.answer().status;
    const auto text = socket.receive();
    ASSERT_TRUE(text) << "the server is gone";
    EXPECT_EQ(code_of(parsed(*text)), "match_broken");
    EXPECT_EQ(socket.close_code(), 1011);
}

}  // namespace

TEST(broken, a_damaged_record_costs_its_match_and_not_the_server) {
    TestServer server({"--unlimited", "--metrics-port", "0"});
    Person anna(server);
    const std::string sound = play_some(server, anna);
    std::vector<std::string> damaged;
    for (int i = 0; i < 5; ++i) damaged.push_back(play_some(server, anna));
    server.close();
    const std::string records = "UPDATE records SET ", where = " WHERE place = ";
    server.change_database(records + "previous = place + 1000" + where + last_record_of(damaged[0]));
    server.change_database(records + "line = '{\"n\":5,\"seat\":'" + where + last_record_of(damaged[1]));
    server.change_database(records + "line = '{\"undo\":2000000000,\"seat\":\"french\"}'" + where + last_record_of(damaged[2]));
    server.change_database("UPDATE matches SET header = 'no header' WHERE id = '" + damaged[3] + "'");
    server.change_database("UPDATE matches SET seed = '' WHERE id = '" + damaged[4] + "'");

    for (int start = 0; start < 2; ++start) {
        server.open();
        Person again(server);
        again.http().cookies = anna.http().cookies;
        for (const std::string& id : damaged) {
            SCOPED_TRACE(id);
            expect_broken(server, again, id);
            expect_broken(server, again, id);   // and reconnecting clients
        }
        EXPECT_EQ(server.metric("papelotte_matches_broken_total"), 5) << "they are not read again for everybody who asks";
        EXPECT_EQ(again.get("/api/matches/" + damaged[1] + "/story?as=french").error_code(), "match_broken");
        EXPECT_EQ(again.get("/api/matches/" + damaged[0] + "/story?as=french").status, 500);
        EXPECT_EQ(again.get("/api/matches?mine").status, 200);
        {
            TableClient client(server, &again, sound);
            const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
            client.ask({{"type", "look"}, {"seat", seat}});
            EXPECT_EQ(client.play(client.legal().front()).at("type").as_string(), "update") << "the others go on";
        }
        EXPECT_EQ(again.get("/healthz").status, 200);
        EXPECT_TRUE(server.closes_within(std::chrono::seconds(60)));
    }
}

// An exception on the match's lane, or on a thinker's thread (tests/toys/registry.cc), gives up that match.
TEST(broken, an_exception_at_the_table_costs_the_match) {
    const TestServer server({"--unlimited", "--metrics-port", "0"}, paths::papelotte_toys);
    Person anna(server);
    const auto make = [&](const json::object& blue) {
        const json::object red{{"seat", "red"}, {"who", "me"}};
        return parsed(anna.post("/api/matches", {{"game", "pickets"}, {"options", {{"players", "two"}}}, {"seats", {red, blue}}}).body);
    };
    const std::string sound = id_of(make({{"seat", "blue"}, {"who", "me"}}));
    int broken = 0;
    for (const int turn : {58, 59}) {
        const std::string id = id_of(make({{"seat", "blue"}, {"who", "computer"}, {"level", "marshal"}, {"turn", turn}}));
        WsClient socket(server.port(), "/api/matches/" + id + "/socket", {{"Origin", server.origin()}, {"Cookie", anna.http().cookie_header()}});
        for (;;) {
            const auto text = socket.receive();
            ASSERT_TRUE(text) << "the server is gone, or the fault was not met";
            const json::object last = parsed(*text);
            if (code_of(last) == "match_broken") break;
            const json::value* decision = last.if_contains("decision");
            if (!decision || !decision->as_object().contains("legal")) continue;   // until it is the other's turn
            const json::value action = decision->at("legal").as_array().at(0), rev = last.at("rev");
            socket.send(json::serialize(json::object{{"type", "play"}, {"rev", rev}, {"seat", "red"}, {"do", action}}));
        }
        EXPECT_EQ(socket.close_code(), 1011);
        EXPECT_EQ(server.metric("papelotte_matches_broken_total"), ++broken);
        expect_broken(server, anna, id);
    }
    TableClient client(server, &anna, sound);
    EXPECT_EQ(client.ask({{"type", "ping"}}).at("type").as_string(), "pong") << "the others go on";
}

// SIGXFSZ: a file that may not grow is like a full disk.
TEST(broken, a_file_at_its_limit_is_reported_and_survived) {
    TestServer server({"--unlimited", "--metrics-port", "0"});
    Person anna(server);
    const std::string id = id_of(anna.make_match("me", "me"));
    rlimit before{};
    ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, nullptr, &before), 0);
    {
        TableClient client(server, &anna, id);
        const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
        client.ask({{"type", "look"}, {"seat", seat}});
        rlimit none = before;
        none.rlim_cur = 4096;
        ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &none, nullptr), 0);
        EXPECT_EQ(code_of(client.play(client.legal().front())), "unavailable");
        EXPECT_EQ(client.socket().close_code(), 1012);
        EXPECT_EQ(anna.get("/healthz").status, 503);
        EXPECT_GT(server.metric("papelotte_store_failures_total"), 0);
    }
    ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &before, nullptr), 0);
    TableClient client(server, &anna, id);
    EXPECT_EQ(client.rev, 0) << "what was not acknowledged has not happened";
    const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
    client.ask({{"type", "look"}, {"seat", seat}});
    EXPECT_EQ(client.play(client.legal().front()).at("type").as_string(), "update");
}

}  // namespace papelotte::server_test
