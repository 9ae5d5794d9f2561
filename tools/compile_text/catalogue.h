// The sentences of one data folder (text.en.json, text.it.json, …): read, compared with each other, and written as a C++ source.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace papelotte::data {

struct Catalogue {
    std::string language;   // "en"
    std::string file;       // as the user gave it
    std::map<std::string, std::string> entries;   // by id; a form of a name as "place.hougoumont:at"
};

// English first. Throws DataError if a file is malformed, or there is no English one.
std::vector<Catalogue> read_catalogues(const std::filesystem::path& directory);

// Throws DataError, one line with file, id and reason: an id that a language lacks, a malformed pattern, gaps that differ from those
// of the English sentence, a plural without a form that the language needs, a select without `other`.
void check_catalogues(const std::vector<Catalogue>& catalogues);

// The generated function that returns the tables: papelotte::waterloo::game_text(), papelotte::common_text().
std::string write_catalogues(const std::vector<Catalogue>& catalogues, const std::string& folder);

}  // namespace papelotte::data
