// Making, listing, joining and repeating matches.
#include <algorithm>

#include "ai/doctrine.h"
#include "ai/players.h"
#include "engine/facts.h"
#include "engine/quoted.h"
#include "engine/spoken.h"
#include "games/registry.h"
#include "server/api/api.h"
#include "server/api/setup_from.h"
#include "server/log.h"
#include "server/match/match_json.h"
#include "server/people/tokens.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr int kMatchesListed = 60, kMatchesWatched = 30;
constexpr int kLongestThought = 60;   // seconds per turn
constexpr int kMatchesOfGuest = 40, kMatchesOfAccount = 200;

bool is_open(const store::MatchRow& match) {
    return std::any_of(match.seats.begin(), match.seats.end(), [](const store::SeatRow& seat) { return seat.who == store::Who::open; });
}

// A computer player as text for its seat row. Only levels that search have a time per turn.
std::string player_from(Body& body, const Game& game) {
    std::string level = body.text("level", 40);
    if (std::ranges::find(game.players->levels, level) == game.players->levels.end()) throw bad_request("unknown level " + quoted(level));
    if (!body.has("turn")) return level;
    const std::int64_t turn = body.number("turn", 1, kLongestThought);
    if (!ai::searches(level)) throw bad_request("'turn' is for veteran and marshal alone");
    return level + ",turn=" + std::to_string(turn);
}

// The seats that the maker of a match asks for: one row per seat in play.
std::vector<store::SeatRow> seats_from(Body& body, const Game& game, SeatSet in_play, const std::string& maker) {
    const Facts& facts = *game.facts;
    std::vector<Body> wanted = body.bodies("seats", facts.seats.size());
    if (wanted.size() != static_cast<std::size_t>(in_play.size()))
        throw bad_request("'seats' must have " + std::to_string(in_play.size()) + " elements");
    std::vector<store::SeatRow> seats(facts.seats.size());
    for (Body& one : wanted) {
        const std::string name = one.text("seat", 40), who = one.text("who", 40);
        const auto seat = find_seat(facts, name);
        if (!seat) throw bad_request("unknown seat " + quoted(name));
        if (!in_play.has(*seat)) throw bad_request("seat " + quoted(name) + " is not in play with these options");
        store::SeatRow& row = seats[static_cast<std::size_t>(*seat)];
        if (!row.seat.empty()) throw bad_request("seat " + quoted(name) + " stands there twice");
        row.seat = name;
        if (who == "me") {
            row.who = store::Who::person;
            row.person = maker;
        } else if (who == "invite") {
            row.token = people::random_token();
        } else if (who == "computer") {
            row.who = store::Who::computer;
            row.level = player_from(one, game);
        } else {
            throw bad_request("'who' must be me, invite or computer");
        }
        one.nothing_else();
    }
    std::erase_if(seats, [](const store::SeatRow& row) { return row.seat.empty(); });
    return seats;
}

}  // namespace

json::object Api::match_of(const Call& call, const store::MatchRow& match) {
    return match_json(match, hub_.names_of(match), call.visitor.person ? std::string_view(call.visitor.person->id) : std::string_view());
}

json::array Api::links_of(const Call& call, const store::MatchRow& match) const {
    json::array links;
    for (const store::SeatRow& seat : match.seats)
        if (seat.who == store::Who::open && !seat.token.empty())
            links.push_back(json::object{{"seat", seat.seat}, {"link", origin_of(call.request) + "/#/join/" + seat.token}});
    return links;
}

store::MatchRow Api::needed_match(const Call& call) {
    auto match = store_.match(call.id);
    if (!match) throw not_found();
    return std::move(*match);
}

Answer Api::matches_list(Call& call) {
    std::vector<store::MatchRow> rows;
    if (call.request.parameter("mine")) {
        if (call.visitor.person) rows = store_.matches_of(call.visitor.person->id, kMatchesListed);
        const auto waits_for_me = [&](const store::MatchRow& match) {
            return std::any_of(match.seats.begin(), match.seats.end(), [&](const store::SeatRow& seat) {
                return seat.person == call.visitor.person->id && (" " + match.to_act + " ").find(" " + seat.seat + " ") != std::string::npos;
            });
        };
        std::vector<store::MatchRow> waiting;
        std::copy_if(rows.begin(), rows.end(), std::back_inserter(waiting), waits_for_me);
        std::erase_if(rows, waits_for_me);
        rows.insert(rows.begin(), waiting.begin(), waiting.end());
    } else if (call.request.parameter("watch")) {
        rows = store_.matches_to_watch(kMatchesWatched);
    } else {
        throw bad_request("say which: ?mine or ?watch");
    }
    json::array list;
    for (const store::MatchRow& row : rows) list.push_back(match_of(call, row));
    return {200, {{"matches", std::move(list)}}, {}};
}

