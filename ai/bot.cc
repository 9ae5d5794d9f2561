// See bot.h.
#include "ai/bot.h"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

#include "ai/players.h"
#include "engine/facts.h"
#include "engine/quoted.h"
#include "engine/utf8.h"
#include "engine/ways.h"

namespace papelotte::ai {

namespace {

namespace json = boost::json;

json::array names_of(const Facts& facts, SeatSet seats) {
    json::array names;
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        if (seats.has(Seat(i))) names.push_back(json::value(facts.seats[i]));
    return names;
}

std::string line_of(const json::object& message) { return json::serialize(message) + "\n"; }

json::object hello(const Game& game, const Table& table, Seat seat) {
    const Facts& facts = table.facts();
    const Setup& setup = table.journal().setup;
    json::object options;
    for (const auto& [name, value] : setup.options) options[name] = value;
    return {{"type", "hello"},
            {"protocol", kBotProtocol},
            {"game", facts.id},
            {"rules", setup.rules_version},
            {"scenario", setup.scenario},
            {"options", std::move(options)},
            {"seats", names_of(facts, game.seats_in_play(setup))},
            {"seat", seat_name(facts, seat)}};
}

json::object decision(const Table& table, Seat seat, int n, double seconds) {
    const Prompt prompt = table.prompt(seat);
    json::array legal, rules;
    for (const Choice& choice : table.legal(seat)) legal.push_back(json::value(choice.notation));
    for (const std::string_view rule : prompt.rules)
        if (!rule.empty()) rules.push_back(json::value(rule));
    return {{"type", "decide"},
            {"n", n},
            {"prompt", {{"step", prompt.step}, {"text", table.texts().say({std::string(prompt.question)})}, {"rules", std::move(rules)}}},
            {"legal", std::move(legal)},
            {"view", table.view(seat)},
            {"clock", {{"decision_seconds", seconds}}}};
}

// Characters that would move a terminal's cursor or change the direction of the surrounding text: control characters, line and paragraph
// separators, bidirectional controls.
bool is_unprintable(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) ||
           (c >= 0x2066 && c <= 0x2069);
}

// The text in {"why": "text"}. The move counts in any case; the error says why the text is not shown.
std::expected<std::string, std::string> own_words_in(const json::object& answer) {
    const json::value* why = answer.if_contains("why");
    if (!why) return std::string();
    if (!why->is_string()) return std::unexpected("it is not a text");
    std::string text(why->get_string());
    const auto letters = code_points(text);
    if (!letters) return std::unexpected("it is not UTF-8");
    if (letters->size() > kLongestOwnWords) return std::unexpected("it is longer than " + std::to_string(kLongestOwnWords) + " characters");
    if (std::ranges::any_of(*letters, is_unprintable)) return std::unexpected("it has control characters in it");
    return text;
}

// The texts in a list of 1 to `most`; empty if it is anything else.
std::vector<std::string> texts_in(const json::value* list, std::size_t most) {
    std::vector<std::string> texts;
    if (!list || !list->is_array() || list->get_array().size() > most) return texts;
    for (const json::value& one : list->get_array()) {
        if (!one.is_string() || one.get_string().empty()) return {};
        texts.emplace_back(one.get_string());
    }
    return texts;
}

// Parses an answer {"do": "notation", "why": "text"}, or with a list of notations; the error says what it is instead. The actions after the
// first are put into `rest`, the next one last.
std::expected<Thought, std::string> thought_in(const std::string& answer, std::vector<std::string>& rest) {
    json::error_code error;
    const json::value value = json::parse(answer, error);
    if (error) return std::unexpected("answered with what is not JSON: " + quoted(answer));
    const json::value* action = value.is_object() ? value.get_object().if_contains("do") : nullptr;
    rest = action && action->is_string() && !action->get_string().empty() ? std::vector{std::string(action->get_string())}
                                                                          : texts_in(action, kLongestWay);
    if (rest.empty()) return std::unexpected("answered without an action: " + quoted(answer));
    std::ranges::reverse(rest);
    Thought thought;
    thought.notation = std::move(rest.back());
    rest.pop_back();
    thought.account.own_words = own_words_in(value.get_object());
    return thought;
}

// The question {"ways": ["piece"], "over": ["place"]}, if the line is one, and its answer.
std::optional<json::object> ways_for(const std::string& line, const Table& table, Seat seat) {
    json::error_code error;
    const json::value value = json::parse(line, error);
    if (error || !value.is_object() || !value.get_object().contains("ways")) return std::nullopt;
    const std::vector<std::string> pieces = texts_in(value.get_object().if_contains("ways"), kMostPieces);
    const auto found = table.ways(seat, pieces, texts_in(value.get_object().if_contains("over"), kMostOver));
    json::object answer = found ? ways_json(*found) : json::object{{"text", found.error().text}};
    answer["type"] = found ? "ways" : "error";
    return answer;
}

}  // namespace

