// What people do in a match.
#include "server/match/match.h"

#include <algorithm>

#include "engine/facts.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kPastKept = 200;   // records for who comes back

std::string result_text(const std::vector<std::string>& winners, std::string_view by, std::string_view rule, std::string_view reason) {
    return boost::json::serialize(
        boost::json::object{{"winners", boost::json::array(winners.begin(), winners.end())}, {"by", by}, {"rule", rule}, {"reason", reason}});
}

}  // namespace

// --- Who may do what --------------------------------------------------------------------------------------------------------------

bool Match::holds(const std::string& person, Seat seat) const {
    const store::SeatRow& row = row_.seats[static_cast<std::size_t>(seat)];
    return row.who == store::Who::person && !person.empty() && row.person == person;
}

std::optional<Seat> Match::allowed(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = find_seat(facts(), name);
    if (!seat) return fail(asking, "malformed", "'seat' must be one of the match's seats"), std::nullopt;
    if (asking.socket && !holds(asking.person, *seat)) return fail(asking, "not_your_seat", "you do not hold that seat"), std::nullopt;
    if (lost_) return fail(asking, "unavailable", "the match is being loaded again"), std::nullopt;
    if (over()) return fail(asking, "over", "the match is over"), std::nullopt;
    if (rev != row_.rev) return fail(asking, "stale", "something else happened first"), std::nullopt;
    return seat;
}

std::vector<Seat> Match::other_seats(Seat seat) const {
    std::vector<Seat> others;
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (Seat(i) != seat) others.push_back(Seat(i));
    return others;
}

// --- Actions ----------------------------------------------------------------------------------------------------------------------

void Match::play(const Asking& asking, std::int64_t rev, std::string_view name, std::string_view notation) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (!table_->to_act().has(*seat)) return fail(asking, "not_your_turn", "another seat is to decide");
    auto played = table_->play(*seat, notation);
    if (!played) return fail(asking, played.error().rule.empty() ? "unknown_action" : "refused", played.error().text, played.error().rule);
    Record record;
    record.seat = facts().seats[static_cast<std::size_t>(*seat)];
    record.entry = table_->journal().entries.back();
    append(std::move(record), asking, std::move(played->events), nullptr);
}

void Match::undo(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (const auto problem = table_->undo(*seat)) return fail(asking, "nothing_to_undo", problem->text);
    Record record;
    record.kind = Record::Kind::undo;
    record.seat = name;
    record.to = n();
    append(std::move(record), asking, {}, nullptr);
}

void Match::ask_undo(const Asking& asking, std::int64_t rev, std::string_view name, std::int64_t to) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (to < 0 || to >= n()) return fail(asking, "nothing_to_undo", "there is no such entry to go back to");
    if (wish_) return fail(asking, "nothing_to_undo", "a wish to go back waits for its answer already");
    // Computers agree, and so does who sits on several seats.
    std::vector<std::string> consent;
    bool all = true;
    for (const Seat other : other_seats(*seat)) {
        const store::SeatRow& row = row_.seats[static_cast<std::size_t>(other)];
        const bool agrees = row.who != store::Who::person || row.person == row_.seats[static_cast<std::size_t>(*seat)].person;
        if (agrees) consent.push_back(row.seat);
        all = all && agrees;
    }
    if (all) return take_back(static_cast<int>(to), *seat, std::move(consent), asking);
    Record record;
    record.kind = Record::Kind::ask_undo;
    record.seat = name;
    record.to = static_cast<int>(to);
    wish_ = Wish{*seat, record.to, std::move(consent)};
    append(std::move(record), asking, {}, nullptr);
}

void Match::answer_undo(const Asking& asking, std::int64_t rev, std::string_view name, bool accept) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (!wish_ || wish_->by == *seat) return fail(asking, "no_offer", "nobody asked you to go back");
    if (!accept) {
        Record record;
        record.kind = Record::Kind::refuse_undo;
        record.seat = name;
        wish_.reset();
        return append(std::move(record), asking, {}, nullptr);
    }
    if (std::find(wish_->accepted.begin(), wish_->accepted.end(), name) == wish_->accepted.end()) wish_->accepted.emplace_back(name);
    if (wish_->accepted.size() + 1 < row_.seats.size()) return answer(asking, {{"type", "pong"}});   // one more has to agree
    const Wish wish = *wish_;
    take_back(wish.to, wish.by, wish.accepted, asking);
}

void Match::take_back(int to, Seat by, std::vector<std::string> consent, const Asking& asking) {
    Journal journal = table_->journal();
    journal.entries.resize(static_cast<std::size_t>(to));
    journal.closing.reset();
    auto earlier = game_->resume(journal, seed_);
    if (!earlier) return fail(asking, "unavailable", earlier.error());
    const std::unique_ptr<Table> before = std::exchange(table_, std::move(*earlier));
    Record record;
    record.kind = Record::Kind::undo;
    record.seat = facts().seats[static_cast<std::size_t>(by)];
    record.to = to;
    record.consent = std::move(consent);
    append(std::move(record), asking, {}, before.get());
}

// --- Ends -------------------------------------------------------------------------------------------------------------------------

void Match::offer_draw(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (draw_offered_by_) return fail(asking, "no_offer", "a draw is on offer already");
    Record record;
    record.kind = Record::Kind::offer_draw;
    record.seat = name;
    draw_offered_by_ = seat;
    append(record, asking, {}, nullptr);
    // A computer plays on.
    for (const Seat other : other_seats(*seat)) {
        if (row_.seats[static_cast<std::size_t>(other)].who != store::Who::computer || !draw_offered_by_) continue;
        draw_offered_by_.reset();
        record.kind = Record::Kind::refuse_draw;
        record.seat = facts().seats[static_cast<std::size_t>(other)];
        append(record, {}, {}, nullptr);
    }
}

