// What a match tells: states, updates, and their parts. Everything is made for one view, and nothing that this view may not see goes in.
#include <algorithm>

#include "engine/facts.h"
#include "engine/merge_patch.h"
#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace json = boost::json;

void Match::write_decision(JsonText& out, Seat as) const {
    const SeatSet acting = over() ? SeatSet() : table_->to_act();
    out.open('{').key("to_act").open('[');
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (acting.has(Seat(i))) out.add(facts().seats[i]);
    out.close(']').key("secret").add(table_->sees_secret(as));
    if (as != kObserver && acting.has(as)) {
        const Prompt prompt = table_->prompt(as);
        out.key("prompt").open('{').key("step").add(prompt.step).key("text").add(prompt.text).key("rules").open('[');
        for (const std::string_view rule : prompt.rules)
            if (!rule.empty()) out.add(rule);
        table_->write_legal(as, out.close(']').close('}').key("legal"));
    }
    out.close('}');
}

// The entry before the seat's own last one: what it may ask the others to go back to.
std::optional<int> Match::earliest_wish(Seat seat) const {
    const std::vector<Entry>& entries = table_->journal().entries;
    const std::string_view name = facts().seats[static_cast<std::size_t>(seat)];
    for (std::size_t i = entries.size(); i-- > 0;)
        if (entries[i].seat == name)
            return why_not_back_to(static_cast<int>(i), seat).empty() ? std::optional(static_cast<int>(i)) : std::nullopt;
    return std::nullopt;
}

void Match::write_undo(JsonText& out, Seat as) const {
    const bool decides = as != kObserver && !over();
    const auto entry = decides ? earliest_wish(as) : std::nullopt;
    out.open('{').key("can").add(decides && table_->can_undo(as)).key("ask");
    if (entry) out.add(*entry);
    else out.add(nullptr);
    out.key("asked");
    if (wish_) {
        out.open('{').key("by").add(facts().seats[static_cast<std::size_t>(wish_->by)]).key("to").add(wish_->to).key("accepted").open('[');
        for (const std::string& seat : wish_->accepted) out.add(seat);
        out.close(']').close('}');
    } else {
        out.add(nullptr);
    }
    out.close('}');
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
    const auto begin = [&](Words words) {
        JsonText text(200);
        text.open('{').key("type").add("update").key("rev").add(row_.rev).key("n").add(n());
        write_record(text.key("record"), record, words);
        return text.take();
    };
    Common out;
    out.begin = begin(Words::told);
    if (record.seen_by != SeatSet::everyone()) out.begin_untold = begin(Words::untold);
    for (const Event& event : events) out.events.emplace_back(event.seen_by, json::serialize(table_->event_json(event)));
    out.draw = draw_ ? json::serialize(draw_state()) : "null";
    return out;
}

const std::string& Match::patch(Common& common, const Record& record, Seat as, const Table* before) const {
    static const std::string kNothing = "{}";
    if (record.kind != Record::Kind::play && record.kind != Record::Kind::undo) return kNothing;
    for (const auto& [seat, text] : common.patches)
        if (!before && table_->same_change(seat, as)) return text;
    common.patches.emplace_back(as, before ? json::serialize(merge_patch(before->view(as), table_->view(as))) : table_->view_change(as));
    return common.patches.back().second;
}

void Match::write_update(JsonText& out, Common& common, const Record& record, Seat as, const Table* before) const {
    out.add_json(record.seen_by.has(as) ? common.begin : common.begin_untold);
    out.key("patch").add_json(patch(common, record, as, before)).key("events").open('[');
    for (const auto& [seen_by, event] : common.events)
        if (seen_by.has(as)) out.add_json(event);
    write_decision(out.close(']').key("decision"), as);
    write_undo(out.key("undo"), as);
    out.key("draw").add_json(common.draw).close('}');
}

json::object Match::state(const Viewer& viewer, std::optional<std::int64_t> seen) const {
    json::object out{{"type", "state"}, {"rev", row_.rev}, {"n", n()}, {"as", seat_name(facts(), viewer.as)}};
    out["match"] = summary(viewer.person);
    out["view"] = table_->view(viewer.as);
    JsonText decision, undo;
    write_decision(decision, viewer.as);
    write_undo(undo, viewer.as);
    out["decision"] = decision.value();
    out["undo"] = undo.value();
    out["draw"] = draw_state();
    json::object here = presence();
    here.erase("type");
    out["presence"] = std::move(here);
    if (plays(viewer.person)) {
        json::array chat;
        for (const store::ChatRow& row : chat_) chat.push_back(chat_json(row));
        out["chat"] = std::move(chat);
    }
    if (!seen || *seen > row_.rev) return out;
    if (*seen < row_.rev && (past_.empty() || past_.front().rev > *seen + 1)) return out;   // too long ago: the story has it
    json::array missed;
    for (const Past& past : past_) {
        if (past.rev <= *seen) continue;
        JsonText record;
        write_record(record, past.record, over() || past.record.seen_by.has(viewer.as) ? Words::told : Words::untold);
        missed.push_back(
            json::object{{"rev", past.rev}, {"n", past.n}, {"record", record.value()}, {"events", events_json(past.events, viewer.as)}});
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
    const auto watches = [&](const Viewer& one) { return !plays(one.person); };
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
