// papelotte worker: thinks for the servers on a PostgreSQL database.
#include "server/jobs/worker.h"

#include "cli/command.h"
#include "cli/console.h"
#include "cli/database_option.h"
#include "server/log.h"

namespace papelotte::cli {

namespace {

int run_worker(const server::WorkerSettings& settings) {
    using server::Level;
    const std::string& level = settings.log_level;
    server::set_log_level(level == "debug" ? Level::debug : level == "info" ? Level::info : level == "warning" ? Level::warning : Level::error);
    const auto worked = server::run_worker(settings, [&](int threads) {
        print(fmt::format("Papelotte thinks for {}, slow jobs on {} threads\n", settings.place.database, threads));
        std::fflush(stdout);
    });
    if (!worked) fail(Message{worked.error()});
    return 0;
}

}   // namespace

Run add_worker(CLI::App& app) {
    app.description("Think for the servers on a PostgreSQL database");
    app.footer(
        R"(Thinks for the computer players of the servers on that database, and about hints, odds, chances and stories, until it is told to
stop (Ctrl-C, or SIGTERM). Servers that run with --thinkers 0 leave all of that to workers. Any number of workers share the jobs; a
job of one that was killed goes to another after the lease. Logs go to standard error, one JSON object per line.

Examples
  papelotte worker --db postgresql://papelotte@db.example/papelotte --db-password-file /etc/papelotte/password)");
    auto settings = std::make_shared<server::WorkerSettings>();
    add_database(app, settings->place, "The database of the servers")->required()->option_text("postgresql://USER@HOST/NAME");
    add_value(app, "--thinkers", settings->thinkers, "Threads for slow jobs, at low priority (the cores but one); one more is for quick ones",
              "N")
        ->check(CLI::Range(1, 64));
    auto seconds = std::make_shared<int>(10);
    add_value(app, "--lease", *seconds, "Seconds after which a job of a worker that is not heard of goes to another (10)", "N")
        ->check(CLI::Range(1, 600));
    add_value(app, "--log", settings->log_level, "What is logged: debug, info, warning or error (info)", "LEVEL")
        ->check(CLI::IsMember({"debug", "info", "warning", "error"}));
    return [settings, seconds](const Voice&) {
        settings->lease = std::chrono::seconds(*seconds);
        return run_worker(*settings);
    };
}

}   // namespace papelotte::cli
