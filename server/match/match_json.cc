#include "server/match/match_json.h"

#include <algorithm>

#include "ai/player_spec.h"

namespace papelotte::server {

namespace json = boost::json;

std::string_view level_of(const store::SeatRow& seat) { return std::string_view(seat.level).substr(0, seat.level.find(',')); }

std::optional<int> turn_seconds_of(const store::SeatRow& seat) {
    const auto spec = ai::read_player_spec(seat.level);
    if (!spec || seat.level.find(",turn=") == std::string::npos) return std::nullopt;
    return static_cast<int>(spec->budget.turn_seconds);
}

bool plays_no_other_person(const store::MatchRow& match, std::string_view person) {
    return std::all_of(match.seats.begin(), match.seats.end(), [&](const store::SeatRow& seat) {
        return seat.who == store::Who::computer || seat.who == store::Who::nobody || (seat.who == store::Who::person && seat.person == person);
    });
}

json::object broken_message() {
    return {
        {"type", "error"}, {"code", "match_broken"}, {"text", "this match cannot be shown: its record is damaged, or the server failed at it"}};
}

std::string result_text(const std::vector<std::string>& winners, std::string_view by, std::string_view rule, std::string_view reason,
                        std::string_view sentence) {
    json::object result{{"winners", json::array(winners.begin(), winners.end())}, {"by", by}, {"rule", rule}, {"reason", reason}};
    if (!sentence.empty()) result["sentence"] = sentence;
    return json::serialize(result);
}

json::object chat_json(const store::ChatRow& chat) {
    json::object out{{"id", chat.id}, {"name", chat.name}, {"seat", chat.seat}, {"text", chat.text}, {"at", chat.at}};
    if (chat.to_allies) out["to_allies"] = true;
    return out;
}

namespace {

json::array words_of(std::string_view text) {
    json::array words;
    while (!text.empty()) {
        const std::size_t length = text.find(' ');
        words.emplace_back(text.substr(0, length));
        text.remove_prefix(length == std::string_view::npos ? text.size() : length + 1);
    }
    return words;
}

// For JSON text that the server itself has written.
json::value parsed(const std::string& text) {
    boost::json::error_code fault;
    json::value value = json::parse(text, fault);
    return fault ? json::value(nullptr) : value;
}

}  // namespace

json::object match_json(const store::MatchRow& row, const std::vector<std::string>& names, std::string_view person,
                        const std::vector<bool>& here) {
    json::array seats;
    for (std::size_t i = 0; i < row.seats.size(); ++i) {
        const store::SeatRow& seat = row.seats[i];
        if (seat.who == store::Who::nobody) continue;
        json::object one{{"seat", seat.seat}};
        one["who"] = seat.who == store::Who::person ? "person" : seat.who == store::Who::computer ? "computer" : "open";
        one["name"] = i < names.size() ? names[i] : std::string();
        if (seat.who == store::Who::computer) {
            one["level"] = level_of(seat);
            if (const auto turn = turn_seconds_of(seat)) one["turn"] = *turn;
        }
        if (seat.who == store::Who::person && !person.empty() && seat.person == person) one["you"] = true;
        if (i < here.size()) one["here"] = static_cast<bool>(here[i]);
        seats.push_back(std::move(one));
    }
    const json::value header = parsed(row.header);
    const bool sits_here = [&] {
        for (const store::SeatRow& seat : row.seats)
            if (!person.empty() && seat.person == person) return true;
        return false;
    }();
    json::object match{{"id", row.id}, {"game", row.game}, {"scenario", row.scenario}, {"status", row.status}};
    match["options"] = parsed(row.options);
    match["created"] = row.created;
    match["changed"] = row.changed;
    match["rev"] = row.rev;
    match["n"] = row.n;
    match["commitment"] = header.is_object() && header.get_object().contains("commitment") ? header.at("commitment") : json::value("");
    match["listed"] = row.listed;
    match["days"] = row.days;
    match["to_act"] = words_of(row.to_act);
    match["headline"] = parsed(row.headline);
    if (row.bidding) match["bidding"] = true;
    match["seats"] = std::move(seats);
    match["result"] = row.result.empty() ? json::value(nullptr) : parsed(row.result);
    match["rematch"] = row.rematch.empty() || !sits_here ? json::value(nullptr) : json::value(row.rematch);
    return match;
}

}  // namespace papelotte::server
