// See aftermath.h.
#include "bench/campaign/aftermath.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <boost/json.hpp>

namespace papelotte::campaign {

namespace json = boost::json;

namespace {

// The content of a stored record, as the clients know it: of an action its seat and notation, else all of it.
Content content_of_line(std::string_view line) {
    const json::object record = json::parse(line.substr(0, line.find('\n'))).as_object();
    const json::value* seat = record.if_contains("seat");
    const std::string_view who = seat ? std::string_view(seat->as_string()) : "";
    const json::value* what = record.if_contains("do");
    return content_of(who, what ? std::string(what->as_string()) : json::serialize(record));
}

}   // namespace

std::string schema_of(const std::string& url) { return url.substr(url.rfind("%3D") + 3); }

Stored stored_records(const store_test::Cluster& cluster, const std::string& schema) {
    const std::string all = cluster.text("SELECT json_agg(json_build_array(match_id, rev, line)) FROM " + schema + ".records");
    Stored stored;
    if (all.empty()) return stored;
    const json::value rows = json::parse(all);
    for (const json::value& row : rows.as_array())
        stored[std::string(row.at(0).as_string())][row.at(1).as_int64()] = content_of_line(row.at(2).as_string());
    return stored;
}

Ended run_program(const std::vector<std::string>& words) {
    std::array<int, 2> out{};
    if (pipe2(out.data(), O_CLOEXEC) != 0) return {};
    const pid_t child = fork();
    if (child == 0) {
        dup2(out[1], STDOUT_FILENO);
        dup2(out[1], STDERR_FILENO);
        std::vector<std::string> kept = words;
        std::vector<char*> pointers;
        for (std::string& word : kept) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        execv(pointers[0], pointers.data());
        _exit(127);
    }
    close(out[1]);
    Ended ended;
    std::array<char, 4096> buffer{};
    for (ssize_t got = 0; (got = read(out[0], buffer.data(), buffer.size())) > 0;)
        ended.out.append(buffer.data(), static_cast<std::size_t>(got));
    close(out[0]);
    int status = 0;
    waitpid(child, &status, 0);
    ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended;
}

void judge(Report& report, const Plan& plan, const std::string& database, const Stored& stored, const std::vector<ClientLog>& logs) {
    std::size_t sights = 0, records = 0;
    for (const ClientLog& log : logs) sights += log.sights.size();
    for (const auto& [match, all] : stored) records += all.size();
    for (const Violation& one : check(logs, stored))
        report.violations.push_back(fmt::format("{} {}: {}", name_of(one.kind), one.match, one.text));
    const Ended checked = run_program({plan.program, "check", "--db", database});
    if (checked.status != 0) report.violations.push_back("papelotte check: " + checked.out);
    report.figures["clients"] = logs.size();
    report.figures["shown"] = sights;
    report.figures["stored"] = records;
    report.figures["check"] = checked.out.substr(0, checked.out.find('\n'));
}

}   // namespace papelotte::campaign
