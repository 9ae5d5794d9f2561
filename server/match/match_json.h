// Small pieces of JSON that several messages and lists share.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/facts.h"
#include "server/store/store.h"

namespace papelotte::server {

// A computer's seat row holds its player as text in the form of ai/player_spec.h: "marshal", or "marshal,turn=30". These return its
// level, and its seconds per turn if given.
std::string_view level_of(const store::SeatRow&);
std::optional<int> turn_seconds_of(const store::SeatRow&);

// Whether only this person and computers play in the match. Only then may he get advice.
bool plays_no_other_person(const store::MatchRow&, std::string_view person);

boost::json::object broken_message();   // the error for all viewers of a broken match
boost::json::object chat_json(const store::ChatRow&);

inline constexpr std::string_view kRulesChanged = "rules_changed";   // the end of a match that the present rules cannot replay
inline constexpr std::string_view kByOperator = "operator";          // the end of a match that an operator has ended (administration.h)
// The result of a match as stored in its row. `reason` is in English; `sentence` is the id of the same in the game's catalogue, if it is there.
std::string result_text(const std::vector<std::string>& winners, std::string_view by, std::string_view rule, std::string_view reason,
                        std::string_view sentence = {});

// A match as lists and messages show it to a person: which seats are his, and which players are connected (one flag per seat; empty in lists).
boost::json::object match_json(const store::MatchRow&, const std::vector<std::string>& names, std::string_view person,
                               const std::vector<bool>& here = {});

}  // namespace papelotte::server
