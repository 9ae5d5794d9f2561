// JSON for people: what fits on a line stays on a line, the rest is indented.
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace papelotte::cli {

std::string pretty(const boost::json::value& value);   // ends with a line end

}  // namespace papelotte::cli
