#include "tools/compile_text/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>

#include "engine/message_pattern.h"
#include "tools/compile_data/json_reader.h"
#include "tools/compile_data/writing.h"

namespace papelotte::data {

namespace {

[[noreturn]] void fail(const Catalogue& catalogue, const std::string& id, std::string_view why) {
    throw DataError(fmt::format("{}: {}: {}", catalogue.file, id, why));
}

std::string text_of(const Catalogue& catalogue, const std::string& id, const boost::json::value& value) {
    if (!value.is_string()) fail(catalogue, id, "is not a text");
    return std::string(value.get_string());
}

Catalogue read_catalogue(const std::filesystem::path& path, std::string language) {
    const Document document = read_document(path);
    Catalogue catalogue{std::move(language), document.name, {}};
    if (!document.root.is_object()) fail(catalogue, "/", "is not an object");
    for (const auto& [key, value] : document.root.get_object()) {
        const std::string id(key);
        if (!value.is_object()) {
            catalogue.entries[id] = text_of(catalogue, id, value);
            continue;
        }
        if (!value.get_object().contains("")) fail(catalogue, id, "a name needs the form \"\"");
        for (const auto& [form, text] : value.get_object())
            catalogue.entries[form.empty() ? id : id + ":" + std::string(form)] = text_of(catalogue, id, text);
    }
    return catalogue;
}

// The values that a pattern asks for, each with how: "n" counts, "w" chooses by its word, "" is only shown.
using Gaps = std::map<std::string, std::set<char>>;

bool has_branch(const PatternPart& part, std::string_view key) {
    return std::ranges::find(part.branches, key, &PatternBranch::key) != part.branches.end();
}

void collect(const Catalogue& catalogue, const std::string& id, const Pattern& pattern, Gaps& gaps) {
    for (const PatternPart& part : pattern) {
        using Kind = PatternPart::Kind;
        if (part.kind == Kind::value) gaps[part.text];
        if (part.kind == Kind::plural) gaps[part.text].insert('n');
        if (part.kind == Kind::select) gaps[part.text].insert('w');
        if (part.kind == Kind::plural || part.kind == Kind::select)
            if (!has_branch(part, "other")) fail(catalogue, id, fmt::format("'{}' has no branch 'other'", part.text));
        if (part.kind == Kind::plural && !has_branch(part, "one") && !has_branch(part, "=1"))
            fail(catalogue, id, fmt::format("'{}' has no branch 'one'", part.text));
        for (const PatternBranch& branch : part.branches) {
            if (part.kind == Kind::list)
                for (std::size_t begin = 0; begin <= branch.key.size();) {
                    const std::size_t end = std::min(branch.key.find('|', begin), branch.key.size());
                    if (const std::string name = branch.key.substr(begin, end - begin); name != "always") gaps[name];
                    begin = end + 1;
                }
            collect(catalogue, id, branch.parts, gaps);
        }
    }
}

Gaps gaps_of(const Catalogue& catalogue, const std::string& id, const std::string& text) {
    const auto pattern = parse_pattern(text);
    if (!pattern) fail(catalogue, id, pattern.error());
    Gaps gaps;
    collect(catalogue, id, *pattern, gaps);
    for (const auto& [name, kinds] : gaps)
        if (kinds.size() > 1) fail(catalogue, id, fmt::format("'{}' is both counted and chosen by", name));
    return gaps;
}

void compare(const Catalogue& english, const Catalogue& other) {
    for (const auto& [id, text] : english.entries)
        if (!other.entries.contains(id)) fail(other, id, fmt::format("is missing; {} has it", english.file));
    for (const auto& [id, text] : other.entries) {
        const auto original = english.entries.find(id);
        if (original == english.entries.end()) fail(other, id, fmt::format("is not in {}", english.file));
        const Gaps gaps = gaps_of(other, id, text), wanted = gaps_of(english, id, original->second);
        for (const auto& [name, kinds] : wanted)
            if (!gaps.contains(name)) fail(other, id, fmt::format("the gap '{}' of the English text is missing", name));
        for (const auto& [name, kinds] : gaps) {
            const auto same = wanted.find(name);
            if (same == wanted.end()) fail(other, id, fmt::format("the English text has no gap '{}'", name));
            if (!kinds.empty() && !same->second.empty() && kinds != same->second)
                fail(other, id, fmt::format("'{}' is counted in one language and chosen by in the other", name));
        }
    }
}

}  // namespace

std::vector<Catalogue> read_catalogues(const std::filesystem::path& directory) {
    std::vector<std::filesystem::path> paths;
    for (const auto& file : std::filesystem::directory_iterator(directory)) {
        const std::string name = file.path().filename().string();
        if (name.starts_with("text.") && name.ends_with(".json")) paths.push_back(file.path());
    }
    std::ranges::sort(paths);
    std::vector<Catalogue> catalogues;
    for (const auto& path : paths) catalogues.push_back(read_catalogue(path, path.stem().extension().string().substr(1)));
    const auto english = std::ranges::find(catalogues, "en", &Catalogue::language);
    if (english == catalogues.end()) throw DataError(fmt::format("{}: there is no text.en.json", directory.string()));
    std::rotate(catalogues.begin(), english, english + 1);
    return catalogues;
}

void check_catalogues(const std::vector<Catalogue>& catalogues) {
    for (const auto& [id, text] : catalogues.front().entries) gaps_of(catalogues.front(), id, text);
    for (std::size_t i = 1; i < catalogues.size(); ++i) compare(catalogues.front(), catalogues[i]);
}

std::string write_catalogues(const std::vector<Catalogue>& catalogues, const std::string& folder) {
    std::string text = fmt::format("// Made by tools/compile_text from {}/text.*.json.\n#include \"engine/text.h\"\n\n", folder);
    text += "namespace papelotte {\n\nnamespace {\n\n";
    std::string tables;
    for (const Catalogue& catalogue : catalogues) {
        text += fmt::format("constexpr TextEntry k_{}_{}[] = {{\n", folder, catalogue.language);
        for (const auto& [id, entry] : catalogue.entries) text += fmt::format("    {{{}, {}}},\n", quoted(id), quoted(entry));
        text += "};\n\n";
        tables += fmt::format("    {{{}, k_{}_{}}},\n", quoted(catalogue.language), folder, catalogue.language);
    }
    text += fmt::format("constexpr TextTable k_{}_tables[] = {{\n{}}};\n\n}}  // namespace\n\n", folder, tables);
    text += folder == "common"
                ? std::string("std::span<const TextTable> common_text() { return k_common_tables; }\n")
                : fmt::format("namespace {0} {{\nstd::span<const TextTable> game_text() {{ return k_{0}_tables; }}\n}}\n", folder);
    return text + "\n}  // namespace papelotte\n";
}

}  // namespace papelotte::data
