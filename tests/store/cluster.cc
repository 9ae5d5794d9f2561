// See cluster.h.
#include "tests/store/cluster.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <thread>

namespace papelotte::store_test {

namespace {

// Makes and runs the cluster in folder $1, with fsync $2, until its input ends, then removes it; at each line of input it kills the server and starts
// another one. initdb and the server refuse to run as root.
constexpr const char* kKeeper = R"sh(
set -e
cd "$1"
fsync=$2
as=
if [ "$(id -u)" = 0 ]; then as="setpriv --reuid=postgres --regid=postgres --clear-groups"; chown postgres .; fi
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
trap 'kill -INT "$server" 2>/dev/null || true; wait "$server" || true; cd /; rm -rf "$1"' EXIT
$as "$bin/initdb" -D data -U postgres -A trust -E UTF8 --locale=C --no-sync --no-instructions >log 2>&1
printf 'local all guarded scram-sha-256\nlocal all all trust\n' >data/pg_hba.conf
run() {
    $as "$bin/postgres" -D data -k "$1" -c listen_addresses= -c fsync="$fsync" -c max_connections=200 -c shared_buffers=16MB >>log 2>&1 &
    server=$!
}
run "$1"
while read -r _; do
    kill -KILL "$server" 2>/dev/null || true
    { wait "$server" || true; } 2>/dev/null
    run "$1"
done
)sh";

using Handle = std::unique_ptr<PGconn, decltype([](PGconn* handle) { PQfinish(handle); })>;
using Result = std::unique_ptr<PGresult, decltype([](PGresult* result) { PQclear(result); })>;

}   // namespace

Cluster& Cluster::running(Sync sync) {
    static Cluster cluster(sync);
    return cluster;
}

Cluster::Cluster(Sync sync) {
    std::string pattern = (std::filesystem::temp_directory_path() / "papelotte_pg_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    keeper_ = fork();
    if (keeper_ == 0) {
        setsid();   // not reached by the terminal's or ctest's signals: it ends by the pipe
        dup2(ends[0], 0);
        execl("/bin/sh", "sh", "-c", kKeeper, "sh", folder_.c_str(), sync == Sync::on ? "on" : "off", nullptr);
        _exit(127);
    }
    close(ends[0]);
    pipe_ = ends[1];
    for (int i = 0; i < 600; ++i) {
        if (PQping(url("postgres").c_str()) == PQPING_OK) {
            execute(std::string("CREATE ROLE guarded LOGIN PASSWORD '") + kPassword + "'; GRANT CREATE ON DATABASE postgres TO guarded");
            return;
        }
        if (waitpid(keeper_, nullptr, WNOHANG) == keeper_) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("PostgreSQL does not start");
}

// A new server does not start as long as a process of the old one lives, so it may need more than one attempt.
void Cluster::kill_and_restart() const {
    for (int attempt = 0; attempt < 20; ++attempt) {
        if (write(pipe_, "\n", 1) != 1) break;
        for (int i = 0; i < 30; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            const bool is_up = PQping(url("postgres").c_str()) == PQPING_OK;
            if (is_up && i > 2) return;   // the former server may still answer at first
        }
    }
    throw std::runtime_error("PostgreSQL does not start again");
}

Cluster::~Cluster() {
    close(pipe_);
    waitpid(keeper_, nullptr, 0);
}

std::string Cluster::url(const std::string& role, const std::string& more) const {
    return "postgresql://" + role + "@/postgres?host=" + folder_ + more;
}

std::string Cluster::new_schema() {
    const std::string name = "s" + std::to_string(getpid()) + "_" + std::to_string(++schemas_);
    execute("CREATE SCHEMA " + name);
    return url("postgres", "&options=-csearch_path%3D" + name);
}

std::string Cluster::text(const std::string& sql) const {
    const Handle handle(PQconnectdb(url("postgres").c_str()));
    const Result result(PQexec(handle.get(), sql.c_str()));
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) throw std::runtime_error(PQerrorMessage(handle.get()));
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

void Cluster::execute(const std::string& sql) const { text(sql); }

}   // namespace papelotte::store_test
