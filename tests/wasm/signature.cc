// One number for the behaviour of a game's rules over some random games, or of the geometry of continuous tables ("plane"): as a WebAssembly module, which exports the function
// `signature`, and as a program, `wasm_native GAME SEED GAMES`, which prints it. It contains only rules: no JSON, exceptions, RTTI or
// threads.
#include <cstdio>
#include <cstdlib>

#include "rules_of_games.h"
#include "tests/engine/plane_signature.h"
#include "tests/toys/drill.h"
#include "tests/toys/pickets.h"
#include "tests/toys/ridge.h"
#include "tests/toys/toy_game.h"

namespace papelotte {
namespace {

// A scenario and options that vary with the seed.
template <GameRules Rules>
Setup some_setup(std::uint64_t seed) {
    Dice dice(seed ^ 0x5e7u);
    const auto pick = [&](std::span<const std::string_view> words) {
        return std::string(words[dice.below(static_cast<std::uint32_t>(words.size()))]);
    };
    for (;;) {
        Setup setup{pick(Rules::facts().scenarios), {}};
        for (const OptionFact& option : Rules::facts().options) setup.options.emplace_back(option.name, pick(option.values));
        if constexpr (requires { Rules::why_not_setup(setup); })
            if (Rules::why_not_setup(setup)) continue;
        return setup;
    }
}

Seat one_of(SeatSet seats, Dice& dice) {
    std::uint32_t skip = dice.below(static_cast<std::uint32_t>(seats.size()));
    for (const Seat seat : seats)
        if (skip-- == 0) return seat;
    return kNobody;
}

// Hashes every position of a random game; for some of them also the legal actions, the refusals and a redeal.
template <GameRules Rules>
void add_game(FieldHash& hash, std::uint64_t seed) {
    Dice dice(seed), choices(seed ^ 0xc401ceull);
    Effects effects{dice};
    typename Rules::Position position = Rules::set_up(some_setup<Rules>(seed), effects);
    for (std::uint32_t n = 0; !Rules::outcome(position); ++n) {
        const Seat seat = one_of(Rules::to_act(position), choices);
        if (n % 16 == 0) {
            ActionList list;
            Rules::legal(position, seat, list);
            for (const Action& action : list) hash.add(action.verb).add(action.a).add(action.b).add(action.c);
            hash.add(bool(Rules::why_not(position, seat, Action{static_cast<std::uint16_t>(n), 1, 2, 3})));
            typename Rules::Position dealt = position;
            Rules::redeal(dealt, seat, choices);
            hash.add(Rules::hash(dealt));
        }
        Rules::apply(position, seat, Rules::random_action(position, seat, choices), effects);
        hash.add(Rules::hash(position));
    }
}

template <GameRules Rules>
std::uint64_t signature_of(std::uint64_t seed, std::uint64_t games) {
    FieldHash hash;
    for (std::uint64_t i = 0; i < games; ++i) add_game<Rules>(hash, seed + i);
    return hash.value();
}

struct Entry {
    std::string_view name;
    std::uint64_t (*signature)(std::uint64_t seed, std::uint64_t games);
};
template <GameRules Rules>
Entry entry() {
    return {Rules::facts().id, signature_of<Rules>};
}
const auto kGames = []<class... Rules>(Types<Rules...>) {
    return std::array{entry<fords::Rules>(),
                      entry<pickets::Rules>(),
                      entry<ridge::Rules>(),
                      entry<drill::Rules>(),
                      entry<Rules>()...,
                      Entry{"plane", [](std::uint64_t seed, std::uint64_t rounds) { return plane::geometry_signature(seed, 20 * rounds); }}};
}(RulesOfGames());

}   // namespace
}   // namespace papelotte

#ifdef __wasm__

// `game`: its index in kGames.
extern "C" __attribute__((export_name("signature"))) std::uint64_t signature(std::uint32_t game, std::uint64_t seed, std::uint64_t games) {
    return game < papelotte::kGames.size() ? papelotte::kGames[game].signature(seed, games) : 0;
}
// One character of a game's name; 0 after its end, and if there is no such game.
extern "C" __attribute__((export_name("name_at"))) std::uint32_t name_at(std::uint32_t game, std::uint32_t at) {
    if (game >= papelotte::kGames.size() || at >= papelotte::kGames[game].name.size()) return 0;
    return static_cast<std::uint8_t>(papelotte::kGames[game].name[at]);
}

#else

int main(int count, char** words) {
    for (const papelotte::Entry& game : papelotte::kGames)
        if (count == 4 && game.name == words[1])
            return std::printf("%llu\n", static_cast<unsigned long long>(
                                             game.signature(std::strtoull(words[2], nullptr, 10), std::strtoull(words[3], nullptr, 10)))) < 0;
    return 2;
}

#endif
