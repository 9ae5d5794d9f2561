// Matches told and checked: the story of a match, its journal, its dice.
#include <algorithm>

#include "engine/facts.h"
#include "games/registry.h"
#include "server/api/api.h"
#include "server/match/record.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

const Game& game_of(const store::MatchRow& match) {
    const Game* game = find_game(match.game);
    if (!game) throw Failure{500, "internal", "the match cannot be read"};
    return *game;
}

void must_be_over(const store::MatchRow& match) {
    if (match.status != "over") throw Failure{409, "conflict", "the match is not over: its seed and its dice are still secret"};
}

}  // namespace

Journal Api::journal_of(const store::MatchRow& match) {
    const Failure broken{500, "internal", "the match cannot be read"};
    auto journal = read_journal(match.header + "\n");
    if (!journal) throw broken;
    for (const store::RecordRow& row : store_.records(match.id)) {
        const auto record = read_record(row.line);
        if (!record) throw broken;
        enter(*journal, *record);
    }
    if (match.status != "over") return std::move(*journal);
    boost::json::error_code fault;
    const json::value result = json::parse(match.result, fault);
    const auto seed = read_seed(match.seed);
    if (fault || !result.is_object() || !seed) throw broken;
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
    journal->closing = std::move(closing);
    return std::move(*journal);
}

Answer Api::story(Call& call) {
    const store::MatchRow match = needed_match(call);
    const Game& game = game_of(match);
    const std::string as(call.request.parameter("as").value_or("observer"));
    std::optional<Seat> seat = find_seat(*game.facts, as);
    const bool over = match.status == "over";
    if (as == "all") {
        if (!over) throw Failure{403, "forbidden", "the match is not over"};
    } else if (as == "observer") {
        seat = kObserver;
    } else if (!seat) {
        throw bad_request("'as' must be a seat, observer or all");
    } else if (!over) {
        const store::SeatRow& row = match.seats[static_cast<std::size_t>(*seat)];
        if (!call.visitor.person || row.person != call.visitor.person->id) throw Failure{403, "forbidden", "you do not hold that seat"};
    }
    Journal journal = journal_of(match);
    auto told = game.story(journal, seat);
    if (!told) throw Failure{500, "internal", "the match cannot be read"};
    (*told)["as"] = as;
    return {200, std::move(*told), {}};
}

Answer Api::journal(Call& call) {
    const store::MatchRow match = needed_match(call);
    must_be_over(match);
    net::Response file;
    file.content_type = "application/jsonl; charset=utf-8";
    file.body = write_journal(journal_of(match));
    file.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + match.game + "-" + match.id + ".jsonl\"");
    return {200, {}, std::move(file)};
}

Answer Api::verify(Call& call) {
    const store::MatchRow match = needed_match(call);
    must_be_over(match);
    const Verification found = game_of(match).verify(journal_of(match));
    return {200, {{"sound", found.sound}, {"entries", found.entries}, {"dice", found.dice}, {"problem", found.problem}}, {}};
}

}  // namespace papelotte::server
