#include "tests/enemy_mistakes/scene.h"

#include <fmt/format.h>

#include <cmath>

#include "games/enemy_mistakes/records/records.h"
#include "tests/scene_of_impl.h"

template class papelotte::SceneOf<papelotte::enemy_mistakes::Position, papelotte::enemy_mistakes::Records>;

namespace papelotte::enemy_mistakes {
namespace {

namespace json = boost::json;
using scene::child;
using scene::number_or_word;
using scene::split;

std::pair<std::string, std::string> key_and_value(const std::string& text) {
    const auto equals = text.find('=');
    return {text.substr(0, equals), equals == std::string::npos ? "" : text.substr(equals + 1)};
}

std::int64_t scaled(const std::string& text, int by) { return std::llround(std::stod(text) * by); }

json::array words(std::string_view list) {
    json::array all;
    for (const std::string& one : split(list, ",")) all.push_back(json::value(one));
    return all;
}

bool is_of_formation(std::string_view key) {
    static const json::object kState = [] {
        json::object keys;
        for_each_field<FormationState>([&](const auto& field) { keys[field.name] = true; });
        return keys;
    }();
    return kState.contains(key);
}

class Writer {
   public:
    json::object read(std::string_view text) {
        for (const std::string& clause : split(text, ";")) {
            const std::vector<std::string> parts = split(clause, " ");
            if (parts.empty()) continue;
            if (unit_from(parts[0])) add_unit(parts);
            else if (general_from(parts[0])) add_general(parts);
            else
                for (const std::string& part : parts) add_setting(part);
        }
        if (!at_.empty()) add_agenda();
        return position_;
    }

   private:
    void add_mark(json::object& marks, json::object& state, const std::string& text) {
        const auto [key, value] = key_and_value(text);
        json::object& into = is_of_formation(key) ? state : marks;
        if (value.empty()) into[key] = true;
        else into[key] = number_or_word(value);
    }

    void add_unit(const std::vector<std::string>& parts) {
        json::object& unit = child(child(position_, "units"), parts[0]);
        json::object state;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            if (const auto numbers = split(parts[i], ","); i == 1 && numbers.size() == 3) {
                unit["x"] = scaled(numbers[0], 100);
                unit["y"] = scaled(numbers[1], 100);
                unit["facing"] = scaled(numbers[2], 10);
            } else if (parts[i].starts_with("in=")) unit["formation"] = parts[i].substr(3);
            else add_mark(unit, state, parts[i]);
        }
        if (!state.empty()) unit["state"] = state;
    }

    void add_general(const std::vector<std::string>& parts) {
        json::object& general = child(child(position_, "generals"), parts[0]);
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto numbers = split(parts[i], ",");
            if (parts[i].starts_with('@')) general["host"] = parts[i].substr(1);
            else if (i == 1 && numbers.size() == 2) general["x"] = scaled(numbers[0], 100), general["y"] = scaled(numbers[1], 100);
            else if (const auto [key, value] = key_and_value(parts[i]); value.empty()) general[key] = true;
            else general[key] = number_or_word(value);
        }
    }

    void add_setting(const std::string& text) {
        const auto [key, value] = key_and_value(text);
        if (key == "at") at_ = value;
        else if (key == "options") position_[key] = words(value);
        else if (key == "order") {
            json::array order = words(value);
            while (order.size() < 3) order.push_back(json::value("none"));
            position_[key] = std::move(order);
        } else if (key == "chief" || key == "reserve" || key == "taken" || key == "bid") {
            for (const std::string& one : split(value, ",")) {
                const auto colon = one.find(':');
                child(child(position_, "armies"), one.substr(0, colon))[key] = number_or_word(one.substr(colon + 1));
            }
        } else position_[key] = number_or_word(value);
    }

