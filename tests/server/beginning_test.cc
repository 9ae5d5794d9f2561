// Matches that begin from a hand-made position, on a real server.
#include <signal.h>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// French units next to La Haye Sainte.
json::object la_haye_sainte() {
    return {{"game", "waterloo"},
            {"units", {{"fr_inf_7", {{"at", "sandpit_valley"}}}, {"ge_inf_2", {{"at", "la_haye_sainte"}, {"state", "defensive"}}}}}};
}

json::object wish(const json::value& position, std::string_view french = "me", std::string_view allied = "me") {
    return {{"game", "waterloo"}, {"position", position}, {"seats", {seat("french", french), seat("allied", allied)}}};
}

std::string refusal(Person& person, const std::string& path, const json::object& body) {
    const HttpAnswer answer = person.post(path, body);
    EXPECT_EQ(answer.status, 400) << answer.body;
    return std::string(parsed(answer.body).at("error").at("text").as_string());
}

std::string made(Person& person, const json::object& body) {
    const HttpAnswer answer = person.post("/api/matches", body);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return id_of(parsed(answer.body));
}

json::object resign(TableClient& client) { return client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", client.as}}); }

std::string position_path(const std::string& id, int n) { return "/api/matches/" + id + "/position?n=" + std::to_string(n); }

}  // namespace

