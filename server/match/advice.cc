#include "server/match/advice.h"

#include <utility>

#include "engine/spoken.h"
#include "server/jobs/job_answers.h"
#include "server/match/match_json.h"
#include "server/match/played_rules.h"
#include "server/match/thought_json.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::chrono::seconds kPatience{60};   // with workers

}  // namespace

Advice::Advice(std::weak_ptr<void> owner, const MatchState& match, Audience& audience, const ComputerSeats& computers, PendingWrites& writes,
               const Services& services)
    : owner_(std::move(owner)), match_(match), audience_(audience), computers_(computers), writes_(writes), services_(services) {}

// --- Answers at once -------------------------------------------------------------------------------------------------------------

void Advice::why(const Requester& requester, const std::vector<std::string>& notations) const {
    const Viewer* viewer = audience_.find(*requester.socket);
    if (!viewer || viewer->as == kObserver) return requester.refuse("not_your_seat", "an observer decides nothing");
    json::array answers;
    for (const std::string& notation : notations) {
        json::object answer{{"do", notation}};
        if (const auto problem = match_.table->why_not(viewer->as, notation)) {
            if (!problem->rule.empty()) answer["rule"] = problem->rule;
            answer["text"] = problem->text;
            add_message(answer, problem->message);
        }
        answers.push_back(std::move(answer));
    }
    requester.answer({{"type", "why"}, {"answers", std::move(answers)}});
}

void Advice::inspect(const Requester& requester, std::string_view piece) const {
    const Viewer* viewer = audience_.find(*requester.socket);
    if (!viewer) return;
    json::object answer = match_.table->inspect(viewer->as, piece);
    answer["type"] = "inspect";
    answer["piece"] = piece;
    if (!answer.contains("places")) answer["places"] = json::object();
    requester.answer(std::move(answer));
}

void Advice::ways(const Requester& requester, const std::vector<std::string>& pieces, const std::vector<std::string>& over) const {
    const auto seat = acting_seat(requester);
    if (!seat) return;
    const auto found = match_.table->ways(*seat, pieces, over);
    if (!found) {
        RequestError error = request_error(found.error());
        error.code = "malformed";
        return requester.refuse(error);
    }
    json::object answer = ways_json(*found);
    answer["type"] = "ways";
    requester.answer(std::move(answer));
}

// A computer that knew a secret may have used it: its account is withheld until that seat knows nothing that others do not. An account
// that mentions actions which not everybody may know is withheld until the match is over.
void Advice::reasons(const Requester& requester, std::int64_t n) const {
    if (!writes_.none()) return writes_.when_none([this, requester, n] { reasons(requester, n); });
    const ExplainedMove* found = computers_.explained(n);
    if (!found) return requester.refuse("no_account", "nobody remembers why");
    const Viewer* viewer = audience_.find(*requester.socket);
    if (!viewer) return;
    if (!match_.over() && ((found->saw_secret && match_.table->sees_secret(found->seat)) || !found->readers.has(viewer->as)))
        return requester.refuse("not_yet", "it knew something that is still secret: ask again later");
    auto account = unpacked_account(found->packed);
    if (!account) return requester.refuse("no_account", "nobody remembers why");
    requester.answer({{"type", "reasons"}, {"n", n}, {"seat", match_.name_of(found->seat)}, {"account", std::move(*account)}});
}

// --- Answers from a thread for computer players ------------------------------------------------------------------------------------

std::optional<Seat> Advice::acting_seat(const Requester& requester) const {
    const Viewer* viewer = audience_.find(*requester.socket);
    if (!viewer || viewer->as == kObserver) return requester.refuse("not_your_seat", "an observer decides nothing"), std::nullopt;
    if (const auto error = match_.why_not_to_act(viewer->as)) return requester.refuse(*error), std::nullopt;
    return viewer->as;
}

std::optional<std::stop_token> Advice::begin(const Requester& requester, Asked asked) const {
    Viewer* viewer = audience_.find(*requester.socket);
    if (!viewer) return std::nullopt;
    if (viewer->*asked) return requester.refuse("too_many", "one question at a time"), std::nullopt;
    return (viewer->*asked).emplace().get_token();
}

