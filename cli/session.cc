// See session.h: the course of the game. The players' commands are in session_commands.cc.
#include "cli/session.h"

#include <unistd.h>

#include <algorithm>

#include "ai/account_readers.h"
#include "ai/bot.h"
#include "cli/console.h"
#include "cli/sentences.h"
#include "cli/walk.h"
#include "engine/quoted.h"
#include "engine/spoken.h"

namespace papelotte::cli {

Session::Session(const Game& game, std::vector<ai::Entrant> players, const Seed& seed, std::string save_to, std::string language)
    : game_(game),
      language_(std::move(language)),
      speech_{language_},
      players_(std::move(players)),
      seed_(seed),
      minds_(players_.size()),
      save_to_(std::move(save_to)) {}

SeatSet Session::humans() const {
    SeatSet seats;
    for (std::size_t i = 0; i < players_.size(); ++i)
        if (is_human(Seat(i))) seats.insert(Seat(i));
    return seats;
}

std::string Session::painted_seat(Seat seat) const {
    constexpr Paint kPaints[] = {Paint::blue, Paint::red, Paint::green};
    return painted(title_of_seat(*game_.facts, seat, table_->seating()), kPaints[static_cast<std::size_t>(index_of(seat)) % 3]);
}

std::string Session::refusal(const Problem& problem) const {
    std::string text = one_line(table_->texts().say(problem.message, speech_));
    if (!problem.rule.empty())
        text =
            table_->texts().say({std::string(kSay.refused), {Argument::of_word("rule", problem.rule), Argument::of_word("why", text)}}, speech_);
    return painted(text, Paint::red) + "\n";
}

int Session::play() {
    while (!table_->outcome()) {
        // Where several seats choose at once, the computer does not keep people waiting.
        const std::vector<Seat> acting = seats_in(*game_.facts, table_->to_act());
        const auto computer = std::ranges::find_if(acting, [this](Seat seat) { return !is_human(seat); });
        const Seat next = computer != acting.end() ? *computer : acting.front();
        board_wanted_ = board_wanted_ || next != seat_;
        seat_ = next;
        if ((is_human(seat_) ? decide() : computer_acts()) == Next::leave) return leave();
    }
    conclude();
    return 0;
}

ai::Mind& Session::mind_of(Seat seat) {
    const auto index = static_cast<std::size_t>(index_of(seat));
    if (!minds_[index]) minds_[index] = ai::make_mind(game_, seat, players_[index].spec, ai::seed_of_mind(seed_, seat));
    return *minds_[index];
}

// A player that fails or cheats forfeits the game, which ends there.
Session::Next Session::computer_acts() {
    const SeatSet to_act = table_->to_act();
    const Seating seating = table_->seating();
    const std::string who = painted_seat(seat_), title = title_of_seat(*game_.facts, seat_, seating);
    const bool knew_secret = table_->sees_secret(seat_);
    if (output_is_terminal()) print(fmt::format("{} is thinking…", painted_seat(seat_)));
    ai::Thought thought = mind_of(seat_).decide(*table_);
    if (output_is_terminal()) print("\r\x1b[K");
    const auto forfeits = [this](const std::string& why) {
        const std::string& name = players_[static_cast<std::size_t>(index_of(seat_))].name;
        print(fmt::format("{} ({}) {}, and forfeits the game.\n", painted_seat(seat_), one_line(name), one_line(why)));
        return Next::leave;
    };
    if (thought.notation.empty()) return forfeits(thought.failure);
    const SeatSet readers_of_account = ai::readers_of(thought, *table_, seat_);
    const auto played = table_->play(seat_, thought.notation);
    if (!played) return forfeits(fmt::format("chose {}: {} {}", papelotte::quoted(thought.notation), played.error().rule, played.error().text));
    const std::string action = table_->journal().entries.back().notation;
    remembered_ = Remembered{seat_, who, action, std::move(thought.account), knew_secret, readers_of_account};
    story_.add(title, action, readers_of(seat_, to_act, *played), played->events);
    saved_to_.clear();
    const std::string seats = seat_players(seating);
    const SeatSet readers = humans().empty() ? SeatSet(kObserver) : humans();
    print(fmt::format("{}: {}\n{}{}", who, story_.last_action(readers), story_.news_for(*table_, speech_, readers), seats));
    return Next::go_on;
}

// One decision of a person: until something has changed.
Session::Next Session::decide() {
    autosave();
    show_decision();
    for (;;) {
        print(painted(title_of_seat(*game_.facts, seat_, table_->seating()) + "> ", Paint::bold));
        const auto line = input_.next();
        if (!line) {
            print("\n");
            return Next::leave;
        }
        if (line->too_long) {
            print(refusal(bad_input(fmt::format("That line is too long: {} bytes at most.", LineReader::kLongestLine))));
            continue;
        }
        const Next next = obey(tidy(line->text));
        if (next != Next::ask_again) return next;
    }
}

void Session::show_decision() {
    if (board_wanted_) {
        print(fmt::format("\n— {} to decide —\n\n{}\n{}", painted_seat(seat_), table_->describe(seat_),
                          story_.news_for(*table_, speech_, SeatSet(seat_))));
        board_wanted_ = false;
    }
    const Prompt prompt = table_->prompt(seat_);
    std::vector<std::string_view> rules;
    std::ranges::copy_if(prompt.rules, std::back_inserter(rules), [](std::string_view rule) { return !rule.empty(); });
    const std::string cited = rules.empty() ? "" : painted(fmt::format(" ({})", joined(rules)), Paint::faint);
    actions_.clear();
    for (Choice& choice : table_->legal(seat_)) actions_.push_back(std::move(choice.notation));
    Message asked = table_->asked(seat_);
    add_offers(asked, actions_);
    print(fmt::format("{}: {}{}\n", painted_seat(seat_), painted(table_->texts().say(asked, speech_), Paint::bold), cited));
    show_menu(actions_);
}

void Session::show_menu(std::span<const std::string> actions) {
    menu_ = menu_of(actions);
    print(menu_text(menu_, terminal_width()));
    if (menu_.size() < actions.size())
        print(painted("  Type the number of a line or the first words of an action to see the rest of it.\n", Paint::faint));
}

Session::Next Session::obey(const std::string& line) {
    if (line.empty()) return Next::ask_again;
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string operand = line.substr(std::min(space + 1, line.size()));
    const auto command = std::ranges::find(commands(), line.substr(0, space), &Command::name);
    if (command == commands().end()) return choose(line);
    const bool operand_needed = !command->operand.empty() && !command->operand.starts_with('[');
    if (!operand_needed || !operand.empty()) return (this->*command->run)(operand);
    print(refusal(bad_input(fmt::format("Say {} {}.", command->name, command->operand))));
    return Next::ask_again;
}

Session::Next Session::choose(const std::string& typed) {
    const bool operands_are_numbers = has_numbers(actions_) && !typed.starts_with('#');
    if (const auto number = menu_number(typed); number && operands_are_numbers) {
        const std::vector<std::string> found = with_operand(actions_, typed);
        if (found.size() == 1) return act(found.front());
        if (found.size() > 1) return show_menu(found), Next::ask_again;
        return print(refusal(bad_input(fmt::format("No action here has the number {0}; #{0} is a line of the list.", typed.substr(0, 20))))),
               Next::ask_again;
    } else if (number) {
        if (*number >= menu_.size())
            return print(refusal(bad_input(fmt::format("There is no number {} in the list.", typed.substr(0, 20))))), Next::ask_again;
        const MenuItem item = menu_[*number];
        if (item.count == 1) return act(item.text);
        std::vector<std::string> some;
        std::ranges::copy_if(actions_, std::back_inserter(some),
                             [&](const std::string& a) { return a == item.text || a.starts_with(item.text + " "); });
        return show_menu(some), Next::ask_again;
    }
    const std::vector<std::string> found = meant_by(typed);
    if (found.size() == 1) return act(found.front());
    if (found.size() > 1) return show_menu(found), Next::ask_again;
    return act(typed);   // not in the list: the rules say why not
}

// What reads as an action means itself, whether the list has it or not: "advance left 15.0 4" is no beginning of "advance left 15.0 40.0".
std::vector<std::string> Session::meant_by(const std::string& typed) const {
    const auto problem = table_->why_not(seat_, typed);
    return problem && problem->kind == Problem::Kind::bad_input ? matching(actions_, typed) : std::vector{typed};
}

Session::Next Session::act(const std::string& action) {
    const SeatSet to_act = table_->to_act();
    const Seating seating = table_->seating();
    const std::string who = painted_seat(seat_), title = title_of_seat(*game_.facts, seat_, seating);
    const auto played = table_->play(seat_, action);
    if (!played) {
        print(refusal(played.error()));
        if (played.error().rule.empty()) print(painted(table_->texts().say({std::string(kSay.see_help)}, speech_) + "\n", Paint::faint));
        return Next::ask_again;
    }
    saved_to_.clear();
    story_.add(title, table_->journal().entries.back().notation, readers_of(seat_, to_act, *played), played->events);
    autosave();
    const SeatSet reader(seat_after(seating, table_->seating(), seat_));
    const std::string seats = seat_players(seating);
    print(fmt::format("{}: {}\n{}{}", who, story_.last_action(reader), story_.news_for(*table_, speech_, reader), seats));
    return Next::go_on;
}

// A player who sat at the other's seat goes there, and the board is shown to whoever decides next.
std::string Session::seat_players(Seating before) {
    const Seating now = table_->seating();
    if (before != Seating::bidding || now == before) return {};
    if (now == Seating::exchanged) std::swap(players_[0], players_[1]);
    for (auto& mind : minds_) mind.reset();
    seat_ = kNobody;
    const auto plays = [&](Seat player) {
        const Seat seat = seat_after(before, now, player);
        return fmt::format("{} ({}) plays {}.\n", title_of_seat(*game_.facts, player, before),
                           one_line(players_[static_cast<std::size_t>(seat)].name), painted_seat(seat));
    };
    return plays(Seat(0)) + plays(Seat(1));
}

void Session::conclude() {
    autosave();
    const Outcome outcome = *table_->outcome();
    const Facts& facts = *game_.facts;
    for (std::size_t i = 0; i < minds_.size(); ++i)
        if (minds_[i]) ai::tell_end(*minds_[i], players_[i].spec, outcome.winners);
    print("\n" + table_->describe(kObserver) + "\n");
    const std::string winners =
        outcome.winners.size() == 1 ? title_of_seat(facts, outcome.winners.front()) : names_of_seats(facts, outcome.winners);
    const std::string result = outcome.winners.empty() ? "A draw" : fmt::format("{} won", winners);
    print(fmt::format("{} {}\nThe game took {} actions.\n", painted(result + ":", Paint::bold), outcome_text(outcome, table_->texts(), speech_),
                      story_.size()));
    if (saved_to_.empty() && !humans().empty()) {
        print("Type 'save FILE' to keep the journal, or nothing to leave.\n> ");
        const auto line = input_.next();
        if (const std::string answer = line ? tidy(line->text) : ""; answer.starts_with("save ")) save(answer.substr(5));
        else print("\n");
    } else if (!saved_to_.empty()) {
        print(fmt::format("The journal is in {}.\n", one_line(saved_to_)));
    }
}

int Session::leave() {
    autosave();
    const std::string_view id = game_.facts->id;
    if (!saved_to_.empty()) print(fmt::format("Saved in {0}: go on with 'papelotte play {1} --load {0}'.\n", one_line(saved_to_), id));
    else print(fmt::format("This game was not saved. Type 'save FILE' before you leave, or start with 'papelotte play {} --save FILE'.\n", id));
    return 0;
}

}  // namespace papelotte::cli
