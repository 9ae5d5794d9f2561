// Questions to a match that change nothing: why an action is not legal, what a piece may do, why a computer moved, what it would do in
// the player's place, and what an action may lead to. Answers use only what the seat may know, and do not reveal anything hidden.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "server/match/audience.h"
#include "server/match/computer_seats.h"
#include "server/match/match_state.h"
#include "server/match/pending_writes.h"
#include "server/match/requester.h"
#include "server/match/services.h"

namespace papelotte::server {

class Advice {
   public:
    // `owner` owns all other arguments. It is kept alive while a question is being computed.
    Advice(std::weak_ptr<void> owner, const MatchState&, Audience&, const ComputerSeats&, PendingWrites&, const Services&);

    void why(const Requester&, const std::vector<std::string>& notations) const;
    void inspect(const Requester&, std::string_view piece) const;
    void ways(const Requester&, const std::vector<std::string>& pieces, const std::vector<std::string>& over) const;
    void reasons(const Requester&, std::int64_t n) const;   // why a computer did entry n
    void hint(const Requester&) const;
    void odds(const Requester&, std::string_view notation) const;

   private:
    using Computation = std::move_only_function<boost::json::object(const std::stop_token&)>;
    using Asked = std::optional<std::stop_source> Viewer::*;   // the kind of question

    std::optional<Seat> acting_seat(const Requester&) const;   // the seat of its view, if that seat is to act; else refuses
    std::optional<std::stop_token> begin(const Requester&, Asked) const;   // refuses a second question of that kind
    void think(const Requester&, Asked, work::Length, Computation) const;
    void ask_workers(const Requester&, Asked, work::Length, const Question&) const;
    void answer(const Requester&, Asked, std::int64_t rev, boost::json::object) const;
    Question question(Question::Kind, Seat) const;

    std::weak_ptr<void> owner_;
    const MatchState& match_;
    Audience& audience_;
    const ComputerSeats& computers_;
    PendingWrites& writes_;
    const Services& services_;
};

}  // namespace papelotte::server
