#include "engine/standing.h"

namespace papelotte {

std::optional<Message> why_not_standing(std::span<const StandingAnswer> answers, std::span<const std::string> given) {
    std::vector<std::string_view> answered;   // steps
    for (const std::string& id : given) {
        const std::size_t index = standing_index(answers, id);
        if (index == answers.size()) return Message{std::string(kFaults.unknown_answer), {outside("word", id)}};
        if (std::ranges::find(answered, answers[index].step) != answered.end())
            return Message{std::string(kFaults.answered_twice), {outside("word", id)}};
        answered.push_back(answers[index].step);
    }
    return std::nullopt;
}

const StandingLine* standing_line(const Journal& journal, std::string_view seat) {
    for (auto line = journal.standing.rbegin(); line != journal.standing.rend(); ++line)
        if (line->seat == seat) return &*line;
    return nullptr;
}

std::vector<std::string> standing_in_force(std::span<const StandingAnswer> answers, const StandingLine* line, int turn) {
    std::vector<std::string> in_force;
    if (!line) return in_force;
    for (const std::string& id : line->answers) {
        const std::size_t index = standing_index(answers, id);
        if (index < answers.size() && (!answers[index].this_turn || line->turn == turn)) in_force.push_back(id);
    }
    return in_force;
}

std::vector<StandingLine> without_takebacks(const Journal& journal) {
    std::vector<StandingLine> lines = journal.standing;
    for (StandingLine& line : lines) {
        for (std::size_t back = line.takebacks; back < journal.takebacks.size(); ++back)
            line.entries = std::min(line.entries, static_cast<std::size_t>(journal.takebacks[back].to));
        line.takebacks = 0;
    }
    return lines;
}

// An answer given since then is meant for the question that is open now.
bool has_just_gone_back(const Journal& journal) {
    if (journal.takebacks.empty() || static_cast<std::size_t>(journal.takebacks.back().to) != journal.entries.size()) return false;
    return journal.standing.empty() || journal.standing.back().takebacks < journal.takebacks.size();
}

}  // namespace papelotte
