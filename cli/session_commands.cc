// What a player can type besides actions. See session.h.
#include <algorithm>

#include "cli/console.h"
#include "cli/files.h"
#include "cli/session.h"
#include "cli/thoughts.h"
#include "cli/walk.h"

namespace papelotte::cli {

const std::vector<Session::Command>& Session::commands() {
    static const std::vector<Command> list{
        {"help", "", "this list", &Session::help},
        {"board", "", "show the board again", &Session::board},
        {"legal", "[WORD]", "what you may do; with a word, only the actions that contain it", &Session::legal},
        {"why", "[ACTION]", "is this legal? If not, the rule that forbids it; alone: why the computer did what it did", &Session::why},
        {"hint", "", "what the computer would do in your place, and why", &Session::hint},
        {"odds", "ACTION", "what an action may lead to, with its chances", &Session::odds},
        {"undo", "", "take back your last action", &Session::undo},
        {"log", "[N]", "the last N actions and what came of them (20)", &Session::log},
        {"save", "FILE", "save the game", &Session::save},
        {"load", "FILE", "go on with a saved game instead of this one", &Session::load_another},
        {"quit", "", "leave the game", &Session::quit},
    };
    return list;
}

Session::Next Session::help(const std::string&) {
    std::string text =
        "Type the number of an action (#12 where the actions themselves have numbers), the action itself, or enough of its first words. Or:\n";
    for (const Command& command : commands())
        text += fmt::format("  {:<14}{}\n", fmt::format("{} {}", command.name, command.operand), command.help);
    print(text);
    return Next::ask_again;
}

Session::Next Session::board(const std::string&) {
    print(table_->describe(seat_) + "\n");
    return Next::ask_again;
}

Session::Next Session::legal(const std::string& word) {
    std::vector<std::string> some;
    std::ranges::copy_if(actions_, std::back_inserter(some), [&](const std::string& action) { return action.find(word) != std::string::npos; });
    if (some.empty()) print(fmt::format("No legal action contains '{}'.\n", one_line(word)));
    else show_menu(some);
    return Next::ask_again;
}

Session::Next Session::why(const std::string& action) {
    if (action.empty()) return why_the_computer_did();
    const std::vector<std::string> found = meant_by(action);
    const auto problem = table_->why_not(seat_, found.size() == 1 ? found.front() : action);
    if (!problem) print(painted(fmt::format("Legal: {}\n", found.size() == 1 ? found.front() : one_line(action)), Paint::green));
    else if (found.size() > 1) print(fmt::format("Say which: {} legal actions begin so.\n", found.size()));
    else print(refusal(*problem));
    return Next::ask_again;
}

// A computer that knew a secret may have weighed it: its account waits until that seat knows nothing that others do not.
Session::Next Session::why_the_computer_did() {
    if (!remembered_) return print("The computer has not acted yet.\n"), Next::ask_again;
    const auto& [seat, who, action, account, knew_secret, readers] = *remembered_;
    if ((knew_secret && table_->sees_secret(seat)) || !readers.has(seat_))
        return print("It knew something that is still secret: ask again later.\n"), Next::ask_again;
    print(fmt::format("{}: {}\n{}", who, action, account_text(account, table_->texts(), speech_)));
    return Next::ask_again;
}

Session::Next Session::hint(const std::string&) {
    const auto mind = game_.players->mind(seat_, ai::spec_of(ai::Level::veteran), ai::seed_of_mind(seed_, seat_));
    const ai::Thought thought = mind->decide(*table_);
    print(fmt::format("Hint: {}\n{}", painted(thought.notation, Paint::bold), account_text(thought.account, table_->texts(), speech_)));
    return Next::ask_again;
}

Session::Next Session::odds(const std::string& typed) {
    const std::vector<std::string> found = meant_by(typed);
    if (found.size() > 1) return print(fmt::format("Say which: {} legal actions begin so.\n", found.size())), Next::ask_again;
    const std::string action = found.empty() ? typed : found.front();
    auto odds = game_.players->odds(*table_, seat_, action, ai::seed_of_mind(seed_, seat_));
    if (!odds) print(refusal(odds.error()));
    else print(fmt::format("{}\n{}", action, odds_text((*odds)({}), table_->texts(), speech_)));
    return Next::ask_again;
}

Session::Next Session::undo(const std::string&) {
    // Whoever acted last may take it back, though another may have to decide now; a computer's action nobody can.
    const auto& entries = table_->journal().entries;
    const Seat last = entries.empty() ? seat_ : seat_named(*game_.facts, entries.back().seat);
    const Seat seat = is_human(last) ? last : seat_;
    if (const auto problem = table_->undo(seat)) return print(refusal(*problem)), Next::ask_again;
    print(story_.last_is_for(SeatSet(seat_)) ? fmt::format("Taken back: {}\n", story_.last_action(SeatSet(seat_))) : "Taken back.\n");
    story_.forget_last();
    saved_to_.clear();
    return Next::go_on;
}

Session::Next Session::log(const std::string& count) {
    try {
        print(story_.log(*table_, speech_, seat_, count.empty() ? 20 : whole_number("log", count, 1, 100000)));
    } catch (const Failure& failure) {
        print(refusal(bad_input(failure.what())));
    }
    return Next::ask_again;
}

void Session::write_to(const std::string& path, Disk disk) {
    if (std::ranges::find(own_files_, path) == own_files_.end()) {
        if (const std::string kept = keep_old_file(path); !kept.empty())
            print(fmt::format("The old {} is now {}.\n", one_line(path), one_line(kept)));
    }
    write_file(path, write_journal(table_->journal()), disk);
    if (std::ranges::find(own_files_, path) == own_files_.end()) own_files_.push_back(path);
    saved_to_ = path;
}

void Session::save_at_start() {
    if (!save_to_.empty() && save_to_ != saved_to_) write_to(save_to_, Disk::wait);
}

void Session::autosave() {
    if (save_to_.empty() || saved_to_ == save_to_) return;
    try {
        write_to(save_to_, Disk::trust);
    } catch (const Failure& failure) {   // the game goes on: there may be room elsewhere
        print(refusal(bad_input(fmt::format("{}; the game is not saved", failure.what()))));
    }
}

Session::Next Session::save(const std::string& path) {
    try {
        write_to(path, Disk::wait);
        print(fmt::format("Saved in {}.\n", one_line(path)));
    } catch (const Failure& failure) {
        print(refusal(bad_input(failure.what())));
    }
    return Next::ask_again;
}

std::string Session::load(const std::string& path) {
    const auto [game, journal] = read_journal_file(path);
    if (game != &game_) fail("{}: this is a game of {}, not of {}", shown_path(path), game->facts->id, game_.facts->id);
    Story story;
    auto table = walk(game_, journal, -1, path,
                      [&](const Table&, const Walked& step) { story.add(step.who, step.entry.notation, step.readers, step.played.events); });
    for (std::size_t i = 0; i < players_.size(); ++i) story.news_for(*table, speech_, SeatSet(Seat(i)));   // old news
    table_ = std::move(table);
    story_ = std::move(story);
    const SeatSet in_play = game_.seats_in_play(table_->journal().setup);   // it may have been begun with other options
    for (std::size_t i = 0; i < players_.size(); ++i)
        if (in_play.has(Seat(i)) == players_[i].name.empty()) players_[i] = {in_play.has(Seat(i)) ? std::string(kHuman) : "", {}};
    for (auto& mind : minds_) mind.reset();
    remembered_.reset();
    seat_ = kNobody;
    own_files_.push_back(path);
    saved_to_ = path;
    const std::string_view dice = journal.closing ? "." : "; a saved game does not hold its seed, so the dice from here on are new ones.";
    return fmt::format("Loaded {}: {} actions{}\n", shown_path(path), journal.entries.size(), dice);
}

Session::Next Session::load_another(const std::string& path) {
    try {
        print(load(path));
        return Next::go_on;
    } catch (const Failure& failure) {
        print(refusal(bad_input(failure.what())));
        return Next::ask_again;
    }
}

Session::Next Session::quit(const std::string&) { return Next::leave; }

}  // namespace papelotte::cli
