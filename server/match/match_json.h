// Small pieces of JSON that several messages and lists share.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/facts.h"
#include "server/store/store.h"

namespace papelotte::server {

boost::json::object chat_json(const store::ChatRow&);

// A match as lists and messages show it to a person: which seats are his, and who is here (a bit a seat; none known in lists).
boost::json::object match_json(const store::MatchRow&, const std::vector<std::string>& names, std::string_view person,
                               const std::vector<bool>& here = {});

}  // namespace papelotte::server
