// The schema of a game's data, data/<id>/schema.json, described in docs/data_schema.md: the shape of each file, the facts that the
// files state twice, and the C++ tables that are generated from them.
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

// The end of a range: a number, or the path of a number in the files ("board.size.width").
struct Bound {
    double value = 0;
    std::string path;
};

struct Member {
    std::string key;
    bool optional = false;
    TypeRef type;
};

// The type of a value. One struct for all kinds: the comments name the kinds that use each member.
struct Type {
    enum class Kind { any, null, flag, text, word, whole, number, one_of, id, object, list, tuple, map, by, either };
    Kind kind = Kind::any;
    bool or_null = false;
    bool refers = false;   // it contains ids of other tables
    std::string name;      // of a named type

    bool may_be_empty = false;               // text
    Bound least, most;                       // whole, number
    double step = 0;                         // number: only its multiples; 0: any
    std::vector<std::string> words;          // one_of; id: words that are allowed besides ids
    std::string ids_of;                      // id: the kind of ids
    std::vector<Member> members;             // object; by: what all alternatives share
    TypeRef item, key;                       // list, map
    std::size_t shortest = 0, longest = SIZE_MAX;
    std::vector<std::string> declares;       // list, map: the kinds to which the ids of its entries, or its keys, belong
    std::string id_key = "id";               // list: the member that is the id
    bool sorted = false;                     // list: ids are numbered in sorted order, not in that of the list
    std::optional<std::string> unique;       // list: no value occurs twice; of this member, or of the entries themselves if empty
    std::string counts;                      // list: this member counts the entries, from 1
    std::vector<std::string> order;          // list: the ids of its entries, in order
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

// Both throw DataError if the schema itself is invalid.
Schema schema_of(Document document);
Schema read_schema(const std::filesystem::path& directory);

// --- The files -----------------------------------------------------------------------------------------------------------------

// The numbers of ids: their positions in the files.
using Numbers = std::map<std::string, int, std::less<>>;

// The member of an object; the entry of a list by its id, or by its index if its entries have no ids. Throws if there is none.
Node entry(const Node& node, const std::string& key);

struct GameFiles {
    std::map<std::string, Document, std::less<>> documents;

    Node root(std::string_view name) const { return Node(documents.find(name)->second); }   // of a file of the schema
    Node at(std::string_view path) const;   // "board.size.width"; entries of lists by their ids or indices; throws if there is none
};

GameFiles read_game_files(const std::filesystem::path& directory, const Schema& schema);

// --- Checks and output ----------------------------------------------------------------------------------------------------

using Ids = std::map<std::string, Numbers, std::less<>>;   // by kind

// Each throws DataError for the first fault.
Ids check_shapes(const Schema& schema, const GameFiles& files);      // types, ranges, keys, lengths, ids, references
void check_relations(const Schema& schema, const GameFiles& files);

// The data as they were up to a rules version; 0: the present ones.
struct Edition {
    int rules_version = 0;
    GameFiles files;
    Ids ids;
};
using Editions = std::vector<Edition>;   // the oldest first, the present one last (editions.h)

// For checked files: the C++ header, and the TypeScript declaration of one file for the page. Tables that differ between editions must say so.
std::string write_header(const Schema& schema, const Editions& editions);
std::string write_declaration(const Schema& schema, std::string_view file);

}  // namespace papelotte::data
