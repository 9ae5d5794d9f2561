// Small counters of a position and of its steps. A counter that would leave 0 … 254 does not wrap: it becomes kBrokenCounter and keeps that
// value. The invariants of every game refuse a position with such a value, so the battery finds the fault at the action that caused it.
#pragma once

#include <cstdint>

namespace papelotte {

inline constexpr std::uint8_t kBrokenCounter = 255;

constexpr std::uint8_t counted(int value) { return value >= 0 && value < kBrokenCounter ? static_cast<std::uint8_t>(value) : kBrokenCounter; }

constexpr void change(std::uint8_t& counter, int by) { counter = counter == kBrokenCounter ? kBrokenCounter : counted(counter + by); }

}   // namespace papelotte
