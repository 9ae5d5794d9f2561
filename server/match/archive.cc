// See archive.h. The stories, before they are deflated, are lines of JSON:
//
//   {"views":["french","allied","observer","all"]}          with "until":412 if only the first 412 entries could be replayed
//   the first view of each, one line per view
//   the first step of each, one line per view; the second step of each; …
//
// A step is nearly the same in all views, so interleaving them lets deflate store four stories in little more space than one.
#include "server/match/archive.h"

#include "engine/facts.h"
#include "engine/faults.h"
#include "engine/merge_patch.h"
#include "engine/spoken.h"
#include "server/match/deflated.h"
#include "server/match/match_journal.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kLongestStories = std::size_t{256} << 20;   // inflated

struct Lines {
    std::string text;
    json::object head;
    std::size_t begin = 0;      // of the text after the head
    std::size_t views = 0;

    // Calls line(index of the view, text) for each line after the head.
    template <class Line> void each(const Line& line) const {
        std::size_t number = 0;
        for (std::size_t at = begin; at < text.size(); ++number) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            line(number % views, std::string_view(text).substr(at, end - at));
            at = end + 1;
        }
    }
};

std::optional<Lines> lines_of(const store::ArchiveRow& archive) {
    auto text = inflated(archive.stories, kLongestStories);
    if (!text) return std::nullopt;
    Lines lines{std::move(*text), {}};
    const std::size_t end = lines.text.find('\n');
    boost::json::error_code fault;
    json::value head = json::parse(std::string_view(lines.text).substr(0, end), fault);
    if (fault || end == std::string::npos || !head.is_object() || !head.get_object().contains("views")) return std::nullopt;
    lines.head = std::move(head.get_object());
    if (!lines.head.at("views").is_array() || lines.head.at("views").get_array().empty()) return std::nullopt;
    lines.views = lines.head.at("views").get_array().size();
    lines.begin = end + 1;
    return lines;
}

std::optional<std::size_t> view_of(const Lines& lines, std::string_view as) {
    const json::array& views = lines.head.at("views").get_array();
    for (std::size_t i = 0; i < views.size(); ++i)
        if (views[i].is_string() && views[i].get_string() == as) return i;
    return std::nullopt;
}

std::expected<std::string, std::string> stories_of(const Game& game, const Journal& journal, std::optional<std::size_t> until) {
    std::vector<std::string> names(game.facts->seats.begin(), game.facts->seats.end());
    std::vector<json::object> stories;
    for (std::size_t i = 0; i < names.size() + 2; ++i) {
        const std::optional<Seat> seat = i < names.size() ? Seat(i) : i == names.size() ? kObserver : std::optional<Seat>();
        auto story = game.story(journal, seat);
        if (!story) return std::unexpected(story.error().text());
        stories.push_back(std::move(*story));
    }
    json::object head{{"views", json::array(names.begin(), names.end())}};
    head["views"].get_array().emplace_back("observer");
    head["views"].get_array().emplace_back("all");
    if (until) head["until"] = *until;
    std::string text = json::serialize(head) + "\n";
    for (const json::object& story : stories) text += json::serialize(story.at("view")) + "\n";
    for (std::size_t step = 0; step < stories[0].at("steps").get_array().size(); ++step)
        for (const json::object& story : stories) text += json::serialize(story.at("steps").get_array()[step]) + "\n";
    return text;
}

}  // namespace

json::object verification_json(const Verification& found) {
    json::object out{{"sound", found.sound}, {"entries", found.entries}, {"problem", found.problem.text()}};
    out["dice"] = found.dice.empty() ? std::string() : common_texts().say({std::string(found.dice)});
    add_fault(out, found.problem);
    return out;
}

namespace {

std::size_t replayable_entries(const Game& game, const Journal& journal) {
    const auto replays = [&](std::size_t count) {
        Journal part = journal;
        part.entries.resize(count);
        if (count < journal.entries.size()) part.closing.reset();
        return game.replay(part, -1).has_value();
    };
    if (replays(journal.entries.size())) return journal.entries.size();
    std::size_t sound = 0, unsound = journal.entries.size();   // the set-up has no recorded hash
    while (sound + 1 < unsound) {
        const std::size_t middle = (sound + unsound) / 2;
        (replays(middle) ? sound : unsound) = middle;
    }
    return sound;
}

}  // namespace

Replayable replayable(const Game& game, Journal journal) {
    journal.takebacks.clear();
    const int played = journal.setup.rules_version;
    if (plays_version(*game.facts, played)) return {played, replayable_entries(game, journal)};
    journal.setup.rules_version = game.facts->rules_version;
    Replayable most{game.facts->rules_version, replayable_entries(game, journal)};
    for (const int former : game.facts->former_versions) {
        journal.setup.rules_version = former;
        if (const std::size_t entries = replayable_entries(game, journal); entries > most.entries) most = {former, entries};
    }
    return most;
}

std::expected<store::ArchiveRow, std::string> archive_of(const Game& game, const store::MatchRow& row,
                                                         const std::vector<store::RecordRow>& records) {
    auto journal = match_journal(row, records);
    if (!journal) return std::unexpected(journal.error());
    const int played = journal->setup.rules_version;
    const std::size_t entries = journal->entries.size();
    const auto [version, sound] = replayable(game, *journal);
    if (sound < entries && played == version) return std::unexpected("the journal cannot be replayed");
    journal->setup.rules_version = version;
    Verification found;
    std::optional<std::size_t> until;
    if (sound == entries) {
        found = game.verify(*journal);
    } else {
        until = sound;
        found.entries = entries;
        found.problem = InputFault(kJournalFaults.rules_changed, {Argument::of_number("version", played), Argument::of_number("now", version)})
                            .within(at_entry(sound));
        journal->entries.resize(sound);
    }
    const auto stories = stories_of(game, *journal, until);
    if (!stories) return std::unexpected(stories.error());
    return store::ArchiveRow{version, json::serialize(verification_json(found)), deflated(*stories)};
}

std::optional<std::string> archived_story(const store::ArchiveRow& archive, std::string_view as) {
    const auto lines = lines_of(archive);
    const auto view = lines ? view_of(*lines, as) : std::nullopt;
    if (!view) return std::nullopt;
    std::string story = R"({"view":)";
    std::size_t told = 0;
    lines->each([&](std::size_t of, std::string_view line) {
        if (of != *view) return;
        if (told == 1) story += R"(,"steps":[)";
        if (told > 1) story += ',';
        story += line;
        ++told;
    });
    if (told == 0) return std::nullopt;
    story += told == 1 ? R"(,"steps":[])" : "]";
    if (const json::value* until = lines->head.if_contains("until")) story += R"(,"until":)" + json::serialize(*until);
    return story + R"(,"as":)" + json::serialize(as) + "}";
}

std::optional<json::object> archived_view(const store::ArchiveRow& archive, std::string_view as) {
    const auto lines = lines_of(archive);
    const auto view = lines ? view_of(*lines, as) : std::nullopt;
    if (!view) return std::nullopt;
    std::optional<json::object> shown;
    lines->each([&](std::size_t of, std::string_view line) {
        if (of != *view) return;
        boost::json::error_code fault;
        json::value value = json::parse(line, fault);
        if (fault || !value.is_object()) return;
        if (!shown) shown = std::move(value.get_object());
        else if (value.get_object().contains("patch")) apply_merge_patch(*shown, value.at("patch").get_object());
    });
    return shown;
}

}  // namespace papelotte::server
