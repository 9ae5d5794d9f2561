#include "server/jobs/question.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "server/people/tokens.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, kQuestionKinds> kNames = {"move", "hint", "odds", "chances", "story"};

std::string text_of(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    return value && value->is_string() ? std::string(value->get_string()) : std::string();
}

}   // namespace

std::string_view name_of(Question::Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

store::Job job_of(const Question& question, const work::TaskOwner& owner, work::Length length) {
    json::object asked{{"seat", question.seat}};
    if (!question.player.empty()) asked["player"] = question.player;
    if (!question.action.empty()) asked["action"] = question.action;
    if (question.spent.turn >= 0) asked["spent"] = json::object{{"turn", question.spent.turn}, {"seconds", question.spent.seconds}};
    return {people::random_token(),
            std::string(name_of(question.kind)),
            length == work::Length::quick,
            question.match,
            question.rev,
            question.kind == Question::Kind::chances || question.kind == Question::Kind::story,
            question.rules,
            owner.network,
            owner.person,
            json::serialize(asked)};
}

std::optional<Question> question_of(const store::Job& job) {
    const auto kind = std::ranges::find(kNames, job.kind);
    boost::json::error_code fault;
    const json::value value = json::parse(job.question, fault);
    if (kind == kNames.end() || fault || !value.is_object()) return std::nullopt;
    const json::object& asked = value.get_object();
    Question question{static_cast<Question::Kind>(kind - kNames.begin()), job.match, job.rules, job.rev};
    question.seat = text_of(asked, "seat");
    question.player = text_of(asked, "player");
    question.action = text_of(asked, "action");
    if (const json::value* spent = asked.if_contains("spent"); spent && spent->is_object()) {
        const json::value *turn = spent->get_object().if_contains("turn"), *seconds = spent->get_object().if_contains("seconds");
        if (turn && turn->is_int64() && seconds && seconds->is_number())
            question.spent = {static_cast<int>(turn->get_int64()), seconds->to_number<double>()};
    }
    return question;
}

}   // namespace papelotte::server
