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
        {"help", "", kSay.help.help, false, &Session::help},
        {"board", "", kSay.help.board, false, &Session::board},
        {"legal", kSay.help.word, kSay.help.legal, false, &Session::legal},
        {"why", kSay.help.maybe_action, kSay.help.why, false, &Session::why},
        {"hint", "", kSay.help.hint, false, &Session::hint},
        {"odds", kSay.help.action, kSay.help.odds, true, &Session::odds},
        {"go", kSay.help.units_place, kSay.help.go, true, &Session::go},
        {"undo", "", kSay.help.undo, false, &Session::undo},
        {"standing", kSay.help.answers, kSay.help.standing, false, &Session::standing},
        {"log", kSay.help.number, kSay.help.log, false, &Session::log},
        {"save", kSay.help.file, kSay.help.save, true, &Session::save},
        {"load", kSay.help.file, kSay.help.load, true, &Session::load_another},
        {"quit", "", kSay.help.quit, false, &Session::quit},
    };
    return list;
}

Session::Next Session::help(const std::string&) {
    std::string text = voice_(kSay.help.intro) + "\n";
    for (const Command& command : commands()) {
        const std::string operand = command.operand.empty() ? std::string() : voice_(command.operand);
        text += fmt::format("  {:<16}{}\n", fmt::format("{} {}", command.name, operand), voice_(command.help));
    }
    print(text);
    return Next::ask_again;
}

Session::Next Session::board(const std::string&) {
    print(table_->describe(seat_, voice_.speech()) + "\n");
    return Next::ask_again;
}

Session::Next Session::legal(const std::string& word) {
    std::vector<std::string> some;
    std::ranges::copy_if(actions_, std::back_inserter(some), [&](const std::string& action) { return action.find(word) != std::string::npos; });
    if (some.empty()) print_line(kSay.play.none_contains, {value("word", one_line(word))});
    else show_menu(some);
    return Next::ask_again;
}

Session::Next Session::why(const std::string& action) {
    if (action.empty()) return why_the_computer_did();
    const std::vector<std::string> found = meant_by(action);
    const auto problem = table_->why_not(seat_, found.size() == 1 ? found.front() : action);
    const std::string meant = found.size() == 1 ? found.front() : one_line(action);
    if (!problem) print(painted(voice_(kSay.play.legal, {value("action", meant)}) + "\n", Paint::green));
    else if (found.size() > 1) print_line(kSay.play.say_which, {value("count", found.size())});
    else print(refusal(*problem));
    std::vector<Warned> warnings = table_->warnings(seat_);
    std::erase_if(warnings, [&](const Warned& one) { return one.notation != meant; });
    tell_warnings(warnings);
    return Next::ask_again;
}

// A computer that knew a secret may have weighed it: its account waits until that seat knows nothing that others do not.
Session::Next Session::why_the_computer_did() {
    if (!remembered_) return print_line(kSay.play.not_acted), Next::ask_again;
    const auto& [seat, who, action, account, knew_secret, readers] = *remembered_;
    if ((knew_secret && table_->sees_secret(seat)) || !readers.has(seat_)) return print_line(kSay.play.still_secret), Next::ask_again;
    print(fmt::format("{}: {}\n{}", who, action, account_text(account, voice_)));
    return Next::ask_again;
}

Session::Next Session::hint(const std::string&) {
    const auto mind = game_.players->mind(seat_, ai::spec_of(ai::Level::veteran), ai::seed_of_mind(seed_, seat_));
    const ai::Thought thought = mind->decide(*table_);
    print_line(kSay.play.hint, {value("action", painted(thought.notation, Paint::bold))});
    print(account_text(thought.account, voice_));
    return Next::ask_again;
}

Session::Next Session::odds(const std::string& typed) {
    const std::vector<std::string> found = meant_by(typed);
    if (found.size() > 1) return print_line(kSay.play.say_which, {value("count", found.size())}), Next::ask_again;
    const std::string action = found.empty() ? typed : found.front();
    auto odds = game_.players->odds(*table_, seat_, action, ai::seed_of_mind(seed_, seat_));
    if (!odds) print(refusal(odds.error()));
    else print(fmt::format("{}\n{}", action, odds_text((*odds)({}), voice_)));
    return Next::ask_again;
}

Session::Next Session::undo(const std::string&) {
    // Whoever acted last may take it back, though another may have to decide now; a computer's action nobody can.
    const auto& entries = table_->journal().entries;
    const Seat last = entries.empty() ? seat_ : seat_named(*game_.facts, entries.back().seat);
    const Seat seat = is_human(last) ? last : seat_;
    const std::size_t before = entries.size();
    if (const auto problem = table_->undo(seat)) return print(refusal(*problem)), Next::ask_again;
    for (std::size_t i = entries.size() + 1; i < before; ++i) story_.forget_last();   // an order is taken back as a whole
    if (story_.last_is_for(SeatSet(seat_))) print_line(kSay.play.undone_action, {value("action", story_.last_action(SeatSet(seat_), voice_))});
    else print_line(kSay.play.undone);
    story_.forget_last();
    saved_to_.clear();
    return Next::go_on;
}

Session::Next Session::log(const std::string& count) {
    try {
        print(story_.log(*table_, voice_, seat_, count.empty() ? 20 : whole_number("log", count, 1, 100000)));
    } catch (const Failure& failure) {
        print(painted(failure.line(voice_.speech()), Paint::red) + "\n");
    }
    return Next::ask_again;
}

void Session::write_to(const std::string& path, Disk disk) {
    if (std::ranges::find(own_files_, path) == own_files_.end()) {
        if (const std::string kept = keep_old_file(path); !kept.empty())
            print_line(kSay.play.old_file, {value("file", one_line(path)), value("kept", one_line(kept))});
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
        complain_of(kSay.play.not_saved, {value("why", failure.line(voice_.speech()))});
    }
}

Session::Next Session::save(const std::string& path) {
    try {
        write_to(path, Disk::wait);
        print_line(kSay.play.saved, {value("file", one_line(path))});
    } catch (const Failure& failure) {
        print(painted(failure.line(voice_.speech()), Paint::red) + "\n");
    }
    return Next::ask_again;
}

std::string Session::load(const std::string& path) {
    const auto [game, journal] = read_journal_file(path);
    if (game != &game_) fail_in(path, InputFault(kSay.files.other_journal, {value("its", game->facts->id), value("game", game_.facts->id)}));
    Story story;
    auto table = walk(game_, journal, -1, path, [&](const Table&, const Walked& step) {
        story.add(title_of_seat(*game_.facts, step.seat, voice_, step.seating), step.entry.notation, step.readers, step.played.events);
        if (!step.entry.standing.empty()) story.note_standing(step.seat, step.entry.standing);
    });
    for (std::size_t i = 0; i < players_.size(); ++i) story.news_for(*table, voice_, SeatSet(Seat(i)));   // old news
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
    return voice_(kSay.play.loaded,
                  {file_named(path), value("actions", journal.entries.size()), value("closed", journal.closing ? "yes" : "no")}) +
           "\n";
}

Session::Next Session::load_another(const std::string& path) {
    try {
        print(load(path));
        return Next::go_on;
    } catch (const Failure& failure) {
        print(painted(failure.line(voice_.speech()), Paint::red) + "\n");
        return Next::ask_again;
    }
}

Session::Next Session::quit(const std::string&) { return Next::leave; }

}  // namespace papelotte::cli
