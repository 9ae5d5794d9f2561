// The notation of actions. It needs no JSON, so that the page's judge of poses reads actions as the server does.
#pragma once

#include <span>
#include <string>

#include "engine/vocabulary.h"

namespace papelotte::enemy_mistakes {

std::span<const Phrase> phrases_of_actions();

namespace nouns {
extern const Noun kUnit, kTarget, kGeneral, kArmy, kType, kEdge, kNumber, kX, kY, kFacing, kAngle, kDistance, kOffset;
std::string army_name(int value);
}   // namespace nouns

}   // namespace papelotte::enemy_mistakes
