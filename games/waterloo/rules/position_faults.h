// What positions made by hand break: the rule, if it has a number, and the id of the sentence in data/waterloo/text.*.json. Lists, so that tests
// can go through them.
#pragma once

#include "engine/rule.h"

namespace papelotte::waterloo {

// Of units, areas and numbers.
struct BoardFaults {
    Rule linked{"", "fault.board.linked"};
    Rule aim{"WL-6.1.1", "fault.board.aim"};
    Rule idle_link{"", "fault.board.idle_link"};
    Rule nowhere{"", "fault.board.nowhere"};
    Rule square{"WL-1.2.1", "fault.board.square"};
    Rule unmanned{"WL-9.3.1", "fault.board.unmanned"};
    Rule delayed{"WL-14.2.4", "fault.board.delayed"};
    Rule display{"WL-2.1.4", "fault.board.display"};
    Rule fallen_back{"WL-12.2.3", "fault.board.fallen_back"};
    Rule assigned{"WL-9.2.1", "fault.board.assigned"};
    Rule off_board{"", "fault.board.off_board"};
    Rule lost_turn{"WL-16.1.6", "fault.board.lost_turn"};
    Rule routed{"WL-10.3.3", "fault.board.routed"};
    Rule idle_cubes{"WL-9.1.1", "fault.board.idle_cubes"};
    Rule more_assigned{"WL-9.2.1", "fault.board.more_assigned"};
    Rule sharing{"WL-1.3.7", "fault.board.sharing"};
    Rule manned{"WL-9.3.3", "fault.board.manned"};
    Rule bare_cubes{"WL-9.3.5", "fault.board.bare_cubes"};
    Rule stray_cubes{"WL-9.3.1", "fault.board.stray_cubes"};
    Rule many_cubes{"WL-9.2.2", "fault.board.many_cubes"};
    Rule two_leaders{"WL-12.2.3", "fault.board.two_leaders"};
    Rule presence{"", "fault.board.presence"};
    Rule cubes{"WL-1.1.2", "fault.board.cubes"};
    Rule discs{"WL-3.2.1", "fault.board.discs"};
    Rule grand_battery{"WL-2.1.5", "fault.board.grand_battery"};
    Rule counts{"", "fault.board.counts"};
    Rule tile{"WL-1.1.3", "fault.board.tile"};
    Rule actions_done{"WL-4.3.1", "fault.board.actions_done"};
    Rule turn{"WL-3.1.2", "fault.board.turn"};
    Rule over_limit{"WL-1.4.1", "fault.board.over_limit"};
    Rule off_board_key{"", "fault.board.off_board_key"};
    Rule fate_key{"", "fault.board.fate_key"};
    Rule state{"", "fault.board.state"};
    Rule must_be_place{"", "fault.board.must_be_place"};
    Rule limited{"", "fault.board.limited"};
    Rule short_stock{"", "fault.board.short_stock"};
    Rule stock{"", "fault.board.stock"};
    Rule settlement{"WL-2.2.5", "fault.board.settlement"};
};
inline constexpr BoardFaults kBoardFaults;

// Of a step of the agenda, or of the fight under way.
struct AgendaFaults {
    Rule side{"", "fault.agenda.side"};
    Rule area{"", "fault.agenda.area"};
    Rule to{"", "fault.agenda.to"};
    Rule hits{"", "fault.agenda.hits"};
    Rule cubes{"", "fault.agenda.cubes"};
    Rule unit{"", "fault.agenda.unit"};
    Rule leader_or_none{"", "fault.agenda.leader_or_none"};
    Rule last_turn{"", "fault.agenda.last_turn"};
    Rule leader{"", "fault.agenda.leader"};
    Rule infantry{"", "fault.agenda.infantry"};
    Rule leader_on_board{"", "fault.agenda.leader_on_board"};
    Rule charger{"", "fault.agenda.charger"};
    Rule side_or_nobody{"", "fault.agenda.side_or_nobody"};
    Rule pieces{"", "fault.agenda.pieces"};
    Rule charging{"", "fault.agenda.charging"};
    Rule rounds{"", "fault.agenda.rounds"};
    Rule area_or_none{"", "fault.agenda.area_or_none"};
    Rule covered{"", "fault.agenda.covered"};
    Rule assault_steps{"", "fault.agenda.assault_steps"};
    Rule assault_place{"", "fault.agenda.assault_place"};
    Rule origins{"", "fault.agenda.origins"};
    Rule benefiting{"WL-13.2.2", "fault.agenda.benefiting"};
    Rule empty{"", "fault.agenda.empty"};
    Rule too_long{"", "fault.agenda.too_long"};
    Rule bidding{"WL-2.2.2", "fault.agenda.bidding"};
};
inline constexpr AgendaFaults kAgendaFaults;

}   // namespace papelotte::waterloo
