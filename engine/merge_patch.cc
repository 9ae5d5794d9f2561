#include "engine/merge_patch.h"

namespace papelotte {

namespace json = boost::json;

json::object merge_patch(const json::object& before, json::object after) {
    json::object patch;
    for (const auto& [key, ignored] : before)
        if (!after.contains(key)) patch[key] = nullptr;
    for (auto& [key, value] : after) {
        const json::value* old = before.if_contains(key);
        if (old && old->is_object() && value.is_object()) {
            json::object inner = merge_patch(old->get_object(), std::move(value.get_object()));
            if (!inner.empty()) patch[key] = std::move(inner);
        } else if (!old || *old != value) {
            patch[key] = std::move(value);
        }
    }
    return patch;
}

void apply_merge_patch(json::object& target, const json::object& patch) {
    for (const auto& [key, value] : patch) {
        if (value.is_null()) {
            target.erase(key);
        } else if (value.is_object()) {
            json::value& inner = target[key];
            if (!inner.is_object()) inner = json::object();
            apply_merge_patch(inner.get_object(), value.get_object());
        } else {
            target[key] = value;
        }
    }
}

}  // namespace papelotte
