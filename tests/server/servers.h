// Two servers on one PostgreSQL database, in a schema of its own.
#pragma once

#include "tests/server/test_server.h"
#include "tests/store/cluster.h"

namespace papelotte::server_test {

class Servers : public testing::Test {
   protected:
    explicit Servers(const std::vector<std::string>& options = {"--unlimited"}, const std::string& program = paths::papelotte)
        : database_(store_test::Cluster::running().new_schema()),
          one_(with_database(options), program),
          other_(with_database(options), program) {}

    std::vector<std::string> with_database(std::vector<std::string> options) const {
        options.insert(options.end(), {"--db", database_});
        return options;
    }

    std::string database_;
    TestServer one_, other_;
};

// The same browser at another server.
inline Person at(const TestServer& server, Person& person) {
    Person same(server);
    same.http().cookies = person.http().cookies;
    return same;
}

// Waits for a message of that type for which this holds.
template <class Holds> bool comes(TableClient& client, std::string_view type, const Holds& holds) {
    for (int i = 0; i < 50; ++i) {
        const json::object message = client.next(type);
        if (message.at("type").as_string() != type) return false;
        if (holds(message)) return true;
    }
    return false;
}

// Brings clients of one match to the same record.
inline void meet(std::initializer_list<TableClient*> clients) {
    std::int64_t rev = 0;
    for (const TableClient* client : clients) rev = std::max(rev, client->rev);
    for (TableClient* client : clients) client->catch_up(rev);
}

// Plays a legal action for the seat that is to act, by a person who holds all seats. Returns the answer.
inline json::object act(TableClient& client, std::size_t which = 0) {
    client.ask({{"type", "look"}, {"seat", client.decision.at("to_act").as_array().front()}});
    const std::vector<std::string> legal = client.legal();
    return client.play(legal.at(which % legal.size()));
}

}  // namespace papelotte::server_test
