// What is wrong with something from outside, as a sentence and as JSON.
#include "engine/input_fault.h"

#include <gtest/gtest.h>

#include "engine/faults.h"
#include "engine/spoken.h"

namespace papelotte {

namespace {

InputFault unknown_area() {
    return InputFault(kPositionFaults.unknown, {Argument::of_word("kind", "area"), outside("word", "mo\non")})
        .at("at")
        .at("fr_inf_1")
        .at("units");
}

}  // namespace

TEST(InputFault, nothing_wrong_stays_nothing_wherever_it_is) {
    const InputFault none = InputFault().at("units").at(std::size_t{3}).within({std::string(kSetupFaults.in_position)});
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none.text(), "");
}

TEST(InputFault, keys_and_places_in_lists_are_one_path) {
    EXPECT_EQ(unknown_area().text(), "units.fr_inf_1.at: unknown area 'mo\\x0aon'");
    EXPECT_EQ(InputFault(kPositionFaults.twice).at(std::size_t{1}).at("may_be").at(std::size_t{0}).at("guises").text(),
              "guises[0].may_be[1]: stands there twice");
}

TEST(InputFault, is_said_from_the_inside_out_in_every_language) {
    const InputFault fault = unknown_area().within({std::string(kSetupFaults.in_position)});
    EXPECT_EQ(fault.text(), "position: units.fr_inf_1.at: unknown area 'mo\\x0aon'");
    EXPECT_EQ(fault.text({.language = "it"}), "posizione: units.fr_inf_1.at: area sconosciuta «mo\\x0aon»");
}

TEST(InputFault, names_the_number_of_a_rule_that_has_one) {
    static constexpr Rule kNumbered{"WL-9.2.2", "too many cubes"}, kPlain{"", "is nowhere"};
    EXPECT_EQ(InputFault(kNumbered).at("rossomme").text(), "rossomme: too many cubes (WL-9.2.2)");
    EXPECT_EQ(InputFault(kPlain).at("fr_inf_1").text(), "fr_inf_1: is nowhere");
}

TEST(InputFault, is_sent_with_the_sentences_around_it) {
    boost::json::object out;
    add_fault(out, {});
    EXPECT_TRUE(out.empty());
    add_fault(out, InputFault(kPositionFaults.must_be_flag).at("routed").within({std::string(kSetupFaults.in_position)}));
    EXPECT_EQ(boost::json::value(out), boost::json::parse(R"({"sentence":"fault.position.must_be_flag",
        "where":[{"sentence":"fault.at","args":{"path":"routed"}},{"sentence":"fault.setup.in_position"}]})"));
}

}  // namespace papelotte
