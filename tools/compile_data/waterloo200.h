// The data of Waterloo 200 as the compiler handles it: check and write.
#pragma once

#include <compare>

#include "tools/compile_data/checks.h"

namespace papelotte::data {

// Each throws DataError for the first thing that is wrong. Later ones trust what earlier ones have checked.
void check_waterloo200_board(const GameFiles&);
void check_waterloo200_borders(const GameFiles&);
void check_waterloo200_tables(const GameFiles&);
void check_waterloo200_forces(const GameFiles&);
void check_waterloo200_setup(const GameFiles&);
void check_waterloo200(const GameFiles&);   // all of them

std::string write_waterloo200(const GameFiles&);   // the header, of checked files

// --- Shared by the checks ------------------------------------------------------------------------------------------------------

inline constexpr std::string_view kFactionWords[] = {"french", "british", "prussian"};

// W2-1.2 to W2-1.4  The corps, in the order of their enum.
struct CorpsWord {
    std::string_view id, faction;
};
inline constexpr CorpsWord kCorpsWords[] = {
    {"fr_I", "french"},   {"fr_II", "french"},   {"fr_VI", "french"},   {"fr_IIIc", "french"}, {"fr_IVc", "french"},
    {"fr_G", "french"},   {"br_I", "british"},   {"br_II", "british"},  {"br_R", "british"},   {"br_C", "british"},
    {"pr_I", "prussian"}, {"pr_II", "prussian"}, {"pr_IV", "prussian"},
};

std::string check_faction(const Node& faction);                              // the faction, if it is one
std::string_view faction_of_corps(const Node& place, std::string_view id);   // fails at `place` if there is no such corps

// What an icon asks for and a unit offers (W2-2.5.4, W2-7.1.6, W2-16.2.5).
struct Place {
    std::string faction, corps, type;   // corps "" for strategic leaders; type as icons have it: artillery is of one kind
    bool brunswick = false;
    friend auto operator<=>(const Place&, const Place&) = default;
};

Place place_of_icon(const Node& icon);
Place place_of_unit(const Node& unit);

bool is_leader(std::string_view type);
bool is_artillery(std::string_view type);

Numbers number_units(const Node& units);   // in the order of their ids (W2-23)

}  // namespace papelotte::data
