// See contest.h.
#include "ai/contest.h"

#include <fmt/format.h>

#include <algorithm>

#include "ai/bot.h"
#include "engine/facts.h"
#include "engine/quoted.h"

namespace papelotte::ai {

namespace {

constexpr std::uint64_t kMindSeeds = UINT64_MAX - 8;   // outside the numbers of entries, which give the seeds of dice

// The CPU time of one player, turn by turn.
class TimeKeeper {
   public:
    // The limit that was exceeded, in words; empty: none.
    std::string exceeded(const PlayerSpec& spec, const Message& turn, double seconds) {
        if (turn != turn_) turn_ = turn, in_turn_ = 0;
        in_turn_ += seconds;
        if (!spec.command.empty() || spec.budget.count > 0 || spec.budget.turn_seconds <= 0) return {};
        const double decision = spec.threads * spec.budget.decision_seconds, all = spec.threads * spec.budget.turn_seconds;
        if (seconds > decision * kDecisionSlack + kGraceSeconds) return in_words("decision", seconds, decision);
        if (in_turn_ > all * kTurnSlack + kGraceSeconds) return in_words("turn", in_turn_, all);
        return {};
    }

   private:
    static std::string in_words(std::string_view what, double taken, double allowed) {
        return fmt::format("took {:.3f} s of CPU time for a {}, with {:.3f} allowed", taken, what, allowed);
    }

    Message turn_;
    double in_turn_ = 0;
};

struct Sitting {
    std::unique_ptr<Mind> mind;
    TimeKeeper time;
};

PlayerSpec silent(PlayerSpec spec) {
    spec.silent = true;
    return spec;
}

// The seat's side loses, and all others win.
void forfeit(Contest& contest, Seat seat, Fault fault, std::string why) {
    for (const SeatSet side : contest.sides)
        if (!side.has(seat)) contest.winners = contest.winners | side;
    contest.fault = fault;
    contest.at_fault = seat;
    contest.why = std::move(why);
}

// One decision, which may end the contest by a fault.
void decide(Contest& contest, Table& table, Seat seat, const Entrant& entrant, Sitting& sitting) {
    const Message turn = table.headline();
    const Thought thought = sitting.mind->decide(table);
    contest.cpu_seconds[static_cast<std::size_t>(contest.seat_of(seat))] += thought.account.cpu_seconds;
    if (thought.notation.empty()) return forfeit(contest, seat, Fault::crash, thought.failure);
    std::string exceeded = sitting.time.exceeded(entrant.spec, turn, thought.account.cpu_seconds);
    if (!exceeded.empty()) return forfeit(contest, seat, Fault::overtime, std::move(exceeded));
    if (const auto played = table.play(seat, thought.notation); !played) {
        const Problem& no = played.error();
        const std::string rule = no.rule.empty() ? "" : no.rule + " ";
        return forfeit(contest, seat, Fault::crash, "chose " + quoted(thought.notation) + ": " + rule + no.text);
    }
    ++contest.decisions;
}

}  // namespace

double Contest::score(Seat seat) const {
    if (winners.empty()) return 1.0 / static_cast<double>(sides.size());
    const auto won = std::ranges::count_if(sides, [this](SeatSet side) { return !(side & winners).empty(); });
    return winners.has(seat) ? 1.0 / static_cast<double>(won) : 0;
}

SeatSet Contest::seats_of(SeatSet players) const {
    SeatSet seats;
    for (const Seat player : players) seats.insert(seat_of(player));
    return seats;
}

std::uint64_t seed_of_mind(const Seed& seed, Seat seat) { return seed_of_entry(seed, kMindSeeds + static_cast<std::uint64_t>(seat))[0]; }

Contest play_contest(const Game& game, const Setup& setup, std::uint64_t seed, std::span<const Entrant* const> seated, Keep keep) {
    const Seed dice = seed_from_number(seed);
    const auto table = *game.set_up(setup, dice);
    std::vector<Sitting> sittings(seated.size());   // by player
    Contest contest;
    const auto sit_down = [&](std::size_t player) {
        const Seat seat = contest.seat_of(Seat(player));
        if (seated[player]) sittings[player].mind = make_mind(game, seat, silent(seated[player]->spec), seed_of_mind(dice, seat));
    };
    for (std::size_t i = 0; i < seated.size(); ++i) sit_down(i);
    contest.sides = sides_in_play(*game.facts, game.seats_in_play(table->journal().setup));
    contest.cpu_seconds.resize(seated.size());
    while (contest.fault == Fault::none && contest.decisions < kLongestGame && !(contest.outcome = table->outcome())) {
        const Seat seat = table->to_act().front();
        const auto player = static_cast<std::size_t>(contest.seat_of(seat));
        const Seating before = table->seating();
        decide(contest, *table, seat, *seated[player], sittings[player]);
        if (before != Seating::bidding || table->seating() == Seating::bidding) continue;
        contest.seating = table->seating();
        if (contest.seating != Seating::exchanged) continue;
        sit_down(0);
        sit_down(1);
    }
    if (contest.outcome) contest.winners = contest.outcome->winners;
    for (std::size_t i = 0; i < seated.size(); ++i)
        if (seated[i]) tell_end(*sittings[i].mind, seated[i]->spec, contest.winners);
    contest.hash = table->hash();
    if (keep == Keep::journal) contest.journal = table->journal();
    return contest;
}

}  // namespace papelotte::ai
