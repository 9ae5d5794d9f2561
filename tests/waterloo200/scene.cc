#include "tests/waterloo200/scene.h"

#include <algorithm>

#include "games/waterloo200/records.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

std::vector<std::string> split(std::string_view text, std::string_view separators) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        if (end > 0) parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

// Words separated by blanks; what stands in brackets belongs to its word.
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

json::object& child(json::object& parent, std::string_view key) {
    if (!parent.contains(key)) parent[key] = json::object();
    return parent[key].as_object();
}

json::value number_or_word(const std::string& text) {
    const bool number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return number ? json::value(std::stoi(text)) : json::value(text);
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

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& one : words) text += (text.empty() ? "" : ", ") + one;
    return text;
}

Seat to_act(const Position& p) { return Rules::to_act(p).empty() ? kNobody : Rules::to_act(p).front(); }

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
    return position;
}

std::vector<std::uint8_t> faces_of(const std::vector<int>& draws) {
    std::vector<std::uint8_t> faces;
    for (const int draw : draws) faces.push_back(static_cast<std::uint8_t>(draw + 1));
    return faces;
}

void Scene::run(Dice& dice, auto&& action) {
    std::vector<Event> events;
    std::vector<std::uint8_t> rolled;
    dice.record_into(&rolled);
    Turn turn{dice, &events};
    action(turn);
    dice.record_into(nullptr);
    draws_ += static_cast<int>(rolled.size());
    for (const Event& event : events) {
        log_.push_back(Records::event_text(event));
        heard_.push_back({event.seen_by, log_.back()});
    }
    const std::string broken = Rules::broken_invariant(position_);
    EXPECT_EQ(broken, "") << "after it a rule of the board is broken";
}

Scene::Scene(std::string_view text, std::vector<int> draws) {
    auto read = Records::read_position(scene_json(text));
    if (!read) {
        ADD_FAILURE() << "the scene is not a legal position: " << read.error();
        return;
    }
    position_ = *read;
    const auto faces = faces_of(draws);
    Dice dice = Dice::scripted(faces);
    run(dice, [&](Turn& turn) { Rules::settle(position_, turn); });
    EXPECT_FALSE(dice.ran_out()) << "the scene draws more than given before its first decision (" << asks() << ")";
    EXPECT_EQ(dice.left(), 0u) << "draws left over before the first decision";
}

Scene Scene::set_up(std::string_view options, std::uint64_t seed, std::string_view scenario) {
    Setup setup{std::string(scenario), {}};
    for (const std::string& option : split(options, ","))
        setup.options.emplace_back(option == "three_players" ? std::pair("players", "three") : std::pair(option.c_str(), "on"));
    Scene scene;
    Dice dice(seed);
    scene.run(dice, [&](Turn& turn) { scene.position_ = Rules::set_up(setup, turn); });
    return scene;
}

void Scene::play(std::string_view notation, std::vector<int> draws) { play_all({notation}, std::move(draws)); }

void Scene::play_all(std::vector<std::string_view> notations, std::vector<int> draws) {
    const auto faces = faces_of(draws);
    Dice dice = Dice::scripted(faces);
    for (const std::string_view notation : notations) {
        const auto action = Records::parse(notation);
        if (!action) {
            ADD_FAILURE() << notation << ": " << action.error();
            return;
        }
        const Seat who = to_act(position_);
        if (const Refusal no = Rules::why_not(position_, who, *action)) {
            ADD_FAILURE() << notation << " is refused: " << no.id() << " " << no.text() << "\n  asked: " << asks() << " of " << seat()
                          << "\n  legal: " << joined(legal());
            return;
        }
        run(dice, [&](Turn& turn) { Rules::apply(position_, who, *action, turn); });
        EXPECT_FALSE(dice.ran_out()) << notation << ": more was drawn than given; now " << asks() << "\n  " << joined(log_);
        EXPECT_FALSE(dice.impossible()) << notation << ": a draw names a candidate that there is not\n  " << joined(log_);
    }
    EXPECT_EQ(dice.left(), 0u) << "draws left over after " << notations.back() << "; now " << asks() << " of " << seat() << "\n  "
                               << joined(log_);
}

void Scene::refuses(std::string_view notation, std::string_view rule) const {
    const auto action = Records::parse(notation);
    ASSERT_TRUE(action.has_value()) << notation << ": " << action.error();
    const Refusal no = Rules::why_not(position_, to_act(position_), *action);
    EXPECT_EQ(std::string(no.id()), rule) << notation << (no ? ": " : " is allowed; ") << no.text() << "\n  asked: " << asks();
}

void Scene::allows(std::string_view notation) const {
    const auto all = legal();
    EXPECT_NE(std::find(all.begin(), all.end(), notation), all.end())
        << notation << " is not offered\n  asked: " << asks() << "\n  legal: " << joined(all);
}

std::vector<std::string> Scene::legal() const { return legal(""); }

std::vector<std::string> Scene::legal(std::string_view beginning) const {
    std::vector<std::string> found;
    ActionList all;
    if (to_act(position_) != kNobody) Rules::legal(position_, to_act(position_), all);
    for (const Action action : all)
        if (std::string text = Records::notate(action); text.starts_with(beginning)) found.push_back(std::move(text));
    return found;
}

std::vector<std::string> Scene::operands(std::string_view beginning) const {
    std::vector<std::string> found;
    for (const std::string& text : legal(beginning)) found.push_back(text.substr(std::min(text.size(), beginning.size())));
    std::ranges::sort(found);
    return found;
}

Unit Scene::unit(std::string_view id) {
    const auto found = unit_from(id);
    EXPECT_TRUE(found.has_value()) << "no unit " << id;
    return found.value_or(Unit(0));
}
Area Scene::area(std::string_view number) {
    const auto found = area_from(number);
    EXPECT_TRUE(found.has_value()) << "no area " << number;
    return found.value_or(Area(0));
}
Seat Scene::seat_named(std::string_view text) {
    for (const Seat seat : {kFrenchSeat, kBritishSeat, kPrussianSeat, kObserver})
        if (word(seat) == text) return seat;
    ADD_FAILURE() << "no seat " << text;
    return kObserver;
}

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

std::string Scene::asks() const { return std::string(Rules::step_name(position_)); }
std::string Scene::seat() const { return to_act(position_) == kNobody ? "" : std::string(word(to_act(position_))); }

std::string Scene::winner() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(word(side_of_seat(outcome->winners.front()))) : "";
}
std::string Scene::outcome_rule() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(outcome->rule) : "";
}

json::object Scene::view(std::string_view seat) const { return Records::view(position_, seat_named(seat)); }

std::vector<std::string> Scene::log(std::string_view containing) const {
    std::vector<std::string> found;
    for (const std::string& line : log_)
        if (line.find(containing) != std::string::npos) found.push_back(line);
    return found;
}

bool Scene::heard_by(std::string_view seat, std::string_view containing) const {
    const Seat who = seat_named(seat);
    return std::ranges::any_of(heard_,
                               [&](const Heard& heard) { return heard.by.has(who) && heard.text.find(containing) != std::string::npos; });
}

}  // namespace papelotte::waterloo200
