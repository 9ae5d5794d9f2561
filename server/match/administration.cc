// See administration.h.
#include "server/match/administration.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "engine/journal.h"
#include "engine/utf8.h"
#include "server/match/match_journal.h"
#include "server/match/match_json.h"
#include "server/match/record.h"
#include "server/people/recovery_codes.h"
#include "server/store/waiting.h"

namespace papelotte::server {

namespace {

constexpr int kPage = 100, kMostOfAccount = 10'000;
constexpr int kAttempts = 100;              // against players who go on playing meanwhile
constexpr std::size_t kLongestReason = 200;
constexpr std::string_view kNoPassword = "*";   // no hash: nothing matches it, and the person still has an account

std::unexpected<std::string> no_such_match(std::string_view id) { return std::unexpected(fmt::format("there is no match '{}'", id)); }

std::unexpected<std::string> not_written(store::Problem problem) {
    return std::unexpected(
        std::string(others_were_first(problem) ? "others were quicker, again and again: try again" : "it could not be written"));
}

std::string sitter(store::Store& store, const store::SeatRow& seat) {
    if (seat.who == store::Who::computer) return std::string(level_of(seat));
    if (seat.who == store::Who::open) return "(open)";
    const auto person = store.person(seat.person);
    return person ? fmt::format("'{}'", person->name) : "(someone)";
}

std::string line_of(store::Store& store, const store::MatchRow& match) {
    std::string line = fmt::format("{}  {:<14}  {:<7}  {:>5}  {:%Y-%m-%d %H:%M} ", match.id, match.game, match.status, match.n,
                                   fmt::gmtime(static_cast<std::time_t>(match.changed)));
    for (const store::SeatRow& seat : match.seats) line += fmt::format(" {}={}", seat.seat, sitter(store, seat));
    return line;
}

store::Append ending(const store::MatchRow& match, const std::string& reason, store::Time now) {
    Record record;
    record.kind = Record::Kind::end;
    record.seat = match.seats.front().seat;
    record.by = kByOperator;
    record.reason = reason;
    return {.match = match.id,
            .record = {.rev = match.rev + 1, .line = record_line(record), .at = now},
            .n = match.n,
            .status = "over",
            .result = result_text({}, kByOperator, "", reason),
            .to_act = "",
            .headline = match.headline,
            .bidding = match.bidding,
            .rules = match.rules};
}

}  // namespace

std::expected<int, std::string> list_matches(store::Store& store, const Listed& listed, const std::function<void(std::string_view)>& line) {
    int count = 0;
    const auto show = [&](const store::MatchRow& match) {
        if (match.status == "over" && !listed.over) return;
        ++count;
        line(line_of(store, match));
    };
    if (!listed.account.empty()) {
        const auto account = store.account(listed.account);
        if (!account) return std::unexpected(fmt::format("there is no account '{}'", listed.account));
        for (const store::MatchRow& match : store.matches_of(account->id, kMostOfAccount)) show(match);
        return count;
    }
    const auto page = [&](const std::string& after) {
        return listed.over ? store.matches_after(after, kPage) : store.matches_not_over(after, kPage);
    };
    for (std::vector<std::string> ids = page(""); !ids.empty(); ids = page(ids.back()))
        for (const std::string& id : ids)
            if (const auto match = store.match(id)) show(*match);
    return count;
}

std::expected<void, std::string> end_by_operator(store::Store& store, std::string_view id, const std::string& reason, store::Time now) {
    const auto letters = code_points(reason);
    const auto is_control = [](char32_t letter) { return letter < U' ' || letter == U'\x7F'; };
    if (!letters || letters->size() > kLongestReason || std::ranges::any_of(*letters, is_control))
        return std::unexpected(fmt::format("a reason is one line of at most {} letters", kLongestReason));
    store::Problem problem = store::Problem::none;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const auto match = store.match(id);
        if (!match) return no_such_match(id);
        if (match->status == "over") return std::unexpected(fmt::format("the match '{}' is over", id));
        problem = store::written(store, {ending(*match, reason, now)});
        if (problem == store::Problem::none) return {};
        if (!others_were_first(problem)) break;
    }
    return not_written(problem);
}

std::expected<std::string, std::string> exported_journal(store::Store& store, std::string_view id) {
    const auto match = store.match(id);
    if (!match) return no_such_match(id);
    const auto journal = match_journal(*match, store.records(id));
    if (!journal) return std::unexpected(fmt::format("the match '{}' cannot be read: {}", id, journal.error()));
    return write_journal(*journal);
}

std::expected<std::string, std::string> reset_password(store::Store& store, std::string_view name) {
    const auto account = store.account(name);
    if (!account) return std::unexpected(fmt::format("there is no account '{}'", name));
    std::string code = people::random_recovery_code();
    std::vector<store::Change> changes;
    changes.emplace_back(store::SetAccount{account->id, account->name, std::string(kNoPassword)});
    changes.emplace_back(store::SetRecovery{account->id, people::recovery_code_hash(code)});
    changes.emplace_back(store::EndSessions{account->id, ""});
    if (const auto problem = store::written(store, std::move(changes)); problem != store::Problem::none) return not_written(problem);
    return code;
}

}  // namespace papelotte::server
