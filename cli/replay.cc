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

std::string heading(const Facts& facts, const Journal& journal, const Voice& voice) {
    const std::string_view scenario = journal.setup.scenario.empty() ? facts.scenarios.front() : std::string_view(journal.setup.scenario);
    std::string options;
    for (const auto& [name, chosen] : journal.setup.options) options += fmt::format(", {}={}", name, chosen);
    std::vector<Argument> values{value("title", painted(facts.title, Paint::bold)), value("options", options),
                                 value("actions", journal.entries.size())};
    if (journal.setup.position.empty()) values.push_back(value("scenario", scenario));
    return voice(kSay.replay.heading, std::move(values)) + "\n";
}

std::string told(const Table& table, const Walked& step, const Voice& voice) {
    const auto& [entry, played, readers, seat, seating] = step;
    const std::string actor = seating == Seating::bidding ? title_of_seat(table.facts(), seat, voice, seating) : entry.seat;
    std::string text = fmt::format("{:>5} {}: {}", entry.n, actor, entry.notation);
    if (!played.dice.empty())
        text += painted("  " + voice(kSay.replay.dice, {value("dice", fmt::format("{}", fmt::join(played.dice, ", ")))}), Paint::yellow);
    if (!entry.standing.empty()) text += " " + voice(kSay.standing.by, {value("answer", entry.standing)});
    text += '\n';
    for (const Event& event : played.events) text += indented(table.event_text(event, voice.speech()), 8);
    return text;
}

std::string ending(const Table& table, const Voice& voice) {
    const Facts& facts = table.facts();
    const auto outcome = table.outcome();
    if (!outcome) {
        const bool bidding = table.seating() == Seating::bidding;
        const std::string who =
            bidding ? title_of_seat(facts, table.to_act().front(), voice, Seating::bidding) : names_of_seats(facts, table.to_act(), voice);
        return voice(kSay.replay.to_act, {value("who", who)}) + "\n";
    }
    const std::string winners = names_of_seats(facts, outcome->winners, voice);
    const std::string result = winners.empty() ? voice(kSay.play.draw) : voice(kSay.play.won, {value("winners", winners)});
    return fmt::format("{}: {}\n", result, outcome_text(*outcome, voice));
}

int show_replay(const ReplayArguments& arguments, const Voice& common) {
    const auto [game, journal] = read_journal_file(arguments.journal);
    const std::size_t to = arguments.to.empty() ? journal.entries.size() : whole_number("--to", arguments.to, 0, journal.entries.size());
    const Voice voice = common.of(*game->texts);
    std::string text = heading(*game->facts, journal, voice);
    const auto visit = [&](const Table& table, const Walked& step) {
        if (!arguments.as_json) text += told(table, step, voice);
    };
    const auto table = walk(*game, journal, static_cast<int>(to), arguments.journal, visit);
    if (arguments.as_json) print(pretty(table->position()));
    else print(text + "\n" + table->describe(kObserver, voice.speech()) + "\n" + ending(*table, voice));
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
    return [arguments](const Voice& voice) { return show_replay(*arguments, voice); };
}

}  // namespace papelotte::cli
