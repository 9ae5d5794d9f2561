// What people do in a match.
#include "server/match/match.h"

#include <algorithm>

#include "engine/facts.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kPastKept = 200;           // records for who comes back
constexpr std::size_t kRoomForUpdate = 8192;     // bytes: nearly all take less

// The sender's own copy of an update says which of its messages it answers.
net::Message with_ref(std::string_view update, std::int64_t ref) {
    constexpr std::string_view kBegin = R"({"type":"update")";
    std::string text(kBegin);
    text.reserve(update.size() + 32);
    text += ",\"ref\":" + std::to_string(ref);
    text += update.substr(kBegin.size());
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

// --- Who may do what --------------------------------------------------------------------------------------------------------------

bool Match::holds(const std::string& person, Seat seat) const {
    const store::SeatRow& row = row_.seats[static_cast<std::size_t>(seat)];
    return row.who == store::Who::person && !person.empty() && row.person == person;
}

SeatSet Match::in_play() const {
    SeatSet seats;
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (row_.seats[i].who != store::Who::nobody) seats.insert(Seat(i));
    return seats;
}

std::optional<Seat> Match::allowed(const Asking& asking, std::int64_t rev, std::string_view name) {
    const auto seat = find_seat(facts(), name);
    if (!seat || !in_play().has(*seat)) return fail(asking, "malformed", "'seat' must be one of the match's seats"), std::nullopt;
    if (asking.socket && !holds(asking.person, *seat)) return fail(asking, "not_your_seat", "you do not hold that seat"), std::nullopt;
    if (lost_) return fail(asking, "unavailable", "the match is being loaded again"), std::nullopt;
    if (over()) return fail(asking, "over", "the match is over"), std::nullopt;
    if (rev != row_.rev) return fail(asking, "stale", "something else happened first"), std::nullopt;
    return seat;
}

// --- Actions ----------------------------------------------------------------------------------------------------------------------

void Match::play(const Asking& asking, std::int64_t rev, std::string_view name, std::string_view notation, std::string account) {
    const auto seat = allowed(asking, rev, name);
    if (!seat) return;
    if (!table_->to_act().has(*seat)) return fail(asking, "not_your_turn", "another seat is to decide");
    auto played = table_->play(*seat, notation);
    if (!played) return fail(asking, played.error().rule.empty() ? "unknown_action" : "refused", played.error().text, played.error().rule);
    Record record;
    record.seat = facts().seats[static_cast<std::size_t>(*seat)];
    record.entry = table_->journal().entries.back();
    record.seen_by = played->seen_by;
    record.account = std::move(account);
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

// --- Appending --------------------------------------------------------------------------------------------------------------------

void Match::append(Record record, const Asking& asking, std::vector<Event> events, const Table* before) {
    drop_thought();
    withdraw_questions();
    settle_agreements(record);
    if (record.kind == Record::Kind::undo) forget_thoughts(record.to);
    const store::Time changed = std::exchange(row_.changed, around_.now());
    const std::string status = row_.status, result = row_.result;
    ++row_.rev;
    if (record.kind == Record::Kind::end) row_.result = result_text(record.winners, record.by, "", "");
    update_row();

    auto telling = std::make_shared<Telling>();
    telling->asking = asking;
    telling->seats_changed = record.kind == Record::Kind::hand_over;
    Common shared = viewers_.empty() ? Common() : common(record, events);
    JsonText text(viewers_.empty() ? 0 : kRoomForUpdate);
    for (const Viewer& viewer : viewers_) {
        if (std::any_of(telling->updates.begin(), telling->updates.end(), [&](const auto& one) { return one.first == viewer.as; })) continue;
        text.clear();
        write_update(text, shared, record, viewer.as, before);
        telling->updates.emplace_back(viewer.as, std::make_shared<const std::string>(text.text()));
    }
    const bool only_advances = row_.changed == changed && row_.status == status && row_.result == result;
    std::vector<store::Change> changes;
    changes.emplace_back(store::Append{row_.id,
                                       {row_.rev, record_line(record), row_.changed, std::move(record.account)},
                                       n(),
                                       row_.status,
                                       row_.result,
                                       row_.to_act,
                                       row_.headline,
                                       only_advances});
    if (record.kind == Record::Kind::hand_over) changes.emplace_back(store::GiveSeat{row_.id, record.seat, record.ally});
    past_.push_back({row_.rev, n(), std::move(record), std::move(events)});
    if (past_.size() > kPastKept) past_.pop_front();

    ++unwritten_;
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

void Match::written(const std::shared_ptr<Telling>& telling, store::Problem problem) {
    --unwritten_;
    if (problem != store::Problem::none || lost_) {
        fail(telling->asking, "unavailable", "it could not be written to the disk: nothing has changed");
        if (!std::exchange(lost_, true)) {
            interrupt();
            for (const Viewer& viewer : viewers_) viewer.socket->close(1012, "the match is being loaded again");
            around_.given_up();
        }
        return;
    }
    if (telling->asking.socket) around_.metrics->acknowledged.add(std::chrono::steady_clock::now() - telling->asking.at);
    for (const Viewer& viewer : viewers_) {
        const auto found =
            std::find_if(telling->updates.begin(), telling->updates.end(), [&](const auto& one) { return one.first == viewer.as; });
        if (!viewer.greeted || found == telling->updates.end()) continue;
        const bool asked = telling->asking.ref && telling->asking.socket == viewer.socket;
        viewer.socket->send(asked ? with_ref(*found->second, *telling->asking.ref) : found->second);
    }
    if (telling->seats_changed) dismiss();
    if (unwritten_ > 0) return;
    if (over() || telling->seats_changed) tell_match();
    for (auto& job : std::exchange(waiting_, {})) job();
    think();
}

// Without a word to the table: an exception has left it in nobody knows what state.
void Match::give_up_broken() {
    lost_ = true;
    interrupt();
    const auto message = std::make_shared<const std::string>(boost::json::serialize(broken_message()));
    for (const Viewer& viewer : std::exchange(viewers_, {})) {
        viewer.socket->send(message);
        viewer.socket->close(1011, "the match is broken");
    }
}

void Match::when_written(std::move_only_function<void()> job) {
    if (unwritten_ == 0) return job();
    waiting_.push_back(std::move(job));
}

}  // namespace papelotte::server
