// Checks files against the shapes of their schema: first each value by itself, then its references.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

namespace {

using Kind = Type::Kind;

void check_word(const Node& node) {
    const std::string word = node.text();
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    if (!std::all_of(word.begin(), word.end(), allowed)) node.fail(fmt::format("'{}' is not made of a-z, 0-9 and _", word));
}

void check_length(const Node& node, const Type& type, std::size_t count) {
    if (count >= type.shortest && count <= type.longest) return;
    if (type.shortest == type.longest) node.fail(fmt::format("must have {} entries, has {}", type.shortest, count));
    if (type.longest == SIZE_MAX) node.fail(fmt::format("must have {} entries or more, has {}", type.shortest, count));
    node.fail(fmt::format("must have {} to {} entries, has {}", type.shortest, type.longest, count));
}

const Type* type_of_member(const Type& type, std::string_view key) {
    for (const Member& member : type.members)
        if (member.key == key) return member.type.get();
    return nullptr;
}

// --- Values by themselves, and the ids that they declare ----------------------------------------------------------------

class ShapeCheck {
   public:
    ShapeCheck(const GameFiles& files, Ids& ids) : files_(files), ids_(ids) {}

    void check(const Node& node, const Type& type) {
        if (type.or_null && node.is_null()) return;
        switch (type.kind) {
            case Kind::any: return;
            case Kind::null:
                if (!node.is_null()) node.fail("must be null");
                return;
            case Kind::flag: node.flag(); return;
            case Kind::text: type.may_be_empty ? node.text_or_empty() : node.text(); return;
            case Kind::word: check_word(node); return;
            case Kind::whole: check_whole(node, type); return;
            case Kind::number: check_number(node, type); return;
            case Kind::one_of: node.one_of(type.words); return;
            case Kind::id: node.word(); return;
            case Kind::object: check_object(node, type.members); return;
            case Kind::list: check_list(node, type); return;
            case Kind::tuple: check_tuple(node, type); return;
            case Kind::map: check_map(node, type); return;
            case Kind::by: check(node, alternative(node, type)); return;
            case Kind::either: check(node, choice(files_, node, type)); return;
        }
    }

    static const Type& alternative(const Node& node, const Type& type) {
        std::vector<std::string> words;
        for (const auto& [word, own] : type.alternatives) words.push_back(word);
        const std::string word = node.at(type.tag).one_of(words);
        return *std::find_if(type.alternatives.begin(), type.alternatives.end(), [&](const auto& own) { return own.first == word; })->second;
    }

    // The first of several types that the value fits. If it fits none, the error is that of the last one.
    static const Type& choice(const GameFiles& files, const Node& node, const Type& type) {
        for (const auto& [word, own] : type.alternatives) {
            Ids ids;
            try {
                ShapeCheck(files, ids).check(node, *own);
                return *own;
            } catch (const DataError&) {   // not this one
            }
        }
        return *type.alternatives.back().second;
    }

   private:
    // A bound given by a place in the files: it must be a number, even before that place is checked itself.
    double value_of(const Bound& bound) {
        if (bound.path.empty()) return bound.value;
        const auto known = bounds_.find(bound.path);
        return known != bounds_.end() ? known->second : bounds_[bound.path] = files_.at(bound.path).number(-1e9, 1e9);
    }

    void check_whole(const Node& node, const Type& type) {
        const int least = static_cast<int>(value_of(type.least)), most = static_cast<int>(value_of(type.most));
        if (least == most && node.value().is_int64() && node.value().get_int64() != least)
            node.fail(fmt::format("is {}, must be {}", node.value().get_int64(), least));
        node.whole(least, most);
    }

    void check_number(const Node& node, const Type& type) {
        const double number = node.number(value_of(type.least), value_of(type.most));
        if (type.step == 0) return;
        const double steps = number / type.step;
        if (std::abs(steps - std::round(steps)) > 1e-6) node.fail(fmt::format("{} is no multiple of {}", number, type.step));
    }

    void check_object(const Node& node, const std::vector<Member>& members) {
        if (!node.value().is_object()) node.fail("must be an object");
        for (const auto& own : node.value().get_object())
            if (std::none_of(members.begin(), members.end(), [&](const Member& member) { return member.key == own.key(); }))
                node.fail(fmt::format("unknown key '{}'", std::string(own.key())));
        for (const Member& member : members)
            if (!member.optional || node.has(member.key)) check(node.at(member.key), *member.type);
    }

    void check_list(const Node& node, const Type& type) {
        const std::vector<Node> items = node.items();
        check_length(node, type, items.size());
        if (type.complete) check_complete(node, type, items);
        int number = 0;
        for (const Node& item : items) {
            ++number;
            if (!type.order.empty()) item.at(type.id_key).one_of({type.order[static_cast<std::size_t>(number - 1)]});
            if (!type.counts.empty()) item.at(type.counts).must_be(number, "entries count from 1");
            check(item, *type.item);
        }
        if (!type.declares.empty()) declare_ids(items, type);
        if (type.unique) check_unique(items, *type.unique);
    }

