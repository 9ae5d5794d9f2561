// Reads JSON files for the data compiler, and reports any fault in one line.
#include "tools/compile_data/json_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parser.hpp>
#include <fstream>
#include <iterator>

namespace papelotte::data {

std::string read_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) throw DataError(fmt::format("{}: cannot be read", path.string()));
    if (file.tellg() > static_cast<std::streamoff>(kLargestFile))
        throw DataError(fmt::format("{}: is larger than {} bytes", path.string(), kLargestFile));
    file.seekg(0);
    return {std::istreambuf_iterator<char>(file), {}};
}

Document read_document(const std::filesystem::path& path) {
    const std::string text = read_text(path);
    boost::json::parser parser;
    boost::json::error_code error;
    const std::size_t read = parser.write_some(text, error);
    const auto stop = text.begin() + static_cast<std::ptrdiff_t>(std::min(read, text.size()));
    const auto blank = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
    if (!error && !std::all_of(stop, text.end(), blank)) error = boost::json::error::extra_data;
    if (error) {
        const auto line = 1 + std::count(text.begin(), stop, '\n');
        throw DataError(fmt::format("{}: line {}: malformed JSON ({})", path.string(), line, error.message()));
    }
    return {path.string(), parser.release()};
}

Node::Node(const Node& parent, const boost::json::value& value, std::string path)
    : document_(parent.document_), value_(&value), path_(std::move(path)) {}

void Node::fail(std::string_view reason) const {
    throw DataError(path_.empty() ? fmt::format("{}: {}", document_->name, reason) : fmt::format("{}: {}: {}", document_->name, path_, reason));
}

bool Node::has(std::string_view key) const { return value_->is_object() && value_->get_object().contains(key); }

Node Node::at(std::string_view key) const {
    if (!value_->is_object()) fail("must be an object");
    const boost::json::value* value = value_->get_object().if_contains(key);
    if (!value) fail(fmt::format("'{}' is missing", key));
    return Node(*this, *value, path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key));
}

std::vector<Node> Node::items() const {
    if (!value_->is_array()) fail("must be a list");
    std::vector<Node> nodes;
    for (const boost::json::value& value : value_->get_array()) nodes.push_back(Node(*this, value, fmt::format("{}[{}]", path_, nodes.size())));
    return nodes;
}

std::vector<Node> Node::items(std::size_t count) const {
    std::vector<Node> nodes = items();
    if (nodes.size() != count) fail(fmt::format("must have {} entries, has {}", count, nodes.size()));
    return nodes;
}

std::vector<std::pair<std::string, Node>> Node::members() const {
    if (!value_->is_object()) fail("must be an object");
    std::vector<std::pair<std::string, Node>> members;
    for (const auto& member : value_->get_object()) members.emplace_back(std::string(member.key()), at(member.key()));
    return members;
}

std::string Node::text_or_empty() const {
    if (!value_->is_string()) fail("must be text");
    return std::string(value_->get_string());
}

std::string Node::text() const {
    std::string text = text_or_empty();
    if (text.empty()) fail("must not be empty");
    return text;
}

std::string Node::word() const { return value_->is_int64() ? fmt::to_string(value_->get_int64()) : text(); }

std::string Node::one_of(const std::vector<std::string>& words) const {
    std::string word = text_or_empty();
    if (std::find(words.begin(), words.end(), word) == words.end()) fail(fmt::format("'{}' is none of '{}'", word, fmt::join(words, "', '")));
    return word;
}

int Node::whole(int least, int most) const {
    if (!value_->is_int64()) fail("must be a whole number");
    const std::int64_t number = value_->get_int64();
    if (number < least || number > most) fail(fmt::format("{} is not from {} to {}", number, least, most));
    return static_cast<int>(number);
}

double Node::number(double least, double most) const {
    if (!value_->is_number()) fail("must be a number");
    const double number = value_->to_number<double>();
    if (number < least || number > most) fail(fmt::format("{} is not from {} to {}", number, least, most));
    return number;
}

bool Node::flag() const {
    if (!value_->is_bool()) fail("must be true or false");
    return value_->get_bool();
}

void Node::must_be(int value, std::string_view reason) const {
    const int found = whole(-1000, 1000);
    if (found != value) fail(fmt::format("is {}, must be {}: {}", found, value, reason));
}

}  // namespace papelotte::data
