#include "server/match/record.h"

#include <algorithm>
#include <array>
#include <limits>
#include <ranges>
#include <span>
#include <utility>

#include "engine/standing.h"

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

// One line per action.
std::expected<Record, std::string> read_actions(std::string_view lines) {
    Record record;
    for (const auto line : std::views::split(lines, '\n')) {
        auto entry = read_entry_line(std::string_view(line));
        if (!entry) return std::unexpected(entry.error().text());
        record.entries.push_back(std::move(*entry));
    }
    record.seat = record.entries.front().seat;
    return record;
}

// The notation of one action as "do", of several as the list "order" with null for those that the view may not know.
void write_actions(JsonText& out, const Record& record, std::optional<Seat> as) {
    const auto knows = [&](std::size_t i) { return !as || record.seen_by[i].has(*as); };
    const std::vector<Entry>& entries = record.entries;
    bool any = false;
    for (std::size_t i = 0; i < entries.size(); ++i) any = any || knows(i);
    if (any && entries.size() == 1) out.key("do").add(entries[0].notation);
    if (any && entries.size() > 1) {
        out.key("order").open('[');
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (knows(i)) out.add(entries[i].notation);
            else out.add(nullptr);
        }
        out.close(']');
    }
    if (entries.back().seating) out.key("seating").add(word(*entries.back().seating));
    if (!entries[0].standing.empty() && (!as || record.player == *as)) out.key("standing").add(entries[0].standing);
}

}  // namespace

bool same_for_everyone(const Record& record) {
    const bool beforehand = !record.entries.empty() && !record.entries[0].standing.empty();
    return !beforehand && std::ranges::all_of(record.seen_by, [](SeatSet seats) { return seats == SeatSet::everyone(); });
}

void write_record(JsonText& out, const Record& record, std::optional<Seat> as) {
    const auto write_list = [&](std::string_view key, const std::vector<std::string>& list) {
        out.key(key).open('[');
        for (const std::string& word : list) out.add(word);
        out.close(']');
    };
    out.open('{');
    switch (record.kind) {
        case Kind::play: write_actions(out, record, as); break;
        case Kind::undo:
            out.key("undo").add(record.to);
            if (!record.consent.empty()) write_list("consent", record.consent);
            break;
        case Kind::ask_undo: out.key("ask_undo").add(record.to); break;
        case Kind::hand_over: out.key("hand_over").add(record.ally); break;
        case Kind::standing:
            write_list("standing", record.answers);
            if (record.turn > 0) out.key("turn").add(record.turn);
            break;
        case Kind::end:
            out.key("end").add(record.by);
            write_list("winners", record.winners);
            if (!record.reason.empty()) out.key("reason").add(record.reason);
            break;
        default:
            for (const auto& [kind, name] : kPlain)
                if (kind == record.kind) out.key(name).add(true);
    }
    out.key("seat").add(record.seat).close('}');
}

std::string record_line(const Record& record) {
    if (record.kind != Kind::play) {
        JsonText line;
        write_record(line, record);
        return line.take();
    }
    std::string lines;
    for (const Entry& entry : record.entries) lines += (lines.empty() ? "" : "\n") + entry_line(entry);
    return lines;
}

std::expected<Record, std::string> read_record(std::string_view line) {
    if (line.find('\n') != std::string_view::npos) return read_actions(line);
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
    if (object.contains("do")) return read_actions(line);
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
    if (object.contains("standing")) {
        record.kind = Kind::standing;
        record.answers = words_of(object, "standing");
        record.turn = static_cast<int>(std::max<std::int64_t>(number("turn"), 0));
        return record;
    }
    if (object.contains("end")) {
        record.kind = Kind::end;
        record.by = text("end");
        record.winners = words_of(object, "winners");
        record.reason = text("reason");
        return record;
    }
    const auto plain = std::find_if(kPlain.begin(), kPlain.end(), [&](const auto& one) { return object.contains(one.second); });
    if (plain == kPlain.end()) return std::unexpected("an unknown record");
    record.kind = plain->first;
    return record;
}

// A seat that another player takes over has no standing answers; going back to before the players had their seats revokes all.
bool add_to_journal(Journal& journal, const Record& record) {
    switch (record.kind) {
        case Kind::play: journal.entries.insert(journal.entries.end(), record.entries.begin(), record.entries.end()); break;
        case Kind::undo: {
            const auto to = static_cast<std::size_t>(record.to);
            if (to > journal.entries.size()) return false;
            if (std::ranges::any_of(std::span(journal.entries).subspan(to), [](const Entry& entry) { return entry.seating.has_value(); }))
                journal.standing.clear();
            take_back(journal, Takeback{{}, record.to, record.seat, record.consent});
            break;
        }
        case Kind::hand_over:
            if (!standing_line(journal, record.seat)) break;
            [[fallthrough]];
        case Kind::standing:
            journal.standing.push_back({journal.takebacks.size(), journal.entries.size(), record.seat, record.answers, record.turn});
            break;
        default: break;
    }
    return true;
}

}  // namespace papelotte::server
