// On which steps of an agenda a step may lie: those that push it, directly or by way of a step that is gone by then. Each step says so itself;
// broken_order (engine/soundness.h) holds positions made by hand to it.
//   struct FirstVolley { using lies_on = Steps<FireVolleys, SkirmishFire>; … };
#pragma once

namespace papelotte {

template <class... S>
struct Steps {};

struct Outermost;   // in a list: the step may be the first of the agenda

}  // namespace papelotte
