// What people agree on in a match: take-backs by consent, draws, resignations, and matches that are left alone.
#include <algorithm>

#include "engine/facts.h"
#include "server/match/match.h"

namespace papelotte::server {

using store::Who;

namespace {

constexpr int kEntriesBetweenOffers = 20;   // draw offers to a computer, which declines: each writes two records

}  // namespace

bool Match::same_player(Seat a, Seat b) const {
    const store::SeatRow &one = row_.seats[static_cast<std::size_t>(a)], &other = row_.seats[static_cast<std::size_t>(b)];
    return a == b || (one.who == Who::person && other.who == Who::person && one.person == other.person);
}

std::vector<std::string> Match::seats_but(SeatSet without) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if ((in_play() - without).has(Seat(i))) names.push_back(row_.seats[i].seat);
    return names;
}

// Who agrees does so for all of his seats.
void Match::agree(Seat seat, std::vector<std::string>& accepted) const {
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (same_player(seat, Seat(i)) && std::find(accepted.begin(), accepted.end(), row_.seats[i].seat) == accepted.end())
            accepted.push_back(row_.seats[i].seat);
}

// The player who asks counts as agreeing. Computers and open seats are not asked about a take-back (but see why_not_back_to) and cannot accept a
// draw.
bool Match::all_agree(Seat by, const std::vector<std::string>& accepted, bool persons_alone) const {
    for (std::size_t i = 0; i < row_.seats.size(); ++i) {
        if (!in_play().has(Seat(i)) || same_player(by, Seat(i)) || (persons_alone && row_.seats[i].who != Who::person)) continue;
        if (std::find(accepted.begin(), accepted.end(), row_.seats[i].seat) == accepted.end()) return false;
    }
    return true;
}

// --- Going back -------------------------------------------------------------------------------------------------------------------

// An entry rolls the same dice when it is played again. A player who goes back past dice or a revelation could choose another action for what he
// has seen, so every other seat must be a person who agrees. A player who holds all seats needs no consent.
std::string_view Match::why_not_back_to(int to, Seat by) const {
    if (to >= table_->settled()) return {};
    for (std::size_t i = 0; i < row_.seats.size(); ++i) {
        if (!in_play().has(Seat(i)) || same_player(by, Seat(i))) continue;
        if (row_.seats[i].who == Who::computer) return "dice were rolled or something was revealed since: a computer does not go back past that";
        if (row_.seats[i].who == Who::open) return "dice were rolled or something was revealed since, and a seat still waits for its player";
    }
    return {};
}

void Match::ask_undo(const Asking& asking, std::int64_t rev, std::string_view name, std::int64_t to) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (to < 0 || to >= n()) return fail(asking, "nothing_to_undo", "there is no such entry to go back to");
    if (wish_) return fail(asking, "nothing_to_undo", "a wish to go back waits for its answer already");
    if (const std::string_view why = why_not_back_to(static_cast<int>(to), *seat); !why.empty()) return fail(asking, "nothing_to_undo", why);
    if (all_agree(*seat, {}, true)) return take_back(static_cast<int>(to), *seat, asking);
    Record record;
    record.kind = Record::Kind::ask_undo;
    record.seat = name;
    record.to = static_cast<int>(to);
    wish_ = Wish{*seat, record.to, {}};
    append(std::move(record), asking, {}, nullptr);
}

void Match::answer_undo(const Asking& asking, std::int64_t rev, std::string_view name, bool accept) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (!wish_ || same_player(wish_->by, *seat)) return fail(asking, "no_offer", "nobody asked you to go back");
    if (accept) agree(*seat, wish_->accepted);
    if (accept && all_agree(wish_->by, wish_->accepted, true)) return take_back(wish_->to, wish_->by, asking);
    Record record;
    record.kind = accept ? Record::Kind::accept_undo : Record::Kind::refuse_undo;
    record.seat = name;
    if (!accept) wish_.reset();
    append(std::move(record), asking, {}, nullptr);
}

void Match::take_back(int to, Seat by, const Asking& asking) {
    auto earlier = table_->back_at(to);
    if (!earlier) return fail(asking, "unavailable", earlier.error());
    const std::unique_ptr<Table> before = std::exchange(table_, std::move(*earlier));
    Record record;
    record.kind = Record::Kind::undo;
    record.seat = facts().seats[static_cast<std::size_t>(by)];
    record.to = to;
    if (wish_) record.consent = wish_->accepted;
    append(std::move(record), asking, {}, before.get());
}

// --- Draws ------------------------------------------------------------------------------------------------------------------------

void Match::offer_draw(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (draw_) return fail(asking, "no_offer", "a draw is on offer already");
    if (declined_ && n() < *declined_ + kEntriesBetweenOffers)
        return fail(asking, "declined", "the computer has just declined: play on, and offer again later");
    Record record;
    record.kind = Record::Kind::offer_draw;
    record.seat = name;
    draw_ = Offer{*seat, {}};
    append(record, asking, {}, nullptr);
    // A computer plays on.
    for (const store::SeatRow& other : row_.seats) {
        if (other.who != Who::computer || !draw_) continue;
        draw_.reset();
        declined_ = n();
        record.kind = Record::Kind::refuse_draw;
        record.seat = other.seat;
        append(record, {}, {}, nullptr);
    }
}

