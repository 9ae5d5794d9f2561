// The HTTP API: people, matches, links, limits.
#include "tests/server/test_server.h"

namespace papelotte::server_test {

TEST(api, a_guest_is_made_when_needed_and_kept_by_a_safe_cookie) {
    const TestServer server;
    Person anna(server);
    EXPECT_TRUE(parsed(anna.get("/api/me").body).at("person").is_null());
    const HttpAnswer named = anna.post("/api/name", {{"name", "  Anna   B. "}});
    EXPECT_EQ(parsed(named.body).at("person").at("name").as_string(), "Anna B.");
    const std::string cookie = named.header("set-cookie");
    for (const std::string_view part : {"HttpOnly", "SameSite=Lax", "Path=/"}) EXPECT_NE(cookie.find(part), std::string::npos) << cookie;
    EXPECT_EQ(cookie.find("Secure"), std::string::npos) << "plain http on loopback";
    EXPECT_EQ(parsed(anna.get("/api/me").body).at("person").at("name").as_string(), "Anna B.");
    EXPECT_EQ(anna.post("/api/name", {{"name", ""}}).status, 400);
    EXPECT_EQ(anna.post("/api/name", {{"name", std::string(25, 'x')}}).status, 400);
    EXPECT_EQ(anna.post("/api/name", {{"name", 5}}).status, 400);
    EXPECT_EQ(anna.post("/api/name", {{"nom", "x"}}).status, 400);
}

TEST(api, behind_https_the_cookie_is_secure_and_links_are_public) {
    const TestServer server({"--public-url", "https://papelotte.example"});
    HttpClient http(server.port());
    const HttpAnswer made =
        http.post("/api/matches", R"({"game":"waterloo","seats":[{"seat":"french","who":"me"},{"seat":"allied","who":"invite"}]})",
                  {{"Origin", "https://papelotte.example"}});
    ASSERT_EQ(made.status, 201) << made.body;
    EXPECT_NE(made.header("set-cookie").find("Secure"), std::string::npos);
    EXPECT_TRUE(std::string_view(parsed(made.body).at("links").as_array().at(0).at("link").as_string())
                    .starts_with("https://papelotte.example/#/join/"));
    EXPECT_EQ(http.post("/api/name", R"({"name":"x"})", {{"Origin", server.origin()}}).error_code(), "wrong_origin");
}

TEST(api, an_account_takes_the_guests_matches_over) {
    const TestServer server({"--unlimited"});
    Person anna(server), elsewhere(server);
    const std::string id = id_of(anna.make_match("me", "random"));
    const json::object secret{{"name", "Anna"}, {"password", "la haye sainte"}};
    EXPECT_EQ(anna.post("/api/account", {{"name", "Anna"}, {"password", "short"}}).status, 400);
    EXPECT_EQ(anna.post("/api/account", secret).status, 201);
    EXPECT_EQ(anna.post("/api/account", secret).status, 409);
    EXPECT_EQ(Person(server).post("/api/account", {{"name", "ANNA"}, {"password", "la haye sainte"}}).error_code(), "taken");
    // From another browser that has a match already.
    const std::string other = id_of(elsewhere.make_match("me", "me"));
    EXPECT_EQ(elsewhere.post("/api/login", {{"name", "anna"}, {"password", "wrong password"}}).error_code(), "wrong_password");
    EXPECT_EQ(elsewhere.post("/api/login", {{"name", "nobody"}, {"password", "wrong password"}}).error_code(), "wrong_password");
    EXPECT_EQ(elsewhere.post("/api/login", {{"name", "anna"}, {"password", "la haye sainte"}}).status, 200);
    std::string mine;
    const json::object list = parsed(elsewhere.get("/api/matches?mine").body);
    for (const json::value& match : list.at("matches").as_array()) mine += std::string(match.at("id").as_string()) + " ";
    EXPECT_NE(mine.find(id), std::string::npos);
    EXPECT_NE(mine.find(other), std::string::npos);
    EXPECT_EQ(TableClient(server, &elsewhere, other).as.empty(), false);
    EXPECT_NE(TableClient(server, &elsewhere, id).as, "observer");

    EXPECT_EQ(anna.post("/api/password", {{"old", "wrong"}, {"new", "hougoumont"}}).error_code(), "wrong_password");
    EXPECT_EQ(anna.post("/api/password", {{"old", "la haye sainte"}, {"new", "hougoumont"}}).status, 200);
    EXPECT_TRUE(parsed(elsewhere.get("/api/me").body).at("person").is_null()) << "the other session has ended";
    EXPECT_FALSE(parsed(anna.get("/api/me").body).at("person").is_null());
    EXPECT_EQ(anna.post("/api/logout", {}).status, 200);
    EXPECT_TRUE(parsed(anna.get("/api/me").body).at("person").is_null());
    EXPECT_EQ(anna.post("/api/login", {{"name", "Anna"}, {"password", "hougoumont"}}).status, 200);
    EXPECT_EQ(anna.post("/api/account/delete", {{"password", "wrong"}}).error_code(), "wrong_password");
    EXPECT_EQ(anna.post("/api/account/delete", {{"password", "hougoumont"}}).status, 200);
    EXPECT_TRUE(parsed(anna.get("/api/me").body).at("person").is_null());
    EXPECT_EQ(anna.post("/api/login", {{"name", "Anna"}, {"password", "hougoumont"}}).status, 401);
    TableClient observer(server, nullptr, id);
    if (observer.match.at("status").as_string() != "over") observer.next("match");
    EXPECT_EQ(observer.match.at("result").at("by").as_string(), "resignation");
    EXPECT_EQ(observer.match.at("seats").as_array().at(0).at("name").as_string(), "someone");
}

TEST(api, passwords_are_guarded_by_a_narrow_limit) {
    const TestServer server;
    Person mallory(server);
    int refused = 0;
    for (int i = 0; i < 14; ++i) refused += mallory.post("/api/login", {{"name", "Anna"}, {"password", "guess number"}}).status == 429;
    EXPECT_GE(refused, 3);
}

TEST(api, a_seat_link_works_once_and_a_wrong_one_reveals_nothing) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server), carla(server);
    const json::object made = anna.make_match("me", "invite");
    EXPECT_EQ(made.at("match").at("status").as_string(), "open");
    EXPECT_EQ(anna.post("/api/join", {{"token", "AAAAAAAAAAAAAAAAAAAAAA"}}).body, anna.post("/api/join", {{"token", "nonsense"}}).body);
    EXPECT_EQ(anna.post("/api/join", {{"token", "nonsense"}}).status, 404);
    const json::object joined = bruno.join(made);
    EXPECT_EQ(joined.at("match").at("status").as_string(), "running");
    EXPECT_EQ(bruno.join(made).at("seat").as_string(), "allied") << "one's own link may be followed again";
    const std::string link(made.at("links").as_array().at(0).at("link").as_string());
    EXPECT_EQ(carla.post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}}).error_code(), "taken");
    EXPECT_FALSE(parsed(carla.get("/api/matches/" + id_of(made)).body).contains("links"));
    EXPECT_TRUE(parsed(anna.get("/api/matches/" + id_of(made)).body).at("links").as_array().empty());
    EXPECT_EQ(carla.get("/api/matches/" + id_of(made)).body.find(link.substr(link.rfind('/') + 1)), std::string::npos);
}

