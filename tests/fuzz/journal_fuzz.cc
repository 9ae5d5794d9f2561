// Any bytes as a journal: refused in one line, or a journal that can be written in the same form and verified without a crash.
#include <cstdlib>

#include "engine/journal.h"
#include "games/registry.h"

using namespace papelotte;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto journal = read_journal({reinterpret_cast<const char*>(data), size});
    if (!journal) {
        if (journal.error().text().empty() || journal.error().text().find('\n') != std::string::npos) std::abort();
        return 0;
    }
    const std::string text = write_journal(*journal);
    const auto again = read_journal(text);
    if (!again || write_journal(*again) != text) std::abort();
    if (const Game* game = find_game(journal->game)) static_cast<void>(game->verify(*journal));
    return 0;
}
