// Reads schemas: every type is either a short text ("whole 1..6", "id of area or null") or an object.
#include "tools/compile_data/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace papelotte::data {

namespace {

std::vector<std::string> split(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + separator.size());
    }
}

// "70", "2..4", "3..": the number of entries.
void read_length(const Node& length, Type& type) {
    const std::vector<std::string> ends = split(length.word(), "..");
    const auto number = [&](const std::string& digits) {
        std::size_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || end != digits.data() + digits.size()) length.fail(fmt::format("'{}' is no length", length.word()));
        return value;
    };
    type.shortest = number(ends[0]);
    type.longest = ends.size() == 1 ? type.shortest : ends[1].empty() ? SIZE_MAX : number(ends[1]);
}

TypeRef finished(Type type) {
    const auto refers = [](const TypeRef& part) { return part && part->refers; };
    type.refers = type.kind == Type::Kind::id || refers(type.item) || refers(type.key) ||
                  std::any_of(type.members.begin(), type.members.end(), [&](const Member& member) { return refers(member.type); }) ||
                  std::any_of(type.alternatives.begin(), type.alternatives.end(), [&](const auto& own) { return refers(own.second); });
    return std::make_shared<Type>(std::move(type));
}

class TypeReader {
   public:
    void define(const std::string& name, const Node& node) {
        Type type = *read(node);
        type.name = name;
        if (!named_.emplace(name, finished(type)).second) node.fail("is there twice");
    }

    TypeRef read(const Node& node) const {
        if (node.value().is_string()) return read_short(node, node.text());
        Type type;
        if (node.has("$list")) read_list(node, type);
        else if (node.has("$map")) read_map(node, type);
        else if (node.has("$by")) read_by(node, type);
        else if (node.has("$tuple")) read_several(node, "$tuple", Type::Kind::tuple, type);
        else if (node.has("$either")) read_several(node, "$either", Type::Kind::either, type);
        else {
            type.kind = Type::Kind::object;
            type.members = read_members(node);
        }
        if (node.has("$or_null")) type.or_null = node.at("$or_null").flag();
        return finished(type);
    }

   private:
    TypeRef read_short(const Node& node, std::string_view text) const {
        Type type;
        if (text.ends_with(" or null")) {
            type = *read_short(node, text.substr(0, text.size() - 8));
            type.or_null = true;
            return finished(type);
        }
        if (const auto named = named_.find(text); named != named_.end()) return named->second;
        if (text == "any") type.kind = Type::Kind::any;
        else if (text == "null") type.kind = Type::Kind::null;
        else if (text == "flag") type.kind = Type::Kind::flag;
        else if (text == "word") type.kind = Type::Kind::word;
        else if (text == "text" || text == "any text") type.kind = Type::Kind::text, type.may_be_empty = text == "any text";
        else if (text.starts_with("whole ")) type.kind = Type::Kind::whole, read_range(node, text.substr(6), type);
        else if (text.starts_with("number ")) type.kind = Type::Kind::number, read_range(node, text.substr(7), type);
        else if (text.starts_with("one of ")) {
            type.kind = Type::Kind::one_of;
            type.words = split(text.substr(7), " | ");
            std::replace(type.words.begin(), type.words.end(), std::string("''"), std::string());
        } else if (text.starts_with("id of ")) {
            type.kind = Type::Kind::id;
            type.words = split(text.substr(6), " | ");
            type.ids_of = type.words.front();
            type.words.erase(type.words.begin());
        } else {
            node.fail(fmt::format("'{}' is no type", text));
        }
        return finished(type);
    }

