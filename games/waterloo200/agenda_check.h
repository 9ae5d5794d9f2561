// Whether an agenda is one that play can bring about: steps lie on steps that start them, with data that exist.
#pragma once

#include <string>

#include "games/waterloo200/position.h"

namespace papelotte::waterloo200 {

std::string broken_agenda(const Position&);   // empty, or what is wrong

const March* march_under_way(const Position&);   // null when no unit is on its way

template <class... S>
bool has_step(const Position& p) {
    for (const Step& step : p.agenda)
        if ((std::holds_alternative<S>(step) || ...)) return true;
    return false;
}

}  // namespace papelotte::waterloo200
