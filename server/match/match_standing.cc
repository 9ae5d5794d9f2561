// Standing answers in a match (engine/standing.h).
#include <utility>

#include "engine/standing.h"
#include "server/match/match.h"

namespace papelotte::server {

namespace {

// What the seat has given last.
Record standing_record(const Journal& journal, std::string_view seat) {
    const StandingLine& line = *standing_line(journal, seat);
    Record record;
    record.kind = Record::Kind::standing;
    record.seat = seat;
    record.answers = line.answers;
    record.turn = line.turn;
    return record;
}

}  // namespace

void Match::give_standing(const Requester& requester, std::string_view name, std::vector<std::string> answers) {
    const auto seat = allowed(requester, state_.row.rev, name);
    if (!seat) return;
    if (state_.table->standing(*seat) == answers) return audience_.send_standing(*seat, requester);
    begin();
    if (const auto problem = state_.table->give_standing(*seat, answers)) return requester.refuse(request_error(*problem));
    const Record record = standing_record(state_.table->journal(), name);
    batch_.changes.emplace_back(store::AddStanding{state_.row.id, record.seat, {state_.row.rev, record_line(record), services_.now()}});
    batch_.standing = seat;
    batch_.requester = requester;
    play_standing();
    submit();
}

// An answer follows the action that asks for it at once, so that both are on the disk together. At another server it may just have been
// revoked: the store checks that it still stands.
void Match::play_standing() {
    while (!state_.over()) {
        auto answered = state_.table->play_standing();
        if (!answered) return;
        ActionEvents events;
        Record record = record_of(answered->seat, {&answered->played, 1}, events);
        if (shared_) {
            const Record given = standing_record(state_.table->journal(), record.seat);
            batch_.changes.emplace_back(store::CheckStanding{state_.row.id, given.seat, record_line(given)});
        }
        append(std::move(record), {}, std::move(events));
    }
}

}  // namespace papelotte::server
