#include "server/match/played_rules.h"

#include "engine/facts.h"
#include "games/registry.h"
#include "server/log.h"
#include "server/match/archive.h"
#include "server/match/match_journal.h"
#include "server/match/match_json.h"
#include "server/match/record.h"
#include "server/store/waiting.h"

namespace papelotte::server {

namespace {

std::string could_not(store::Problem problem) { return problem == store::Problem::none ? "" : "it could not be written to the disk"; }

// The record that ends a match without winners.
store::Append end_of(const store::MatchRow& match, const Journal& journal, const Facts& facts) {
    Record record;
    record.kind = Record::Kind::end;
    record.seat = facts.seats[0];
    record.by = kRulesChanged;
    const std::string reason = "The rules of the game were corrected (version " + std::to_string(journal.setup.rules_version) + " to " +
                               std::to_string(facts.rules_version) + "), and this match had gone otherwise.";
    return {match.id,      {match.rev + 1, record_line(record), match.changed}, match.n, "over", result_text({}, record.by, "", reason), "",
            match.headline};
}

std::string end_match(store::Store& store, store::MatchRow& match, std::vector<store::RecordRow>& records, const Journal& journal,
                      const Facts& facts) {
    store::Append end = end_of(match, journal, facts);
    end.rules = match.rules;
    end.record.at = records.empty() ? match.changed : records.back().at;
    const store::Problem problem = store::written(store, {end});
    if (others_were_first(problem)) {   // another worker has ended it
        auto again = store.match(match.id);
        if (!again) return "the match is gone";
        match = std::move(*again);
        records = store.records(match.id);
        return {};
    }
    if (problem != store::Problem::none) return could_not(problem);
    log_event(Level::warning, "match_ended",
              {{"match", match.id}, {"by", kRulesChanged}, {"played", journal.setup.rules_version}, {"present", facts.rules_version}});
    match.rev = end.record.rev;
    match.status = end.status;
    match.result = end.result;
    match.to_act.clear();
    records.push_back(std::move(end.record));
    return {};
}

std::string keep_archive(store::Store& store, const Game& game, const store::MatchRow& match, const std::vector<store::RecordRow>& records) {
    if (store.archive(match.id)) return {};
    auto archive = archive_of(game, match, records);
    if (!archive) return archive.error();
    return could_not(store::written(store, {store::AddArchive{match.id, std::move(*archive)}}));
}

std::string name_of(std::string_view game, int version) { return "rules " + std::string(game) + " " + std::to_string(version); }

}  // namespace

bool follows_played_rules(const store::MatchRow& match) {
    const Game* game = find_game(match.game);
    const auto journal = read_journal(match.header + "\n");
    return !game || !journal || plays_version(*game->facts, journal->setup.rules_version);   // loading the match reports unreadable rows
}

std::vector<std::string> played_rules() {
    std::vector<std::string> names;
    for (const Game& game : games()) {
        names.push_back(name_of(game.facts->id, game.facts->rules_version));
        for (const int version : game.facts->former_versions) names.push_back(name_of(game.facts->id, version));
    }
    return names;
}

std::string rules_name(const store::MatchRow& match) {
    const auto journal = read_journal(match.header + "\n");
    return name_of(match.game, journal ? journal->setup.rules_version : 0);
}

std::expected<void, std::string> migrate_to_played_rules(store::Store& store, store::MatchRow& match, std::vector<store::RecordRow>& records,
                                                         Unplayable unplayable) {
    const Game* game = find_game(match.game);
    if (!game) return std::unexpected("unknown game");
    auto journal = match_journal(match, records);
    if (!journal) return std::unexpected(journal.error());
    const bool over = match.status == "over";
    if (!over && plays_version(*game->facts, journal->setup.rules_version)) return {};
    std::string problem;
    if (const Replayable found = replayable(*game, *journal); !over && found.entries == journal->entries.size()) {
        journal->setup.rules_version = found.rules_version;
        match.header = header_line(*journal);
        match.rules = found.rules_version;
        problem = could_not(store::written(store, {store::SetHeader{match.id, match.header, match.rules}}));
    } else if (!over && unplayable == Unplayable::waits) {
        problem = "no version that is played here leads to its positions";
    } else {
        if (!over) problem = end_match(store, match, records, *journal, *game->facts);
        if (problem.empty()) problem = keep_archive(store, *game, match, records);
    }
    if (!problem.empty()) return std::unexpected(problem);
    return {};
}

}  // namespace papelotte::server
