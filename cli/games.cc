// papelotte games: what can be played.
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/pretty.h"
#include "games/registry.h"

namespace papelotte::cli {

namespace {

boost::json::array words(std::span<const std::string_view> list) { return boost::json::array(list.begin(), list.end()); }

boost::json::object facts_json(const Facts& facts) {
    boost::json::array options;
    for (const OptionFact& option : facts.options)
        options.push_back({{"name", option.name}, {"text", option.text}, {"values", words(option.values)}, {"default", option.values.front()}});
    return {{"id", facts.id},
            {"title", facts.title},
            {"designer", facts.designer},
            {"description", facts.description},
            {"rules_version", facts.rules_version},
            {"seats", words(facts.seats)},
            {"scenarios", words(facts.scenarios)},
            {"options", std::move(options)}};
}

std::string facts_text(const Facts& facts) {
    std::string text = fmt::format("{}  {}, by {}\n", painted(facts.id, Paint::bold), facts.title, facts.designer);
    text += fmt::format("  {}\n  seats      {}\n  scenarios  {}\n", facts.description, joined(facts.seats), joined(facts.scenarios));
    for (const OptionFact& option : facts.options)
        text += fmt::format("  option     {}={}  {}\n", option.name, joined(option.values, "|"), option.text);
    return text;
}

int show_games(bool as_json) {
    boost::json::array list;
    std::string text;
    for (const Game& game : games()) {
        list.push_back(facts_json(*game.facts));
        text += facts_text(*game.facts);
    }
    print(as_json ? pretty(boost::json::object{{"games", std::move(list)}}) : text);
    return kOk;
}

}  // namespace

Run add_games(CLI::App& app) {
    app.description("List the games, with their seats, scenarios and options");
    app.footer(R"(Shows every game that can be played: the word that names it on the command line, its seats (the sides that decide),
its scenarios and its options; the first scenario and the first value of an option are what you get unless you say otherwise.

Examples
  papelotte games
  papelotte games --json)");
    auto as_json = std::make_shared<bool>(false);
    app.add_flag("--json", *as_json, "Print JSON");
    return [as_json](const Voice&) { return show_games(*as_json); };
}

}  // namespace papelotte::cli
