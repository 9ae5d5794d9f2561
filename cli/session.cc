// See session.h: the course of the game. The players' commands are in session_commands.cc.
#include "cli/session.h"

#include <unistd.h>

#include <algorithm>

#include "ai/account_readers.h"
#include "ai/bot.h"
#include "cli/console.h"
#include "cli/walk.h"
#include "engine/spoken.h"

namespace papelotte::cli {

Session::Session(const Game& game, std::vector<ai::Entrant> players, const Seed& seed, std::string save_to, const Voice& voice)
    : game_(game), voice_(voice), players_(std::move(players)), seed_(seed), minds_(players_.size()), save_to_(std::move(save_to)) {}

SeatSet Session::humans() const {
    SeatSet seats;
    for (std::size_t i = 0; i < players_.size(); ++i)
        if (is_human(Seat(i))) seats.insert(Seat(i));
    return seats;
}

std::string Session::title(Seat seat) const { return title_of_seat(*game_.facts, seat, voice_, table_->seating()); }

std::string Session::painted_seat(Seat seat) const {
    constexpr Paint kPaints[] = {Paint::blue, Paint::red, Paint::green};
    return painted(title(seat), kPaints[static_cast<std::size_t>(index_of(seat)) % 3]);
}

std::string Session::refusal(const Problem& problem) const {
    std::string text = one_line(voice_.say(problem.message));
    if (!problem.rule.empty()) text = voice_(kSay.play.refused, {value("rule", problem.rule), value("why", text)});
    return painted(text, Paint::red) + "\n";
}

// Each warning once, with the first action that it is about.
void Session::tell_warnings(std::span<const Warned> warnings) const {
    for (auto one = warnings.begin(); one != warnings.end(); ++one) {
        const auto same = [&](const Warned& other) { return other.why == one->why; };
        if (std::any_of(warnings.begin(), one, same)) continue;
        const auto more = std::count_if(one + 1, warnings.end(), same);
        print(painted(one_line(voice_(kSay.play.warning, {value("action", one->notation), value("more", more),
                                                          value("why", voice_.say(one->why.message)), value("rule", one->why.rule)})),
                      Paint::yellow) +
              "\n");
    }
}

void Session::print_line(std::string_view id, std::vector<Argument> values) const { print(voice_(id, std::move(values)) + "\n"); }

Session::Next Session::complain_of(std::string_view id, std::vector<Argument> values) const {
    print(painted(one_line(voice_(id, std::move(values))), Paint::red) + "\n");
    return Next::ask_again;
}

int Session::play() {
    while (!table_->outcome()) {
        if (play_standing()) continue;
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
    const std::string who = painted_seat(seat_), plain = title(seat_);
    const bool knew_secret = table_->sees_secret(seat_);
    if (output_is_terminal()) print(voice_(kSay.play.thinks, {value("seat", who)}));
    ai::Thought thought = mind_of(seat_).decide(*table_);
    if (output_is_terminal()) print("\r\x1b[K");
    const auto forfeits = [this](const std::string& why) {
        const std::string& name = players_[static_cast<std::size_t>(index_of(seat_))].name;
        print_line(kSay.play.forfeits, {value("seat", painted_seat(seat_)), value("player", one_line(name)), value("why", one_line(why))});
        return Next::leave;
    };
    if (thought.notation.empty()) return forfeits(thought.failure);
    const SeatSet readers_of_account = ai::readers_of(thought, *table_, seat_);
    const auto played = table_->play(seat_, thought.notation);
    if (!played)
        return forfeits(voice_(kSay.play.chose, {outside("action", thought.notation), value("rule", played.error().rule),
                                                 value("why", voice_.say(played.error().message))}));
    const std::string action = table_->journal().entries.back().notation;
    remembered_ = Remembered{seat_, who, action, std::move(thought.account), knew_secret, readers_of_account};
    story_.add(plain, action, readers_of(seat_, to_act, *played), played->events);
    saved_to_.clear();
    const std::string seats = seat_players(seating);
    const SeatSet readers = humans().empty() ? SeatSet(kObserver) : humans();
    print(fmt::format("{}: {}\n{}{}", who, story_.last_action(readers, voice_), story_.news_for(*table_, voice_, readers), seats));
    return Next::go_on;
}

// One decision of a person: until something has changed.
Session::Next Session::decide() {
    autosave();
    show_decision();
    for (;;) {
        print(painted(title(seat_) + "> ", Paint::bold));
        const auto line = input_.next();
        if (!line) {
            print("\n");
            return Next::leave;
        }
        if (line->too_long) {
            complain_of(kSay.play.long_line, {value("bytes", LineReader::kLongestLine)});
            continue;
        }
        const Next next = obey(tidy(line->text));
        if (next != Next::ask_again) return next;
    }
}

void Session::show_decision() {
    if (board_wanted_) {
        print(fmt::format("\n{}\n\n{}\n{}", voice_(kSay.play.decides, {value("seat", painted_seat(seat_))}),
                          table_->describe(seat_, voice_.speech()), story_.news_for(*table_, voice_, SeatSet(seat_))));
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
    print(fmt::format("{}: {}{}\n", painted_seat(seat_), painted(voice_.say(asked), Paint::bold), cited));
    show_menu(actions_);
    tell_warnings(table_->warnings(seat_));
}

void Session::show_menu(std::span<const std::string> actions) {
    menu_ = menu_of(actions);
    print(menu_text(menu_, terminal_width()));
    if (menu_.size() < actions.size()) print(painted(fmt::format("  {}\n", voice_(kSay.play.narrow)), Paint::faint));
}

Session::Next Session::obey(const std::string& line) {
    if (line.empty()) return Next::ask_again;
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string operand = line.substr(std::min(space + 1, line.size()));
    const auto command = std::ranges::find(commands(), line.substr(0, space), &Command::name);
    if (command == commands().end()) return choose(line);
    if (!command->needed || !operand.empty()) return (this->*command->run)(operand);
    return complain_of(kSay.play.needs_operand, {value("command", command->name), value("operand", voice_(command->operand))});
}

Session::Next Session::choose(const std::string& typed) {
    const bool operands_are_numbers = has_numbers(actions_) && !typed.starts_with('#');
    if (const auto number = menu_number(typed); number && operands_are_numbers) {
        const std::vector<std::string> found = with_operand(actions_, typed);
        if (found.size() == 1) return act(found.front());
        if (found.size() > 1) return show_menu(found), Next::ask_again;
        return complain_of(kSay.play.no_operand, {value("number", typed.substr(0, 20))});
    } else if (number) {
        if (*number >= menu_.size()) return complain_of(kSay.play.no_line, {value("number", typed.substr(0, 20))});
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

// A player who sat at the other's seat goes there, and the board is shown to whoever decides next.
std::string Session::seat_players(Seating before) {
    const Seating now = table_->seating();
    if (before != Seating::bidding || now == before) return {};
    if (now == Seating::exchanged) std::swap(players_[0], players_[1]);
    for (auto& mind : minds_) mind.reset();
    seat_ = kNobody;
    const auto plays = [&](Seat player) {
        const Seat seat = seat_after(before, now, player);
        return voice_(kSay.play.plays,
                      {value("player", title_of_seat(*game_.facts, player, voice_, before)),
                       value("name", one_line(players_[static_cast<std::size_t>(seat)].name)), value("seat", painted_seat(seat))}) +
               "\n";
    };
    return plays(Seat(0)) + plays(Seat(1));
}

void Session::conclude() {
    autosave();
    const Outcome outcome = *table_->outcome();
    const Facts& facts = *game_.facts;
    for (std::size_t i = 0; i < minds_.size(); ++i)
        if (minds_[i]) ai::tell_end(*minds_[i], players_[i].spec, outcome.winners);
    print("\n" + table_->describe(kObserver, voice_.speech()) + "\n");
    const std::string winners =
        outcome.winners.size() == 1 ? title_of_seat(facts, outcome.winners.front(), voice_) : names_of_seats(facts, outcome.winners, voice_);
    const std::string result = outcome.winners.empty() ? voice_(kSay.play.draw) : voice_(kSay.play.won, {value("winners", winners)});
    print(fmt::format("{} {}\n", painted(result + ":", Paint::bold), outcome_text(outcome, voice_)));
    print_line(kSay.play.took, {value("actions", story_.size())});
    if (saved_to_.empty() && !humans().empty()) {
        print(voice_(kSay.play.offer_save) + "\n> ");
        const auto line = input_.next();
        if (const std::string answer = line ? tidy(line->text) : ""; answer.starts_with("save ")) save(answer.substr(5));
        else print("\n");
    } else if (!saved_to_.empty()) {
        print_line(kSay.play.journal_in, {value("file", one_line(saved_to_))});
    }
}

int Session::leave() {
    autosave();
    const Argument game = value("game", game_.facts->id);
    if (!saved_to_.empty()) print_line(kSay.play.left_saved, {value("file", one_line(saved_to_)), game});
    else print_line(kSay.play.left_unsaved, {game});
    return 0;
}

}  // namespace papelotte::cli
