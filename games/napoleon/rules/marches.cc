#include "games/napoleon/rules/marches.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/rules.h"

namespace papelotte::napoleon {

std::optional<MarchAction> Marches::action(const Position& p, Action action) {
    switch (verb_of(action)) {
        case Verb::march:
        case Verb::force:
            return MarchAction{index_of(unit_of(action)), index_of(town_of(action)), 1,
                               enemies_at(p, town_of(action), side_of(unit_of(action)))};
        case Verb::place:
        case Verb::redeploy: return MarchAction{index_of(unit_of(action)), index_of(town_of(action))};
        default: return std::nullopt;
    }
}

std::optional<int> Marches::may_go_on(const Position& p, int piece) {
    const int steps = p.block(Unit(piece)).steps;
    return agenda::asks_for<MoveGroup>(p) && steps < data_of(type_of(Unit(piece))).map_move ? std::optional(steps) : std::nullopt;
}

int Marches::place(const Position& p, int piece) { return on_map(p, Unit(piece)) ? index_of(p.place(Unit(piece))) : kNoPlace; }

bool Marches::obeys(Seat seat, int piece) { return seats_of(side_of(Unit(piece))).has(seat); }

Refusal Marches::why_not(const Position& p, Seat seat, int piece, int place) {
    const Verb verb = agenda::asks_for<ForcedMarches>(p) ? Verb::force
                      : agenda::asks_for<PlaceBlocks>(p) ? Verb::place
                      : agenda::asks_for<Redeploy>(p)    ? Verb::redeploy
                                                         : Verb::march;
    const Refusal no = Rules::why_not(p, seat, act(verb, Unit(piece), place == kNoPlace ? Town(0) : Town(place)));
    // Of a way of several towns it says nothing that no road joins the first to the last.
    const bool is_far = verb == Verb::march && no && &no.rule() == &kWhy.not_adjacent;
    if (!is_far) return no;
    return data_of(type_of(Unit(piece))).map_move > 1 ? kWhy.mounted_rate : kWhy.foot_rate;
}

}  // namespace papelotte::napoleon
