// Orders of several actions: typed one after the other with ';' between them, or found by the engine for 'go UNIT… PLACE'. See session.h.
#include <algorithm>

#include "cli/console.h"
#include "cli/session.h"
#include "cli/walk.h"
#include "engine/faults.h"
#include "engine/ways.h"

namespace papelotte::cli {

Session::Next Session::act(const std::string& action) {
    if (action.find(';') == std::string::npos) return act_in_turn({&action, 1});
    const std::vector<std::string> actions = split(action, ';');
    if (actions.empty() || actions.size() > kLongestWay) return complain_of(kSay.play.order_length, {value("count", kLongestWay)});
    return act_in_turn(actions);
}

Session::Next Session::act_in_turn(std::span<const std::string> actions) {
    const SeatSet to_act = table_->to_act();
    const Seating seating = table_->seating();
    const std::string who = painted_seat(seat_), plain = title(seat_);
    const auto order = table_->play_order(seat_, actions);
    if (!order) {
        print(refusal(order.error()));
        if (order.error().rule.empty()) print(painted(voice_(kSay.play.see_help) + "\n", Paint::faint));
        return Next::ask_again;
    }
    saved_to_.clear();
    const SeatSet reader(seat_after(seating, table_->seating(), seat_));
    std::string told;
    for (const Played& played : order->actions) {
        const Entry& entry = table_->journal().entries[static_cast<std::size_t>(played.entry) - 1];
        story_.add(plain, entry.notation, readers_of(seat_, to_act, played), played.events);
        told += fmt::format("{}: {}\n{}", who, story_.last_action(reader, voice_), story_.news_for(*table_, voice_, reader));
    }
    autosave();
    const std::string seats = seat_players(seating);
    print(told + seats);
    if (order->stopped) {
        print_line(kSay.play.stopped, {value("played", order->actions.size()), value("count", actions.size())});
        print(refusal(*order->stopped));
    }
    return Next::go_on;
}

// "UNIT UNIT PLACE", perhaps followed by "via PLACE PLACE". Where 'go' is also a verb of the game, an action means itself.
Session::Next Session::go(const std::string& operands) {
    const auto problem = table_->why_not(seat_, "go " + operands);
    if (!problem || problem->kind != Problem::Kind::bad_input || operands.find(';') != std::string::npos) return act("go " + operands);
    std::vector<std::string> words = split(operands, ' ');
    const auto via = std::ranges::find(words, "via");
    const std::vector<std::string> over(via == words.end() ? via : via + 1, words.end());
    words.erase(via, words.end());
    if (words.size() < 2 || words.size() > kMostPieces + 1 || over.size() > kMostOver)
        return complain_of(kSay.play.needs_operand, {value("command", "go"), value("operand", voice_(kSay.help.units_place))});
    const std::string place = words.back();
    words.pop_back();
    const auto ways = table_->ways(seat_, words, over);
    if (!ways) return print(refusal(ways.error())), Next::ask_again;
    const auto way = std::ranges::find(ways->places, place, &FoundWay::place);
    tell_staying(way != ways->places.end() ? way->staying : ways->staying);
    if (way == ways->places.end()) return complain_of(kSay.play.no_way, {outside("place", place)});
    tell_warnings(way->warnings);
    return act_in_turn(way->actions);
}

// Who stays behind, and why.
void Session::tell_staying(std::span<const StayingPiece> pieces) const {
    for (const StayingPiece& one : pieces) {
        std::string why = one_line(voice_.say(one.why));
        if (!one.rule.empty()) why = voice_(kFaults.against, {value("rule", one.rule), value("why", why)});
        print_line(kSay.play.stays, {value("unit", one.piece), value("why", why)});
    }
}

}  // namespace papelotte::cli
