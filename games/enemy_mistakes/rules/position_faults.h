// What can be wrong with a position that was made by hand: the key of each sentence in data/enemy_mistakes/text.*.json.
#pragma once

#include "engine/rule.h"

namespace papelotte::enemy_mistakes {

struct BoardFaults {
    Rule must_be_options{"", "fault.board.must_be_options"};
    Rule turn{"EM-6.3", "fault.board.turn"};
    Rule facing{"EM-2.3", "fault.board.facing"};
    Rule off_board{"EM-2.9", "fault.board.off_board"};
    Rule overlaps{"EM-2.4", "fault.board.overlaps"};
    Rule formation{"EM-2.10", "fault.board.formation"};
    Rule not_connected{"EM-2.13", "fault.board.not_connected"};
    Rule state{"EM-3.8", "fault.board.state"};
    Rule green_and_orange{"EM-3.9", "fault.board.green_and_orange"};
    Rule losses{"EM-3.6", "fault.board.losses"};
    Rule yellow{"EM-3.7", "fault.board.yellow"};
    Rule garrison{"EM-3.14", "fault.board.garrison"};
    Rule fastened{"EM-2.6", "fault.board.fastened"};
    Rule markers{"EM-1.5", "fault.board.markers"};
    Rule host{"EM-5.6", "fault.board.host"};
    Rule credited{"EM-15.15", "fault.board.credited"};
    Rule black{"EM-17.2", "fault.board.black"};
    Rule order{"EM-8.7", "fault.board.order"};
    Rule combat{"EM-14.1", "fault.board.combat"};
};
inline constexpr BoardFaults kBoardFaults;

struct AgendaFaults {
    Rule ended{"", "fault.agenda.ended"};
    Rule army{"EM-6.2", "fault.agenda.army"};
    Rule unit{"", "fault.agenda.unit"};
    Rule general{"", "fault.agenda.general"};
    Rule group{"", "fault.agenda.group"};
    Rule bids{"EM-8.4", "fault.agenda.bids"};
    Rule combat{"EM-14.1", "fault.agenda.combat"};
    Rule number{"", "fault.agenda.number"};
    Rule depth{"", "fault.agenda.depth"};
    Rule choice{"", "fault.agenda.choice"};
};
inline constexpr AgendaFaults kAgendaFaults;

}   // namespace papelotte::enemy_mistakes
