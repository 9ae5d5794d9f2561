// See menu.h.
#include "cli/menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/console.h"

namespace papelotte::cli {

namespace {

constexpr std::size_t kLongestMenu = 40, kMostDigits = 6;

bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t space = std::min(text.find(' '), text.size());
        if (space > 0) words.push_back(text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return words;
}

std::string_view verb_of(std::string_view action) { return action.substr(0, action.find(' ')); }

std::string_view first_words(std::string_view action, std::size_t count) {
    std::size_t end = 0;
    for (; count > 0 && end < action.size(); --count) end = std::min(action.find(' ', end == 0 ? 0 : end + 1), action.size());
    return action.substr(0, end);
}

std::size_t words_in_common(std::span<const std::string> actions) {
    for (std::size_t count = 1;; ++count) {
        const std::string_view beginning = first_words(actions.front(), count);
        const bool shared = std::ranges::all_of(actions, [&](const std::string& action) { return first_words(action, count) == beginning; });
        if (!shared || beginning.size() == actions.front().size()) return count - 1;
    }
}

std::vector<std::string> sorted_by_verb(std::span<const std::string> actions) {
    std::vector<std::string> sorted;
    std::vector<std::string_view> verbs;
    for (const std::string& action : actions)
        if (std::ranges::find(verbs, verb_of(action)) == verbs.end()) verbs.push_back(verb_of(action));
    for (const std::string_view verb : verbs)
        std::ranges::copy_if(actions, std::back_inserter(sorted), [&](const std::string& action) { return verb_of(action) == verb; });
    return sorted;
}

std::string number_text(std::size_t number, bool marked) { return fmt::format("{:>4}", fmt::format("{}{}", marked ? "#" : "", number)); }

// The items of one verb under its heading, in columns, numbered on from `number`.
std::string verb_text(std::string_view verb, std::span<const std::string> labels, std::size_t number, bool marked, std::size_t width) {
    std::size_t widest = 0;
    for (const std::string& label : labels) widest = std::max(widest, label.size());
    const std::size_t cell = widest + 7, columns = std::max<std::size_t>(1, (width - 2) / cell);
    std::string text = fmt::format("  {}\n", painted(verb, Paint::bold));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool last = i + 1 == labels.size() || (i + 1) % columns == 0;
        text += i % columns == 0 ? "  " : "";
        text += fmt::format("{} {:<{}}", number_text(number + i, marked), labels[i], last ? 0 : widest + 2);
        text += last ? "\n" : "";
    }
    return text;
}

}  // namespace

std::vector<MenuItem> menu_of(std::span<const std::string> actions) {
    const std::vector<std::string> sorted = sorted_by_verb(actions);
    std::vector<MenuItem> folded, whole;
    for (const std::string& action : sorted) whole.push_back({action, 1});
    if (sorted.size() <= kLongestMenu) return whole;
    const std::size_t words = std::max<std::size_t>(2, words_in_common(sorted) + 1);
    for (const std::string& action : sorted) {
        const std::string beginning(first_words(action, words));
        const auto found = std::ranges::find(folded, beginning, &MenuItem::text);
        if (found == folded.end()) folded.push_back({beginning, 1});
        else ++found->count;
    }
    for (MenuItem& item : folded)   // the only one of its kind is shown in full
        if (item.count == 1) item.text = matching(sorted, item.text).front();
    return folded.size() < sorted.size() ? folded : whole;
}

std::vector<std::string> matching(std::span<const std::string> actions, std::string_view typed) {
    const std::string wanted = tidy(typed);
    std::vector<std::string> exact, beginning, abbreviated;
    const std::vector<std::string_view> words = words_of(wanted);
    for (const std::string& action : actions) {
        const std::vector<std::string_view> its = words_of(action);
        if (action == wanted) exact.push_back(action);
        if (action.starts_with(wanted + " ")) beginning.push_back(action);
        const auto starts = [](std::string_view word, std::string_view start) { return word.starts_with(start); };
        if (words.size() <= its.size() && std::equal(words.begin(), words.end(), its.begin(), [&](auto a, auto b) { return starts(b, a); }))
            abbreviated.push_back(action);
    }
    if (!exact.empty()) return exact;
    return beginning.empty() ? abbreviated : beginning;
}

std::vector<std::string> with_operand(std::span<const std::string> actions, std::string_view number) {
    std::vector<std::string> found;
    for (const std::string& action : actions)
        if (const auto words = words_of(action); std::find(words.begin() + 1, words.end(), number) != words.end()) found.push_back(action);
    return found;
}

bool has_numbers(std::span<const std::string> actions) {
    return std::ranges::any_of(actions, [](const std::string& action) {
        const auto words = words_of(action);
        return std::any_of(words.begin() + 1, words.end(), is_number);
    });
}

std::optional<std::size_t> menu_number(std::string_view typed) {
    if (typed.starts_with('#')) typed.remove_prefix(1);
    if (!is_number(typed)) return std::nullopt;
    return typed.size() > kMostDigits ? std::string_view::npos : std::stoul(std::string(typed)) - 1;   // 0 is no place either
}

std::string menu_text(std::span<const MenuItem> menu, int width) {
    std::vector<std::string> all;
    for (const MenuItem& item : menu) all.push_back(item.text);
    const bool marked = has_numbers(all);
    std::string text;
    for (std::size_t i = 0; i < menu.size();) {
        const std::string_view verb = verb_of(menu[i].text);
        std::vector<std::string> labels;
        for (std::size_t j = i; j < menu.size() && verb_of(menu[j].text) == verb; ++j) {
            const std::string_view operands = std::string_view(menu[j].text).substr(std::min(verb.size() + 1, menu[j].text.size()));
            labels.push_back(menu[j].count > 1 ? fmt::format("{} ... ({})", operands, menu[j].count) : std::string(operands));
        }
        if (labels.size() == 1 && labels[0].empty()) text += fmt::format("  {} {}\n", number_text(i + 1, marked), painted(verb, Paint::bold));
        else text += verb_text(verb, labels, i + 1, marked, static_cast<std::size_t>(width));
        i += labels.size();
    }
    return text;
}

std::string tidy(std::string_view text) {
    std::string spaced(text);
    std::ranges::replace_if(spaced, [](unsigned char c) { return c == '\t' || c == '\r'; }, ' ');
    const std::vector<std::string_view> words = words_of(spaced);
    return joined(words, " ");
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        if (std::string part = tidy(text.substr(begin, end - begin)); !part.empty()) parts.push_back(std::move(part));
        begin = end + 1;
    }
    return parts;
}

}  // namespace papelotte::cli
