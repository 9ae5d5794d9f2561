// The schema of a game's data, data/<id>/schema.json, as docs/data_schema.md describes it: the shape of each file, what the files say twice,
// and the C++ tables that are made from them.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/compile_data/json_reader.h"

namespace papelotte::data {

struct Type;
using TypeRef = std::shared_ptr<const Type>;

// The end of a range: a number, or the place in the files where the number stands ("board.size.width").
struct Bound {
    double value = 0;
    std::string path;
};

struct Member {
    std::string key;
    bool optional = false;
    TypeRef type;
};

// What a value may be. One struct for all kinds: each uses the members below its name.
struct Type {
    enum class Kind { any, null, flag, text, word, whole, number, one_of, id, object, list, tuple, map, by, either };
    Kind kind = Kind::any;
    bool or_null = false;
    bool refers = false;   // it holds ids of other tables somewhere
    std::string name;      // of a named type

    bool may_be_empty = false;               // text
    Bound least, most;                       // whole, number
    double step = 0;                         // number: its multiples alone; 0: any
    std::vector<std::string> words;          // one_of; id: words that are allowed beside ids
    std::string ids_of;                      // id: the kind of ids
    std::vector<Member> members;             // object; by: what all alternatives share
    TypeRef item, key;                       // list, map
    std::size_t shortest = 0, longest = SIZE_MAX;
    std::vector<std::string> declares;       // list, map: the kinds of ids that its entries' ids, or its keys, belong to
    std::string id_key = "id";               // list: the member that is the id
    bool sorted = false;                     // list: ids are numbered in their own order, not in that of the list
    std::optional<std::string> unique;       // list: no value twice; of this member, or of the entries themselves when empty
    std::string counts;                      // list: this member counts the entries, from 1
    std::vector<std::string> order;          // list: the ids of its entries, one after the other
    bool complete = false;                   // list: an entry for every word of the id's type; map: for every key that its type allows
    std::string tag;                         // by: the member that decides
    std::vector<std::pair<std::string, TypeRef>> alternatives;   // by: object types; tuple, either: types without a word
};

struct Schema {
    Document document;
    std::string game;
    std::vector<std::pair<std::string, TypeRef>> files;   // by name, "board" for board.json
    std::map<std::string, std::string, std::less<>> ids;  // by the C++ type, "Area": the kind of ids that it numbers, "area"
    std::set<std::string, std::less<>> numeric;           // the kinds whose ids are numbers in the files

    bool is_numeric(std::string_view kind) const { return numeric.contains(kind); }
    Node relations() const { return Node(document).at("relations"); }
    Node tables() const { return Node(document).at("tables"); }
};

// Both throw DataError for a schema that is wrong itself.
Schema schema_of(Document document);
Schema read_schema(const std::filesystem::path& directory);

// --- The files -----------------------------------------------------------------------------------------------------------------

// The numbers that ids get: their places in the files.
using Numbers = std::map<std::string, int, std::less<>>;

// The member of an object; the entry of a list by its id, or by its place if its entries have no ids. Fails if there is none.
Node entry(const Node& node, const std::string& key);

struct GameFiles {
    std::map<std::string, Document, std::less<>> documents;

    Node root(std::string_view name) const { return Node(documents.find(name)->second); }   // of a file of the schema
    Node at(std::string_view path) const;   // "board.size.width"; entries of lists by their ids or places; fails if there is none
};

GameFiles read_game_files(const std::filesystem::path& directory, const Schema& schema);

// --- What is done with them ----------------------------------------------------------------------------------------------------

using Ids = std::map<std::string, Numbers, std::less<>>;   // by kind

// Each throws DataError for the first thing that is wrong.
Ids check_shapes(const Schema& schema, const GameFiles& files);      // types, ranges, keys, lengths, ids, references
void check_relations(const Schema& schema, const GameFiles& files);

// Of checked files: the C++ header, and the TypeScript declaration of one file for the page.
std::string write_header(const Schema& schema, const GameFiles& files, const Ids& ids);
std::string write_declaration(const Schema& schema, std::string_view file);

}  // namespace papelotte::data
