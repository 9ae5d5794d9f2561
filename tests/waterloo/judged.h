// The judgements of doctrine about a position, for its tests.
#pragma once

#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/doctrine/reasons.h"
#include "games/waterloo/records/records.h"
#include "tests/judged_by.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

using Judged = JudgedBy<Doctrine, Records>;

inline Judged judged(const Scene& s, ai::ReasonSet on = ai::kAllReasons) { return Judged(s.position(), on); }
inline std::string choice(const Scene& s) { return judged(s).choice(); }

}  // namespace papelotte::waterloo
