// See message.h.
#include "server/api/message.h"

#include <algorithm>

#include "engine/utf8.h"
#include "engine/vocabulary.h"
#include "engine/ways.h"
#include "server/api/failure.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kLongestType = 40, kLongestSeat = 40, kLongestPiece = 80;   // bytes
constexpr std::size_t kMostQuestions = 16;                                        // actions in one "why"
constexpr std::size_t kMostAnswers = 16;                                          // standing answers
constexpr std::size_t kMostActions = 64;                                          // in one order

OnBehalf behalf(Body& body) {
    const std::int64_t rev = body.number("rev", 0, kMostNumber);
    return {rev, body.text("seat", kLongestSeat)};
}

std::string chat_text(Body& body) {
    std::string text = body.text("text", 4 * kLongestChat);
    const auto points = code_points(text);
    if (!points) throw bad_request("'text' is not UTF-8");
    if (points->empty() || points->size() > kLongestChat)
        throw bad_request("'text' must have 1 to " + std::to_string(kLongestChat) + " characters");
    return text;
}

struct Type {
    std::string_view name;
    ClientMessage (*read)(Body&);
};

constexpr Type kTypes[] = {
    {"play",
     [](Body& body) -> ClientMessage {
         OnBehalf by = behalf(body);
         return PlayMessage{std::move(by), body.text("do", kLongestNotation)};
     }},
    {"order",
     [](Body& body) -> ClientMessage {
         OnBehalf by = behalf(body);
         std::vector<std::string> actions = body.texts("do", kMostActions, kLongestNotation);
         if (actions.empty()) throw bad_request("'do' must have at least one action");
         return OrderMessage{std::move(by), std::move(actions)};
     }},
    {"undo", [](Body& body) -> ClientMessage { return UndoMessage{behalf(body)}; }},
    {"ask_undo",
     [](Body& body) -> ClientMessage {
         OnBehalf by = behalf(body);
         return AskUndoMessage{std::move(by), body.number("to", 0, kMostNumber)};
     }},
    {"answer_undo",
     [](Body& body) -> ClientMessage {
         OnBehalf by = behalf(body);
         return AnswerUndoMessage{std::move(by), body.flag("accept")};
     }},
    {"offer_draw", [](Body& body) -> ClientMessage { return OfferDrawMessage{behalf(body)}; }},
    {"answer_draw",
     [](Body& body) -> ClientMessage {
         OnBehalf by = behalf(body);
         return AnswerDrawMessage{std::move(by), body.flag("accept")};
     }},
    {"resign", [](Body& body) -> ClientMessage { return ResignMessage{behalf(body)}; }},
    {"standing",
     [](Body& body) -> ClientMessage {
         std::string seat = body.text("seat", kLongestSeat);
         return StandingMessage{std::move(seat), body.texts("answers", kMostAnswers, kLongestNotation)};
     }},
    {"look", [](Body& body) -> ClientMessage { return LookMessage{body.text("seat", kLongestSeat)}; }},
    {"why", [](Body& body) -> ClientMessage { return WhyMessage{body.texts("do", kMostQuestions, kLongestNotation)}; }},
    {"inspect", [](Body& body) -> ClientMessage { return InspectMessage{body.text("piece", kLongestPiece)}; }},
    {"ways",
     [](Body& body) -> ClientMessage {
         WaysMessage ways{body.texts("pieces", kMostPieces, kLongestPiece), {}};
         if (ways.pieces.empty()) throw bad_request("'pieces' must have at least one piece");
         if (body.has("over")) ways.over = body.texts("over", kMostOver, kLongestPiece);
         return ways;
     }},
    {"hurry", [](Body&) -> ClientMessage { return HurryMessage{}; }},
    {"reasons", [](Body& body) -> ClientMessage { return ReasonsMessage{body.number("n", 1, kMostNumber)}; }},
    {"hint", [](Body&) -> ClientMessage { return HintMessage{}; }},
    {"odds", [](Body& body) -> ClientMessage { return OddsMessage{body.text("do", kLongestNotation)}; }},
    {"chat",
     [](Body& body) -> ClientMessage {
         std::string text = chat_text(body);
         return ChatMessage{std::move(text), body.flag_or("to_allies", false)};
     }},
    {"ping", [](Body&) -> ClientMessage { return PingMessage{}; }},
};

}  // namespace

std::optional<std::int64_t> read_ref(Body& body) {
    if (!body.has("ref")) return std::nullopt;
    return body.number("ref", 0, kMostNumber);
}

ClientMessage read_message(Body& body) {
    const std::string name = body.text("type", kLongestType);
    const auto* type = std::ranges::find(kTypes, name, &Type::name);
    if (type == std::end(kTypes)) throw bad_request("unknown type");
    ClientMessage message = type->read(body);
    body.nothing_else();
    return message;
}

}  // namespace papelotte::server
