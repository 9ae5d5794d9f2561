#include "engine/text.h"

#include <algorithm>
#include <array>

#include "engine/message_pattern.h"

namespace papelotte {

namespace {

std::string figures(int value) { return value < 0 ? "\u2212" + std::to_string(-value) : std::to_string(value); }

// The first letter as a capital; a mark before it stays. Only the letters a to z and the accented ones of two bytes have capitals here.
std::string capitalised(std::string text) {
    const std::size_t at = text.find_first_not_of('*');
    if (at == std::string::npos) return text;
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte >= 'a' && byte <= 'z') {
        text[at] = static_cast<char>(byte - 32);
    } else if (byte == 0xc3 && at + 1 < text.size()) {
        const auto second = static_cast<unsigned char>(text[at + 1]);
        if (second >= 0xa0 && second != 0xb7 && second != 0xbf) text[at + 1] = static_cast<char>(second - 32);
    }
    return text;
}

// "0", and "0.0" of a decimal number.
bool is_zero(std::string_view word) { return word == "0" || word == "0.0" || word == "-0.0"; }

std::string without_marks(std::string text) {
    for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at)) text.erase(at, 2);
    return text;
}

// The id goes after what is set in bold, which is the name itself, or else to the end.
std::string with_id(std::string name, const std::string& id) {
    const std::size_t open = name.find("**"), close = open == std::string::npos ? open : name.find("**", open + 2);
    return name.insert(close == std::string::npos ? name.size() : close + 2, " (" + id + ")");
}

// A word of several parts, "is eliminated", as the key of a branch.
std::string word_key(std::string word) {
    std::ranges::replace(word, ' ', '_');
    return word;
}

class Speaker {
   public:
    Speaker(const Texts& texts, const Speech& speech, std::span<const Argument> arguments)
        : texts_(texts), speech_(speech), arguments_(arguments) {}

    std::string say(std::string_view text) const {
        const auto pattern = parse_pattern(text);
        return pattern ? filled(*pattern, nullptr) : std::string(text);   // compile_text lets no malformed pattern pass
    }

   private:
    std::string filled(const Pattern& pattern, const Argument* counted) const {
        std::string text;
        for (const PatternPart& part : pattern) text += filled(part, counted);
        return text;
    }

    std::string filled(const PatternPart& part, const Argument* counted) const {
        const Argument* argument = find(part.text);
        switch (part.kind) {
            case PatternPart::Kind::text: return part.text;
            case PatternPart::Kind::hash: return counted ? figures(counted->number) : "#";
            case PatternPart::Kind::value: {
                std::string text = argument ? value(*argument, part.form, true) : std::string();
                return part.capital ? capitalised(std::move(text)) : text;
            }
            case PatternPart::Kind::plural: return branch(part, plural_key(part, argument), argument);
            case PatternPart::Kind::select:
                return branch(part, !argument ? "none" : word_key(part.form.empty() ? argument->word : value(*argument, part.form, false)),
                              counted);
            case PatternPart::Kind::list: return list(part, counted);
        }
        return {};
    }

    const Argument* find(std::string_view name) const {
        const auto at = std::ranges::find(arguments_, name, &Argument::name);
        return at == arguments_.end() ? nullptr : &*at;
    }

