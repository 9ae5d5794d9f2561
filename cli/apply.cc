// papelotte apply: plays actions in a position and prints what comes of it.
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/pretty.h"
#include "engine/quoted.h"

namespace papelotte::cli {

namespace {

struct ApplyArguments {
    std::string position, dice, seat, seed, output;
    bool scripted = false;
    std::vector<std::string> actions;
};

Seat who_acts(const Table& table, const std::optional<Seat>& chosen, std::size_t number) {
    if (const auto outcome = table.outcome()) fail("action {}: the game is over: {}", number, outcome_text(*outcome, table.texts()));
    if (chosen) return *chosen;
    const SeatSet acting = table.to_act();
    if (acting.size() == 1) return acting.front();
    fail("action {}: {} are to act at once: say who with --seat", number, names_of_seats(table.facts(), acting));
}

// A rule's refusal names the rule; a fault of the input names the action.
[[noreturn]] void stop_at(std::size_t number, const std::string& action, const Problem& problem, const Table& table) {
    if (problem.kind == Problem::Kind::against_rule)
        throw Failure(fmt::format("refused: {} {}", problem.rule, one_line(problem.text)), kBadInput);
    if (problem.kind == Problem::Kind::out_of_dice)
        fail("the scripted dice ran out at action {} {}: it rolls more than the {} left", number, papelotte::quoted(action),
             table.scripted_dice_left());
    fail("action {} {}: {}", number, papelotte::quoted(action), one_line(problem.text));
}

boost::json::object event_with_text(const Table& table, const Event& event) {
    boost::json::object json = table.event_json(event);
    json["text"] = table.event_text(event);
    if (event.seen_by != SeatSet::everyone()) {
        boost::json::array seen_by;
        for (const Seat seat : seats_in(table.facts(), event.seen_by)) seen_by.push_back(boost::json::value(seat_name(table.facts(), seat)));
        json["seen_by"] = std::move(seen_by);
    }
    return json;
}

Seed seed_for(const ApplyArguments& arguments) { return arguments.seed.empty() ? random_seed() : seed_from(arguments.seed); }

int apply_actions(const ApplyArguments& arguments) {
    const std::optional script = arguments.scripted ? std::optional(dice_from(arguments.dice)) : std::nullopt;
    const Seed seed = seed_for(arguments);
    const PositionFile file = read_position_file(arguments.position);
    const std::optional<Seat> chosen = arguments.seat.empty() ? std::nullopt : std::optional(seat_named(*file.game->facts, arguments.seat));
    const auto table = table_at(file, seed, script);
    boost::json::array events, dice;
    for (std::size_t i = 0; i < arguments.actions.size(); ++i) {
        const Seat seat = who_acts(*table, chosen, i + 1);
        const auto played = table->play(seat, arguments.actions[i]);
        if (!played) stop_at(i + 1, arguments.actions[i], played.error(), *table);
        for (const Event& event : played->events) events.push_back(event_with_text(*table, event));
        for (const std::uint8_t face : played->dice) dice.push_back(face);
    }
    const std::size_t left = script ? table->scripted_dice_left() : 0;
    const std::string result = pretty(
        boost::json::object{{"position", table->position()}, {"events", std::move(events)}, {"dice", std::move(dice)}, {"dice_left", left}});
    if (arguments.output.empty() || arguments.output == "-") print(result);
    else write_file(arguments.output, result);
    if (left > 0) complain(fmt::format("note: {} scripted {} left over", left, left == 1 ? "die" : "dice"));
    return kOk;
}

}  // namespace

Run add_apply(CLI::App& app) {
    app.description("Play actions in a position and print the new one");
    app.footer(R"(Plays the actions one after the other, each for the seat that is to act, and prints the new position, the events and the
dice as JSON. What it prints can be the --position of the next command. Each ACTION is one argument, in quotes.

The dice are random unless you give a --seed, or script them with --dice: then they show these faces in this order. When
they run out nothing is printed; when some are left over you are told. An action that the rules forbid ends the command with
'refused: RULE text', exit status 2; nothing is printed or written then.

Examples
  papelotte apply --position start.json --dice 6 "skirmish ge_inf_2 grand_battery_west"
  papelotte apply --position start.json --seed 7 done --output next.json)");
    auto arguments = std::make_shared<ApplyArguments>();
    app.add_option("actions", arguments->actions, "The actions, each in quotes")->required()->option_text("ACTION...");
    add_value(app, "--position", arguments->position, "The file with the position; - is standard input", "FILE")->required();
    CLI::Option* dice = app.add_option("--dice", arguments->dice, "The faces that the dice will show: 5,2,6")->option_text("FACES");
    add_value(app, "--seat", arguments->seat, "Who acts, where several may", "SEAT");
    add_value(app, "--seed", arguments->seed, "The seed of the dice", "N")->excludes(dice);
    add_value(app, "--output", arguments->output, "Write to this file instead of standard output", "FILE");
    return [arguments, dice] {
        arguments->scripted = dice->count() > 0;
        return apply_actions(*arguments);
    };
}

}  // namespace papelotte::cli
