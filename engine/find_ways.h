// From the words of a question for ways to those of its answer (engine/found_ways.h), for any game.
#pragma once

#include "engine/faults.h"
#include "engine/found_ways.h"
#include "engine/group_ways.h"
#include "engine/spoken.h"
#include "engine/veiled.h"

namespace papelotte {

// Numbers of words; the error names the first that is unknown.
inline std::expected<std::vector<std::int16_t>, Message> numbers_of(const Noun& noun, std::span<const std::string> words) {
    std::vector<std::int16_t> numbers;
    for (const std::string& word : words) {
        const auto value = noun.value(word);
        if (!value)
            return std::unexpected(Message{std::string(kFaults.unknown), {Argument::of_word("kind", noun.field), outside("word", word)}});
        numbers.push_back(static_cast<std::int16_t>(*value));
    }
    return numbers;
}

template <class Records>
class WayFinder {
   public:
    using Rules = typename Records::Rules;

    // What the seat of the position can do with these pieces. The error: a piece or place that does not exist, or a piece of another seat.
    std::expected<FoundWays, Message> find(const Veiled<Rules>& veiled, std::span<const std::string> pieces,
                                           std::span<const std::string> over) const {
        auto asked = numbers_of(pieces_, pieces);
        if (!asked) return std::unexpected(asked.error());
        const auto passed = numbers_of(places_, over);
        if (!passed) return std::unexpected(passed.error());
        std::ranges::sort(*asked);
        asked->erase(std::ranges::unique(*asked).begin(), asked->end());
        for (const std::int16_t one : *asked)
            if (!Rules::Marches::obeys(veiled.seat(), one))
                return std::unexpected(Message{std::string(kFaults.not_your_piece), {outside("word", operand_word(pieces_, one))}});
        // The position is redealt with fixed dice: the answer depends on nothing that the seat does not know.
        Dice dice(kRedeal);
        const typename Rules::Position known = veiled.sample(dice);
        const auto search = std::make_unique<GroupWaySearch<Rules>>();
        const GroupWays ways = search->run(known, veiled.seat(), *asked, *passed);
        FoundWays found{words_of(pieces_, *asked), {}, staying(ways.staying)};
        for (const WaysToPlace& one : ways.places) found.places.push_back(way(known, veiled.seat(), one));
        return found;
    }

   private:
    static constexpr std::uint64_t kRedeal = 1815;   // any number

    FoundWay way(const typename Rules::Position& known, Seat seat, const WaysToPlace& to) const {
        FoundWay found;
        found.place = operand_word(places_, to.place);
        if constexpr (requires { Records::warning(known, Action{}); }) found.warnings = warnings(known, seat, to);
        for (const Going& one : to.going) {
            for (const Action& action : one.way.actions) found.actions.push_back(Records::notate(action));
            found.going.push_back(
                {operand_word(pieces_, one.piece), one.way.cost, words_of(places_, std::span(one.way.over.begin(), one.way.over.end()))});
            found.engages = found.engages || one.way.engages;
            found.reveals = found.reveals || one.way.reveals;
        }
        found.staying = staying(to.staying);
        return found;
    }

    // Each action is looked at in the position that those before it lead to. Nothing follows one that rolls dice.
    std::vector<Warned> warnings(typename Rules::Position at, Seat seat, const WaysToPlace& to) const {
        std::vector<Warned> list;
        Dice none = Dice::scripted({});
        Effects effects{none};
        for (const Going& one : to.going)
            for (const Action& action : one.way.actions) {
                if (auto why = Records::warning(at, action)) list.push_back({Records::notate(action), *std::move(why)});
                Rules::apply(at, seat, action, effects);
            }
        return list;
    }

    std::vector<StayingPiece> staying(const std::vector<Staying>& pieces) const {
        std::vector<StayingPiece> list;
        for (const Staying& one : pieces) {
            Message why = reason(one);
            std::string text = Records::texts().say(why);
            list.push_back({operand_word(pieces_, one.piece), std::string(one.refusal.id()), std::move(why), std::move(text)});
        }
        return list;
    }

    static Message reason(const Staying& one) {
        switch (one.why) {
            case Staying::Why::refused: return refusal_message(one.refusal.message());
            case Staying::Why::no_way: return {std::string(kFaults.no_way)};
            case Staying::Why::unknown_result: return {std::string(kFaults.unknown_result)};
            case Staying::Why::long_order: return {std::string(kFaults.long_order)};
        }
        return {};
    }

    static std::vector<std::string> words_of(const Noun& noun, std::span<const std::int16_t> numbers) {
        std::vector<std::string> words;
        for (const std::int16_t number : numbers) words.push_back(operand_word(noun, number));
        return words;
    }

    const Noun& pieces_ = *noun_named(Records::action_phrases(), "unit");
    const Noun& places_ = *noun_named(Records::action_phrases(), places_of_marches<typename Rules::Marches>());
};

}  // namespace papelotte
