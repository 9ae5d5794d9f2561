// See line_reader.h.
#include "cli/line_reader.h"

#include <unistd.h>

#include <cerrno>

namespace papelotte::cli {

int LineReader::next_byte() {
    while (used_ == filled_) {
        const ssize_t count = ::read(STDIN_FILENO, buffer_.data(), buffer_.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return -1;
        used_ = 0;
        filled_ = static_cast<std::size_t>(count);
    }
    return static_cast<unsigned char>(buffer_[used_++]);
}

std::optional<LineReader::Line> LineReader::next() {
    Line line;
    int byte = next_byte();
    if (byte < 0) return std::nullopt;
    for (; byte >= 0 && byte != '\n'; byte = next_byte()) {
        if (line.text.size() == kLongestLine) line.too_long = true;
        if (!line.too_long) line.text += static_cast<char>(byte);
    }
    if (line.too_long) line.text.clear();
    return line;
}

}  // namespace papelotte::cli
