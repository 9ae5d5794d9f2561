#include "tests/waterloo/scene.h"

#include <algorithm>
#include <boost/json.hpp>

#include "games/waterloo/records.h"

namespace papelotte::waterloo {
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

json::object& child(json::object& parent, std::string_view key) {
    if (!parent.contains(key)) parent[key] = json::object();
    return parent[key].as_object();
}

json::value number_or_word(const std::string& text) {
    const bool number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return number ? json::value(std::stoi(text)) : json::value(text);
}

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

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& one : words) text += (text.empty() ? "" : ", ") + one;
    return text;
}

}  // namespace

void Scene::run(Dice& dice, auto&& action) {
    std::vector<Event> events;
    std::vector<std::uint8_t> rolled;
    dice.record_into(&rolled);
    Turn turn{dice, &events};
    action(turn);
    dice_rolled_ += static_cast<int>(rolled.size());
    for (const Event& event : events) {
        log_.push_back(Records::event_text(event));
        heard_.push_back({event.seen_by, log_.back()});
    }
    const std::string broken = Rules::broken_invariant(position_);
    EXPECT_EQ(broken, "") << "after it a rule of the board is broken";
}

Scene::Scene(std::string_view text, std::vector<int> faces) {
    auto read = Records::read_position(parse_scene(text));
    if (!read) {
        ADD_FAILURE() << "the scene is not a legal position: " << read.error();
        return;
    }
    position_ = *read;
    const std::vector<std::uint8_t> bytes(faces.begin(), faces.end());
    Dice dice = Dice::scripted(bytes);
    run(dice, [&](Turn& turn) { Rules::settle(position_, turn); });
    EXPECT_FALSE(dice.ran_out()) << "the scene rolls more dice than given before its first decision (" << asks() << ")";
    EXPECT_EQ(dice.left(), 0u) << "dice left over before the first decision";
}

Scene Scene::set_up() {
    Scene scene("base=setup phase=start");
    return scene;
}

void Scene::play(std::string_view notation, std::vector<int> faces) { play_all({notation}, std::move(faces)); }

void Scene::play_all(std::vector<std::string_view> notations, std::vector<int> faces) {
    const std::vector<std::uint8_t> bytes(faces.begin(), faces.end());
    Dice dice = Dice::scripted(bytes);
    for (const std::string_view notation : notations) {
        const auto action = Records::parse(notation);
        if (!action) {
            ADD_FAILURE() << notation << ": " << action.error();
            return;
        }
        const Seat who = Rules::to_act(position_).empty() ? kNobody : Rules::to_act(position_).front();
        if (const Refusal no = Rules::why_not(position_, who, *action)) {
            ADD_FAILURE() << notation << " is refused: " << no.id() << " " << no.text() << "\n  asked: " << asks() << " of " << seat()
                          << "\n  legal: " << joined(legal());
            return;
        }
        run(dice, [&](Turn& turn) { Rules::apply(position_, who, *action, turn); });
        EXPECT_FALSE(dice.ran_out()) << notation << ": more dice were rolled than given; now " << asks() << "\n  " << joined(log_);
    }
    EXPECT_EQ(dice.left(), 0u) << "dice left over after " << notations.back() << "; now " << asks() << " of " << seat() << "\n  "
                               << joined(log_);
}

void Scene::refuses(std::string_view notation, std::string_view rule) const {
    const auto action = Records::parse(notation);
    ASSERT_TRUE(action.has_value()) << notation << ": " << action.error();
    const Seat who = Rules::to_act(position_).empty() ? kNobody : Rules::to_act(position_).front();
    const Refusal no = Rules::why_not(position_, who, *action);
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
    if (Rules::to_act(position_).empty()) return found;
    ActionList all;
    Rules::legal(position_, Rules::to_act(position_).front(), all);
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
Area Scene::area(std::string_view id) {
    const auto found = area_from(id);
    EXPECT_TRUE(found.has_value()) << "no area " << id;
    return found.value_or(Area(0));
}

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

std::string Scene::asks() const { return std::string(Rules::step_name(position_)); }
std::string Scene::seat() const { return Rules::to_act(position_).empty() ? "" : std::string(word(Rules::to_act(position_).front())); }

std::string Scene::winner() const {
    const auto outcome = Rules::outcome(position_);
    return outcome ? std::string(word(outcome->winners.front())) : "";
}

std::vector<std::string> Scene::log(std::string_view containing) const {
    std::vector<std::string> found;
    for (const std::string& line : log_)
        if (line.find(containing) != std::string::npos) found.push_back(line);
    return found;
}

bool Scene::heard_by(std::string_view side, std::string_view containing) const {
    const Seat seat = side == "french" ? kFrench : side == "allied" ? kAllied : kObserver;
    return std::ranges::any_of(heard_,
                               [&](const Heard& heard) { return heard.by.has(seat) && heard.text.find(containing) != std::string::npos; });
}

}  // namespace papelotte::waterloo
