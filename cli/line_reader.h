// Lines from standard input, bounded: what a player types.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace papelotte::cli {

class LineReader {
   public:
    static constexpr std::size_t kLongestLine = 1000;

    struct Line {
        std::string text;
        bool too_long = false;   // then the text is empty, and the whole line was passed over
    };

    std::optional<Line> next();   // empty at the end of the input

   private:
    int next_byte();   // -1 at the end

    std::array<char, 4096> buffer_{};
    std::size_t used_ = 0, filled_ = 0;
};

}  // namespace papelotte::cli
