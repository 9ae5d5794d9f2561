// What all steps of Waterloo share. A step is a small struct that names one decision or procedure of the rulebook and holds its own data;
// engine/agenda.h says what it has. Choices with one option are made without asking (WL-16.1.5).
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>

#include "engine/action.h"
#include "engine/agenda.h"
#include "engine/counter.h"
#include "engine/event.h"
#include "engine/fields.h"
#include "engine/rule.h"
#include "games/waterloo/ids.h"

namespace papelotte::waterloo {

struct Position;

}  // namespace papelotte::waterloo
