// Any bytes as notation, in every game: refused in one line, or an action that is written in the same form again, and that is judged in
// positions of a whole game.
#include <cstdlib>
#include <vector>

#include "engine/text.h"
#include "games/enemy_mistakes/records/records.h"
#include "games/napoleon/records/records.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo200/records/records.h"

using namespace papelotte;

namespace {

// Sixteen positions of one random game, of each of its parts.
template <class Rules>
std::vector<typename Rules::Position> some_positions() {
    Dice dice(1);
    Effects effects{dice};
    auto position = Rules::set_up({}, effects);
    std::vector<typename Rules::Position> game;
    while (!Rules::outcome(position) && game.size() < 100'000) {
        game.push_back(position);
        const Seat seat = Rules::to_act(position).front();
        Rules::apply(position, seat, Rules::random_action(position, seat, dice), effects);
    }
    std::vector<typename Rules::Position> some;
    for (std::size_t i = 0; i < 16; ++i) some.push_back(game[i * game.size() / 16]);
    return some;
}

template <class Records>
void read_as_action(std::string_view text) {
    using Rules = Records::Rules;
    const auto action = Records::parse(text);
    if (!action) {
        if (action.error().id.empty() || common_texts().say(action.error()).find('\n') != std::string::npos) std::abort();
        return;
    }
    const auto again = Records::parse(Records::notate(*action));
    if (!again || !(*again == *action)) std::abort();
    static const auto positions = some_positions<Rules>();
    for (const auto& position : positions)
        for (std::size_t i = 0; i < Rules::facts().seats.size(); ++i) static_cast<void>(Rules::why_not(position, Seat(i), *action));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read_as_action<waterloo::Records>(text);
    read_as_action<waterloo200::Records>(text);
    read_as_action<napoleon::Records>(text);
    read_as_action<enemy_mistakes::Records>(text);
    return 0;
}