void Match::answer_draw(const Asking& asking, std::int64_t rev, std::string_view name, bool accept) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (!draw_offered_by_ || *draw_offered_by_ == *seat) return fail(asking, "no_offer", "nobody offered you a draw");
    if (accept) return end("draw", *seat, {}, asking);
    Record record;
    record.kind = Record::Kind::refuse_draw;
    record.seat = name;
    draw_offered_by_.reset();
    append(std::move(record), asking, {}, nullptr);
}

void Match::resign(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    std::vector<std::string> winners;
    for (const Seat other : other_seats(*seat)) winners.emplace_back(facts().seats[static_cast<std::size_t>(other)]);
    end("resignation", *seat, std::move(winners), asking);
}

void Match::resign_all(const std::string& person) {
    for (std::size_t i = 0; i < row_.seats.size() && !over() && !lost_; ++i)
        if (holds(person, Seat(i))) resign({}, row_.rev, row_.seats[i].seat);
}

// The seats that kept the others waiting lose, if the others are people who had begun to play.
void Match::abandon() {
    if (over() || lost_) return;
    const SeatSet waited_for = table_->to_act();
    std::vector<std::string> winners;
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (n() > 0 && row_.seats[i].who == store::Who::person && !waited_for.has(Seat(i))) winners.push_back(row_.seats[i].seat);
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

// --- Appending --------------------------------------------------------------------------------------------------------------------

// A wish to go back and an offer of a draw do not outlive what makes them pointless.
void Match::settle_agreements(const Record& record) {
    using Kind = Record::Kind;
    if (record.kind == Kind::play || record.kind == Kind::undo || record.kind == Kind::end) wish_.reset();
    if (record.kind == Kind::end) draw_offered_by_.reset();
    if (record.kind == Kind::play && draw_offered_by_ && facts().seats[static_cast<std::size_t>(*draw_offered_by_)] != record.seat)
        draw_offered_by_.reset();
}

void Match::append(Record record, const Asking& asking, std::vector<Event> events, const Table* before) {
    settle_agreements(record);
    if (record.kind == Record::Kind::undo) forget_thoughts(record.to);
    ++row_.rev;
    row_.changed = around_.now();
    if (record.kind == Record::Kind::end) row_.result = result_text(record.winners, record.by, "", "");
    update_row();

    auto telling = std::make_shared<Telling>();
    telling->asking = asking;
    Common shared = viewers_.empty() ? Common() : common(record, events);
    for (const Viewer& viewer : viewers_)
        if (std::none_of(telling->tails.begin(), telling->tails.end(), [&](const auto& one) { return one.first == viewer.as; }))
            telling->tails.emplace_back(viewer.as, tail(shared, record, viewer.as, before));
    store::Append change{row_.id, {row_.rev, record_line(record), row_.changed}, n(), row_.status, row_.result, row_.to_act, row_.headline};
    past_.push_back({row_.rev, n(), record, std::move(events)});
    if (past_.size() > kPastKept) past_.pop_front();

    ++unwritten_;
    std::vector<store::Change> changes;
    changes.emplace_back(std::move(change));
    around_.store->submit(std::move(changes), [self = shared_from_this(), telling](store::Problem problem) {
        self->around_.post([self, telling, problem] { self->written(telling, problem); });
    });
}

// The row's columns that follow from the table.
void Match::update_row() {
    row_.n = n();
    row_.headline = table_->headline();
    if (const auto& closing = table_->journal().closing; closing && row_.result.empty())
        row_.result = result_text(closing->winners, "rules", closing->rule, closing->reason);
    row_.to_act.clear();
    if (over()) row_.status = "over";
    for (std::size_t i = 0; i < row_.seats.size() && !over(); ++i)
        if (table_->to_act().has(Seat(i))) row_.to_act += (row_.to_act.empty() ? "" : " ") + row_.seats[i].seat;
}

void Match::written(std::shared_ptr<Telling> telling, store::Problem problem) {
    --unwritten_;
    if (problem != store::Problem::none || lost_) {
        fail(telling->asking, "unavailable", "it could not be written to the disk: nothing has changed");
        if (!std::exchange(lost_, true)) {
            for (const Viewer& viewer : viewers_) viewer.socket->close(1012, "the match is being loaded again");
            around_.given_up();
        }
        return;
    }
    std::vector<std::pair<Seat, net::Message>> messages;
    for (const auto& [as, text] : telling->tails) messages.emplace_back(as, std::make_shared<const std::string>("{\"type\":\"update\"" + text));
    for (const Viewer& viewer : viewers_) {
        const auto found = std::find_if(messages.begin(), messages.end(), [&](const auto& one) { return one.first == viewer.as; });
        if (!viewer.greeted || found == messages.end()) continue;
        const bool asked = telling->asking.ref && telling->asking.socket == viewer.socket;
        viewer.socket->send(asked ? std::make_shared<const std::string>("{\"type\":\"update\",\"ref\":" + std::to_string(*telling->asking.ref) +
                                                                        found->second->substr(std::string_view("{\"type\":\"update\"").size()))
                                  : found->second);
    }
    if (unwritten_ > 0) return;
    if (over()) tell_match();
    for (auto& job : std::exchange(waiting_, {})) job();
    think();
}

void Match::when_written(std::move_only_function<void()> job) {
    if (unwritten_ == 0) return job();
    waiting_.push_back(std::move(job));
}

}  // namespace papelotte::server
