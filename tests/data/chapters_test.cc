// games/<game>/README.md tells in which files each chapter of the game's rules is: all chapters, in order, all files, and none that is not there.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/paths.h"

namespace papelotte {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

using Lines = std::vector<std::smatch>;
Lines lines_like(const std::string& text, const std::regex& form) {
    return {std::sregex_iterator(text.begin(), text.end(), form), std::sregex_iterator()};
}

std::vector<fs::path> games() {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(fs::path(paths::source) / "games"))
        if (fs::exists(entry.path() / "README.md")) found.push_back(entry.path());
    return found;
}

TEST(chapters, every_chapter_of_the_rules_is_in_the_table_of_the_game) {
    static const std::regex kHeading("\n## ([1-9][0-9]*\\. [^\n]*)"), kRow("\n\\| ([0-9]+\\. [^|]*) \\| ");
    EXPECT_GE(games().size(), 4U);
    for (const fs::path& game : games()) {
        const std::string rules = text_of(fs::path(paths::source) / "docs/rules" / (game.filename().string() + ".md"));
        const std::string table = text_of(game / "README.md");
        const Lines chapters = lines_like(rules, kHeading), rows = lines_like(table, kRow);
        ASSERT_EQ(chapters.size(), rows.size()) << game;
        for (std::size_t i = 0; i < rows.size(); ++i)
            EXPECT_TRUE(chapters[i].str(1).starts_with(rows[i].str(1))) << game << " " << rows[i].str(1);
    }
}

TEST(chapters, the_table_names_all_files_of_the_rules_and_no_others) {
    static const std::regex kName("`([a-z0-9_./]+)`");
    for (const fs::path& game : games()) {
        const std::string readme = text_of(game / "README.md"), table = readme.substr(readme.find("| chapter |"));
        std::set<std::string> named;
        for (const std::smatch& match : lines_like(table, kName)) {
            const std::string file = (game / "rules" / match.str(1)).string();
            EXPECT_TRUE(fs::exists(file) || fs::exists(file + ".h") || fs::exists(file + ".cc")) << game << " names " << match.str(1);
            named.insert(fs::path(match.str(1)).replace_extension().string());
        }
        for (const auto& entry : fs::recursive_directory_iterator(game / "rules")) {
            if (entry.is_directory()) continue;
            const std::string file = fs::relative(entry.path(), game / "rules").replace_extension().string();
            EXPECT_TRUE(named.contains(file)) << game << " does not name " << file;
        }
    }
}

}   // namespace
}   // namespace papelotte
