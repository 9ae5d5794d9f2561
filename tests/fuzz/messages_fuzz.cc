// Any bytes as a client's message on a match: refused in one line, or a message within its limits, whose questions every game can answer.
#include <algorithm>
#include <cstdlib>
#include <memory>

#include "engine/utf8.h"
#include "engine/ways.h"
#include "games/registry.h"
#include "server/api/failure.h"
#include "server/api/message.h"

using namespace papelotte;
using namespace papelotte::server;

namespace {

void demand(bool holds) {
    if (!holds) std::abort();
}

bool is_plain(std::string_view text, std::size_t longest) {
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    return text.size() <= longest && is_utf8(text) && std::ranges::none_of(text, control);
}

// A table of each game at its start. Questions do not change it.
const std::vector<std::unique_ptr<Table>>& tables() {
    static const std::vector<std::unique_ptr<Table>> all = [] {
        std::vector<std::unique_ptr<Table>> made;
        for (const Game& game : games()) made.push_back(std::move(*game.set_up({}, seed_from_number(1))));
        return made;
    }();
    return all;
}

void ask_about(const std::string& action) {
    demand(is_plain(action, 200));
    for (const auto& table : tables()) {
        const Seat seat = table->to_act().front();
        if (const auto problem = table->why_not(seat, action)) demand(!problem->text.empty() && is_plain(problem->text, 400));
        static_cast<void>(table->seen_by(seat, action));
        static_cast<void>(table->action_json(action));
    }
}

void check(const OnBehalf& by) { demand(by.rev >= 0 && by.rev <= kMostNumber && is_plain(by.seat, 40)); }

void check(const PlayMessage& message) {
    check(message.by);
    ask_about(message.action);
}
void check(const OrderMessage& message) {
    check(message.by);
    demand(!message.actions.empty() && message.actions.size() <= 64);
    for (const std::string& action : message.actions) ask_about(action);
    for (const auto& table : tables()) {
        const auto copy = table->back_at(0);
        const auto order = (*copy)->play_order(table->to_act().front(), message.actions);
        demand((*copy)->journal().entries.size() == (order ? order->actions.size() : 0) && (!order || !order->actions.empty()));
    }
}
void check(const WaysMessage& message) {
    demand(!message.pieces.empty() && message.pieces.size() <= kMostPieces && message.over.size() <= kMostOver);
    for (const std::string& word : message.pieces) demand(is_plain(word, 80));
    for (const auto& table : tables())
        if (const auto ways = table->ways(table->to_act().front(), message.pieces, message.over)) demand(!ways_json(*ways).empty());
}
void check(const AskUndoMessage& message) {
    check(message.by);
    demand(message.to >= 0 && message.to <= kMostNumber);
}
void check(const StandingMessage& message) {
    demand(is_plain(message.seat, 40) && message.answers.size() <= 16);
    for (const auto& table : tables()) {
        const Seat seat = table->to_act().front();
        const auto copy = table->back_at(0);
        const auto problem = (*copy)->give_standing(seat, message.answers);
        demand(problem ? !problem->text.empty() && is_plain(problem->text, 400) && (*copy)->standing(seat).empty()
                       : (*copy)->standing(seat).size() <= message.answers.size());
    }
}
void check(const LookMessage& message) { demand(is_plain(message.seat, 40)); }
void check(const WhyMessage& message) {
    demand(message.actions.size() <= 16);
    for (const std::string& action : message.actions) ask_about(action);
}
void check(const InspectMessage& message) {
    demand(is_plain(message.piece, 80));
    for (const auto& table : tables())
        for (const Seat seat : {table->to_act().front(), kObserver}) static_cast<void>(table->inspect(seat, message.piece));
}
void check(const ReasonsMessage& message) { demand(message.entry >= 1 && message.entry <= kMostNumber); }
void check(const OddsMessage& message) { ask_about(message.action); }
void check(const ChatMessage& message) {
    const auto points = code_points(message.text);
    demand(points && !points->empty() && points->size() <= kLongestChat && is_plain(message.text, 4 * kLongestChat));
}
template <class Message>
    requires requires(const Message& message) { message.by; }
void check(const Message& message) {   // undo, draws, resigning
    check(message.by);
}
void check(const HurryMessage&) {}
void check(const HintMessage&) {}
void check(const PingMessage&) {}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        Body body(std::string_view(reinterpret_cast<const char*>(data), size));
        if (const auto ref = read_ref(body)) demand(*ref >= 0 && *ref <= kMostNumber);
        std::visit([](const auto& message) { check(message); }, read_message(body));
    } catch (const Failure& failure) {
        demand(failure.status == 400 && !failure.text.empty() && is_plain(failure.text, 400));
    }
    return 0;
}
