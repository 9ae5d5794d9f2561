// Matches told and checked: the story of a match, its journal, its dice.
#include <algorithm>

#include "ai/players.h"
#include "engine/facts.h"
#include "games/registry.h"
#include "server/api/api.h"
#include "server/match/match_json.h"
#include "server/match/record.h"
#include "server/match/thought_json.h"

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

// Whose eyes a match is told through: none for "all".
struct Told {
    std::string as;
    std::optional<Seat> seat;
};

// While a match runs, one's own seats and an observer's place; once it is over, all.
Told told_to(const net::Request& request, const std::optional<store::Person>& person, const store::MatchRow& match, const Facts& facts) {
    Told told{std::string(request.parameter("as").value_or("observer")), std::nullopt};
    const bool over = match.status == "over";
    if (told.as == "all") {
        if (!over) throw Failure{403, "forbidden", "the match is not over"};
        return told;
    }
    told.seat = told.as == "observer" ? std::optional(kObserver) : find_seat(facts, told.as);
    if (!told.seat) throw bad_request("'as' must be a seat, observer or all");
    if (over || *told.seat == kObserver) return told;
    const auto holds = [&](const store::SeatRow& row) { return row.seat == told.as && person && row.person == person->id; };
    if (std::none_of(match.seats.begin(), match.seats.end(), holds)) throw Failure{403, "forbidden", "you do not hold that seat"};
    return told;
}

}  // namespace

Journal Api::journal_of(const store::MatchRow& match) {
    const auto broken = [] { return Failure{500, "internal", "the match cannot be read"}; };
    auto journal = read_journal(match.header + "\n");
    if (!journal) throw broken();
    for (const store::RecordRow& row : store_.records(match.id)) {
        const auto record = read_record(row.line);
        if (!record) throw broken();
        enter(*journal, *record);
    }
    if (match.status != "over") return std::move(*journal);
    boost::json::error_code fault;
    const json::value result = json::parse(match.result, fault);
    const auto seed = read_seed(match.seed);
    if (fault || !result.is_object() || !seed) throw broken();
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
    const Told told = told_to(call.request, call.visitor.person, match, *game.facts);
    auto story = game.story(journal_of(match), told.seat);
    if (!story) throw Failure{500, "internal", "the match cannot be read"};
    (*story)["as"] = told.as;
    return {200, std::move(*story), {}};
}

// While a match runs this is advice, and follows the rule of hints: only for who plays, and plays no other person.
Answer Api::chances(Call& call) {
    const store::MatchRow match = needed_match(call);
    const Game& game = game_of(match);
    const Told told = told_to(call.request, call.visitor.person, match, *game.facts);
    const bool of_a_seat = told.seat && *told.seat != kObserver;
    if (match.status != "over" && (!of_a_seat || !plays_no_other_person(match, call.visitor.person->id)))
        throw Failure{403, "forbidden", "while the match runs, only for who plays it, and plays no other person"};
    const std::optional<Seat> seat = of_a_seat ? told.seat : std::nullopt;
    json::array chances;
    for (const float chance : game.players->chances(journal_of(match), seat)) chances.emplace_back(rounded(chance));
    const std::string_view whose = game.facts->seats[seat ? static_cast<std::size_t>(*seat) : 0];
    return {200, {{"as", told.as}, {"seat", whose}, {"chances", std::move(chances)}}, {}};
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
