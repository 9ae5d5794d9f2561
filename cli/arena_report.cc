// See arena_report.h.
#include "cli/arena_report.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "cli/console.h"
#include "engine/facts.h"

namespace papelotte::cli {

namespace {

namespace json = boost::json;

double rounded(double value) { return std::round(value * 1e6) / 1e6; }
double percent(double share) { return 100 * share; }

double a_game(double sum, const ai::SeriesResult& result) { return result.games == 0 ? 0 : sum / static_cast<double>(result.games); }

std::string_view unit_name(const ai::SeriesPlan& plan) { return ai::seatings_of(plan.game, plan.setup).size() == 2 ? "pairs" : "seatings"; }

std::string with_interval(const ai::Interval& share) {
    return fmt::format("{:5.1f} % ({:.1f} to {:.1f})", percent(share.mean), percent(share.low), percent(share.high));
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

std::string verdict_text(const ai::SeriesPlan& plan, const ai::SeriesResult& result) {
    const auto [low, high] = *plan.hypotheses;
    const std::string question = fmt::format("Is it {:.4g} % or {:.4g} %? ", percent(low), percent(high));
    const double ratio = result.test ? result.test->ratio : 0;
    if (!result.test || result.test->verdict == ai::Verdict::undecided)
        return fmt::format("{}Undecided (log-likelihood ratio {:.2f})\n", question, ratio);
    return fmt::format("{}{:.4g} %, after {} {} (log-likelihood ratio {:.2f})\n", question,
                       percent(result.test->verdict == ai::Verdict::high ? high : low), result.units, unit_name(plan), ratio);
}

std::string faults_text(const ai::Entrant& entrant, const ai::SeriesResult::Side& side) {
    if (side.crashes + side.overtime == 0) return "";
    std::string text = fmt::format("{} forfeited {} games by crashes or illegal actions and {} by overtime\n", one_line(entrant.name),
                                   side.crashes, side.overtime);
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

std::string match_text(const ai::SeriesPlan& plan, const ArenaMatch& match) {
    const auto& [a, b, result] = match;
    const Facts& facts = *plan.game.facts;
    std::string text = fmt::format("{}: {} against {}, {} games in {} {} from seed {}\n", facts.title, one_line(a.name), one_line(b.name),
                                   result.games, result.units, unit_name(plan), plan.seed);
    text += fmt::format("Score  {}   {} won, {} drawn, {} lost\n", with_interval(result.score), result.wins, result.draws, result.losses);
    if (plan.hypotheses) text += verdict_text(plan, result);
    text += "By seat\n";
    const SeatSet in_play = plan.game.seats_in_play(plan.setup);
    for (std::size_t i = 0; i < result.seats.size(); ++i)
        if (in_play.has(Seat(i)))
            text += fmt::format("  {:<12}{:>6} won {}   {} of them by {}\n", facts.seats[i], result.seats[i].won,
                                with_interval(share_of_seat(result, i)), result.seats[i].won_by_a, one_line(a.name));
    text += fmt::format("Decisions a game: {:.1f} on average, {} to {}\n", a_game(static_cast<double>(result.decisions), result), result.fewest,
                        result.most);
    text += fmt::format("CPU seconds a game: {:.3f} and {:.3f}\n", a_game(result.a.cpu_seconds, result), a_game(result.b.cpu_seconds, result));
    if (result.cut_off > 0)
        text += fmt::format("{} games were cut off after {} decisions and count as drawn\n", result.cut_off, ai::kLongestGame);
    return text + faults_text(a, result.a) + faults_text(b, result.b);
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

std::string progress_text(const ai::Progress& progress, double seconds_so_far) {
    constexpr std::size_t kBar = 20;
    const std::size_t full = progress.games == 0 ? kBar : progress.games_done * kBar / progress.games;
    std::string text = fmt::format("[{:#<{}}{:.<{}}] {}/{} games", "", full, "", kBar - full, progress.games_done, progress.games);
    if (progress.games_done == 0) return text;
    const double done = static_cast<double>(progress.games_done), left = static_cast<double>(progress.games) - done;
    return text + fmt::format(", score {}, {} left", with_interval(progress.score), time_text(seconds_so_far / done * left));
}

}  // namespace papelotte::cli
