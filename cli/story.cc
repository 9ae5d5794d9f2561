// See story.h.
#include "cli/story.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/input.h"

namespace papelotte::cli {

namespace {

bool all_may_see(const Event& event, SeatSet readers) { return (readers - event.seen_by).empty(); }

}  // namespace

void Story::add(std::string who, std::string action, SeatSet readers, std::vector<Event> events) {
    for (std::size_t i = 0; i < events.size(); ++i) unshown_.emplace_back(told_.size(), i);
    told_.push_back({std::move(who), std::move(action), readers, std::move(events)});
}

void Story::note_standing(Seat seat, std::string answer) {
    told_.back().answered = seat;
    told_.back().answer = std::move(answer);
}

void Story::forget_last() {
    told_.pop_back();
    std::erase_if(unshown_, [this](const auto& place) { return place.first >= told_.size(); });
}

std::string Story::last_action(SeatSet readers, const Voice& voice) const {
    return last_is_for(readers) ? told_.back().action : voice(kSay.play.has_chosen);
}

std::string Story::news_for(const Table& table, const Voice& voice, SeatSet readers) {
    std::string text;
    std::erase_if(unshown_, [&](const auto& place) {
        const Event& event = told_[place.first].events[place.second];
        if (!all_may_see(event, readers)) return false;
        text += indented(table.event_text(event, voice.speech()), 4);
        return true;
    });
    return text;
}

std::string Story::log(const Table& table, const Voice& voice, Seat reader, std::size_t last) const {
    std::string text;
    for (std::size_t i = told_.size() - std::min(last, told_.size()); i < told_.size(); ++i) {
        const Told& told = told_[i];
        const bool readable = told.readers.has(reader);
        text += fmt::format("{:>5} {}: {}", i + 1, told.who, readable ? told.action : voice(kSay.play.has_chosen));
        if (told.answered == reader) text += " " + voice(kSay.standing.by, {value("answer", told.answer)});
        text += '\n';
        for (const Event& event : told.events)
            if (event.seen_by.has(reader)) text += indented(table.event_text(event, voice.speech()), 8);
    }
    return text.empty() ? voice(kSay.play.nothing_yet) + "\n" : text;
}

}  // namespace papelotte::cli
