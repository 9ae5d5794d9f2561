// Writes the TypeScript declaration of a data file, board.d.json.ts for board.json, which gives the page's import its types.
#include <fmt/format.h>

#include <algorithm>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

namespace {

using Kind = Type::Kind;

constexpr std::size_t kLongestTuple = 4;   // lists of a fixed length up to this become tuples

// Turns "board_area" into the TypeScript name "BoardArea".
std::string type_name(std::string_view name) {
    std::string result;
    bool capital = true;
    for (const char c : name) {
        if (c != '_') result += static_cast<char>(capital && c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
        capital = c == '_';
    }
    return result;
}

std::string key_text(const std::string& key) {
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
    return std::all_of(key.begin(), key.end(), plain) && !(key[0] >= '0' && key[0] <= '9') ? key : fmt::format("'{}'", key);
}

class DeclarationWriter {
   public:
    explicit DeclarationWriter(const Schema& schema) : schema_(schema) {}

    std::string write(std::string_view file) {
        const auto found = std::find_if(schema_.files.begin(), schema_.files.end(), [&](const auto& own) { return own.first == file; });
        const std::string root = text_of(*found->second, "");
        return fmt::format(
            "// Made by tools/compile_data from data/{}/schema.json: do not edit. `compile_data --types data/{}` writes it anew.\n{}\n"
            "declare const {}: {};\nexport default {};\n",
            schema_.game, schema_.game, declarations_, file, root, file);
    }

   private:
    std::string text_of(const Type& type, const std::string& indent) {
        std::string text = type.name.empty() ? body_of(type, indent) : named(type);
        return type.or_null ? text + " | null" : text;
    }

    // A named type is declared without its "or null", which belongs to the use of the type.
    std::string named(const Type& type) {
        const std::string name = type_name(type.name);
        if (!declared_.insert(name).second) return name;
        Type own = type;
        own.name.clear();
        own.or_null = false;
        const std::string body = text_of(own, "");
        declarations_ +=
            type.kind == Kind::object ? fmt::format("export interface {} {}\n", name, body) : fmt::format("export type {} = {};\n", name, body);
        return name;
    }

    std::string body_of(const Type& type, const std::string& indent) {
        switch (type.kind) {
            case Kind::any: return "unknown";
            case Kind::null: return "null";
            case Kind::flag: return "boolean";
            case Kind::text:
            case Kind::word: return "string";
            case Kind::whole:
            case Kind::number: return "number";
            case Kind::one_of: return words_text(type);
            case Kind::id: return id_text(type);
            case Kind::object: return object_text(type.members, indent);
            case Kind::list: return list_text(type, indent);
            case Kind::tuple: return fmt::format("[{}]", texts_of(type, indent, ", "));
            case Kind::map: return map_text(type, indent);
            case Kind::by:
            case Kind::either: return texts_of(type, indent, " | ");
        }
        return "unknown";
    }

    static std::string words_text(const Type& type) { return fmt::format("'{}'", fmt::join(type.words, "' | '")); }

    std::string id_text(const Type& type) const {
        if (schema_.is_numeric(type.ids_of)) return type.words.empty() ? "number" : "number | " + words_text(type);
        return "string";
    }

    std::string object_text(const std::vector<Member>& members, const std::string& indent) {
        std::string text = "{\n";
        for (const Member& member : members)
            text +=
                fmt::format("{}  {}{}: {};\n", indent, key_text(member.key), member.optional ? "?" : "", text_of(*member.type, indent + "  "));
        return text + indent + "}";
    }

    std::string list_text(const Type& type, const std::string& indent) {
        const std::string item = text_of(*type.item, indent);
        if (type.shortest == type.longest && type.longest <= kLongestTuple)
            return fmt::format("[{}]", fmt::join(std::vector<std::string>(type.longest, item), ", "));
        return item.find(" | ") == std::string::npos || item.starts_with("{") ? item + "[]" : fmt::format("({})[]", item);
    }

    std::string map_text(const Type& type, const std::string& indent) {
        const std::string key = type.key->kind == Kind::one_of ? text_of(*type.key, indent) : "string";
        const std::string record = fmt::format("Record<{}, {}>", key, text_of(*type.item, indent));
        return type.complete || key == "string" ? record : fmt::format("Partial<{}>", record);
    }

    std::string texts_of(const Type& type, const std::string& indent, std::string_view separator) {
        std::vector<std::string> texts;
        for (const auto& [word, own] : type.alternatives) texts.push_back(text_of(*own, indent));
        return fmt::format("{}", fmt::join(texts, separator));
    }

    const Schema& schema_;
    std::string declarations_;
    std::set<std::string> declared_;
};

}  // namespace

std::string write_declaration(const Schema& schema, std::string_view file) { return DeclarationWriter(schema).write(file); }

}  // namespace papelotte::data
