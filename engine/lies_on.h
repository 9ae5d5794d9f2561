// The steps of an agenda on which a step may lie: those that push it, directly or through a step that is no longer there. Each step lists
// them itself; broken_order (engine/soundness.h) checks hand-made positions against the lists.
//   struct FirstVolley { using lies_on = Steps<FireVolleys, SkirmishFire>; … };
#pragma once

namespace papelotte {

template <class... S>
struct Steps {};

struct Outermost;   // in a list: the step may be the first of the agenda

}  // namespace papelotte