// A match before its first move. The caller sets its seats.
store::MatchRow Api::new_match(const Call& call, const Game& game, const Setup& setup) {
    const Seed seed = random_seed();
    const auto table = game.set_up(setup, seed);
    if (!table) throw bad_request(table.error());
    const Journal& journal = (*table)->journal();
    store::MatchRow match;
    match.id = people::random_token();
    match.game = game.facts->id;
    match.scenario = journal.setup.scenario;
    match.options = json::serialize(options_of(journal.setup));
    match.seed = seed_text(seed);
    match.maker = call.visitor.person->id;
    match.header = header_line(journal);
    match.rules = journal.setup.rules_version;
    match.headline = json::serialize(message_json((*table)->texts(), (*table)->headline()));
    match.bidding = (*table)->seating() == Seating::bidding;
    for (std::size_t i = 0; i < game.facts->seats.size(); ++i)
        if ((*table)->to_act().has(Seat(i))) match.to_act += (match.to_act.empty() ? "" : " ") + std::string(game.facts->seats[i]);
    match.created = match.changed = now();
    return match;
}

// Matches between computers cost the server much CPU time and the maker nothing, so their number is limited.
void Api::limit_computer_matches(const Call& call, const std::vector<store::SeatRow>& seats) {
    if (std::ranges::all_of(seats, [](const store::SeatRow& seat) { return seat.who == store::Who::computer; }))
        check_limit(computer_matches_, call.request.network, "too many matches of computers come from your address: watch those that there are");
}

Answer Api::make_match(Call& call) {
    Body body = Body::with_position(call.request.body);
    const Game& game = game_from(body);
    const Setup setup = setup_from(body, game);
    store::Person& person = needed_person(call);
    std::vector<store::SeatRow> seats = seats_from(body, game, game.seats_in_play(setup), person.id);
    // The maker of a match from a position has seen everything hidden in it, which would be unfair to a friend.
    if (!setup.position.empty() && std::ranges::any_of(seats, [](const store::SeatRow& seat) { return seat.who == store::Who::open; }))
        throw bad_request("a match from a position is played at one screen or against the computer: nobody can be invited to it");
    const bool listed = body.flag_or("listed", false);
    const auto days = static_cast<int>(body.number_or("days", 1, 60, 14));
    body.nothing_else();
    limit_computer_matches(call, seats);
    if (store_.running_matches_of(person.id) >= (person.account() ? kMatchesOfAccount : kMatchesOfGuest))
        throw Failure{429, "too_many", "you have too many matches running: finish or resign some first"};

    store::MatchRow match = new_match(call, game, setup);
    match.seats = std::move(seats);
    match.listed = listed;
    match.days = days;
    match.status = is_open(match) ? "open" : "running";
    commit_all(store::AddMatch{match});
    ++metrics_.matches_made;
    log_event(Level::info, "match_made", {{"game", match.game}});
    return {201, {{"match", match_of(call, match)}, {"links", links_of(call, match)}}, {}};
}

Answer Api::show_match(Call& call) {
    const store::MatchRow match = needed_match(call);
    Answer answer{200, {{"match", match_of(call, match)}}, {}};
    if (call.visitor.person && call.visitor.person->id == match.maker) answer.json["links"] = links_of(call, match);
    return answer;
}

Api::Invited Api::needed_invitation(const Call& call) {
    Body body(call.request.body);
    const std::string token = body.text("token", 100);
    body.nothing_else();
    const auto found = people::is_token(token) ? store_.seat_of_token(token) : std::nullopt;
    if (!found) throw not_found();
    auto match = store_.match(found->first);
    if (!match) throw not_found();
    const auto seat = std::ranges::find(match->seats, found->second, &store::SeatRow::seat);
    if (seat == match->seats.end()) throw not_found();
    const bool mine = call.visitor.person && seat->person == call.visitor.person->id;
    if (!mine && seat->who != store::Who::open) throw Failure{409, "taken", "somebody else has taken this seat"};
    if (!mine && match->status == "over") throw Failure{409, "conflict", "the match is over"};
    const auto place = static_cast<std::size_t>(seat - match->seats.begin());
    return {std::move(*match), place, mine};
}

// The match and seat of a seat link, before anybody takes the seat. The token is in the body, since proxies log addresses.
Answer Api::invitation(Call& call) {
    const Invited invited = needed_invitation(call);
    const auto maker = store_.person(invited.match.maker);
    return {
        200,
        {{"match", match_of(call, invited.match)}, {"seat", invited.match.seats[invited.seat].seat}, {"by", maker ? maker->name : "someone"}},
        {}};
}

