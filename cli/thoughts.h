// What computer players say of their thoughts, for a terminal.
#pragma once

#include <string>

#include "ai/players.h"
#include "engine/text.h"

namespace papelotte::cli {

// What was considered, the choice first, each with the game's reasons for and against it.
std::string account_text(const ai::Account& account, const Texts& texts, const Speech& speech);

// Every count with its chances, and the chance to win before and after.
std::string odds_text(const ai::Odds& odds, const Texts& texts, const Speech& speech);

}  // namespace papelotte::cli
