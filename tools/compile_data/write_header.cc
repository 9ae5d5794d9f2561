// Writes the tables of a schema as C++: one struct per kind of row, and constexpr objects with designated initialisers.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/compile_data/places.h"
#include "tools/compile_data/writing.h"

namespace papelotte::data {

namespace {

struct Number {
    std::string_view word, type;
    long long least, most;
};
constexpr Number kNumbers[] = {
    {"u8", "std::uint8_t", 0, 255},         {"i8", "std::int8_t", -128, 127},          {"u16", "std::uint16_t", 0, 65535},
    {"i16", "std::int16_t", -32768, 32767}, {"int", "int", -2147483648LL, 2147483647},
};

const Number* number_type(std::string_view word) {
    for (const Number& number : kNumbers)
        if (number.word == word) return &number;
    return nullptr;
}

// The parts of "Area[2][..4] -path times 10 else kNowhere".
struct Field {
    Node spec;
    std::string type, path, otherwise;
    std::vector<std::string> sizes;   // of an array, outermost first: a number, a constant, "..4" for at most 4, "" for any number
    bool negative = false;
    int times = 1;

    explicit Field(const Node& node) : spec(node) {
        const Node is = node.value().is_string() ? node : node.at("is");
        std::string text = is.text();
        if (const std::size_t end = text.find(" else "); end != std::string::npos) otherwise = text.substr(end + 6), text.resize(end);
        if (const std::size_t end = text.find(" times "); end != std::string::npos) times = std::stoi(text.substr(end + 7)), text.resize(end);
        const std::size_t blank = text.find(' ');
        if (blank == std::string::npos) is.fail("must be a type and a path");
        path = text.substr(blank + 1);
        negative = path.starts_with('-');
        if (negative) path.erase(0, 1);
        type = text.substr(0, std::min(blank, text.find('[')));
        for (std::size_t open = text.find('['); open < blank; open = text.find('[', open + 1))
            sizes.push_back(text.substr(open + 1, text.find(']', open) - open - 1));
    }

    bool is_struct() const { return spec.has("fields"); }
    std::vector<std::pair<std::string, Node>> fields() const { return spec.at("fields").members(); }
};

class HeaderWriter {
   public:
    HeaderWriter(const Schema& schema, const Editions& editions) : schema_(schema), editions_(editions), edition_(&editions.back()) {}

    std::string write() {
        std::string objects;
        for (const auto& [name, spec] : schema_.tables().members())
            objects +=
                spec.has("editions") && spec.at("editions").flag() ? objects_text(name, Field(spec)) : same_object_text(name, Field(spec));
        const std::string ids_h = fmt::format("games/{}/rules/ids.h", schema_.game);
        return fmt::format(
            "// Made by tools/compile_data from data/{0}/*.json: do not edit.\n#pragma once\n\n#include <array>\n#include <cstdint>\n"
            "#include <string_view>\n\n#include \"{1}\"\n\nnamespace papelotte::{0} {{\n\n{5}{2}{3}\n{4}\n}}  // namespace papelotte::{0}\n",
            schema_.game, ids_h, structs_, fmt::join(asserts_, ""), objects, versions_text());
    }

   private:
    // --- Types -----------------------------------------------------------------------------------------------------------------

    static std::string plain_type(const Field& field) {
        if (const Number* number = number_type(field.type)) return std::string(number->type);
        if (field.type == "text") return "std::string_view";
        if (field.type == "flag" || field.type == "present") return "bool";
        return field.type;
    }

    static std::string size_text(const std::string& size) { return size.starts_with("..") ? size.substr(2) : size; }

    // Arrays in a struct are plain arrays, which rules index with any integer type; separate objects are std::arrays, which know their size.
    static std::string member_text(const Field& field, const std::string& name) {
        std::string text = plain_type(field) + " " + name;
        for (const std::string& size : field.sizes) text += fmt::format("[{}]", size_text(size));
        return text;
    }

    // The struct of a row, after the structs that it contains.
    void define(const Field& field) {
        if (!defined_.insert(field.type).second) return;
        std::string text = field.spec.has("note") ? fmt::format("// {}\n", field.spec.at("note").text()) : "";
        text += fmt::format("struct {} {{\n", field.type);
        for (const auto& [name, spec] : field.fields()) {
            const Field own(spec);
            if (own.is_struct()) define(own);
            const std::string note = spec.has("note") && !own.is_struct() ? "   // " + spec.at("note").text() : "";
            text += fmt::format("    {};{}\n", member_text(own, name), note);
        }
        structs_ += text + "};\n\n";
    }

    // --- Editions --------------------------------------------------------------------------------------------------------------