TEST(beginning, a_match_begins_from_one_continues_after_a_restart_and_is_shown_and_verified) {
    TestServer server({"--unlimited"});
    Person anna(server);
    const std::string id = made(anna, wish(la_haye_sainte()));
    {
        TableClient table(server, &anna, id);
        EXPECT_EQ(table.match.at("scenario").as_string(), "(position)");
        EXPECT_EQ(table.view.at("units").at("fr_inf_7").at("at").as_string(), "sandpit_valley");
        EXPECT_FALSE(table.view.at("units").as_object().contains("fr_inf_1"));
        EXPECT_EQ(table.play("move green sandpit_valley").at("type").as_string(), "update");
    }
    server.kill(SIGKILL);
    server.open();
    Person again(server);
    again.http().cookies = anna.http().cookies;
    TableClient table(server, &again, id);
    EXPECT_EQ(table.n, 1);
    EXPECT_EQ(table.ask({{"type", "undo"}, {"rev", table.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    EXPECT_EQ(table.n, 0);
    EXPECT_EQ(table.play("move green sandpit_valley").at("type").as_string(), "update");
    resign(table);
    EXPECT_TRUE(parsed(again.get("/api/matches/" + id + "/verify").body).at("sound").as_bool());
    const json::object story = parsed(again.get("/api/matches/" + id + "/story?as=all").body);
    EXPECT_EQ(story.at("view").at("units").at("ge_inf_2").at("at").as_string(), "la_haye_sainte");
    EXPECT_EQ(story.at("steps").as_array().size(), 1u);
    const std::string journal = again.get("/api/matches/" + id + "/journal").body;
    EXPECT_NE(journal.find(R"("position":{"game":"waterloo")"), std::string::npos) << journal.substr(0, 300);
}

TEST(beginning, the_computer_plays_from_one_and_a_rematch_exchanges_the_seats) {
    const TestServer server({"--unlimited", "--pace", "0"});
    Person anna(server);
    const std::string id = made(anna, wish(la_haye_sainte(), "me", "recruit"));
    TableClient table(server, &anna, id);   // the French are to act: Anna
    resign(table);
    const HttpAnswer next = anna.post("/api/matches/" + id + "/rematch", {});
    ASSERT_EQ(next.status, 201) << next.body;
    const json::object match = parsed(next.body).at("match").as_object();
    EXPECT_EQ(match.at("scenario").as_string(), "(position)");
    EXPECT_EQ(match.at("seats").as_array().at(0).at("who").as_string(), "computer");
    TableClient second(server, &anna, id_of(parsed(next.body)));
    while (second.n == 0) second.next("update");   // the French are to act: the computer
    EXPECT_EQ(second.as, "allied");
    EXPECT_EQ(second.view.at("units").at("ge_inf_2").at("at").as_string(), "la_haye_sainte");
}

TEST(beginning, a_setup_describes_its_position) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const HttpAnswer answer = anna.post("/api/setup", {{"game", "waterloo"}, {"position", la_haye_sainte()}});
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(
        parsed(answer.body),
        json::parse(
            R"x({"scenario":"(position)","options":{},"seats":["french","allied"],"headline":{"text":"12 noon, turn 1 of 9","sentence":"card.headline","args":{"turn":1,"turns":9}},"to_act":["french"]})x"));
    const json::object three{{"game", "waterloo200"}, {"base", "historical"}, {"options", {"three_players"}}};
    const HttpAnswer of_three = anna.post("/api/setup", {{"game", "waterloo200"}, {"position", three}});
    ASSERT_EQ(of_three.status, 200) << of_three.body;
    EXPECT_EQ(parsed(of_three.body).at("seats"), json::parse(R"(["french","british","prussian"])"));
}

TEST(beginning, what_cannot_be_played_from_is_refused_with_one_line) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    json::object moon = la_haye_sainte(), over{{"base", "setup"}, {"result", "time"}, {"agenda", json::array()}};
    moon["units"].as_object()["fr_inf_7"].as_object()["at"] = "moon";
    for (const std::string path : {"/api/matches", "/api/setup"}) {
        const auto refused = [&](const json::value& position, json::object more = {}) {
            json::object body = wish(position);
            if (path == "/api/setup") body.erase("seats");
            for (const auto& [key, value] : more) body[key] = value;
            return refusal(anna, path, body);
        };
        EXPECT_EQ(refused(moon), "position: units.fr_inf_7.at: unknown area 'moon'");
        EXPECT_EQ(parsed(anna.post(path, wish(moon)).body).at("error"),
                  json::parse(R"({"code":"bad_request","text":"position: units.fr_inf_7.at: unknown area 'moon'",
                                  "sentence":"fault.position.unknown","args":{"kind":"area","word":"moon"},
                                  "where":[{"sentence":"fault.at","args":{"path":"units.fr_inf_7.at"}},{"sentence":"fault.setup.in_position"}]})"));
        EXPECT_TRUE(refused(over).starts_with("position: the game is over there: WL-15.")) << refused(over);
        EXPECT_EQ(refused({{"game", "waterloo200"}}), "position: game: this is not a position of waterloo");
        EXPECT_EQ(refused("the Emperor's"), "'position' must be an object");
        EXPECT_EQ(refused(json::array()), "'position' must be an object");
        EXPECT_EQ(refused(la_haye_sainte(), {{"scenario", "standard"}}), "a game that begins from a position has neither scenario nor options");
    }
    EXPECT_EQ(refusal(anna, "/api/matches", wish(la_haye_sainte(), "me", "invite")),
              "a match from a position is played at one screen or against the computer: nobody can be invited to it");
    EXPECT_TRUE(parsed(anna.get("/api/matches?mine").body).at("matches").as_array().empty());
}

TEST(beginning, hostile_ones_are_refused_and_the_server_continues) {
    const TestServer server({"--unlimited"});
    Person mallory(server);
    const auto post = [&](const std::string& position) {
        return mallory.http().post(
            "/api/matches",
            R"({"game":"waterloo","seats":[{"seat":"french","who":"me"},{"seat":"allied","who":"me"}],"position":)" + position + "}",
            {{"Origin", server.origin()}});
    };
    const auto text = [](const HttpAnswer& answer) { return std::string(parsed(answer.body).at("error").at("text").as_string()); };
    EXPECT_EQ(text(post(R"({"units":)" + std::string(5000, '[') + std::string(5000, ']') + "}")), "not JSON: too deep");
    EXPECT_EQ(text(post(R"({"units":{"fr_inf_7":{"at":"sandpit_valley"},"fr_inf_7":{"at":"la_haye_sainte"}}})")),
              "'position.units.fr_inf_7' is there twice");
    EXPECT_EQ(text(post(R"({"turn":1e9})")), "position: turn: must be a whole number from 1 to 9");
    EXPECT_EQ(text(post(R"({"agenda":[{"step":"moon"}]})")).substr(0, 16), "position: agenda");
    EXPECT_EQ(text(post("{")).substr(0, 9), "not JSON:");
    EXPECT_EQ(post(R"({"units":{)" + std::string(60'000, ' ') + "}}").status, 201);
    EXPECT_EQ(post(R"({"units":{)" + std::string(66'000, ' ') + "}}").status, 413);
    EXPECT_EQ(mallory.http().post("/api/name", R"({"name":")" + std::string(20'000, 'x') + "\"}", {{"Origin", server.origin()}}).status, 413);
    EXPECT_EQ(mallory.post("/api/matches", wish(la_haye_sainte())).status, 201);
}

TEST(beginning, are_sent_to_persons_who_may_see_all_and_a_match_begins_from_them) {
    const TestServer server({"--unlimited", "--pace", "0"});
    Person anna(server), bruno(server);
    const std::string alone = id_of(anna.make_match("me", "me"));
    TableClient table(server, &anna, alone);
    table.play(table.legal().front());
    const HttpAnswer first = anna.get(position_path(alone, 0)), second = anna.get("/api/matches/" + alone + "/position");
    ASSERT_EQ(first.status, 200) << first.body;
    EXPECT_EQ(second.body, anna.get(position_path(alone, 1)).body);
    EXPECT_NE(first.body, second.body);
    EXPECT_EQ(parsed(second.body).at("game").as_string(), "waterloo");
    for (const char* wrong : {"2", "-1", "x", "", "99999999999"})
        EXPECT_EQ(anna.get("/api/matches/" + alone + "/position?n=" + wrong).status, 400) << wrong;
    TableClient onward(server, &anna, made(anna, wish(parsed(second.body), "me", "recruit")));
    json::object seen = onward.view, expected = table.view;
    for (json::object* view : {&seen, &expected}) view->erase("seat");
    EXPECT_EQ(seen, expected);

    EXPECT_EQ(bruno.get(position_path(alone, 0)).error_code(), "forbidden") << "another person's match";
    const std::string against = id_of(anna.make_match("me", "recruit")), invited = id_of(anna.make_match("me", "invite"));
    EXPECT_EQ(anna.get(position_path(against, 0)).error_code(), "forbidden") << "the computer's secrets";
    EXPECT_EQ(anna.get(position_path(invited, 0)).error_code(), "forbidden");
    TableClient match(server, &anna, against);
    while (!match.my_turn()) match.next("update");
    resign(match);
    EXPECT_EQ(bruno.get(position_path(against, 0)).status, 200) << "once it is over nothing is hidden";
}

// The largest positions of real games must fit into a request.
TEST(beginning, of_every_moment_of_a_long_game_are_accepted_again) {
    const TestServer server({"--unlimited", "--pace", "0"});
    Person anna(server);
    const HttpAnswer answer =
        anna.post("/api/matches", {{"game", "waterloo200"}, {"seats", {seat("french", "random"), seat("british", "random")}}});
    ASSERT_EQ(answer.status, 201) << answer.body;
    const std::string id = id_of(parsed(answer.body));
    TableClient watcher(server, &anna, id);
    watcher.send({{"type", "hurry"}});
    while (watcher.match.at("status").as_string() != "over") watcher.next("match");
    const std::int64_t last = watcher.n;
    ASSERT_GT(last, 50);
    for (std::int64_t n = 0; n < last; n += 1 + last / 10) {
        const HttpAnswer given = anna.get(position_path(id, static_cast<int>(n)));
        ASSERT_EQ(given.status, 200) << given.body;
        EXPECT_LT(given.body.size(), 40'000u);
        const HttpAnswer checked = anna.post("/api/setup", {{"game", "waterloo200"}, {"position", parsed(given.body)}});
        EXPECT_EQ(checked.status, 200) << checked.body;
    }
}

}  // namespace papelotte::server_test
