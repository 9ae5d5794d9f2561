// Reads structs that list their fields (engine/fields.h) from JSON text, without Boost.JSON: for WebAssembly, which is given the views that our own
// server wrote. Faults.h and fields_json.h say what is wrong with a position from outside; this only says that something is.
//   ViewText in(text);
//   const bool fine = in.object([&](std::string_view key) { return key == "units" ? in.object(…) : read_field(in, key, position) }) && in.over();
// A game's ids are read by `bool id_from(std::string_view word, Unit&)`, found by its arguments; the words of other enums are their enumerators.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/fields.h"
#include "engine/words.h"

namespace papelotte {

class ViewText {
   public:
    explicit ViewText(std::string_view text) : rest_(text) {}

    // visit(key) and visit() must take the value; false if they or the text fail.
    template <class Visit>
    bool object(Visit visit) {
        return series('{', '}', [&] {
            std::string_view key;
            return word(key) && take(':') && visit(key);
        });
    }
    template <class Visit>
    bool list(Visit visit) {
        return series('[', ']', visit);
    }
    bool word(std::string_view& into) {   // a string without escapes
        if (!take('"')) return false;
        const std::size_t end = rest_.find('"');
        if (end == std::string_view::npos) return false;
        into = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        return into.find('\\') == std::string_view::npos;
    }
    bool number(std::int64_t& into) {   // whole, of at most 15 digits
        const bool negative = take('-');
        std::size_t digits = 0;
        for (into = 0; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9' && digits < 16; ++digits)
            into = into * 10 + (rest_[digits] - '0');
        rest_.remove_prefix(digits);
        if (negative) into = -into;
        return digits > 0 && digits < 16 && !next_is('.') && !next_is('e') && !next_is('E');
    }
    bool flag(bool& into) {
        into = literal("true");
        return into || literal("false");
    }
    bool null() { return literal("null"); }
    bool skip() {   // any value
        int depth = 0;
        do {
            blanks();
            if (rest_.empty()) return false;
            const char first = rest_.front();
            if (first == '"') {
                if (!skip_string()) return false;
                continue;
            }
            rest_.remove_prefix(1);
            depth += (first == '{' || first == '[') - (first == '}' || first == ']');
        } while (depth > 0 || !(at_end(',') || at_end('}') || at_end(']')));
        return depth == 0;
    }
    bool over() {
        blanks();
        return rest_.empty();
    }

   private:
    void blanks() {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\n' || rest_.front() == '\t' || rest_.front() == '\r'))
            rest_.remove_prefix(1);
    }
    bool next_is(char c) { return !rest_.empty() && rest_.front() == c; }
    bool at_end(char c) {
        blanks();
        return rest_.empty() || rest_.front() == c;
    }
    bool take(char c) {
        blanks();
        if (!next_is(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool literal(std::string_view text) {
        blanks();
        if (!rest_.starts_with(text)) return false;
        rest_.remove_prefix(text.size());
        return true;
    }
    bool skip_string() {
        for (std::size_t i = 1; i < rest_.size(); ++i) {
            if (rest_[i] == '\\') ++i;
            else if (rest_[i] == '"') return rest_.remove_prefix(i + 1), true;
        }
        return false;
    }
    template <class Each>
    bool series(char open, char close, Each each) {
        if (!take(open)) return false;
        if (take(close)) return true;
        do
            if (!each()) return false;
        while (take(','));
        return take(close);
    }

    std::string_view rest_;
};

template <class T>
bool read_value(ViewText& in, T& item);

// The field of this name, if the struct has it; any other value is skipped.
template <HasFields S>
bool read_field(ViewText& in, std::string_view key, S& item) {
    bool found = false, fine = false;
    for_each_field<S>([&](const auto& field) {
        if (found || field.name != key) return;
        found = true;
        auto value = field.get(item);
        fine = read_value(in, value);
        field.set(item, value);
        fine = fine && same_fields(field.get(item), value);   // a bit-field may hold less than its type
    });
    return found ? fine : in.skip();
}

namespace detail {

// {"step":"manoeuvre","army":"blue",…}: the name comes first.
template <class... S>
bool read_alternative(ViewText& in, std::variant<S...>& item) {
    bool named = false;
    return in.object([&](std::string_view key) {
        if (named) return std::visit([&](auto& one) { return read_field(in, key, one); }, item);
        std::string_view name;
        if (key != "step" || !in.word(name)) return false;
        const auto begin = [&]<class One>(std::in_place_type_t<One>) {
            if (One::name != name) return;
            item = One{};
            named = true;
        };
        (begin(std::in_place_type<S>), ...);
        return named;
    }) && named;
}

template <class E>
bool read_word(ViewText& in, E& item) {
    std::string_view word;
    if (!in.word(word)) return false;
    if constexpr (requires { id_from(word, item); }) {
        return id_from(word, item);
    } else {
        const auto found = from_word<E>(word);
        if (found) item = *found;
        return found.has_value();
    }
}

template <class T>
bool read_integer(ViewText& in, T& item) {
    std::int64_t number = 0;
    if (!in.number(number) || number < std::int64_t{std::numeric_limits<T>::min()} || number > std::int64_t{std::numeric_limits<T>::max()})
        return false;
    item = static_cast<T>(number);
    return true;
}

template <class T>
bool read_sequence(ViewText& in, T& items) {
    std::size_t count = 0;
    if constexpr (requires { items.clear(); }) items.clear();
    const bool fine = in.list([&] {
        typename T::value_type one{};
        if (!read_value(in, one)) return false;
        if constexpr (requires { items.clear(); }) {
            if (items.full()) return false;
            items.push_back(one);
        } else {
            if (count == items.size()) return false;
            items[count] = one;
        }
        ++count;
        return true;
    });
    return fine && count == items.size();
}

}   // namespace detail

template <class T>
bool read_value(ViewText& in, T& item) {
    if constexpr (std::is_same_v<T, bool>) {
        return in.flag(item);
    } else if constexpr (std::is_enum_v<T>) {
        return detail::read_word(in, item);
    } else if constexpr (std::is_integral_v<T>) {
        return detail::read_integer(in, item);
    } else if constexpr (HasFields<T>) {
        return in.null() || in.object([&](std::string_view key) { return read_field(in, key, item); });
    } else if constexpr (detail::is_variant<T>) {
        return detail::read_alternative(in, item);
    } else if constexpr (detail::is_optional<T>) {
        item.reset();
        return in.null() || read_value(in, item.emplace());
    } else if constexpr (detail::is_id_set<T>) {
        item = {};
        return in.list([&] {
            decltype(item.front()) id{};
            if (!read_value(in, id) || static_cast<int>(id) >= T::kCapacity) return false;
            item.insert(id);
            return true;
        });
    } else {
        static_assert(detail::is_sequence<T>, "this type cannot be a field");
        return detail::read_sequence(in, item);
    }
}

}   // namespace papelotte
