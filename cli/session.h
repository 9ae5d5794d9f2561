// A game being played in the terminal: whose turn it is, what is shown to whom, and what the players type.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/mind.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/line_reader.h"
#include "cli/menu.h"
#include "cli/story.h"

namespace papelotte::cli {

class Session {
   public:
    // `seed`: what the computer thinks with is made of it. `save_to`: written after every action; empty for none.
    // `voice`: of the game's sentences.
    Session(const Game& game, std::vector<ai::Entrant> players, const Seed& seed, std::string save_to, const Voice& voice);

    void begin(std::unique_ptr<Table> table) { table_ = std::move(table); }
    std::string load(const std::string& path);   // replaces the game and says so; fails with one line and leaves it as it was
    void save_at_start();                        // fails with one line: a file that cannot be written is found out at once
    int play();                                  // until the game is over or left

   private:
    enum class Next { ask_again, go_on, leave };
    // What the computer thought when it last acted.
    struct Remembered {
        Seat seat;
        std::string who, action;
        ai::Account account;
        bool knew_secret;   // something that others did not
        SeatSet readers;    // who may know what it considered
    };
    struct Command {
        std::string_view name, operand, help;   // the latter two are ids of sentences; without an operand it is empty
        bool needed;                            // the operand
        Next (Session::*run)(const std::string& operand);
    };
    static const std::vector<Command>& commands();

    // Deciding (session.cc).
    Next decide();
    Next obey(const std::string& line);
    Next choose(const std::string& typed);
    std::vector<std::string> meant_by(const std::string& typed) const;
    Next computer_acts();
    ai::Mind& mind_of(Seat seat);
    std::string seat_players(Seating before);   // once an auction has settled who plays which seat: says so
    void show_decision();
    void show_menu(std::span<const std::string> actions);
    void conclude();
    int leave();

    // Orders (session_orders.cc).
    Next act(const std::string& action);                         // one, or several with ';' between them
    Next act_in_turn(std::span<const std::string> actions);
    Next go(const std::string& operands);
    void tell_staying(std::span<const StayingPiece> pieces) const;

    // Standing answers (session_standing.cc).
    Next standing(const std::string& answers);
    bool play_standing();   // the next one that is due; false: none is

    // Commands (session_commands.cc).
    Next why(const std::string& action);
    Next why_the_computer_did();
    Next hint(const std::string&);
    Next odds(const std::string& action);
    Next undo(const std::string&);
    Next log(const std::string& count);
    Next save(const std::string& path);
    Next load_another(const std::string& path);
    Next board(const std::string&);
    Next legal(const std::string& word);
    Next help(const std::string&);
    Next quit(const std::string&);

    void write_to(const std::string& path, Disk disk);
    void autosave();
    SeatSet humans() const;
    bool is_human(Seat seat) const { return players_[static_cast<std::size_t>(index_of(seat))].name == kHuman; }
    std::string title(Seat seat) const;   // what the seat is called now
    std::string painted_seat(Seat seat) const;
    std::string refusal(const Problem& problem) const;
    void tell_warnings(std::span<const Warned> warnings) const;
    void print_line(std::string_view id, std::vector<Argument> values = {}) const;
    Next complain_of(std::string_view id, std::vector<Argument> values = {}) const;   // and ask again

    const Game& game_;
    Voice voice_;
    std::vector<ai::Entrant> players_;
    Seed seed_;
    std::vector<std::unique_ptr<ai::Mind>> minds_;   // one per seat; empty until it is needed
    std::optional<Remembered> remembered_;
    std::string save_to_;
    std::vector<std::string> own_files_;   // written or loaded here: replaced without keeping the old one
    std::string saved_to_;                 // where the game stands as it is; empty when it was not saved since the last action
    std::unique_ptr<Table> table_;
    Story story_;
    LineReader input_;

    Seat seat_ = kNobody;              // who decides
    bool board_wanted_ = true;         // show the board before the next decision
    std::vector<std::string> actions_; // all that may be chosen
    std::vector<MenuItem> menu_;       // what the numbers mean
};

}  // namespace papelotte::cli
