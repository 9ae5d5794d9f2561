// Checks a finished or unfinished journal: every action is legal, every position is as recorded, and the dice are those of the seed that
// was committed to before the game.
#pragma once

#include "engine/facts.h"
#include "engine/game.h"

namespace papelotte {

// Replays a valid journal with the dice of the seed. Returns where they differ from the recorded ones, or an empty text.
template <class TheTable>
std::string why_not_dice_of(const Seed& seed, const Journal& journal) {
    const auto fault = [](const std::string& where, const std::vector<std::uint8_t>& rolled, const std::vector<std::uint8_t>& recorded) {
        return rolled == recorded ? std::string()
                                  : where + "the seed gives the dice " + dice_text(rolled) + "; recorded are " + dice_text(recorded);
    };
    const auto table = TheTable::set_up(journal.setup, seed);
    if (!table) return table.error();
    std::string error = fault("line 1: ", (*table)->journal().setup_dice, journal.setup_dice);
    for (std::size_t i = 0; i < journal.entries.size() && error.empty(); ++i) {
        const Entry& entry = journal.entries[i];
        const auto played = (*table)->play(find_seat((*table)->facts(), entry.seat).value_or(kNobody), entry.notation);
        error = played ? fault(at_entry(i), played->dice, entry.dice) : at_entry(i) + played.error().text;
    }
    return error;
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
        result.dice = !journal.commitment || journal.closing ? "no seed: the dice are as recorded and cannot be checked further"
                      : cut_off                              ? "no seed: the game is over, but the closing line that shows the seed is missing"
                                                             : "no seed yet: it is shown when the game is over";
        return result;
    }
    const Seed& seed = *journal.closing->seed;
    if (journal.commitment && *journal.commitment != commitment_to(seed))
        result.problem = "line " + std::to_string(journal.entries.size() + 2) + ": the seed does not match its commitment";
    else result.problem = why_not_dice_of<TheTable>(seed, journal);
    result.sound = result.problem.empty();
    if (result.sound)
        result.dice = journal.commitment ? "the seed matches its commitment and gives these dice"
                                         : "the seed gives these dice, but nothing was committed to beforehand";
    return result;
}

}  // namespace papelotte
