// JSON written straight into a text, without values in between: for what is told at every action. Commas come by themselves.
//   JsonText out;
//   out.open('{').key("seat").add("french").key("discs").open('[').add(3).add(0).close(']').close('}');   // {"seat":"french","discs":[3,0]}
#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace papelotte {

class JsonText {
   public:
    explicit JsonText(std::size_t room = 0) { text_.reserve(room); }

    JsonText& open(char bracket);                       // '{' or '['
    JsonText& close(char bracket);
    JsonText& key(std::string_view name);               // one value must follow

    JsonText& add(std::string_view text);
    JsonText& add(const char* text) { return add(std::string_view(text)); }
    JsonText& add(std::nullptr_t) { return add_json("null"); }
    JsonText& add(bool flag) { return add_json(flag ? "true" : "false"); }
    JsonText& add(std::integral auto number) { return add_number(static_cast<std::int64_t>(number)); }
    JsonText& add_json(std::string_view value);         // written already

    const std::string& text() const { return text_; }
    std::string take() { return std::move(text_); }
    void clear() { text_.clear(); }                     // to write something else in the same room
    boost::json::value value() const { return boost::json::parse(text_); }   // what was written, for who wants to look into it

   private:
    void separate();
    JsonText& add_number(std::int64_t number);

    std::string text_;
};

// One object that shows something of a state: all of it, or, where an earlier state is given, what has changed since, as a merge patch
// (engine/merge_patch.h). What is shown is said once, as a question that is asked of both states.
template <class State>
class Shown {
   public:
    Shown(JsonText& text, const State* before, const State& after) : out_(text), before_(before), after_(after) { out_.open('{'); }
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;
    ~Shown() { out_.close('}'); }

    // `what(state)`: a word, number or flag, or an optional of these: then the key is absent where it is empty.
    template <class What>
    void put(std::string_view name, const What& what) {
        const auto now = std::optional(what(after_));
        if (before_ && std::optional(what(*before_)) == now) return;
        if (now) out_.key(name).add(*now);
        else if (before_) out_.key(name).add(nullptr);
    }

    // `same(before, after)`: nothing to tell. `write()` adds one value.
    template <class Same, class Write>
    void put_part(std::string_view name, const Same& same, const Write& write) {
        if (before_ && same(*before_, after_)) return;
        out_.key(name);
        write();
    }

    JsonText& out() { return out_; }
    const State* before() const { return before_; }     // null: all is shown
    const State& after() const { return after_; }

   private:
    JsonText& out_;
    const State* before_;
    const State& after_;
};

}  // namespace papelotte
