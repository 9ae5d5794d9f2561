// Talk that only allies may read, and the rule of Napoléon that forbids it in most turns.
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// Napoléon with three players: Anna is French, Bruno Anglo-Dutch, Carla Prussian.
struct Sides {
    Sides(const TestServer& at, std::string_view scenario) : server(at), anna(at), bruno(at), carla(at) {
        const HttpAnswer answer = anna.post(
            "/api/matches",
            {{"game", "napoleon"},
             {"scenario", scenario},
             {"options", {{"players", "three"}}},
             {"seats",
              {{{"seat", "french"}, {"who", "me"}}, {{"seat", "anglo_dutch"}, {"who", "invite"}}, {{"seat", "prussian"}, {"who", "invite"}}}}});
        EXPECT_EQ(answer.status, 201) << answer.body;
        made = parsed(answer.body);
        EXPECT_EQ(bruno.post("/api/join", {{"token", token_of(made, 0)}}).status, 200);
        EXPECT_EQ(carla.post("/api/join", {{"token", token_of(made, 1)}}).status, 200);
        french = sit(&anna);
        anglo_dutch = sit(&bruno);
        prussian = sit(&carla);
        watcher = sit(nullptr);
    }
    std::unique_ptr<TableClient> sit(Person* person, const std::string& query = "") const {
        return std::make_unique<TableClient>(server, person, id_of(made), query);
    }

    const TestServer& server;
    Person anna, bruno, carla;
    json::object made;
    std::unique_ptr<TableClient> french, anglo_dutch, prussian, watcher;
};

const json::object kWhisper{{"type", "chat"}, {"text", "At Wavre by noon"}, {"to_allies", true}};

}  // namespace

TEST(talk, of_allies_reaches_nobody_else) {
    const TestServer server({"--unlimited"});
    Sides three(server, "free");
    EXPECT_TRUE(three.anglo_dutch->decision.at("talk").as_bool());
    EXPECT_FALSE(three.french->decision.contains("talk"));   // no allies
    EXPECT_FALSE(three.watcher->decision.contains("talk"));

    three.anglo_dutch->send(kWhisper);
    for (TableClient* ally : {three.anglo_dutch.get(), three.prussian.get()}) {
        const json::object chat = ally->next("chat").at("message").as_object();
        EXPECT_EQ(chat.at("text").as_string(), "At Wavre by noon");
        EXPECT_EQ(chat.at("seat").as_string(), "anglo_dutch");
        EXPECT_TRUE(chat.at("to_allies").as_bool());
    }
    EXPECT_EQ(three.french->ask(kWhisper).at("code").as_string(), "not_your_seat");
    EXPECT_EQ(three.watcher->ask(kWhisper).at("code").as_string(), "not_your_seat");
    // Neither now nor after coming back.
    for (TableClient* client : {three.french.get(), three.watcher.get()}) {
        client->ask({{"type", "ping"}});
        EXPECT_EQ(client->bytes.find("At Wavre"), std::string::npos);
    }
    EXPECT_EQ(three.sit(&three.anna, "?seen=0")->bytes.find("At Wavre"), std::string::npos);
    EXPECT_NE(three.sit(&three.carla)->bytes.find("At Wavre"), std::string::npos);
}

TEST(talk, of_allies_is_refused_by_the_rule_that_forbids_it) {
    const TestServer server({"--unlimited"});
    Sides three(server, "historical");   // the first turn begins at once
    EXPECT_FALSE(three.prussian->decision.at("talk").as_bool());
    const json::object no = three.prussian->ask(kWhisper);
    EXPECT_EQ(no.at("code").as_string(), "refused");
    EXPECT_EQ(no.at("rule").as_string(), "NP-11.1.3");
    EXPECT_EQ(three.prussian->ask({{"type", "chat"}, {"text", "Good luck"}}).at("type").as_string(), "chat");   // to all
    three.anglo_dutch->next("chat");
    EXPECT_EQ(three.anglo_dutch->bytes.find("At Wavre"), std::string::npos);
}

TEST(talk, malformed_requests_say_nothing) {
    const TestServer server({"--unlimited"});
    Sides three(server, "free");
    EXPECT_EQ(three.prussian->ask({{"type", "chat"}, {"text", "x"}, {"to_allies", "yes"}}).at("code").as_string(), "malformed");
    EXPECT_EQ(three.prussian->ask({{"type", "chat"}, {"text", "x"}, {"to", "allies"}}).at("code").as_string(), "malformed");
    three.anglo_dutch->ask({{"type", "ping"}});
    EXPECT_EQ(three.anglo_dutch->bytes.find(R"("type":"chat")"), std::string::npos);
}

}  // namespace papelotte::server_test
