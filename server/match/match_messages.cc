#include "server/match/match_messages.h"

#include "engine/merge_patch.h"
#include "engine/spoken.h"
#include "engine/words.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kRoomForUpdate = 8192;   // bytes: nearly all updates take less

std::string record_text(const Record& record, std::optional<Seat> as) {
    JsonText text(200);
    write_record(text, record, as);
    return text.take();
}

void write_unavailable(JsonText& out, const Table& table, Seat as) {
    const std::vector<Unavailable> list = table.unavailable(as);
    if (list.empty()) return;
    out.key("unavailable").open('[');
    for (const Unavailable& one : list)
        out.open('{').key("do").add(one.notation).key("rule").add(one.rule).key("sentence").add(one.message.id).close('}');
    out.close(']');
}

}  // namespace

void write_decision(JsonText& out, const MatchState& match, Seat as) {
    const SeatSet acting = match.over() ? SeatSet() : match.table->to_act();
    out.open('{').key("to_act").open('[');
    for (std::size_t i = 0; i < match.seats(); ++i)
        if (acting.has(Seat(i))) out.add(match.name_of(Seat(i)));
    out.close(']').key("secret").add(match.table->sees_secret(as));
    if (as != kObserver && !match.allies_of(as).empty()) out.key("talk").add(!match.table->why_no_talk());
    if (const std::vector<std::string> answers = match.table->standing(as); !answers.empty() && !match.over()) {
        out.key("standing").open('[');
        for (const std::string& answer : answers) out.add(answer);
        out.close(']');
    }
    if (as != kObserver && acting.has(as)) {
        const Prompt prompt = match.table->prompt(as);
        const Message asked = match.table->asked(as);
        out.key("prompt").open('{').key("step").add(prompt.step).key("text").add(match.table->texts().say({std::string(prompt.question)}));
        write_arguments(out.key("args"), asked.arguments);
        out.key("rules").open('[');
        for (const std::string_view rule : prompt.rules)
            if (!rule.empty()) out.add(rule);
        out.close(']');
        if (prompt.finishing != Stakes::none) out.key("finishing").add(enum_word(prompt.finishing));
        match.table->write_legal(as, out.close('}').key("legal"));
        write_unavailable(out, *match.table, as);
        if (const std::vector<Warned> warnings = match.table->warnings(as); !warnings.empty())
            out.key("warnings").add_json(json::serialize(warnings_json(warnings)));
    }
    out.close('}');
}

void write_undo(JsonText& out, const MatchState& match, const Agreements& agreements, Seat as) {
    const bool decides = as != kObserver && !match.over();
    const auto target = decides ? agreements.undo_target(as) : std::nullopt;
    out.open('{').key("can").add(decides && match.table->can_undo(as)).key("ask");
    if (target) out.add(*target);
    else out.add(nullptr);
    out.key("asked");
    if (const auto& request = agreements.undo_request()) {
        out.open('{').key("by").add(match.name_of(request->by)).key("to").add(request->to).key("accepted").open('[');
        for (const std::string& seat : request->accepted) out.add(seat);
        out.close(']').close('}');
    } else {
        out.add(nullptr);
    }
    out.close('}');
}

json::value draw_json(const MatchState& match, const Agreements& agreements) {
    const auto& offer = agreements.draw_offer();
    if (!offer) return nullptr;
    return {{"by", match.name_of(offer->by)}, {"accepted", json::array(offer->accepted.begin(), offer->accepted.end())}};
}

UpdateWriter::UpdateWriter(const MatchState& match, const Agreements& agreements, const Record& record, const ActionEvents& events,
                           const Table* before)
    : match_(match), agreements_(agreements), record_(record), before_(before), text_(kRoomForUpdate) {
    if (same_for_everyone(record)) shown_ = record_text(record, std::nullopt);
    for (const std::vector<Event>& of_action : events) {
        auto& written = events_.emplace_back();
        for (const Event& event : of_action) written.emplace_back(event.seen_by, json::serialize(match.table->event_json(event)));
    }
    draw_ = agreements.draw_offer() ? json::serialize(draw_json(match, agreements)) : "null";
}

const std::string& UpdateWriter::patch(Seat as) {
    static const std::string kNothing = "{}";
    if (record_.kind != Record::Kind::play && record_.kind != Record::Kind::undo) return kNothing;
    const Table& table = *match_.table;
    for (const auto& [seat, text] : patches_)
        if (seat == as || (!before_ && table.same_change(seat, as))) return text;
    patches_.emplace_back(as, before_ ? json::serialize(merge_patch(before_->view(as), table.view(as))) : table.view_change(as));
    return patches_.back().second;
}

// The events of all actions; of an order also how many of them belong to each action.
void UpdateWriter::write_events(Seat as) {
    std::vector<int> counts;
    text_.key("events").open('[');
    for (const auto& of_action : events_) {
        int& count = counts.emplace_back(0);
        for (const auto& [seen_by, event] : of_action) {
            if (!seen_by.has(as)) continue;
            text_.add_json(event);
            ++count;
        }
    }
    text_.close(']');
    if (counts.size() < 2) return;
    text_.key("counts").open('[');
    for (const int count : counts) text_.add(count);
    text_.close(']');
}

net::Message UpdateWriter::write(Seat as, std::optional<std::int64_t> ref, std::string_view stopped) {
    text_.clear();
    text_.open('{').key("type").add("update");
    if (ref) text_.key("ref").add(*ref);
    text_.key("rev").add(match_.row.rev).key("n").add(match_.n());
    text_.key("record").add_json(shown_.empty() ? record_text(record_, as) : shown_);
    text_.key("patch").add_json(patch(as));
    write_events(as);
    if (!stopped.empty()) text_.key("stopped").add_json(stopped);
    write_decision(text_.key("decision"), match_, as);
    write_undo(text_.key("undo"), match_, agreements_, as);
    text_.key("draw").add_json(draw_).close('}');
    return std::make_shared<const std::string>(text_.text());
}

}  // namespace papelotte::server
