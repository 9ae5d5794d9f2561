#include "server/match/agreements.h"

#include <algorithm>
#include <utility>

namespace papelotte::server {

using store::Who;
using Kind = Record::Kind;

namespace {

constexpr int kEntriesBetweenOffers = 20;   // between draw offers to a computer, which declines: each offer writes two records

std::unexpected<RequestError> refused(const char* code, std::string_view text) { return std::unexpected(RequestError{code, std::string(text)}); }

bool contains(const std::vector<std::string>& seats, const std::string& seat) { return std::ranges::find(seats, seat) != seats.end(); }

}  // namespace

std::expected<Record, RequestError> Agreements::judge(Seat by, const AgreementRequest& request) const {
    return std::visit([&](const auto& one) { return judge(by, one); }, request);
}

Record Agreements::record(Kind kind, Seat by) const {
    Record made;
    made.kind = kind;
    made.seat = match_.name_of(by);
    return made;
}

Record Agreements::end(std::string by, Seat seat, Seats winners) const {
    Record made = record(Kind::end, seat);
    made.by = std::move(by);
    made.winners = std::move(winners);
    return made;
}

// A player agrees for all of his seats.
Agreements::Seats Agreements::with_consent_of(Seat seat, Seats accepted) const {
    for (std::size_t i = 0; i < match_.seats(); ++i) {
        const std::string& name = match_.row.seats[i].seat;
        if (match_.same_player(seat, Seat(i)) && !contains(accepted, name)) accepted.push_back(name);
    }
    return accepted;
}

// The player who asks counts as agreeing. Computers and open seats are not asked about a take-back (but see why_not_back_to) and
// cannot accept a draw.
bool Agreements::all_agree(Seat by, const Seats& accepted, bool persons_only) const {
    for (std::size_t i = 0; i < match_.seats(); ++i) {
        const store::SeatRow& seat = match_.row.seats[i];
        if (seat.who == Who::nobody || match_.same_player(by, Seat(i)) || (persons_only && seat.who != Who::person)) continue;
        if (!contains(accepted, seat.seat)) return false;
    }
    return true;
}

// --- Going back -------------------------------------------------------------------------------------------------------------------

// An entry rolls the same dice when it is played again. A player who goes back past dice or a revelation could choose another action for what he
// has seen, so every other seat must be a person who agrees. A player who holds all seats needs no consent.
std::string_view Agreements::why_not_back_to(int to, Seat by) const {
    if (to >= match_.table->settled()) return {};
    for (std::size_t i = 0; i < match_.seats(); ++i) {
        if (match_.same_player(by, Seat(i))) continue;
        const Who who = match_.row.seats[i].who;
        if (who == Who::computer) return "dice were rolled or something was revealed since: a computer does not go back past that";
        if (who == Who::open) return "dice were rolled or something was revealed since, and a seat still waits for its player";
    }
    return {};
}

std::optional<int> Agreements::undo_target(Seat seat) const {
    const std::vector<Entry>& entries = match_.table->journal().entries;
    Seat then = seat;   // the seat that its player had at an entry
    for (std::size_t i = entries.size(); i-- > 0;) {
        if (entries[i].seating) then = seat_after(*entries[i].seating, Seating::bidding, then);
        if (entries[i].joined) continue;
        if (entries[i].seat == match_.name_of(then))
            return why_not_back_to(static_cast<int>(i), seat).empty() ? std::optional(static_cast<int>(i)) : std::nullopt;
    }
    return std::nullopt;
}

Agreements::Judged Agreements::judge(Seat by, AskUndo request) const {
    if (request.to < 0 || request.to >= match_.n()) return refused("nothing_to_undo", "there is no such entry to go back to");
    if (match_.table->journal().entries[static_cast<std::size_t>(request.to)].joined)
        return refused("nothing_to_undo", "an order is taken back as a whole");
    if (undo_) return refused("nothing_to_undo", "a wish to go back waits for its answer already");
    const int to = static_cast<int>(request.to);
    if (const std::string_view why = why_not_back_to(to, by); !why.empty()) return refused("nothing_to_undo", why);
    Record made = record(all_agree(by, {}, true) ? Kind::undo : Kind::ask_undo, by);
    made.to = to;
    return made;
}

Agreements::Judged Agreements::judge(Seat by, AnswerUndo answer) const {
    if (!undo_ || match_.same_player(undo_->by, by)) return refused("no_offer", "nobody asked you to go back");
    if (!answer.accept) return record(Kind::refuse_undo, by);
    Seats accepted = with_consent_of(by, undo_->accepted);
    if (!all_agree(undo_->by, accepted, true)) return record(Kind::accept_undo, by);
    Record made = record(Kind::undo, undo_->by);
    made.to = undo_->to;
    made.consent = std::move(accepted);
    return made;
}

// --- Draws ------------------------------------------------------------------------------------------------------------------------

Agreements::Judged Agreements::judge(Seat by, OfferDraw) const {
    if (draw_) return refused("no_offer", "a draw is on offer already");
    if (declined_at_ && match_.n() < *declined_at_ + kEntriesBetweenOffers)
        return refused("declined", "the computer has just declined: play on, and offer again later");
    return record(Kind::offer_draw, by);
}

std::optional<Record> Agreements::computers_answer() const {
    for (std::size_t i = 0; i < match_.seats(); ++i)
        if (draw_ && match_.row.seats[i].who == Who::computer) return record(Kind::refuse_draw, Seat(i));
    return std::nullopt;
}

Agreements::Judged Agreements::judge(Seat by, AnswerDraw answer) const {
    if (!draw_ || by == draw_->by) return refused("no_offer", "nobody offered you a draw");
    if (!answer.accept) return record(Kind::refuse_draw, by);
    if (all_agree(draw_->by, with_consent_of(by, draw_->accepted), false)) return end("draw", by, {});
    return record(Kind::accept_draw, by);
}

// --- Resigning --------------------------------------------------------------------------------------------------------------------

// The allied seat whose player takes over when this one resigns: a person, or a computer in a person's place. An open seat cannot take over.
std::optional<Seat> Agreements::successor_of(Seat resigning) const {
    const SeatSet allies = side_of(match_.facts(), resigning, match_.in_play()) - SeatSet(resigning);
    const bool person_resigns = match_.seat(resigning).who == Who::person;
    std::optional<Seat> found;
    for (std::size_t i = match_.seats(); i-- > 0;) {
        if (!allies.has(Seat(i)) || match_.same_player(Seat(i), resigning)) continue;
        if (match_.row.seats[i].who == Who::person) return Seat(i);
        if (match_.row.seats[i].who == Who::computer && person_resigns) found = Seat(i);
    }
    return found;
}

// A side loses when its last player resigns. Until then an ally takes over the seat.
Agreements::Judged Agreements::judge(Seat by, Resign) const {
    if (const auto ally = successor_of(by)) {
        Record made = record(Kind::hand_over, by);
        made.ally = match_.name_of(*ally);
        return made;
    }
    const SeatSet others = match_.in_play() - side_of(match_.facts(), by, match_.in_play());
    Seats winners;
    for (std::size_t i = 0; i < match_.seats(); ++i)
        if (others.has(Seat(i))) winners.push_back(match_.row.seats[i].seat);
    return end("resignation", by, std::move(winners));
}

// The sides that kept the others waiting lose, if the others are people who have begun to play.
Record Agreements::abandonment() const {
    const SeatSet waited_for = match_.table->to_act();
    Seats winners;
    for (const SeatSet side : sides_in_play(match_.facts(), match_.in_play())) {
        Seats seats;
        bool has_person = false;
        for (std::size_t i = 0; i < match_.seats(); ++i) {
            if (!side.has(Seat(i))) continue;
            seats.push_back(match_.row.seats[i].seat);
            has_person = has_person || match_.row.seats[i].who == Who::person;
        }
        if (match_.n() > 0 && has_person && (side & waited_for).empty()) winners.insert(winners.end(), seats.begin(), seats.end());
    }
    return end("abandoned", waited_for.empty() ? Seat(0) : waited_for.front(), std::move(winners));
}

// --- Open requests -----------------------------------------------------------------------------------------------------------------

void Agreements::apply(const Record& record, Seat by, int n) {
    switch (record.kind) {
        case Kind::play:
            undo_.reset();
            if (draw_ && draw_->by != by) draw_.reset();   // playing on declines the offer
            break;
        case Kind::undo: undo_.reset(); break;
        case Kind::ask_undo: undo_ = UndoRequest{by, record.to, {}}; break;
        case Kind::accept_undo:
            if (undo_) undo_->accepted = with_consent_of(by, std::move(undo_->accepted));
            break;
        case Kind::refuse_undo: undo_.reset(); break;
        case Kind::offer_draw: draw_ = DrawOffer{by, {}}; break;
        case Kind::accept_draw:
            if (draw_) draw_->accepted = with_consent_of(by, std::move(draw_->accepted));
            break;
        case Kind::refuse_draw:
            draw_.reset();
            if (match_.seat(by).who == Who::computer) declined_at_ = n;
            break;
        case Kind::standing: break;
        case Kind::hand_over:
        case Kind::end: forget_offers(); break;
    }
}

void Agreements::forget_offers() {
    undo_.reset();
    draw_.reset();
}

}   // namespace papelotte::server
