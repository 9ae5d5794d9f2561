// See walk.h. The journal holds no events: they are made again by playing its actions with its dice as a script.
#include "cli/walk.h"

#include <boost/json.hpp>
#include <span>

#include "cli/console.h"
#include "cli/files.h"
#include "cli/input.h"

namespace papelotte::cli {

namespace {

std::unique_ptr<Table> replayed(const Game& game, const Journal& journal, int to, const std::string& path) {
    auto table = game.replay(journal, to);
    if (!table) fail_in(path, std::move(table.error()));
    return std::move(*table);
}

}  // namespace

std::unique_ptr<Table> walk(const Game& game, const Journal& journal, int to, const std::string& path, const Visit& visit) {
    auto arrived = replayed(game, journal, to, path);
    const std::size_t count = to < 0 ? journal.entries.size() : static_cast<std::size_t>(to);
    const std::span entries = std::span(journal.entries).first(count);
    std::vector<std::uint8_t> script;
    for (const Entry& entry : entries) script.insert(script.end(), entry.dice.begin(), entry.dice.end());
    // Through text, as a file would hold it: so its numbers have the types that games expect from outside.
    const std::string start = boost::json::serialize(replayed(game, journal, 0, path)->position());
    auto walker = game.from_position(boost::json::parse(start), seed_from_number(0), std::move(script));
    if (!walker) fail_in(path, std::move(walker.error()).within({std::string(kSay.files.setup)}));
    for (const Entry& entry : entries) {
        const SeatSet to_act = (*walker)->to_act();
        const Seating seating = (*walker)->seating();
        const Seat seat = seat_named(*game.facts, entry.seat);
        const auto played = (*walker)->play(seat, entry.notation);
        if (!played)
            fail_in(path, InputFault(played.error().message).said_by(*game.texts).within(at_entry(static_cast<std::size_t>(entry.n) - 1)));
        visit(**walker, {entry, *played, readers_of(seat, to_act, *played), seat, seating});
    }
    return arrived;
}

}  // namespace papelotte::cli
