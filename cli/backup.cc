// papelotte backup, restore and migrate: copies of a whole database, each compared with what it was copied from.
#include "cli/command.h"
#include "cli/console.h"
#include "cli/database_option.h"
#include "server/store/copy.h"

namespace papelotte::cli {

namespace {

int report(const std::expected<store::Copied, std::string>& copied) {
    if (!copied) fail(Message{one_line(copied.error())});
    print(fmt::format("{} people, {} matches, {} records: copied and compared\n", copied->people, copied->matches, copied->records));
    return kOk;
}

}   // namespace

Run add_backup(CLI::App& app) {
    app.description("Copy a database to a file while servers use it");
    app.footer(R"(Copies everything that was acknowledged when it began into a new SQLite file, and compares the two record by record. Servers
go on meanwhile. The file is there only once it is complete; it holds secrets and can be read by its owner alone. It works for
PostgreSQL, too; a large database is better saved by pg_dump or by PostgreSQL's continuous archiving.

Examples
  papelotte backup --db sqlite:papelotte.db --to papelotte-backup.db)");
    struct Arguments {
        store::Place from;
        std::string file;
    };
    auto arguments = std::make_shared<Arguments>();
    add_database(app, arguments->from, "The database")->required();
    add_value(app, "--to", arguments->file, "The new file", "FILE")->required();
    return [arguments](const Voice&) { return report(store::back_up(arguments->from, arguments->file)); };
}

Run add_restore(CLI::App& app) {
    app.description("Fill an empty database from a backup");
    app.footer(R"(Copies a backup into a database that is new or empty, and compares the two record by record. Then start servers on it.

Examples
  papelotte restore --from papelotte-backup.db --db sqlite:papelotte.db)");
    struct Arguments {
        std::string file;
        store::Place to;
    };
    auto arguments = std::make_shared<Arguments>();
    add_value(app, "--from", arguments->file, "The backup", "FILE")->required()->check(CLI::ExistingFile);
    add_database(app, arguments->to, "The new database")->required();
    return [arguments](const Voice&) {
        return report(store::copy_database({.database = "sqlite:" + arguments->file}, arguments->to, store::Source::at_rest));
    };
}

Run add_migrate(CLI::App& app) {
    app.description("Move a database from SQLite to PostgreSQL, or back");
    app.footer(R"(Copies everything into a database that is new or empty, and compares the two record by record. No server may use either. The
first one is left as it is. If both are PostgreSQL databases, they have the same password.

Examples
  papelotte migrate --from sqlite:papelotte.db --db postgresql://papelotte@db.example/papelotte
  papelotte migrate --from postgresql://papelotte@db.example/papelotte --db sqlite:papelotte.db)");
    struct Arguments {
        store::Place from, to;
    };
    auto arguments = std::make_shared<Arguments>();
    add_value(app, "--from", arguments->from.database, "The database to copy", "sqlite:FILE|postgresql://USER@HOST/NAME")->required();
    add_database(app, arguments->to, "The new database")->required();
    return [arguments](const Voice&) {
        arguments->from.password_file = arguments->to.password_file;
        return report(store::copy_database(arguments->from, arguments->to, store::Source::at_rest));
    };
}

}   // namespace papelotte::cli
