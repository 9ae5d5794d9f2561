// Journals as JSON Lines. Reading is strict, for the text may come from anyone: sizes, nesting, keys, types and ranges are all checked.
#include "engine/journal.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <limits>

#include "engine/doubled_key.h"
#include "engine/facts.h"
#include "engine/journal_line.h"
#include "engine/json_text.h"
#include "engine/vocabulary.h"

namespace papelotte {

namespace {

constexpr std::size_t kLongestText = std::size_t{64} << 20, kLongestLine = std::size_t{1} << 20;
constexpr std::size_t kDeepest = 2;      // the line, a list or object in it, nothing in that
constexpr std::size_t kDeepestHeader = 12;   // it may hold a position

std::string hash_text(std::uint64_t hash) {
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4) text[i] = "0123456789abcdef"[hash & 15];
    return text;
}

template <class T>
boost::json::array list_of(const std::vector<T>& items) {
    boost::json::array list;
    for (const T& item : items) list.emplace_back(item);
    return list;
}

boost::json::object header_json(const Journal& journal) {
    boost::json::object options;
    for (const auto& [name, value] : journal.setup.options) options[name] = value;
    boost::json::object line{
        {"journal", 1}, {"game", journal.game}, {"rules", journal.setup.rules_version}, {"scenario", journal.setup.scenario}};
    line["options"] = std::move(options);
    if (!journal.setup.position.empty()) line["position"] = boost::json::parse(journal.setup.position);
    line["seats"] = list_of(journal.seats);
    if (journal.commitment) line["commitment"] = *journal.commitment;
    line["dice"] = list_of(journal.setup_dice);
    return line;
}

boost::json::object takeback_json(const Takeback& takeback) {
    boost::json::object line{{"undo", takeback.to}, {"seat", takeback.seat}};
    if (!takeback.consent.empty()) line["consent"] = list_of(takeback.consent);
    return line;
}

boost::json::object standing_json(const StandingLine& standing) {
    boost::json::object line{{"standing", list_of(standing.answers)}, {"seat", standing.seat}};
    if (standing.turn > 0) line["turn"] = standing.turn;
    return line;
}

// How many entries stood after the last take-back: what came since is written, or taken back, next.
std::size_t standing(const Journal& journal) { return journal.takebacks.empty() ? 0 : static_cast<std::size_t>(journal.takebacks.back().to); }

boost::json::object closing_json(const Closing& closing) {
    boost::json::object line{{"end", true}};
    line["winners"] = list_of(closing.winners);
    line["rule"] = closing.rule;
    line["reason"] = closing.reason;
    if (!closing.by.empty()) line["by"] = closing.by;
    if (closing.seed) line["seed"] = seed_text(*closing.seed);
    return line;
}

InputFault read_header(JournalLine line, Journal& journal) {
    line.number("journal", 1, 1);
    journal.game = line.text("game");
    journal.setup.rules_version = line.number("rules", 1, 1'000'000);
    journal.setup.scenario = line.text("scenario");
    journal.setup.options = line.options();
    if (line.has("position")) journal.setup.position = line.object("position");
    journal.seats = line.names("seats");
    journal.setup_dice = line.dice();
    if (line.has("commitment")) {
        journal.commitment = line.text("commitment");
        if (!read_seed(*journal.commitment)) line.fail(kJournalFaults.must_be_digits, "commitment", {Argument::of_number("count", 64)});
    }
    return line.finish();
}

Entry take_entry(JournalLine& line) {
    Entry entry;
    entry.n = line.number("n", 1, std::numeric_limits<int>::max());
    entry.seat = line.text("seat", kLongestNotation);
    entry.notation = line.text("do", kLongestNotation);
    entry.dice = line.dice();
    entry.hash = line.hash();
    if (line.has("seating")) {
        entry.seating = from_word<Seating>(line.text("seating", kLongestNotation));
        if (!entry.seating || *entry.seating == Seating::bidding)
            line.fail(kJournalFaults.must_be_one_of, "seating", {Argument::of_word("words", "kept, exchanged")});
    }
    if (line.has("joined")) {
        line.must_be_true("joined");
        entry.joined = true;
    }
    if (line.has("standing")) entry.standing = line.text("standing", kLongestNotation);
    return entry;
}

InputFault read_entry(JournalLine line, Journal& journal) {
    Entry entry = take_entry(line);
    const std::size_t due = journal.entries.size() + 1;
    if (static_cast<std::size_t>(entry.n) != due) line.fail(kJournalFaults.must_be_due, "n", {Argument::of_number("n", static_cast<int>(due))});
    journal.entries.push_back(std::move(entry));
    return line.finish();
}

InputFault read_takeback(JournalLine line, Journal& journal) {
    Takeback takeback;
    takeback.to = line.number("undo", 0, std::numeric_limits<int>::max());
    takeback.seat = line.text("seat", kLongestNotation);
    if (line.has("consent")) takeback.consent = line.names("consent");
    const bool possible = static_cast<std::size_t>(takeback.to) < journal.entries.size();
    if (!possible) line.fail(kJournalFaults.must_be_less, "undo", {Argument::of_number("n", static_cast<int>(journal.entries.size()))});
    if (possible) take_back(journal, std::move(takeback));
    return line.finish();
}

InputFault read_standing(JournalLine line, Journal& journal) {
    StandingLine standing{journal.takebacks.size(), journal.entries.size(), "", line.names("standing"), 0};
    standing.seat = line.text("seat", kLongestNotation);
    if (line.has("turn")) standing.turn = line.number("turn", 1, std::numeric_limits<int>::max());
    journal.standing.push_back(std::move(standing));
    return line.finish();
}

InputFault read_closing(JournalLine line, Journal& journal) {
    Closing closing;
    line.must_be_true("end");
    closing.winners = line.names("winners");
    closing.rule = line.text("rule");
    closing.reason = line.text("reason");
    if (line.has("by")) {
        closing.by = line.text("by");
        constexpr std::array<std::string_view, 5> kWays{"resignation", "draw", "abandoned", "rules_changed", "operator"};
        if (std::ranges::find(kWays, closing.by) == kWays.end())
            line.fail(kJournalFaults.must_be_one_of, "by",
                      {Argument::of_word("words", "resignation, draw, abandoned, rules_changed, operator")});
    }
    if (line.has("seed")) {
        const auto seed = read_seed(line.text("seed"));
        if (seed) closing.seed = *seed;
        else line.fail(kJournalFaults.must_be_digits, "seed", {Argument::of_number("count", 64)});
    }
    journal.closing = std::move(closing);
    return line.finish();
}

std::expected<boost::json::object, InputFault> parse_line(std::string_view text, std::size_t deepest = kDeepest) {
    if (text.size() > kLongestLine) return std::unexpected(InputFault(kJournalFaults.long_line));
    boost::json::error_code fault;
    boost::json::parse_options options;
    options.max_depth = deepest;
    boost::json::value json = boost::json::parse(text, fault, {}, options);
    if (fault) return std::unexpected(InputFault(kJournalFaults.not_json, {Argument::of_word("reason", fault.message())}));
    if (!json.is_object()) return std::unexpected(InputFault(kJournalFaults.no_object));
    if (const std::string key = doubled_key(text); !key.empty())
        return std::unexpected(InputFault(kJournalFaults.key_twice, {outside("key", key)}));
    return std::move(json.get_object());
}

InputFault read_line(std::string_view text, bool first, Journal& journal) {
    const auto object = parse_line(text, first ? kDeepestHeader : kDeepest);
    if (!object) return object.error();
    if (first) return read_header(JournalLine(*object), journal);
    if (journal.closing) return InputFault(kJournalFaults.after_the_end);
    if (object->contains("end")) return read_closing(JournalLine(*object), journal);
    if (object->contains("standing") && !object->contains("do")) return read_standing(JournalLine(*object), journal);
    return object->contains("undo") ? read_takeback(JournalLine(*object), journal) : read_entry(JournalLine(*object), journal);
}

}  // namespace

