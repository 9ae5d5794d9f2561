// A position from a seat's view: the way back from Records::put_position. What the view leaves out has its first value; a bid that the seat does not
// know is none.
#include "engine/facts.h"
#include "engine/view_text.h"
#include "games/enemy_mistakes/judge/judge.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {

// How ids are read, for engine/view_text.h.
static bool id_from(std::string_view text, Unit& unit) {
    const auto found = text == "none" ? std::optional(kNoUnit) : unit_from(text);
    if (found) unit = *found;
    return found.has_value();
}
static bool id_from(std::string_view text, General& general) {
    const auto found = text == "none" ? std::optional(kNoGeneral) : general_from(text);
    if (found) general = *found;
    return found.has_value();
}

namespace {

bool read_unit(ViewText& in, std::string_view id, Position& p) {
    Unit unit{};
    if (!id_from(id, unit) || unit == kNoUnit) return false;
    return in.object([&](std::string_view key) {
        if (key == "state") return read_value(in, p.formations[unit]);
        if (key == "x" || key == "y" || key == "facing" || key == "formation" || key == "fastened") return read_field(in, key, p.stands[unit]);
        return read_field(in, key, p.marks[unit]);
    });
}

bool read_general(ViewText& in, std::string_view id, Position& p) {
    General general{};
    if (!id_from(id, general) || general == kNoGeneral) return false;
    return in.object([&](std::string_view key) {
        if (key == "box") return read_value(in, p.boxes[static_cast<std::size_t>(index_of(general))]);
        if (key == "bound") return read_value(in, p.bound[general]);
        return read_field(in, key, p.generals[general]);
    });
}

bool read_army(ViewText& in, std::string_view id, Position& p) {
    const auto army = from_word<Army>(id);
    return army && *army != Army::none && read_value(in, p.armies[*army]);
}

bool read_options(ViewText& in, Position& p) {
    return in.list([&] {
        std::string_view text;
        const auto option = in.word(text) ? from_word<Option>(text) : std::nullopt;
        if (option) p.options = static_cast<std::uint8_t>(p.options | static_cast<std::uint8_t>(*option));
        return option.has_value();
    });
}

bool read_seat(ViewText& in, Seat& seat) {
    std::string_view text;
    if (!in.word(text)) return false;
    if (text == "observer") seat = kObserver;
    for (std::size_t i = 0; i < Rules::facts().seats.size(); ++i)
        if (Rules::facts().seats[i] == text) seat = Seat(i);
    return seat != kNobody;
}

bool is_this_game(ViewText& in) {
    std::string_view text;
    return in.word(text) && text == Rules::facts().id;
}

// Several of something, by their ids.
template <class Read>
bool read_each(ViewText& in, Position& p, Read read) {
    return in.object([&](std::string_view id) { return read(in, id, p); });
}

}   // namespace

bool Judge::read(std::string_view view) {
    ViewText in(view);
    Position p;
    for (Unit& bound : p.bound) bound = kNoUnit;
    Seat seat = kNobody;
    bool this_game = false;
    const bool fine = in.object([&](std::string_view key) {
        if (key == "game") return this_game = is_this_game(in);
        if (key == "seat") return read_seat(in, seat);
        if (key == "options") return read_options(in, p);
        if (key == "units") return read_each(in, p, read_unit);
        if (key == "generals") return read_each(in, p, read_general);
        if (key == "armies") return read_each(in, p, read_army);
        return read_field(in, key, p);
    });
    const bool whole = fine && in.over() && this_game && seat != kNobody;
    position_ = p;
    seat_ = whole ? seat : kNobody;
    return whole;
}

}   // namespace papelotte::enemy_mistakes
