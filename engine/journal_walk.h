// Going through the positions of a journal, from the set-up to the last entry, with its recorded dice.
#pragma once

#include "engine/beginning.h"
#include "engine/facts.h"
#include "engine/rules.h"

namespace papelotte {

// Calls begin(position), then step(before, after, entry, events) for each entry. The error is what made it stop.
template <GameRecords Records, class Begin, class Step>
std::expected<void, InputFault> walk_journal(const Journal& journal, Begin begin, Step step) {
    using Rules = typename Records::Rules;
    if (InputFault wrong = why_not_this_game(Rules::facts(), journal)) return std::unexpected(std::move(wrong));
    const auto setup = checked_beginning<Records>(journal.setup);
    if (!setup) return std::unexpected(setup.error());
    Dice setup_dice = Dice::scripted(journal.setup_dice);
    Effects beginning{setup_dice};
    const auto first = first_position<Records>(*setup, beginning);
    if (!first) return std::unexpected(first.error());
    typename Rules::Position position = *first;
    begin(position);
    std::vector<Event> events;
    for (std::size_t i = 0; i < journal.entries.size(); ++i) {
        const Entry& entry = journal.entries[i];
        const auto actor = find_seat(Rules::facts(), entry.seat);
        const auto action = Records::parse(entry.notation);
        if (!actor || !action || !Rules::to_act(position).has(*actor) || Rules::why_not(position, *actor, *action))
            return std::unexpected(InputFault(kJournalFaults.not_legal).within(at_entry(i)));
        const typename Rules::Position before = position;
        Dice dice = Dice::scripted(entry.dice);
        events.clear();
        Effects effects{dice, &events};
        Rules::apply(position, *actor, *action, effects);
        step(before, position, entry, events);
    }
    return {};
}

}  // namespace papelotte
