// Checks the relations of a schema: pairs that join entries of a table, lists that must be symmetric, and facts that the files state twice.
#include <fmt/format.h>

#include <algorithm>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

namespace {

using Joined = std::vector<std::set<int>>;   // by entry: the entries that a pair joins to it

class RelationCheck {
   public:
    explicit RelationCheck(const GameFiles& files) : files_(files) {}

    void check(const Node& relation) const {
        if (relation.has("pairs")) check_pairs(relation);
        else if (relation.has("symmetric")) check_symmetric(relation);
        else if (relation.has("listed")) check_listed(relation);
        else if (relation.has("owners")) check_owners(relation);
        else if (relation.has("keys")) check_keys(relation);
        else if (relation.has("same")) check_same(relation);
        else relation.fail("is no relation");
    }

   private:
    // The table to which the ids of a relation belong, and their numbers there.
    struct Table {
        Node list;
        std::vector<Node> entries;
        Numbers numbers;
        std::string kind;

        std::size_t number(const Node& id) const {
            const auto found = numbers.find(id.word());
            if (found == numbers.end()) id.fail(fmt::format("unknown {} '{}'", kind, id.word()));
            return static_cast<std::size_t>(found->second);
        }
        std::string id(std::size_t number) const { return entries[number].at("id").word(); }
    };

    Table table(const Node& relation) const {
        const Node list = files_.at(relation.at("of").text());
        Table table{list, list.items(), {}, relation.at("kind").text()};
        for (const Node& entry : table.entries) table.numbers.emplace(entry.at("id").word(), static_cast<int>(table.numbers.size()));
        return table;
    }

    // --- Pairs -----------------------------------------------------------------------------------------------------------------

    void check_pairs(const Node& relation) const {
        const Table of = table(relation);
        const std::string called = relation.at("called").text();
        Joined joined(of.entries.size());
        for (const Node& pair : files_.at(relation.at("pairs").text()).items()) {
            const std::vector<Node> ends = ends_of(pair, relation.at("ends"));
            const std::size_t a = of.number(ends[0]), b = of.number(ends[1]);
            if (a == b) pair.fail(fmt::format("'{}' has a {} with itself", of.id(a), called));
            if (!joined[a].insert(static_cast<int>(b)).second)
                pair.fail(fmt::format("'{}' and '{}' have a {} already", of.id(a), of.id(b), called));
            joined[b].insert(static_cast<int>(a));
        }
        if (relation.has("neighbours"))
            for (std::size_t i = 0; i < of.entries.size(); ++i)
                check_neighbours(of.entries[i].at(relation.at("neighbours").text()), of, i, joined[i], called);
        if (relation.has("connected")) check_connected(of, joined);
    }

    // Two members of the pair, or one member that is a list of two.
    static std::vector<Node> ends_of(const Node& pair, const Node& ends) {
        if (ends.value().is_string()) return pair.at(ends.text()).items(2);
        const std::vector<Node> keys = ends.items(2);
        return {pair.at(keys[0].text()), pair.at(keys[1].text())};
    }

    static void check_neighbours(const Node& list, const Table& of, std::size_t own, const std::set<int>& joined, const std::string& called) {
        std::set<int> named;
        for (const Node& item : list.items()) {
            const int neighbour = static_cast<int>(of.number(item));
            if (!named.insert(neighbour).second) item.fail(fmt::format("'{}' is there twice", item.word()));
            if (!joined.contains(neighbour)) item.fail(fmt::format("no {} joins '{}' and '{}'", called, of.id(own), item.word()));
        }
        if (named.size() != joined.size())
            list.fail(fmt::format("{} {}s touch this {}, {} neighbours are named", joined.size(), called, of.kind, named.size()));
    }

    static void check_connected(const Table& of, const Joined& joined) {
        std::vector<bool> reached(joined.size());
        std::vector<int> open{0};
        reached[0] = true;
        while (!open.empty()) {
            const auto entry = static_cast<std::size_t>(open.back());
            open.pop_back();
            for (const int next : joined[entry]) {
                if (!reached[static_cast<std::size_t>(next)]) open.push_back(next);
                reached[static_cast<std::size_t>(next)] = true;
            }
        }
        for (std::size_t i = 0; i < of.entries.size(); ++i)
            if (!reached[i]) of.entries[i].fail(fmt::format("'{}' cannot be reached from '{}'", of.id(i), of.id(0)));
    }

    // --- Lists of ids ----------------------------------------------------------------------------------------------------------

    // Every entry has a list of others, each of which must list this entry.
    void check_symmetric(const Node& relation) const {
        const Table of = table(relation);
        const std::string key = relation.at("symmetric").text();
        std::vector<std::set<std::size_t>> named(of.entries.size());
        for (std::size_t i = 0; i < of.entries.size(); ++i)
            for (const Node& item : of.entries[i].at(key).items()) named[i].insert(of.number(item));
        for (std::size_t i = 0; i < of.entries.size(); ++i)
            for (const Node& item : of.entries[i].at(key).items())
                if (!named[of.number(item)].contains(i)) item.fail(fmt::format("'{}' does not name '{}'", item.word(), of.id(i)));
    }

