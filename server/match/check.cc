#include "server/match/check.h"

#include "games/registry.h"
#include "server/match/match_journal.h"
#include "server/match/played_rules.h"

namespace papelotte::server {

namespace {

enum class Verdict : std::uint8_t { sound, former };

std::expected<Verdict, std::string> verdict_on(const store::MatchRow& match, const std::vector<store::RecordRow>& records) {
    std::int64_t last = 0;
    for (const store::RecordRow& record : records) {   // standing answers have the number of the record before them
        if (record.rev != last && record.rev != last + 1) return std::unexpected("record " + std::to_string(last + 1) + " is missing");
        last = record.rev;
    }
    if (last != match.rev) return std::unexpected("it has " + std::to_string(last) + " records, but is at record " + std::to_string(match.rev));
    const Game* game = find_game(match.game);
    if (!game) return std::unexpected("unknown game");
    const auto journal = match_journal(match, records);
    if (!journal) return std::unexpected(journal.error());
    if (std::ssize(journal->entries) != match.n)
        return std::unexpected("it has " + std::to_string(journal->entries.size()) + " entries, but " + std::to_string(match.n) +
                               " were counted");
    if (!follows_played_rules(match)) return Verdict::former;
    if (match.status == "over") {
        const Verification found = game->verify(*journal);
        if (!found.sound) return std::unexpected(found.problem.text());
        return Verdict::sound;
    }
    const auto seed = read_seed(match.seed);
    if (!seed) return std::unexpected("the seed cannot be read");
    if (const auto table = game->resume(*journal, *seed); !table) return std::unexpected(table.error().text());
    return Verdict::sound;
}

}   // namespace

Checked check_matches(store::Store& store, const std::function<void(const std::string&, const std::string&)>& report) {
    constexpr int kAtOnce = 100;
    Checked checked;
    std::string last;
    for (std::vector<std::string> ids; !(ids = store.matches_after(last, kAtOnce)).empty(); last = ids.back())
        for (const std::string& id : ids) {
            ++checked.matches;
            try {
                const auto match = store.match(id);
                if (!match) continue;   // forgotten in the meantime
                const std::vector<store::RecordRow> records = store.records(id);
                checked.records += std::ssize(records);
                const auto verdict = verdict_on(*match, records);
                if (verdict && *verdict == Verdict::former) ++checked.former;
                if (verdict) continue;
                ++checked.broken;
                report(id, verdict.error());
            } catch (const std::exception& error) {
                ++checked.broken;
                report(id, error.what());
            }
        }
    return checked;
}

}   // namespace papelotte::server