    // The rules versions of the former editions: the index of an edition's table is that of its version, the present one comes last.
    std::string versions_text() const {
        std::vector<std::string> versions;
        for (const Edition& edition : editions_)
            if (edition.rules_version != 0) versions.push_back(fmt::to_string(edition.rules_version));
        if (versions.empty()) return {};
        return fmt::format(
            "inline constexpr std::size_t kEditions = {};\ninline constexpr std::array<int, kEditions - 1> kFormerVersions{{{}}};\n\n",
            editions_.size(), fmt::join(versions, ", "));
    }

    // A table that is the same in all editions.
    std::string same_object_text(const std::string& name, const Field& field) {
        const std::string present = object_text(name, field);
        for (const Edition& edition : editions_) {
            edition_ = &edition;
            if (object_text(name, field) != present)
                field.spec.fail(fmt::format("differs in rules version {}, so it needs \"editions\": true", edition.rules_version));
        }
        edition_ = &editions_.back();
        return present;
    }

    // One table per edition.
    std::string objects_text(const std::string& name, const Field& field) {
        if (field.sizes.empty() || editions_.size() < 2) field.spec.fail("\"editions\" is for arrays of a game with editions.json");
        if (field.is_struct()) define(field);
        std::string tables;
        for (const Edition& edition : editions_) {
            edition_ = &edition;
            tables += fmt::format("    {{{{\n{}    }}}},\n", rows_text(field));
        }
        edition_ = &editions_.back();
        return fmt::format("inline constexpr std::array<std::array<{}, {}>, kEditions> {}{{{{\n{}}}}};\n", plain_type(field),
                           size_text(field.sizes.front()), name, tables);
    }

    // --- Values ----------------------------------------------------------------------------------------------------------------

    std::string object_text(const std::string& name, const Field& field) {
        if (field.is_struct()) define(field);
        const std::string note = field.spec.has("note") && !field.is_struct() ? fmt::format("// {}\n", field.spec.at("note").text()) : "";
        if (field.sizes.empty())
            return fmt::format("{}inline constexpr {} {} = {};\n", note, plain_type(field), name,
                               field.is_struct() ? struct_text(field, start_of(field), "\n    ") : value_text(field, {}));
        const std::string& size = field.sizes.front();
        return fmt::format("{}inline constexpr std::array<{}, {}> {}{{{{\n{}}}}};\n", note, plain_type(field),
                           size.empty() ? fmt::to_string(rows_of(field, {}).size()) : size_text(size), name, rows_text(field));
    }

    std::string rows_text(const Field& field) {
        const std::vector<Place> rows = rows_of(field, {});
        check_count(field, field.sizes.front(), rows.size());
        if (field.sizes.size() > 1) field.spec.fail("must be an array of one dimension, or stand in a struct");
        std::string text;
        for (const Place& row : rows) text += fmt::format("    {},\n", entry_text(field, row, 1));
        return text;
    }

    // Where the paths of a struct begin: "/" is above all files.
    Place start_of(const Field& field) const {
        if (field.path == "/") return {};
        const std::vector<Place> places = follow(edition_->files, {}, field.path, field.spec);
        if (places.size() != 1) field.spec.fail(fmt::format("'{}' must lead to one place", field.path));
        return places.front();
    }

    // The rows of an array: the places that its path leads to, or the entries of the one list that it leads to.
    std::vector<Place> rows_of(const Field& field, const Place& from) const {
        std::vector<Place> rows = follow(edition_->files, from, field.path, field.spec);
        const bool several = field.path.find_first_of("*{") != std::string::npos;
        if (!several) rows = rows.empty() ? rows : entries_of(rows.front());
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i].row = i;
        if (field.spec.has("sort")) {
            const std::string key = field.spec.at("sort").text();
            std::sort(rows.begin(), rows.end(),
                      [&](const Place& a, const Place& b) { return a.node().at(key).word() < b.node().at(key).word(); });
        }
        return rows;
    }

    // An entry of an array, which may be an array itself.
    std::string entry_text(const Field& field, const Place& at, std::size_t depth) {
        if (depth < field.sizes.size()) return array_text(field, entries_of(at), depth);
        if (field.is_struct()) return struct_text(field, at, " ");
        return scalar_text(field, at);
    }

    std::string array_text(const Field& field, std::vector<Place> entries, std::size_t depth) {
        if (field.spec.has("spread") && depth + 1 == field.sizes.size()) entries = spread(entries, field.spec.at("spread").text());
        check_count(field, field.sizes[depth], entries.size());
        std::vector<std::string> texts;
        for (const Place& entry : entries) texts.push_back(entry_text(field, entry, depth + 1));
        return fmt::format("{{{}}}", fmt::join(texts, ", "));
    }

