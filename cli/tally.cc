// See tally.h.
#include "cli/tally.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "cli/console.h"
#include "cli/input.h"

namespace papelotte::cli {

namespace {

unsigned bits_of(SeatSet set) {
    unsigned bits = 0;
    for (unsigned i = 0; i < 7; ++i)
        if (set.has(Seat(i))) bits |= 1u << i;
    return bits;
}

SeatSet seats_of(unsigned bits) {
    SeatSet set;
    for (unsigned i = 0; i < 7; ++i)
        if (bits >> i & 1u) set.insert(Seat(i));
    return set;
}

double share(std::uint64_t part, std::uint64_t whole) { return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole); }

}  // namespace

void Tally::add(std::uint64_t seed, Playout playout) {
    if (!playout.broken.empty() || !playout.outcome) {
        const std::string problem = playout.broken.empty() ? "the game did not come to an end" : playout.broken;
        broken_.push_back({seed, problem, broken_.size() < kJournalsKept ? std::move(playout.journal) : Journal(), ""});
        return;
    }
    ++games_;
    decisions_ += playout.decisions;
    fewest_ = std::min(fewest_, playout.decisions);
    most_ = std::max(most_, playout.decisions);
    const Outcome& outcome = *playout.outcome;
    if (playout.seating) {
        ++auctions_;
        for (const Seat player : {Seat(0), Seat(1)})
            if (outcome.winners.has(seat_after(Seating::bidding, *playout.seating, player))) ++won_by_player_[static_cast<std::size_t>(player)];
    }
    ++endings_[{bits_of(outcome.winners), std::string(outcome.rule), std::string(outcome.message)}];
}

void Tally::add(Tally other) {
    games_ += other.games_;
    decisions_ += other.decisions_;
    fewest_ = std::min(fewest_, other.fewest_);
    most_ = std::max(most_, other.most_);
    auctions_ += other.auctions_;
    for (std::size_t i = 0; i < won_by_player_.size(); ++i) won_by_player_[i] += other.won_by_player_[i];
    for (const auto& [ending, count] : other.endings_) endings_[ending] += count;
    std::ranges::move(other.broken_, std::back_inserter(broken_));
    std::ranges::sort(broken_, {}, &BrokenGame::seed);
}

std::uint64_t Tally::won_by(Seat seat) const {
    std::uint64_t wins = 0;
    for (const auto& [ending, count] : endings_)
        if (seats_of(std::get<0>(ending)).has(seat)) wins += count;
    return wins;
}

std::uint64_t Tally::drawn() const {
    std::uint64_t draws = 0;
    for (const auto& [ending, count] : endings_)
        if (std::get<0>(ending) == 0) draws += count;
    return draws;
}

std::vector<std::pair<Tally::Ending, std::uint64_t>> Tally::endings_by_count() const {
    std::vector<std::pair<Ending, std::uint64_t>> list(endings_.begin(), endings_.end());
    std::ranges::sort(list, [](const auto& a, const auto& b) { return a.second != b.second ? a.second > b.second : a.first < b.first; });
    return list;
}

boost::json::object Tally::json(const Facts& facts, const Texts& texts, SeatSet in_play) const {
    boost::json::object wins;
    for (const Seat seat : seats_in(facts, in_play)) wins[seat_name(facts, seat)] = won_by(seat);
    boost::json::array endings, broken;
    for (const auto& [ending, count] : endings_by_count()) {
        const auto& [winners, rule, sentence] = ending;
        boost::json::array names;
        for (const Seat seat : seats_in(facts, seats_of(winners))) names.push_back(boost::json::value(seat_name(facts, seat)));
        endings.push_back(
            {{"winners", std::move(names)}, {"rule", rule}, {"reason", texts.say({sentence})}, {"sentence", sentence}, {"games", count}});
    }
    for (const BrokenGame& game : broken_)
        broken.push_back({{"seed", game.seed},
                          {"problem", game.problem},
                          {"journal", game.file.empty() ? boost::json::value() : boost::json::value(game.file)}});
    const double mean = games_ == 0 ? 0 : static_cast<double>(decisions_) / static_cast<double>(games_);
    boost::json::object out{{"finished", games_},
                            {"wins", std::move(wins)},
                            {"draws", drawn()},
                            {"endings", std::move(endings)},
                            {"decisions", {{"mean", std::round(mean * 1000) / 1000}, {"min", games_ == 0 ? 0 : fewest_}, {"max", most_}}},
                            {"broken", std::move(broken)}};
    if (auctions_ > 0) out["auctions"] = {{"games", auctions_}, {"first_player", won_by_player_[0]}, {"second_player", won_by_player_[1]}};
    return out;
}

std::string Tally::text(const Facts& facts, const Texts& texts, SeatSet in_play) const {
    std::string text;
    for (const Seat seat : seats_in(facts, in_play))
        text += fmt::format("  {:<12}{:>9} won {:>6.1f} %\n", seat_name(facts, seat), won_by(seat), share(won_by(seat), games_));
    if (drawn() > 0) text += fmt::format("  {:<12}{:>9}     {:>6.1f} %\n", "drawn", drawn(), share(drawn(), games_));
    for (std::size_t i = 0; i < won_by_player_.size() && auctions_ > 0; ++i)
        text += fmt::format("  {:<14}{:>7} won {:>6.1f} % of the games with an auction\n", i == 0 ? "first player" : "second player",
                            won_by_player_[i], share(won_by_player_[i], auctions_));
    text += "How\n";
    for (const auto& [ending, count] : endings_by_count()) {
        const auto& [winners, rule, sentence] = ending;
        const std::string who = winners == 0 ? "draw" : names_of_seats(facts, seats_of(winners));
        text += fmt::format("  {:<12}{:>9}  {:<11} {}\n", who, count, rule, texts.say({sentence}));
    }
    if (games_ > 0)
        text += fmt::format("Decisions a game: {:.1f} on average, {} to {}\n", static_cast<double>(decisions_) / static_cast<double>(games_),
                            fewest_, most_);
    return text;
}

}  // namespace papelotte::cli
