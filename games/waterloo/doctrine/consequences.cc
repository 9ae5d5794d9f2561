// What an action leads to, counted for the odds.
#include <algorithm>

#include "ai/add_count.h"
#include "engine/words.h"
#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {
namespace {

// The words of `french_lost` are "count.french_lost" of the catalogue.
enum Counted : std::uint8_t {
    blue_cubes,
    red_cubes,
    black_cubes,                  // in the order of Colour
    french_lost,
    anglo_allied_lost,
    prussian_lost,       // in the order of Army
    french_retreats,
    allied_retreats,                    // in the order of seats
    guns_unmanned,
    cavalry_tired,
    area_taken,
    area_held,
    driven_off,          // of an assault exactly one of these three
};

// The area of the only assault that is prepared and not begun (WL-7.1); kNowhere if there are none or several.
Area area_prepared(const Position& p) {
    AreaSet areas;
    for (const Unit unit : kCombatUnits)
        if (p.unit(unit).link != kNowhere && arm_of(unit) != Arm::artillery) areas.insert(p.place(unit));
    return areas.size() == 1 ? areas.front() : kNowhere;
}

// The area that the action is about: the one it names, that of the assault under way, or that of the assault that it launches.
Area area_in_question(const Position& before, Action action) {
    const auto& operands = kVerbData[action.verb].operands;
    if (operands[0] == Operand::area || operands[1] == Operand::area) return area_of(action);
    return before.assault.area != kNowhere ? before.assault.area : area_prepared(before);
}

bool stands_in(const Position& p, Seat side, Area area) {
    for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery})
        if (p.present[side][arm].has(area)) return true;
    return false;
}

bool is_assaulted(const Position& before, Area area, std::span<const Event> events) {
    return before.assault.area == area || std::ranges::any_of(events, [&](const Event& event) {
               return Happening(event.kind) == Happening::assault_begins && Area(event.args[0]) == area;
           });
}

}  // namespace

// A skirmish shot or one of several assaults is over before the order or the phase is.
bool Doctrine::resolved(const Position& before, const Position& now, Action action) {
    if (reached(before, now, ai::Depth::action) || now.phase != before.phase) return true;
    if (verb_of(action) == Verb::skirmish) return agenda::asks_for<SkirmishFire>(now);
    if (verb_of(action) == Verb::resolve || before.assault.area != kNowhere) return agenda::asks_for<ResolveAssaults>(now);
    return false;
}

std::span<const std::string_view> Doctrine::counts() { return kEnumWords<Counted>; }

ai::Counts Doctrine::count(const Position& before, const Position& after, Action action, std::span<const Event> events) {
    ai::Counts out{};
    const auto add = [&](int which, int number) { ai::add_count(out, which, number); };
    for (const Event& event : events) {
        const auto unit = static_cast<Unit>(event.args[0]);
        switch (Happening(event.kind)) {
            case Happening::cubes_placed: add(blue_cubes + event.args[1], event.args[2]); break;
            case Happening::eliminated: add(french_lost + static_cast<int>(army_of(unit)), is_combat_unit(unit)); break;
            case Happening::retreated: add(french_retreats + static_cast<int>(side_of(unit)), is_combat_unit(unit)); break;
            case Happening::unmanned: add(guns_unmanned, 1); break;
            case Happening::tired: add(cavalry_tired, 1); break;
            default: break;
        }
    }
    const Area area = area_in_question(before, action);
    const SeatSet acting = Rules::to_act(before);
    if (area == kNowhere || acting.empty()) return out;
    // During an assault both stand there; it is taken when the assaulting side alone is left.
    const Seat side = before.assault.area != kNowhere ? before.assault.side : acting.front();
    const bool taken = stands_in(before, other(side), area) && stands_in(after, side, area) && !stands_in(after, other(side), area);
    add(area_taken, taken);
    if (taken || !is_assaulted(before, area, events)) return out;
    // The assaulting side is driven off if it has left the area and cost the defenders no unit; everything else leaves them there, weakened.
    const bool cost_units = side == kFrench ? out[anglo_allied_lost] + out[prussian_lost] > 0 : out[french_lost] > 0;
    add(stands_in(after, side, area) || cost_units ? area_held : driven_off, 1);
    return out;
}

}   // namespace papelotte::waterloo
