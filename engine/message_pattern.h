// Patterns of the catalogue's sentences, a subset of ICU MessageFormat:
//   {unit}  {area:at}  {^side}                       a value; in one of the forms of its name; with a capital letter
//   {n}  {n:signed}  {n:words}                       a number in figures; "+2"; by the entry words.N of the catalogue, else in figures
//   {d:decimal}  {d:size}                            a number with decimals, with the entry decimal.mark; without its sign
//   {d:sense, select, minus {…} none {…} other {…}}  by its sign; none: 0
//   {n, plural, =0 {none} one {# cube} other {# cubes}}        # is the number in figures
//   {holder, select, french {…} none {…} other {…}}  by the word of a value, with _ for blanks; `none` if there is no
//                                                    such value. {unit:arm, select, …} chooses by a form
//   {or, list, may_go {choose a unit} may_done|may_stop {finish} always {wait}}
//                                                    the parts whose value (one of these values) exists and is neither 0 nor "no", "none";
//                                                    joined by the entries list.or and list.or.last
// A pattern is parsed at each use: that happens only for output, never in the rules.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte {

struct PatternPart;
using Pattern = std::vector<PatternPart>;

struct PatternBranch {
    std::string key;
    Pattern parts;
};

struct PatternPart {
    enum class Kind : std::uint8_t { text, value, hash, plural, select, list };
    Kind kind = Kind::text;
    std::string text;   // the text, or the name of the value; for a list what joins it
    std::string form = {};
    bool capital = false;
    std::vector<PatternBranch> branches = {};
};
std::expected<Pattern, std::string> parse_pattern(std::string_view text);   // the error names the fault

}   // namespace papelotte
