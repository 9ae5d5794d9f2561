// A list of types, for what is done with each of them: a game per tool, a step per check.
//   [&]<class... Rules>(Types<Rules...>) { (play<Rules>(), ...); }(RulesOfGames());
#pragma once

namespace papelotte {

template <class... T>
struct Types {};

}  // namespace papelotte
