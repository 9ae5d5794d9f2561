// What computer players say of their thoughts, for a terminal.
#pragma once

#include <string>

#include "ai/players.h"
#include "cli/voice.h"

namespace papelotte::cli {

// What was considered, the choice first, each with the game's reasons for and against it.
std::string account_text(const ai::Account& account, const Voice& voice);

// Every count with its chances, and the chance to win before and after.
std::string odds_text(const ai::Odds& odds, const Voice& voice);

}  // namespace papelotte::cli
