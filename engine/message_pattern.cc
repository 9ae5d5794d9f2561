#include "engine/message_pattern.h"

namespace papelotte {

namespace {

class Parser {
   public:
    explicit Parser(std::string_view text) : text_(text) {}

    // Parses up to the closing brace of the present branch, or to the end.
    Pattern parts(bool in_plural, int depth) {
        Pattern parts;
        if (depth > kDeepest) fail("braces are nested too deeply");
        while (error.empty() && at_ < text_.size() && text_[at_] != '}') {
            if (text_[at_] == '{') parts.push_back(gap(in_plural, depth));
            else if (text_[at_] == '#' && in_plural) ++at_, parts.push_back({PatternPart::Kind::hash, {}});
            else parts.push_back({PatternPart::Kind::text, literal(in_plural)});
        }
        return parts;
    }
    bool at_end() const { return at_ == text_.size(); }

    std::string error;

   private:
    static constexpr int kDeepest = 8;

    void fail(std::string_view why) {
        if (error.empty()) error = why;
    }
    std::string literal(bool in_plural) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && text_[at_] != '{' && text_[at_] != '}' && !(in_plural && text_[at_] == '#')) ++at_;
        return std::string(text_.substr(begin, at_ - begin));
    }
    void skip_blanks() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    bool take(char c) {
        skip_blanks();
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    std::string word() {
        skip_blanks();
        const std::size_t begin = at_;
        while (at_ < text_.size() && std::string_view(" ,:{}").find(text_[at_]) == std::string_view::npos) ++at_;
        return std::string(text_.substr(begin, at_ - begin));
    }

    PatternPart gap(bool in_plural, int depth) {
        ++at_;   // the brace
        PatternPart part{PatternPart::Kind::value, {}};
        part.capital = take('^');
        part.text = word();
        if (part.text.empty()) fail("a gap has no name");
        if (take(':')) part.form = word();
        if (take(',')) {
            const std::string kind = word();
            if (kind == "plural") part.kind = PatternPart::Kind::plural;
            else if (kind == "select") part.kind = PatternPart::Kind::select;
            else if (kind == "list") part.kind = PatternPart::Kind::list;
            else fail("'" + kind + "' is neither plural, select nor list");
            if (!take(',')) fail("a comma is missing after '" + kind + "'");
            branches(part, in_plural || part.kind == PatternPart::Kind::plural, depth);
        }
        if (!take('}')) fail("the gap '" + part.text + "' is not closed");
        return part;
    }

    void branches(PatternPart& part, bool in_plural, int depth) {
        for (skip_blanks(); error.empty() && at_ < text_.size() && text_[at_] != '}'; skip_blanks()) {
            PatternBranch branch{word(), {}};
            if (branch.key.empty() || !take('{')) return fail("a branch of '" + part.text + "' is malformed");
            branch.parts = parts(in_plural, depth + 1);
            if (!take('}')) fail("a branch of '" + part.text + "' is not closed");
            part.branches.push_back(std::move(branch));
        }
        if (part.branches.empty()) fail("'" + part.text + "' has no branches");
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

std::expected<Pattern, std::string> parse_pattern(std::string_view text) {
    Parser parser(text);
    Pattern pattern = parser.parts(false, 0);
    if (parser.error.empty() && !parser.at_end()) parser.error = "there is a closing brace too many";
    if (!parser.error.empty()) return std::unexpected(parser.error);
    return pattern;
}

}  // namespace papelotte
