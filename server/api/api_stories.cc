// The story of a match, its journal, its verification and its chances.
#include <algorithm>
#include <charconv>

#include "ai/players.h"
#include "engine/facts.h"
#include "games/registry.h"
#include "server/api/api.h"
#include "server/match/archive.h"
#include "server/match/match_journal.h"
#include "server/match/match_json.h"
#include "server/match/played_rules.h"
#include "server/match/thought_json.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

void must_be_over(const store::MatchRow& match) {
    if (match.status != "over") throw Failure{409, "conflict", "the match is not over: its seed and its dice are still secret"};
}

// The view of a story; no seat means "all".
struct StoryView {
    std::string as;
    std::optional<Seat> seat;
};

// While a match runs: the views of the person's own seats and of the observer. Once it is over: all views.
StoryView requested_view(const net::Request& request, const std::optional<store::Person>& person, const store::MatchRow& match,
                         const Facts& facts) {
    StoryView shown{std::string(request.parameter("as").value_or("observer")), std::nullopt};
    const bool over = match.status == "over";
    if (shown.as == "all") {
        if (!over) throw Failure{403, "forbidden", "the match is not over"};
        return shown;
    }
    shown.seat = shown.as == "observer" ? std::optional(kObserver) : find_seat(facts, shown.as);
    if (!shown.seat) throw bad_request("'as' must be a seat, observer or all");
    if (over || *shown.seat == kObserver) return shown;
    const auto holds = [&](const store::SeatRow& row) { return row.seat == shown.as && person && row.person == person->id; };
    if (std::none_of(match.seats.begin(), match.seats.end(), holds)) throw Failure{403, "forbidden", "you do not hold that seat"};
    return shown;
}

// In the answer of a worker.
std::vector<float> chances_in(std::string_view answer) {
    std::vector<float> chances;
    for (const json::value& chance : json::parse(answer).at("chances").as_array()) chances.push_back(chance.to_number<float>());
    return chances;
}

}  // namespace

// A running match may be one that only other servers on the same database can replay.
const Game& Api::needed_game(const store::MatchRow& match) {
    if (!hub_.plays_here(match)) throw other_server();
    const Game* game = find_game(match.game);
    if (!game) throw Failure{500, "internal", "the match cannot be read"};
    return *game;
}

Journal Api::journal_of(const store::MatchRow& match) {
    auto journal = match_journal(match, store_.records(match.id));
    if (!journal) throw Failure{500, "match_broken", "the match cannot be read: its record is damaged"};
    return std::move(*journal);
}

Answer Api::story(Call& call) {
    const store::MatchRow match = needed_match(call);
    const Game& game = needed_game(match);
    const StoryView shown = requested_view(call.request, call.visitor.person, match, *game.facts);
    if (const auto archive = match.status == "over" ? store_.archive(match.id) : std::nullopt) {
        if (auto text = archived_story(*archive, shown.as)) {
            net::Response kept;
            kept.body = std::move(*text);
            return {200, {}, std::move(kept)};
        }
    }
    if (call.answer) {   // of a worker
        net::Response made;
        made.body = std::move(*call.answer);
        return {200, {}, std::move(made)};
    }
    if (asked_ && follows_played_rules(match)) {
        call.question = Question{Question::Kind::story, match.id, rules_name(match), match.rev, shown.as};
        return {.json = {}, .other = {}, .needs_thought = true};
    }
    auto story = game.story(journal_of(match), shown.seat);
    if (!story) throw Failure{500, "match_broken", "the match cannot be read: its record is damaged"};
    (*story)["as"] = shown.as;
    return {200, std::move(*story), {}};
}

// While a match runs, chances are advice and follow the rule of hints: only for a player who has no other person as opponent.
Answer Api::chances(Call& call) {
    const store::MatchRow match = needed_match(call);
    const Game& game = needed_game(match);
    const StoryView shown = requested_view(call.request, call.visitor.person, match, *game.facts);
    const bool of_a_seat = shown.seat && *shown.seat != kObserver;
    if (match.status != "over" && (!of_a_seat || !plays_no_other_person(match, call.visitor.person->id)))
        throw Failure{403, "forbidden", "while the match runs, only for a player who plays against no other person"};
    if (!follows_played_rules(match)) throw Failure{409, "conflict", "the match was played under earlier rules: its chances cannot be reckoned"};
    const std::optional<Seat> seat = of_a_seat ? shown.seat : std::nullopt;
    const std::string key = ChancesCache::key(match.id, match.rev, of_a_seat ? shown.as : "");
    std::shared_ptr<const std::vector<float>> found = chances_.find(key);
    if (!found && !call.may_think) {
        if (asked_) call.question = Question{Question::Kind::chances, match.id, rules_name(match), match.rev, of_a_seat ? shown.as : ""};
        return {.json = {}, .other = {}, .needs_thought = true};
    }
    if (!found) {
        ++metrics_.chances_reckoned;
        found = std::make_shared<const std::vector<float>>(call.answer ? chances_in(*call.answer)
                                                                       : game.players->chances(journal_of(match), seat, stopping_.get_token()));
        if (stopping_.stop_requested()) throw Failure{503, "unavailable", "the server stops"};
        chances_.add(key, found);
    }
    json::array chances;
    for (const float chance : *found) chances.emplace_back(rounded(chance));
    const std::string_view whose = game.facts->seats[seat ? static_cast<std::size_t>(*seat) : 0];
    return {200, {{"as", shown.as}, {"seat", whose}, {"chances", std::move(chances)}}, {}};
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

// The whole position after entry n (by default the last one), from which a new match can begin. It shows hidden information.
Answer Api::position(Call& call) {
    const store::MatchRow match = needed_match(call);
    const auto is_mine = [&](const store::SeatRow& row) {
        return row.who == store::Who::person && call.visitor.person && row.person == call.visitor.person->id;
    };
    if (match.status != "over" && !std::ranges::all_of(match.seats, is_mine))
        throw Failure{403, "forbidden", "while the match runs, only for the person who plays all its seats"};
    const Journal journal = journal_of(match);
    int n = static_cast<int>(journal.entries.size());
    if (const auto wanted = call.request.parameter("n")) {
        const auto [end, error] = std::from_chars(wanted->data(), wanted->data() + wanted->size(), n);
        const bool whole = error == std::errc() && end == wanted->data() + wanted->size();
        if (!whole || n < 0 || static_cast<std::size_t>(n) > journal.entries.size())
            throw bad_request("'n' must be a whole number from 0 to " + std::to_string(journal.entries.size()));
    }
    const auto table = needed_game(match).replay(journal, n);
    if (!table) throw Failure{409, "conflict", "these rules cannot replay the match"};
    return {200, (*table)->position(), {}};
}

Answer Api::verify(Call& call) {
    const store::MatchRow match = needed_match(call);
    must_be_over(match);
    if (const auto archive = store_.archive(match.id)) {
        net::Response kept;
        kept.body = archive->verification;
        return {200, {}, std::move(kept)};
    }
    return {200, verification_json(needed_game(match).verify(journal_of(match))), {}};
}

}  // namespace papelotte::server
