// Two players who bid for their sides in a match of Ridge (tests/toys/ridge.h) or of another game, for tests on a real server.
#pragma once

#include <memory>

#include "tests/server/test_server.h"

namespace papelotte::server_test {
namespace bidders {

struct Bids {
    std::string_view game = "ridge", second_seat = "allied";
    json::object options = {};
};

inline json::object make(Person& person, std::string_view first, std::string_view second, const Bids& bids = {}) {
    const HttpAnswer answer = person.post(
        "/api/matches",
        {{"game", bids.game}, {"options", bids.options}, {"seats", json::array{seat("french", first), seat(bids.second_seat, second)}}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    return parsed(answer.body);
}

// Anna is the first player, Bruno the second; an observer watches.
struct Two {
    explicit Two(const TestServer& at, const Bids& bids = {}) : server(at), anna(at), bruno(at), made(make(anna, "me", "invite", bids)) {
        bruno.join(made);
        sit();
    }
    void sit() {
        first = std::make_unique<TableClient>(server, &anna, id());
        second = std::make_unique<TableClient>(server, &bruno, id());
        watcher = std::make_unique<TableClient>(server, nullptr, id());
    }
    std::string id() const { return id_of(made); }
    std::vector<TableClient*> all() { return {first.get(), second.get(), watcher.get()}; }
    TableClient& to_act() { return first->my_turn() ? *first : *second; }
    TableClient& other() { return first->my_turn() ? *second : *first; }
    void meet() {
        const std::int64_t rev = std::max(first->rev, second->rev);
        for (TableClient* client : all()) client->catch_up(rev);
    }
    // Returns the answer: an update, or the state of the player's new seat.
    json::object play(std::string_view action) {
        json::object answer = to_act().play(action);
        EXPECT_NE(answer.at("type").as_string(), "error") << json::serialize(answer);
        meet();
        return answer;
    }
    // The player to act bids for the side of the other's seat and gets it: they exchange seats. Returns the winner.
    TableClient& exchange() {
        TableClient& winner = to_act();
        play("bid " + std::string(winner.as == "french" ? "allied" : "french") + " 0");
        play("pass");
        return winner;
    }

    const TestServer& server;
    Person anna, bruno;
    json::object made;
    std::unique_ptr<TableClient> first, second, watcher;
};

inline std::string seat_of(const json::object& match) {   // "you"
    for (const json::value& one : match.at("seats").as_array())
        if (one.as_object().contains("you")) return std::string(one.at("seat").as_string());
    return "";
}

inline bool bids(const json::object& match) { return match.contains("bidding"); }

inline json::object match_of(Person& person, const std::string& id) {
    return parsed(person.get("/api/matches/" + id).body).at("match").as_object();
}

}  // namespace bidders
}  // namespace papelotte::server_test
