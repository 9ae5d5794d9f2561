// papelotte odds: what an action may lead to, before anybody commits himself to it.
#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <map>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/pretty.h"
#include "cli/thoughts.h"
#include "server/match/thought_json.h"

namespace papelotte::cli {

namespace {

constexpr std::uint64_t kMostSamples = 10'000'000;

struct OddsArguments {
    std::string position, seat, action, samples = "1", seed = "1";
    bool as_json = false;
};

Seat who_acts(const Table& table, const std::string& seat) {
    if (const auto outcome = table.outcome()) fail("the game is over: {}", outcome_text(*outcome, table.texts()));
    if (!seat.empty()) return seat_named(table.facts(), seat);
    if (table.to_act().size() == 1) return table.to_act().front();
    fail("{} are to act at once: say who with --seat", names_of_seats(table.facts(), table.to_act()));
}

ai::Odds ask(const Game& game, const Table& table, Seat seat, const std::string& action, std::uint64_t seed) {
    auto odds = game.players->odds(table, seat, action, seed);
    if (odds) return (*odds)({});
    const Problem& no = odds.error();
    if (!no.rule.empty()) throw Failure(fmt::format("refused: {} {}", no.rule, one_line(no.text)), kBadInput);
    fail("action: {}", one_line(no.text));
}

// Two samples of the same action as one.
ai::Odds together(const ai::Odds& one, const ai::Odds& other) {
    ai::Odds sum = one;
    sum.cases = one.cases + other.cases;
    const double weight = static_cast<double>(one.cases) / static_cast<double>(sum.cases);
    const auto mix = [&](double a, double b) { return weight * a + (1 - weight) * b; };
    sum.chance_before = mix(one.chance_before, other.chance_before);
    sum.chance_after = mix(one.chance_after, other.chance_after);
    for (const ai::Odds::Count& count : other.counts)   // what only one sample saw was always 0 in the other
        if (std::ranges::find(sum.counts, count.name, &ai::Odds::Count::name) == sum.counts.end()) sum.counts.push_back({count.name, {{0, 1}}});
    for (ai::Odds::Count& count : sum.counts) {
        const auto found = std::ranges::find(other.counts, count.name, &ai::Odds::Count::name);
        std::map<int, double> chances;
        for (const auto& [value, chance] : count.chances) chances[value] += weight * chance;
        if (found == other.counts.end()) chances[0] += 1 - weight;
        else
            for (const auto& [value, chance] : found->chances) chances[value] += (1 - weight) * chance;
        double squares = 0;
        count.mean = 0;
        for (const auto& [value, chance] : chances) {
            count.mean += chance * value;
            squares += chance * value * value;
        }
        count.chances.assign(chances.begin(), chances.end());
        count.half_width = 1.96 * std::sqrt(std::max(0.0, squares - count.mean * count.mean) / static_cast<double>(sum.cases));
    }
    return sum;
}

int show_odds(const OddsArguments& arguments) {
    const std::uint64_t samples = whole_number("--samples", arguments.samples, 1, kMostSamples);
    std::uint64_t seed = whole_number("--seed", arguments.seed, 0, UINT64_MAX - kMostSamples);
    const PositionFile file = read_position_file(arguments.position);
    const auto table = table_at(file, seed_from_number(1));
    const Seat seat = who_acts(*table, arguments.seat);
    ai::Odds odds = ask(*file.game, *table, seat, arguments.action, seed);
    while (!odds.exact && static_cast<std::uint64_t>(odds.cases) < samples)
        odds = together(odds, ask(*file.game, *table, seat, arguments.action, ++seed));
    if (!arguments.as_json) {
        print(fmt::format("{}: {}\n{}", title_of_seat(table->facts(), seat), arguments.action, odds_text(odds, table->texts(), {})));
        return kOk;
    }
    boost::json::object json{{"game", table->facts().id}, {"seat", seat_name(table->facts(), seat)}, {"do", arguments.action}};
    for (auto& [key, value] : server::odds_json(odds)) json[key] = value;
    print(pretty(json));
    return kOk;
}

}  // namespace

Run add_odds(CLI::App& app) {
    app.description("Show what an action may lead to, with its chances");
    app.footer(R"(Plays the action on until it is resolved, both sides choosing as a sound commander would, and prints what comes of it: hits,
retreats, losses, areas taken, each with its chances, and the chance to win before and after. Where the dice can fall in few
ways all of them are counted, and the figures are exact; else samples are drawn, and every mean comes with the half width of its
95 % interval. What the seat cannot know is dealt anew for each of them.

Examples
  papelotte odds --position start.json "skirmish ge_inf_2 grand_battery_west"
  papelotte odds --position start.json --samples 20000 --json done)");
    auto arguments = std::make_shared<OddsArguments>();
    add_value(app, "action", arguments->action, "The action, in quotes", "ACTION")->required();
    add_value(app, "--position", arguments->position, "The file with the position; - is standard input", "FILE")->required();
    add_value(app, "--seat", arguments->seat, "Who acts, where several may", "SEAT");
    add_value(app, "--samples", arguments->samples, "Where samples are drawn, at least as many (some thousands)", "N");
    add_value(app, "--seed", arguments->seed, "The seed of the samples (1)", "N");
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments] { return show_odds(*arguments); };
}

}  // namespace papelotte::cli
