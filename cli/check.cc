// papelotte check: can every match of a database be replayed and verified?
#include "server/match/check.h"

#include "cli/command.h"
#include "cli/console.h"
#include "cli/database_option.h"

namespace papelotte::cli {

namespace {

int check_database(const store::Place& place) {
    auto store = store::open_store(place);
    if (!store) fail(Message{store.error()});
    const server::Checked checked = server::check_matches(
        **store, [](const std::string& id, const std::string& problem) { print(one_line(fmt::format("{}: {}", id, problem)) + "\n"); });
    print(fmt::format("{} matches, {} records: {} broken", checked.matches, checked.records, checked.broken));
    if (checked.former > 0) print(fmt::format("; {} of rules that are not played any more, not replayed", checked.former));
    print("\n");
    return checked.broken == 0 ? kOk : kBadInput;
}

}   // namespace

Run add_check(CLI::App& app) {
    app.description("Replay and verify every match of a database");
    app.footer(R"(Reads every match, replays it, and checks that every action is legal, that every position is the one that was recorded, and, of
a match that is over, that its dice are those of its seed. Each broken match is printed with what is wrong. A SQLite file must
not be in use; check a backup of it instead. Exit status 0: all are sound. 2: some are broken, or the database cannot be read.

Examples
  papelotte check --db sqlite:papelotte.db
  papelotte check --db postgresql://papelotte@db.example/papelotte)");
    auto place = std::make_shared<store::Place>();
    add_database(app, *place, "The database")->required();
    return [place](const Voice&) { return check_database(*place); };
}

}   // namespace papelotte::cli
