// What is wrong with a request or with something that came from outside, in any game: the ids of the sentences in data/common/text.*.json.
// Lists, so that tests can go through them.
#pragma once

#include <string_view>

namespace papelotte {

struct Faults {
    std::string_view not_now{"fault.not_now"};             // {question}: the id of the present question
    std::string_view not_your_turn{"fault.not_your_turn"}; // {seat}
    std::string_view others_decide{"fault.others_decide"};
    std::string_view other_bids{"fault.other_bids"};       // while players bid for their sides
    std::string_view over{"fault.over"};
    std::string_view no_action{"fault.no_action"};
    std::string_view unknown_action{"fault.unknown_action"};   // {word}
    std::string_view unknown{"fault.unknown"};                 // {kind}: the field, {word}
    std::string_view not_a_number{"fault.not_a_number"};       // {word}
    std::string_view not_a_decimal{"fault.not_a_decimal"};     // {decimals}, {word}
    std::string_view out_of_range{"fault.out_of_range"};       // {word}
    std::string_view needs{"fault.needs"};                     // {verb}, {operands}
    std::string_view spare{"fault.spare"};                     // {verb}, {word}
    std::string_view too_long{"fault.too_long"};
    std::string_view nothing_to_undo{"fault.nothing_to_undo"};
    std::string_view revealed{"fault.revealed"};           // the rest of an order is not played
    std::string_view not_your_piece{"fault.not_your_piece"};   // {word}
    std::string_view no_way{"fault.no_way"};                   // why a piece stays behind, where no rule forbids it to go
    std::string_view unknown_result{"fault.unknown_result"};
    std::string_view long_order{"fault.long_order"};
    std::string_view out_of_dice{"fault.out_of_dice"};
    std::string_view wrong_die{"fault.wrong_die"};
    std::string_view unknown_answer{"fault.unknown_answer"};   // {word}: no standing answer of the game
    std::string_view answered_twice{"fault.answered_twice"};   // {word}: its question has another standing answer in the same list
    std::string_view no_answers{"fault.no_answers"};           // standing answers cannot be given now
    // Around another sentence, {why} (engine/input_fault.h).
    std::string_view at{"fault.at"};               // {path} in a JSON document
    std::string_view against{"fault.against"};     // {rule}
};
inline constexpr Faults kFaults;

// A position made by hand.
struct PositionFaults {
    std::string_view not_json{"fault.position.not_json"};               // {reason}: the parser's
    std::string_view no_object{"fault.position.no_object"};             // the whole of it
    std::string_view other_game{"fault.position.other_game"};           // {game}
    std::string_view unknown_key{"fault.position.unknown_key"};         // {word}
    std::string_view missing{"fault.position.missing"};                 // {word}
    std::string_view unknown{"fault.position.unknown"};                 // {kind}, {word}
    std::string_view must_be_word{"fault.position.must_be_word"};
    std::string_view must_be_id{"fault.position.must_be_id"};           // {kind}
    std::string_view must_be{"fault.position.must_be"};                 // {word}
    std::string_view must_be_either{"fault.position.must_be_either"};   // {word}, {other}
    std::string_view must_be_object{"fault.position.must_be_object"};
    std::string_view must_be_list{"fault.position.must_be_list"};
    std::string_view must_be_flag{"fault.position.must_be_flag"};
    std::string_view must_be_number{"fault.position.must_be_number"};   // {least}, {most}
    std::string_view too_few{"fault.position.too_few"};                 // {count}
    std::string_view too_many{"fault.position.too_many"};               // {count}
    std::string_view no_member{"fault.position.no_member"};
    std::string_view twice{"fault.position.twice"};
    std::string_view step_name{"fault.position.step_name"};
    std::string_view step{"fault.position.step"};                       // {step}, around what is wrong with it
    std::string_view outermost{"fault.position.outermost"};             // {step}
    std::string_view lies_on{"fault.position.lies_on"};                 // {step}, {below}
    std::string_view nobody_decides{"fault.position.nobody_decides"};
    std::string_view no_action{"fault.position.no_action"};             // {step}
    std::string_view over{"fault.position.over"};                       // {rule}, {reason}
    std::string_view first_dice{"fault.position.first_dice"};
};
inline constexpr PositionFaults kPositionFaults;

// How a game is to begin.
struct SetupFaults {
    std::string_view scenario{"fault.setup.scenario"};           // {word}, {known}
    std::string_view rules_version{"fault.setup.rules_version"};   // {version}, {known}
    std::string_view option{"fault.setup.option"};               // {word}
    std::string_view option_twice{"fault.setup.option_twice"};   // {word}
    std::string_view option_value{"fault.setup.option_value"};   // {word}, {value}, {known}
    std::string_view excluded{"fault.setup.excluded"};           // {rule}, around why it excludes these options
    std::string_view no_position{"fault.setup.no_position"};
    std::string_view position_alone{"fault.setup.position_alone"};
    std::string_view in_position{"fault.setup.in_position"};     // around what is wrong with the position
};
inline constexpr SetupFaults kSetupFaults;

// A journal: its lines, then what they say.
struct JournalFaults {
    std::string_view line{"fault.journal.line"};         // {line}, around what is wrong there
    std::string_view entry{"fault.journal.entry"};       // {entry}, {line}, likewise
    std::string_view setup{"fault.journal.setup"};       // likewise
    std::string_view refused{"fault.journal.refused"};   // {rule}, around its sentence
    std::string_view too_large{"fault.journal.too_large"};
    std::string_view empty{"fault.journal.empty"};
    std::string_view cut_short{"fault.journal.cut_short"};
    std::string_view long_line{"fault.journal.long_line"};
    std::string_view not_json{"fault.journal.not_json"};   // {reason}
    std::string_view no_object{"fault.journal.no_object"};
    std::string_view key_twice{"fault.journal.key_twice"};                 // {key}, as in all that follow
    std::string_view key_missing{"fault.journal.key_missing"};
    std::string_view key_unknown{"fault.journal.key_unknown"};
    std::string_view must_be_text{"fault.journal.must_be_text"};
    std::string_view must_be_number{"fault.journal.must_be_number"};       // {least}, {most}
    std::string_view must_be_true{"fault.journal.must_be_true"};
    std::string_view must_be_list{"fault.journal.must_be_list"};
    std::string_view must_be_texts{"fault.journal.must_be_texts"};
    std::string_view must_be_dice{"fault.journal.must_be_dice"};
    std::string_view must_be_digits{"fault.journal.must_be_digits"};       // {count}
    std::string_view must_be_object{"fault.journal.must_be_object"};
    std::string_view must_be_options{"fault.journal.must_be_options"};
    std::string_view must_be_option{"fault.journal.must_be_option"};
    std::string_view must_be_one_of{"fault.journal.must_be_one_of"};       // {words}
    std::string_view must_be_due{"fault.journal.must_be_due"};             // {n}
    std::string_view must_be_less{"fault.journal.must_be_less"};           // {n}
    std::string_view long_list{"fault.journal.long_list"};
    std::string_view long_text{"fault.journal.long_text"};                 // {count}
    std::string_view control_character{"fault.journal.control_character"};
    std::string_view after_the_end{"fault.journal.after_the_end"};
    std::string_view other_game{"fault.journal.other_game"};               // {its}, {game}
    std::string_view other_rules{"fault.journal.other_rules"};             // {its}, {version}
    std::string_view other_seats{"fault.journal.other_seats"};             // {seats}
    std::string_view no_entry{"fault.journal.no_entry"};                   // {count}, {n}
    std::string_view unknown_seat{"fault.journal.unknown_seat"};           // {word}
    std::string_view not_legal{"fault.journal.not_legal"};
    std::string_view more_dice{"fault.journal.more_dice"};
    std::string_view fewer_dice{"fault.journal.fewer_dice"};
    std::string_view wrong_die{"fault.journal.wrong_die"};
    std::string_view other_position{"fault.journal.other_position"};
    std::string_view other_seating{"fault.journal.other_seating"};
    std::string_view not_joined{"fault.journal.not_joined"};
    std::string_view other_answer{"fault.journal.other_answer"};           // {word}: a standing answer that gives another action
    std::string_view not_over{"fault.journal.not_over"};
    std::string_view over_already{"fault.journal.over_already"};
    std::string_view other_end{"fault.journal.other_end"};                 // {rule}
    std::string_view commitment{"fault.journal.commitment"};
    std::string_view other_dice{"fault.journal.other_dice"};               // {rolled}, {recorded}
    std::string_view rules_changed{"fault.journal.rules_changed"};         // {version}, {now}
    std::string_view seed{"fault.journal.seed"};                           // {word}
};
inline constexpr JournalFaults kJournalFaults;

// A computer player, as a command line names it, and its file of weights.
struct PlayerFaults {
    std::string_view unknown{"fault.player.unknown"};                 // {word}, {known}
    std::string_view technique{"fault.player.technique"};             // {word}, {known}
    std::string_view setting{"fault.player.setting"};                 // {word}
    std::string_view number{"fault.player.number"};                   // {name}, {word}, {least}, {most}
    std::string_view no_file{"fault.player.no_file"};
    std::string_view no_search{"fault.player.no_search"};             // {level}
    std::string_view no_thought{"fault.player.no_thought"};
    std::string_view count_or_time{"fault.player.count_or_time"};
    std::string_view long_decision{"fault.player.long_decision"};
    std::string_view open_quote{"fault.player.open_quote"};
    std::string_view no_command{"fault.player.no_command"};
    std::string_view weight_line{"fault.weights.line"};               // {columns}
    std::string_view weight_unknown{"fault.weights.unknown"};         // {word}
    std::string_view weight_twice{"fault.weights.twice"};             // {word}
    std::string_view weight_number{"fault.weights.number"};           // {word}
    std::string_view weight_missing{"fault.weights.missing"};         // {word}
};
inline constexpr PlayerFaults kPlayerFaults;

// What a sound journal tells of its dice.
struct DiceChecks {
    std::string_view committed{"journal.dice.committed"};
    std::string_view uncommitted{"journal.dice.uncommitted"};
    std::string_view no_seed{"journal.dice.no_seed"};
    std::string_view seed_missing{"journal.dice.seed_missing"};
    std::string_view no_seed_yet{"journal.dice.no_seed_yet"};
};
inline constexpr DiceChecks kDiceChecks;

}  // namespace papelotte
