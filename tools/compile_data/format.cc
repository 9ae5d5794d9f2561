// Writes JSON in the format of the data files.
#include "tools/compile_data/format.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace papelotte::data {

namespace {

constexpr std::size_t kWidth = 140;   // as for all sources

struct Part {
    std::string key;    // with its quotes, for a member of an object
    std::string text;   // of a number, text or word
    char open = 0;      // '{' or '[' of a list or object
    std::vector<Part> parts;
};

class Reader {
   public:
    explicit Reader(std::string_view text) : text_(text) {}

    Part value() {
        skip_blanks();
        Part part;
        if (peek() != '{' && peek() != '[') {
            part.text = peek() == '"' ? quoted() : bare();
            return part;
        }
        part.open = text_[next_++];
        const char close = part.open == '{' ? '}' : ']';
        for (skip_blanks(); peek() != close; skip_blanks()) {
            std::string key;
            if (part.open == '{') key = quoted();
            skip_blanks();
            part.parts.push_back(value());
            part.parts.back().key = std::move(key);
        }
        ++next_;
        return part;
    }

   private:
    char peek() const { return next_ < text_.size() ? text_[next_] : '\0'; }

    void skip_blanks() {   // and commas and colons, which carry no information in valid JSON
        while (next_ < text_.size() && std::string_view(" \t\r\n,:").find(text_[next_]) != std::string_view::npos) ++next_;
    }

    std::string quoted() {
        const std::size_t start = next_++;
        while (peek() != '"') next_ += peek() == '\\' ? 2U : 1U;
        return std::string(text_.substr(start, ++next_ - start));
    }

    std::string bare() {
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n,]}", next_), text_.size());
        const std::size_t start = std::exchange(next_, end);
        return std::string(text_.substr(start, end - start));
    }

    std::string_view text_;
    std::size_t next_ = 0;
};

std::string on_one_line(const Part& part) {
    std::string out = part.key.empty() ? "" : part.key + ": ";
    if (!part.open) return out + part.text;
    out += part.open;
    for (const Part& own : part.parts) out += (&own == &part.parts.front() ? "" : ", ") + on_one_line(own);
    return out + (part.open == '{' ? '}' : ']');
}

bool is_plain(const Part& part) { return !part.open; }
bool is_point(const Part& part) { return part.open == '[' && std::all_of(part.parts.begin(), part.parts.end(), is_plain); }

// Lists of plain values or of points: as many per line as fit.
bool is_filled(const Part& part) {
    return part.open == '[' && (std::all_of(part.parts.begin(), part.parts.end(), is_plain) ||
                                (part.parts.size() > 1 && std::all_of(part.parts.begin(), part.parts.end(), is_point)));
}

void write(const Part& part, std::size_t indent, std::size_t depth, std::string& out) {
    const std::string line = on_one_line(part);
    if (!part.open || part.parts.empty() || (depth > 0 && indent + line.size() < kWidth)) {
        out += line;
        return;
    }
    out += part.key.empty() ? "" : part.key + ": ";
    out += part.open;
    const std::string start = "\n" + std::string(indent + 2, ' ');
    std::size_t column = kWidth;
    for (const Part& own : part.parts) {
        const bool last = &own == &part.parts.back();
        const std::size_t size = on_one_line(own).size() + 2;
        if (!is_filled(part) || column + size > kWidth) {
            out += start;
            column = indent + 2;
        } else {
            out += ' ';
        }
        write(own, indent + 2, depth + 1, out);
        column += size;
        if (!last) out += ',';
    }
    out += "\n" + std::string(indent, ' ') + (part.open == '{' ? '}' : ']');
}

}  // namespace

std::string formatted(std::string_view text) {
    std::string out;
    write(Reader(text).value(), 0, 0, out);
    return out + "\n";
}

}  // namespace papelotte::data
