#include "server/match/match_messages.h"

#include "engine/merge_patch.h"
#include "engine/spoken.h"
#include "engine/words.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kRoomForUpdate = 8192;   // bytes: nearly all updates take less

std::string record_text(const Record& record, ActionText action_text) {
    JsonText text(200);
    write_record(text, record, action_text);
    return text.take();
}

}  // namespace

void write_decision(JsonText& out, const MatchState& match, Seat as) {
    const SeatSet acting = match.over() ? SeatSet() : match.table->to_act();
    out.open('{').key("to_act").open('[');
    for (std::size_t i = 0; i < match.seats(); ++i)
        if (acting.has(Seat(i))) out.add(match.name_of(Seat(i)));
    out.close(']').key("secret").add(match.table->sees_secret(as));
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

UpdateWriter::UpdateWriter(const MatchState& match, const Agreements& agreements, const Record& record, const std::vector<Event>& events,
                           const Table* before)
    : match_(match),
      agreements_(agreements),
      record_(record),
      before_(before),
      shown_(record_text(record, ActionText::shown)),
      text_(kRoomForUpdate) {
    if (record.seen_by != SeatSet::everyone()) withheld_ = record_text(record, ActionText::withheld);
    for (const Event& event : events) events_.emplace_back(event.seen_by, json::serialize(match.table->event_json(event)));
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

net::Message UpdateWriter::write(Seat as, std::optional<std::int64_t> ref) {
    text_.clear();
    text_.open('{').key("type").add("update");
    if (ref) text_.key("ref").add(*ref);
    text_.key("rev").add(match_.row.rev).key("n").add(match_.n());
    text_.key("record").add_json(record_.seen_by.has(as) ? shown_ : withheld_);
    text_.key("patch").add_json(patch(as)).key("events").open('[');
    for (const auto& [seen_by, event] : events_)
        if (seen_by.has(as)) text_.add_json(event);
    write_decision(text_.close(']').key("decision"), match_, as);
    write_undo(text_.key("undo"), match_, agreements_, as);
    text_.key("draw").add_json(draw_).close('}');
    return std::make_shared<const std::string>(text_.text());
}

}  // namespace papelotte::server
