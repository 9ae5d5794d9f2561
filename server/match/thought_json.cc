#include "server/match/thought_json.h"

#include <algorithm>
#include <cmath>

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostConsidered = 6;   // the choice, and the best of the rest

json::object considered_json(const ai::Considered& one) {
    json::array why;
    for (const ai::Considered::Share& share : one.why) why.push_back(json::object{{"reason", share.reason}, {"points", rounded(share.points)}});
    json::object out{{"do", one.notation}, {"points", rounded(one.points)}, {"visits", one.visits}};
    out["chance"] = one.chance < 0 ? json::value(nullptr) : json::value(rounded(one.chance));
    out["why"] = std::move(why);
    return out;
}

}  // namespace

double rounded(double value) { return std::isfinite(value) ? std::round(value * 10'000) / 10'000 : 0; }

json::object account_json(const ai::Account& account) {
    json::array considered;
    for (std::size_t i = 0; i < std::min(account.considered.size(), kMostConsidered); ++i)
        considered.push_back(considered_json(account.considered[i]));
    return {{"chance", rounded(account.chance)}, {"simulations", account.simulations}, {"considered", std::move(considered)}};
}

json::object odds_json(const ai::Odds& odds) {
    json::array counts;
    for (const ai::Odds::Count& count : odds.counts) {
        json::array chances;
        for (const auto& [value, chance] : count.chances) chances.push_back(json::array{value, rounded(chance)});
        json::object one{{"name", count.name}, {"chances", std::move(chances)}};
        one["mean"] = rounded(count.mean);
        one["half_width"] = rounded(count.half_width);
        counts.push_back(std::move(one));
    }
    return {{"counts", std::move(counts)},
            {"before", rounded(odds.chance_before)},
            {"after", rounded(odds.chance_after)},
            {"exact", odds.exact},
            {"cases", odds.cases}};
}

}  // namespace papelotte::server