    // The size of an array: a number, at most a number ("..4"), or a constant of the game, which the header then compares.
    void check_count(const Field& field, const std::string& size, std::size_t count) {
        const bool at_most = size.starts_with("..");
        const std::string bound = at_most ? size.substr(2) : size;
        if (bound.empty()) return;
        if (!std::all_of(bound.begin(), bound.end(), [](char c) { return c >= '0' && c <= '9'; })) {
            asserts_.insert(fmt::format("static_assert({} == {});\n", bound, count));
        } else if (count > std::stoul(bound) || (!at_most && count < std::stoul(bound))) {
            field.spec.fail(fmt::format("has {} entries, must have {}", count, size));
        }
    }

    // An array whose entries are in different places.
    std::string items_text(const Node& items, const Place& from) {
        std::vector<std::string> texts;
        for (const Node& item : items.items()) texts.push_back(value_text(Field(item), from));
        return fmt::format("{{{}}}", fmt::join(texts, ", "));
    }

    // An entry for a span, "turns": [5, 9], is repeated for each number of the span.
    static std::vector<Place> spread(const std::vector<Place>& entries, const std::string& key) {
        std::vector<Place> all;
        for (const Place& entry : entries) {
            const std::vector<Node> span = entry.node().at(key).items(2);
            for (int i = span[0].whole(0, 255); i <= span[1].whole(0, 255); ++i) all.push_back(entry);
        }
        return all;
    }

    std::string struct_text(const Field& field, const Place& at, std::string_view separator) {
        std::vector<std::string> texts;
        for (const auto& [name, spec] : field.fields()) texts.push_back(fmt::format(".{} = {}", name, value_text(Field(spec), at)));
        const bool wide = separator != " ";
        return fmt::format("{{{}{}{}}}", wide ? separator : "", fmt::join(texts, fmt::format(",{}", separator)), wide ? ",\n" : "");
    }

    std::string value_text(const Field& field, const Place& from) {
        if (field.spec.has("items")) return items_text(field.spec.at("items"), from);
        if (!field.sizes.empty()) return array_text(field, rows_of(field, from), 0);
        if (field.path == "/") return struct_text(field, from, " ");
        const bool counts = field.path.ends_with(".#");
        const std::vector<Place> found =
            follow(edition_->files, from, counts ? field.path.substr(0, field.path.size() - 2) : field.path, field.spec);
        if (field.type == "present") return found.empty() ? "false" : "true";
        if (found.empty() && field.otherwise.empty()) field.spec.fail(fmt::format("'{}' is absent, and there is no 'else'", field.path));
        if (found.empty()) return field.otherwise;
        if (counts) return fmt::to_string(entries_of(found.front()).size());
        return field.is_struct() ? struct_text(field, found.front(), " ") : scalar_text(field, found.front());
    }

    std::string scalar_text(const Field& field, const Place& at) const {
        const Node& node = at.node();
        if (node.is_null()) return field.otherwise;
        if (field.spec.has("words"))
            if (const Node words = field.spec.at("words"); node.value().is_string() && words.has(node.text_or_empty()))
                return words.at(node.text_or_empty()).text();
        if (const Number* number = number_type(field.type)) return number_text(field, node, *number);
        if (field.type == "text") return quoted(node.value().is_int64() ? node.word() : node.text_or_empty());
        if (field.type == "flag") return node.flag() ? "true" : "false";
        if (field.type == "char") return fmt::format("'{}'", node.text());
        const auto kind = schema_.ids.find(field.type);
        if (kind == schema_.ids.end()) return fmt::format("{}::{}", field.type, node.text());
        const auto numbers = edition_->ids.find(kind->second);
        if (numbers == edition_->ids.end() || !numbers->second.contains(node.word()))
            node.fail(fmt::format("unknown {} '{}'", kind->second, node.word()));
        return fmt::format("{}{{{}}}", field.type, numbers->second.find(node.word())->second);
    }

    static std::string number_text(const Field& field, const Node& node, const Number& type) {
        const double value = node.number(-1e15, 1e15) * field.times * (field.negative ? -1 : 1), whole = std::round(value);
        if (std::abs(value - whole) > 1e-6) node.fail(fmt::format("{} times {} is no whole number", node.number(-1e15, 1e15), field.times));
        if (whole < static_cast<double>(type.least) || whole > static_cast<double>(type.most))
            node.fail(fmt::format("{} does not fit into {}", whole, type.type));
        return fmt::to_string(static_cast<long long>(whole));
    }

    const Schema& schema_;
    const Editions& editions_;
    const Edition* edition_;   // whose values are being written
    std::string structs_;
    std::set<std::string> defined_, asserts_;
};

}   // namespace

std::string write_header(const Schema& schema, const Editions& editions) { return HeaderWriter(schema, editions).write(); }

}   // namespace papelotte::data
