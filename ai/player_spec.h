// Players by name, as on the command line and in tests: a level, then the differences from it.
//   regular   regular,weights=FILE   marshal,turn=30   marshal@1   veteran,count=200   marshal,-widening,-reuse   cmd:python3 my_bot.py
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/input_fault.h"

namespace papelotte::ai {

// From weak to strong. The former marshal, marshal@1, is that of rules version 2, in games that keep it (Players::levels).
enum class Level : std::uint8_t { random, recruit, regular, veteran, former_marshal, marshal };
inline constexpr std::array<std::string_view, 6> kLevels{"random", "recruit", "regular", "veteran", "marshal@1", "marshal"};

// The budget of a thought. Time is CPU time of the thinking thread. A count, instead of time, makes it reproducible for a given seed.
struct Budget {
    double turn_seconds = 0;       // for one turn of the game
    double decision_seconds = 0;   // at most, for one decision
    std::int64_t count = 0;        // simulations per searched decision; 0: by time
};

struct PlayerSpec {
    Level level = Level::random;
    Budget budget;
    int threads = 1;
    bool sees_all = false;                   // "+sees_all": knows hidden information. Only for measurements in the arena
    bool silent = false;                     // reports only its time, for games in which nobody asks for reasons
    std::vector<std::string> without;        // techniques switched off, by name
    std::string weights_file;                // "weights=FILE": its reader fills in `weights` (Players::read_weights)
    std::vector<double> weights;             // of doctrine; empty: the game's own
    std::string command;                     // of cmd: players; the other fields are then not used

    bool uses(std::string_view technique) const;
};

bool searches(Level level);                       // such a level has a time per turn
bool searches(std::string_view level);            // by name
std::span<const std::string_view> techniques();   // that can be switched off
PlayerSpec spec_of(Level level);                  // with the level's own budget
std::expected<PlayerSpec, InputFault> read_player_spec(std::string_view text);

}  // namespace papelotte::ai
