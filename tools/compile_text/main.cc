// compile_text FOLDER DATA_DIR OUTPUT: checks the sentences of a data folder in all languages and writes them as a C++ source. Exit
// codes: 0 written, 2 invalid data or usage, with one line on standard error and no output.
#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "tools/compile_data/json_reader.h"
#include "tools/compile_data/writing.h"
#include "tools/compile_text/catalogue.h"

int main(int count, char** arguments) try {
    using namespace papelotte::data;
    if (count != 4) throw DataError("usage: compile_text FOLDER DATA_DIR OUTPUT");
    const auto catalogues = read_catalogues(arguments[2]);
    check_catalogues(catalogues);
    write_whole(arguments[3], write_catalogues(catalogues, arguments[1]));
    return 0;
} catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
}
