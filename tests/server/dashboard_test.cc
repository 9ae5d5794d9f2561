// The dashboard and the alerts of deploy/ ask for metrics that a server has, in the language of Prometheus.
#include <fmt/format.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "tests/server/shell.h"
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

std::string file(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(paths::source + ("/deploy/" + name)).rdbuf();
    return text.str();
}

std::vector<std::string> queries() {
    std::vector<std::string> all;
    const json::value dashboard = json::parse(file("grafana.json"));
    for (const json::value& panel : dashboard.at("panels").as_array())
        for (const json::value& target : panel.at("targets").as_array()) all.emplace_back(target.at("expr").as_string());
    return all;
}

std::set<std::string> metrics_in(const std::string& text) {
    static const std::regex name("\\b(papelotte|process)_[a-z_]+\\b");
    std::set<std::string> names;
    for (std::sregex_iterator it(text.begin(), text.end(), name), end; it != end; ++it) names.insert(it->str());
    return names;
}

}  // namespace

TEST(dashboard, names_metrics_of_the_server) {
    const TestServer server({"--metrics-port", "0"});
    const std::set<std::string> known = metrics_in(server.metrics().body);
    std::string asked = file("alerts.yml");
    for (const std::string& query : queries()) asked += query + "\n";
    const std::set<std::string> names = metrics_in(asked);
    EXPECT_GE(names.size(), 25u);
    for (const std::string& name : names) EXPECT_TRUE(known.contains(name)) << name;
}

TEST(dashboard, is_understood_by_prometheus) {
    std::ostringstream rules;
    rules << "groups:\n- name: dashboard\n  rules:\n";
    int number = 0;
    for (const std::string& query : queries())
        rules << fmt::format("  - record: query_{}\n    expr: '{}'\n", ++number,
                             std::regex_replace(query, std::regex("\\$__rate_interval"), "1m"));
    const std::string name = testing::TempDir() + fmt::format("dashboard-{}.yml", getpid());
    std::ofstream(name) << rules.str();
    const Told checked = shell("promtool check rules '" + name + "'; status=$?; rm '" + name + "'; exit $status");
    EXPECT_EQ(checked.status, 0) << checked.text;
    EXPECT_TRUE(checked.has(fmt::format("{} rules found", number))) << checked.text;
    const Told whole = shell(fmt::format("cd '{}/deploy' && promtool check config prometheus.yml", paths::source));
    EXPECT_EQ(whole.status, 0) << whole.text;
}

}  // namespace papelotte::server_test
