// Fills a game's Players from its Records and Doctrine.
#pragma once

#include <algorithm>

#include "ai/level_mind.h"
#include "ai/odds.h"
#include "ai/players.h"
#include "ai/speed.h"
#include "ai/weight_file.h"
#include "engine/journal_walk.h"

namespace papelotte::ai {

template <GameRecords Records, GameDoctrine D>
std::vector<float> chances_of(const Journal& journal, std::optional<Seat> seat, const std::stop_token& stop) {
    using Rules = typename Records::Rules;
    using Position = typename Rules::Position;
    std::vector<float> chances;
    const auto policy = std::make_unique<Policy<D>>();
    // Before the end of an auction: of the player who got the seat in it.
    const auto settled = std::ranges::find_if(journal.entries, [](const Entry& entry) { return entry.seating.has_value(); });
    const Seating last = settled != journal.entries.end() ? *settled->seating : Seating::bidding;
    const auto player_at = [&](const Position& position) {
        const Seat shown = seat && *seat != kObserver ? *seat : Seat(0);
        return seating_of<Rules>(position) == Seating::bidding ? seat_after(last, Seating::bidding, shown) : shown;
    };
    const auto look = [&](const Position& position) {
        if (stop.stop_requested()) return;
        Dice dice(journal.entries.size());
        const Position world = seat ? Veiled<Rules>(position, *seat).sample(dice) : position;
        chances.push_back(settled_chance<D>(world, player_at(position), *policy, dice));
    };
    const auto step = [&](const Position&, const Position& after, const Entry&, const std::vector<Event>&) { look(after); };
    (void)walk_journal<Records>(journal, look, step);   // for a broken journal, as much as can be replayed
    return chances;
}

template <GameDoctrine D>
constexpr auto weights_reader() -> decltype(Players::read_weights) {
    if constexpr (WeighedDoctrine<D>) return [](std::string_view text) { return read_weights(text, {weight_names<D>(), D::kWeightSides}); };
    else return nullptr;
}

// All levels; without a former marshal if the game has none.
template <GameDoctrine D>
std::vector<std::string_view> levels_of() {
    std::vector<std::string_view> levels(kLevels.begin(), kLevels.end());
    if (!former_weights<D>()) std::erase(levels, kLevels[static_cast<std::size_t>(Level::former_marshal)]);
    return levels;
}

template <GameRecords Records, GameDoctrine D>
const Players* make_players() {
    using Its = TableOf<Records>;
    static const Players players{
        .reasons = D::reasons(),
        .levels = levels_of<D>(),
        .mind = [](Seat seat, const PlayerSpec& spec, std::uint64_t seed) -> std::unique_ptr<Mind> {
            return std::make_unique<LevelMind<Records, D>>(seat, spec, seed);
        },
        .odds = [](const Table& table, Seat seat, std::string_view notation, std::uint64_t seed) -> std::expected<OddsTask, Problem> {
            if (auto problem = table.why_not(seat, notation)) return std::unexpected(std::move(*problem));
            return [veiled = static_cast<const Its&>(table).veiled(seat), action = *Records::parse(notation),
                    seed](const std::stop_token& stop) { return OddsMaker<D>(veiled, action).make(seed, stop); };
        },
        .chances = [](const Journal& journal, std::optional<Seat> seat,
                      const std::stop_token& stop) { return chances_of<Records, D>(journal, seat, stop); },
        .read_weights = weights_reader<D>(),
        .speed = [](double seconds) { return measure_speed<Records, D>(seconds); },
    };
    return &players;
}

}  // namespace papelotte::ai
