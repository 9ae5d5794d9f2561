// SM-2.2, SM-5  The ambush.
#include "games/smohain/rules/steps/ambush.h"

#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/events.h"
#include "games/smohain/rules/position.h"
#include "games/smohain/rules/refusals.h"

namespace papelotte::smohain {

Refusal LayAmbush::why_not(const Position&, Action action) const {
    if (verb_of(action) != Verb::ambush) return kNotAsked<LayAmbush>;
    return kBuiltUp.has(area_of(action)) ? Refusal() : kWhy.not_built_up;
}

void LayAmbush::legal(const Position&, ActionList& out) const {
    for (const Area area : kBuiltUp) out.push_back(act(Verb::ambush, area));
}

void LayAmbush::apply(Position& p, Action action, Effects& effects) const {
    p.ambush = Ambush::hidden;
    p.ambush_at = area_of(action);
    tell(effects, Happening::ambush_laid);
    tell(effects, kAllied, Happening::ambush_hidden, p.ambush_at);
}

bool spring_ambush(Position& p, Unit unit, Area area, Effects& effects) {
    if (p.ambush != Ambush::hidden || side_of(unit) != kFrench || !kBuiltUp.has(area)) return false;
    p.searched.insert(area);
    effects.reveal();   // also where nothing was found
    if (p.ambush_at != area) return false;
    p.ambush = Ambush::sprung;
    tell(effects, Happening::ambush_sprung, area);
    return true;
}

AreaSet ambush_may_lie_in(const Position& p) { return p.ambush == Ambush::hidden ? kBuiltUp - p.searched : AreaSet(); }

}  // namespace papelotte::smohain
