// A server whose database cannot be reached for a while: nobody is told that a match is broken, and all goes on afterwards.
#include "tests/server/servers.h"
#include "tests/store/forwarder.h"

namespace papelotte::server_test {

TEST(postgresql_lost_database, breaks_no_match_that_is_being_loaded) {
    store_test::Cluster& cluster = store_test::Cluster::running();
    const std::string direct = cluster.new_schema(), options = direct.substr(direct.find("options="));
    store_test::Forwarder network(cluster.folder() + "/.s.PGSQL.5432");
    const std::string url = "postgresql://postgres@127.0.0.1:" + std::to_string(network.port()) + "/postgres?sslmode=disable&" + options;
    const TestServer near({"--unlimited", "--db", direct}), far({"--unlimited", "--db", url});
    Person anna(near);
    const std::string path = "/api/matches/" + id_of(anna.make_match("me", "me")) + "/socket";
    network.slow(100);   // it is cut while the match is being read
    WsClient early(far.port(), path, {{"Origin", far.origin()}});
    ASSERT_TRUE(early.open());
    network.cut();
    EXPECT_EQ(early.close_code(), 1013) << "try again in a moment";
    const WsClient meanwhile(far.port(), path, {{"Origin", far.origin()}});
    EXPECT_GE(meanwhile.answer().status, 500);
    EXPECT_EQ(Person(far).get("/api/matches?watch").error_code(), "unavailable");
    network.slow(0);
    network.mend();
    WsClient late(far.port(), path, {{"Origin", far.origin()}});
    ASSERT_TRUE(late.open());
    EXPECT_EQ(type_of(parsed(late.receive().value_or("{}"))), "state");
}

}  // namespace papelotte::server_test
