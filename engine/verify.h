// Checks a finished or unfinished journal: every action is legal, every position is as recorded, and the dice are those of the seed that
// was committed to before the game.
#pragma once

#include <algorithm>

#include "engine/facts.h"
#include "engine/faults.h"
#include "engine/game.h"

namespace papelotte {

// The dice "5, 2", or no such value where there are none.
inline void add_dice(std::vector<Argument>& values, std::string_view gap, std::span<const std::uint8_t> dice) {
    std::string text;
    for (const std::uint8_t die : dice) text += (text.empty() ? "" : ", ") + std::to_string(die);
    if (!text.empty()) values.push_back(Argument::of_word(gap, text));
}

inline InputFault other_dice(std::span<const std::uint8_t> rolled, std::span<const std::uint8_t> recorded) {
    if (std::ranges::equal(rolled, recorded)) return {};
    std::vector<Argument> values;
    add_dice(values, "rolled", rolled);
    add_dice(values, "recorded", recorded);
    return InputFault(kJournalFaults.other_dice, std::move(values));
}

// Plays a sound journal once more with the dice of the seed: where they differ from those recorded, if they do.
template <class TheTable>
InputFault why_not_dice_of(const Seed& seed, const Journal& journal) {
    const auto table = TheTable::set_up(journal.setup, seed);
    if (!table) return table.error();
    InputFault wrong = other_dice((*table)->journal().setup_dice, journal.setup_dice).within(at_line(1));
    for (std::size_t i = 0; i < journal.entries.size() && wrong.empty(); ++i) {
        const Entry& entry = journal.entries[i];
        const auto played = (*table)->play(find_seat((*table)->facts(), entry.seat).value_or(kNobody), entry.notation);
        wrong = played ? other_dice(played->dice, entry.dice) : InputFault(played.error().message).said_by((*table)->texts());
        wrong = std::move(wrong).within(at_entry(i));
    }
    return wrong;
}

template <class TheTable>
Verification verify_journal(const Journal& journal) {
    Verification result;
    result.entries = journal.entries.size();
    const auto table = TheTable::replay(journal, -1);
    if (!table) {
        result.problem = table.error();
        return result;
    }
    if (!journal.closing || !journal.closing->seed) {
        const bool cut_off = !journal.closing && (*table)->outcome();
        result.sound = true;
        result.dice = !journal.commitment || journal.closing ? kDiceChecks.no_seed
                      : cut_off                              ? kDiceChecks.seed_missing
                                                             : kDiceChecks.no_seed_yet;
        return result;
    }
    const Seed& seed = *journal.closing->seed;
    if (journal.commitment && *journal.commitment != commitment_to(seed))
        result.problem = InputFault(kJournalFaults.commitment).within(at_line(journal.entries.size() + 2));
    else result.problem = why_not_dice_of<TheTable>(seed, journal);
    result.sound = result.problem.empty();
    if (result.sound) result.dice = journal.commitment ? kDiceChecks.committed : kDiceChecks.uncommitted;
    return result;
}

}  // namespace papelotte
