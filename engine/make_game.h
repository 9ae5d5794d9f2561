// Fills a game's entry in the registry from its Records.
#pragma once

#include "engine/beginning.h"
#include "engine/benchmark.h"
#include "engine/chronicle.h"
#include "engine/playout.h"
#include "engine/standing.h"
#include "engine/table_of.h"
#include "engine/verify.h"

namespace papelotte {

// A game's entry in the registry.
template <GameRecords Records>
Game make_game(const ai::Players* players) {
    using Made = std::expected<std::unique_ptr<Table>, InputFault>;
    using Its = TableOf<Records>;
    return Game{
        .facts = &Records::Rules::facts(),
        .players = players,
        .actions = Records::action_phrases(),
        .texts = &Records::texts(),
        .standing = standing_answers_of<typename Records::Rules>(),
        .check_setup = [](const Setup& setup) { return checked_beginning<Records>(setup); },
        .seats_in_play = [](const Setup& setup) { return seats_of_beginning<Records>(setup); },
        .set_up = [](const Setup& setup, const Seed& seed) -> Made { return Its::set_up(setup, seed); },
        .from_position = [](const boost::json::value& json, const Seed& seed, std::optional<std::vector<std::uint8_t>> script) -> Made {
            const auto position = Records::read_position(json);
            if (!position) return std::unexpected(position.error());
            return Its::from_position(*position, seed, std::move(script));
        },
        .replay = [](const Journal& journal, int to) -> Made { return Its::replay(journal, to); },
        .resume = [](const Journal& journal, const Seed& seed) -> Made { return Its::resume(journal, seed); },
        .story = [](const Journal& journal, std::optional<Seat> seat) { return story_of<Records>(journal, seat); },
        .verify = [](const Journal& journal) { return verify_journal<Its>(journal); },
        .chronicle = [](const Journal& journal) { return chronicle_of<Records>(journal); },
        .random_game = [](const Setup& setup, std::uint64_t seed, bool checking,
                          bool keep_journal) { return random_game<Records>(setup, seed, checking, keep_journal); },
        .benchmark = [](double seconds) { return benchmark<typename Records::Rules>(seconds); },
    };
}

}  // namespace papelotte
