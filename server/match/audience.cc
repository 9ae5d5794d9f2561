#include "server/match/audience.h"

#include <algorithm>

#include "server/match/match_json.h"
#include "server/match/match_messages.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostViewers = 500;
constexpr std::size_t kRecentRecords = 200;

net::Message message_of(const json::object& message) { return std::make_shared<const std::string>(json::serialize(message)); }

}  // namespace

void Viewer::stop_questions() {
    if (hint) hint->request_stop();
    if (odds) odds->request_stop();
}

// --- Viewers ----------------------------------------------------------------------------------------------------------------------

bool Audience::full() const { return viewers_.size() >= kMostViewers; }

void Audience::remove(const net::Socket& socket) {
    if (Viewer* leaving = find(socket)) leaving->stop_questions();
    std::erase_if(viewers_, [&](const Viewer& one) { return one.socket->id() == socket.id(); });
}

Viewer* Audience::find(const net::Socket& socket) {
    const auto found = std::find_if(viewers_.begin(), viewers_.end(), [&](const Viewer& one) { return one.socket->id() == socket.id(); });
    return found == viewers_.end() ? nullptr : &*found;
}

// Matches without viewers share one place in the queue per maker.
work::TaskOwner Audience::waiting_for_computers() const {
    auto found = std::find_if(viewers_.begin(), viewers_.end(), [&](const Viewer& one) { return match_.plays(one.person); });
    if (found == viewers_.end()) found = viewers_.begin();
    return found == viewers_.end() ? work::TaskOwner{"", match_.row.maker} : work::TaskOwner{found->socket->network(), found->person};
}

void Audience::stop_questions() {
    for (Viewer& one : viewers_) one.stop_questions();
}

void Audience::close_seats_lost() const {
    for (const Viewer& one : viewers_)
        if (one.as != kObserver && !match_.holds(one.person, one.as)) one.socket->close(1012, "the seat has changed hands");
}

void Audience::close_all(std::uint16_t code, std::string_view reason) const {
    for (const Viewer& one : viewers_) one.socket->close(code, reason);
}

void Audience::dismiss(const json::object& last_message, std::uint16_t code, std::string_view reason) {
    const net::Message message = message_of(last_message);
    for (const Viewer& one : std::exchange(viewers_, {})) {
        one.socket->send(message);
        one.socket->close(code, reason);
    }
}

// --- Records ----------------------------------------------------------------------------------------------------------------------

PendingUpdates Audience::updates(const Record& record, const ActionEvents& events, const Table* before, const Requester& requester,
                                 std::string_view stopped) const {
    PendingUpdates made;
    made.requester = requester;
    made.rev = match_.row.rev;
    if (viewers_.empty()) return made;
    UpdateWriter writer(match_, agreements_, record, events, before);
    for (const Viewer& one : viewers_) {
        if (requester.ref && one.socket == requester.socket) made.own = writer.write(one.as, requester.ref, stopped);
        else if (std::ranges::find(made.by_view, one.as, &std::pair<Seat, net::Message>::first) == made.by_view.end())
            made.by_view.emplace_back(one.as, writer.write(one.as));
    }
    return made;
}

void Audience::send(const PendingUpdates& updates) {
    sent_ = updates.rev;
    for (const Viewer& one : viewers_) {
        if (!one.greeted) continue;
        const auto found = std::ranges::find(updates.by_view, one.as, &std::pair<Seat, net::Message>::first);
        if (updates.own && one.socket == updates.requester.socket) one.socket->send(updates.own);
        else if (found != updates.by_view.end()) one.socket->send(found->second);
    }
}

void Audience::players_exchanged() {
    for (Viewer& one : viewers_) {
        one.as = seat_after(Seating::kept, Seating::exchanged, one.as);
        if (std::exchange(one.greeted, false)) one.exchanged_after = sent_.value_or(match_.row.rev);
    }
}

void Audience::greet_exchanged(const Requester& requester) {
    for (Viewer& one : viewers_) {
        const auto after = std::exchange(one.exchanged_after, std::nullopt);
        if (!after) continue;
        one.greeted = true;
        if (requester.ref && one.socket == requester.socket) requester.answer(state(one, after));
        else one.socket->send(message_of(state(one, after)));
    }
}

void Audience::remember(Record record, ActionEvents events, SeatSet waited_for) {
    const int first = record.entries.empty() ? match_.n() : record.entries.front().n;
    recent_.push_back({match_.row.rev, first, match_.n(), std::move(record), std::move(events), waited_for});
    if (recent_.size() > kRecentRecords) recent_.pop_front();
}

void Audience::forget_after(std::int64_t rev) {
    while (!recent_.empty() && recent_.back().rev > rev) recent_.pop_back();
}

bool Audience::still_valid(std::int64_t rev, Seat seat) const {
    const auto first = std::ranges::find(recent_, rev + 1, &RecentRecord::rev);
    if (first == recent_.end() || match_.table->settled() >= first->first) return false;   // dice were rolled, or something was revealed
    return std::all_of(first, recent_.end(), [&](const RecentRecord& one) {
        return one.record.kind == Record::Kind::play && one.waited_for.has(seat) && one.record.seat != match_.name_of(seat);
    });
}

// --- States -----------------------------------------------------------------------------------------------------------------------

