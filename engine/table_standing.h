// The standing answers of a table (engine/standing.h): lines of its journal.
#pragma once

#include "engine/standing.h"
#include "engine/table_position.h"

namespace papelotte {

template <GameRecords Records>
class TableStanding : public TablePosition<Records> {
   public:
    using Rules = typename Records::Rules;
    using Kind = Problem::Kind;

    std::span<const StandingAnswer> standing_answers() const override { return standing_answers_of<Rules>(); }

    std::vector<std::string> standing(Seat seat) const override {
        const StandingLine* line = standing_line(journal_, seat_name(Rules::facts(), seat));
        return standing_in_force(standing_answers(), line, turn_of<Rules>(this->position_));
    }

    std::optional<Problem> give_standing(Seat seat, std::span<const std::string> answers) override {
        if (!is_player(Rules::facts(), seat) || journal_.closing || this->seating() == Seating::bidding)
            return this->problem(Kind::bad_input, {std::string(kFaults.no_answers)});
        if (auto no = why_not_standing(standing_answers(), answers)) return this->problem(Kind::bad_input, std::move(*no));
        journal_.standing.push_back({.takebacks = journal_.takebacks.size(),
                                     .entries = journal_.entries.size(),
                                     .seat = std::string(seat_name(Rules::facts(), seat)),
                                     .answers = {answers.begin(), answers.end()},
                                     .turn = turn_of<Rules>(this->position_)});
        gone_back_ = false;
        return std::nullopt;
    }

   protected:
    // At the end of another journal, whose take-backs this table does not keep.
    void take_standing_from(const Journal& journal) {
        journal_.standing = without_takebacks(journal);
        gone_back_ = has_just_gone_back(journal);
    }

    // After entries were taken back.
    void go_back() {
        gone_back_ = true;
        if (this->seating() == Seating::bidding) journal_.standing.clear();   // the seats may go to others now
        for (StandingLine& line : journal_.standing) line.entries = std::min(line.entries, journal_.entries.size());
    }

    Journal journal_;
    bool gone_back_ = false;   // since the last entry
};

}  // namespace papelotte
