// The data compiler as a whole: the games' own data pass, and exit codes and files are as documented.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "tests/data/data_files.h"
#include "tests/paths.h"
#include "tools/compile_data/editions.h"
#include "tools/compile_data/format.h"

namespace papelotte::data {

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A temporary folder with a copy of the data.
class Program : public testing::Test {
   protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "compile_data_XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder = name;
        fs::create_directory(folder / "data");
        for (const char* file : {"schema.json", "board.json", "forces.json", "tables.json", "editions.json"})
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
    std::size_t files_made() const {   // besides the data and the file of errors
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {})) - 2;
    }

    fs::path folder;
};

std::string header_of(std::string_view game) {
    const Schema schema = read_schema(data_folder(game));
    return write_header(schema, read_editions(data_folder(game), schema));
}

// The folders of data/ that have a schema.
std::vector<std::string> games_with_data() {
    std::vector<std::string> games;
    for (const fs::directory_entry& folder : fs::directory_iterator(data_folder("")))
        if (fs::exists(folder.path() / "schema.json")) games.push_back(folder.path().filename().string());
    std::ranges::sort(games);
    return games;
}

class DataOfGame : public testing::TestWithParam<std::string> {};

TEST_P(DataOfGame, is_sound) {
    const Schema schema = read_schema(data_folder(GetParam()));
    EXPECT_EQ(refusal_of(schema, read_game_files(data_folder(GetParam()), schema)), "");
}

TEST_P(DataOfGame, is_written_in_the_one_way) {
    for (const fs::directory_entry& file : fs::directory_iterator(data_folder(GetParam())))
        if (const std::string text = text_of(file.path()); file.path().extension() == ".json")
            EXPECT_TRUE(formatted(text) == text) << "compile_data --format " << file.path().string() << " writes it anew";
}

// The page's types are in the repository, so that the page can be built and checked without the data compiler.
TEST_P(DataOfGame, has_fresh_types_for_the_page) {
    const Schema schema = read_schema(data_folder(GetParam()));
    for (const auto& [file, type] : schema.files)
        EXPECT_EQ(text_of(data_folder(GetParam()) / (file + ".d.json.ts")), write_declaration(schema, file));
}

INSTANTIATE_TEST_SUITE_P(Games, DataOfGame, testing::ValuesIn(games_with_data()), [](const auto& test) { return test.param; });

TEST_F(Program, writes_the_header_of_sound_data) {
    EXPECT_EQ(compile(), 0);
    EXPECT_EQ(errors(), "");
    EXPECT_EQ(text_of(output()), header_of("waterloo"));
    EXPECT_EQ(files_made(), 1u);
}

// Each former edition is told by its difference, and checked like the files themselves.
TEST_F(Program, refuses_editions_that_do_not_fit) {
    const std::string editions = (folder / "data" / "editions.json").string(), forces = (folder / "data" / "forces.json").string();
    const auto refused = [&](std::string_view text) {
        std::ofstream(editions, std::ios::binary) << text;
        EXPECT_EQ(compile(), 2) << text;
        return errors();
    };
    EXPECT_EQ(refused(R"([{"rules_version": 2, "forces": {"units": {"nobody": {"setup": {}}}}}])"),
              editions + ": [0].forces.units.nobody: is unknown to the edition that follows\n");
    EXPECT_EQ(refused(R"([{"rules_version": 2, "army": {}}])"), editions + ": [0].army: is no file of the schema\n");
    EXPECT_EQ(refused(R"([{"rules_version": 2, "forces": {"units": {"ig_inf_1": {"setup": {"standard": {"location": "chantelet"}}}}}}])"),
              editions + ": [0].forces.units.ig_inf_1.setup.standard.location: is the same in the edition that follows\n");
    EXPECT_EQ(refused(R"([{"rules_version": 2, "forces": {"units": {"ig_inf_1": {"setup": {"standard": {"location": "moon"}}}}}}])"),
              forces + " (rules version 2): units[17].setup.standard.location: unknown area 'moon'\n");
    EXPECT_EQ(refused(R"([{"rules_version": 3, "forces": {}}, {"rules_version": 2, "forces": {}}])"),
              editions + ": [0].rules_version: must be less than that of the following edition\n");
    EXPECT_EQ(files_made(), 0u);
}

TEST_F(Program, writes_the_header_of_the_game_that_it_is_given) {
    EXPECT_EQ(run("waterloo200 \"" + data_folder("waterloo200").string() + "\" \"" + output().string() + '"'), 0);
    EXPECT_EQ(text_of(output()), header_of("waterloo200"));
}

TEST_F(Program, refuses_the_data_of_another_game) {
    EXPECT_EQ(run("waterloo200 \"" + (folder / "data").string() + "\" \"" + output().string() + '"'), 2);
    EXPECT_EQ(errors(), (folder / "data" / "schema.json").string() + ": game: 'waterloo' is none of 'waterloo200'\n");
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

TEST_F(Program, refuses_a_file_that_is_too_large) {
    std::ofstream(folder / "data" / "forces.json", std::ios::binary) << std::string(kLargestFile + 1, ' ');
    EXPECT_EQ(compile(), 2);
    EXPECT_EQ(errors(), (folder / "data" / "forces.json").string() + ": is larger than 4000000 bytes\n");
}

TEST_F(Program, refuses_a_schema_that_is_wrong) {
    std::string schema = text_of(folder / "data" / "schema.json");
    const std::string range = "\"shift\": \"whole 1..6\"";
    ASSERT_NE(schema.find(range), std::string::npos);
    schema.replace(schema.find(range), range.size(), "\"shift\": \"hole 1..6\"");
    std::ofstream(folder / "data" / "schema.json", std::ios::binary) << schema;
    EXPECT_EQ(compile(), 2);
    EXPECT_EQ(errors(), (folder / "data" / "schema.json").string() + ": types.board_area.strong_point.shift: 'hole 1..6' is no type\n");
}

TEST_F(Program, formats_files_and_writes_types) {
    std::ofstream(folder / "data" / "x.json") << "{\"a\":[1.50,\n 2],\"b\":{}}";
    EXPECT_EQ(run("--format \"" + (folder / "data" / "x.json").string() + '"'), 0);
    EXPECT_EQ(text_of(folder / "data" / "x.json"), "{\n  \"a\": [1.50, 2],\n  \"b\": {}\n}\n");
    EXPECT_EQ(run("--types \"" + (folder / "data").string() + '"'), 0);
    EXPECT_EQ(text_of(folder / "data" / "forces.d.json.ts"), text_of(data_folder("waterloo") / "forces.d.json.ts"));
}

TEST_F(Program, prints_its_usage) {
    EXPECT_EQ(run(""), 2);
    EXPECT_EQ(errors(), "usage: compile_data GAME DATA_DIR OUTPUT | --types DATA_DIR | --format FILE...\n");
    EXPECT_EQ(run("chess x y"), 2);
    EXPECT_EQ(errors(), "x/schema.json: cannot be read\n");
}

}  // namespace

}  // namespace papelotte::data
