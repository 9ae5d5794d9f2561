// What simulated games add up to: who won and how, how long they were, in which turn they ended, and what was lost.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "cli/voice.h"
#include "engine/chronicle.h"
#include "engine/game.h"

namespace papelotte::cli {

inline constexpr std::size_t kJournalsKept = 10;   // of broken games: rules that are all wrong must not fill the memory

struct BrokenGame {
    std::uint64_t seed;
    std::string problem;
    Journal journal;    // of the first kJournalsKept
    std::string file;   // where the journal was written, once it was
};

// One worker's share, or the sum of all.
class Tally {
   public:
    void add(std::uint64_t seed, Playout playout, const Chronicle& chronicle = {});
    void add(Tally other);

    std::vector<BrokenGame>& broken() { return broken_; }   // in the order of seeds, once all shares are added
    boost::json::object json(const Facts& facts, const Texts& texts, SeatSet in_play = SeatSet::everyone()) const;
    std::string text(const Facts& facts, const Voice& voice, SeatSet in_play = SeatSet::everyone()) const;

   private:
    // The winners as a set of bits, the rule and the id of the sentence.
    using Ending = std::tuple<unsigned, std::string, std::string>;
    std::uint64_t games_ = 0, decisions_ = 0, fewest_ = UINT64_MAX, most_ = 0;
    std::map<Ending, std::uint64_t> endings_;
    std::uint64_t auctions_ = 0;                       // games in which the players bid for their seats,
    std::array<std::uint64_t, 2> won_by_player_{};     // and how many of them the first and the second player won
    std::map<int, std::uint64_t> last_turns_;              // games by the turn in which they ended
    std::map<Chronicle::Key, std::uint64_t> losses_;
    std::vector<BrokenGame> broken_;

    std::uint64_t won_by(Seat seat) const;
    std::uint64_t drawn() const;
    std::string turns_text(const Voice& voice) const;
    std::string losses_text(const Facts& facts, const Voice& voice) const;
    std::vector<std::pair<Ending, std::uint64_t>> endings_by_count() const;
};

// "Decisions a game: 812.3 on average, 512 to 1201"
std::string decisions_text(double mean, std::uint64_t fewest, std::uint64_t most, const Voice& voice);

}  // namespace papelotte::cli
