// See thoughts.h.
#include "cli/thoughts.h"

#include <fmt/format.h>

#include <algorithm>

namespace papelotte::cli {

namespace {

constexpr std::size_t kConsideredShown = 4, kChancesShown = 8;

std::string considered_text(const ai::Considered& one, bool chosen, const Texts& texts, const Speech& speech) {
    std::string text = fmt::format("  {} {}", chosen ? '>' : ' ', one.notation);
    if (one.chance >= 0) text += fmt::format(", {:.0f} % to win in {} simulations", 100 * one.chance, one.visits);
    text += '\n';
    for (const ai::Considered::Share& share : one.why)
        text += fmt::format("      {:+.1f}  {}\n", share.points, texts.say({"reason." + std::string(share.reason)}, speech));
    return text;
}

std::string chances_text(const ai::Odds::Count& count) {
    std::string text;
    for (std::size_t i = 0; i < std::min(count.chances.size(), kChancesShown); ++i)
        text += fmt::format("{}{}: {:.1f} %", i == 0 ? "" : ", ", count.chances[i].first, 100 * count.chances[i].second);
    return count.chances.size() > kChancesShown ? text + ", ..." : text;
}

}  // namespace

std::string account_text(const ai::Account& account, const Texts& texts, const Speech& speech) {
    if (!account.own_words) return fmt::format("  Its reason is not shown: {}.\n", account.own_words.error());
    if (!account.own_words->empty()) return fmt::format("  It says: {}\n", *account.own_words);
    if (account.considered.empty()) return "  It gave no reasons.\n";
    std::string text = fmt::format("  {:.0f} % to win", 100 * account.chance);
    text += account.simulations > 0 ? fmt::format("; {} simulations in {:.1f} s\n", account.simulations, account.cpu_seconds) : "\n";
    for (std::size_t i = 0; i < std::min(account.considered.size(), kConsideredShown); ++i)
        text += considered_text(account.considered[i], i == 0, texts, speech);
    return text;
}

std::string odds_text(const ai::Odds& odds, const Texts& texts, const Speech& speech) {
    std::string text = odds.exact ? fmt::format("  Exact, of {} cases\n", odds.cases) : fmt::format("  Sampled {} times\n", odds.cases);
    if (odds.counts.empty()) text += "  Nothing comes of it at once.\n";
    for (const ai::Odds::Count& count : odds.counts) {
        const std::string mean = odds.exact ? fmt::format("{:.2f}", count.mean) : fmt::format("{:.2f} ± {:.2f}", count.mean, count.half_width);
        const std::string name = texts.say({"count." + std::string(count.name)}, speech);
        text += fmt::format("  {}: {} on average ({})\n", name, mean, chances_text(count));
    }
    return text + fmt::format("  Chance to win: {:.1f} % before, {:.1f} % after\n", 100 * odds.chance_before, 100 * odds.chance_after);
}

}  // namespace papelotte::cli
