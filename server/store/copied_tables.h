// The tables that are copied from one database to another, and the kinds of their columns. Records are not among them: each database
// keeps them in its own way (record_table.h).
#pragma once

#include <string>
#include <tuple>

#include "server/store/database_error.h"

namespace papelotte::store::copied_tables {

// The kinds of columns: how they are read, kept and written.
struct Number {
    using Value = std::int64_t;
    static Value read(const auto& row, int column) { return row.number(column); }
    static Value bound(Value value) { return value; }
};
struct Text {
    using Value = std::string;
    static Value read(const auto& row, int column) { return row.text(column); }
    static std::string_view bound(const Value& value) { return value; }
};
struct TextOrNull : Text {
    static Reference bound(const Value& value) { return {value}; }
};
struct Blob {
    using Value = std::string;
    static Value read(const auto& row, int column) { return row.bytes(column); }
    static Bytes bound(const Value& value) { return {value}; }
};

template <class... Columns> struct Table {
    const char* name;
    const char* columns;
    const char* order;
    using Row = std::tuple<typename Columns::Value...>;

    std::string select() const { return std::string("SELECT ") + columns + " FROM " + name; }
    std::string insert() const {
        std::string sql = std::string("INSERT INTO ") + name + " (" + columns + ") VALUES (";
        for (std::size_t i = 1; i <= sizeof...(Columns); ++i) sql += (i > 1 ? ", ?" : "?") + std::to_string(i);
        return sql + ")";
    }
    static Row read(const auto& rows) {
        int column = 0;
        return Row{Columns::read(rows, column++)...};   // braces: from the first column to the last
    }
    template <class End> static void put(typename End::Database::Statement& statement, const Row& row) {
        std::apply([&](const auto&... values) { End::put(statement, Columns::bound(values)...); }, row);
    }
};

inline constexpr Table<Text, Text, TextOrNull, TextOrNull, Text, Number, Number, Text> kPeople{
    "people", "id, name, name_key, name_look, password, created, seen, recovery", "id"};
inline constexpr Table<Text, Text, Number, Number> kSessions{"sessions", "token_hash, person, created, expires", "token_hash"};
inline constexpr Table<Text, Text, Text, Text, Text, TextOrNull, Text, Text, Text, Text, Number, Number, Number, Number, Number, Number>
    kMatches{"matches",
             "id, game, scenario, options, seed, maker, header, status, result, rematch, listed, days, created, changed, served, archived",
             "id"};
inline constexpr Table<Text, Number, Text, Text, TextOrNull, Text, Text, TextOrNull> kSeats{
    "seats", "match_id, place, seat, who, person, level, token, token_hash", "match_id, place"};
inline constexpr Table<Text, Number, TextOrNull, Text, Text, Text, Number, Number> kChats{
    "chats", "match_id, id, person, name, seat, text, at, to_allies", "match_id, id"};
inline constexpr Table<Text, Number, Text, Text, Number> kGivenAnswers{"standing", "match_id, rev, seat, line, at", "match_id, rev, seat"};
inline constexpr Table<Text, Number, Text, Blob> kArchives{"archives", "match_id, rules, verification, stories", "match_id"};
inline constexpr Table<Text, Number, Number, Text, Text, Number, Number> kProgress{
    "progress", "match_id, rev, n, to_act, headline, bidding, rules", "match_id"};

}   // namespace papelotte::store::copied_tables
