// Who looks at a match, and what is asked and said there.
#include <algorithm>

#include "engine/facts.h"
#include "server/match/match.h"
#include "server/match/match_json.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kChatKept = 100;
constexpr std::size_t kViewersAtMost = 500;

}  // namespace

Viewer* Match::viewer(const net::Socket& socket) {
    const auto found = std::find_if(viewers_.begin(), viewers_.end(), [&](const Viewer& one) { return one.socket->id() == socket.id(); });
    return found == viewers_.end() ? nullptr : &*found;
}

bool Match::plays(const std::string& person) const {
    for (std::size_t i = 0; i < row_.seats.size(); ++i)
        if (holds(person, Seat(i))) return true;
    return false;
}

// Without a wish: the person's seat that is to act, else his first, else an observer's place.
void Match::enter(const std::shared_ptr<net::Socket>& socket, std::string person, std::string_view as, std::optional<std::int64_t> seen) {
    if (lost_) return socket->close(1012, "the match is being loaded again");
    if (viewers_.size() >= kViewersAtMost) return socket->close(1013, "too many people look at this match");
    Viewer viewer{socket, std::move(person)};
    if (const auto seat = find_seat(facts(), as); seat && holds(viewer.person, *seat)) {
        viewer.as = *seat;
    } else if (as.empty()) {
        for (std::size_t i = row_.seats.size(); i-- > 0;)
            if (holds(viewer.person, Seat(i)) && (viewer.as == kObserver || !table_->to_act().has(viewer.as) || table_->to_act().has(Seat(i))))
                viewer.as = Seat(i);
    }
    viewers_.push_back(std::move(viewer));
    when_written([self = shared_from_this(), socket, seen] {
        if (Viewer* one = self->viewer(*socket)) self->greet(*one, seen);
        self->tell_presence();
        self->think();
    });
}

void Match::leave(const net::Socket& socket) {
    if (Viewer* leaving = viewer(socket)) {
        if (leaving->hint) leaving->hint->request_stop();
        if (leaving->odds) leaving->odds->request_stop();
    }
    std::erase_if(viewers_, [&](const Viewer& one) { return one.socket->id() == socket.id(); });
    if (viewers_.empty() && !persons_sit()) drop_thought();
    tell_presence();
}

void Match::greet(Viewer& viewer, std::optional<std::int64_t> seen) {
    viewer.greeted = true;
    viewer.socket->send(std::make_shared<const std::string>(boost::json::serialize(state(viewer, seen))));
}

void Match::look(const Asking& asking, std::string_view name) {
    const auto seat = find_seat(facts(), name);
    if (!seat && name != "observer") return fail(asking, "malformed", "'seat' must be one of the match's seats or observer");
    if (seat && !holds(asking.person, *seat)) return fail(asking, "not_your_seat", "you do not hold that seat");
    Viewer* one = viewer(*asking.socket);
    if (!one) return;
    one->as = seat.value_or(kObserver);
    one->greeted = false;   // what is on its way to the disk was prepared for another view
    when_written([self = shared_from_this(), asking] {
        Viewer* looking = self->viewer(*asking.socket);
        if (!looking) return;
        looking->greeted = true;
        self->answer(asking, self->state(*looking, std::nullopt));
    });
}

void Match::seats_changed(std::vector<store::SeatRow> seats, std::vector<std::string> names, std::string status) {
    seat_all(std::move(seats), std::move(names));
    if (!over()) row_.status = std::move(status);
    dismiss();
    tell_match();
    tell_presence();
    resign_left();
}

void Match::dismiss() {
    for (Viewer& one : viewers_)
        if (one.as != kObserver && !holds(one.person, one.as)) one.socket->close(1012, "the seat has changed hands");
}

void Match::rematch_made(std::string id) {
    row_.rematch = std::move(id);
    tell_match();
}

void Match::tell_presence() {
    const auto message = std::make_shared<const std::string>(boost::json::serialize(presence()));
    for (const Viewer& one : viewers_)
        if (one.greeted) one.socket->send(message);
}

void Match::tell_match() {
    for (const Viewer& one : viewers_)
        if (one.greeted) one.socket->send(std::make_shared<const std::string>(boost::json::serialize(match_message(one))));
}

// --- Asking -----------------------------------------------------------------------------------------------------------------------

void Match::why(const Asking& asking, const std::vector<std::string>& notations) {
    const Viewer* one = viewer(*asking.socket);
    if (!one || one->as == kObserver) return fail(asking, "not_your_seat", "an observer decides nothing");
    boost::json::array answers;
    for (const std::string& notation : notations) {
        boost::json::object told{{"do", notation}};
        if (const auto problem = table_->why_not(one->as, notation)) {
            if (!problem->rule.empty()) told["rule"] = problem->rule;
            told["text"] = problem->text;
        }
        answers.push_back(std::move(told));
    }
    answer(asking, {{"type", "why"}, {"answers", std::move(answers)}});
}

void Match::inspect(const Asking& asking, std::string_view piece) {
    const Viewer* one = viewer(*asking.socket);
    if (!one) return;
    boost::json::object told = table_->inspect(one->as, piece);
    told["type"] = "inspect";
    told["piece"] = piece;
    if (!told.contains("places")) told["places"] = boost::json::object();
    answer(asking, std::move(told));
}

// --- Saying -----------------------------------------------------------------------------------------------------------------------

void Match::say(const Asking& asking, std::string text) {
    std::string seat, name;
    for (std::size_t i = 0; i < row_.seats.size() && seat.empty(); ++i)
        if (holds(asking.person, Seat(i))) seat = row_.seats[i].seat, name = names_[i];
    if (seat.empty()) return fail(asking, "not_your_seat", "only who holds a seat may speak");
    const store::ChatRow chat{++last_chat_, asking.person, std::move(name), std::move(seat), std::move(text), around_.now()};
    std::vector<store::Change> changes;
    changes.emplace_back(store::AddChat{row_.id, chat});
    around_.store->submit(std::move(changes), [self = shared_from_this(), asking, chat](store::Problem problem) {
        self->around_.post([self, asking, chat, problem] {
            if (problem != store::Problem::none) return self->fail(asking, "unavailable", "it could not be written to the disk");
            self->chat_.push_back(chat);
            if (self->chat_.size() > kChatKept) self->chat_.pop_front();
            const boost::json::object told{{"type", "chat"}, {"message", chat_json(chat)}};
            const auto message = std::make_shared<const std::string>(boost::json::serialize(told));
            for (const Viewer& viewer : self->viewers_)   // players only; those not greeted yet get it with their state
                if (viewer.socket != asking.socket && viewer.greeted && self->plays(viewer.person)) viewer.socket->send(message);
            self->answer(asking, told);
        });
    });
}

}  // namespace papelotte::server
