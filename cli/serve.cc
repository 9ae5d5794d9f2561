// papelotte serve: the server with the page in it.
#include "cli/command.h"
#include "cli/console.h"
#include "cli/database_option.h"
#include "server/log.h"
#include "server/server.h"

namespace papelotte::cli {

namespace {

int run_server(const server::Settings& settings) {
    using server::Level;
    const std::string& level = settings.log_level;
    server::set_log_level(level == "debug" ? Level::debug : level == "info" ? Level::info : level == "warning" ? Level::warning : Level::error);
    const auto served = server::serve(settings, [&](const server::Ports& ports) {
        const std::string address = settings.public_url.empty() ? "http://localhost:" : settings.public_url + ", port ";
        std::string text = fmt::format("Papelotte is at {}{}\n", address, ports.people);
        if (ports.metrics) text += fmt::format("Metrics are at http://{}:{}/metrics\n", settings.metrics_host, *ports.metrics);
        print(text);
        std::fflush(stdout);
    });
    if (!served) fail(Message{served.error()});
    return 0;
}

// "https://papelotte.example", without a path.
std::string check_url(const std::string& url) {
    const std::size_t scheme = url.starts_with("https://") ? 8 : url.starts_with("http://") ? 7 : 0;
    const bool sound = scheme > 0 && url.size() > scheme && url.find_first_of("/?# ", scheme) == std::string::npos;
    return sound ? "" : "must be like https://papelotte.example, without a path";
}

}  // namespace

Run add_serve(CLI::App& app) {
    app.description("Serve the page and the games to browsers");
    app.footer(
        R"(Serves until it is told to stop (Ctrl-C, or SIGTERM). Everything is kept in one SQLite file, or in a PostgreSQL database; what was
acknowledged is on the disk, whatever happens. Behind a proxy that speaks https, say --public-url and --trust-proxy. Logs go to
standard error, one JSON object per line. /healthz tells whether it can serve, /readyz whether it
should be sent more people; with --metrics-port, /metrics on that port is for Prometheus. It is not served on the public port, and
only to this machine unless --metrics-host says otherwise.

Examples
  papelotte serve
  papelotte serve --port 8080 --db sqlite:/var/lib/papelotte/papelotte.db --public-url https://papelotte.example --trust-proxy)");
    auto settings = std::make_shared<server::Settings>();
    add_value(app, "--port", settings->port, "The port (1815; 0: any free one)", "N");
    add_value(app, "--host", settings->host, "The address to listen on (0.0.0.0: all)", "ADDRESS");
    add_database(app, settings->place, "Where to keep everything (sqlite:papelotte.db)");
    add_value(app, "--public-url", settings->public_url, "How browsers reach the server, for links and checks", "URL")->check(check_url);
    add_value(app, "--threads", settings->threads, "Threads for the network (1)", "N")->check(CLI::Range(1, 64));
    add_value(app, "--workers", settings->workers, "Threads for passwords and stories (2)", "N")->check(CLI::Range(1, 64));
    add_value(app, "--thinkers", settings->thinkers,
              "Threads for computer players that search, at low priority (the cores but one); one more is for quick ones. 0: workers think", "N")
        ->check(CLI::Range(0, 64));
    add_value(app, "--pace", settings->pace_milliseconds, "Milliseconds between two moves of the computer (400)", "N")
        ->check(CLI::Range(0, 60000));
    add_value(app, "--session-days", settings->session_days, "Days until somebody must sign in again (400)", "N")->check(CLI::Range(1, 400));
    add_value(app, "--keep-guests", settings->keep_guests_days, "Days until a guest without a match is forgotten (30; 0: never)", "N")
        ->check(CLI::Range(0, 36500));
    add_value(app, "--keep-unplayed", settings->keep_unplayed_days, "Days until a match that ended unplayed is forgotten (30; 0: never)", "N")
        ->check(CLI::Range(0, 36500));
    add_value(app, "--keep-guest-matches", settings->keep_guest_matches_days,
              "Days until a finished match of guests alone is forgotten (365; 0: never)", "N")
        ->check(CLI::Range(0, 36500));
    add_value(app, "--drain", settings->drain_seconds, "Seconds between SIGTERM and the end, in which /readyz says no (0)", "N")
        ->check(CLI::Range(0, 3600));
    app.add_flag("--trust-proxy", settings->trust_proxy, "Take a client's address from X-Forwarded-For: the last one, added by the proxy");
    add_value(app, "--metrics-port", settings->metrics_port, "Serve /metrics on this port (0: any free one; without it: nowhere)", "N");
    add_value(app, "--metrics-host", settings->metrics_host, "The address for it (127.0.0.1: this machine alone)", "ADDRESS");
    app.add_flag("--unlimited", settings->unlimited, "No rate limits: for load tests on loopback");
    add_value(app, "--log", settings->log_level, "What is logged: debug, info, warning or error (info)", "LEVEL")
        ->check(CLI::IsMember({"debug", "info", "warning", "error"}));
    return [settings](const Voice&) { return run_server(*settings); };
}

}  // namespace papelotte::cli
