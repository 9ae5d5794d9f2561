// All checks of a game's data.
#include "tools/compile_data/games.h"

namespace papelotte::data {

namespace {

struct OwnChecks {
    std::string_view game;
    void (*check)(const GameFiles&);
};

constexpr OwnChecks kOwnChecks[] = {{"waterloo", check_waterloo}, {"waterloo200", check_waterloo200}};

}  // namespace

void check_game(const Schema& schema, const GameFiles& files, Ids& ids) {
    ids = check_shapes(schema, files);
    check_relations(schema, files);
    for (const OwnChecks& own : kOwnChecks)
        if (own.game == schema.game) own.check(files);
}

}  // namespace papelotte::data