Answer Api::join(Call& call) {
    Invited invited = needed_invitation(call);
    store::MatchRow& match = invited.match;
    const std::string seat = match.seats[invited.seat].seat;
    if (!invited.mine) {
        store::Person& person = needed_person(call);
        std::vector<store::Change> changes;
        changes.emplace_back(store::TakeSeat{match.id, seat, person.id});
        commit(std::move(changes), "somebody else has taken this seat");
        hub_.refresh(match.id);
        auto taken = store_.match(match.id);
        if (!taken) throw not_found();
        match = std::move(*taken);
    }
    return {200, {{"match", match_of(call, match)}, {"seat", seat}}, {}};
}

namespace {

bool same_player(const store::SeatRow& a, const store::SeatRow& b) {
    return a.who != store::Who::open && a.who == b.who && a.person == b.person && a.level == b.level;
}

// The seats of a rematch, as indices of the old seats. If every side has one player, the sides are exchanged; else everybody moves on by one
// seat.
std::vector<std::size_t> exchanged(const std::vector<store::SeatRow>& seats, const Facts& facts) {
    SeatSet in_play;
    for (const store::SeatRow& seat : seats) in_play.insert(*find_seat(facts, seat.seat));
    const std::vector<SeatSet> sides = sides_in_play(facts, in_play);
    const auto side_at = [&](std::size_t place) {
        return static_cast<std::size_t>(
            std::ranges::find_if(sides, [&](SeatSet side) { return side.has(*find_seat(facts, seats[place].seat)); }) - sides.begin());
    };
    std::vector<std::size_t> first(sides.size(), seats.size()), by_sides(seats.size()), by_seats(seats.size());
    bool whole = true;
    for (std::size_t place = 0; place < seats.size(); ++place) {
        std::size_t& of_side = first[side_at(place)];
        if (of_side == seats.size()) of_side = place;
        whole = whole && (of_side == place || same_player(seats[of_side], seats[place]));
    }
    for (std::size_t place = 0; place < seats.size(); ++place) {
        by_sides[place] = first[(side_at(place) + 1) % sides.size()];
        by_seats[place] = (place + 1) % seats.size();
    }
    return whole ? by_sides : by_seats;
}

}  // namespace

// A rematch: the same people with their seats exchanged.
Answer Api::rematch(Call& call) {
    Body(call.request.body).nothing_else();
    const store::MatchRow old = needed_match(call);
    const auto sits = [&](const store::SeatRow& seat) { return call.visitor.person && seat.person == call.visitor.person->id; };
    if (std::none_of(old.seats.begin(), old.seats.end(), sits)) throw Failure{403, "forbidden", "you did not play in this match"};
    if (old.status != "over") throw Failure{409, "conflict", "the match is not over"};
    if (!old.rematch.empty()) {
        if (const auto next = store_.match(old.rematch)) return {200, {{"match", match_of(call, *next)}, {"links", links_of(call, *next)}}, {}};
    }
    const Game* game = find_game(old.game);
    if (!game) throw not_found();
    const auto header = read_journal(old.header + "\n");
    if (!header) throw Failure{500, "internal", "the match cannot be read"};
    Setup setup = header->setup;   // by the present rules; a position belongs to the data of its version
    if (setup.position.empty() || !plays_version(*game->facts, setup.rules_version)) setup.rules_version = 0;
    store::MatchRow next = new_match(call, *game, setup);
    next.seats = old.seats;
    const std::vector<std::size_t> from = exchanged(old.seats, *game->facts);
    for (std::size_t i = 0; i < next.seats.size(); ++i) {
        store::SeatRow& seat = next.seats[i];
        seat = old.seats[from[i]];
        seat.seat = old.seats[i].seat;
        seat.token = seat.who == store::Who::open ? people::random_token() : "";
    }
    next.listed = old.listed;
    next.days = old.days;
    next.status = is_open(next) ? "open" : "running";
    try {
        commit_all(store::AddMatch{next}, store::SetRematch{old.id, next.id});
    } catch (const Failure& failure) {   // the opponent asked at the same time
        const auto again = failure.code == "taken" ? store_.match(old.id) : std::nullopt;
        const auto made = again ? store_.match(again->rematch) : std::nullopt;
        if (!made) throw;
        return {200, {{"match", match_of(call, *made)}, {"links", links_of(call, *made)}}, {}};
    }
    hub_.with_loaded(old.id, [id = next.id](Match& match) { match.rematch_made(id); });
    return {201, {{"match", match_of(call, next)}, {"links", links_of(call, next)}}, {}};
}

}  // namespace papelotte::server
