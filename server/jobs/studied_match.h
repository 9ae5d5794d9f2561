// A match as a worker knows it: its table, and the computers' minds, which search better if they keep what they found for the position before.
// It follows the records of the match; what it cannot follow it reads again.
#pragma once

#include <expected>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ai/players.h"
#include "engine/game.h"
#include "server/store/store.h"

namespace papelotte::server {

class StudiedMatch {
   public:
    // The match after record `rev`. The error, for the log, says why it cannot be played here.
    static std::expected<std::unique_ptr<StudiedMatch>, std::string> read(store::Store&, const std::string& id, std::int64_t rev);

    const std::string& id() const { return id_; }
    // Goes on to record `rev`, if nothing has happened but actions. False: it must be read again.
    bool go_on(store::Store&, std::int64_t rev);
    const Game& game() const { return *game_; }
    const Table& table() const { return *table_; }
    ai::Mind& mind(Seat, const std::string& player);   // throws for a player that a server does not run

   private:
    struct SeatedMind {
        std::string player;
        std::unique_ptr<ai::Mind> mind;
    };

    std::string id_;
    std::int64_t rev_ = 0;
    const Game* game_ = nullptr;
    std::unique_ptr<Table> table_;
    std::vector<SeatedMind> minds_;   // by seat
};

// The matches that were studied last. Safe to use from several threads: one thread at a time has a match.
class StudiedMatches {
   public:
    explicit StudiedMatches(store::Store& store) : store_(store) {}

    std::expected<std::unique_ptr<StudiedMatch>, std::string> take(const std::string& id, std::int64_t rev);
    void keep(std::unique_ptr<StudiedMatch>);

   private:
    static constexpr std::size_t kMost = 32;

    store::Store& store_;
    std::mutex mutex_;
    std::list<std::unique_ptr<StudiedMatch>> matches_;   // the latest first
};

}   // namespace papelotte::server
