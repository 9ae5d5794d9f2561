#include "server/match/match_journal.h"

#include <boost/json.hpp>

#include "server/match/record.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

std::expected<Closing, std::string> closing_of_match(const store::MatchRow& match) {
    boost::json::error_code fault;
    const json::value result = json::parse(match.result, fault);
    const auto seed = read_seed(match.seed);
    if (fault || !result.is_object()) return std::unexpected("the result cannot be read");
    if (!seed) return std::unexpected("the seed cannot be read");
    const auto text = [&](std::string_view key) {
        const json::value* value = result.get_object().if_contains(key);
        return value && value->is_string() ? std::string(value->get_string()) : std::string();
    };
    Closing closing;
    if (const json::value* winners = result.get_object().if_contains("winners"); winners && winners->is_array())
        for (const json::value& winner : winners->get_array())
            if (winner.is_string()) closing.winners.emplace_back(winner.get_string());
    closing.rule = text("rule");
    closing.reason = text("reason");
    if (text("by") != "rules") closing.by = text("by");
    closing.seed = *seed;
    return closing;
}

}  // namespace

std::expected<Journal, std::string> match_journal(const store::MatchRow& match, const std::vector<store::RecordRow>& rows) {
    auto journal = read_journal(match.header + "\n");
    if (!journal) return std::unexpected(journal.error().text());
    for (const store::RecordRow& row : rows) {
        const auto record = read_record(row.line);
        if (!record) return std::unexpected("record " + std::to_string(row.rev) + ": " + record.error());
        if (!add_to_journal(*journal, *record))
            return std::unexpected("record " + std::to_string(row.rev) + " goes back to an entry that there never was");
    }
    if (match.status != "over") return std::move(*journal);
    auto closing = closing_of_match(match);
    if (!closing) return std::unexpected(closing.error());
    journal->closing = std::move(*closing);
    return std::move(*journal);
}

}  // namespace papelotte::server
