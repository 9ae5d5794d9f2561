// One line of a journal being read, with suspicion: every key is asked for by name and type. The first fault is kept; what is read after it
// is of no account.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/faults.h"
#include "engine/input_fault.h"

namespace papelotte {

class JournalLine {
   public:
    explicit JournalLine(const boost::json::object& object) : object_(object) {}

    bool has(std::string_view key) const { return object_.contains(key); }
    std::string text(std::string_view key, std::size_t longest = 1000);
    int number(std::string_view key, std::int64_t least, std::int64_t most);
    void must_be_true(std::string_view key);
    std::vector<std::string> names(std::string_view key);
    std::vector<std::uint8_t> dice();   // none where the key is absent
    std::uint64_t hash();               // 0 where the key is absent
    std::vector<std::pair<std::string, std::string>> options();
    std::string object(std::string_view key);   // as text: what is in it is checked elsewhere

    // `id`: a sentence about the key, {key}.
    void fail(std::string_view id, std::string_view key, std::vector<Argument> values = {}) {
        if (!fault_.empty()) return;
        values.push_back(outside("key", key));
        fault_ = InputFault(id, std::move(values));
    }
    InputFault finish();                // the first fault, if there was one; a key that nobody asked for is one

   private:
    const boost::json::value* take(std::string_view key);
    const boost::json::array* take_list(std::string_view key);
    std::string plain(std::string_view key, std::string_view text, std::size_t longest);

    const boost::json::object& object_;
    std::vector<std::string_view> taken_;
    InputFault fault_;
};

}  // namespace papelotte