// Answers with the result of the question, unless a record was added in the meantime.
void Advice::answer(const Requester& requester, Asked asked, std::int64_t rev, json::object answer) const {
    if (Viewer* waiting = audience_.find(*requester.socket)) (waiting->*asked).reset();
    if (match_.row.rev != rev) return requester.refuse("stale", "something else happened first");
    if (answer.empty()) return requester.refuse("unavailable", "nothing comes to mind");
    requester.answer(std::move(answer));
}

void Advice::think(const Requester& requester, Asked asked, work::Length length, Computation compute) const {
    const auto stop = begin(requester, asked);
    if (!stop) return;
    auto job = [this, owner = owner_.lock(), requester, asked, rev = match_.row.rev, stop = *stop, compute = std::move(compute)]() mutable {
        json::object found = stop.stop_requested() ? json::object() : compute(stop);
        services_.post(
            [this, owner, requester, asked, rev, found = std::move(found)]() mutable { answer(requester, asked, rev, std::move(found)); });
    };
    if (services_.think({requester.socket->network(), requester.person}, length, std::move(job))) return;
    (audience_.find(*requester.socket)->*asked).reset();
    requester.refuse("unavailable", "too much is being thought about: ask again in a moment");
}

Question Advice::question(Question::Kind kind, Seat seat) const {
    Question question{kind, match_.row.id, rules_name(match_.row), match_.row.rev};
    question.seat = match_.name_of(seat);
    return question;
}

void Advice::ask_workers(const Requester& requester, Asked asked, work::Length length, const Question& question) const {
    const auto stop = begin(requester, asked);
    if (!stop) return;
    services_.ask_workers({requester.socket->network(), requester.person}, length, question, *stop, kPatience, {},
                          [this, owner = owner_.lock(), requester, asked, rev = question.rev](const std::optional<std::string>& text) {
                              boost::json::error_code fault;
                              json::value found = text ? json::parse(*text, fault) : json::value();
                              answer(requester, asked, rev, found.is_object() ? std::move(found.get_object()) : json::object());
                          });
}

void Advice::hint(const Requester& requester) const {
    if (!writes_.none()) return writes_.when_none([this, requester] { hint(requester); });
    const auto seat = acting_seat(requester);
    if (!seat) return;
    if (!plays_no_other_person(match_.row, requester.person))
        return requester.refuse("not_here", "hints are only for a player who plays against no other person");
    if (services_.ask_workers) return ask_workers(requester, &Viewer::hint, work::Length::slow, question(Question::Kind::hint, *seat));
    std::shared_ptr<ai::Mind> mind = match_.game->players->mind(*seat, hint_player(), random_seed()[0]);
    think(requester, &Viewer::hint, work::Length::slow,
          [mind, thought = mind->about(*match_.table)](const std::stop_token& stop) mutable { return hint_message(thought(stop)); });
}

void Advice::odds(const Requester& requester, std::string_view notation) const {
    if (!writes_.none()) return writes_.when_none([this, requester, notation = std::string(notation)] { odds(requester, notation); });
    const auto seat = acting_seat(requester);
    if (!seat) return;
    if (services_.ask_workers) {
        if (const auto problem = match_.table->why_not(*seat, notation)) return requester.refuse(request_error(*problem));
        Question asked = question(Question::Kind::odds, *seat);
        asked.action = notation;
        return ask_workers(requester, &Viewer::odds, work::Length::quick, asked);
    }
    auto odds = match_.game->players->odds(*match_.table, *seat, notation, random_seed()[0]);
    if (!odds) return requester.refuse(request_error(odds.error()));
    think(requester, &Viewer::odds, work::Length::quick,
          [odds = std::move(*odds), notation = std::string(notation)](const std::stop_token& stop) mutable {
              return odds_message(odds(stop), notation);
          });
}

}  // namespace papelotte::server
