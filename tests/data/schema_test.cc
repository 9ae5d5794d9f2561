// The schema language, on a toy board of three towns: the refusals of the generic checker, and the code generated from the schema.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <functional>

#include "tests/data/damage.h"
#include "tools/compile_data/editions.h"

namespace papelotte::data {

namespace {

constexpr const char* kSchema = R"({
    "game": "toy", "ids": {"town": "Town"},
    "types": {
        "point": {"$tuple": ["number 0..map.width step 0.1", "number 0..100"]},
        "town": {
            "id": "word", "kind": "one of city | village", "at": "point", "size": "whole 1..9", "walls": "flag", "name": "text",
            "near": {"$list": "id of town", "$unique": ""}, "lord?": "any text", "guns": "whole 1..3 or null"
        }
    },
    "files": {"map": {
        "width": "whole 1..500",
        "towns": {"$list": "town", "$length": "2..4", "$ids": "town", "$unique": "name"},
        "roads": {"$list": {"a": "id of town", "b": "id of town"}},
        "turns": {"$list": {"turn": "whole 1..9", "names": {"$list": "text", "$length": 2}}, "$counts": "turn"},
        "dice": {"$list": {"id": "one of attack | defence", "value": "whole -3..3"}, "$complete": true, "$unique": "id"},
        "steps": {"$list": {"id": "text"}, "$order": ["move", "fight"]},
        "camps": {"$map": "whole 0..9", "$keys": "id of town"},
        "start": {"$map": "id of town | nowhere", "$keys": "one of red | blue"},
        "features": {"$list": {"$by": "type", "$all": {"id": "word"}, "river": {"line": {"$list": "point", "$length": "2.."}}, "hill": {"level": "whole 1..3"}}},
        "modifier": {"$either": ["whole -9..9", "one of special"]},
        "cities": {"$list": "id of town"},
        "largest": "whole 1..9",
        "none": "null"
    }},
    "relations": [
        {"pairs": "map.roads", "ends": ["a", "b"], "of": "map.towns", "kind": "town", "called": "road", "connected": true},
        {"symmetric": "near", "of": "map.towns", "kind": "town"},
        {"listed": "map.cities", "of": "map.towns", "kind": "town", "by": "walls"},
        {"same": "map.largest", "as": "map.towns.ath.size"}
    ],
    "tables": {
        "kTowns": {
            "is": "TownData[] /map.towns", "note": "All towns.",
            "fields": {
                "id": "text id", "x": {"is": "i16 at.0 times 10", "note": "in tenths"}, "guns": "u8 guns else 0", "walls": "flag walls", "lord": "present lord",
                "camp": "u8 /map.camps[.id]", "neighbours": "u8 near.#", "kind": "Kind kind", "near": "Town[..2] near"
            }
        },
        "kStart": {"is": "Town[2] /map.start{red,blue}", "words": {"nowhere": "kNowhere"}},
        "kAttack": "int -/map.dice[attack].value"
    }
})";

constexpr const char* kMap = R"({
    "width": 200,
    "towns": [
        {"id": "ath", "kind": "city", "at": [10.5, 20], "size": 5, "walls": true, "name": "Ath", "near": ["mons"], "guns": 2},
        {"id": "mons", "kind": "village", "at": [120, 7], "size": 1, "walls": false, "name": "Mons", "near": ["ath", "hal"], "lord": "", "guns": null},
        {"id": "hal", "kind": "village", "at": [200, 100], "size": 2, "walls": false, "name": "Hal", "near": ["mons"], "guns": null}
    ],
    "roads": [{"a": "ath", "b": "mons"}, {"a": "hal", "b": "mons"}],
    "turns": [{"turn": 1, "names": ["dawn", "alba"]}, {"turn": 2, "names": ["noon", "mezzogiorno"]}],
    "dice": [{"id": "attack", "value": 2}, {"id": "defence", "value": -1}],
    "steps": [{"id": "move"}, {"id": "fight"}],
    "camps": {"ath": 1, "mons": 0, "hal": 3},
    "start": {"red": "hal", "blue": "nowhere"},
    "features": [{"type": "river", "id": "dender", "line": [[0, 0], [0.1, 7]]}, {"type": "hill", "id": "mound", "level": 1}],
    "modifier": "special",
    "cities": ["ath"],
    "largest": 5,
    "none": null
})";