TEST(api, an_invitation_describes_the_match) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server), carla(server);
    anna.post("/api/name", {{"name", "Anna"}});
    const HttpAnswer made =
        anna.post("/api/matches", {{"game", "waterloo"}, {"days", 3}, {"seats", {seat("french", "me"), seat("allied", "invite")}}});
    const std::string link(parsed(made.body).at("links").as_array().at(0).at("link").as_string());
    const std::string token = link.substr(link.rfind('/') + 1);
    const HttpAnswer asked = bruno.post("/api/invitation", {{"token", token}});
    ASSERT_EQ(asked.status, 200) << asked.body;
    const json::object told = parsed(asked.body);
    EXPECT_EQ(told.at("seat").as_string(), "allied");
    EXPECT_EQ(told.at("by").as_string(), "Anna");
    EXPECT_EQ(told.at("match").at("game").as_string(), "waterloo");
    EXPECT_EQ(told.at("match").at("days").as_int64(), 3);
    EXPECT_EQ(told.at("match").at("status").as_string(), "open") << "asking takes no seat";
    EXPECT_EQ(asked.header("set-cookie"), "") << "asking makes nobody a guest";
    EXPECT_EQ(asked.body.find(token), std::string::npos);

    // A wrong link reveals no more here than when joining.
    const HttpAnswer wrong = bruno.post("/api/join", {{"token", "nonsense"}});
    for (const std::string_view other : {"AAAAAAAAAAAAAAAAAAAAAA", "nonsense", ""}) {
        const HttpAnswer answer = bruno.post("/api/invitation", {{"token", other}});
        EXPECT_EQ(answer.status, wrong.status);
        EXPECT_EQ(answer.body, wrong.body);
    }
    EXPECT_EQ(bruno.post("/api/invitation", {{"token", token}, {"name", "x"}}).status, 400);
    EXPECT_EQ(bruno.post("/api/invitation", {{"token", std::string(101, 'A')}}).status, 400);

    bruno.join(parsed(made.body));
    EXPECT_EQ(carla.post("/api/invitation", {{"token", token}}).error_code(), "taken");
    EXPECT_EQ(bruno.post("/api/invitation", {{"token", token}}).status, 200) << "one's own link may be looked at again";
}

