// The worked cases of cases.json, one test each; and those of the former data (rules version 2), in cases_of_rules_2.json.
#include "tests/waterloo200/cases.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/waterloo200/records/records.h"
#include "tests/paths.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

json::value file(const char* name) {
    std::ostringstream text;
    text << std::ifstream(std::string(paths::folder) + name).rdbuf();
    return json::parse(text.str());
}
const json::array& cases() {
    static const json::value kFile = file("/cases.json");
    return kFile.at("cases").as_array();
}
const json::array& former_cases() {
    static const json::value kFile = file("/cases_of_rules_2.json");
    return kFile.at("cases").as_array();
}

// Every key of the line except its subject and its comment.
void expect_facts(const json::object& line, const json::object& facts, std::string_view subject) {
    for (const auto& [key, expected] : line) {
        if (key == subject || key == "text") continue;
        const json::value* found = facts.if_contains(key);
        EXPECT_TRUE(found && *found == expected) << json::serialize(line) << "\n  " << std::string_view(key) << " is "
                                                 << (found ? json::serialize(*found) : "not known") << " in " << json::serialize(facts);
    }
}

void check(const json::object& line, const CasePlay& play, const std::vector<json::object>& yields) {
    if (line.contains("op")) expect_facts(line, yields.at(static_cast<std::size_t>(line.at("op").as_int64())), "op");
    else if (line.contains("unit")) expect_facts(line, play.unit_facts(line.at("unit").as_string()), "unit");
    else if (line.contains("area")) expect_facts(line, play.area_facts(static_cast<int>(line.at("area").as_int64())), "area");
    else if (line.contains("state")) expect_facts(line.at("state").as_object(), play.state_facts(), "");
    else if (line.contains("outcome")) expect_facts(line.at("outcome").as_object(), play.outcome_facts(), "");
    else ADD_FAILURE() << "nothing to check in " << json::serialize(line);
}

void play_case(const json::object& a_case, int rules_version) {
    SCOPED_TRACE(std::string(a_case.at("title").as_string()));
    json::object position = given_json(a_case);
    position["rules"] = rules_version;
    const auto given = Records::read_position(position);
    ASSERT_TRUE(given.has_value()) << given.error();
    CasePlay play(*given, json::value_to<std::vector<int>>(a_case.at("dice")));
    std::vector<json::object> yields;
    for (const json::value& operation : a_case.at("when").as_array()) yields.push_back(play.perform(operation.as_object()));
    for (const json::value& line : a_case.at("then").as_array()) check(line.as_object(), play, yields);
    EXPECT_TRUE(play.draws_came_out_even());
}

class Waterloo200Cases : public testing::TestWithParam<std::size_t> {};
class Waterloo200FormerCases : public testing::TestWithParam<std::size_t> {};

std::string name_of_case(const testing::TestParamInfo<std::size_t>& info) {
    std::string name(cases()[info.param].at("id").as_string());
    std::ranges::replace(name, '-', '_');
    return name;
}

}  // namespace

TEST_P(Waterloo200Cases, yields_the_expected_results) { play_case(cases()[GetParam()].as_object(), Rules::facts().rules_version); }

TEST_P(Waterloo200FormerCases, yields_what_it_did_with_the_former_data) { play_case(former_cases()[GetParam()].as_object(), 2); }

INSTANTIATE_TEST_SUITE_P(W2X, Waterloo200Cases, testing::Range(std::size_t{0}, cases().size()), name_of_case);

INSTANTIATE_TEST_SUITE_P(W2X, Waterloo200FormerCases, testing::Range(std::size_t{0}, former_cases().size()), name_of_case);

TEST(Waterloo200AllCases, are_a_hundred) { EXPECT_EQ(cases().size(), 100u); }

}  // namespace papelotte::waterloo200