Schema toy_schema() { return schema_of({"schema.json", boost::json::parse(kSchema)}); }

GameFiles toy_files() {
    GameFiles files;
    files.documents.emplace("map", Document{"map.json", boost::json::parse(kMap)});
    return files;
}

TEST(Schema, takes_what_fits) { EXPECT_EQ(refusal_of(toy_schema(), toy_files()), ""); }

const Damage kSchemaDamages[] = {
    {"unknown_key", "map", [](value& v) { in(v, "/towns/0").as_object()["wals"] = true; }, "towns[0]", "unknown key 'wals'"},
    {"missing_key", "map", [](value& v) { in(v, "/towns/1").as_object().erase("size"); }, "towns[1]", "'size' is missing"},
    {"wrong_type", "map", [](value& v) { set(v, "/towns/0/walls", "yes"); }, "towns[0].walls", "must be true or false"},
    {"list_for_object", "map", [](value& v) { set(v, "/towns/0", array{}); }, "towns[0]", "must be an object"},
    {"object_for_list", "map", [](value& v) { set(v, "/towns", object{}); }, "towns", "must be a list"},
    {"number_for_text", "map", [](value& v) { set(v, "/towns/0/name", 7); }, "towns[0].name", "must be text"},
    {"empty_text", "map", [](value& v) { set(v, "/towns/0/name", ""); }, "towns[0].name", "must not be empty"},
    {"null_for_number", "map", [](value& v) { set(v, "/towns/0/size", nullptr); }, "towns[0].size", "must be a whole number"},
    {"value_for_null", "map", [](value& v) { set(v, "/none", 0); }, "none", "must be null"},
    {"decimals_for_whole", "map", [](value& v) { set(v, "/towns/0/size", 1.5); }, "towns[0].size", "must be a whole number"},
    {"out_of_range", "map", [](value& v) { set(v, "/towns/0/size", 10); }, "towns[0].size", "10 is not from 1 to 9"},
    {"beyond_64_bits", "map", [](value& v) { set(v, "/towns/0/size", 1e300); }, "towns[0].size", "must be a whole number"},
    {"out_of_range_of_the_files", "map", [](value& v) { set(v, "/towns/0/at/0", 200.1); }, "towns[0].at[0]", "200.1 is not from 0 to 200"},
    {"between_the_steps", "map", [](value& v) { set(v, "/towns/0/at/0", 10.55); }, "towns[0].at[0]", "10.55 is no multiple of 0.1"},
    {"unknown_word", "map", [](value& v) { set(v, "/towns/0/kind", "farm"); }, "towns[0].kind", "'farm' is none of 'city', 'village'"},
    {"malformed_id", "map", [](value& v) { set(v, "/towns/0/id", "At h"); }, "towns[0].id", "'At h' is not made of"},
    {"duplicate_id", "map", [](value& v) { set(v, "/towns/1/id", "ath"); }, "towns[1].id", "'ath' is there twice"},
    {"duplicate_name", "map", [](value& v) { set(v, "/towns/1/name", "Ath"); }, "towns[1].name", "'Ath' is there twice"},
    {"unknown_reference", "map", [](value& v) { set(v, "/roads/1/b", "gand"); }, "roads[1].b", "unknown town 'gand'"},
    {"unknown_reference_as_key", "map", [](value& v) { in(v, "/camps").as_object()["gand"] = 1; }, "camps.gand", "unknown town 'gand'"},
    {"map_without_an_id", "map", [](value& v) { in(v, "/camps").as_object().erase("hal"); }, "camps", "'hal' is missing"},
    {"map_with_another_key", "map", [](value& v) { in(v, "/start").as_object()["green"] = "hal"; }, "start", "unknown key 'green'"},
    {"neither_id_nor_word", "map", [](value& v) { set(v, "/start/red", "heaven"); }, "start.red", "unknown town 'heaven'"},
    {"number_for_an_id", "map", [](value& v) { set(v, "/start/red", 3); }, "start.red", "unknown town '3'"},
    {"too_short", "map", [](value& v) { erase_item(v, "/turns/0/names", 0); }, "turns[0].names", "must have 2 entries, has 1"},
    {"too_long", "map", [](value& v) { in(v, "/towns").as_array().resize(5, in(v, "/towns/0")); }, "towns", "must have 2 to 4 entries, has 5"},
    {"shorter_than_the_least", "map", [](value& v) { erase_item(v, "/features/0/line", 0); }, "features[0].line",
     "must have 2 entries or more, has 1"},
    {"tuple_too_long", "map", [](value& v) { in(v, "/towns/0/at").as_array().push_back(1); }, "towns[0].at", "must have 2 entries, has 3"},
    {"count_broken", "map", [](value& v) { set(v, "/turns/1/turn", 3); }, "turns[1].turn", "is 3, must be 2"},
    {"incomplete", "map", [](value& v) { erase_item(v, "/dice", 0); }, "dice", "'attack' is missing"},
    {"out_of_order", "map", [](value& v) { set(v, "/steps/0/id", "fight"); }, "steps[0].id", "'fight' is none of 'move'"},
    {"unknown_kind", "map", [](value& v) { set(v, "/features/1/type", "lake"); }, "features[1].type", "'lake' is none of 'river', 'hill'"},
    {"key_of_another_kind", "map", [](value& v) { in(v, "/features/1").as_object()["line"] = array{}; }, "features[1]", "unknown key 'line'"},
    {"neither_type", "map", [](value& v) { set(v, "/modifier", "normal"); }, "modifier", "'normal' is none of 'special'"},
    {"asymmetric_relation", "map", [](value& v) { erase_item(v, "/towns/2/near", 0); }, "towns[1].near[1]", "'hal' does not name 'mons'"},
    {"named_twice", "map", [](value& v) { in(v, "/towns/0/near").as_array().push_back("mons"); }, "towns[0].near[1]", "'mons' is there twice"},
    {"road_to_itself", "map", [](value& v) { set(v, "/roads/0/a", "mons"); }, "roads[0]", "'mons' has a road with itself"},
    {"road_twice", "map", [](value& v) { set(v, "/roads/1", object{{"a", "mons"}, {"b", "ath"}}); }, "roads[1]", "have a road already"},
    {"cut_off", "map", [](value& v) { erase_item(v, "/roads", 1); }, "towns[2]", "'hal' cannot be reached from 'ath'"},
    {"not_listed", "map", [](value& v) { set(v, "/cities", array{}); }, "towns[0].walls", "map.cities leaves this town out"},
    {"listed_without_reason", "map", [](value& v) { in(v, "/cities").as_array().push_back("hal"); }, "towns[2].walls",
     "map.cities has this town"},
    {"said_twice_differently", "map", [](value& v) { set(v, "/largest", 4); }, "largest", "is 4, must be 5: so says map.towns.ath.size"},
};

