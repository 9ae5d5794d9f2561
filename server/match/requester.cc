#include "server/match/requester.h"

#include <utility>

#include "engine/spoken.h"

namespace papelotte::server {

RequestError request_error(const Problem& problem) {
    const auto code = [&] {
        switch (problem.kind) {
            case Problem::Kind::against_rule: return "refused";
            case Problem::Kind::not_your_turn: return "not_your_turn";
            case Problem::Kind::over: return "over";
            case Problem::Kind::revealed: return "revealed";
            default: return "unknown_action";
        }
    };
    return {code(), problem.text, problem.rule, problem.message};
}

void Requester::answer(boost::json::object message) const {
    if (!socket) return;
    if (ref) message["ref"] = *ref;
    socket->send(std::make_shared<const std::string>(boost::json::serialize(message)));
}

void Requester::refuse(const RequestError& error) const {
    if (!socket) return;
    boost::json::object message{{"type", "error"}, {"code", error.code}, {"text", error.text}};
    if (!error.rule.empty()) message["rule"] = error.rule;
    add_message(message, error.message);
    answer(std::move(message));
}

}  // namespace papelotte::server
