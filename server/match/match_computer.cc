// The computer at the table: it thinks on a worker, never on a thread of the network, and plays through the same door as everybody.
#include "server/match/match.h"

namespace papelotte::server {

// With a pause that the eye can follow, when somebody looks.
void Match::think() {
    if (thinking_ || over() || lost_ || unwritten_ > 0) return;
    for (std::size_t i = 0; i < row_.seats.size(); ++i) {
        const store::SeatRow& seat = row_.seats[i];
        if (seat.who != store::Who::computer || !table_->to_act().has(Seat(i))) continue;
        auto thought = table_->thought(Seat(i), seat.level, random_seed());
        if (!thought) continue;
        thinking_ = true;
        const auto decide = [self = shared_from_this(), name = seat.seat, rev = row_.rev, thought = std::move(thought)]() mutable {
            const bool taken = self->around_.work([self, name, rev, thought = std::move(thought)]() mutable {
                std::string notation = thought();
                self->around_.post([self, name, rev, notation = std::move(notation)] {
                    self->thinking_ = false;
                    if (self->row_.rev == rev) self->play({}, rev, name, notation);
                    else self->think();
                });
            });
            if (taken) return;
            self->thinking_ = false;                                     // all workers are busy: again a little later
            self->around_.post_after(200, [self] { self->think(); });
        };
        around_.post_after(viewers_.empty() ? 0 : around_.pace_milliseconds, std::move(decide));
        return;
    }
}

}  // namespace papelotte::server
