// papelotte replay: a journal told step by step.
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"
#include "cli/walk.h"

namespace papelotte::cli {

namespace {

struct ReplayArguments {
    std::string journal, to;
    bool as_json = false;
};

std::string heading(const Facts& facts, const Journal& journal) {
    const std::string_view scenario = journal.setup.scenario.empty() ? facts.scenarios.front() : std::string_view(journal.setup.scenario);
    const std::string beginning = journal.setup.position.empty() ? fmt::format("scenario {}", scenario) : "from a position";
    std::string text = fmt::format("{}, {}", painted(facts.title, Paint::bold), beginning);
    for (const auto& [name, value] : journal.setup.options) text += fmt::format(", {}={}", name, value);
    return text + fmt::format(", {} actions\n", journal.entries.size());
}

std::string told(const Table& table, const Walked& step) {
    const auto& [entry, played, readers, who, seating] = step;
    const std::string_view actor = seating == Seating::bidding ? std::string_view(who) : entry.seat;
    std::string text = fmt::format("{:>5} {}: {}", entry.n, actor, entry.notation);
    if (!played.dice.empty()) text += painted(fmt::format("  dice {}", fmt::join(played.dice, ", ")), Paint::yellow);
    text += '\n';
    for (const Event& event : played.events) text += indented(table.event_text(event), 8);
    return text;
}

std::string ending(const Table& table) {
    const auto outcome = table.outcome();
    if (!outcome)
        return fmt::format("To act: {}\n", table.seating() == Seating::bidding
                                               ? player_name(table.facts(), table.to_act().front(), Seating::bidding)
                                               : names_of_seats(table.facts(), table.to_act()));
    const std::string result = outcome->winners.empty() ? "A draw" : names_of_seats(table.facts(), outcome->winners) + " won";
    return fmt::format("{}: {}\n", result, outcome_text(*outcome, table.texts()));
}

int show_replay(const ReplayArguments& arguments) {
    const auto [game, journal] = read_journal_file(arguments.journal);
    const std::size_t to = arguments.to.empty() ? journal.entries.size() : whole_number("--to", arguments.to, 0, journal.entries.size());
    std::string text = heading(*game->facts, journal);
    const auto visit = [&](const Table& table, const Walked& step) {
        if (!arguments.as_json) text += told(table, step);
    };
    const auto table = walk(*game, journal, static_cast<int>(to), arguments.journal, visit);
    if (arguments.as_json) print(pretty(table->position()));
    else print(text + "\n" + table->describe(kObserver) + "\n" + ending(*table));
    return kOk;
}

}  // namespace

Run add_replay(CLI::App& app) {
    app.description("Step through the journal of a game");
    app.footer(R"(Plays a saved game again with the dice that it recorded and tells every action, its dice and what came of it; at the end it
describes the board. With --to it stops after that many actions (0 is the set-up). With --json it prints only the position
at that point, ready for 'legal', 'apply' and 'view'.

Examples
  papelotte replay game.jsonl
  papelotte replay game.jsonl --to 57 --json > move57.json)");
    auto arguments = std::make_shared<ReplayArguments>();
    add_value(app, "journal", arguments->journal, "The journal; - is standard input", "JOURNAL")->required();
    add_value(app, "--to", arguments->to, "Stop after this many actions", "N");
    app.add_flag("--json", arguments->as_json, "Print the position reached, as JSON");
    return [arguments] { return show_replay(*arguments); };
}

}  // namespace papelotte::cli