class DamagedToy : public testing::TestWithParam<Damage> {};

TEST_P(DamagedToy, is_refused_in_one_line) {
    GameFiles files = toy_files();
    GetParam().change(files.documents.find("map")->second.root);
    expect_line(refusal_of(toy_schema(), files), "map.json", GetParam());
}

INSTANTIATE_TEST_SUITE_P(Map, DamagedToy, testing::ValuesIn(kSchemaDamages), [](const auto& test) { return std::string(test.param.name); });

struct WrongSchema {
    const char* name;
    const char* pointer;
    value to;
    const char* line;
};

const WrongSchema kWrongSchemas[] = {
    {"no_type", "/files/map/width", "hole 1..500", "schema.json: files.map.width: 'hole 1..500' is no type"},
    {"no_number", "/files/map/width", "whole 1..many", "schema.json: files.map.width: 'many' is neither a number nor a place in the files"},
    {"no_length", "/types/town/near", object{{"$list", "text"}, {"$length", "few"}}, "schema.json: types.town.near.$length: 'few' is no length"},
    {"misspelt_word", "/types/town/near", object{{"$list", "text"}, {"$lenght", 2}},
     "schema.json: types.town.near.$lenght: is no word of such a type"},
    {"word_outside_a_type", "/types/town/near", object{{"$length", 2}}, "schema.json: types.town.near.$length: is no word of a schema"},
};

