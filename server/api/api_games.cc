// The list of games, and checking a set-up.
#include "ai/players.h"
#include "engine/facts.h"
#include "engine/quoted.h"
#include "engine/spoken.h"
#include "engine/vocabulary_json.h"
#include "engine/words.h"
#include "games/registry.h"
#include "server/api/api.h"
#include "server/api/setup_from.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

json::array words(std::span<const std::string_view> list) { return json::array(list.begin(), list.end()); }

json::object game_json(const Game& game) {
    const Facts& facts = *game.facts;
    json::array options;
    for (const OptionFact& option : facts.options)
        options.push_back(json::object{{"name", option.name}, {"text", option.text}, {"values", words(option.values)}});
    json::object stakes, decimals;
    for (const Phrase& phrase : game.actions) {
        for (int i = 0; i < operand_count(phrase); ++i) {
            const Noun& noun = *phrase.operands[static_cast<std::size_t>(i)];
            if (noun.decimals > 0) decimals[noun.field] = noun.decimals;
        }
        if (phrase.stakes != Stakes::none) stakes[phrase.name] = enum_word(phrase.stakes);
    }
    json::object out{{"id", facts.id}, {"title", facts.title}, {"designer", facts.designer}, {"description", facts.description}};
    out["seats"] = words(facts.seats);
    json::array sides;
    for (const SeatSet side : sides_in_play(facts, SeatSet::first(static_cast<int>(facts.seats.size())))) sides.push_back(names_of(facts, side));
    out["sides"] = std::move(sides);
    if (const auto usual = game.check_setup({})) {
        out["in_play"] = names_of(facts, game.seats_in_play(*usual));
        if (begins_with_bids(game, *usual)) out["bidding"] = true;
    }
    out["scenarios"] = words(facts.scenarios);
    out["options"] = std::move(options);
    out["levels"] = words(game.players->levels);
    out["reasons"] = words(game.players->reasons);
    out["verbs"] = grammar_json(game.actions);
    out["stakes"] = std::move(stakes);
    out["decimals"] = std::move(decimals);
    json::array standing;
    for (const StandingAnswer& answer : game.standing)
        standing.push_back(json::object{{"id", answer.id}, {"step", answer.step}, {"this_turn", answer.this_turn}});
    if (!standing.empty()) out["standing"] = std::move(standing);
    return out;
}

}  // namespace

json::array names_of(const Facts& facts, SeatSet seats) {
    json::array names;
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (seats.has(Seat(i))) names.emplace_back(facts.seats[i]);
    return names;
}

const Game& game_from(Body& body) {
    const std::string id = body.text("game", 40);
    const Game* game = find_game(id);
    if (!game) throw bad_request("unknown game " + quoted(id));
    return *game;
}

Setup setup_from(Body& body, const Game& game) {
    Setup setup{body.text_or("scenario", 40, ""), body.pairs_or_none("options", 40), body.has("position") ? body.object("position") : ""};
    auto checked = game.check_setup(setup);
    if (!checked) throw bad_request(checked.error());
    return std::move(*checked);
}

// Whether the players bid for their seats: until the auction is over they have no sides.
bool begins_with_bids(const Game& game, const Setup& setup) {
    const auto table = game.set_up(setup, random_seed());
    return table && (*table)->seating() == Seating::bidding;
}

json::object options_of(const Setup& setup) {
    json::object options;
    for (const auto& [name, value] : setup.options) options[name] = value;
    return options;
}

Answer Api::games_list(Call&) {
    json::array list;
    for (const Game& game : games()) list.push_back(game_json(game));
    return {200, {{"games", std::move(list)}}, {}};
}

// Checks a set-up before a match is made with it. Answers with all options and the seats in play; for a position also with its
// headline and the seats to act.
Answer Api::check_setup(Call& call) {
    Body body = Body::with_position(call.request.body);
    const Game& game = game_from(body);
    const Setup setup = setup_from(body, game);
    body.nothing_else();
    json::object found{{"scenario", setup.scenario}, {"options", options_of(setup)}};
    found["seats"] = names_of(*game.facts, game.seats_in_play(setup));
    if (begins_with_bids(game, setup)) found["bidding"] = true;
    if (!setup.position.empty()) {
        const auto table = game.set_up(setup, random_seed());
        if (!table) throw bad_request(table.error());
        found["headline"] = message_json((*table)->texts(), (*table)->headline());
        found["to_act"] = names_of(*game.facts, (*table)->to_act());
    }
    return {200, std::move(found), {}};
}

}  // namespace papelotte::server
