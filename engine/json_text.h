// Writes JSON directly as text, without intermediate values: for messages of every action. Commas are added automatically.
//   JsonText out;
//   out.open('{').key("seat").add("french").key("discs").open('[').add(3).add(0).close(']').close('}');   // {"seat":"french","discs":[3,0]}
#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
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
    JsonText& add_json(std::string_view value);         // already JSON

    const std::string& text() const { return text_; }
    std::string take() { return std::move(text_); }
    void clear() { text_.clear(); }                     // to reuse the memory

    // An object that turns out to be empty can be removed, together with its key:
    //   const std::size_t begin = out.size();  out.key("units").open('{'); … out.close('}');  if (out.ends_empty()) out.cut(begin);
    std::size_t size() const { return text_.size(); }
    bool ends_empty() const { return text_.ends_with("{}"); }   // the object closed last has no members
    void cut(std::size_t size) { text_.resize(size); }

    boost::json::value value() const { return boost::json::parse(text_); }   // parses the text, for inspection

   private:
    void separate();
    JsonText& add_number(std::int64_t number);

    std::string text_;
};

}  // namespace papelotte