    // A list of ids must be exactly the entries that are marked themselves: by a flag, or by a value that is not null.
    void check_listed(const Node& relation) const {
        const Table of = table(relation);
        const Node path = relation.at("listed");
        std::set<std::size_t> named;
        for (const Node& item : files_.at(path.text()).items())
            if (!named.insert(of.number(item)).second) item.fail(fmt::format("'{}' is there twice", item.word()));
        for (std::size_t i = 0; i < of.entries.size(); ++i) {
            const Node role = of.entries[i].at(relation.at("by").text());
            const bool says = role.value().is_bool() ? role.flag() : !role.is_null();
            if (says && !named.contains(i)) role.fail(fmt::format("{} leaves this {} out", path.text(), of.kind));
            if (!says && named.contains(i)) role.fail(fmt::format("{} has this {}", path.text(), of.kind));
        }
    }

    // A map from words to ids, or to lists of ids: exactly these entries have the word.
    void check_owners(const Node& relation) const {
        const Table of = table(relation);
        const std::string path = relation.at("owners").text(), key = relation.at("by").text();
        std::set<std::size_t> owned;
        for (const auto& [word, ids] : files_.at(path).members())
            for (const Node& id : ids.value().is_array() ? ids.items() : std::vector{ids}) {
                const Node role = of.entries[of.number(id)].at(key);
                if (role.is_null() || role.text() != word) role.fail(fmt::format("must be '{}', as {} says", word, path));
                owned.insert(of.number(id));
            }
        for (std::size_t i = 0; i < of.entries.size(); ++i)
            if (const Node role = of.entries[i].at(key); !owned.contains(i) && !role.is_null())
                role.fail(fmt::format("{} leaves this {} out", path, of.kind));
    }

    // The keys of a map are exactly the entries of a list.
    void check_keys(const Node& relation) const {
        const Node map = files_.at(relation.at("keys").text());
        std::set<std::string> listed;
        for (const Node& item : files_.at(relation.at("as").text()).items()) {
            map.at(item.word());
            listed.insert(item.word());
        }
        for (const auto& [key, member] : map.members())
            if (!listed.contains(key)) member.fail(fmt::format("{} leaves this out", relation.at("as").text()));
    }

    // --- Facts stated twice ----------------------------------------------------------------------------------------------------

    // A star in both paths stands for the same key.
    void check_same(const Node& relation) const {
        const std::string own = relation.at("same").text(), source = relation.at("as").text();
        check_same_at(own, source, relation.has("any_order"));
    }

    void check_same_at(const std::string& own, const std::string& source, bool any_order) const {
        const std::size_t star = own.find(".*"), of_source = source.find(".*");
        if (star == std::string::npos) return compare(files_.at(own), files_.at(source), source, any_order);
        for (const std::string& key : keys_of(files_.at(source.substr(0, of_source))))
            check_same_at(own.substr(0, star) + "." + key + own.substr(star + 2),
                          source.substr(0, of_source) + "." + key + source.substr(of_source + 2), any_order);
    }

    static std::vector<std::string> keys_of(const Node& node) {
        std::vector<std::string> keys;
        if (node.value().is_array())
            for (const Node& item : node.items()) keys.push_back(item.at("id").word());
        else
            for (const auto& [key, member] : node.members()) keys.push_back(key);
        return keys;
    }

    static void compare(const Node& own, const Node& source, const std::string& path, bool any_order) {
        if (source.value().is_array()) {
            const std::vector<Node> wanted = source.items(), items = own.items(wanted.size());
            if (any_order) return compare_words(items, wanted, path);
            for (std::size_t i = 0; i < items.size(); ++i) compare(items[i], wanted[i], fmt::format("{}[{}]", path, i), any_order);
        } else if (source.value().is_object()) {
            for (const auto& [key, member] : source.members()) compare(own.at(key), member, fmt::format("{}.{}", path, key), any_order);
            for (const auto& [key, member] : own.members())
                if (!source.has(key)) member.fail(fmt::format("{} has no such key", path));
        } else if (source.is_null() != own.is_null()) {
            own.fail(fmt::format("must {}be null: so says {}", source.is_null() ? "" : "not ", path));
        } else if (source.value() != own.value()) {
            own.fail(fmt::format("is {}, must be {}: so says {}", shown(own), shown(source), path));
        }
    }

    static void compare_words(const std::vector<Node>& items, const std::vector<Node>& wanted, const std::string& path) {
        std::set<std::string> words;
        for (const Node& item : wanted) words.insert(item.word());
        for (const Node& item : items)
            if (!words.erase(item.word())) item.fail(fmt::format("'{}' is not in {}, or is there twice", item.word(), path));
    }

    static std::string shown(const Node& node) {
        if (node.value().is_string()) return fmt::format("'{}'", node.text_or_empty());
        if (node.value().is_bool()) return node.flag() ? "true" : "false";
        return fmt::to_string(node.number(-1e300, 1e300));
    }

    const GameFiles& files_;
};

}  // namespace

void check_relations(const Schema& schema, const GameFiles& files) {
    const RelationCheck check(files);
    for (const Node& relation : schema.relations().items()) check.check(relation);
}

}  // namespace papelotte::data
