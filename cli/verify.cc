// papelotte verify: is a journal what it claims to be?
#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/pretty.h"

namespace papelotte::cli {

namespace {

int verify_journal(const std::string& path, bool as_json, const Voice& voice) {
    const auto [game, journal] = read_journal_file(path);
    const Verification found = game->verify(journal);
    if (as_json)
        print(pretty(boost::json::object{{"sound", found.sound},
                                         {"game", game->facts->id},
                                         {"entries", found.entries},
                                         {"dice", found.dice.empty() ? std::string() : Voice()(found.dice)},
                                         {"problem", found.problem.empty() ? boost::json::value() : boost::json::value(found.problem.text())}}));
    if (!found.sound) fail_in(path, InputFault(found.problem).within({std::string(kSay.replay.not_sound)}));
    if (as_json) return kOk;
    const std::string sound = voice(kSay.replay.sound, {value("actions", found.entries), value("dice", voice(found.dice))});
    print(one_line(voice(kSay.files.in_file, {file_named(path), value("why", sound)})) + "\n");
    return kOk;
}

}  // namespace

Run add_verify(CLI::App& app) {
    app.description("Check the legality and the dice of a journal");
    app.footer(R"(Plays a saved game again and checks all of it: every action is legal, every position is the one that was recorded, and the
dice are those that the seed gives. The seed of a game is published when it ends; its fingerprint stood in the first line of
the journal from the start. Exit status 0: sound. 2: not sound, with the first thing that is wrong.

Examples
  papelotte verify game.jsonl
  papelotte verify game.jsonl --json)");
    struct Arguments {
        std::string journal;
        bool as_json = false;
    };
    auto arguments = std::make_shared<Arguments>();
    add_value(app, "journal", arguments->journal, "The journal; - is standard input", "JOURNAL")->required();
    app.add_flag("--json", arguments->as_json, "Print JSON");
    return [arguments](const Voice& voice) { return verify_journal(arguments->journal, arguments->as_json, voice); };
}

}  // namespace papelotte::cli
