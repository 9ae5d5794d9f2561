// What has happened in a game, told so that nobody reads what is not for his eyes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/voice.h"
#include "engine/game.h"

namespace papelotte::cli {

class Story {
   public:
    // An action and its events; `who`: what its player was called then; `readers`: who may read what was chosen.
    void add(std::string who, std::string action, SeatSet readers, std::vector<Event> events);
    // The last action came from a standing answer, which only this seat may know.
    void note_standing(Seat seat, std::string answer);
    void forget_last();
    std::size_t size() const { return told_.size(); }

    // The last action, or "has chosen" when not all of these readers may know more.
    std::string last_action(SeatSet readers, const Voice& voice) const;
    bool last_is_for(SeatSet readers) const { return (readers - told_.back().readers).empty(); }
    // The sentences that were never shown and that every one of the readers may see; from now on they count as shown.
    std::string news_for(const Table& table, const Voice& voice, SeatSet readers);
    // The last actions and all that the reader may know of them.
    std::string log(const Table& table, const Voice& voice, Seat reader, std::size_t last) const;

   private:
    struct Told {
        std::string who, action;
        SeatSet readers;
        std::vector<Event> events;
        Seat answered = kNobody;   // beforehand, by this seat
        std::string answer = {};
    };
    std::vector<Told> told_;
    std::vector<std::pair<std::size_t, std::size_t>> unshown_;   // of told_, of its events
};

}  // namespace papelotte::cli
