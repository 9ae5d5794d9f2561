// Servers and PostgreSQL that do not hear from each other, though nobody has closed a connection.
#include <chrono>
#include <future>
#include <map>
#include <thread>

#include "tests/store/each_store.h"
#include "tests/store/forwarder.h"

namespace papelotte::store_test {

namespace {

class PostgresqlSilence : public Folder {
   protected:
    PostgresqlSilence() { EXPECT_EQ(done(*one_, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none); }
    Cluster& cluster_ = Cluster::running();
    const std::string database_ = cluster_.new_schema();
    const std::unique_ptr<Store> one_ = opened_at(database_);
};

}   // namespace

// It holds the locks of its match: others must not wait for them for long.
TEST_F(PostgresqlSilence, in_a_transaction_does_not_block_other_servers) {
    Forwarder network(cluster_.folder() + "/.s.PGSQL.5432");
    const std::string options = database_.substr(database_.find("options="));
    const auto other = opened_at("postgresql://postgres@127.0.0.1:" + std::to_string(network.port()) + "/postgres?sslmode=disable&" + options);
    const std::string inside =
        "SELECT count(*) FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE state = 'idle in transaction' AND relation = '" +
        options.substr(options.find("%3D") + 3) + ".matches'::regclass";
    std::promise<Problem> answer;
    network.slow(30);
    other->submit({SetHeader{"m1", "late"}, SetHeader{"m1", "later"}, SetHeader{"m1", "latest"}},
                  [&](Problem problem) { answer.set_value(problem); });
    while (cluster_.text(inside) == "0") std::this_thread::sleep_for(std::chrono::milliseconds(1));
    network.silence(true);
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_EQ(done(*one_, {SetHeader{"m1", "early"}, append("m1", 1)}), Problem::none);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(15));
    network.slow(0);
    network.silence(false);
    const Problem problem = answer.get_future().get();
    EXPECT_EQ(one_->match("m1")->header, problem == Problem::none ? "latest" : "early") << "all of it or nothing";
}

// If a machine is lost or a cable is cut, nothing says that a connection is dead: both ends ask.
TEST_F(PostgresqlSilence, is_found_out_at_both_ends) {
    PostgresConnection connection({.url = database_});
    EXPECT_EQ(connection.number("SELECT count(*) FROM pg_settings WHERE name IN ('tcp_keepalives_idle', 'tcp_keepalives_interval', "
                                "'tcp_keepalives_count', 'tcp_user_timeout') AND source = 'session'"),
              4);
    std::map<std::string, std::string> used;
    PQconninfoOption* const options = PQconninfo(connection.handle());
    for (const PQconninfoOption* one = options; one->keyword; ++one) used[one->keyword] = one->val ? one->val : "";
    PQconninfoFree(options);
    EXPECT_EQ(used["keepalives_idle"], "10");
    EXPECT_EQ(used["keepalives_interval"], "5");
    EXPECT_EQ(used["tcp_user_timeout"], "10000");
}

// A server without players writes nothing for weeks. Its row is not one that was left behind.
TEST_F(PostgresqlSilence, of_weeks_is_not_the_end_of_a_server) {
    PostgresConnection connection({.url = database_});
    connection.execute("UPDATE writers SET seen = now() - interval '40 days'");
    connection.execute("INSERT INTO writers VALUES ('killed', 1, 0, now() - interval '40 days')");
    const auto other = opened_at(database_);
    EXPECT_EQ(connection.number("SELECT count(*) FROM writers WHERE id = 'killed'"), 0);
    connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'papelotte writer%'");
    EXPECT_EQ(done(*one_, {append("m1", 1)}), Problem::none);
    EXPECT_EQ(one_->records("m1").size(), 1u);
}

}   // namespace papelotte::store_test
