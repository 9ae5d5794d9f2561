// The sentences that all games share: data/common/text.*.json has what the engine and the terminal say, and nothing else.
#include "cli/sentences.h"
#include "engine/faults.h"
#include "tests/cli/run.h"
#include "tests/declared_text.h"

namespace papelotte {

TEST(CommonText, the_catalogue_has_what_is_said_and_nothing_else) {
    DeclaredText all;
    all.add_ids(kFaults);
    all.add_ids(kPositionFaults);
    all.add_ids(kSetupFaults);
    all.add_ids(kJournalFaults);
    all.add_ids(kPlayerFaults);
    all.add_ids(kDiceChecks);
    all.add_ids(cli::kSay);
    all.matches(Texts(common_text(), {}), {"decimal.", "words.", "ordinal.", "the_ordinal.", "to_ordinal.", "list.", "page.", "failure."});
}

}  // namespace papelotte
