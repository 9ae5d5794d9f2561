// The checks of the sentences: languages that do not match are refused in one line with file, id and reason.
#include <gtest/gtest.h>

#include "tests/data/data_files.h"
#include "tools/compile_text/catalogue.h"

namespace papelotte::data {

namespace {

using Entries = std::map<std::string, std::string>;

std::string refusal(const Entries& english, const Entries& italian) {
    try {
        check_catalogues({{"en", "text.en.json", english}, {"it", "text.it.json", italian}});
    } catch (const DataError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST(Text, of_every_folder_is_sound) {
    for (const char* folder : {"common", "waterloo", "waterloo200"}) {
        const auto catalogues = read_catalogues(data_folder(folder));
        EXPECT_EQ(catalogues.front().language, "en");
        EXPECT_NO_THROW(check_catalogues(catalogues)) << folder;
    }
}

TEST(Text, a_difference_is_reported_in_one_line) {
    EXPECT_EQ(refusal({{"a", "x"}}, {{"a", "y"}}), "");
    EXPECT_EQ(refusal({{"a", "x"}, {"b", "x"}}, {{"a", "y"}}), "text.it.json: b: is missing; text.en.json has it");
    EXPECT_EQ(refusal({{"a", "x"}}, {{"a", "y"}, {"c", "y"}}), "text.it.json: c: is not in text.en.json");
    EXPECT_EQ(refusal({{"a", "{unit} {area:at}"}}, {{"a", "{unit:subject}"}}), "text.it.json: a: the gap 'area' of the English text is missing");
    EXPECT_EQ(refusal({{"a", "x"}}, {{"a", "{unit}"}}), "text.it.json: a: the English text has no gap 'unit'");
    EXPECT_EQ(refusal({{"a", "{n"}}, {{"a", "{n}"}}), "text.en.json: a: the gap 'n' is not closed");
    EXPECT_EQ(refusal({{"a", "{n, plural, one {x} other {y}}"}}, {{"a", "{n, plural, other {y}}"}}), "text.it.json: a: 'n' has no branch 'one'");
    EXPECT_EQ(refusal({{"a", "{n, select, yes {x}}"}}, {{"a", "{n}"}}), "text.en.json: a: 'n' has no branch 'other'");
    EXPECT_EQ(refusal({{"a", "{n, select, yes {x} other {}}"}}, {{"a", "{n, plural, one {x} other {}}"}}),
              "text.it.json: a: 'n' is counted in one language and chosen by in the other");
    EXPECT_EQ(refusal({{"a", "{or, list, may_go|may_stay {x}}"}}, {{"a", "{or, list, may_go {x}}"}}),
              "text.it.json: a: the gap 'may_stay' of the English text is missing");
}

}  // namespace papelotte::data
