// The worked cases: positions, the sequence of impulses and turns, and questions about the position.
#include <algorithm>

#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"
#include "tests/waterloo200/cases.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {

namespace json = boost::json;

// --- What is given ---------------------------------------------------------------------------------------------------------------

namespace {

bool some_operation(const json::object& a_case, std::string_view name) {
    return std::ranges::any_of(a_case.at("when").as_array(), [&](const json::value& op) { return op.at("op").as_string() == name; });
}
bool bombards(const json::object& a_case) {
    return std::ranges::any_of(a_case.at("when").as_array(), [](const json::value& op) { return op.as_object().contains("bombard"); });
}

std::string kind_of(const json::object& a_case, std::string_view action) {
    if (action != "strategic") return std::string(action);
    if (some_operation(a_case, "reinforce")) return "strategic_reinforce";
    return bombards(a_case) ? "grand_battery" : "strategic_move";
}

json::object unit_given(const json::object& in) {
    json::object unit{{"at", std::to_string(in.at("area").as_int64())}};
    for (const char* key : {"step", "activated"})
        if (in.contains(key)) unit[key] = in.at(key);
    if (in.contains("face_up")) unit["attacked"] = in.at("face_up");   // the only reason for which units of cases stay face up
    return unit;
}

// Adds as many lost units as the case says, from those that it does not name.
void add_lost(json::object& units, const json::object& lost) {
    for (const auto& [name, count] : lost) {
        std::int64_t left = count.as_int64();
        for (const Unit unit : units_of(from_word<Faction>(name, Faction::prussian).value()) - kLeaders)
            if (left > 0 && !units.contains(word(unit))) {
                units[word(unit)] = json::object{{"at", "eliminated"}};
                --left;
            }
    }
}

}   // namespace

json::object given_json(const json::object& a_case) {
    const json::object& given = a_case.at("given").as_object();
    json::object position, units;
    for (const char* key : {"turn", "phasing", "disc", "options", "control"})
        if (given.contains(key)) position[key] = given.at(key);
    if (given.contains("action")) position["kind"] = kind_of(a_case, given.at("action").as_string());
    for (const json::value& unit : given.at("units").as_array()) units[unit.at("id").as_string()] = unit_given(unit.as_object());
    if (given.contains("pool"))
        for (const auto& [faction, list] : given.at("pool").as_object())
            for (const json::value& id : list.as_array()) units[id.as_string()] = json::object{{"at", "pool"}};
    if (given.contains("eliminated")) add_lost(units, given.at("eliminated").as_object());
    if (some_operation(a_case, "arrive"))
        for (const Unit unit : units_of(Faction::prussian)) units[word(unit)] = json::object{{"at", "not_arrived"}};
    position["units"] = std::move(units);
    return position;
}

// --- Impulses and turns ----------------------------------------------------------------------------------------------------------

// Declines all further decisions of the impulse.
void CasePlay::end_impulse() {
    while (!p_.agenda.empty() && !waits<EndImpulse>())
        if (!tries(kDone)) return;
    if (waits<EndImpulse>()) run_one();
}

void CasePlay::next_impulse(const Object& op) {
    end_impulse();
    run_one();
    yields_["phasing"] = word(p_.impulse.side);
    if (op.at("action").as_string() != "strategic") {
        tries(act(op.at("action").as_string() == "pass" ? Verb::pass : Verb::tactical));
    } else if (tries(act(Verb::strategic))) {
        tries(act(Verb::manoeuvre));
    }
}

// Only the bookkeeping: whether a leader could be activated is not tested.
void CasePlay::impulse(const Object& op) {
    const std::string_view action = op.at("action").as_string();
    if (action == "tactical") take(act(Verb::tactical));
    else if (!tries(act(action == "pass" ? Verb::pass : Verb::strategic))) return;
    if (waits<ChooseOption>()) take(act(Verb::manoeuvre));
    while (!waits<EndImpulse>()) take(kDone);
    run_one();
    yields_["turn_over"] = waits<EndTurn>();
    while (!p_.agenda.empty() && !waits<ChooseAction>()) {
        if (waits<Reorganise>()) take(kDone);
        else run_one();
    }
}

// --- Questions -------------------------------------------------------------------------------------------------------------------