    // "bombardment:blue"
    void add_agenda() {
        const auto colon = at_.find(':');
        const std::string phase = at_.substr(0, colon), army = colon == std::string::npos ? "" : at_.substr(colon + 1);
        std::int64_t next = 0;
        if (!army.empty()) {
            const json::array order = position_.contains("order") ? position_.at("order").as_array() : words("blue,red");
            while (order.at(static_cast<std::size_t>(next)) != json::value(army)) ++next;
            ++next;
        }
        json::array agenda{json::object{{"step", "phase"}, {"phase", phase}, {"next", next}}};
        const auto push = [&](std::string_view step) -> json::object& {
            return agenda.emplace_back(json::object{{"step", step}, {"army", army}}).as_object();
        };
        if (army.empty() && phase != "bids") {   // nobody's part has begun
            position_["agenda"] = std::move(agenda);
            return;
        }
        if (phase == "bombardment") push("bombard");
        if (phase == "assign") push("assign")["stage"] = "merges";
        if (phase == "orders") push("orders")["part"] = json::array();
        if (phase == "manoeuvre") push("manoeuvres")["part"] = json::array();
        if (phase == "unfasten") push("unfasten");
        if (phase == "combat") push("next_combat");
        if (phase == "bids") agenda = {json::object{{"step", "phase"}, {"phase", "initiative"}, {"next", 1}}, json::object{{"step", "bids"}}};
        position_["agenda"] = std::move(agenda);
    }

    json::object position_;
    std::string at_;
};

}   // namespace

json::object scene_json(std::string_view text) { return Writer().read(text); }

Scene::Scene(std::string_view text, std::vector<int> dice) { begin(scene_json(text), dice); }

Scene Scene::set_up(std::string_view options, std::string_view scenario, std::uint64_t seed) {
    Scene scene;
    scene.SceneOf::set_up(scene::set_up_with(options, scenario), seed);
    return scene;
}

Unit Scene::unit(std::string_view id) { return scene::meant(unit_from(id), "unit", id); }
General Scene::general(std::string_view id) { return scene::meant(general_from(id), "general", id); }

std::string Scene::place(std::string_view id) const {
    const auto text = [](auto x, auto y) { return fmt::format("{:.2f} {:.2f}", static_cast<double>(x) / 100, static_cast<double>(y) / 100); };
    if (const auto found = unit_from(id)) {
        if (!position_.on_board(*found)) return std::string(word(position_.marks[*found].fate));
        const plane::Pose pose = position_.stands[*found].pose();
        return text(pose.x, pose.y);
    }
    const GeneralState& state = position_.generals[general(id)];
    return state.fate == Fate::on_board ? text(state.x, state.y) : std::string(word(state.fate));
}

int Scene::chief(std::string_view army) const { return position_.armies[*from_word(army, Army::black)].chief; }
int Scene::reserve(std::string_view army) const { return position_.armies[*from_word(army, Army::black)].reserve; }

std::string Scene::winner() const {
    const auto outcome = Rules::outcome(position_);
    if (!outcome) return "";
    std::string all;
    for (const Seat seat : outcome->winners) all += (all.empty() ? "" : " ") + std::string(word(seat));
    return all.empty() ? "draw" : all;
}
std::string Scene::outcome_rule() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(outcome->rule) : "";
}

json::object Scene::view(std::string_view seat) const { return Records::view(position_, scene::seat_meant(Rules::facts().seats, seat)); }

Scene field(std::string_view pieces, std::string_view at) {
    return Scene(std::string(kFarChiefs) + std::string(pieces) + " at=" + std::string(at));
}
Scene field(std::string_view pieces, std::vector<int> dice) {
    return Scene(std::string(kFarChiefs) + std::string(pieces) + " at=manoeuvre:blue", std::move(dice));
}

std::string charge(std::string_view pieces, std::string_view charger, std::string_view target, std::string_view chiefs) {
    return std::string(chiefs) + std::string(charger) +
           " green charged distance=400 charge_number=1 target=" + std::string(target.substr(0, target.find(' '))) + "; " + std::string(target) +
           "; " + std::string(pieces) + " at=combat:blue";
}

}   // namespace papelotte::enemy_mistakes
