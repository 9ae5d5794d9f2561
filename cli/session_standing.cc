// Standing answers: what a player decides beforehand (engine/standing.h). See session.h.
#include <algorithm>
#include <utility>

#include "cli/console.h"
#include "cli/session.h"
#include "cli/walk.h"

namespace papelotte::cli {

namespace {

constexpr std::string_view kNone = "none";   // revokes all

}  // namespace

// "foot_first no_redeployment": these and no others from now on; alone: what there is, and what is given.
Session::Next Session::standing(const std::string& typed) {
    const std::span<const StandingAnswer> all = table_->standing_answers();
    if (all.empty()) return complain_of(kSay.standing.none);
    if (typed.empty()) {
        const std::vector<std::string> given = table_->standing(seat_);
        std::string text = voice_(kSay.standing.heading) + "\n";
        std::string_view step;
        for (const StandingAnswer& one : all) {
            const auto said = [&](const std::string& id) { return voice_("answer." + id); };
            if (std::exchange(step, one.step) != one.step) text += "  " + said("ask." + std::string(one.step)) + "\n";
            const bool is_given = std::ranges::find(given, one.id) != given.end();
            text += "    " +
                    voice_(kSay.standing.answer,
                           {value("id", one.id), value("answer", said(std::string(one.id))), value("given", is_given ? "yes" : "no")}) +
                    "\n";
        }
        print(text);
        return Next::ask_again;
    }
    const std::vector<std::string> answers = typed == kNone ? std::vector<std::string>() : split(typed, ' ');
    if (const auto problem = table_->give_standing(seat_, answers)) return print(refusal(*problem)), Next::ask_again;
    saved_to_.clear();
    if (answers.empty()) print_line(kSay.standing.given);
    else print_line(kSay.standing.given, {value("answers", fmt::format("{}", fmt::join(answers, ", ")))});
    return Next::go_on;
}

bool Session::play_standing() {
    const SeatSet to_act = table_->to_act();
    const auto answered = table_->play_standing();
    if (!answered) return false;
    const Entry& entry = table_->journal().entries.back();
    story_.add(title(answered->seat), entry.notation, readers_of(answered->seat, to_act, answered->played), answered->played.events);
    story_.note_standing(answered->seat, entry.standing);
    saved_to_.clear();
    const SeatSet readers = humans();
    print(
        fmt::format("{}: {}\n{}", painted_seat(answered->seat), story_.last_action(readers, voice_), story_.news_for(*table_, voice_, readers)));
    return true;
}

}  // namespace papelotte::cli
