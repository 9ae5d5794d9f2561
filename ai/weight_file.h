// A table of named numbers as text, in the form that C++ sources include. Comments and blank lines are skipped.
//   //            french   allied
//   WEIGHT(disc,    0.4,   0.281)
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/input_fault.h"

namespace papelotte::ai {

inline constexpr double kLargestWeight = 1e6;

// The expected form of a table: one line per name, each with one number per column.
struct WeightNames {
    std::span<const std::string_view> names, columns;
};

// The numbers line by line, in the order of the names. The error names the line: "line 3: unknown weight 'disk'".
std::expected<std::vector<double>, InputFault> read_weights(std::string_view text, const WeightNames& wanted);

// `comment` is the first line, without its slashes. Numbers are written with four significant digits.
std::string write_weights(std::string_view comment, const WeightNames& names, std::span<const double> numbers);

}  // namespace papelotte::ai
