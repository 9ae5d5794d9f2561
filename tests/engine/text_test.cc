// Sentences of the catalogue: the cases of tests/text/cases.json, which the page passes too (web/src/text/message.test.ts), and what only the
// terminal does.
#include "engine/text.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <deque>
#include <fstream>
#include <map>

#include "engine/message_pattern.h"
#include "tests/paths.h"

namespace papelotte {

namespace {

namespace json = boost::json;

// A catalogue as the file has it, in the form that tools/compile_text gives it.
class Catalogues {
   public:
    explicit Catalogues(const json::object& languages) {
        for (const auto& [language, entries] : languages) {
            std::map<std::string, std::string>& sorted = texts_.emplace_back();
            for (const auto& [id, entry] : entries.as_object()) {
                if (entry.is_string()) sorted[std::string(id)] = entry.as_string();
                else
                    for (const auto& [form, text] : entry.as_object())
                        sorted[std::string(id) + (form.empty() ? "" : ":" + std::string(form))] = text.as_string();
            }
            std::vector<TextEntry>& list = entries_.emplace_back();
            for (const auto& [id, text] : sorted) list.push_back({id, text});
            tables_.push_back({language, list});
        }
    }
    Texts texts() const { return Texts(tables_, {}); }

   private:
    std::deque<std::map<std::string, std::string>> texts_;
    std::deque<std::vector<TextEntry>> entries_;
    std::vector<TextTable> tables_;
};

json::value cases() {
    std::ifstream file(std::string(paths::source) + "/tests/text/cases.json");
    return json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
}

Message message_of(const json::object& one, const json::object& names) {
    Message message{std::string(one.at("id").as_string())};
    if (!one.contains("values")) return message;
    const json::object& values = one.at("values").as_object();
    for (const auto& [gap, value] : values) {
        if (gap.ends_with("_nth")) continue;
        if (value.is_int64()) {
            message.arguments.push_back(Argument::of_number(gap, static_cast<int>(value.as_int64())));
            continue;
        }
        const std::string word(value.as_string());
        const std::string key = names.contains(gap) ? std::string(names.at(gap).as_string()) + "." + word : std::string();
        message.arguments.push_back(Argument::of_word(gap, word, key));
        message.arguments.back().typed = !key.empty();
        if (const json::value* nth = values.if_contains(std::string(gap) + "_nth"))
            message.arguments.back().nth = static_cast<int>(nth->as_int64());
    }
    return message;
}

}  // namespace

TEST(text, the_cases_that_the_page_passes_too) {
    const json::value file = cases();
    const Catalogues catalogues(file.at("catalogues").as_object());
    const Texts texts = catalogues.texts();
    for (const json::value& one : file.at("cases").as_array())
        for (const std::string_view language : {"en", "it"}) {
            if (!one.as_object().contains(language)) continue;
            const Speech speech{.language = language, .ids = false, .marks = true};
            EXPECT_EQ(texts.say(message_of(one.as_object(), file.at("names").as_object()), speech), one.at(language).as_string()) << one;
        }
}

TEST(text, a_terminal_shows_ids_beside_names_and_no_marks) {
    const json::value file = cases();
    const Catalogues catalogues(file.at("catalogues").as_object());
    const Argument farm{.name = "area", .word = "farm", .key = "place.farm", .typed = true};
    EXPECT_EQ(catalogues.texts().say({"cubes", {Argument::of_number("n", 2), farm}}), "2 cubes of at the Farm (farm)");
}

TEST(text, malformed_patterns_are_refused) {
    for (const std::string_view wrong :
         {"{", "}", "a {b", "{}", "{n, plural}", "{n, plural, one}", "{n, plural, one {x}", "{n, choice, a {b}}", "{n, select,}"})
        EXPECT_FALSE(parse_pattern(wrong)) << wrong;
    EXPECT_TRUE(parse_pattern("{n, plural, =0 {none} one {# of {m}} other {#}} # {x:y}"));
    std::string deep;
    for (int i = 0; i < 20; ++i) deep += "{a, select, other {";
    EXPECT_FALSE(parse_pattern(deep));
}

TEST(text, every_language_of_the_program_has_the_common_sentences) {
    EXPECT_EQ(languages().front(), kEnglish);
    for (const std::string_view language : languages()) EXPECT_TRUE(common_texts().find("fault.over", language)) << language;
    EXPECT_EQ(common_texts().say({"fault.over"}, {.language = "it"}), "La partita è finita.");
}

}  // namespace papelotte
