// What the computer says: why it did something, what it would do in one's place, and what an action may lead to. Everything comes from what
// the seat itself may know, and nothing is told that would give away what is still hidden.
#include <algorithm>

#include "engine/facts.h"
#include "server/match/match.h"
#include "server/match/match_json.h"
#include "server/match/thought_json.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr double kHintSeconds = 1;   // at most; a decision gets a share of a turn's time, and this one is worth a whole turn's
constexpr double kHintTurnSeconds = 8;

}  // namespace

// A computer that knew a secret may have weighed it: its account waits until that seat knows nothing that others do not; and one that weighed
// actions which are not for everybody's eyes, until the match is over.
void Match::reasons(const Asking& asking, std::int64_t entry) {
    if (unwritten_ > 0) return when_written([self = shared_from_this(), asking, entry] { self->reasons(asking, entry); });
    const auto found = std::find_if(accounts_.begin(), accounts_.end(), [&](const Accounted& one) { return one.n == entry; });
    if (found == accounts_.end()) return fail(asking, "no_account", "nobody remembers why");
    const Viewer* one = viewer(*asking.socket);
    if (!one) return;
    if (!over() && ((found->saw_secret && table_->sees_secret(found->seat)) || !found->readers.has(one->as)))
        return fail(asking, "not_yet", "it knew something that is still secret: ask again later");
    auto account = unpacked_account(found->packed);
    if (!account) return fail(asking, "no_account", "nobody remembers why");
    answer(
        asking,
        {{"type", "reasons"}, {"n", entry}, {"seat", facts().seats[static_cast<std::size_t>(found->seat)]}, {"account", std::move(*account)}});
}

std::optional<Seat> Match::decider(const Asking& asking) {
    const Viewer* one = viewer(*asking.socket);
    if (!one || one->as == kObserver) return fail(asking, "not_your_seat", "an observer decides nothing"), std::nullopt;
    if (over()) return fail(asking, "over", "the match is over"), std::nullopt;
    if (!table_->to_act().has(one->as)) return fail(asking, "not_your_turn", "another seat is to decide"), std::nullopt;
    return one->as;
}

// Asks a thinker, and answers with what it says if nothing has happened at the table meanwhile.
void Match::advise(const Asking& asking, std::optional<std::stop_source> Viewer::* asked, work::Length length, Question question) {
    Viewer* one = viewer(*asking.socket);
    if (!one) return;
    if (one->*asked) return fail(asking, "too_many", "one question at a time");
    const std::stop_token stop = (one->*asked).emplace().get_token();
    const bool taken = around_.think(
        {asking.socket->network(), asking.person}, length,
        [self = shared_from_this(), asking, asked, rev = row_.rev, stop, question = std::move(question)]() mutable {
            self->around_.post([self, asking, asked, rev, told = stop.stop_requested() ? json::object() : question(stop)]() mutable {
                if (Viewer* looking = self->viewer(*asking.socket)) (looking->*asked).reset();
                if (self->row_.rev != rev) return self->fail(asking, "stale", "something else happened first");
                if (told.empty()) return self->fail(asking, "unavailable", "nothing comes to mind");
                self->answer(asking, std::move(told));
            });
        });
    if (taken) return;
    (one->*asked).reset();
    fail(asking, "unavailable", "too much is being thought about: ask again in a moment");
}

void Match::hint(const Asking& asking) {
    if (unwritten_ > 0) return when_written([self = shared_from_this(), asking] { self->hint(asking); });
    const auto seat = decider(asking);
    if (!seat) return;
    if (!plays_no_other_person(row_, asking.person)) return fail(asking, "not_here", "hints are for who plays no other person");
    ai::PlayerSpec spec = ai::spec_of(ai::Level::veteran);
    spec.budget.turn_seconds = kHintTurnSeconds;
    spec.budget.decision_seconds = kHintSeconds;
    std::shared_ptr<ai::Mind> mind = game_->players->mind(*seat, spec, random_seed()[0]);
    advise(asking, &Viewer::hint, work::Length::slow,
           [mind, thought = mind->about(*table_)](const std::stop_token& stop) mutable -> json::object {
               const ai::Thought found = thought(stop);
               if (found.notation.empty()) return {};
               return {{"type", "hint"}, {"do", found.notation}, {"account", account_json(found.account)}};
           });
}

void Match::odds(const Asking& asking, std::string_view notation) {
    if (unwritten_ > 0)
        return when_written([self = shared_from_this(), asking, notation = std::string(notation)] { self->odds(asking, notation); });
    const auto seat = decider(asking);
    if (!seat) return;
    auto odds = game_->players->odds(*table_, *seat, notation, random_seed()[0]);
    if (!odds) return fail(asking, odds.error().rule.empty() ? "unknown_action" : "refused", odds.error().text, odds.error().rule);
    auto question = [odds = std::move(*odds), notation = std::string(notation)](const std::stop_token& stop) mutable {
        json::object told = odds_json(odds(stop));
        told["type"] = "odds";
        told["do"] = notation;
        return told;
    };
    advise(asking, &Viewer::odds, work::Length::quick, std::move(question));
}

}  // namespace papelotte::server
