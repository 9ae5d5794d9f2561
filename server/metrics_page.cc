// See metrics_page.h.
#include "server/metrics_page.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>

#include "engine/facts.h"
#include "games/registry.h"
#include "server/api/failure.h"

namespace papelotte::server {

namespace {

// Lines of the Prometheus text format, version 0.0.4.
class Exposition {
   public:
    void counter(std::string_view name, std::string_view help, std::uint64_t value) { line(name, "counter", help, fmt::to_string(value)); }
    void gauge(std::string_view name, std::string_view help, std::uint64_t value) { line(name, "gauge", help, fmt::to_string(value)); }
    void line(std::string_view name, std::string_view type, std::string_view help, std::string_view value) {
        head(name, type, help);
        text_ += fmt::format("{} {}\n", name, value);
    }
    void info(std::string_view name, std::string_view help, const std::vector<std::string>& labels) {
        head(name, "gauge", help);
        for (const std::string& one : labels) text_ += fmt::format("{}{{{}}} 1\n", name, one);
    }
    void values(std::string_view name, std::string_view type, std::string_view help,
                const std::vector<std::pair<std::string, std::string>>& by_labels) {
        head(name, type, help);
        for (const auto& [labels, value] : by_labels) text_ += fmt::format("{}{{{}}} {}\n", name, labels, value);
    }
    void histogram(std::string_view name, std::string_view help, const Histogram& histogram) {
        head(name, "histogram", help);
        series(name, "", histogram);
    }
    // Several with one name, told apart by a label.
    void histograms(std::string_view name, std::string_view help, std::initializer_list<std::pair<const char*, const Histogram&>> labelled) {
        head(name, "histogram", help);
        for (const auto& [label, histogram] : labelled) series(name, label, histogram);
    }
    std::string take() { return std::move(text_); }

