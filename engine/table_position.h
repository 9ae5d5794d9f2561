// What can be asked about the position of a table: who decides what, what is legal, what a seat may see. Nothing here changes it.
#pragma once

#include "engine/faults.h"
#include "engine/find_ways.h"
#include "engine/rules.h"
#include "engine/spoken.h"
#include "engine/story.h"
#include "engine/table.h"
#include "engine/veiled.h"

namespace papelotte {

template <GameRecords Records>
class TablePosition : public Table {
   public:
    using Rules = typename Records::Rules;
    using Position = typename Rules::Position;
    using Kind = Problem::Kind;

    const Facts& facts() const override { return Rules::facts(); }
    SeatSet to_act() const override { return Rules::to_act(position_); }
    std::optional<Outcome> outcome() const override { return Rules::outcome(position_); }
    Seating seating() const override { return seating_of<Rules>(position_); }
    std::optional<Problem> why_no_talk() const override {
        if constexpr (requires { Rules::why_no_talk(position_); })
            if (const Refusal no = Rules::why_no_talk(position_)) return problem(Kind::against_rule, refusal_message(no.message()), no.id());
        return std::nullopt;
    }
    Prompt prompt(Seat seat) const override { return is_to_act(seat) ? Records::prompt(position_, seat) : Prompt{}; }
    Message asked(Seat seat) const override {
        const Prompt prompt = this->prompt(seat);
        if constexpr (requires { Records::prompt_phrases(); }) {
            if (!prompt.step.empty() && texts().find("prompt." + std::string(prompt.step), kEnglish))
                return prompt_message(prompt, Records::prompt_phrases(), Records::prompt_values(position_));
        }
        return {std::string(prompt.question)};
    }
    const Texts& texts() const override { return Records::texts(); }

    std::vector<Choice> legal(Seat seat) const override {
        std::vector<Choice> choices;
        if (!is_to_act(seat)) return choices;
        ActionList list;
        Rules::legal(position_, seat, list);
        choices.reserve(list.size());
        for (const Action& action : list) choices.push_back({action, Records::notate(action)});
        return choices;
    }

    void write_legal(Seat seat, JsonText& out) const override {
        ActionList list;
        if (is_to_act(seat)) Rules::legal(position_, seat, list);
        out.open('[');
        for (const Action& action : list) out.add(Records::notate(action));
        out.close(']');
    }

    // A step refuses verbs of other steps by its own question.
    std::vector<Unavailable> unavailable(Seat seat) const override {
        std::vector<Unavailable> list;
        if (!is_to_act(seat)) return list;
        const std::string_view question = Records::prompt(position_, seat).question;
        const std::span<const Phrase> phrases = Records::action_phrases();
        for (std::size_t verb = 0; verb < phrases.size(); ++verb) {
            const Noun* operand = phrases[verb].operands[0];
            if (operand && (phrases[verb].operands[1] || operand->field != "disc")) continue;
            for (int value = 0; operand ? !operand->word(value).empty() : value == 0; ++value) {
                const Action action{static_cast<std::uint16_t>(verb), static_cast<std::int16_t>(value), 0, 0};
                const Refusal no = Rules::why_not(position_, seat, action);
                if (no && no.message() != question) list.push_back({Records::notate(action), no.id(), refusal_message(no.message())});
            }
        }
        return list;
    }

    std::vector<Warned> warnings(Seat seat) const override {
        std::vector<Warned> list;
        if constexpr (requires { Records::warning(position_, Action{}); })
            for (Choice& choice : legal(seat))
                if (auto why = Records::warning(position_, choice.action)) list.push_back({std::move(choice.notation), *std::move(why)});
        return list;
    }

    std::optional<Problem> why_not(Seat seat, std::string_view notation) const override {
        if (auto action = check(seat, notation); !action) return std::move(action.error());
        return std::nullopt;
    }

    std::string random_choice(Seat seat, Dice& dice) const override {
        return is_to_act(seat) ? Records::notate(Rules::random_action(position_, seat, dice)) : std::string();
    }

    SeatSet seen_by(Seat seat, std::string_view notation) const override {
        if constexpr (!kHidesActions<Records>) return SeatSet::everyone();
        const auto action = check(seat, notation);
        return action ? viewers_of<Records>(position_, seat, *action) : SeatSet();
    }

