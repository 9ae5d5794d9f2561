// The messages of a client on the WebSocket of a match (docs/protocol.md, section 3), as types. Parsing them needs neither the match
// nor the network, so a fuzzer can reach all of it.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "server/api/body.h"

namespace papelotte::server {

inline constexpr std::size_t kLongestChat = 400;                            // code points
inline constexpr std::int64_t kMostNumber = std::int64_t{1} << 52;          // every JSON reader represents it exactly

// A message that changes the match names the last record that the client knows, and the seat for which it acts.
struct OnBehalf {
    std::int64_t rev = 0;
    std::string seat;
};

struct PlayMessage {
    OnBehalf by;
    std::string action;
};
struct OrderMessage {
    OnBehalf by;
    std::vector<std::string> actions;
};
struct UndoMessage {
    OnBehalf by;
};
struct AskUndoMessage {
    OnBehalf by;
    std::int64_t to = 0;
};
struct AnswerUndoMessage {
    OnBehalf by;
    bool accept = false;
};
struct OfferDrawMessage {
    OnBehalf by;
};
struct AnswerDrawMessage {
    OnBehalf by;
    bool accept = false;
};
struct ResignMessage {
    OnBehalf by;
};
struct StandingMessage {
    std::string seat;
    std::vector<std::string> answers;
};
struct LookMessage {
    std::string seat;
};
struct WhyMessage {
    std::vector<std::string> actions;
};
struct InspectMessage {
    std::string piece;
};
struct WaysMessage {
    std::vector<std::string> pieces, over;
};
struct HurryMessage {};
struct ReasonsMessage {
    std::int64_t entry = 0;
};
struct HintMessage {};
struct OddsMessage {
    std::string action;
};
struct ChatMessage {
    std::string text;
    bool to_allies = false;
};
struct PingMessage {};

using ClientMessage = std::variant<PlayMessage, OrderMessage, UndoMessage, AskUndoMessage, AnswerUndoMessage, OfferDrawMessage,
                                   AnswerDrawMessage, ResignMessage, StandingMessage, LookMessage, WhyMessage, InspectMessage, WaysMessage,
                                   HurryMessage, ReasonsMessage, HintMessage, OddsMessage, ChatMessage, PingMessage>;

// Throws Failure for an unknown type, or a field that is missing, wrong or unknown. `ref` is read first, since the answer must contain it.
std::optional<std::int64_t> read_ref(Body&);
ClientMessage read_message(Body&);

}  // namespace papelotte::server
