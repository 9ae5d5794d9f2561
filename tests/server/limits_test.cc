// Limits per address and per account, behind a proxy.
#include <thread>

#include "tests/server/against_computer.h"

namespace papelotte::server_test {

namespace {

std::string address(int i) { return "192.0.2." + std::to_string(i); }

}  // namespace

TEST(limits, behind_a_proxy_each_user_has_his_own_connections) {
    const TestServer server({"--trust-proxy"});
    Person anna(server, address(1));
    const std::string id = id_of(anna.make_match("me", "invite"));
    std::vector<std::unique_ptr<Person>> people;
    std::vector<std::unique_ptr<WsClient>> sockets;
    int open = 0;
    for (int i = 0; i < 260; ++i) {
        if (i % 10 == 0) people.push_back(std::make_unique<Person>(server, address(10 + i / 10)));
        sockets.push_back(std::make_unique<WsClient>(server.port(), "/api/matches/" + id + "/socket", people.back()->headers()));
        open += sockets.back()->open();
    }
    EXPECT_EQ(open, 260);
}

TEST(limits, messages_are_counted_by_address_too) {
    const TestServer server({"--trust-proxy"});
    Person flood(server, address(1)), fair(server, address(2));
    const std::string id = id_of(flood.make_match("me", "invite"));
    std::vector<std::unique_ptr<TableClient>> clients;
    for (int i = 0; i < 15; ++i) clients.push_back(std::make_unique<TableClient>(server, &flood, id));
    for (int i = 0; i < 38; ++i)   // of the 40 that one connection may send at once
        for (const auto& client : clients) client->send({{"type", "ping"}});
    int pongs = 0, refused = 0;
    for (const auto& client : clients)
        for (int i = 0; i < 38; ++i) {
            const auto text = client->socket().receive();
            if (!text) break;
            const json::object message = parsed(*text);
            if (message.at("type").as_string() == "presence") --i;
            pongs += message.at("type").as_string() == "pong";
            refused += code_of(message) == "too_many";
        }
    EXPECT_GE(pongs, 400);
    EXPECT_GT(refused, 0);
    TableClient client(server, &fair, id);
    EXPECT_EQ(client.ask({{"type", "ping"}}).at("type").as_string(), "pong");
}

TEST(limits, guesses_at_a_password_are_limited_over_all_addresses) {
    const TestServer server({"--trust-proxy"});
    Person anna(server, "198.51.100.1");
    ASSERT_EQ(anna.post("/api/account", {{"name", "Anna"}, {"password", "the right one 1815"}}).status, 201);
    const auto guess = [&](const std::string& from, std::string_view name, std::string_view password) {
        return Person(server, from).post("/api/login", {{"name", name}, {"password", password}}).status;
    };
    EXPECT_EQ(guess(address(200), "Anna", "the right one 1815"), 200);
    for (const std::string name : {"Anna", "Nobody"}) {
        int wrong = 0, refused = 0;
        for (int i = 0; i < 30; ++i) {
            const int status = guess(address(10 + i), i % 2 == 0 ? name : (name == "Anna" ? "aNNA" : "NOBODY"), "a wrong one 1815");
            wrong += status == 401;
            refused += status == 429;
        }
        EXPECT_EQ(wrong + refused, 30);
        EXPECT_GE(wrong, 19) << name;
        EXPECT_LE(wrong, 25) << name << ": what is refused does not tell who has an account";
    }
}

TEST(limits, sign_ins_count_the_64_of_an_ipv6_address) {
    const TestServer server({"--trust-proxy"});
    int wrong = 0;
    for (int i = 0; i < 16; ++i)
        wrong += Person(server, "2001:db8:1:2::" + std::to_string(i))
                     .post("/api/login", {{"name", "N" + std::to_string(i)}, {"password", "guessed 1815"}})
                     .status == 401;
    EXPECT_GE(wrong, 10);
    EXPECT_LT(wrong, 16);
    EXPECT_EQ(Person(server, "2001:db8:1:3::1").post("/api/login", {{"name", "N"}, {"password", "guessed 1815"}}).status, 401);
}

TEST(limits, matches_of_computers_and_new_guests_are_counted_by_address) {
    const TestServer server({"--trust-proxy"});
    const auto make = [&](const std::string& from) {
        const json::object seats[] = {{{"seat", "french"}, {"who", "computer"}, {"level", "marshal"}},
                                      {{"seat", "allied"}, {"who", "computer"}, {"level", "marshal"}}};
        return Person(server, from).post("/api/matches", {{"game", "waterloo"}, {"seats", {seats[0], seats[1]}}});   // a new guest each time
    };
    for (int i = 0; i < 10; ++i) EXPECT_EQ(make(address(1)).status, 201);
    const HttpAnswer answer = make(address(1));
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(answer.error_code(), "too_many");
    EXPECT_NE(answer.header("Retry-After"), "");
    EXPECT_EQ(make(address(2)).status, 201);

    int guests = 0;
    for (int i = 0; i < 150 && guests < 100; ++i) {
        const HttpAnswer named = Person(server, address(3)).post("/api/name", {{"name", "Somebody"}});
        if (named.status == 429 && named.body.find("guests") != std::string::npos) break;
        guests += named.status == 200;
        if (named.status == 429) std::this_thread::sleep_for(std::chrono::milliseconds(100));   // the limit of requests
    }
    EXPECT_GE(guests, 60);
    EXPECT_LT(guests, 64);
}

}  // namespace papelotte::server_test
