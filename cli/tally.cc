// See tally.h.
#include "cli/tally.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "ai/statistics.h"
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

double rounded(double value) { return std::round(value * 10000) / 10000; }

double share(std::uint64_t part, std::uint64_t whole) { return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole); }

// "(48.8 to 53.2)", per cent at 95 %; nothing without games.
std::string interval_text(std::uint64_t part, std::uint64_t whole, const Voice& voice) {
    if (whole == 0) return {};
    const ai::Interval interval = ai::wilson(static_cast<double>(part), static_cast<std::int64_t>(whole));
    return voice(kSay.simulate.interval,
                 {value("low", fmt::format("{:.1f}", 100 * interval.low)), value("high", fmt::format("{:.1f}", 100 * interval.high))});
}

}  // namespace

void Tally::add(std::uint64_t seed, Playout playout, const Chronicle& chronicle) {
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
    if (playout.last_turn > 0) ++last_turns_[playout.last_turn];
    for (const auto& [key, count] : chronicle.losses) losses_[key] += count;
}

void Tally::add(Tally other) {
    games_ += other.games_;
    decisions_ += other.decisions_;
    fewest_ = std::min(fewest_, other.fewest_);
    most_ = std::max(most_, other.most_);
    auctions_ += other.auctions_;
    for (std::size_t i = 0; i < won_by_player_.size(); ++i) won_by_player_[i] += other.won_by_player_[i];
    for (const auto& [ending, count] : other.endings_) endings_[ending] += count;
    for (const auto& [turn, count] : other.last_turns_) last_turns_[turn] += count;
    for (const auto& [key, count] : other.losses_) losses_[key] += count;
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
    boost::json::object wins, shares, last_turns;
    for (const Seat seat : seats_in(facts, in_play)) {
        wins[seat_name(facts, seat)] = won_by(seat);
        const ai::Interval interval = ai::wilson(static_cast<double>(won_by(seat)), static_cast<std::int64_t>(games_));
        shares[seat_name(facts, seat)] = {{"share", rounded(interval.mean)}, {"low", rounded(interval.low)}, {"high", rounded(interval.high)}};
    }
    for (const auto& [turn, count] : last_turns_) last_turns[std::to_string(turn)] = count;
    boost::json::array losses;
    for (const auto& [key, count] : losses_)
        losses.push_back({{"turn", key.turn}, {"seat", seat_name(facts, key.side)}, {"cause", key.cause}, {"pieces", count}});
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
                            {"shares", std::move(shares)},
                            {"draws", drawn()},
                            {"endings", std::move(endings)},
                            {"decisions", {{"mean", std::round(mean * 1000) / 1000}, {"min", games_ == 0 ? 0 : fewest_}, {"max", most_}}},
                            {"last_turn", std::move(last_turns)},
                            {"losses", std::move(losses)},
                            {"broken", std::move(broken)}};
    if (auctions_ > 0) out["auctions"] = {{"games", auctions_}, {"first_player", won_by_player_[0]}, {"second_player", won_by_player_[1]}};
    return out;
}

std::string Tally::text(const Facts& facts, const Voice& voice, SeatSet in_play) const {
    std::string text;
    const std::string won = voice(kSay.simulate.won);
    for (const Seat seat : seats_in(facts, in_play))
        text += fmt::format("  {:<12}{:>9} {} {:>6.1f} % {}\n", seat_name(facts, seat), won_by(seat), won, share(won_by(seat), games_),
                            interval_text(won_by(seat), games_, voice));
    if (drawn() > 0)
        text += fmt::format("  {:<12}{:>9} {:<{}} {:>6.1f} %\n", voice(kSay.simulate.drawn), drawn(), "", won.size(), share(drawn(), games_));
    for (std::size_t i = 0; i < won_by_player_.size() && auctions_ > 0; ++i)
        text += fmt::format("  {:<14}{:>7} {} {:>6.1f} % {}\n", voice(i == 0 ? kSay.simulate.first_player : kSay.simulate.second_player),
                            won_by_player_[i], won, share(won_by_player_[i], auctions_), voice(kSay.simulate.auctions));
    text += voice(kSay.simulate.how) + "\n";
    for (const auto& [ending, count] : endings_by_count()) {
        const auto& [winners, rule, sentence] = ending;
        const std::string who = winners == 0 ? voice(kSay.simulate.draw) : names_of_seats(facts, seats_of(winners), voice);
        text += fmt::format("  {:<12}{:>9}  {:<11} {}\n", who, count, rule, voice(sentence));
    }
    if (games_ > 0) text += turns_text(voice) + losses_text(facts, voice);
    return games_ == 0 ? text : text + decisions_text(static_cast<double>(decisions_) / static_cast<double>(games_), fewest_, most_, voice);
}

std::string Tally::turns_text(const Voice& voice) const {
    if (last_turns_.empty()) return {};
    double sum = 0, games = 0;
    std::string counts;
    for (const auto& [turn, count] : last_turns_) {
        sum += turn * static_cast<double>(count);
        games += static_cast<double>(count);
        counts += fmt::format("{}{}: {}", counts.empty() ? "" : ", ", turn, count);
    }
    return voice(kSay.simulate.last_turn, {value("mean", fmt::format("{:.2f}", sum / games)), value("counts", counts)}) + "\n";
}

// One line per side with the losses of each turn, and one per cause, all for one game on average.
std::string Tally::losses_text(const Facts& facts, const Voice& voice) const {
    std::map<Seat, std::map<int, std::uint64_t>> by_turn;
    std::map<Seat, std::map<std::string_view, std::uint64_t>> by_cause;
    for (const auto& [key, count] : losses_) by_turn[key.side][key.turn] += count, by_cause[key.side][key.cause] += count;
    const auto per_game = [&](std::uint64_t count) { return static_cast<double>(count) / static_cast<double>(games_); };
    std::string text = losses_.empty() ? "" : voice(kSay.simulate.losses) + "\n";
    for (const auto& [side, turns] : by_turn) {
        std::string parts;
        std::uint64_t all = 0;
        for (const auto& [turn, count] : turns) {
            parts += fmt::format("{}{}: {:.2f}", parts.empty() ? "" : ", ", turn, per_game(count));
            all += count;
        }
        text +=
            fmt::format("  {:<12}{:>9.2f}  {}\n", seat_name(facts, side), per_game(all), voice(kSay.simulate.by_turn, {value("counts", parts)}));
        for (const auto& [cause, count] : by_cause.at(side))
            text += fmt::format("  {:<12}{:>9.2f}  {}\n", "", per_game(count), voice("describe.loss." + std::string(cause)));
    }
    return text;
}

std::string decisions_text(double mean, std::uint64_t fewest, std::uint64_t most, const Voice& voice) {
    return voice(kSay.simulate.decisions, {value("mean", fmt::format("{:.1f}", mean)), value("least", fewest), value("most", most)}) + "\n";
}

}  // namespace papelotte::cli
