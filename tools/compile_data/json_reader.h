// A checked traversal of a JSON file: every value knows its path, so that any fault is reported in one line,
// "data/waterloo/board.json: borders[12]: unknown area 'x'".
#pragma once

#include <boost/json/value.hpp>
#include <filesystem>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace papelotte::data {

// A fault of the data: one line that names the file, the key and the reason.
struct DataError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Document {
    std::string name;   // the path as the user gave it
    boost::json::value root;
};

inline constexpr std::size_t kLargestFile = 4'000'000;   // bytes: the largest board has 0.2 MB

// Throws DataError if the file cannot be read, is too large, or is not JSON (with the line of the fault).
std::string read_text(const std::filesystem::path& path);
Document read_document(const std::filesystem::path& path);

// A value in a document and its path. It refers to the document, which must outlive it.
class Node {
   public:
    explicit Node(const Document& document) : document_(&document), value_(&document.root) {}

    bool is_null() const { return value_->is_null(); }
    const boost::json::value& value() const { return *value_; }
    const std::string& path() const { return path_; }
    bool has(std::string_view key) const;
    Node at(std::string_view key) const;                          // throws if the key is missing
    std::vector<Node> items() const;                              // of a list
    std::vector<Node> items(std::size_t count) const;             // of a list with exactly `count` entries
    std::vector<std::pair<std::string, Node>> members() const;    // of an object, in the order of the file

    std::string text() const;                                            // not empty
    std::string text_or_empty() const;
    std::string word() const;                                            // of an id: its text, or its whole number as text
    std::string one_of(const std::vector<std::string>& words) const;
    int whole(int least, int most) const;
    double number(double least, double most) const;                      // whole or not
    bool flag() const;
    void must_be(int value, std::string_view reason) const;              // "is 2, must be 3: …"

    [[noreturn]] void fail(std::string_view reason) const;

   private:
    Node(const Node& parent, const boost::json::value& value, std::string path);

    const Document* document_;
    const boost::json::value* value_;
    std::string path_;
};

}  // namespace papelotte::data
