// What an action leads to, counted for the odds. Battles have no dice: what is uncertain is who stands there, and the reserve that the
// sunken road may bring.
#include <algorithm>

#include "ai/add_count.h"
#include "engine/words.h"
#include "games/waterloo200/doctrine/doctrine.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {
namespace {

// The words of `french_lost` are "count.french_lost" of the catalogue.
enum Counted : std::uint8_t {
    french_lost,
    british_lost,
    prussian_lost,   // in the order of Faction
    french_steps,
    british_steps,
    prussian_steps,
    battles_won,
    battles_drawn,
    battles_lost,    // by the side that acts
    area_taken,
    area_held,
    driven_off,      // of a battle exactly one of these three
    victory_areas,   // won less lost by the side that acts
};

// The area that the action is about: the one it names, or that of the battle under way.
Area area_in_question(const Position& before, Action action) {
    const auto& operands = kVerbData[action.verb].operands;
    const bool names_one = operands[0] == Operand::area || operands[1] == Operand::area;
    return names_one ? area_of(action) : before.battle.area;
}

}  // namespace

// A battle is over before the impulse is; everything else is seen to the end of the impulse.
bool Doctrine::resolved(const Position& before, const Position& now, Action action) {
    if (reached(before, now, ai::Depth::action)) return true;
    const bool in_battle = verb_of(action) == Verb::battle || before.battle.area != kNowhere;
    return in_battle && agenda::asks_for<ChooseBattle, Impetus>(now);
}

std::span<const std::string_view> Doctrine::counts() { return kEnumWords<Counted>; }

ai::Counts Doctrine::count(const Position& before, const Position& after, Action action, std::span<const Event> events) {
    ai::Counts out{};
    const auto add = [&](int which, int number) { ai::add_count(out, which, number); };
    const SeatSet acting = Rules::to_act(before);
    if (acting.empty()) return out;
    const Side side = side_of_seat(acting.front());
    for (const Event& event : events) {
        switch (Happening(event.kind)) {
            case Happening::eliminated:
                add(french_lost + static_cast<int>(faction_of(Unit(event.args[0]))), 1);
                add(french_steps + static_cast<int>(faction_of(Unit(event.args[0]))), 1);
                break;
            case Happening::step_lost: add(french_steps + static_cast<int>(faction_of(Unit(event.args[0]))), 1); break;
            case Happening::battle:
            case Happening::bombardment:
                if (const auto winner = winner_of(event)) add(side_of(*winner) == side ? battles_won : battles_lost, 1);
                else add(battles_drawn, Happening(event.kind) == Happening::battle);
                break;
            default: break;
        }
    }
    if (const Area area = area_in_question(before, action); area != kNowhere && !controlled_by(before, side).has(area)) {
        const bool taken = controlled_by(after, side).has(area);
        const bool fought = std::ranges::any_of(events, [](const Event& event) { return Happening(event.kind) == Happening::battle; });
        add(area_taken, taken);
        if (fought && !taken) add(out[battles_lost] > 0 ? driven_off : area_held, 1);
    }
    add(victory_areas, (kVictoryAreas & controlled_by(after, side)).size() - (kVictoryAreas & controlled_by(before, side)).size());
    return out;
}

}  // namespace papelotte::waterloo200
