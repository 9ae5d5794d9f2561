#include "tests/waterloo/scene.h"

#include "games/waterloo/records/records.h"
#include "tests/scene_of_impl.h"

namespace papelotte::scene {

template <>
std::string report<waterloo::Records>(const Event& event) {
    return waterloo::report_of(event);
}

}  // namespace papelotte::scene

template class papelotte::SceneOf<papelotte::waterloo::Position, papelotte::waterloo::Records>;

namespace papelotte::waterloo {
namespace {

namespace json = boost::json;
using scene::child;
using scene::number_or_word;
using scene::split;

// "active=french", "french.green=2"
void add_setting(json::object& position, const std::string& text) {
    const auto equals = text.find('='), dot = text.find('.');
    const std::string key = text.substr(0, equals), value = text.substr(equals + 1);
    if (dot == std::string::npos) position[key] = number_or_word(value);
    else
        child(child(child(position, "discs"), text.substr(0, dot)), "available")[text.substr(dot + 1, equals - dot - 1)] = number_or_word(value);
}

// "br_inf_4(defensive)", "br_art_4(limbered,unmanned)", "red=3"
void add_piece(json::object& position, const std::string& place, const std::string& text) {
    if (const auto equals = text.find('='); equals != std::string::npos) {
        child(child(position, "cubes"), place)[text.substr(0, equals)] = number_or_word(text.substr(equals + 1));
        return;
    }
    const auto words = split(text, "(),");
    json::object& unit = child(child(position, "units"), words[0]);
    unit["at"] = place;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "unmanned" || words[i] == "fell_back" || words[i] == "acted") unit[words[i]] = true;
        else unit["state"] = words[i];
    }
}

json::object parse_scene(std::string_view text) {
    json::object position;
    for (const std::string& clause : split(text, ";")) {
        const auto colon = clause.find(':');
        if (colon == std::string::npos) {
            for (const std::string& setting : split(clause, " ")) add_setting(position, setting);
            continue;
        }
        const auto places = split(clause.substr(0, colon), " ");
        for (const std::string& piece : split(clause.substr(colon + 1), " ")) add_piece(position, places.at(0), piece);
    }
    return position;
}

}  // namespace

Scene::Scene(std::string_view text, std::vector<int> dice) { begin(parse_scene(text), dice); }

Scene Scene::set_up() {
    Scene scene("base=setup phase=start");
    return scene;
}

Scene Scene::set_up_with_bid(std::uint64_t seed) {
    Scene scene;
    scene.SceneOf::set_up(Setup{"standard", {{"bid", "on"}}}, seed);
    return scene;
}

Unit Scene::unit(std::string_view id) { return scene::meant(unit_from(id), "unit", id); }
Area Scene::area(std::string_view id) { return scene::meant(area_from(id), "area", id); }

std::string Scene::at(std::string_view id) const { return std::string(word(position_.place(unit(id)))); }
std::string Scene::state(std::string_view id) const { return std::string(word(state_of(arm_of(unit(id)), position_.unit(unit(id)).posture))); }
bool Scene::unmanned(std::string_view id) const { return position_.unit(unit(id)).unmanned; }
std::string Scene::cause(std::string_view id) const { return std::string(word(position_.unit(unit(id)).cause)); }
int Scene::cubes(std::string_view place, std::string_view colour) const {
    return position_.cubes(area(place), from_word<Colour>(colour, Colour::black).value());
}
int Scene::stock(std::string_view colour) const { return position_.stock_of(from_word<Colour>(colour, Colour::black).value()); }

int Scene::discs(std::string_view side, std::string_view colour, std::string_view box) const {
    const Discs& discs = position_.discs_of(side == "french" ? kFrench : kAllied);
    const auto& which = box == "available" ? discs.available : box == "this_round" ? discs.this_round : discs.previous;
    return which[static_cast<std::size_t>(from_word<Disc>(colour, Disc::purple).value())];
}

std::vector<std::string> Scene::units(std::string_view place) const {
    std::vector<std::string> found;
    for (const Unit one : units_at(position_, area(place))) found.emplace_back(word(one));
    std::ranges::sort(found);
    return found;
}

std::string Scene::winner() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(word(outcome->winners.front())) : "";
}

}  // namespace papelotte::waterloo