    // A number by a form: an entry of the catalogue with that number, "words.3".
    std::string value(const Argument& argument, const std::string& form, bool shown) const {
        if (form == "decimal" || form == "size" || form == "sense") return decimal(argument.word, form);
        if (argument.is_number && form == "signed") return (argument.number > 0 ? "+" : "") + figures(argument.number);
        if (argument.is_number) {
            const auto entry = form.empty() ? std::nullopt : texts_.find(form + "." + argument.word, speech_.language);
            return entry ? std::string(*entry) : figures(argument.number);
        }
        if (argument.key.empty()) return argument.word;
        std::string key = argument.key;
        if (!form.empty()) key += ":" + form;
        if (argument.nth > 0)
            if (const auto nth = texts_.find(key + (form.empty() ? ":nth" : "_nth"), speech_.language))
                return Speaker(texts_, speech_, std::array{Argument::of_number("nth", argument.nth)}).say(*nth) + id_of(argument, shown);
        const auto name = texts_.find(key, speech_.language);
        if (!name) return argument.word;
        return shown && speech_.ids && argument.typed ? with_id(std::string(*name), argument.word) : std::string(*name);
    }
    // "-15.0": "−15" with the mark of the language, "15" as its size, "minus" as its sense.
    std::string decimal(std::string digits, std::string_view form) const {
        const bool negative = digits.starts_with('-'), zero = is_zero(digits);
        if (form == "sense") return zero ? "none" : negative ? "minus" : "plus";
        if (negative) digits.erase(0, 1);
        if (const std::size_t point = digits.find('.'); point != std::string::npos) {
            digits.erase(std::max(digits.find_last_not_of('0') + 1, point));
            if (digits.ends_with('.')) digits.pop_back();
            else digits.replace(point, 1, texts_.find("decimal.mark", speech_.language).value_or("."));
        }
        return (negative && !zero && form != "size" ? "\u2212" : "") + digits;
    }
    std::string id_of(const Argument& argument, bool shown) const {
        return shown && speech_.ids && argument.typed ? " (" + argument.word + ")" : std::string();
    }

    std::string plural_key(const PatternPart& part, const Argument* argument) const {
        const int count = argument ? argument->number : 0;
        const std::string exact = "=" + std::to_string(count);
        const bool has_exact = std::ranges::find(part.branches, exact, &PatternBranch::key) != part.branches.end();
        return has_exact ? exact : std::string(plural_category(speech_.language, count));
    }

    std::string branch(const PatternPart& part, const std::string& key, const Argument* counted) const {
        auto at = std::ranges::find(part.branches, key, &PatternBranch::key);
        if (at == part.branches.end()) at = std::ranges::find(part.branches, "other", &PatternBranch::key);
        return at == part.branches.end() ? std::string() : filled(at->parts, counted);
    }

    // Whether one of the values "may_go|may_stay" is there.
    bool holds(std::string_view names) const {
        while (!names.empty()) {
            const std::string_view name = names.substr(0, names.find('|'));
            names.remove_prefix(std::min(names.size(), name.size() + 1));
            const Argument* argument = find(name);
            if (name == "always" || (argument && !is_zero(argument->word) && argument->word != "no" && argument->word != "none")) return true;
        }
        return false;
    }

    std::string list(const PatternPart& part, const Argument* counted) const {
        std::vector<std::string> items;
        for (const PatternBranch& one : part.branches)
            if (holds(one.key)) items.push_back(filled(one.parts, counted));
        const std::string joiner = "list." + part.text;
        std::string text;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i > 0) text += texts_.find(i + 1 < items.size() ? joiner : joiner + ".last", speech_.language).value_or(", ");
            text += items[i];
        }
        return text;
    }

    const Texts& texts_;
    const Speech& speech_;
    std::span<const Argument> arguments_;
};

std::optional<std::string_view> find_in(std::span<const TextTable> tables, std::string_view id, std::string_view language) {
    const auto table = std::ranges::find(tables, language, &TextTable::language);
    if (table == tables.end()) return std::nullopt;
    const auto at = std::ranges::lower_bound(table->entries, id, {}, &TextEntry::id);
    return at != table->entries.end() && at->id == id ? std::optional(at->text) : std::nullopt;
}

}  // namespace

std::optional<std::string_view> Texts::find(std::string_view id, std::string_view language) const {
    if (const auto own = find_in(own_, id, language)) return own;
    return find_in(common_, id, language);
}

std::string Texts::say(const Message& message, const Speech& speech) const {
    const auto pattern = find(message.id, speech.language);
    if (!pattern) return message.id;
    std::string text = Speaker(*this, speech, message.arguments).say(*pattern);
    return speech.marks ? text : without_marks(std::move(text));
}

const Texts& common_texts() {
    static const Texts kTexts({}, common_text());
    return kTexts;
}

std::vector<std::string_view> languages() {
    std::vector<std::string_view> all;
    for (const TextTable& table : common_text()) all.push_back(table.language);
    return all;
}

std::string_view plural_category(std::string_view language, int count) {
    const bool zero_is_one = language == "fr" || language == "pt";
    return count == 1 || (zero_is_one && count == 0) ? "one" : "other";
}

}  // namespace papelotte
