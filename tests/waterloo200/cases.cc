#include "tests/waterloo200/cases.h"

#include <map>

#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

Unit unit_in(const json::value& id) { return Scene::unit(id.as_string()); }
Area area_in(const json::value& number) { return Scene::area(std::to_string(number.as_int64())); }
Faction faction_in(const json::value& name) { return from_word<Faction>(name.as_string(), Faction::prussian).value(); }

json::array ids(UnitSet units) {
    json::array list;
    for (const Unit unit : units) list.push_back(json::value(word(unit)));
    return list;
}

bool has(const json::object& in, std::string_view key) {
    const json::value* found = in.if_contains(key);
    return found && (!found->is_bool() || found->get_bool());
}

// The units that a draw could place there, in the order of draws.
UnitSet could_be_drawn(const Position& p, Area to) {
    UnitSet found;
    for (std::uint8_t face = 1;; ++face) {
        const std::array<std::uint8_t, 1> faces{face};
        Dice dice = Dice::scripted(faces);
        Effects effects{dice};
        Position after = p;
        SunkenRoad{}.apply(after, act(Verb::add), effects);
        if (dice.impossible()) return found;
        found |= units_at(after, to) - units_at(p, to);
    }
}

}  // namespace

CasePlay::CasePlay(const Position& given, const std::vector<int>& draws) : p_(given), faces_(faces_of(draws)), dice_(Dice::scripted(faces_)) {}

// --- Steps -----------------------------------------------------------------------------------------------------------------------

void CasePlay::run_one() {
    const Step step = p_.agenda.pop_back();
    std::visit(
        [&]<class S>(const S& inner) {
            if constexpr (!Waits<S, Position>) inner.run(p_, turn_);
        },
        step);
}

void CasePlay::run() {
    while (waits<Aftermath, EndReorganisation, Arrival>()) run_one();
}

void CasePlay::take(Action action) {
    const Step step = p_.agenda.pop_back();
    std::visit(
        [&]<class S>(const S& waiting) {
            if constexpr (Waits<S, Position>) waiting.apply(p_, action, turn_);
        },
        step);
    run();
}

bool CasePlay::refuse(const Refusal& no) {
    yields_["legal"] = false;
    yields_["refused"] = no.id();
    return false;
}

bool CasePlay::tries(Action action) {
    const Refusal no = agenda::with_waiting_step(p_, Refusal(), [&](const auto& step) { return step.why_not(p_, action); });
    if (no) return refuse(no);
    take(action);
    return true;
}

template <class... S>
bool CasePlay::come_to() {
    while (!waits<S...>() && waits<ActivateLeaders, MoveUnits, ChooseBattle, Impetus>())
        if (!tries(kDone)) return false;
    return waits<S...>();
}

// --- Activation and movement -----------------------------------------------------------------------------------------------------

bool CasePlay::go(const Object& op, Unit unit, Purpose purpose) {
    March mirror = begin_march(p_, unit, purpose);
    const json::array& path = op.at("path").as_array();
    for (std::size_t i = 1; i < path.size() && p_.result == Result::none; ++i) {
        const Area to = area_in(path[i]);
        Position before = p_;
        if (!tries(act(Verb::to, to))) return false;
        Dice none = Dice::scripted({});
        Effects quiet{none};
        advance(before, mirror, to, quiet);
    }
    yields_["mp_allowance"] = allowance(unit, purpose);
    yields_["mp_spent"] = allowance(unit, purpose) - mirror.mp;
    return p_.result == Result::none;
}

void CasePlay::activate(const Object& op) {
    const Unit leader = unit_in(op.at("leader"));
    if (!tries(act(Verb::activate, leader)) || !go(op, leader, Purpose::activation) || !tries(act(Verb::reveal))) return;
    yields_["mp_spent"] = yields_["mp_spent"].as_int64() + kTables.reveal;
}