    void check_tuple(const Node& node, const Type& type) {
        const std::vector<Node> items = node.items(type.alternatives.size());
        for (std::size_t i = 0; i < items.size(); ++i) check(items[i], *type.alternatives[i].second);
    }

    static void check_complete(const Node& node, const Type& type, const std::vector<Node>& items) {
        const Type* id = type_of_member(*type.item, type.id_key);
        for (const std::string& word : id ? id->words : std::vector<std::string>{})
            if (std::none_of(items.begin(), items.end(), [&](const Node& item) { return item.at(type.id_key).word() == word; }))
                node.fail(fmt::format("'{}' is missing", word));
    }

    void declare(const Node& place, const Type& type, const std::string& id) {
        for (const std::string& kind : type.declares) {
            Numbers& numbers = ids_[kind];
            if (!numbers.emplace(id, static_cast<int>(numbers.size())).second) place.fail(fmt::format("'{}' is there twice", id));
        }
    }

    void declare_ids(const std::vector<Node>& items, const Type& type) {
        for (const Node& item : items) {
            const Node id = item.at(type.id_key);
            declare(id, type, id.word());
        }
        if (!type.sorted) return;
        for (const std::string& kind : type.declares) {
            int number = 0;
            for (auto& [id, own] : ids_[kind]) own = number++;
        }
    }

    static void check_unique(const std::vector<Node>& items, const std::string& key) {
        std::set<std::string> seen;
        for (const Node& item : items)
            if (const Node own = key.empty() ? item : item.at(key); !seen.insert(own.word()).second)
                own.fail(fmt::format("'{}' is there twice", own.word()));
    }

    void check_map(const Node& node, const Type& type) {
        const auto members = node.members();
        check_length(node, type, members.size());
        if (type.key->kind == Kind::one_of) {
            for (const auto& [key, value] : members)
                if (std::find(type.key->words.begin(), type.key->words.end(), key) == type.key->words.end())
                    node.fail(fmt::format("unknown key '{}'", key));
            if (type.complete)
                for (const std::string& key : type.key->words) node.at(key);
        }
        for (const auto& [key, value] : members) {
            check(value, *type.item);
            declare(value, type, key);
        }
    }

    const GameFiles& files_;
    Ids& ids_;
    std::map<std::string, double> bounds_;   // by place
};

// --- References ---------------------------------------------------------------------------------------------------------

class ReferenceCheck {
   public:
    ReferenceCheck(const Schema& schema, const GameFiles& files, const Ids& ids) : schema_(schema), files_(files), ids_(ids) {}

    void check(const Node& node, const Type& type) const {
        if (!type.refers || (type.or_null && node.is_null())) return;
        switch (type.kind) {
            case Kind::id: check_id(node, type); return;
            case Kind::object:
                for (const Member& member : type.members)
                    if (node.has(member.key)) check(node.at(member.key), *member.type);
                return;
            case Kind::list:
                for (const Node& item : node.items()) check(item, *type.item);
                return;
            case Kind::tuple: {
                const std::vector<Node> items = node.items();
                for (std::size_t i = 0; i < items.size(); ++i) check(items[i], *type.alternatives[i].second);
                return;
            }
            case Kind::map: check_map(node, type); return;
            case Kind::by: check(node, ShapeCheck::alternative(node, type)); return;
            case Kind::either: check(node, ShapeCheck::choice(files_, node, type)); return;
            default: return;
        }
    }

   private:
    void check_known(const Node& place, const Type& type, const std::string& id) const {
        const auto kind = ids_.find(type.ids_of);
        if (kind == ids_.end() || !kind->second.contains(id)) place.fail(fmt::format("unknown {} '{}'", type.ids_of, id));
    }

    // An id that is a number is referenced by a number.
    void check_id(const Node& node, const Type& type) const {
        const std::string id = node.word();
        if (std::find(type.words.begin(), type.words.end(), id) != type.words.end()) return;
        check_known(node, type, id);
        if (schema_.is_numeric(type.ids_of) != node.value().is_int64())
            node.fail(node.value().is_int64() ? "must be text" : "must be a whole number");
    }

    void check_map(const Node& node, const Type& type) const {
        for (const auto& [key, value] : node.members()) {
            if (type.key->kind == Kind::id && std::find(type.key->words.begin(), type.key->words.end(), key) == type.key->words.end())
                check_known(value, *type.key, key);
            check(value, *type.item);
        }
        if (type.key->kind != Kind::id || !type.complete) return;
        if (const auto kind = ids_.find(type.key->ids_of); kind != ids_.end())
            for (const auto& [id, number] : kind->second) node.at(id);
    }

    const Schema& schema_;
    const GameFiles& files_;
    const Ids& ids_;
};

}  // namespace

Ids check_shapes(const Schema& schema, const GameFiles& files) {
    Ids ids;
    for (const auto& [name, type] : schema.files) ShapeCheck(files, ids).check(files.root(name), *type);
    for (const auto& [name, type] : schema.files) ReferenceCheck(schema, files, ids).check(files.root(name), *type);
    return ids;
}

}  // namespace papelotte::data
