// See arena_report.h.
#include "cli/arena_report.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "cli/console.h"
#include "cli/tally.h"
#include "engine/facts.h"

namespace papelotte::cli {

namespace {

namespace json = boost::json;

double rounded(double value) { return std::round(value * 1e6) / 1e6; }
double percent(double share) { return 100 * share; }

double a_game(double sum, const ai::SeriesResult& result) { return result.games == 0 ? 0 : sum / static_cast<double>(result.games); }

// Whether a seed is played twice, with the seats swapped, or by more seatings.
Argument in_pairs(const ai::SeriesPlan& plan) { return value("pairs", ai::seatings_of(plan.game, plan.setup).size() == 2 ? "yes" : "no"); }

std::string with_interval(const ai::Interval& share, const Voice& voice) {
    return voice(kSay.arena.interval,
                 {value("mean", fmt::format("{:5.1f}", percent(share.mean))), value("low", fmt::format("{:.1f}", percent(share.low))),
                  value("high", fmt::format("{:.1f}", percent(share.high)))});
}

ai::Interval share_of_seat(const ai::SeriesResult& result, std::size_t seat) {
    return ai::wilson(result.seats[seat].score, static_cast<std::int64_t>(result.games));
}

json::object side_json(const ai::Entrant& entrant, const ai::SeriesResult::Side& side, const ai::SeriesResult& result) {
    json::array faults;
    for (const std::string& fault : side.faults) faults.push_back(json::value(fault));
    return {{"player", entrant.name},
            {"crashes", side.crashes},
            {"overtime", side.overtime},
            {"cpu_seconds_a_game", rounded(a_game(side.cpu_seconds, result))},
            {"faults", std::move(faults)}};
}

std::string_view verdict_name(ai::Verdict verdict) {
    constexpr std::string_view kNames[] = {"undecided", "low", "high"};
    return kNames[static_cast<std::size_t>(verdict)];
}

std::string verdict_text(const ai::SeriesPlan& plan, const ai::SeriesResult& result, const Voice& voice) {
    const auto [low, high] = *plan.hypotheses;
    const auto share = [](std::string_view gap, double score) { return value(gap, fmt::format("{:.4g}", percent(score))); };
    const Argument ratio = value("ratio", fmt::format("{:.2f}", result.test ? result.test->ratio : 0));
    const bool decided = result.test && result.test->verdict != ai::Verdict::undecided;
    const std::string verdict = decided ? voice(kSay.arena.decided, {share("score", result.test->verdict == ai::Verdict::high ? high : low),
                                                                     value("units", result.units), in_pairs(plan), ratio})
                                        : voice(kSay.arena.undecided, {ratio});
    return voice(kSay.arena.question, {share("low", low), share("high", high), value("verdict", verdict)}) + "\n";
}

std::string faults_text(const ai::Entrant& entrant, const ai::SeriesResult::Side& side, const Voice& voice) {
    if (side.crashes + side.overtime == 0) return "";
    std::string text =
        voice(kSay.arena.forfeits, {value("player", one_line(entrant.name)), value("crashes", side.crashes), value("overtime", side.overtime)}) +
        "\n";
    for (const std::string& fault : side.faults) text += fmt::format("  {}\n", one_line(fault));
    return text;
}

std::string time_text(double seconds) {
    if (seconds < 90) return fmt::format("{:.0f} s", seconds);
    if (seconds < 90 * 60) return fmt::format("{:.0f} min", seconds / 60);
    return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

json::object match_json(const ai::SeriesPlan& plan, const ArenaMatch& match) {
    const auto& [a, b, result] = match;
    const Facts& facts = *plan.game.facts;
    json::object seats;
    const SeatSet in_play = plan.game.seats_in_play(plan.setup);
    for (std::size_t i = 0; i < result.seats.size(); ++i) {
        if (!in_play.has(Seat(i))) continue;
        const ai::Interval share = share_of_seat(result, i);
        seats[facts.seats[i]] = {{"won", result.seats[i].won},
                                 {"won_by_a", result.seats[i].won_by_a},
                                 {"score", rounded(share.mean)},
                                 {"low", rounded(share.low)},
                                 {"high", rounded(share.high)}};
    }
    json::object out{{"game", facts.id}, {"seed", plan.seed}, {"a", side_json(a, result.a, result)}, {"b", side_json(b, result.b, result)}};
    out["score_a"] = rounded(result.score.mean);
    out["low"] = rounded(result.score.low);
    out["high"] = rounded(result.score.high);
    out["games"] = result.games;
    out["pairs"] = result.units;
    out["wins_a"] = result.wins;
    out["draws"] = result.draws;
    out["losses_a"] = result.losses;
    out["cut_off"] = result.cut_off;
    out["crashes"] = result.a.crashes + result.b.crashes;
    out["overtime"] = result.a.overtime + result.b.overtime;
    out["seats"] = std::move(seats);
    out["decisions"] = {{"mean", rounded(a_game(static_cast<double>(result.decisions), result))}, {"min", result.fewest}, {"max", result.most}};
    if (plan.hypotheses)
        out["sprt"] = {{"low", plan.hypotheses->low},
                       {"high", plan.hypotheses->high},
                       {"ratio", result.test ? json::value(rounded(result.test->ratio)) : json::value()},
                       {"verdict", verdict_name(result.test ? result.test->verdict : ai::Verdict::undecided)}};
    return out;
}

std::string match_text(const ai::SeriesPlan& plan, const ArenaMatch& match, const Voice& voice) {
    const auto& [a, b, result] = match;
    const Facts& facts = *plan.game.facts;
    const auto line = [&](std::string_view id, std::vector<Argument> values = {}) { return voice(id, std::move(values)) + "\n"; };
    std::string text =
        line(kSay.arena.heading, {value("title", facts.title), value("a", one_line(a.name)), value("b", one_line(b.name)),
                                  value("games", result.games), value("units", result.units), in_pairs(plan), value("seed", plan.seed)});
    text += line(kSay.arena.score, {value("score", with_interval(result.score, voice)), value("won", result.wins), value("drawn", result.draws),
                                    value("lost", result.losses)});
    if (plan.hypotheses) text += verdict_text(plan, result, voice);
    text += line(kSay.arena.by_seat);
    const SeatSet in_play = plan.game.seats_in_play(plan.setup);
    for (std::size_t i = 0; i < result.seats.size(); ++i)
        if (in_play.has(Seat(i)))
            text += fmt::format("  {:<12}{:>6} {}", facts.seats[i], result.seats[i].won,
                                line(kSay.arena.of_seat, {value("score", with_interval(share_of_seat(result, i), voice)),
                                                          value("of_a", result.seats[i].won_by_a), value("a", one_line(a.name))}));
    text += decisions_text(a_game(static_cast<double>(result.decisions), result), result.fewest, result.most, voice);
    const auto seconds = [&](double sum) { return fmt::format("{:.3f}", a_game(sum, result)); };
    text += line(kSay.arena.cpu_seconds, {value("a", seconds(result.a.cpu_seconds)), value("b", seconds(result.b.cpu_seconds))});
    if (result.cut_off > 0) text += line(kSay.arena.cut_off, {value("games", result.cut_off), value("decisions", ai::kLongestGame)});
    return text + faults_text(a, result.a, voice) + faults_text(b, result.b, voice);
}

std::string cross_table(const std::vector<ai::Entrant>& players, const std::vector<ArenaMatch>& matches) {
    std::vector<std::vector<std::string>> cells(players.size(), std::vector<std::string>(players.size(), "–"));
    std::size_t match = 0, widest = 6;
    for (std::size_t i = 0; i < players.size(); ++i) {
        for (std::size_t j = i + 1; j < players.size(); ++j, ++match) {
            const ai::Interval& score = matches[match].result.score;
            const double half = percent(std::max(score.high - score.mean, score.mean - score.low));
            cells[i][j] = fmt::format("{:.1f} ± {:.1f}", percent(score.mean), half);
            cells[j][i] = fmt::format("{:.1f} ± {:.1f}", 100 - percent(score.mean), half);
        }
        widest = std::max(widest, one_line(players[i].name).size());
    }
    std::string text = fmt::format("{:<{}}", "", widest + 3);
    for (std::size_t j = 0; j < players.size(); ++j) text += fmt::format("{:>14}", j + 1);
    text += '\n';
    for (std::size_t i = 0; i < players.size(); ++i) {
        text += fmt::format("{:>2} {:<{}}", i + 1, one_line(players[i].name), widest);
        for (const std::string& cell : cells[i]) text += fmt::format("{:>14}", cell);
        text += '\n';
    }
    return text;
}

std::string progress_text(const ai::Progress& progress, double seconds_so_far, const Voice& voice) {
    constexpr std::size_t kBar = 20;
    const std::size_t full = progress.games == 0 ? kBar : progress.games_done * kBar / progress.games;
    std::vector<Argument> values{value("bar", fmt::format("[{:#<{}}{:.<{}}]", "", full, "", kBar - full)), value("done", progress.games_done),
                                 value("games", progress.games)};
    if (progress.games_done > 0) {
        const double done = static_cast<double>(progress.games_done), left = static_cast<double>(progress.games) - done;
        values.push_back(value("score", with_interval(progress.score, voice)));
        values.push_back(value("time", time_text(seconds_so_far / done * left)));
    }
    return voice(kSay.arena.progress, std::move(values));
}

}  // namespace papelotte::cli
