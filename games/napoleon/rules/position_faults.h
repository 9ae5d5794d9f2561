// What positions made by hand break: the rule, if it has a number, and the id of the sentence in data/napoleon/text.*.json. Lists, so that tests can
// go through them.
#pragma once

#include "engine/rule.h"

namespace papelotte::napoleon {

// Of units, roads and numbers.
struct BoardFaults {
    Rule turn{"NP-2.1.2", "fault.board.turn"};
    Rule nowhere{"", "fault.board.nowhere"};
    Rule strength{"NP-3.1.4", "fault.board.strength"};
    Rule seen{"NP-3.2.1", "fault.board.seen"};
    Rule off_map{"NP-1.2.1", "fault.board.off_map"};
    Rule unplaced{"NP-4.1.6", "fault.board.unplaced"};
    Rule zone{"NP-4.1.3", "fault.board.zone"};
    Rule crowded{"NP-4.1.4", "fault.board.crowded"};
    Rule unseen_losses{"NP-5.6.3", "fault.board.unseen_losses"};
    Rule no_battle{"NP-6.2.40", "fault.board.no_battle"};
    Rule reserve{"NP-1.3.5", "fault.board.reserve"};
    Rule woods{"NP-6.2.13", "fault.board.woods"};
    Rule marker{"NP-6.2.15", "fault.board.marker"};
    Rule one_on_marker{"NP-6.2.36", "fault.board.one_on_marker"};
    Rule square{"NP-6.5.1", "fault.board.square"};
    Rule square_number{"NP-6.5.10", "fault.board.square_number"};
    Rule shelter{"NP-6.5.20", "fault.board.shelter"};
    Rule one_sheltered{"NP-6.5.21", "fault.board.one_sheltered"};
    Rule battle_marks{"NP-6.3.30", "fault.board.battle_marks"};
    Rule chosen{"NP-6.6.2", "fault.board.chosen"};
    Rule path{"NP-5.1.8", "fault.board.path"};
    Rule steps{"NP-5.3.1", "fault.board.steps"};
    Rule no_movement{"NP-2.2.2", "fault.board.no_movement"};
    Rule both_sides{"NP-6.1.1", "fault.board.both_sides"};
    Rule fights{"NP-6.1.1", "fault.board.fights"};
    Rule roads{"NP-5.4.1", "fault.board.roads"};
    Rule river{"NP-5.5.1", "fault.board.river"};
    Rule groups{"NP-5.1.1", "fault.board.groups"};
    Rule markers{"NP-1.1.4", "fault.board.markers"};
    Rule terrain{"NP-6.2.36", "fault.board.terrain"};
    Rule battles{"NP-6.1.2", "fault.board.battles"};
    Rule counts{"NP-7.2.1", "fault.board.counts"};
    Rule shown{"NP-3.2.2", "fault.board.shown"};
    Rule undeployed{"NP-6.2.40", "fault.board.undeployed"};
    Rule routed{"NP-7.4.1", "fault.board.routed"};
    Rule defeated{"NP-10.1.2", "fault.board.defeated"};
    Rule may_be{"NP-3.2.1", "fault.board.may_be"};
    Rule known{"NP-3.2.1", "fault.board.known"};
    Rule settlement{"NP-12.1.3", "fault.board.settlement"};
    Rule options{"NP-12.1.9", "fault.board.options"};
    Rule must_be_place{"", "fault.board.must_be_place"};
    Rule must_be_options{"", "fault.board.must_be_options"};
    Rule must_be_objects{"", "fault.board.must_be_objects"};
    Rule one_army{"", "fault.board.one_army"};
};
inline constexpr BoardFaults kBoardFaults;

// Of the steps on the agenda.
struct AgendaFaults {
    Rule ended{"", "fault.agenda.ended"};
    Rule actor{"NP-11.1.2", "fault.agenda.actor"};
    Rule side{"NP-1.3.1", "fault.agenda.side"};
    Rule battle{"NP-6.1.4", "fault.agenda.battle"};
    Rule skirmish{"NP-6.6.1", "fault.agenda.skirmish"};
    Rule fight{"NP-6.1.3", "fault.agenda.fight"};
    Rule group{"NP-5.1.4", "fault.agenda.group"};
    Rule night{"NP-5.7.2", "fault.agenda.night"};
    Rule left{"", "fault.agenda.left"};
    Rule hits{"NP-6.4.2", "fault.agenda.hits"};
    Rule drawn{"NP-6.2.2", "fault.agenda.drawn"};
    Rule roads{"NP-7.2.1", "fault.agenda.roads"};
    Rule retreat{"NP-7.4.4", "fault.agenda.retreat"};
    Rule bidding{"NP-12.1.2", "fault.agenda.bidding"};
    Rule placed{"NP-4.1.6", "fault.agenda.placed"};
    Rule deployed{"NP-6.2.40", "fault.agenda.deployed"};
    Rule turn{"NP-2.2.1", "fault.agenda.turn"};
};
inline constexpr AgendaFaults kAgendaFaults;

}   // namespace papelotte::napoleon
