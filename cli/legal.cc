// papelotte legal: what may be done in a position.
#include <algorithm>
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"
#include "engine/spoken.h"

namespace papelotte::cli {

namespace {

struct LegalArguments {
    std::string position, seat;
    bool as_json = false;
};

boost::json::object prompt_json(const Table& table, Seat seat) {
    const Prompt prompt = table.prompt(seat);
    boost::json::array rules;
    for (const std::string_view rule : prompt.rules)
        if (!rule.empty()) rules.push_back(boost::json::value(rule));
    return {{"step", prompt.step},
            {"text", table.texts().say({std::string(prompt.question)})},
            {"args", arguments_json(table.asked(seat).arguments)},
            {"rules", std::move(rules)}};
}

boost::json::value outcome_json(const Table& table) {
    const auto outcome = table.outcome();
    if (!outcome) return nullptr;
    boost::json::array winners;
    for (const Seat seat : seats_in(table.facts(), outcome->winners)) winners.push_back(boost::json::value(seat_name(table.facts(), seat)));
    const std::string reason = table.texts().say({std::string(outcome->message)});
    return {{"winners", std::move(winners)}, {"reason", reason}, {"sentence", outcome->message}, {"rule", outcome->rule}};
}

void note(const Voice& voice, std::string_view id, std::vector<Argument> values = {}) {
    complain(voice(kSay.action.note, {value("why", voice(id, std::move(values)))}));
}

void note_when_nothing(const Table& table, const std::vector<Seat>& seats, const Voice& voice) {
    if (const auto outcome = table.outcome())
        return note(voice, kSay.action.over, {value("reason", voice(outcome->message)), value("rule", outcome->rule)});
    for (const Seat seat : seats)
        if (!table.to_act().has(seat))
            note(voice, kSay.action.waits,
                 {value("seat", seat_name(table.facts(), seat)), value("seats", names_of_seats(table.facts(), table.to_act(), voice))});
}

// Numbers with decimals can have too many values for a list.
bool stands_for_others(const Game& game, const Choice& choice) {
    const auto& operands = game.actions[choice.action.verb].operands;
    return std::ranges::any_of(operands, [](const Noun* noun) { return noun && noun->decimals > 0; });
}

int show_legal(const LegalArguments& arguments, const Voice& voice) {
    const PositionFile file = read_position_file(arguments.position);
    const Facts& facts = *file.game->facts;
    const std::optional<Seat> only = arguments.seat.empty() ? std::nullopt : std::optional(seat_named(facts, arguments.seat));
    const auto table = table_at(file, seed_from_number(1));
    const std::vector<Seat> acting = seats_in(facts, table->to_act());
    const std::vector<Seat> seats = only ? std::vector<Seat>{*only} : acting;
    std::string text;
    bool represents = false;
    boost::json::array actions, to_act;
    boost::json::object prompts;
    for (const Seat seat : acting) to_act.push_back(boost::json::value(seat_name(facts, seat)));
    for (const Seat seat : seats) {
        const std::vector<Warned> warnings = table->warnings(seat);
        if (table->to_act().has(seat)) prompts[seat_name(facts, seat)] = prompt_json(*table, seat);
        for (const Choice& choice : table->legal(seat)) {
            represents = represents || stands_for_others(*file.game, choice);
            text += seats.size() > 1 ? fmt::format("{}: {}\n", seat_name(facts, seat), choice.notation) : choice.notation + "\n";
            if (!arguments.as_json) continue;
            boost::json::object action{{"seat", seat_name(facts, seat)}, {"notation", choice.notation}};
            for (auto& [key, value] : table->action_json(choice.notation)) action[key] = value;
            if (const auto warned = std::ranges::find(warnings, choice.notation, &Warned::notation); warned != warnings.end()) {
                boost::json::object& warning = action["warning"].emplace_object();
                warning["rule"] = warned->why.rule;
                add_message(warning, warned->why.message);
            }
            actions.push_back(std::move(action));
        }
    }
    note_when_nothing(*table, seats, voice.of(*file.game->texts));
    if (represents) note(voice, kSay.action.representatives);
    print(!arguments.as_json ? text
                             : pretty(boost::json::object{{"game", facts.id},
                                                          {"to_act", std::move(to_act)},
                                                          {"outcome", outcome_json(*table)},
                                                          {"prompts", std::move(prompts)},
                                                          {"actions", std::move(actions)}}));
    return kOk;
}

}  // namespace

Run add_legal(CLI::App& app) {
    app.description("List the legal actions of a position");
    app.footer(R"(Prints every action that the seat to act may choose, one a line, in the notation that 'apply' and 'play' take. With --json
each action comes with its parts, and with what must be decided and the rules that govern it.

Examples
  papelotte legal --position start.json
  papelotte legal --position start.json --seat allied --json
  papelotte position waterloo | papelotte legal --position -)");
    auto arguments = std::make_shared<LegalArguments>();
    add_value(app, "--position", arguments->position, "The file with the position; - is standard input", "FILE")->required();
    add_value(app, "--seat", arguments->seat, "Only for this seat", "SEAT");
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments](const Voice& voice) { return show_legal(*arguments, voice); };
}

}  // namespace papelotte::cli