    boost::json::object view(Seat seat) const override { return Records::view(position_, seat); }
    std::string view_change(Seat seat) const override { return view_change_of<Records>(previous_, position_, seat); }
    bool same_change(Seat a, Seat b) const override { return same_change_of<Records>(previous_, position_, a, b); }
    bool sees_secret(Seat seat) const override { return is_player(Rules::facts(), seat) && has_secret_of<Records>(position_, seat); }
    Message headline() const override { return Records::headline(position_); }
    boost::json::object inspect(Seat seat, std::string_view piece) const override {
        if constexpr (requires { Records::inspect(position_, seat, piece); }) return Records::inspect(position_, seat, piece);
        else return {};
    }
    std::expected<FoundWays, Problem> ways(Seat seat, std::span<const std::string> pieces, std::span<const std::string> over) const override {
        const SeatSet acting = Rules::to_act(position_);
        if (auto no = why_not_your_turn(Rules::facts(), seat, acting, seating()))
            return std::unexpected(problem(acting.empty() ? Kind::over : Kind::not_your_turn, std::move(*no)));
        if constexpr (HasMarches<Rules>) {
            auto found = WayFinder<Records>().find(veiled(seat), pieces, over);
            if (!found) return std::unexpected(problem(Kind::bad_input, std::move(found.error())));
            return std::move(*found);
        } else {
            return FoundWays{{pieces.begin(), pieces.end()}, {}, {}};
        }
    }
    boost::json::object position() const override { return Records::position_json(position_); }
    std::uint64_t hash() const override { return Rules::hash(position_); }
    std::string describe(Seat seat, const Speech& speech) const override { return Records::describe(position_, seat, speech); }
    boost::json::object event_json(const Event& event) const override { return Records::event_json(event); }
    std::string event_text(const Event& event, const Speech& speech) const override { return Records::event_text(event, speech); }
    boost::json::object action_json(std::string_view notation) const override {
        const auto action = Records::parse(notation);
        return action ? Records::action_json(*action) : boost::json::object();
    }
    const Position& truth() const { return position_; }
    Veiled<Rules> veiled(Seat seat) const { return {position_, seat}; }   // all that a computer player gets

   protected:
    // What an action leads to.
    struct Applied {
        Position position;
        std::vector<std::uint8_t> rolled;
        SeatSet revealed_to;
    };
    Applied try_out(Seat seat, const Action& action, Dice& dice, std::vector<Event>* events) const {
        Applied applied{position_, {}, {}};
        dice.record_into(&applied.rolled);
        Effects effects{dice, events};
        Rules::apply(applied.position, seat, action, effects);
        dice.record_into(nullptr);
        applied.revealed_to = effects.revealed_to;
        return applied;
    }

    static Problem problem(Kind kind, Message message, std::string_view rule = {}) {
        std::string text = Records::texts().say(message);
        return {kind, std::string(rule), std::move(message), std::move(text)};
    }

    static InputFault refused(const Problem& problem) {
        InputFault why = InputFault(problem.message).said_by(Records::texts());
        if (problem.rule.empty()) return why;
        return std::move(why).within({std::string(kJournalFaults.refused), {Argument::of_word("rule", problem.rule)}});
    }

    bool is_to_act(Seat seat) const { return is_player(Rules::facts(), seat) && Rules::to_act(position_).has(seat); }

    std::expected<Action, Problem> check(Seat seat, std::string_view notation) const {
        const auto action = Records::parse(notation);
        if (!action) return std::unexpected(problem(Kind::bad_input, action.error()));
        const SeatSet acting = Rules::to_act(position_);
        if (auto no = why_not_your_turn(Rules::facts(), seat, acting, seating()))
            return std::unexpected(problem(acting.empty() ? Kind::over : Kind::not_your_turn, std::move(*no)));
        if (const Refusal no = Rules::why_not(position_, seat, *action))
            return std::unexpected(problem(Kind::against_rule, refusal_message(no.message()), no.id()));
        return *action;
    }

    Position position_{}, previous_{};   // previous_: before the last action or undo
};

}   // namespace papelotte
