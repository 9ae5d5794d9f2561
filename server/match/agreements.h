// Agreements between the players of a match: take-backs by consent, draws and resignations. This class judges requests and remembers
// the open ones; it sends and writes nothing.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/match/match_state.h"
#include "server/match/record.h"

namespace papelotte::server {

struct AskUndo {
    std::int64_t to = 0;   // the number of entries that would remain
};
struct AnswerUndo {
    bool accept = false;
};
struct OfferDraw {};
struct AnswerDraw {
    bool accept = false;
};
struct Resign {};
using AgreementRequest = std::variant<AskUndo, AnswerUndo, OfferDraw, AnswerDraw, Resign>;

struct UndoRequest {
    Seat by;
    int to;
    std::vector<std::string> accepted;   // seats
};
struct DrawOffer {
    Seat by;
    std::vector<std::string> accepted;   // seats
};

class Agreements {
   public:
    explicit Agreements(const MatchState& match) : match_(match) {}

    // The record that a seat's request leads to, or the reason why it leads to none. The match must be running.
    std::expected<Record, RequestError> judge(Seat, const AgreementRequest&) const;
    std::optional<Record> computers_answer() const;   // to the open draw offer, if a computer plays
    Record abandonment() const;                       // ends a match whose time is over

    // Called for every record of the match, new or loaded. n: the number of entries after it.
    void apply(const Record&, Seat by, int n);

    void forget_all() { forget_offers(), declined_at_.reset(); }   // before all records are applied again
    void forget_offers();   // after players have exchanged seats

    const std::optional<UndoRequest>& undo_request() const { return undo_; }
    const std::optional<DrawOffer>& draw_offer() const { return draw_; }
    std::optional<int> undo_target(Seat) const;       // the entry before the seat's last one, if the seat may ask to go back there

   private:
    using Seats = std::vector<std::string>;
    using Judged = std::expected<Record, RequestError>;

    Judged judge(Seat, AskUndo) const;
    Judged judge(Seat, AnswerUndo) const;
    Judged judge(Seat, OfferDraw) const;
    Judged judge(Seat, AnswerDraw) const;
    Judged judge(Seat, Resign) const;

    Record record(Record::Kind, Seat by) const;
    Record end(std::string by, Seat, Seats winners) const;
    Seats with_consent_of(Seat, Seats accepted) const;
    bool all_agree(Seat by, const Seats& accepted, bool persons_only) const;
    std::string_view why_not_back_to(int to, Seat by) const;   // empty: the other persons may be asked
    std::optional<Seat> successor_of(Seat resigning) const;

    const MatchState& match_;
    std::optional<UndoRequest> undo_;
    std::optional<DrawOffer> draw_;
    std::optional<int> declined_at_;                  // the number of entries when a computer declined a draw
};

}  // namespace papelotte::server
