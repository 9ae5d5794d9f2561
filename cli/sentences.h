// What the terminal says by itself: the ids of its sentences in data/common/text.*.json, by the parts of the program that say them. Lists, so
// that tests can go through them.
#pragma once

#include <string_view>

namespace papelotte::cli {

// main.cc
struct ProgramSentences {
    std::string_view no_command{"terminal.program.no_command"};
    std::string_view unknown_command{"terminal.program.unknown_command"};   // {word}, {nearest}
    std::string_view in_command{"terminal.program.in_command"};   // {command}, around what is wrong
    std::string_view unexpected{"terminal.program.unexpected"};   // {word}, {nearest}
    std::string_view given_twice{"terminal.program.given_twice"};   // {option}
    std::string_view value_missing{"terminal.program.value_missing"};   // {option}
    std::string_view value_empty{"terminal.program.value_empty"};   // {option}
    std::string_view required{"terminal.program.required"};   // {option}
    std::string_view excludes{"terminal.program.excludes"};   // {option}, {other}
    std::string_view language{"terminal.program.language"};   // {word}, {known}
};

// files.cc, documents.cc
struct FileSentences {
    std::string_view in_file{"terminal.files.in_file"};   // {file}, around what is wrong
    std::string_view standard_input{"terminal.files.standard_input"};   // a name
    std::string_view standard_output{"terminal.files.standard_output"};   // {reason}
    std::string_view system{"terminal.files.system"};   // {reason}: of the operating system
    std::string_view directory{"terminal.files.directory"};
    std::string_view too_large{"terminal.files.too_large"};   // {megabytes}
    std::string_view place{"terminal.files.place"};   // {line}, {column}, around what is wrong
    std::string_view empty{"terminal.files.empty"};
    std::string_view ends_early{"terminal.files.ends_early"};
    std::string_view not_json{"terminal.files.not_json"};   // {reason}
    std::string_view more{"terminal.files.more"};
    std::string_view key_twice{"terminal.files.key_twice"};   // {key}
    std::string_view no_position{"terminal.files.no_position"};
    std::string_view no_game{"terminal.files.no_game"};
    std::string_view other_position{"terminal.files.other_position"};   // {its}, {game}
    std::string_view other_journal{"terminal.files.other_journal"};   // {its}, {game}
    std::string_view setup{"terminal.files.setup"};   // around what is wrong
};

// files.cc
struct SystemSentences {
    std::string_view missing{"terminal.system.missing"};
    std::string_view forbidden{"terminal.system.forbidden"};
    std::string_view long_name{"terminal.system.long_name"};
    std::string_view no_folder{"terminal.system.no_folder"};
    std::string_view full{"terminal.system.full"};
    std::string_view read_only{"terminal.system.read_only"};
};

// input.cc
struct InputSentences {
    std::string_view unknown_game{"terminal.input.unknown_game"};   // {word}, {nearest}, {known}; so are the next ones
    std::string_view unknown_seat{"terminal.input.unknown_seat"};   // and {of}: the game
    std::string_view unknown_scenario{"terminal.input.unknown_scenario"};   // likewise
    std::string_view unknown_option{"terminal.input.unknown_option"};   // likewise
    std::string_view unknown_value{"terminal.input.unknown_value"};   // {of}: the option
    std::string_view expected{"terminal.input.expected"};   // {flag}, {word}, {shape}
    std::string_view in_value{"terminal.input.in_value"};   // {flag}, {word}, around what is wrong
    std::string_view whole_number{"terminal.input.whole_number"};   // {flag}, {word}, {least}, {most}
    std::string_view number{"terminal.input.number"};   // likewise
    std::string_view in_flag{"terminal.input.in_flag"};   // {flag}, around what is wrong
    std::string_view option_twice{"terminal.input.option_twice"};   // {word}
    std::string_view no_weights{"terminal.input.no_weights"};   // {game}
    std::string_view no_such_level{"terminal.input.no_such_level"};   // {game}, {level}
    std::string_view in_weights{"terminal.input.in_weights"};   // {file}, around what is wrong
    std::string_view person{"terminal.input.person"};
    std::string_view not_in_play{"terminal.input.not_in_play"};   // {word}
    std::string_view seat_twice{"terminal.input.seat_twice"};   // {word}
    std::string_view cheat{"terminal.input.cheat"};
};

// play.cc, session.cc, session_commands.cc, story.cc
struct PlaySentences {
    std::string_view greeting{"terminal.play.greeting"};   // {title}, {designer}
    std::string_view refused{"terminal.play.refused"};   // {rule}, {why}
    std::string_view see_help{"terminal.play.see_help"};
    std::string_view first_player{"terminal.play.first_player"};
    std::string_view second_player{"terminal.play.second_player"};
    std::string_view decides{"terminal.play.decides"};   // {seat}
    std::string_view thinks{"terminal.play.thinks"};   // {seat}
    std::string_view forfeits{"terminal.play.forfeits"};   // {seat}, {player}, {why}
    std::string_view chose{"terminal.play.chose"};   // {action}, {rule}, {why}
    std::string_view long_line{"terminal.play.long_line"};   // {bytes}
    std::string_view narrow{"terminal.play.narrow"};
    std::string_view needs_operand{"terminal.play.needs_operand"};   // {command}, {operand}
    std::string_view no_operand{"terminal.play.no_operand"};   // {number}
    std::string_view no_line{"terminal.play.no_line"};   // {number}
    std::string_view plays{"terminal.play.plays"};   // {player}, {name}, {seat}
    std::string_view draw{"terminal.play.draw"};
    std::string_view won{"terminal.play.won"};   // {winners}
    std::string_view took{"terminal.play.took"};   // {actions}
    std::string_view offer_save{"terminal.play.offer_save"};
    std::string_view journal_in{"terminal.play.journal_in"};   // {file}
    std::string_view left_saved{"terminal.play.left_saved"};   // {file}, {game}
    std::string_view left_unsaved{"terminal.play.left_unsaved"};   // {game}
    std::string_view none_contains{"terminal.play.none_contains"};   // {word}
    std::string_view legal{"terminal.play.legal"};   // {action}
    std::string_view warning{"terminal.play.warning"};   // {action}, {more}, {why}, {rule}
    std::string_view say_which{"terminal.play.say_which"};   // {count}
    std::string_view not_acted{"terminal.play.not_acted"};
    std::string_view still_secret{"terminal.play.still_secret"};
    std::string_view hint{"terminal.play.hint"};   // {action}
    std::string_view undone_action{"terminal.play.undone_action"};   // {action}
    std::string_view undone{"terminal.play.undone"};
    std::string_view old_file{"terminal.play.old_file"};   // {file}, {kept}
    std::string_view not_saved{"terminal.play.not_saved"};   // around what is wrong
    std::string_view saved{"terminal.play.saved"};   // {file}
    std::string_view loaded{"terminal.play.loaded"};   // {file}, {actions}, {closed}
    std::string_view order_length{"terminal.play.order_length"};   // {count}
    std::string_view stopped{"terminal.play.stopped"};   // {played}, {count}
    std::string_view stays{"terminal.play.stays"};   // {unit}, {why}
    std::string_view no_way{"terminal.play.no_way"};   // {place}
    std::string_view has_chosen{"terminal.play.has_chosen"};
    std::string_view nothing_yet{"terminal.play.nothing_yet"};
};

// session_commands.cc
struct HelpSentences {
    std::string_view intro{"terminal.help.intro"};
    std::string_view word{"terminal.help.word"};   // operands
    std::string_view maybe_action{"terminal.help.maybe_action"};
    std::string_view action{"terminal.help.action"};
    std::string_view number{"terminal.help.number"};
    std::string_view file{"terminal.help.file"};
    std::string_view units_place{"terminal.help.units_place"};
    std::string_view answers{"terminal.help.answers"};
    std::string_view help{"terminal.help.help"};   // what the commands do
    std::string_view board{"terminal.help.board"};
    std::string_view legal{"terminal.help.legal"};
    std::string_view why{"terminal.help.why"};
    std::string_view hint{"terminal.help.hint"};
    std::string_view odds{"terminal.help.odds"};
    std::string_view go{"terminal.help.go"};
    std::string_view undo{"terminal.help.undo"};
    std::string_view standing{"terminal.help.standing"};
    std::string_view log{"terminal.help.log"};
    std::string_view save{"terminal.help.save"};
    std::string_view load{"terminal.help.load"};
    std::string_view quit{"terminal.help.quit"};
};

// session_standing.cc
struct StandingSentences {
    std::string_view none{"terminal.standing.none"};         // the game has none
    std::string_view heading{"terminal.standing.heading"};
    std::string_view answer{"terminal.standing.answer"};       // {id}, {answer}, {given}: yes or no
    std::string_view given{"terminal.standing.given"};         // {answers}; without: none
    std::string_view by{"terminal.standing.by"};               // {answer}
};

// thoughts.cc
struct ThoughtSentences {
    std::string_view hidden{"terminal.thoughts.hidden"};   // {why}
    std::string_view own_words{"terminal.thoughts.own_words"};   // {words}
    std::string_view no_reasons{"terminal.thoughts.no_reasons"};
    std::string_view chance{"terminal.thoughts.chance"};   // {chance}
    std::string_view searched{"terminal.thoughts.searched"};   // {chance}, {simulations}, {seconds}
    std::string_view considered{"terminal.thoughts.considered"};   // {action}, {chance}, {visits}
    std::string_view exact{"terminal.thoughts.exact"};   // {cases}
    std::string_view sampled{"terminal.thoughts.sampled"};   // {cases}
    std::string_view nothing{"terminal.thoughts.nothing"};
    std::string_view count{"terminal.thoughts.count"};   // {what}, {mean}, {chances}
    std::string_view to_win{"terminal.thoughts.to_win"};   // {before}, {after}
};

// replay.cc, verify.cc
struct ReplaySentences {
    std::string_view heading{"terminal.replay.heading"};   // {title}, {scenario}, {options}, {actions}
    std::string_view dice{"terminal.replay.dice"};   // {dice}
    std::string_view to_act{"terminal.replay.to_act"};   // {who}
    std::string_view sound{"terminal.replay.sound"};   // {actions}, {dice}
    std::string_view not_sound{"terminal.replay.not_sound"};   // around what is wrong
};

// legal.cc, apply.cc, odds.cc
struct ActionSentences {
    std::string_view over{"terminal.action.over"};   // {reason}, {rule}
    std::string_view who{"terminal.action.who"};   // {seats}
    std::string_view in_action{"terminal.action.in_action"};   // {n}, around what is wrong
    std::string_view in_notation{"terminal.action.in_notation"};   // {n}, {action}, likewise
    std::string_view in_only_action{"terminal.action.in_only_action"};   // likewise
    std::string_view dice_out{"terminal.action.dice_out"};   // {n}, {action}, {left}
    std::string_view dice_left{"terminal.action.dice_left"};   // {dice}
    std::string_view waits{"terminal.action.waits"};   // {seat}, {seats}
    std::string_view representatives{"terminal.action.representatives"};
    std::string_view note{"terminal.action.note"};   // around a note
};

// simulate.cc, tally.cc
struct SimulateSentences {
    std::string_view heading{"terminal.simulate.heading"};   // {title}, {games}, {seed}
    std::string_view signature{"terminal.simulate.signature"};   // {signature}
    std::string_view won{"terminal.simulate.won"};
    std::string_view drawn{"terminal.simulate.drawn"};
    std::string_view draw{"terminal.simulate.draw"};
    std::string_view auctions{"terminal.simulate.auctions"};
    std::string_view first_player{"terminal.simulate.first_player"};
    std::string_view second_player{"terminal.simulate.second_player"};
    std::string_view interval{"terminal.simulate.interval"};   // {low}, {high}
    std::string_view how{"terminal.simulate.how"};
    std::string_view last_turn{"terminal.simulate.last_turn"};   // {mean}, {counts}
    std::string_view losses{"terminal.simulate.losses"};
    std::string_view by_turn{"terminal.simulate.by_turn"};   // {counts}
    std::string_view decisions{"terminal.simulate.decisions"};   // {mean}, {least}, {most}
    std::string_view progress{"terminal.simulate.progress"};   // {done}, {games}
    std::string_view broken{"terminal.simulate.broken"};   // {seed}, {problem}, {file}
    std::string_view more_broken{"terminal.simulate.more_broken"};   // {games}
    std::string_view human{"terminal.simulate.human"};
};

// arena.cc, arena_report.cc
struct ArenaSentences {
    std::string_view two_players{"terminal.arena.two_players"};
    std::string_view several{"terminal.arena.several"};
    std::string_view multiple{"terminal.arena.multiple"};   // {games}, {seatings}
    std::string_view order{"terminal.arena.order"};   // {low}, {high}
    std::string_view keep_lost{"terminal.arena.keep_lost"};   // {folder}, {reason}
    std::string_view heading{"terminal.arena.heading"};   // {title}, {a}, {b}, {games}, {units}, {pairs}, {seed}
    std::string_view score{"terminal.arena.score"};   // {score}, {won}, {drawn}, {lost}
    std::string_view interval{"terminal.arena.interval"};   // {mean}, {low}, {high}
    std::string_view question{"terminal.arena.question"};   // {low}, {high}, {verdict}
    std::string_view undecided{"terminal.arena.undecided"};   // {ratio}
    std::string_view decided{"terminal.arena.decided"};   // {score}, {units}, {pairs}, {ratio}
    std::string_view by_seat{"terminal.arena.by_seat"};
    std::string_view of_seat{"terminal.arena.of_seat"};   // {score}, {of_a}, {a}
    std::string_view cpu_seconds{"terminal.arena.cpu_seconds"};   // {a}, {b}
    std::string_view cut_off{"terminal.arena.cut_off"};   // {games}, {decisions}
    std::string_view forfeits{"terminal.arena.forfeits"};   // {player}, {crashes}, {overtime}
    std::string_view progress{"terminal.arena.progress"};   // {bar}, {done}, {games}, {score}, {time}
};

struct Sentences {
    ProgramSentences program;
    FileSentences files;
    SystemSentences system;
    InputSentences input;
    PlaySentences play;
    HelpSentences help;
    StandingSentences standing;
    ThoughtSentences thoughts;
    ReplaySentences replay;
    ActionSentences action;
    SimulateSentences simulate;
    ArenaSentences arena;
};
inline constexpr Sentences kSay;

}  // namespace papelotte::cli