    static Bound read_bound(const Node& node, const std::string& text) {
        Bound bound;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bound.value);
        if (error == std::errc() && end == text.data() + text.size()) return bound;
        if (text.find('.') == std::string::npos) node.fail(fmt::format("'{}' is neither a number nor a place in the files", text));
        bound.path = text;
        return bound;
    }

    static void read_range(const Node& node, std::string_view text, Type& type) {
        if (const std::size_t step = text.find(" step "); step != std::string_view::npos) {
            type.step = read_bound(node, std::string(text.substr(step + 6))).value;
            text = text.substr(0, step);
        }
        const std::vector<std::string> ends = split(text, "..");
        type.least = read_bound(node, ends.front());
        type.most = read_bound(node, ends.back());
    }

    std::vector<Member> read_members(const Node& node) const {
        std::vector<Member> members;
        for (const auto& [key, member] : node.members()) {
            if (key.starts_with("$")) {
                if (key != "$or_null") member.fail("is no word of a schema");
                continue;
            }
            const bool optional = key.ends_with("?");
            members.push_back({key.substr(0, key.size() - (optional ? 1 : 0)), optional, read(member)});
        }
        return members;
    }

    static void only(const Node& node, std::initializer_list<std::string_view> words) {
        for (const auto& [key, member] : node.members())
            if (key != "$or_null" && std::find(words.begin(), words.end(), key) == words.end()) member.fail("is no word of such a type");
    }

    void read_list(const Node& node, Type& type) const {
        only(node, {"$list", "$length", "$ids", "$id", "$sorted", "$order", "$unique", "$counts", "$complete"});
        type.kind = Type::Kind::list;
        type.item = read(node.at("$list"));
        if (node.has("$length")) read_length(node.at("$length"), type);
        if (node.has("$ids")) type.declares = split(node.at("$ids").text(), " ");
        if (node.has("$id")) type.id_key = node.at("$id").text();
        if (node.has("$sorted")) type.sorted = node.at("$sorted").flag();
        if (node.has("$counts")) type.counts = node.at("$counts").text();
        if (node.has("$order")) {
            for (const Node& word : node.at("$order").items()) type.order.push_back(word.text());
            type.shortest = type.longest = type.order.size();
        }
        if (node.has("$unique")) type.unique = node.at("$unique").text_or_empty();
        if (node.has("$complete")) type.complete = node.at("$complete").flag();
    }

    void read_several(const Node& node, std::string_view word, Type::Kind kind, Type& type) const {
        only(node, {word});
        type.kind = kind;
        for (const Node& own : node.at(word).items()) type.alternatives.emplace_back("", read(own));
    }

    void read_map(const Node& node, Type& type) const {
        only(node, {"$map", "$keys", "$length", "$ids", "$some"});
        type.kind = Type::Kind::map;
        type.item = read(node.at("$map"));
        type.key = read(node.at("$keys"));
        if (node.has("$length")) read_length(node.at("$length"), type);
        if (node.has("$ids")) type.declares = split(node.at("$ids").text(), " ");
        type.complete = !node.has("$some") && (type.key->kind == Type::Kind::one_of || type.key->kind == Type::Kind::id);
    }

    void read_by(const Node& node, Type& type) const {
        type.kind = Type::Kind::by;
        type.tag = node.at("$by").text();
        if (node.has("$all")) type.members = read_members(node.at("$all"));
        for (const auto& [key, member] : node.members()) {
            if (key == "$by" || key == "$all" || key == "$or_null") continue;
            Type alternative;
            alternative.kind = Type::Kind::object;
            Type tag;
            tag.kind = Type::Kind::one_of;
            tag.words = {key};
            alternative.members = {{type.tag, false, finished(tag)}};
            alternative.members.insert(alternative.members.end(), type.members.begin(), type.members.end());
            for (Member& own : read_members(member)) alternative.members.push_back(std::move(own));
            type.alternatives.emplace_back(key, finished(alternative));
        }
    }

    std::map<std::string, TypeRef, std::less<>> named_;
};

// Collects the kinds of ids that are declared as whole numbers.
void collect_numeric(const Type& type, std::set<std::string, std::less<>>& numeric) {
    if (type.kind == Type::Kind::list && !type.declares.empty())
        for (const Member& member : type.item->members)
            if (member.key == type.id_key && member.type->kind == Type::Kind::whole) numeric.insert(type.declares.begin(), type.declares.end());
    if (type.item) collect_numeric(*type.item, numeric);
    for (const Member& member : type.members) collect_numeric(*member.type, numeric);
    for (const auto& [word, own] : type.alternatives) collect_numeric(*own, numeric);
}

}  // namespace

Schema read_schema(const std::filesystem::path& directory) { return schema_of(read_document(directory / "schema.json")); }

Schema schema_of(Document document) {
    Schema schema{std::move(document), {}, {}, {}, {}};
    const Node root(schema.document);
    schema.game = root.at("game").text();
    TypeReader types;
    for (const auto& [name, node] : root.at("types").members()) types.define(name, node);
    for (const auto& [name, node] : root.at("files").members()) schema.files.emplace_back(name, types.read(node));
    for (const auto& [name, type] : schema.files) collect_numeric(*type, schema.numeric);
    for (const auto& [kind, type] : root.at("ids").members()) schema.ids.emplace(type.text(), kind);
    return schema;
}

GameFiles read_game_files(const std::filesystem::path& directory, const Schema& schema) {
    GameFiles files;
    for (const auto& [name, type] : schema.files) files.documents.emplace(name, read_document(directory / (name + ".json")));
    return files;
}

Node GameFiles::at(std::string_view path) const {
    const std::vector<std::string> keys = split(path, ".");
    Node node = root(keys.front());
    for (std::size_t i = 1; i < keys.size(); ++i) node = entry(node, keys[i]);
    return node;
}

Node entry(const Node& node, const std::string& key) {
    if (!node.value().is_array()) return node.at(key);
    const std::vector<Node> items = node.items();
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].has("id") ? items[i].at("id").word() == key : fmt::to_string(i) == key) return items[i];
    node.fail(fmt::format("'{}' is missing", key));
}

}  // namespace papelotte::data
