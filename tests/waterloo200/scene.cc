#include "tests/waterloo200/scene.h"

#include "games/waterloo200/records/records.h"
#include "tests/scene_of_impl.h"
#include "tests/waterloo200/reports.h"

namespace papelotte::scene {

template <>
std::string report<waterloo200::Records>(const Event& event) {
    return waterloo200::report_of(event);
}

}  // namespace papelotte::scene

template class papelotte::SceneOf<papelotte::waterloo200::Position, papelotte::waterloo200::Records, 0>;

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;
using scene::child;
using scene::number_or_word;
using scene::split;

// Splits words at blanks; text in brackets belongs to its word.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> parts{""};
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ' ' && depth == 0) parts.emplace_back();
        else parts.back() += c;
    }
    std::erase(parts, "");
    return parts;
}

// "fr_2c_soye_inf", "fr_2c_reille_tl(step=1 activated)"
void add_unit(json::object& position, const std::string& place, const std::string& text) {
    const auto parts = split(text, "(), ");
    json::object& unit = child(child(position, "units"), parts.at(0));
    unit["at"] = place;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto equals = parts[i].find('=');
        if (equals == std::string::npos) unit[parts[i]] = true;
        else unit[parts[i].substr(0, equals)] = number_or_word(parts[i].substr(equals + 1));
    }
}

// "turn=3", "options=morale,retreat", "pool=fr_1c_quiot_inf"
void add_setting(json::object& position, const std::string& text) {
    const auto equals = text.find('=');
    const std::string key = text.substr(0, equals), value = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (key == "pool" || key == "eliminated" || key == "not_arrived") {
        for (const std::string& unit : split(value, ",")) add_unit(position, key, unit);
    } else if (key == "options") {
        json::array options;
        for (const std::string& option : split(value, ",")) options.push_back(json::value(option));
        position["options"] = std::move(options);
    } else {
        position[key] = number_or_word(value);
    }
}

}  // namespace

json::object scene_json(std::string_view text) {
    json::object position;
    bool bare = false;
    for (const std::string& clause : split(text, ";")) {
        if (const auto colon = clause.find(':'); colon != std::string::npos) {
            const std::string place = words_of(clause.substr(0, colon)).at(0);
            for (const std::string& unit : words_of(clause.substr(colon + 1))) add_unit(position, place, unit);
            continue;
        }
        const auto words = words_of(clause);
        const bool control = !words.empty() && words[0] == "control";
        for (std::size_t i = control ? 1 : 0; i < words.size(); ++i) {
            const auto equals = words[i].find('=');
            if (words[i] == "bare") bare = true;
            else if (control) child(position, "control")[words[i].substr(0, equals)] = words[i].substr(equals + 1);
            else add_setting(position, words[i]);
        }
    }
    bare = bare || position.contains("base");
    json::object& units = child(position, "units");
    for (const auto& [leader, place] : {std::pair("fr_napoleon_sl", "100"), std::pair("br_wellington_sl", "3")})
        if (!bare && !units.contains(leader)) units[leader] = json::object{{"at", place}};
    if (!position.contains("rules")) position["rules"] = 2;
    return position;
}

std::vector<std::uint8_t> faces_of(const std::vector<int>& draws) { return scene::faces_of(draws, 0); }

Scene::Scene(std::string_view text, std::vector<int> draws) { begin(scene_json(text), draws); }

Scene Scene::set_up(std::string_view options, std::uint64_t seed, std::string_view scenario) {
    Scene scene;
    scene.SceneOf::set_up(scene::set_up_with(options, scenario), seed);
    return scene;
}

Unit Scene::unit(std::string_view id) { return scene::meant(unit_from(id), "unit", id); }
Area Scene::area(std::string_view number) { return scene::meant(area_from(number), "area", number); }
Seat Scene::seat_named(std::string_view text) { return scene::seat_meant(Rules::facts().seats, text); }

std::string Scene::at(std::string_view id) const { return std::string(word(position_.place(unit(id)))); }
int Scene::step(std::string_view id) const { return position_.unit(unit(id)).step; }
int Scene::strength(std::string_view id) const { return waterloo200::strength(position_, unit(id)); }
bool Scene::up(std::string_view id) const { return face_up(position_, unit(id)); }
bool Scene::activated(std::string_view id) const { return position_.unit(unit(id)).activated; }
bool Scene::moved(std::string_view id) const { return position_.unit(unit(id)).moved; }
std::string Scene::control(std::string_view number) const { return std::string(word(controller(position_, area(number)))); }
bool Scene::contested(std::string_view number) const { return waterloo200::contested(position_).has(area(number)); }

namespace {

std::vector<std::string> sorted_words(UnitSet units) {
    std::vector<std::string> found;
    for (const Unit one : units) found.emplace_back(word(one));
    std::ranges::sort(found);
    return found;
}

}  // namespace

std::vector<std::string> Scene::units(std::string_view number) const { return sorted_words(units_at(position_, area(number))); }
std::vector<std::string> Scene::pool(std::string_view faction) const {
    return sorted_words(units_at(position_, kPool, from_word<Faction>(faction, Faction::prussian).value()));
}

std::string Scene::winner() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(word(side_of_seat(outcome->winners.front()))) : "";
}
std::string Scene::outcome_rule() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(outcome->rule) : "";
}

json::object Scene::view(std::string_view seat) const { return Records::view(position_, seat_named(seat)); }

void let_steps_go(Scene& s) {
    while (s.asks() == "regenerate") s.play("done");
}

}  // namespace papelotte::waterloo200
