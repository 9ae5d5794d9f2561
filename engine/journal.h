// A match on paper: what was set up, and every action with the dice it rolled. It is the saved game, the replay, the bug report and
// the wire format. JSON Lines, one entry a line:
//   {"journal":1,"game":"waterloo","rules":1,"scenario":"standard","options":{},"seats":["french","allied"],"commitment":"sha256…","dice":[]}
// (a game that begins from a position made by hand: "scenario":"(position)","options":{},"position":{…})
//   {"n":1,"seat":"french","do":"skirmish fr_inf_1 hougoumont","dice":[6],"hash":"8f1c20aa01b7e3d9"}
//   {"n":3,"seat":"allied","do":"pass","seating":"exchanged","hash":"…"}      the entry that settles an auction: kept or exchanged (engine/seating.h)
//   {"n":5,"seat":"french","do":"stop","joined":true,"hash":"…"}      belongs to the same order as the entry before (Table::play_order)
//   {"n":6,"seat":"allied","do":"hit ad_i_br","standing":"foot_first","hash":"…"}      answered by a standing answer (engine/standing.h)
//   {"standing":["foot_first"],"seat":"allied","turn":3}      from here on these are all standing answers of that seat
//   {"undo":9,"seat":"french","consent":["allied"]}
//   {"end":true,"winners":["allied"],"rule":"WL-15.1.7","reason":"…","seed":"64 hex digits"}
// An undo line takes back what was played after entry 9; the next entry is number 10 again. The closing line exists once the game is
// over; "by" says that it ended otherwise than by the rules: resignation, draw, abandoned, rules_changed or operator. The commitment is the SHA-256 of the seed's 32 bytes, so that anyone can check the
// dice afterwards. The dice of entry n come from xoshiro256** seeded with SHA-256(seed, n as 8 bytes, little-endian): what was rolled
// before tells nothing of what comes, and an action taken back and played again rolls the same: re-rolling is useless. To stop
// players from choosing another action for dice they have seen, the server lets nobody go back past dice without another person's consent.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "engine/rules.h"
#include "engine/seating.h"

namespace papelotte {

struct Entry {
    int n = 0;
    std::string seat, notation;
    std::vector<std::uint8_t> dice;
    std::uint64_t hash = 0;   // of the position after it; 0: not given
    std::optional<Seating> seating = {};   // of the entry that settles an auction: who plays which seat from here on
    bool joined = false;   // belongs to the same order as the entry before
    std::string standing = {};   // the standing answer that gave the action; empty: its player did
};

// The standing answers that a seat gives, in place of its earlier ones. It lies after so many take-backs, and entries that stood then.
struct StandingLine {
    std::size_t takebacks = 0, entries = 0;
    std::string seat;
    std::vector<std::string> answers;
    int turn = 0;   // in which they were given; 0: the game has no turns
};

// What was played since the last take-back, and back to where the game went then. `consent`: the seats of the persons who agreed; none were
// asked when the table itself allowed it.
struct Takeback {
    std::vector<Entry> played;
    int to = 0;
    std::string seat;
    std::vector<std::string> consent;
};

struct Closing {
    std::vector<std::string> winners;   // empty: a draw
    std::string rule, reason;   // the reason in English
    std::string by;   // empty: by the rules; else "resignation", "draw", "abandoned", "rules_changed" or "operator"
    std::optional<Seed> seed;   // absent when the dice had no seed (scripted)
};

struct Journal {
    std::string game;
    Setup setup;   // with the rules version
    std::vector<std::string> seats;
    std::optional<std::string> commitment;   // absent when the dice had no seed
    std::vector<std::uint8_t> setup_dice;
    std::vector<Entry> entries;   // those that stand
    std::vector<Takeback> takebacks;   // in the order in which they happened
    std::vector<StandingLine> standing;   // likewise
    std::optional<Closing> closing;
};

std::string write_journal(const Journal&);
std::string header_line(const Journal&);   // single lines, without the line feed
std::string entry_line(const Entry&);
std::string closing_line(const Closing&);
std::expected<Entry, InputFault> read_entry_line(std::string_view line);
void take_back(Journal&, Takeback);   // fills in what was played; `to` must be less than the number of entries
// How many entries come before the run of one seat without dice that ends with this one: all that the table may let it undo is in that run.
std::size_t start_of_run(const Journal&, std::size_t entries);
std::expected<Journal, InputFault> read_journal(std::string_view text);   // the error names the line: "line 3: 'dice' must be a list"

std::string commitment_to(const Seed&);   // 64 hex digits
Seed seed_of_entry(const Seed&, std::uint64_t n);   // n = 0: the set-up
Seed random_seed();   // from the operating system
std::string seed_text(const Seed&);   // 64 hex digits
std::expected<Seed, InputFault> read_seed(std::string_view text);

}   // namespace papelotte
