#include "server/jobs/job_answers.h"

#include <stdexcept>

#include "engine/facts.h"
#include "games/registry.h"
#include "server/match/match_journal.h"
#include "server/match/thought_json.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr double kHintSeconds = 1;       // at most: a decision gets only a share of a turn's time, which is too little for a hint
constexpr double kHintTurnSeconds = 8;

std::string text_at(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    return value && value->is_string() ? std::string(value->get_string()) : std::string();
}

// --- About the position after a record ----------------------------------------------------------------------------------------------

json::object move_of(StudiedMatch& match, const Question& question, Seat seat, const std::stop_token& stop) {
    ai::Mind& mind = match.mind(seat, question.player);
    mind.resume(question.spent);
    const ai::Thought thought = mind.about(match.table())(stop);
    const ai::SpentTime spent = mind.spent();
    return {{"do", thought.notation},
            {"failure", thought.failure},
            {"account", account_json(thought.account)},
            {"spent", {{"turn", spent.turn}, {"seconds", spent.seconds}}}};
}

json::object about_position(StudiedMatch& match, const Question& question, const std::stop_token& stop) {
    const auto seat = find_seat(*match.game().facts, question.seat);
    if (!seat || !match.table().to_act().has(*seat)) throw std::runtime_error("that seat is not to act");
    const ai::Players& players = *match.game().players;
    if (question.kind == Question::Kind::move) return move_of(match, question, *seat, stop);
    if (question.kind == Question::Kind::hint) {
        const std::unique_ptr<ai::Mind> mind = players.mind(*seat, hint_player(), random_seed()[0]);
        return hint_message(mind->about(match.table())(stop));
    }
    auto odds = players.odds(match.table(), *seat, question.action, random_seed()[0]);
    if (!odds) throw std::runtime_error(odds.error().text);
    return odds_message((*odds)(stop), question.action);
}

// --- About the whole match ----------------------------------------------------------------------------------------------------------

json::object about_match(const Question& question, store::Store& store, const std::stop_token& stop) {
    auto row = store.match(question.match);
    const Game* game = row ? find_game(row->game) : nullptr;
    if (!game) throw std::runtime_error("the match is gone");
    std::vector<store::RecordRow> records = store.records(question.match);
    if (std::erase_if(records, [&](const store::RecordRow& one) { return one.rev > question.rev; }) > 0) row->status = "running";
    const auto journal = match_journal(*row, records);
    if (!journal) throw std::runtime_error(journal.error());
    if (question.kind == Question::Kind::chances) {
        const auto seat = find_seat(*game->facts, question.seat);
        json::array chances;
        for (const float chance : game->players->chances(*journal, seat, stop)) chances.emplace_back(chance);
        return {{"chances", std::move(chances)}};
    }
    std::optional<Seat> view = find_seat(*game->facts, question.seat);
    if (question.seat == "observer") view = kObserver;
    auto story = game->story(*journal, view);
    if (!story) throw std::runtime_error(story.error().text());
    (*story)["as"] = question.seat;
    return std::move(*story);
}

}   // namespace

ai::PlayerSpec hint_player() {
    ai::PlayerSpec spec = ai::spec_of(ai::Level::veteran);
    spec.budget.turn_seconds = kHintTurnSeconds;
    spec.budget.decision_seconds = kHintSeconds;
    return spec;
}

json::object hint_message(const ai::Thought& thought) {
    if (thought.notation.empty()) return {};
    return {{"type", "hint"}, {"do", thought.notation}, {"account", account_json(thought.account)}};
}

json::object odds_message(const ai::Odds& odds, std::string_view notation) {
    json::object answer = odds_json(odds);
    answer["type"] = "odds";
    answer["do"] = notation;
    return answer;
}

std::optional<DecidedMove> read_move(std::string_view text) {
    boost::json::error_code fault;
    json::value value = json::parse(text, fault);
    if (fault || !value.is_object()) return std::nullopt;
    json::object& answer = value.get_object();
    DecidedMove move;
    move.thought.notation = text_at(answer, "do");
    move.thought.failure = text_at(answer, "failure");
    try {
        move.account = std::move(answer.at("account").as_object());
        for (const json::value& one : move.account.at("considered").as_array())
            move.thought.account.considered.push_back({.notation = std::string(one.at("do").as_string()), .why = {}});
        const json::object& spent = answer.at("spent").as_object();
        move.spent = {static_cast<int>(spent.at("turn").as_int64()), spent.at("seconds").to_number<double>()};
    } catch (const std::exception&) {
        return std::nullopt;
    }
    return move;
}

std::optional<std::string> answer_to(const Question& question, store::Store& store, StudiedMatches& studied, const std::stop_token& stop) {
    json::object answer;
    if (question.kind == Question::Kind::chances || question.kind == Question::Kind::story) {
        answer = about_match(question, store, stop);
    } else {
        auto match = studied.take(question.match, question.rev);
        if (!match) throw std::runtime_error(match.error());
        answer = about_position(**match, question, stop);
        if (!stop.stop_requested()) studied.keep(std::move(*match));   // a mind that was stopped must not be used
    }
    if (stop.stop_requested()) return std::nullopt;
    return json::serialize(answer);
}

}   // namespace papelotte::server
