// An array with one element per id, indexed by the id itself without a cast. Otherwise like std::array.
//   IdArray<Unit, UnitState, kUnits> units;      units[unit].posture
#pragma once

#include <array>
#include <cstddef>

namespace papelotte {

template <class Id, class T, std::size_t N>
struct IdArray : std::array<T, N> {
    using std::array<T, N>::operator[];
    constexpr T& operator[](Id id) { return (*this)[static_cast<std::size_t>(id)]; }
    constexpr const T& operator[](Id id) const { return (*this)[static_cast<std::size_t>(id)]; }
};

// The element of any other array for an id: for tables of a game's data.
template <class Array, class Id>
constexpr auto& element(Array& array, Id id) {
    return array[static_cast<std::size_t>(id)];
}

}  // namespace papelotte
