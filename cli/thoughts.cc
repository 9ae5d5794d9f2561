// See thoughts.h.
#include "cli/thoughts.h"

#include <fmt/format.h>

#include <algorithm>

namespace papelotte::cli {

namespace {

constexpr std::size_t kConsideredShown = 4, kChancesShown = 8;

Argument percent(std::string_view gap, double share, int decimals) { return value(gap, fmt::format("{:.{}f}", 100 * share, decimals)); }

std::string considered_text(const ai::Considered& one, bool chosen, const Voice& voice) {
    const std::string action =
        one.chance < 0
            ? one.notation
            : voice(kSay.thoughts.considered, {value("action", one.notation), percent("chance", one.chance, 0), value("visits", one.visits)});
    std::string text = fmt::format("  {} {}\n", chosen ? '>' : ' ', action);
    for (const ai::Considered::Share& share : one.why)
        text += fmt::format("      {:+.1f}  {}\n", share.points, voice("reason." + std::string(share.reason)));
    return text;
}

std::string chances_text(const ai::Odds::Count& count) {
    std::string text;
    for (std::size_t i = 0; i < std::min(count.chances.size(), kChancesShown); ++i)
        text += fmt::format("{}{}: {:.1f} %", i == 0 ? "" : ", ", count.chances[i].first, 100 * count.chances[i].second);
    return count.chances.size() > kChancesShown ? text + ", ..." : text;
}

}  // namespace

std::string account_text(const ai::Account& account, const Voice& voice) {
    const auto line = [&](std::string_view id, std::vector<Argument> values = {}) { return "  " + voice(id, std::move(values)) + "\n"; };
    if (!account.own_words) return line(kSay.thoughts.hidden, {value("why", account.own_words.error())});
    if (!account.own_words->empty()) return line(kSay.thoughts.own_words, {value("words", *account.own_words)});
    if (account.considered.empty()) return line(kSay.thoughts.no_reasons);
    const Argument chance = percent("chance", account.chance, 0);
    std::string text = account.simulations == 0 ? line(kSay.thoughts.chance, {chance})
                                                : line(kSay.thoughts.searched, {chance, value("simulations", account.simulations),
                                                                                value("seconds", fmt::format("{:.1f}", account.cpu_seconds))});
    for (std::size_t i = 0; i < std::min(account.considered.size(), kConsideredShown); ++i)
        text += considered_text(account.considered[i], i == 0, voice);
    return text;
}

std::string odds_text(const ai::Odds& odds, const Voice& voice) {
    const auto line = [&](std::string_view id, std::vector<Argument> values = {}) { return "  " + voice(id, std::move(values)) + "\n"; };
    std::string text = line(odds.exact ? kSay.thoughts.exact : kSay.thoughts.sampled, {value("cases", odds.cases)});
    if (odds.counts.empty()) text += line(kSay.thoughts.nothing);
    for (const ai::Odds::Count& count : odds.counts) {
        const std::string mean = odds.exact ? fmt::format("{:.2f}", count.mean) : fmt::format("{:.2f} ± {:.2f}", count.mean, count.half_width);
        text += line(kSay.thoughts.count,
                     {value("what", voice("count." + std::string(count.name))), value("mean", mean), value("chances", chances_text(count))});
    }
    return text + line(kSay.thoughts.to_win, {percent("before", odds.chance_before, 1), percent("after", odds.chance_after, 1)});
}

}  // namespace papelotte::cli