std::string write_journal(const Journal& journal) {
    std::string text = header_line(journal) + "\n";
    auto given = journal.standing.begin();
    const auto write_given = [&](std::size_t takebacks, std::size_t entries) {
        for (; given != journal.standing.end() && given->takebacks <= takebacks && given->entries <= entries; ++given)
            text += boost::json::serialize(standing_json(*given)) + "\n";
    };
    std::size_t stood = 0, back = 0;
    for (const Takeback& takeback : journal.takebacks) {
        for (const Entry& entry : takeback.played) {
            write_given(back, stood++);
            text += entry_line(entry) + "\n";
        }
        write_given(back++, stood);
        text += boost::json::serialize(takeback_json(takeback)) + "\n";
        stood = static_cast<std::size_t>(takeback.to);
    }
    for (; stood < journal.entries.size(); ++stood) {
        write_given(back, stood);
        text += entry_line(journal.entries[stood]) + "\n";
    }
    write_given(back, stood);
    if (journal.closing) text += closing_line(*journal.closing) + "\n";
    return text;
}

std::expected<Entry, InputFault> read_entry_line(std::string_view text) {
    const auto object = parse_line(text);
    if (!object) return std::unexpected(object.error());
    JournalLine line(*object);
    Entry entry = take_entry(line);
    if (InputFault wrong = line.finish()) return std::unexpected(std::move(wrong));
    return entry;
}

void take_back(Journal& journal, Takeback takeback) {
    takeback.played.assign(journal.entries.begin() + static_cast<std::ptrdiff_t>(standing(journal)), journal.entries.end());
    journal.entries.resize(static_cast<std::size_t>(takeback.to));
    journal.takebacks.push_back(std::move(takeback));
}

std::size_t start_of_run(const Journal& journal, std::size_t entries) {
    std::size_t start = entries;
    while (start > 0 && journal.entries[start - 1].seat == journal.entries[entries - 1].seat && journal.entries[start - 1].dice.empty()) --start;
    return start;
}

std::string header_line(const Journal& journal) { return boost::json::serialize(header_json(journal)); }
std::string entry_line(const Entry& entry) {
    JsonText line(160);
    line.open('{').key("n").add(entry.n).key("seat").add(entry.seat).key("do").add(entry.notation);
    if (!entry.dice.empty()) {
        line.key("dice").open('[');
        for (const std::uint8_t die : entry.dice) line.add(die);
        line.close(']');
    }
    if (entry.seating) line.key("seating").add(word(*entry.seating));
    if (entry.joined) line.key("joined").add(true);
    if (!entry.standing.empty()) line.key("standing").add(entry.standing);
    if (entry.hash != 0) line.key("hash").add(hash_text(entry.hash));
    return line.close('}').take();
}
std::string closing_line(const Closing& closing) { return boost::json::serialize(closing_json(closing)); }

std::expected<Journal, InputFault> read_journal(std::string_view text) {
    if (text.size() > kLongestText) return std::unexpected(InputFault(kJournalFaults.too_large));
    if (text.empty()) return std::unexpected(InputFault(kJournalFaults.empty).within(at_line(1)));
    Journal journal;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t length = text.find('\n');
        InputFault wrong =
            length == std::string_view::npos ? InputFault(kJournalFaults.cut_short) : read_line(text.substr(0, length), number == 1, journal);
        if (!wrong.empty()) return std::unexpected(std::move(wrong).within(at_line(number)));
        text.remove_prefix(length + 1);
    }
    return journal;
}

}  // namespace papelotte