void Audience::greet(Viewer& viewer, std::optional<std::int64_t> seen) const {
    viewer.greeted = true;
    viewer.socket->send(message_of(state(viewer, seen)));
}

json::object Audience::state(const Viewer& viewer, std::optional<std::int64_t> seen) const {
    json::object out{{"type", "state"}, {"rev", match_.row.rev}, {"n", match_.n()}, {"as", seat_name(match_.facts(), viewer.as)}};
    out["match"] = summary(viewer.person);
    out["view"] = match_.table->view(viewer.as);
    JsonText decision, undo;
    write_decision(decision, match_, viewer.as);
    write_undo(undo, match_, agreements_, viewer.as);
    out["decision"] = decision.value();
    out["undo"] = undo.value();
    out["draw"] = draw_json(match_, agreements_);
    if (computer_waits_) out["computer_waits"] = true;
    json::object here = presence();
    here.erase("type");
    out["presence"] = std::move(here);
    if (match_.plays(viewer.person)) {
        json::array chat;
        for (const store::ChatRow& row : match_.chat)
            if (match_.hears(viewer.person, row)) chat.push_back(chat_json(row));
        out["chat"] = std::move(chat);
    }
    if (seen)
        if (auto records = missed(viewer, *seen)) out["missed"] = std::move(*records);
    return out;
}

// Nullopt if the records are no longer in memory, or if `seen` is larger than the latest record.
std::optional<json::array> Audience::missed(const Viewer& viewer, std::int64_t seen) const {
    const std::int64_t rev = match_.row.rev;
    if (seen > rev || (seen < rev && (recent_.empty() || recent_.front().rev > seen + 1))) return std::nullopt;
    json::array records;
    for (const RecentRecord& one : recent_) {
        if (one.rev <= seen) continue;
        JsonText record;
        write_record(record, one.record, match_.over() ? std::nullopt : std::optional(viewer.as));
        json::array events, counts;
        for (const std::vector<Event>& of_action : one.events) {
            const std::size_t told = events.size();
            for (const Event& event : of_action)
                if (event.seen_by.has(viewer.as)) events.push_back(match_.table->event_json(event));
            counts.push_back(events.size() - told);
        }
        records.push_back(json::object{{"rev", one.rev}, {"n", one.n}, {"record", record.value()}, {"events", std::move(events)}});
        if (counts.size() > 1) records.back().get_object()["counts"] = std::move(counts);
    }
    return records;
}

// --- Other messages ---------------------------------------------------------------------------------------------------------------

bool Audience::is_here(Seat seat) const {
    return match_.seat(seat).who == store::Who::computer || (!match_.seat(seat).person.empty() && elsewhere_.has(match_.seat(seat).person)) ||
           std::any_of(viewers_.begin(), viewers_.end(), [&](const Viewer& one) { return match_.holds(one.person, seat); });
}

json::object Audience::presence() const {
    json::object here;
    for (std::size_t i = 0; i < match_.seats(); ++i)
        if (match_.in_play().has(Seat(i))) here[match_.row.seats[i].seat] = is_here(Seat(i));
    return {{"type", "presence"}, {"here", std::move(here)}, {"watchers", this->here().watchers + elsewhere_.watchers()}};
}

RemotePresence::Viewers Audience::here() const {
    RemotePresence::Viewers viewers;
    for (const Viewer& one : viewers_) {
        if (match_.plays(one.person)) viewers.players.insert(one.person);
        else ++viewers.watchers;
    }
    return viewers;
}

json::object Audience::summary(std::string_view person) const {
    std::vector<bool> here;
    for (std::size_t i = 0; i < match_.seats(); ++i) here.push_back(is_here(Seat(i)));
    return match_json(match_.row, match_.names, person, here);
}

void Audience::send_presence() const {
    const net::Message message = message_of(presence());
    for (const Viewer& one : viewers_)
        if (one.greeted) one.socket->send(message);
}

void Audience::send_match() const {
    for (const Viewer& one : viewers_)
        if (one.greeted) one.socket->send(message_of({{"type", "match"}, {"match", summary(one.person)}}));
}

bool Audience::tell_computer_waits(bool waits) {
    if (std::exchange(computer_waits_, waits) == waits) return false;
    const net::Message message = message_of({{"type", "computer_waits"}, {"waits", waits}});
    for (const Viewer& one : viewers_)
        if (one.greeted) one.socket->send(message);
    return true;
}

void Audience::send_standing(Seat seat, const Requester& requester) const {
    const std::vector<std::string> answers = match_.table->standing(seat);
    const json::object message{{"type", "standing"}, {"seat", match_.name_of(seat)}, {"answers", json::array(answers.begin(), answers.end())}};
    for (const Viewer& one : viewers_)
        if (one.socket != requester.socket && one.greeted && one.as == seat) one.socket->send(message_of(message));
    requester.answer(message);
}

void Audience::send_chat(const store::ChatRow& chat, const Requester& requester) const {
    const json::object message{{"type", "chat"}, {"message", chat_json(chat)}};
    const net::Message text = message_of(message);
    for (const Viewer& one : viewers_)
        if (one.socket != requester.socket && one.greeted && match_.hears(one.person, chat)) one.socket->send(text);
    requester.answer(message);
}

}  // namespace papelotte::server
