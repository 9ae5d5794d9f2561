#include "tests/smohain/scene.h"

#include "games/smohain/records/records.h"
#include "games/smohain/rules/words.h"
#include "tests/scene_of_impl.h"

template class papelotte::SceneOf<papelotte::smohain::Position, papelotte::smohain::Records>;

namespace papelotte::smohain {
namespace {

// "lane: fr_85 fr_29(1)", "turn=6 ambush=hidden"
boost::json::object parse_scene(std::string_view text) {
    boost::json::object position;
    for (const std::string& clause : scene::split(text, ";")) {
        const auto colon = clause.find(':');
        if (colon == std::string::npos) {
            for (const std::string& setting : scene::split(clause, " ")) {
                const auto words = scene::split(setting, "=");
                position[words.at(0)] = scene::number_or_word(words.at(1));
            }
            continue;
        }
        const std::string area = scene::split(clause.substr(0, colon), " ").at(0);
        for (const std::string& piece : scene::split(clause.substr(colon + 1), " ")) {
            const auto words = scene::split(piece, "()");
            boost::json::object& unit = scene::child(scene::child(position, "units"), words.at(0));
            unit["at"] = area;
            if (words.size() > 1) unit["steps"] = scene::number_or_word(words[1]);
        }
    }
    return position;
}

}  // namespace

Scene::Scene(std::string_view text) { begin(parse_scene(text), {}); }

Scene Scene::set_up() {
    Scene scene;
    scene.SceneOf::set_up({.scenario = "standard", .options = {}}, 1);
    return scene;
}

std::string Scene::at(std::string_view unit) const { return std::string(word(position_.units[kUnitsByWord.find<Unit>(unit).value()].at)); }
int Scene::steps(std::string_view unit) const { return position_.units[kUnitsByWord.find<Unit>(unit).value()].steps; }

std::string Scene::winner() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(word(outcome->winners.front())) : "";
}

}  // namespace papelotte::smohain
