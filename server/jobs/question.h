// What a server asks of a worker (store/jobs.h): everything that a worker must know besides the records of the match.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ai/time_budget.h"
#include "server/store/jobs.h"
#include "server/work/thinkers.h"

namespace papelotte::server {

struct Question {
    enum class Kind : std::uint8_t { move, hint, odds, chances, story };
    Kind kind;
    std::string match, rules;   // rules: rules_name() of the match
    std::int64_t rev = 0;       // the record that it is about
    std::string seat = {};      // whose; of a story: the view; of chances: empty for full knowledge
    std::string player = {};    // of a move: the computer, in the form of ai/player_spec.h
    std::string action = {};    // of odds
    ai::SpentTime spent = {};   // of a move: what that computer has spent of its turn's budget
};
inline constexpr int kQuestionKinds = 5;

std::string_view name_of(Question::Kind);

store::Job job_of(const Question&, const work::TaskOwner&, work::Length);   // with a new id
std::optional<Question> question_of(const store::Job&);                      // nullopt: of a later version of the program

}   // namespace papelotte::server
