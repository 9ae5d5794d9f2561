#include "games/napoleon/records/warnings.h"

#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/steps/movement.h"
#include "games/napoleon/rules/steps/retreat.h"
#include "games/napoleon/rules/steps/rout.h"

namespace papelotte::napoleon {
namespace {

Warning about(const Rule& rule, std::vector<Argument> values = {}) { return {rule.id, {std::string(rule.message), std::move(values)}}; }

}  // namespace

// It follows from how many blocks stand where and from the roads that were taken, which everybody knows.
std::optional<Warning> Records::warning(const Position& p, Action action) {
    switch (verb_of(action)) {
        case Verb::move:
        case Verb::retreat: return routs_by_leaving(p, unit_of(action)) ? std::optional(about(kWarns.rout)) : std::nullopt;
        case Verb::march:
        case Verb::force:
            if (!attacks_first(p, unit_of(action), town_of(action))) return std::nullopt;
            return about(kWarns.way_out, {Argument::of_number("places", places_back(p, unit_of(action), town_of(action)))});
        default: return std::nullopt;
    }
}

}  // namespace papelotte::napoleon
