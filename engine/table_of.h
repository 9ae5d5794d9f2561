// The one implementation of Table, for any game. What can be asked about its position is in engine/table_position.h, what players answer
// beforehand in engine/table_standing.h; here is what changes the position.
// Every action is processed in the same way: its notation is parsed, the seat must be to act, the rules are asked, it is applied to a copy
// with recorded dice, and only then the table changes. A table made by replaying a journal continues with the journal's seed if its
// closing line shows it; else with a fresh random seed, and without commitment, since it could not confirm the earlier dice.
#pragma once

#include <algorithm>

#include "engine/beginning.h"
#include "engine/facts.h"
#include "engine/faults.h"
#include "engine/game.h"
#include "engine/rules.h"
#include "engine/spoken.h"
#include "engine/story.h"
#include "engine/table_standing.h"

namespace papelotte {

template <GameRecords Records>
class TableOf final : public TableStanding<Records> {
    using Base = TableStanding<Records>;
    using Base::check, Base::gone_back_, Base::journal_, Base::position_, Base::previous_, Base::problem, Base::refused, Base::try_out;
    using typename Base::Applied;

   public:
    using Rules = typename Records::Rules;
    using Position = typename Rules::Position;
    using Made = std::expected<std::unique_ptr<TableOf>, InputFault>;
    using Kind = Problem::Kind;

    // Its dice are committed to now and shown when the game is over. A set-up with a position must leave something to decide.
    static Made set_up(const Setup& setup, const Seed& seed) {
        auto checked = checked_beginning<Records>(setup);
        if (!checked) return std::unexpected(checked.error());
        auto table = blank(std::move(*checked));
        Dice dice(seed_of_entry(seed, 0));
        if (InputFault wrong = table->begin(dice)) return std::unexpected(std::move(wrong));
        if (!setup.position.empty())
            if (InputFault wrong = why_nothing_to_play<Records>(table->position_)) return std::unexpected(in_position(std::move(wrong)));
        table->commit_to(seed);
        return table;
    }

    // For questions about a position, also of a finished game. Steps before the first decision run at once, with the first dice of the script.
    static Made from_position(const Position& position, const Seed& seed, std::optional<std::vector<std::uint8_t>> script = std::nullopt) {
        auto table = blank(setup_from_position<Records>(position));
        table->position_ = position;
        const bool scripted = script.has_value();
        if (scripted) table->script_ = std::move(*script);
        else table->commit_to(seed);
        Dice dice = scripted ? Dice::scripted(table->script_) : Dice(seed_of_entry(seed, 0));
        dice.record_into(&table->journal_.setup_dice);
        Effects effects{dice};
        Rules::settle(table->position_, effects);
        dice.record_into(nullptr);
        if (dice.ran_out() || dice.impossible()) return std::unexpected(InputFault(kPositionFaults.first_dice));
        if (scripted) table->script_used_ = table->script_.size() - dice.left();
        table->previous_ = table->position_;
        if (InputFault stuck = no_way_on<Rules>(table->position_)) return std::unexpected(std::move(stuck));
        table->close_if_over();
        return table;
    }

    // At entry `to` (-1: the end), with the recorded dice; every action is checked.
    static Made replay(const Journal& journal, int to) {
        if (InputFault wrong = why_not_this_game(Rules::facts(), journal)) return std::unexpected(std::move(wrong));
        if (to < -1 || (to >= 0 && static_cast<std::size_t>(to) > journal.entries.size())) return std::unexpected(no_entry(journal, to));
        auto checked = checked_beginning<Records>(journal.setup);
        if (!checked) return std::unexpected(checked.error());
        auto table = blank(std::move(*checked));
        Dice setup_dice = Dice::scripted(journal.setup_dice);
        if (InputFault wrong = table->begin(setup_dice)) return std::unexpected(std::move(wrong));
        if (InputFault wrong = dice_fault(setup_dice)) return std::unexpected(std::move(wrong).within({std::string(kJournalFaults.setup)}));
        const std::size_t count = to < 0 ? journal.entries.size() : static_cast<std::size_t>(to);
        for (std::size_t i = 0; i < count; ++i)
            if (InputFault wrong = table->enter_again(journal.entries[i])) return std::unexpected(std::move(wrong).within(at_entry(i)));
        if (InputFault wrong = table->resume(journal, count)) return std::unexpected(std::move(wrong));
        return table;
    }

    // At the end of the journal, with the dice of the seed that it was begun with.
    static Made resume(const Journal& journal, const Seed& seed) {
        if (journal.commitment && *journal.commitment != commitment_to(seed)) return std::unexpected(InputFault(kJournalFaults.commitment));
        auto table = replay(journal, -1);
        if (!table) return table;
        (*table)->commit_to(seed);
        (*table)->close_if_over();
        return table;
    }

    std::expected<Played, Problem> play(Seat seat, std::string_view notation) override { return enter(seat, notation, false); }

