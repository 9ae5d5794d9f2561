// Faults that keep a server from starting: one clear line and exit status 2.
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/server/test_server.h"
#include "tests/store/cluster.h"

namespace papelotte::server_test {

namespace {

void expect_refused(const std::vector<std::string>& arguments, std::string_view words) {
    const ProcessResult ended = run_serve(arguments);
    EXPECT_EQ(ended.status, 2) << ended.err;
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
    EXPECT_NE(ended.err.find(words), std::string::npos) << ended.err;
}

}  // namespace

TEST(serve, a_wrong_database_is_refused) {
    expect_refused({"--port", "0", "--db", "mysql:x"}, "sqlite:FILE");
    expect_refused({"--port", "0", "--db", "sqlite:"}, "sqlite:FILE");
    expect_refused({"--port", "0", "--db", "sqlite:/no/such/folder/x.db"}, "/no/such/folder/x.db");
    TestServer server;
    expect_refused({"--port", "0", "--db", "sqlite:" + server.folder()}, server.folder());
    expect_refused({"--port", "0", "--db", "sqlite:" + server.database()}, "in use");
    const std::string file = server.folder() + "/corrupt.db";
    std::ofstream(file) << "this is no database, but long enough to be one: " << std::string(5000, 'x');
    expect_refused({"--port", "0", "--db", "sqlite:" + file}, "corrupt.db");
    EXPECT_EQ(std::filesystem::file_size(file), 5048u) << "it was left alone";
}

TEST(serve, a_newer_database_is_refused) {
    TestServer server;
    server.close();
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(server.database().c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, "pragma user_version = 999", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    expect_refused({"--port", "0", "--db", "sqlite:" + server.database()}, "newer version");
}

TEST(serve, a_postgresql_database_that_cannot_be_used_is_refused) {
    store_test::Cluster& cluster = store_test::Cluster::running();
    const auto refused = [](const std::string& url, std::string_view words) {
        expect_refused({"--port", "0", "--db", url}, words);
        const ProcessResult worker = run_program({"worker", "--db", url});
        EXPECT_EQ(worker.status, 2) << worker.err;
        EXPECT_NE(worker.err.find(words), std::string::npos) << worker.err;
    };
    refused("postgresql://[1815", "this is not a PostgreSQL URL");
    refused("postgresql://anna:1815@localhost/x", "a password in the URL can be seen by others");
    refused(cluster.url("guarded"), "cannot be reached: ");
    refused(cluster.new_schema() + "%20-cdefault_transaction_read_only%3Don", "is read-only");
    const std::string newer = cluster.new_schema();
    const std::string schema = newer.substr(newer.rfind("%3D") + 3);
    cluster.execute("CREATE TABLE " + schema + ".papelotte (version BIGINT); INSERT INTO " + schema + ".papelotte VALUES (999)");
    refused(newer, "newer version");
}

TEST(serve, a_port_in_use_and_bad_options_are_refused) {
    const TestServer server;
    const std::string other = "sqlite:" + server.folder() + "/other.db";
    expect_refused({"--host", "127.0.0.1", "--port", std::to_string(server.port()), "--db", other}, "in use");
    expect_refused({"--port", "70000", "--db", other}, "--port");
    expect_refused({"--threads", "0", "--db", other}, "--threads");
    expect_refused({"--public-url", "papelotte.example", "--db", other}, "--public-url");
    expect_refused({"--log", "loud", "--db", other}, "--log");
}

}  // namespace papelotte::server_test