TEST(api, a_match_is_listed_only_when_its_maker_asks_for_it) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::array seats{seat("french", "me"), seat("allied", "me")};
    const json::object by_default = parsed(anna.post("/api/matches", {{"game", "waterloo"}, {"seats", seats}}).body);
    const json::object asked = parsed(anna.post("/api/matches", {{"game", "waterloo"}, {"listed", true}, {"seats", seats}}).body);
    EXPECT_FALSE(by_default.at("match").at("listed").as_bool());
    const std::string watch = Person(server).get("/api/matches?watch").body;
    EXPECT_EQ(watch.find(id_of(by_default)), std::string::npos);
    EXPECT_NE(watch.find(id_of(asked)), std::string::npos);
}

TEST(api, ones_own_list_has_every_match_of_mine) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server);
    anna.make_match("me", "me");
    bruno.join(anna.make_match("me", "invite"));
    anna.make_match("me", "me");
    const json::array mine = parsed(anna.get("/api/matches?mine").body).at("matches").as_array();
    EXPECT_EQ(mine.size(), 3u);
    const json::value headline = json::parse(R"({"text":"12 noon, turn 1 of 9","sentence":"card.headline","args":{"turn":1,"turns":9}})");
    for (const json::value& match : mine) EXPECT_EQ(match.at("headline"), headline);
    EXPECT_TRUE(parsed(Person(server).get("/api/matches?mine").body).at("matches").as_array().empty());
    EXPECT_EQ(anna.get("/api/matches").status, 400);
}