void CasePlay::move(const Object& op) {
    const Unit unit = unit_in(op.at("unit"));
    if (!come_to<MoveUnits, PassMove>()) {   // no more moves are possible: the rule of the phase says why
        refuse(p_.impulse.kind == Kind::pass ? kNotAsked<PassMove> : kNotAsked<MoveUnits>);
        return;
    }
    if (!tries(act(Verb::move, unit)) || !go(op, unit, purpose_of(p_))) return;
    if (!has(op, "reveal")) {
        tries(act(Verb::stop));
        return;
    }
    if (tries(act(Verb::reveal))) yields_["mp_spent"] = yields_["mp_spent"].as_int64() + kTables.reveal;
}

void CasePlay::scout(const Object& op) {
    const Unit unit = unit_in(op.at("unit"));
    if (!come_to<MoveUnits>() || !tries(act(Verb::move, unit)) || !go(op, unit, purpose_of(p_)) || !tries(act(Verb::scout))) return;
    yields_["mp_spent"] = yields_["mp_spent"].as_int64() + kTables.reveal;
    if (!tries(act(Verb::look, area_in(op.at("target"))))) return;
    yields_["seen"] = ids(units_where(p_, kAllUnits, [](const UnitState& u) { return u.found; }));
}

// --- Battles ---------------------------------------------------------------------------------------------------------------------

void CasePlay::battle(const Object& op) {
    if (!before_the_fire(op)) return;
    if (!waits<FireTotals>()) {
        yields_["retreated"] = true;
        return;
    }
    run_one();
    run();
    tell_battle();
    lose(op);
}

// Continues to the fire, or to the end of a retreat.
bool CasePlay::before_the_fire(const Object& op) {
    const Area area = area_in(op.at("area"));
    if (has(op, "bombard")) {
        if (!tries(act(Verb::bombard, area))) return false;
    } else if (!come_to<ChooseBattle>() || !tries(act(Verb::battle, area))) {
        return false;
    }
    if (op.contains("employ"))
        for (const json::value& gun : op.at("employ").as_array())
            if (!tries(act(Verb::employ, unit_in(gun)))) return false;
    if (!tries(kDone) || !leave_or_stand(op)) return false;
    yields_["chemin_creux_candidates"] = json::array();
    if (!waits<SunkenRoad>()) return true;
    if (!SunkenRoad{}.why_not(p_, act(Verb::add))) yields_["chemin_creux_candidates"] = ids(could_be_drawn(p_, area));
    return tries(has(op, "chemin_creux") ? act(Verb::add) : kDone);
}

bool CasePlay::leave_or_stand(const Object& op) {
    if (!op.contains("retreat")) return !waits<Retreat>() || tries(kDone);
    if (!waits<Retreat>()) return refuse(Retreat{}.why_not(p_, act(Verb::retreat)));
    if (!tries(act(Verb::retreat))) return false;
    for (const auto& [unit, area] : op.at("retreat").as_object())
        if (waits<RetreatPlaces>() && !tries(act(Verb::fall_back, Scene::unit(unit), area_in(area)))) return false;
    return true;
}

void CasePlay::tell_battle() {
    yields_["il"] = 0;
    yields_["winner_hits"] = 0;
    for (const Event& event : events_) {
        const auto what = static_cast<Happening>(event.kind);
        if (what == Happening::retreat_refused) yields_["retreat_refused"] = true;
        if (what != Happening::battle && what != Happening::bombardment) continue;
        constexpr std::string_view kVictories[] = {"draw", "marginal", "decisive", "brilliant", "draw"};
        const int of = event.args[1], df = event.args[2];
        yields_["of"] = of;
        yields_["df"] = df;
        yields_["fr"] = of - df;
        yields_["result"] = kVictories[static_cast<std::size_t>(event.args[5])];
        if (const auto winner = winner_of(event)) yields_["winner"] = *winner == Faction(event.args[3]) ? "attacker" : "defender";
        yields_["il"] = event.args[7];
        yields_["winner_hits"] = event.args[8];
    }
}

