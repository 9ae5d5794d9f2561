#include "engine/warning.h"

#include "engine/spoken.h"

namespace papelotte {

boost::json::array warnings_json(const std::vector<Warned>& warnings) {
    boost::json::array list;
    for (const auto& [notation, why] : warnings) {
        boost::json::object out{{"do", notation}, {"rule", why.rule}};
        add_message(out, why.message);
        list.push_back(std::move(out));
    }
    return list;
}

}  // namespace papelotte