TEST(Schema, that_is_wrong_is_refused_in_one_line) {
    for (const WrongSchema& wrong : kWrongSchemas) {
        value schema = boost::json::parse(kSchema);
        set(schema, wrong.pointer, wrong.to);
        try {
            schema_of({"schema.json", schema});
            ADD_FAILURE() << wrong.name;
        } catch (const DataError& error) {
            EXPECT_STREQ(error.what(), wrong.line) << wrong.name;
        }
    }
}

TEST(Schema, writes_structs_and_designated_initialisers) {
    const Schema schema = toy_schema();
    const GameFiles files = toy_files();
    const std::string header = write_header(schema, only_edition(files, check_shapes(schema, files)));
    for (const char* text :
         {"// All towns.\nstruct TownData {\n    std::string_view id;\n    std::int16_t x;   // in tenths\n", "    Town near[2];\n};\n",
          "inline constexpr std::array<TownData, 3> kTowns{{\n"
          "    {.id = \"ath\", .x = 105, .guns = 2, .walls = true, .lord = false, .camp = 1, .neighbours = 1, .kind = Kind::city, .near = "
          "{Town{1}}},\n"
          "    {.id = \"mons\", .x = 1200, .guns = 0, .walls = false, .lord = true, .camp = 0, .neighbours = 2, .kind = Kind::village, "
          ".near = {Town{0}, Town{2}}},\n",
          "kStart{{\n    Town{2},\n    kNowhere,\n}};\n", "inline constexpr int kAttack = -2;\n"})
        EXPECT_NE(header.find(text), std::string::npos) << text << "\nis not in\n" << header;
}

// A struct begins where its path leads; "/" is above all files, and a path from there names one first.
TEST(Schema, writes_a_struct_from_where_its_path_leads) {
    const GameFiles files = toy_files();
    const auto header_with = [&](const char* is) {
        value schema = boost::json::parse(kSchema);
        schema.at("tables").as_object()["kMap"] = object{{"is", is}, {"fields", object{{"largest", "u8 largest"}}}};
        const Schema read = schema_of({"schema.json", schema});
        return write_header(read, only_edition(files, check_shapes(read, files)));
    };
    EXPECT_NE(header_with("Map /map").find("kMap = {\n    .largest = 5,\n};"), std::string::npos);
    EXPECT_THROW(header_with("Map /map.dukes"), DataError);
    EXPECT_THROW(header_with("Map /"), DataError);
}

TEST(Schema, refuses_a_number_that_its_cpp_type_cannot_hold) {
    const Schema schema = toy_schema();
    GameFiles files = toy_files();
    set(files.documents.find("map")->second.root, "/towns/0/at/0", 4000);
    const Ids ids = check_shapes(schema, toy_files());
    EXPECT_THROW(write_header(schema, only_edition(files, ids)), DataError);
}

TEST(Schema, writes_types_for_the_page) {
    const std::string types = write_declaration(toy_schema(), "map");
    for (const char* text :
         {"export type Point = [number, number];\n", "export interface Town {\n  id: string;\n  kind: 'city' | 'village';\n  at: Point;\n",
          "  lord?: string;\n  guns: number | null;\n}\n", "  towns: Town[];\n", "  camps: Record<string, number>;\n",
          "  start: Record<'red' | 'blue', string>;\n", "    type: 'river';\n", "  modifier: number | 'special';\n", "declare const map: {\n",
          "export default map;\n"})
        EXPECT_NE(types.find(text), std::string::npos) << text << "\nis not in\n" << types;
}

}  // namespace

}  // namespace papelotte::data
