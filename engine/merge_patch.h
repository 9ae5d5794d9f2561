// The difference of two JSON objects as a merge patch (RFC 7396): objects merge, null removes a key, anything else replaces. Objects that
// are compared must not have null as the value of a key, which a patch could not express.
#pragma once

#include <boost/json.hpp>

namespace papelotte {

boost::json::object merge_patch(const boost::json::object& before, boost::json::object after);
void apply_merge_patch(boost::json::object& target, const boost::json::object& patch);

}  // namespace papelotte
