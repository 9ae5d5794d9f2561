// The data compiler as a whole: the game's own data pass, and the program keeps its promises about exit codes and files.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/data/data_files.h"
#include "tests/paths.h"

namespace papelotte::data {

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A folder of its own with a copy of the data, gone when the test is over.
class Program : public testing::Test {
   protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "compile_data_XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder = name;
        fs::create_directory(folder / "data");
        for (const char* file : {"board.json", "forces.json", "tables.json"})
            fs::copy_file(data_folder("waterloo") / file, folder / "data" / file);
    }
    void TearDown() override { fs::remove_all(folder); }

    int run(const std::string& arguments) const {
        const std::string command =
            std::string("\"") + paths::tools + "/compile_data\" " + arguments + " 2> \"" + (folder / "errors").string() + '"';
        const int status = std::system(command.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    int compile() const { return run("waterloo \"" + (folder / "data").string() + "\" \"" + output().string() + '"'); }

    fs::path output() const { return folder / "waterloo_data.h"; }
    std::string errors() const { return text_of(folder / "errors"); }
    std::size_t files_made() const {   // beside the data and the file of errors
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {})) - 2;
    }

    fs::path folder;
};

TEST(WaterlooData, is_sound) { EXPECT_EQ(refusal_of(read_game_files(data_folder("waterloo")), check_waterloo), ""); }
TEST(Waterloo200Data, is_sound) { EXPECT_EQ(refusal_of(read_game_files(data_folder("waterloo200")), check_waterloo200), ""); }

TEST_F(Program, writes_the_header_of_sound_data) {
    EXPECT_EQ(compile(), 0);
    EXPECT_EQ(errors(), "");
    EXPECT_EQ(text_of(output()), write_waterloo(read_game_files(data_folder("waterloo"))));
    EXPECT_EQ(files_made(), 1u);
}

TEST_F(Program, writes_the_header_of_the_game_that_it_is_given) {
    EXPECT_EQ(run("waterloo200 \"" + data_folder("waterloo200").string() + "\" \"" + output().string() + '"'), 0);
    EXPECT_EQ(text_of(output()), write_waterloo200(read_game_files(data_folder("waterloo200"))));
}

TEST_F(Program, refuses_the_data_of_another_game) {
    EXPECT_EQ(run("waterloo200 \"" + (folder / "data").string() + "\" \"" + output().string() + '"'), 2);
    EXPECT_EQ(errors(), (folder / "data" / "board.json").string() + ": game: 'waterloo' is none of 'waterloo200'\n");
    EXPECT_EQ(files_made(), 0u);
}

TEST_F(Program, refuses_damaged_data_and_writes_nothing) {
    std::string board = text_of(folder / "data" / "board.json");
    const std::string id = "\"id\": \"rossomme\"";
    ASSERT_NE(board.find(id), std::string::npos);
    board.replace(board.find(id), id.size(), "\"id\": \"rosomme\"");
    std::ofstream(folder / "data" / "board.json", std::ios::binary) << board;

    EXPECT_EQ(compile(), 2);
    EXPECT_EQ(errors(), (folder / "data" / "board.json").string() + ": objectives.allied: unknown area 'rossomme'\n");
    EXPECT_EQ(files_made(), 0u);
}

TEST_F(Program, leaves_the_last_good_header_alone) {
    std::ofstream(output()) << "good";
    std::ofstream(folder / "data" / "tables.json") << "[]";
    EXPECT_EQ(compile(), 2);
    EXPECT_EQ(text_of(output()), "good");
    EXPECT_EQ(files_made(), 1u);
}

TEST_F(Program, names_the_line_of_malformed_json) {
    std::ofstream(folder / "data" / "tables.json") << "{\n  \"game\": \"waterloo\",\n  \"tiles\": [1, 2\n}\n";
    EXPECT_EQ(compile(), 2);
    EXPECT_TRUE(errors().starts_with((folder / "data" / "tables.json").string() + ": line 4: malformed JSON (")) << errors();
    EXPECT_EQ(files_made(), 0u);
}

TEST_F(Program, refuses_files_cut_short_empty_or_followed_by_more) {
    const std::string tables = text_of(folder / "data" / "tables.json");
    for (const std::string& text : {tables.substr(0, tables.size() / 2), std::string(), tables + "{}"}) {
        std::ofstream(folder / "data" / "tables.json", std::ios::binary) << text;
        EXPECT_EQ(compile(), 2);
        const std::string told = errors();
        EXPECT_NE(told.find("tables.json: line "), std::string::npos) << told;
        EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 1) << told;
    }
}

TEST_F(Program, names_a_file_that_is_missing) {
    fs::remove(folder / "data" / "forces.json");
    EXPECT_EQ(compile(), 2);
    EXPECT_EQ(errors(), (folder / "data" / "forces.json").string() + ": cannot be read\n");
}

TEST_F(Program, tells_its_usage_and_its_games) {
    EXPECT_EQ(run(""), 2);
    EXPECT_EQ(errors(), "usage: compile_data GAME DATA_DIR OUTPUT\n");
    EXPECT_EQ(run("chess x y"), 2);
    EXPECT_EQ(errors(), "compile_data: no game 'chess'\n");
}

}  // namespace

}  // namespace papelotte::data