// An order goes on while nobody else has acted, no dice were rolled and nothing was revealed.
bool Bot::goes_on(const Table& table) const {
    const std::size_t entries = table.journal().entries.size();
    return !order_.empty() && entries == entries_ && static_cast<std::size_t>(table.settled()) < entries && !table.why_not(seat_, order_.back());
}

Mind::Thinking Bot::about(const Table& table) {
    const std::size_t entries = table.journal().entries.size();
    const bool goes_on = this->goes_on(table);
    entries_ = entries + 1;
    if (goes_on) {
        Thought next;
        next.notation = std::move(order_.back());
        order_.pop_back();
        return [next](const std::stop_token&) { return next; };
    }
    order_.clear();
    const BotProcess::Seconds limit = begun_ ? limits_.decision : limits_.first;
    std::string question = begun_ ? "" : line_of(hello(game_, table, seat_));
    question += line_of(decision(table, seat_, ++asked_, limit.count()));
    std::shared_ptr<const Table> copy = table.back_at(static_cast<int>(entries)).value();   // it may ask for ways
    return [this, question = std::move(question), copy = std::move(copy)](const std::stop_token&) { return ask(question, *copy); };
}

// The line that answers the question, after the answers to what the program itself has asked, all within the limit.
std::expected<std::string, std::string> Bot::answer_to(const std::string& question, const Table& table, BotProcess::Seconds limit) {
    const auto begun = std::chrono::steady_clock::now();
    auto line = process_.ask(question, limit);
    for (int asked = 0; line && asked < kMostWaysAsked; ++asked) {
        const auto ways = ways_for(*line, table, seat_);
        if (!ways) break;
        line = process_.ask(line_of(*ways), limit - (std::chrono::steady_clock::now() - begun));
    }
    return line;
}

Thought Bot::ask(const std::string& question, const Table& table) {
    if (!failure_.empty()) return give_up(failure_);
    const BotProcess::Seconds limit = begun_ ? limits_.decision : limits_.first;
    if (!begun_) failure_ = process_.start();
    begun_ = true;
    if (!failure_.empty()) return give_up(failure_);
    const double before = process_.cpu_seconds();
    const auto answer = answer_to(question, table, limit);
    if (!answer) return give_up(answer.error());
    auto thought = thought_in(*answer, order_);
    if (!thought) return give_up(thought.error());
    thought->account.cpu_seconds = process_.cpu_seconds() - before;
    return std::move(*thought);
}

Thought Bot::give_up(std::string failure) {
    failure_ = std::move(failure);
    process_.stop();
    Thought thought;
    thought.failure = failure_;
    return thought;
}

void Bot::tell_end(SeatSet winners) {
    process_.finish(line_of({{"type", "over"}, {"winners", names_of(*game_.facts, winners)}}), limits_.goodbye);
}

std::unique_ptr<Mind> make_mind(const Game& game, Seat seat, const PlayerSpec& spec, std::uint64_t seed) {
    if (spec.command.empty()) return game.players->mind(seat, spec, seed);
    return std::make_unique<Bot>(game, seat, *split_command(spec.command));   // the spec was checked when it was parsed
}

void tell_end(Mind& mind, const PlayerSpec& spec, SeatSet winners) {
    if (!spec.command.empty()) static_cast<Bot&>(mind).tell_end(winners);   // games are built without RTTI: no dynamic_cast
}

}  // namespace papelotte::ai