void CasePlay::lose(const Object& op) {
    json::object candidates{{"loser", json::array()}, {"winner", json::array()}};
    std::map<std::string, int> absorbed;
    while (waits<TakeLosses>()) {
        const TakeLosses losses = std::get<TakeLosses>(p_.agenda.back());
        const bool attacker_won = yields_["winner"].as_string() == "attacker";
        const std::string who = (side_of(losses.faction) == p_.impulse.side) == attacker_won ? "winner" : "loser";
        const UnitSet strong = strongest(p_, losses.faction, p_.battle.area);
        const json::value* picks = op.if_contains(who + "_picks");
        const std::size_t round = candidates[who].as_array().size();
        const Unit pick = picks && round < picks->as_array().size() ? unit_in(picks->as_array()[round]) : strong.front();
        candidates[who].as_array().push_back(ids(strong));
        if (losses.hits < step_of(p_, pick).hits) absorbed[who] += losses.hits;
        if (!tries(act(Verb::lose, pick))) return;
    }
    for (const std::string who : {"loser", "winner"}) {
        yields_[who + "_candidates"] = candidates[who];
        yields_[who + "_absorbed"] = absorbed[who];
    }
}

void CasePlay::impetus(const Object& op) { tries(act(Verb::follow, unit_in(op.at("unit")), area_in(op.at("to")))); }

// --- Reorganisation, reserves, arrival -------------------------------------------------------------------------------------------

void CasePlay::reorganise(const Object& op) {
    const Faction faction = faction_in(op.at("faction"));
    const Unit leader = strategic_leader(faction);
    yields_["sv"] = strategic_value(p_, faction);
    p_.impulse.kind = Kind::none;
    p_.agenda.clear();
    p_.push(Reorganise{{faction, false}});
    if (!tries(act(Verb::reorganise, faction))) return;
    if (op.contains("path")) {
        if (!go(op, leader, Purpose::headquarters)) return;
        yields_["mp_spent"] = yields_["mp_spent"].as_int64() + kTables.reveal;
    }
    if (op.contains("regenerate"))
        for (const auto& [unit, steps] : op.at("regenerate").as_object())
            for (int i = 0; i < steps.as_int64(); ++i)
                if (!tries(act(Verb::regenerate, Scene::unit(unit)))) return;
    while (waits<Regenerate>())
        if (!tries(kDone)) return;
    reserves(op);
}

bool CasePlay::reserves(const Object& op) {
    const auto draw = op.contains("draw") ? op.at("draw").as_int64() : 0;
    if (!tries(act(Verb::draw, draw))) return false;
    if (op.contains("place"))
        for (const auto& [unit, area] : op.at("place").as_object())
            if (!tries(act(Verb::place, Scene::unit(unit), area_in(area)))) return false;
    if (waits<PlaceReserves>() && !tries(kDone)) return false;
    json::array drawn, returned;
    for (const Event& event : events_) {
        const auto what = static_cast<Happening>(event.kind);
        if (what == Happening::reserve_drawn) drawn.push_back(json::value(word(Unit(event.args[0]))));
        if (what == Happening::unit_returned) returned.push_back(json::value(word(Unit(event.args[0]))));
    }
    yields_["drawn"] = std::move(drawn);
    yields_["returned"] = std::move(returned);
    return true;
}

void CasePlay::reinforce(const Object& op) {
    p_.agenda.clear();
    p_.push(EndImpulse{});
    p_.push(NumberOfReserves{faction_in(op.at("faction"))});
    reserves(op);
}

void CasePlay::arrive() {
    p_.agenda.clear();
    p_.push(Arrival{});
    run();
    json::array drawn;
    for (const Event& event : events_) {
        const auto what = static_cast<Happening>(event.kind);
        if (what == Happening::unit_arrived && kCombatUnits.has(Unit(event.args[0]))) drawn.push_back(json::value(word(Unit(event.args[0]))));
        if (what != Happening::arrived) continue;
        yields_["area"] = number_of(Area(event.args[1]));
        yields_["blocks"] = units_at(p_, Area(event.args[1]), Faction::prussian).size();   // including Blücher
    }
    yields_["drawn"] = std::move(drawn);
    yields_["pool"] = units_at(p_, kPool, Faction::prussian).size();
}

void CasePlay::demoralise_all() {
    const Position before = p_;
    demoralise(p_, turn_);
    UnitSet hit;
    for (const Unit unit : kAllUnits)
        if (p_.unit(unit).step != before.unit(unit).step || p_.place(unit) != before.place(unit)) hit.insert(unit);
    yields_["hit"] = ids(hit);
}

}   // namespace papelotte::waterloo200
