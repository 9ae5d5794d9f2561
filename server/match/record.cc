#include "server/match/record.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace papelotte::server {

namespace json = boost::json;

namespace {

using Kind = Record::Kind;

std::vector<std::string> words_of(const json::object& object, std::string_view key) {
    std::vector<std::string> words;
    if (const json::value* list = object.if_contains(key); list && list->is_array())
        for (const json::value& word : list->get_array())
            if (word.is_string()) words.emplace_back(word.get_string());
    return words;
}

// Records without data.
constexpr std::array<std::pair<Kind, std::string_view>, 5> kPlain{{{Kind::accept_undo, "accept_undo"},
                                                                   {Kind::refuse_undo, "refuse_undo"},
                                                                   {Kind::offer_draw, "offer_draw"},
                                                                   {Kind::accept_draw, "accept_draw"},
                                                                   {Kind::refuse_draw, "refuse_draw"}}};

}  // namespace

void write_record(JsonText& out, const Record& record, ActionText action_text) {
    const auto write_list = [&](std::string_view key, const std::vector<std::string>& list) {
        out.key(key).open('[');
        for (const std::string& word : list) out.add(word);
        out.close(']');
    };
    out.open('{');
    switch (record.kind) {
        case Kind::play:
            if (action_text == ActionText::shown) out.key("do").add(record.entry.notation);
            if (record.entry.seating) out.key("seating").add(word(*record.entry.seating));
            break;
        case Kind::undo:
            out.key("undo").add(record.to);
            if (!record.consent.empty()) write_list("consent", record.consent);
            break;
        case Kind::ask_undo: out.key("ask_undo").add(record.to); break;
        case Kind::hand_over: out.key("hand_over").add(record.ally); break;
        case Kind::end:
            out.key("end").add(record.by);
            write_list("winners", record.winners);
            break;
        default:
            for (const auto& [kind, name] : kPlain)
                if (kind == record.kind) out.key(name).add(true);
    }
    out.key("seat").add(record.seat).close('}');
}

std::string record_line(const Record& record) {
    if (record.kind == Kind::play) return entry_line(record.entry);
    JsonText line;
    write_record(line, record);
    return line.take();
}

std::expected<Record, std::string> read_record(std::string_view line) {
    boost::json::error_code fault;
    const json::value parsed = json::parse(line, fault);
    if (fault || !parsed.is_object()) return std::unexpected("a record is not a JSON object");
    const json::object& object = parsed.get_object();
    const auto text = [&](std::string_view key) {
        const json::value* value = object.if_contains(key);
        return value && value->is_string() ? std::string(value->get_string()) : std::string();
    };
    const auto number = [&](std::string_view key) -> std::int64_t {
        const json::value* value = object.if_contains(key);
        return value && value->is_int64() ? value->get_int64() : -1;
    };
    Record record;
    record.seat = text("seat");
    if (object.contains("do")) {
        auto entry = read_entry_line(line);
        if (!entry) return std::unexpected(entry.error().text());
        record.entry = std::move(*entry);
        record.seat = record.entry.seat;
        return record;
    }
    if (object.contains("undo") || object.contains("ask_undo")) {
        record.kind = object.contains("undo") ? Kind::undo : Kind::ask_undo;
        const std::int64_t to = number(record.kind == Kind::undo ? "undo" : "ask_undo");
        if (to < 0 || to > std::numeric_limits<int>::max()) return std::unexpected("a take-back without its number");
        record.to = static_cast<int>(to);
        record.consent = words_of(object, "consent");
        return record;
    }
    if (object.contains("hand_over")) {
        record.kind = Kind::hand_over;
        record.ally = text("hand_over");
        return record;
    }
    if (object.contains("end")) {
        record.kind = Kind::end;
        record.by = text("end");
        record.winners = words_of(object, "winners");
        return record;
    }
    const auto plain = std::find_if(kPlain.begin(), kPlain.end(), [&](const auto& one) { return object.contains(one.second); });
    if (plain == kPlain.end()) return std::unexpected("an unknown record");
    record.kind = plain->first;
    return record;
}

bool add_to_journal(Journal& journal, const Record& record) {
    if (record.kind == Kind::play) {
        journal.entries.push_back(record.entry);
    } else if (record.kind == Kind::undo) {
        if (static_cast<std::size_t>(record.to) > journal.entries.size()) return false;
        take_back(journal, Takeback{{}, record.to, record.seat, record.consent});
    }
    return true;
}

}  // namespace papelotte::server