TEST(api, bad_requests_for_a_match_are_refused) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::array seats{seat("french", "me"), seat("allied", "me")};
    const auto refusal = [&](const json::object& body) {
        const HttpAnswer answer = anna.post("/api/matches", body);
        EXPECT_EQ(answer.status, 400) << answer.body;
        return std::string(parsed(answer.body).at("error").at("text").as_string());
    };
    EXPECT_EQ(refusal({{"game", "chess"}, {"seats", seats}}), "unknown game 'chess'");
    EXPECT_EQ(refusal({{"game", "waterloo"}}), "missing 'seats'");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", {seat("french", "me")}}}), "'seats' must have 2 elements");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", {seat("french", "me"), seat("french", "me")}}}), "seat 'french' stands there twice");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", {seat("french", "me"), seat("russian", "me")}}}), "unknown seat 'russian'");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", {seat("french", "me"), {{"seat", "allied"}, {"who", "god"}}}}}),
              "'who' must be me, invite or computer");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", {seat("french", "me"), {{"seat", "allied"}, {"who", "computer"}}}}}), "missing 'level'");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", seats}, {"days", 0}}), "'days' must be a whole number from 1 to 60");
    EXPECT_EQ(refusal({{"game", "waterloo"}, {"seats", seats}, {"seed", 1}}), "unknown field 'seed'");
    EXPECT_NE(refusal({{"game", "waterloo"}, {"seats", seats}, {"scenario", "dinner"}}).find("dinner"), std::string::npos);
    EXPECT_NE(refusal({{"game", "waterloo"}, {"seats", seats}, {"options", {{"cheat", "on"}}}}).find("cheat"), std::string::npos);
    EXPECT_EQ(anna.get("/api/matches/../../etc/passwd").status, 400);
    EXPECT_EQ(anna.get("/api/matches/AAAAAAAAAAAAAAAAAAAAAA").status, 404);
    EXPECT_EQ(anna.get("/api/nothing").status, 404);
    const HttpAnswer deleted = anna.http().request("DELETE", "/api/me", "");
    EXPECT_EQ(deleted.status, 405);
    EXPECT_EQ(deleted.header("Allow"), "GET, HEAD");
    EXPECT_EQ(anna.http().request("DELETE", "/api/matches", "").header("Allow"), "GET, HEAD, POST");
    EXPECT_EQ(anna.http().request("POST", "/", "").header("Allow"), "GET, HEAD");
    EXPECT_EQ(anna.http().request("HEAD", "/api/me", "").status, 200);
    EXPECT_EQ(anna.http().post("/api/matches", std::string(66'000, ' '), {{"Origin", server.origin()}}).status, 413);
}

TEST(api, reports_the_time_to_acknowledge) {
    const TestServer server({"--unlimited", "--metrics-port", "0"});
    Person anna(server);
    TableClient client(server, &anna, id_of(anna.make_match("me", "me")));
    client.ask({{"type", "look"}, {"seat", std::string(client.decision.at("to_act").as_array().at(0).as_string())}});
    ASSERT_EQ(client.play(client.legal().front()).at("type").as_string(), "update");
    EXPECT_EQ(server.metric("papelotte_acknowledged_seconds_count"), 1);
    EXPECT_GT(server.metric("papelotte_acknowledged_seconds_sum"), 0);
    EXPECT_GE(server.metric("papelotte_store_submits_total"), 3);
    EXPECT_GE(server.metric("papelotte_store_wait_seconds_count"), 3);
    EXPECT_GE(server.metric("papelotte_store_transaction_seconds_count"), 2);
    EXPECT_EQ(server.metric("papelotte_request_seconds_count"), 1);
    EXPECT_GE(server.metric("papelotte_worker_wait_seconds_count"), 3) << "the request, the socket, the match";
}

TEST(api, the_number_of_a_guests_matches_is_limited) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    for (int i = 0; i < 40; ++i) anna.make_match("me", "me");
    const HttpAnswer answer = anna.post("/api/matches", {{"game", "waterloo"}, {"seats", {seat("french", "me"), seat("allied", "me")}}});
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(answer.error_code(), "too_many");
}

TEST(api, reports_its_version_and_health) {
    const TestServer server({"--metrics-port", "0", "--public-url", "https://papelotte.example"});
    Person anna(server);
    EXPECT_EQ(anna.get("/").header("Strict-Transport-Security"), "max-age=31536000");
    const json::object game = parsed(anna.get("/api/games").body).at("games").as_array().at(0).as_object();
    EXPECT_EQ(game.at("id").as_string(), "waterloo");
    EXPECT_EQ(game.at("verbs").at("attack"), (json::array{"unit", "area", "from"}));
    EXPECT_EQ(parsed(anna.get("/healthz").body).at("status").as_string(), "ok");
    EXPECT_EQ(anna.get("/metrics").status, 404) << "not for everybody";
    const HttpAnswer metrics = server.metrics();
    EXPECT_EQ(metrics.header("Content-Type"), "text/plain; version=0.0.4");
    EXPECT_NE(metrics.body.find("# TYPE papelotte_requests_total counter"), std::string::npos);
    EXPECT_NE(metrics.body.find("papelotte_game_info{game=\"waterloo\",rules=\""), std::string::npos);
    EXPECT_NE(metrics.body.find("papelotte_build_info{compiler=\""), std::string::npos);
    EXPECT_NE(metrics.body.find("papelotte_acknowledged_seconds_bucket{le=\"+Inf\"} 0"), std::string::npos);
    EXPECT_GT(server.metric("process_resident_memory_bytes"), 1e6);
    EXPECT_GT(server.metric("process_open_fds"), 5);
    EXPECT_GT(server.metric("process_cpu_seconds_total"), 0);
    EXPECT_GE(server.metric("papelotte_store_transactions_total"), 0);
    for (const std::string_view queue : {"workers_waiting", "thoughts_waiting_quick", "thoughts_waiting_slow"})
        EXPECT_EQ(server.metric("papelotte_" + std::string(queue)), 0) << queue;
    EXPECT_NE(anna.get("/").body.find("<title>Papelotte</title>"), std::string::npos);
    EXPECT_EQ(anna.get("/nothing.html").status, 404);
}

}  // namespace papelotte::server_test