    std::expected<PlayedOrder, Problem> play_order(Seat seat, std::span<const std::string> notations) override {
        for (const std::string& notation : notations)
            if (const auto action = Records::parse(notation); !action) return std::unexpected(problem(Kind::bad_input, action.error()));
        const Position first = position_;
        PlayedOrder order;
        for (const std::string& notation : notations) {
            if (!order.actions.empty() && order.actions.back().news) {
                order.stopped = problem(Kind::revealed, {std::string(kFaults.revealed)});
                break;
            }
            auto played = enter(seat, notation, !order.actions.empty());
            if (!played && order.actions.empty()) return std::unexpected(played.error());
            if (!played) {
                order.stopped = std::move(played.error());
                break;
            }
            order.actions.push_back(std::move(*played));
        }
        previous_ = first;
        return order;
    }

    std::expected<std::vector<Played>, InputFault> follow(std::span<const Entry> entries) override {
        std::vector<Played> all(entries.size());
        const Position first = position_;
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (InputFault wrong = enter_again(entries[i], &all[i])) return std::unexpected(std::move(wrong));
        previous_ = first;
        return all;
    }

    std::optional<Answered> play_standing() override {
        if (journal_.standing.empty() || gone_back_) return std::nullopt;
        const auto due = due_answer<Rules>(position_, journal_);
        if (!due) return std::nullopt;
        auto played = enter(due->seat, Records::notate(due->action), false, due->id);
        if (!played) return std::nullopt;   // its dice are scripted, and there are none left
        return Answered{due->seat, std::move(*played)};
    }

    bool can_undo(Seat seat) const override { return !before_.empty() && before_.back().seat == seat; }

    std::optional<Problem> undo(Seat seat) override {
        if (!can_undo(seat)) return problem(Kind::nothing_to_undo, {std::string(kFaults.nothing_to_undo)});
        previous_ = position_;
        position_ = before_.back().position;
        journal_.entries.resize(before_.back().entries);
        before_.pop_back();
        this->go_back();
        while (checkpoints_.back().entries > journal_.entries.size()) checkpoints_.pop_back();
        return std::nullopt;
    }

    std::expected<std::unique_ptr<Table>, InputFault> back_at(int to) const override {
        if (to < 0 || static_cast<std::size_t>(to) > journal_.entries.size()) return std::unexpected(no_entry(journal_, to));
        const auto count = static_cast<std::size_t>(to);
        auto table = std::make_unique<TableOf>(*this);
        const auto after = std::ranges::upper_bound(checkpoints_, start_of_run(journal_, count), {}, &Checkpoint::entries);
        if (after == checkpoints_.begin()) return table;   // nothing was played
        table->checkpoints_.assign(checkpoints_.begin(), after);
        table->position_ = table->previous_ = table->checkpoints_.back().position;
        table->settled_ = table->checkpoints_.back().settled;
        table->before_.clear();
        table->journal_.closing.reset();
        table->journal_.entries.resize(table->checkpoints_.back().entries);
        for (std::size_t i = table->journal_.entries.size(); i < count; ++i)
            if (InputFault wrong = table->enter_again(journal_.entries[i])) return std::unexpected(std::move(wrong).within(at_entry(i)));
        table->close_if_over();
        table->go_back();
        return table;
    }
    int settled() const override { return settled_; }

    std::size_t scripted_dice_left() const override { return script_.size() - script_used_; }
    const Journal& journal() const override { return journal_; }

   private:
    struct Before {
        Position position;
        Seat seat;
        std::size_t entries;
    };
    // A position to replay from, so that going back takes the same time in a long game.
    struct Checkpoint {
        std::size_t entries;
        Position position;
        int settled;
    };
    static constexpr std::size_t kBetweenCheckpoints = 32;

    TableOf() = default;

    static std::unique_ptr<TableOf> blank(Setup setup) {
        std::unique_ptr<TableOf> table(new TableOf);
        table->journal_ = open_journal(Rules::facts(), std::move(setup));
        return table;
    }

    // Why the set-up gives no position, if it gives none.
    InputFault begin(Dice& dice) {
        dice.record_into(&journal_.setup_dice);
        Effects effects{dice};
        const auto first = first_position<Records>(journal_.setup, effects);
        dice.record_into(nullptr);
        if (!first) return first.error();
        position_ = previous_ = *first;
        return {};
    }
    void commit_to(const Seed& seed) {
        seed_ = seed;
        journal_.commitment = commitment_to(seed);
    }