// What a side sees of the enemy in an area.
void CasePlay::look(const Object& op) {
    const Side side = from_word<Side>(op.at("side").as_string(), Side::allied).value();
    const std::string area = std::to_string(op.at("area").as_int64());
    const json::object view = Records::view(p_, side == Side::french ? kFrenchSeat : kBritishSeat);
    std::int64_t blocks = 0;
    json::array visible;
    for (const auto& [id, unit] : view.at("units").as_object())
        if (side_of(Scene::unit(id)) != side && unit.at("at").as_string() == area) visible.push_back(json::value(id));
    if (const json::value* hidden = view.at("blocks").as_object().if_contains(area))
        for (const auto& [faction, count] : hidden->as_object())
            if (side_of(from_word<Faction>(faction, Faction::prussian).value()) != side) blocks += count.as_int64();
    yields_["enemy_blocks"] = blocks + static_cast<std::int64_t>(visible.size());
    yields_["visible"] = std::move(visible);
}

void CasePlay::ask(const Object& op) {
    if (op.contains("units")) {
        UnitSet units;
        for (const json::value& id : op.at("units").as_array()) units.insert(Scene::unit(id.as_string()));
        yields_["capacity"] = capacity(p_, units);
        return;
    }
    AreaSet inside;
    std::string_view key = "in_loc";
    if (op.contains("leader")) {
        const Unit leader = Scene::unit(op.at("leader").as_string());
        yields_["radius"] = static_cast<int>(step_of(p_, leader).radius);
        inside = within_radius(p_, leader);
        key = "within";
    } else {
        inside = communication(p_, from_word<Faction>(op.at("faction").as_string(), Faction::prussian).value());
    }
    json::object found;
    for (const json::value& number : op.at("areas").as_array()) {
        const std::string area = std::to_string(number.as_int64());
        found[area] = inside.has(Scene::area(area));
    }
    yields_[key] = std::move(found);
}

json::object CasePlay::perform(const Object& op) {
    const Position before = p_;
    yields_ = {{"legal", true}};
    events_.clear();
    const std::string_view name = op.at("op").as_string();
    if (name == "activate") activate(op);
    else if (name == "move") move(op);
    else if (name == "scout") scout(op);
    else if (name == "battle") battle(op);
    else if (name == "impetus") impetus(op);
    else if (name == "reorganise") reorganise(op);
    else if (name == "reinforce") reinforce(op);
    else if (name == "arrive") arrive();
    else if (name == "demoralise") demoralise_all();
    else if (name == "deactivate") end_impulse();
    else if (name == "next_impulse") next_impulse(op);
    else if (name == "impulse") impulse(op);
    else if (name == "view") look(op);
    else if (name == "loc" || name == "radius" || name == "capacity") ask(op);
    else ADD_FAILURE() << "there is no operation " << name;
    if (!yields_.at("legal").as_bool()) p_ = before;
    return yields_;
}

// --- Facts ------------------------------------------------------------------------------------------------------------------

json::object CasePlay::unit_facts(std::string_view id) const {
    const Unit unit = Scene::unit(id);
    const Area at = p_.place(unit);
    return {{"strength", strength(p_, unit)},
            {"step", static_cast<int>(p_.unit(unit).step)},
            {"activated", static_cast<bool>(p_.unit(unit).activated)},
            {"face_up", face_up(p_, unit)},
            {"area", on_map(at) ? number_of(at) : 0},
            {"in_pool", at == kPool},
            {"eliminated", at == kEliminated}};
}

json::object CasePlay::area_facts(int number) const {
    const Area area = area_number(number);
    return {{"contested", contested(p_).has(area)}, {"control", word(controller(p_, area))}};
}

json::object CasePlay::state_facts() const {
    json::object lost;
    for (const Faction faction : {Faction::french, Faction::british}) lost[word(faction)] = units_at(p_, kEliminated, faction).size();
    return {{"turn", static_cast<int>(p_.turn)},
            {"disc", word(p_.disc)},
            {"phasing", word(p_.impulse.side)},
            {"passes", static_cast<int>(p_.passes)},
            {"lost", std::move(lost)}};
}

json::object CasePlay::outcome_facts() const {
    const auto outcome = Rules::outcome(p_);
    if (!outcome) return {};
    return {{"winner", word(side_of_seat(outcome->winners.front()))},
            {"kind", outcome->rule.starts_with("W2-18.1") ? "decisive" : "marginal"},
            {"rule", outcome->rule}};
}

}   // namespace papelotte::waterloo200
