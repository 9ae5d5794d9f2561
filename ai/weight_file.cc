// See weight_file.h.
#include "ai/weight_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

#include "engine/facts.h"
#include "engine/faults.h"

namespace papelotte::ai {

namespace {

constexpr std::string_view kOpening = "WEIGHT(", kBlanks = " \t\r";
constexpr std::size_t kColumn = 11;   // characters of a number and the blanks before it

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? "" : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Splits the text between the brackets of "WEIGHT(a, b, c)".
std::optional<std::vector<std::string_view>> parts_of(std::string_view line) {
    if (!line.starts_with(kOpening) || !line.ends_with(')')) return std::nullopt;
    line = line.substr(kOpening.size(), line.size() - kOpening.size() - 1);
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= line.size();) {
        const std::size_t comma = std::min(line.find(',', start), line.size());
        parts.push_back(trimmed(line.substr(start, comma - start)));
        start = comma + 1;
    }
    return parts;
}

std::optional<double> number_in(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !(std::abs(number) <= kLargestWeight)) return std::nullopt;
    return number;
}

std::string shortest(double number) {
    std::array<char, 32> text{};
    (void)std::snprintf(text.data(), text.size(), "%.4g", number);
    return text.data();
}

class Reader {
   public:
    explicit Reader(const WeightNames& wanted)
        : wanted_(wanted), numbers_(wanted.names.size() * wanted.columns.size()), found_(wanted.names.size()) {}

    InputFault read_line(std::string_view line) {   // what is wrong with it, if anything
        if (line.empty() || line.starts_with("//")) return {};
        const auto parts = parts_of(line);
        const std::size_t columns = wanted_.columns.size();
        if (!parts || parts->size() != columns + 1)
            return InputFault(kPlayerFaults.weight_line, {Argument::of_number("columns", static_cast<int>(columns))});
        const auto name = std::ranges::find(wanted_.names, parts->front());
        if (name == wanted_.names.end()) return InputFault(kPlayerFaults.weight_unknown, {outside("word", parts->front())});
        const auto index = static_cast<std::size_t>(name - wanted_.names.begin());
        if (found_[index]) return InputFault(kPlayerFaults.weight_twice, {outside("word", parts->front())});
        found_[index] = true;
        for (std::size_t i = 0; i < columns; ++i) {
            const auto number = number_in((*parts)[i + 1]);
            if (!number) return InputFault(kPlayerFaults.weight_number, {outside("word", (*parts)[i + 1])});
            numbers_[index * columns + i] = *number;
        }
        return {};
    }
    std::expected<std::vector<double>, InputFault> finish() && {
        const auto missing = std::ranges::find(found_, false);
        if (missing == found_.end()) return std::move(numbers_);
        const std::string_view name = wanted_.names[static_cast<std::size_t>(missing - found_.begin())];
        return std::unexpected(InputFault(kPlayerFaults.weight_missing, {Argument::of_word("word", name)}));
    }

   private:
    const WeightNames& wanted_;
    std::vector<double> numbers_;
    std::vector<bool> found_;
};

}  // namespace

std::expected<std::vector<double>, InputFault> read_weights(std::string_view text, const WeightNames& wanted) {
    Reader reader(wanted);
    std::size_t line = 1;
    for (std::size_t start = 0; start < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        if (InputFault wrong = reader.read_line(trimmed(text.substr(start, end - start))))
            return std::unexpected(std::move(wrong).within(at_line(line)));
        start = end + 1;
    }
    return std::move(reader).finish();
}

std::string write_weights(std::string_view comment, const WeightNames& names, std::span<const double> numbers) {
    const auto right = [](std::string_view text, std::size_t width) {
        return std::string(width - std::min(width, text.size()), ' ').append(text);
    };
    std::size_t longest = 0;
    for (const std::string_view name : names.names) longest = std::max(longest, name.size());
    std::string text = "// " + std::string(comment) + "\n//" + std::string(longest + kOpening.size() - 1, ' ');
    for (const std::string_view column : names.columns) text += right(column, kColumn);
    text += '\n';
    auto number = numbers.begin();
    for (const std::string_view name : names.names) {
        text.append(kOpening).append(name).append(",").append(longest - name.size(), ' ');
        for (std::size_t i = 0; i < names.columns.size(); ++i)
            text += i == 0 ? right(shortest(*number++), kColumn) : "," + right(shortest(*number++), kColumn - 1);
        text += ")\n";
    }
    return text;
}

}  // namespace papelotte::ai
