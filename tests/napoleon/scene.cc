#include "tests/napoleon/scene.h"

#include <algorithm>

#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/knowledge.h"
#include "tests/scene_of_impl.h"

template class papelotte::SceneOf<papelotte::napoleon::Position, papelotte::napoleon::Records>;

namespace papelotte::napoleon {
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

std::pair<std::string, std::string> key_and_value(const std::string& text) {
    const auto equals = text.find('=');
    return {text.substr(0, equals), equals == std::string::npos ? "" : text.substr(equals + 1)};
}

json::array words(std::string_view list) {
    json::array all;
    for (const std::string& one : split(list, ",")) all.push_back(json::value(one));
    return all;
}

bool is_space(std::string_view text) { return from_word<Space>(text).value_or(Space::map) != Space::map; }

class Writer {
   public:
    json::object read(std::string_view text) {
        for (const std::string& clause : split(text, ";")) {
            const auto colon = clause.find(':');
            if (colon != std::string::npos) {
                const std::string place = words_of(clause.substr(0, colon)).at(0);
                for (const std::string& unit : words_of(clause.substr(colon + 1))) add_unit(place, unit);
                continue;
            }
            const auto parts = words_of(clause);
            if (!parts.empty() && parts[0] == "battle") add_battle(parts);
            else
                for (const std::string& part : parts) add_setting(part);
        }
        if (!battles_.empty()) finish_battles();
        return position_;
    }

   private:
    // "fr_i_inf1", "fr_i_inf1(strength=1 square=1)"
    void add_unit(const std::string& place, const std::string& text) {
        const auto parts = split(text, "(), ");
        json::object& unit = child(child(position_, "units"), parts.at(0));
        unit["at"] = is_space(place) ? town_ : place;
        if (is_space(place)) unit["space"] = place;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto [key, value] = key_and_value(parts[i]);
            if (value.empty()) unit[key] = true;
            else unit[key] = number_or_word(value);
        }
    }

    void add_setting(const std::string& text) {
        const auto [key, value] = key_and_value(text);
        if (key == "eliminated" || key == "unplaced")
            for (const std::string& unit : split(value, ",")) add_unit(key, unit);
        else if (key == "options") position_[key] = words(value);
        else position_[key] = number_or_word(value);
    }

    // "battle ligny side=french step=combat roads=charleroi farm=allied_left"
    void add_battle(const std::vector<std::string>& parts) {
        town_ = parts.at(1);
        json::object battle{{"town", town_}};
        json::array terrain(kPositions, json::value("none"));
        int streams = 0;
        for (std::size_t i = 2; i < parts.size(); ++i) {
            const auto [key, value] = key_and_value(parts[i]);
            if (key == "side") side_ = value;
            else if (key == "step") step_ = value;
            else if (key == "stream") streams |= 1 << front_of(*from_word<Space>(value));
            else if (key == "roads")
                for (const std::string& from : split(value, ","))
                    roads_.push_back(json::value(word(road_between(*town_from(town_), *town_from(from)))));
            else if (from_word<Terrain>(key)) terrain[position_index(*from_word<Space>(value))] = key;
            else if (value.empty()) battle[key] = true;
            else battle[key] = number_or_word(value);
        }
        battle["terrain"] = std::move(terrain);
        battle["streams"] = streams;
        battles_.push_back(battle);
        fights_.push_back(json::value(town_));
    }

    void finish_battles() {
        position_["battles"] = battles_;
        position_["fights"] = fights_;
        position_["entry_roads"] = roads_;
        const std::int64_t turn = position_.contains("turn") ? position_.at("turn").as_int64() : 1;
        position_["turn"] = turn;
        const bool french = side_ == "french", defender = french != (active_side(static_cast<int>(turn)) == Side::french);
        const bool three =
            position_.contains("options") && std::ranges::count(position_.at("options").as_array(), json::value("three_players")) > 0;
        const json::object who{{"army", french ? "french" : "anglo_dutch"}, {"both", !french && !three}};
        json::array agenda{json::object{{"step", "end_turn"}}, json::object{{"step", "supply_and_defeat"}, {"supplied", false}},
                           json::object{{"step", "battles"}, {"battle", defender ? 1 : 0}, {"defender", !defender}},
                           json::object{{"step", "end_battle_turn"}, {"battle", 0}, {"side", side_}}};
        const auto push = [&](std::string_view step, std::string_view partner) {
            json::object& pushed = agenda.emplace_back(json::object{{"step", step}, {"battle", 0}, {"who", who}}).as_object();
            if (!partner.empty()) pushed[partner] = false;
        };
        if (step_ == "withdraw" || withdrawing()) push("withdraw", "");
        else push("reinforce", "partner_out");
        if ((step_ == "combat" || step_ == "morale") && !withdrawing()) push("combat", "partner_passed");
        if (step_ == "morale") agenda.push_back(json::object{{"step", "morale"}, {"battle", 0}, {"side", side_}});
        position_["agenda"] = std::move(agenda);
    }
    bool withdrawing() const { return battles_.at(0).as_object().contains("withdrawing"); }

    json::object position_;
    json::array battles_, fights_, roads_;
    std::string town_, side_ = "french", step_ = "combat";
};

}  // namespace

json::object scene_json(std::string_view text) { return Writer().read(text); }

Scene::Scene(std::string_view text, std::vector<int> dice) { begin(scene_json(text), dice); }

Scene Scene::set_up(std::string_view options, std::string_view scenario, std::uint64_t seed) {
    Scene scene;
    scene.SceneOf::set_up(scene::set_up_with(options, scenario), seed);
    return scene;
}

Unit Scene::unit_named(std::string_view id) { return scene::meant(unit_from(id), "unit", id); }
Town Scene::town_named(std::string_view id) { return scene::meant(town_from(id), "town", id); }
Seat Scene::seat_named(std::string_view text) { return scene::seat_meant(Rules::facts().seats, text); }

std::string Scene::at(std::string_view id) const { return std::string(word(position_.place(unit_named(id)))); }
std::string Scene::space(std::string_view id) const { return std::string(word(position_.space(unit_named(id)))); }

std::vector<std::string> Scene::may_be(std::string_view id) const {
    std::vector<std::string> found;
    for (const Unit one : napoleon::may_be(position_, unit_named(id))) found.emplace_back(word(one));
    std::ranges::sort(found);
    return found;
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

void Scene::end_turn(std::vector<int> dice) {
    const int now = turn();
    while (turn() == now && winner().empty() && !::testing::Test::HasFailure()) {
        const std::vector<std::string> all = legal();
        const bool may_end = std::ranges::find(all, "done") != all.end();
        play(may_end ? "done" : all.at(0), std::exchange(dice, {}));
    }
}

}  // namespace papelotte::napoleon
