// What a match tells: states, updates, and their parts. Everything is made for one view, and nothing that this view may not see goes in.
#include <algorithm>

#include "engine/facts.h"
#include "engine/merge_patch.h"
#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace json = boost::json;

json::object Match::decision(Seat as) const {
    json::object out;
    json::array to_act;
    const SeatSet acting = over() ? SeatSet() : table_->to_act();
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (acting.has(Seat(i))) to_act.emplace_back(facts().seats[i]);
    out["to_act"] = std::move(to_act);
    out["secret"] = table_->sees_secret(as);
    if (as == kObserver || !acting.has(as)) return out;
    const Prompt prompt = table_->prompt(as);
    json::array rules;
    for (const std::string_view rule : prompt.rules)
        if (!rule.empty()) rules.emplace_back(rule);
    out["prompt"] = {{"step", prompt.step}, {"text", prompt.text}, {"rules", std::move(rules)}};
    json::array legal;
    for (const Choice& choice : table_->legal(as)) legal.emplace_back(choice.notation);
    out["legal"] = std::move(legal);
    return out;
}

// The entry before the seat's own last one: what it may ask the others to go back to.
std::optional<int> Match::earliest_wish(Seat seat) const {
    const std::vector<Entry>& entries = table_->journal().entries;
    const std::string_view name = facts().seats[static_cast<std::size_t>(seat)];
    for (std::size_t i = entries.size(); i-- > 0;)
        if (entries[i].seat == name) return static_cast<int>(i);
    return std::nullopt;
}

json::object Match::undo_state(Seat as) const {
    json::object out{{"can", false}, {"ask", nullptr}, {"asked", nullptr}};
    if (wish_)
        out["asked"] = {{"by", facts().seats[static_cast<std::size_t>(wish_->by)]},
                        {"to", wish_->to},
                        {"accepted", json::array(wish_->accepted.begin(), wish_->accepted.end())}};
    if (as == kObserver || over()) return out;
    out["can"] = table_->can_undo(as);
    if (const auto entry = earliest_wish(as)) out["ask"] = *entry;
    return out;
}

json::value Match::draw_state() const {
    if (!draw_) return nullptr;
    return {{"by", facts().seats[static_cast<std::size_t>(draw_->by)]},
            {"accepted", json::array(draw_->accepted.begin(), draw_->accepted.end())}};
}

json::array Match::events_json(const std::vector<Event>& events, Seat as) const {
    json::array told;
    for (const Event& event : events)
        if (event.seen_by.has(as)) told.push_back(table_->event_json(event));
    return told;
}

// What all views of a record have in common is written once.
Match::Common Match::common(const Record& record, const std::vector<Event>& events) const {
    Common out;
    const std::string numbers = ",\"rev\":" + std::to_string(row_.rev) + ",\"n\":" + std::to_string(n()) + ",\"record\":";
    out.begin = numbers + json::serialize(record_json(record));
    if (record.seen_by != SeatSet::everyone()) out.begin_untold = numbers + json::serialize(record_json(record, Words::untold));
    for (const Event& event : events) out.events.emplace_back(event.seen_by, json::serialize(table_->event_json(event)));
    out.end = ",\"draw\":" + json::serialize(draw_state()) + "}";
    return out;
}

const std::string& Match::patch(Common& common, const Record& record, Seat as, const Table* before) const {
    static const std::string kNothing = "{}";
    if (record.kind != Record::Kind::play && record.kind != Record::Kind::undo) return kNothing;
    for (const auto& [seat, text] : common.patches)
        if (!before && table_->same_change(seat, as)) return text;
    common.patches.emplace_back(as, json::serialize(before ? merge_patch(before->view(as), table_->view(as)) : table_->view_change(as)));
    return common.patches.back().second;
}

// From the comma after the type on, so that the sender's own copy can begin with its ref.
std::string Match::tail(Common& common, const Record& record, Seat as, const Table* before) const {
    std::string text =
        (record.seen_by.has(as) ? common.begin : common.begin_untold) + ",\"patch\":" + patch(common, record, as, before) + ",\"events\":[";
    bool first = true;
    for (const auto& [seen_by, event] : common.events) {
        if (!seen_by.has(as)) continue;
        if (!std::exchange(first, false)) text += ',';
        text += event;
    }
    text += "],\"decision\":" + json::serialize(decision(as)) + ",\"undo\":" + json::serialize(undo_state(as)) + common.end;
    return text;
}

json::object Match::state(const Viewer& viewer, std::optional<std::int64_t> seen) const {
    json::object out{{"type", "state"}, {"rev", row_.rev}, {"n", n()}, {"as", seat_name(facts(), viewer.as)}};
    out["match"] = summary(viewer.person);
    out["view"] = table_->view(viewer.as);
    out["decision"] = decision(viewer.as);
    out["undo"] = undo_state(viewer.as);
    out["draw"] = draw_state();
    json::object here = presence();
    here.erase("type");
    out["presence"] = std::move(here);
    json::array chat;
    for (const store::ChatRow& row : chat_) chat.push_back(chat_json(row));
    out["chat"] = std::move(chat);
    if (!seen || *seen > row_.rev) return out;
    if (*seen < row_.rev && (past_.empty() || past_.front().rev > *seen + 1)) return out;   // too long ago: the story has it
    json::array missed;
    for (const Past& past : past_) {
        if (past.rev <= *seen) continue;
        const Words words = over() || past.record.seen_by.has(viewer.as) ? Words::told : Words::untold;
        missed.push_back(json::object{
            {"rev", past.rev}, {"n", past.n}, {"record", record_json(past.record, words)}, {"events", events_json(past.events, viewer.as)}});
    }
    out["missed"] = std::move(missed);
    return out;
}

bool Match::is_here(Seat seat) const {
    return row_.seats[static_cast<std::size_t>(seat)].who == store::Who::computer ||
           std::any_of(viewers_.begin(), viewers_.end(), [&](const Viewer& one) { return holds(one.person, seat); });
}

json::object Match::presence() const {
    json::object here;
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (in_play().has(Seat(i))) here[row_.seats[i].seat] = is_here(Seat(i));
    const auto watches = [&](const Viewer& one) {
        return std::none_of(row_.seats.begin(), row_.seats.end(), [&](const store::SeatRow& seat) {
            return seat.who == store::Who::person && !one.person.empty() && seat.person == one.person;
        });
    };
    return {{"type", "presence"}, {"here", std::move(here)}, {"watchers", std::count_if(viewers_.begin(), viewers_.end(), watches)}};
}

json::object Match::summary(std::string_view person) const {
    std::vector<bool> here;
    for (std::size_t i = 0; i < row_.seats.size(); ++i) here.push_back(is_here(Seat(i)));
    return match_json(row_, names_, person, here);
}

json::object Match::match_message(const Viewer& viewer) const { return {{"type", "match"}, {"match", summary(viewer.person)}}; }

void Match::answer(const Asking& asking, json::object message) const {
    if (!asking.socket) return;
    if (asking.ref) message["ref"] = *asking.ref;
    asking.socket->send(std::make_shared<const std::string>(json::serialize(message)));
}

void Match::fail(const Asking& asking, std::string_view code, std::string_view text, std::string_view rule) const {
    json::object message{{"type", "error"}, {"code", code}, {"text", text}};
    if (!rule.empty()) message["rule"] = rule;
    answer(asking, std::move(message));
}

}  // namespace papelotte::server