   private:
    void series(std::string_view name, std::string_view label, const Histogram& histogram) {
        const std::string before = label.empty() ? "" : fmt::format("{},", label), whole = label.empty() ? "" : fmt::format("{{{}}}", label);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i <= Histogram::kBounds.size(); ++i) {
            sum += histogram.count(i);
            const std::string bound = i < Histogram::kBounds.size() ? fmt::format("{}", Histogram::kBounds[i]) : "+Inf";
            text_ += fmt::format("{}_bucket{{{}le=\"{}\"}} {}\n", name, before, bound, sum);
        }
        text_ += fmt::format("{0}_sum{3} {1}\n{0}_count{3} {2}\n", name, histogram.seconds(), sum, whole);
    }
    void head(std::string_view name, std::string_view type, std::string_view help) {
        text_ += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
    }
    std::string text_;
};

void tell_network(Exposition& out, const net::Counters& net) {
    out.counter("papelotte_requests_total", "HTTP requests.", net.requests);
    out.counter("papelotte_connections_total", "Connections accepted.", net.connections);
    out.gauge("papelotte_sockets_open", "WebSockets open now.", net.sockets_open);
    out.counter("papelotte_messages_in_total", "WebSocket messages received.", net.messages_in);
    out.counter("papelotte_messages_out_total", "WebSocket messages sent.", net.messages_out);
    out.counter("papelotte_bytes_out_total", "Bytes sent.", net.bytes_out);
    out.counter("papelotte_dropped_slow_total", "WebSockets dropped because they read too slowly.", net.dropped_slow);
    out.counter("papelotte_refused_total", "Connections and requests refused by limits, or because they are no HTTP.", net.refused);
}

void tell_metrics(Exposition& out, const Metrics& metrics) {
    out.counter("papelotte_messages_refused_total", "WebSocket messages that were malformed or too many.", metrics.messages_refused);
    out.counter("papelotte_matches_made_total", "Matches made.", metrics.matches_made);
    out.counter("papelotte_matches_broken_total", "Matches given up because of a damaged record or a fault of ours.", metrics.matches_broken);
    out.counter("papelotte_sign_ins_total", "Successful sign-ins.", metrics.sign_ins);
    out.counter("papelotte_sign_ins_failed_total", "Sign-ins with a wrong name or password.", metrics.sign_ins_failed);
    out.counter("papelotte_internal_errors_total", "Requests and tasks that failed by our own fault.", metrics.internal_errors);
    out.counter("papelotte_thoughts_total", "Thoughts of computer players that were begun.", metrics.thoughts);
    out.counter("papelotte_thoughts_interrupted_total", "Of them, those that nobody wanted any more.", metrics.thoughts_interrupted);
    out.counter("papelotte_chances_reckoned_total", "Matches whose chances were reckoned, not found in the cache.", metrics.chances_reckoned);
    out.histogram("papelotte_acknowledged_seconds", "From a message that changes a match to its record on the disk.", metrics.acknowledged);
    out.histogram("papelotte_request_seconds", "Requests of the HTTP API, from their worker to the answer.", metrics.requests);
}

void tell_store(Exposition& out, const store::Counts& counts, const store::Timings& timings) {
    out.counter("papelotte_store_submits_total", "Changes handed to the store.", counts.submits);
    out.counter("papelotte_store_transactions_total", "Transactions written.", counts.transactions);
    out.counter("papelotte_store_failures_total", "Transactions that could not be written.", counts.failures);
    out.histogram("papelotte_store_wait_seconds", "Changes, from their submit to the beginning of their transaction.", timings.waited);
    out.histogram("papelotte_store_transaction_seconds", "Transactions, with the wait for the disk.", timings.written);
}

void tell_work(Exposition& out, const work::Workers& workers, const work::Thinkers& thinkers) {
    using work::Length;
    constexpr const char *kQuick = "length=\"quick\"", *kSlow = "length=\"slow\"";
    const work::TaskTimes &quick = thinkers.times(Length::quick), &slow = thinkers.times(Length::slow);
    out.gauge("papelotte_workers_waiting", "Requests and loads that wait for a worker.", workers.waiting());
    out.histogram("papelotte_worker_wait_seconds", "How long they waited.", workers.times().waited);
    out.gauge("papelotte_thoughts_waiting_quick", "Quick thoughts and questions that wait for a thinker.", thinkers.waiting(Length::quick));
    out.gauge("papelotte_thoughts_waiting_slow", "Slow ones.", thinkers.waiting(Length::slow));
    out.histograms("papelotte_thought_wait_seconds", "How long they waited.", {{kQuick, quick.waited}, {kSlow, slow.waited}});
    out.histograms("papelotte_thought_seconds", "How long they took.", {{kQuick, quick.ran}, {kSlow, slow.ran}});
}

// The queues are those of all servers on the database.
void tell_jobs(Exposition& out, AskedJobs& asked) {
    try {
        const store::JobCounts counts = asked.counts();
        out.values("papelotte_jobs_waiting", "gauge", "Jobs that wait for a worker, of all servers.",
                   {{"queue=\"quick\"", fmt::to_string(counts.quick.waiting)}, {"queue=\"slow\"", fmt::to_string(counts.slow.waiting)}});
        out.values(
            "papelotte_jobs_oldest_seconds", "gauge", "How long the oldest of them has waited.",
            {{"queue=\"quick\"", fmt::to_string(counts.quick.oldest_seconds)}, {"queue=\"slow\"", fmt::to_string(counts.slow.oldest_seconds)}});
        out.gauge("papelotte_jobs_thinking", "Jobs that workers think about.", static_cast<std::uint64_t>(counts.thinking));
    } catch (const std::exception&) {   // the database cannot be reached: papelotte_store_failures_total tells
    }
    std::vector<std::pair<std::string, std::string>> outcomes;
    for (int kind = 0; kind < kQuestionKinds; ++kind)
        for (int how = 0; how < AskedJobs::kOutcomes; ++how) {
            constexpr std::array<std::string_view, AskedJobs::kOutcomes> kHow = {"answered", "refused", "late", "dropped", "failed"};
            const auto question = static_cast<Question::Kind>(kind);
            outcomes.emplace_back(fmt::format("kind=\"{}\",result=\"{}\"", name_of(question), kHow[static_cast<std::size_t>(how)]),
                                  fmt::to_string(asked.outcomes(question, static_cast<AskedJobs::Outcome::How>(how))));
        }
    out.values("papelotte_jobs_total", "counter", "Jobs that this server asked of workers, by what became of them.", outcomes);
}

// The process metrics, with the names that Prometheus clients use in all languages.
void write_process(Exposition& out) {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) { return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6; };
    out.line("process_cpu_seconds_total", "counter", "CPU time, user and system.",
             fmt::format("{}", seconds(used.ru_utime) + seconds(used.ru_stime)));
    std::uint64_t pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    out.gauge("process_resident_memory_bytes", "Memory in use.", resident * page_bytes);
    out.gauge("process_virtual_memory_bytes", "Memory reserved.", pages * page_bytes);
    std::error_code error;
    std::uint64_t open = 0;
    for (std::filesystem::directory_iterator it("/proc/self/fd", error), end; !error && it != end; it.increment(error)) ++open;
    out.gauge("process_open_fds", "File descriptors open.", open);
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    out.gauge("process_max_fds", "File descriptors that may be open.", limit.rlim_cur);
}

void tell_build(Exposition& out) {
#ifdef NDEBUG
    constexpr std::string_view kMode = "release";
#else
    constexpr std::string_view kMode = "debug";
#endif
    out.info("papelotte_build_info", "What this program was built with.", {fmt::format("compiler=\"{}\",mode=\"{}\"", __VERSION__, kMode)});
    std::vector<std::string> labels;
    for (const Game& game : games()) labels.push_back(fmt::format("game=\"{}\",rules=\"{}\"", game.facts->id, game.facts->rules_version));
    out.info("papelotte_game_info", "The games that can be played, with the version of their rules.", labels);
}

}  // namespace

std::string MetricsPage::text() const {
    Exposition out;
    tell_network(out, server_.counters());
    tell_metrics(out, metrics_);
    out.gauge("papelotte_matches_loaded", "Matches in memory.", static_cast<std::uint64_t>(hub_.loaded()));
    tell_work(out, workers_, thinkers_);
    if (asked_) tell_jobs(out, *asked_);
    tell_store(out, store_.counts(), store_.timings());
    write_process(out);
    tell_build(out);
    return out.take();
}

void MetricsPage::request(net::Request request, net::Reply reply) {
    if (request.path != "/metrics") return reply(response_of(not_found()));
    if (request.method != "GET") return reply(method_not_allowed("GET, HEAD"));
    net::Response response;
    response.content_type = "text/plain; version=0.0.4";
    response.body = text();
    reply(std::move(response));
}

void MetricsPage::upgrade(net::Request, std::function<void(net::Accepted)>, std::function<void(net::Response)> refuse) {
    refuse(response_of(not_found()));
}

}  // namespace papelotte::server
