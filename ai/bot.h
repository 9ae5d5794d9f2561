// External programs as players ("cmd:PROGRAM"), and the function that makes a player from its spec. The protocol, JSON lines on the
// program's standard input and output, is in docs/bots.md.
#pragma once

#include "ai/bot_process.h"
#include "ai/mind.h"
#include "engine/game.h"

namespace papelotte::ai {

inline constexpr int kBotProtocol = 1;

inline constexpr int kMostWaysAsked = 64;             // before one answer
inline constexpr std::size_t kLongestOwnWords = 500;   // characters of "why" in an answer

// Wall-clock time, since a program may sleep or have its own threads. The first answer includes its start.
struct BotLimits {
    BotProcess::Seconds first{30}, decision{10}, goodbye{1};
};

class Bot final : public Mind {
   public:
    Bot(const Game& game, Seat seat, std::vector<std::string> command, BotLimits limits = {})
        : game_(game), seat_(seat), process_(std::move(command)), limits_(limits) {}

    Thinking about(const Table& table) override;   // waits for the program even when asked to stop
    void tell_end(SeatSet winners);

   private:
    Thought ask(const std::string& question, const Table& table);
    std::expected<std::string, std::string> answer_to(const std::string& question, const Table& table, BotProcess::Seconds limit);
    bool goes_on(const Table& table) const;   // the next action of its order can be played without asking
    Thought give_up(std::string failure);

    const Game& game_;
    Seat seat_;
    BotProcess process_;
    BotLimits limits_;
    bool begun_ = false;    // it was sent the hello message, or sending it failed
    int asked_ = 0;
    std::string failure_;   // why it is no longer asked
    std::vector<std::string> order_;   // the actions that it has chosen already, the next one last
    std::size_t entries_ = 0;          // of the journal when the next one is due
};

// A player for the whole of one game.
std::unique_ptr<Mind> make_mind(const Game& game, Seat seat, const PlayerSpec& spec, std::uint64_t seed);
// Tells a program that the game is over; other players need not know. The spec is the one from which the mind was made.
void tell_end(Mind& mind, const PlayerSpec& spec, SeatSet winners);

}  // namespace papelotte::ai
