// What positions made by hand break: the rule, if it has a number, and the id of the sentence in data/waterloo200/text.*.json. Lists, so that tests
// can go through them.
#pragma once

#include "engine/rule.h"

namespace papelotte::waterloo200 {

// Of units, areas and numbers.
struct BoardFaults {
    Rule attacked{"W2-13.8.4", "fault.board.attacked"};
    Rule found{"W2-O3.2", "fault.board.found"};
    Rule infantry_activated{"W2-1", "fault.board.infantry_activated"};
    Rule cavalry_activated{"W2-O3.1", "fault.board.cavalry_activated"};
    Rule tactical_leader{"W2-4.2.5", "fault.board.tactical_leader"};
    Rule leader_among_enemies{"W2-4.2.4", "fault.board.leader_among_enemies"};
    Rule strategic_leader{"W2-4.2.5", "fault.board.strategic_leader"};
    Rule activated{"W2-5.2.3", "fault.board.activated"};
    Rule nowhere{"", "fault.board.nowhere"};
    Rule step{"W2-3.2.1", "fault.board.step"};
    Rule black{"W2-2.3.1", "fault.board.black"};
    Rule not_arrived{"W2-17.1.1", "fault.board.not_arrived"};
    Rule too_early{"W2-7.1.8", "fault.board.too_early"};
    Rule pooled{"W2-7.1.12", "fault.board.pooled"};
    Rule reserve{"W2-16.1.3", "fault.board.reserve"};
    Rule drawn{"W2-16.2.7", "fault.board.drawn"};
    Rule off_map{"", "fault.board.off_map"};
    Rule commander_lost{"W2-18.1.1", "fault.board.commander_lost"};
    Rule stacking{"W2-2.2.1", "fault.board.stacking"};
    Rule allies_together{"W2-2.2.4", "fault.board.allies_together"};
    Rule one_controller{"W2-2.4.1", "fault.board.one_controller"};
    Rule black_control{"W2-2.3.3", "fault.board.black_control"};
    Rule occupier{"W2-2.4.3", "fault.board.occupier"};
    Rule presence{"", "fault.board.presence"};
    Rule no_area{"", "fault.board.no_area"};
    Rule pool{"W2-7.1.4, W2-17.1.1", "fault.board.pool"};
    Rule losses{"W2-18.1.2", "fault.board.losses"};
    Rule victory_areas{"W2-18.1.3", "fault.board.victory_areas"};
    Rule passes{"W2-8.1.7", "fault.board.passes"};
    Rule ambushes{"W2-13.4.1", "fault.board.ambushes"};
    Rule engaged{"W2-12.5.3", "fault.board.engaged"};
    Rule disc{"W2-9.1.1", "fault.board.disc"};
    Rule grand_battery{"W2-O5.1", "fault.board.grand_battery"};
    Rule counts{"", "fault.board.counts"};
    Rule phasing{"", "fault.board.phasing"};
    Rule activated_count{"", "fault.board.activated_count"};
    Rule may_be{"W2-22", "fault.board.may_be"};
    Rule known{"W2-22", "fault.board.known"};
    Rule turn{"W2-8.1.1", "fault.board.turn"};
    Rule options{"", "fault.board.options"};
    Rule bids_of_two{"W2-O11.8", "rule.bids_of_two"};
    Rule settlement{"W2-O11.5", "fault.board.settlement"};
    Rule must_be_place{"", "fault.board.must_be_place"};
    Rule must_be_options{"", "fault.board.must_be_options"};
    Rule must_be_words{"", "fault.board.must_be_words"};
    Rule one_faction{"", "fault.board.one_faction"};
    Rule icon{"", "fault.board.icon"};
};
inline constexpr BoardFaults kBoardFaults;

// Of a step of the agenda, or of the fight under way.
struct AgendaFaults {
    Rule for_both{"", "fault.agenda.for_both"};
    Rule both_when_two{"", "fault.agenda.both_when_two"};
    Rule unit{"", "fault.agenda.unit"};
    Rule from{"", "fault.agenda.from"};
    Rule points{"", "fault.agenda.points"};
    Rule too_far{"", "fault.agenda.too_far"};
    Rule moved{"", "fault.agenda.moved"};
    Rule side{"", "fault.agenda.side"};
    Rule hits{"", "fault.agenda.hits"};
    Rule turn{"", "fault.agenda.turn"};
    Rule kept_point{"W2-4.2.2", "fault.agenda.kept_point"};
    Rule tactical_leader{"", "fault.agenda.tactical_leader"};
    Rule unit_of_side{"", "fault.agenda.unit_of_side"};
    Rule strategic_leader{"", "fault.agenda.strategic_leader"};
    Rule scout{"", "fault.agenda.scout"};
    Rule faction{"", "fault.agenda.faction"};
    Rule riders{"", "fault.agenda.riders"};
    Rule regenerated{"W2-15.4.1", "fault.agenda.regenerated"};
    Rule free_faction{"W2-O1.1", "fault.agenda.free_faction"};
    Rule reserves{"", "fault.agenda.reserves"};
    Rule free_prussians{"W2-O1.1", "fault.agenda.free_prussians"};
    Rule arrival{"", "fault.agenda.arrival"};
    Rule three_players{"W2-20.1.4", "fault.agenda.three_players"};
    Rule battle_steps{"", "fault.agenda.battle_steps"};
    Rule battle_area{"W2-2.3.3", "fault.agenda.battle_area"};
    Rule attacker{"W2-13.1.10", "fault.agenda.attacker"};
    Rule bombardment{"W2-O5.1", "fault.agenda.bombardment"};
    Rule guns{"W2-5.3.8", "fault.agenda.guns"};
    Rule many_guns{"W2-5.3.3", "fault.agenda.many_guns"};
    Rule ready_guns{"W2-5.3.1", "fault.agenda.ready_guns"};
    Rule revealed{"W2-13.5.1", "fault.agenda.revealed"};
    Rule fighters{"W2-13.1.2", "fault.agenda.fighters"};
    Rule empty{"", "fault.agenda.empty"};
    Rule too_long{"", "fault.agenda.too_long"};
    Rule dealt{"W2-7.1.1", "fault.agenda.dealt"};
    Rule bidding{"W2-O11.2", "fault.agenda.bidding"};
    Rule kind{"", "fault.agenda.kind"};
};
inline constexpr AgendaFaults kAgendaFaults;

}   // namespace papelotte::waterloo200