void Match::answer_draw(const Asking& asking, std::int64_t rev, std::string_view name, bool accept) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (!draw_ || *seat == draw_->by) return fail(asking, "no_offer", "nobody offered you a draw");
    if (accept) agree(*seat, draw_->accepted);
    if (accept && all_agree(draw_->by, draw_->accepted, false)) return end("draw", *seat, {}, asking);
    Record record;
    record.kind = accept ? Record::Kind::accept_draw : Record::Kind::refuse_draw;
    record.seat = name;
    if (!accept) draw_.reset();
    append(std::move(record), asking, {}, nullptr);
}

// --- Resigning --------------------------------------------------------------------------------------------------------------------

// The allied seat whose player goes on for both when this one resigns: another person, or, in a person's place, a computer. A seat that
// nobody has taken yet cannot go on.
std::optional<Seat> Match::who_goes_on(Seat resigning) const {
    const SeatSet allies = side_of(facts(), resigning, in_play()) - SeatSet(resigning);
    const bool person_resigns = row_.seats[static_cast<std::size_t>(resigning)].who == Who::person;
    std::optional<Seat> found;
    for (std::size_t i = row_.seats.size(); i-- > 0;) {
        if (!allies.has(Seat(i)) || same_player(Seat(i), resigning)) continue;
        if (row_.seats[i].who == Who::person) return Seat(i);
        if (row_.seats[i].who == Who::computer && person_resigns) found = Seat(i);
    }
    return found;
}

// A side loses when its last player resigns; until then his ally plays his seat as well.
void Match::resign(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    const auto ally = who_goes_on(*seat);
    if (!ally) return end("resignation", *seat, seats_but(side_of(facts(), *seat, in_play())), asking);
    store::SeatRow& given = row_.seats[static_cast<std::size_t>(*seat)];
    const store::SeatRow& taking = row_.seats[static_cast<std::size_t>(*ally)];
    given.who = taking.who;
    given.person = taking.person;
    given.level = taking.level;
    names_[static_cast<std::size_t>(*seat)] = names_[static_cast<std::size_t>(*ally)];
    minds_[static_cast<std::size_t>(*seat)].reset();
    Record record;
    record.kind = Record::Kind::hand_over;
    record.seat = name;
    record.ally = taking.seat;
    append(std::move(record), asking, {}, nullptr);
}

// Deleting an account clears the person of its seats in the same transaction, and that counts as the resignation. Its record is written when the
// match is next in memory: at once, or after a crash by Upkeep.
void Match::resign_left() {
    for (std::size_t i = 0; i < row_.seats.size() && !over() && !lost_; ++i)
        if (row_.seats[i].who == Who::person && row_.seats[i].person.empty()) resign({}, row_.rev, row_.seats[i].seat);
}

// The sides that kept the others waiting lose, if the others are people who had begun to play.
void Match::abandon() {
    if (over() || lost_) return;
    const SeatSet waited_for = table_->to_act();
    std::vector<std::string> winners;
    for (const SeatSet side : sides_in_play(facts(), in_play())) {
        const auto sits = [&](Seat seat) { return side.has(seat) && row_.seats[static_cast<std::size_t>(seat)].who == Who::person; };
        bool people = false;
        for (std::size_t i = 0; i < row_.seats.size(); ++i) people = people || sits(Seat(i));
        if (n() == 0 || !people || !(side & waited_for).empty()) continue;
        for (std::size_t i = 0; i < row_.seats.size(); ++i)
            if (side.has(Seat(i))) winners.push_back(row_.seats[i].seat);
    }
    end("abandoned", waited_for.empty() ? Seat(0) : waited_for.front(), std::move(winners), {});
}

void Match::end(std::string by, Seat seat, std::vector<std::string> winners, const Asking& asking) {
    Record record;
    record.kind = Record::Kind::end;
    record.seat = facts().seats[static_cast<std::size_t>(seat)];
    record.by = std::move(by);
    record.winners = std::move(winners);
    append(std::move(record), asking, {}, nullptr);
}

// A wish to go back and an offer of a draw do not outlive what makes them pointless, nor one who made them.
void Match::settle_agreements(const Record& record) {
    using Kind = Record::Kind;
    if (record.kind == Kind::play || record.kind == Kind::undo || record.kind == Kind::end || record.kind == Kind::hand_over) wish_.reset();
    if (record.kind == Kind::end || record.kind == Kind::hand_over) draw_.reset();
    if (record.kind == Kind::play && draw_ && facts().seats[static_cast<std::size_t>(draw_->by)] != record.seat) draw_.reset();
}

}   // namespace papelotte::server
