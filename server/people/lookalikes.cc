// See lookalikes.h. A small subset of the confusables of Unicode TR 39.
#include "server/people/lookalikes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/utf8.h"
#include "server/people/names.h"

namespace papelotte::people {

namespace {

// Pairs of a letter and the Latin letter it resembles. Capitals have their own pairs, since they may resemble another letter: Greek Η and η.
constexpr std::u32string_view kPairs =
    // Greek
    U"ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaβbγyεeηnιiκkνvοoρpσoςcτtυuχxωwάaέeήnίiόoύuώwϊiϋuΆAΈEΉHΊIΌOΎYΏO"
    // Cyrillic
    U"АAВBЕEЁEЗ3ІIЇIЈJКKМMНHОOПNРPСCТTУYФOХXЅSҮYаaвbгrеeёeз3іiїiјjкkмmнhоoпnрpсcтtуyхxѕsүyһhԁdԛqԝwӏlҚKқkӨOөoӘEәe"
    // Armenian and what is left of Latin
    U"օoոnսuհhցgզqտwլlıiɑaɡgɩiʋvʏyɪiʀrʟlɴnʜhᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢz"
    // Digits and signs
    U"0o1l3e4a5s7t8b|l!l$s@aøoØOđdĐDłlŁLħhĦHŧtŦTðdÐD";
static_assert(kPairs.size() % 2 == 0);

// The base letters of U+00C0 to U+017F; a blank if a letter has none.
constexpr std::u32string_view kBases =
    U"AAAAAA CEEEEIIII NOOOOO  UUUUY  aaaaaa ceeeeiiii nooooo  uuuuy yAaAaAaCcCcCcCcDd  EeEeEeEeEeGgGgGgGgHh  IiIiIiIiIi  JjKk "
    U"LlLlLlLl  NnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTt  UuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(kBases.size() == 0x180 - 0xC0);

// Compatibility forms of letters: full width, circled, mathematical; and letters with accents.
char32_t plain_shape(char32_t point) {
    if (point >= 0xFF01 && point <= 0xFF5E) return point - 0xFF01 + U'!';
    if (point >= 0x24B6 && point <= 0x24CF) return point - 0x24B6 + U'A';
    if (point >= 0x24D0 && point <= 0x24E9) return point - 0x24D0 + U'a';
    if (point >= 0x1D400 && point <= 0x1D6A3) {
        const char32_t letter = (point - 0x1D400) % 52;
        return letter < 26 ? U'A' + letter : U'a' + letter - 26;
    }
    if (point >= 0x1D7CE && point <= 0x1D7FF) return U'0' + (point - 0x1D7CE) % 10;
    if (point >= 0x00C0 && point <= 0x017F && kBases[point - 0x00C0] != U' ') return kBases[point - 0x00C0];
    return point;
}

char32_t latin(char32_t point) {
    for (std::size_t i = 0; i + 1 < kPairs.size(); i += 2)
        if (kPairs[i] == point) return kPairs[i + 1];
    return point;
}

// Marks and punctuation that are easily overlooked.
bool is_overlooked(char32_t point) {
    const bool mark = (point >= 0x0300 && point <= 0x036F) || (point >= 0x0483 && point <= 0x0489) || (point >= 0x1AB0 && point <= 0x1AFF) ||
                      (point >= 0x1DC0 && point <= 0x1DFF) || (point >= 0x20D0 && point <= 0x20FF);
    return mark || (point >= 0x2010 && point <= 0x2027) || std::u32string_view(U" _-.,'`´’·•*~^\"").contains(point);
}

// Sequences that look like another letter.
constexpr std::array<std::pair<std::u32string_view, std::u32string_view>, 7> kGroups{
    {{U"rn", U"m"}, {U"vv", U"w"}, {U"ﬁ", U"fl"}, {U"ﬂ", U"fl"}, {U"æ", U"ae"}, {U"œ", U"oe"}, {U"i", U"l"}}};

}  // namespace

std::string skeleton_of(std::string_view name) {
    const auto points = code_points(name);
    if (!points) return std::string(name);
    std::u32string letters;
    for (const char32_t point : *points)
        if (!is_overlooked(point)) letters.push_back(latin(plain_shape(point)));
    const auto folded = code_points(normalised(utf8(letters)));   // folds case; small letters are mapped again below
    letters = folded ? *folded : letters;
    std::ranges::transform(letters, letters.begin(), latin);
    for (const auto& [group, letter] : kGroups)
        for (std::size_t at = 0; (at = letters.find(group, at)) != std::u32string::npos; at += letter.size())
            letters.replace(at, group.size(), letter);
    return letters.empty() ? normalised(name) : utf8(letters);
}

}  // namespace papelotte::people