    // Joined: as part of the same order as the last entry.
    std::expected<Played, Problem> enter(Seat seat, std::string_view notation, bool joined, std::string_view standing = {}) {
        const auto action = check(seat, notation);
        if (!action) return std::unexpected(action.error());
        const int n = static_cast<int>(journal_.entries.size()) + 1;
        Dice dice =
            seed_ ? Dice(seed_of_entry(*seed_, static_cast<std::uint64_t>(n))) : Dice::scripted(std::span(script_).subspan(script_used_));
        Played played{n, {}, {}, viewers_of<Records>(position_, seat, *action)};
        Applied applied = try_out(seat, *action, dice, &played.events);
        if (dice.ran_out()) return std::unexpected(problem(Kind::out_of_dice, {std::string(kFaults.out_of_dice)}));
        if (dice.impossible()) return std::unexpected(problem(Kind::wrong_die, {std::string(kFaults.wrong_die)}));
        if (!seed_) script_used_ = script_.size() - dice.left();
        played.dice = applied.rolled;
        played.news = !applied.rolled.empty() || applied.revealed_to.has(seat) || Rules::outcome(applied.position) ||
                      newly_settled<Rules>(position_, applied.position);
        commit(seat, Records::notate(*action), joined, standing, std::move(applied));
        if (journal_.closing) played.seen_by = SeatSet::everyone();
        return played;
    }

    // Adds the action to the journal. It can be undone until dice are rolled, something is revealed or another seat
    // acts; that depends only on facts that a player sees. The end of the game reveals the seed. An order is undone as a whole.
    void commit(Seat seat, std::string notation, bool joined, std::string_view standing, Applied applied) {
        const bool final = !applied.rolled.empty() || !applied.revealed_to.empty() || Rules::outcome(applied.position);
        if (final || (!before_.empty() && before_.back().seat != seat)) before_.clear();
        const std::size_t entries = journal_.entries.size();
        if (checkpoints_.empty() || entries >= checkpoints_.back().entries + kBetweenCheckpoints)
            checkpoints_.push_back({entries, position_, settled_});
        if (!final && !joined) before_.push_back({position_, seat, entries});
        previous_ = position_;
        position_ = applied.position;
        Entry entry{static_cast<int>(entries) + 1,
                    std::string(seat_name(Rules::facts(), seat)),
                    std::move(notation),
                    std::move(applied.rolled),
                    Rules::hash(position_),
                    newly_settled<Rules>(previous_, position_),
                    joined,
                    std::string(standing)};
        journal_.entries.push_back(std::move(entry));
        gone_back_ = false;
        if (final) settled_ = static_cast<int>(journal_.entries.size());
        close_if_over();
    }
    void close_if_over() {
        if (const auto over = Rules::outcome(position_))
            journal_.closing = closing_of(Rules::facts(), Records::texts(), *over, journal_.commitment ? seed_ : std::nullopt);
    }

    // Plays an entry of another journal with its recorded dice, unless something is wrong with it. `played`: what came of it.
    InputFault enter_again(const Entry& entry, Played* played = nullptr) {
        const auto seat = find_seat(Rules::facts(), entry.seat);
        if (!seat) return InputFault(kJournalFaults.unknown_seat, {outside("word", entry.seat)});
        if (entry.joined && (journal_.entries.empty() || journal_.entries.back().seat != entry.seat))
            return InputFault(kJournalFaults.not_joined);
        const auto action = check(*seat, entry.notation);
        if (!action) return refused(action.error());
        if (!entry.standing.empty() && !answers_so<Rules>(position_, *seat, entry.standing, *action))
            return InputFault(kJournalFaults.other_answer, {outside("word", entry.standing)});
        Dice dice = Dice::scripted(entry.dice);
        if (played) *played = {static_cast<int>(journal_.entries.size()) + 1, entry.dice, {}, viewers_of<Records>(position_, *seat, *action)};
        Applied applied = try_out(*seat, *action, dice, played ? &played->events : nullptr);
        if (InputFault wrong = dice_fault(dice)) return wrong;
        if (entry.hash != 0 && entry.hash != Rules::hash(applied.position)) return InputFault(kJournalFaults.other_position);
        if (entry.seating && entry.seating != newly_settled<Rules>(position_, applied.position)) return InputFault(kJournalFaults.other_seating);
        commit(*seat, Records::notate(*action), entry.joined, entry.standing, std::move(applied));
        return {};
    }

    // After the entries of another journal: its end must be ours, and the dice go on from its seed or a fresh one.
    InputFault resume(const Journal& journal, std::size_t count) {
        if (count == journal.entries.size())
            if (InputFault wrong = closing_fault(journal, journal_.closing)) return wrong;
        if (journal.closing && journal.closing->seed) {
            seed_ = journal.closing->seed;
            journal_.commitment = journal.commitment;
        } else {
            seed_ = random_seed();
        }
        if (count == journal.entries.size()) this->take_standing_from(journal);
        close_if_over();
        return {};
    }

    std::optional<Seed> seed_;   // empty: the dice are scripted
    std::vector<std::uint8_t> script_;
    std::size_t script_used_ = 0;
    std::vector<Before> before_;   // for undo, oldest first, all of one seat
    std::vector<Checkpoint> checkpoints_;   // the first position, and later ones
    int settled_ = 0;   // entry
};

}   // namespace papelotte
