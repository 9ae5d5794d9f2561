// papelotte admin: what an operator does with the matches and accounts of a database.
#include <chrono>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/database_option.h"
#include "server/match/administration.h"

namespace papelotte::cli {

namespace {

struct AdminArguments {
    std::string task, match, reason;
    server::Listed listed;
    store::Place place;
};

template <class T> T must(std::expected<T, std::string> result) {
    if (!result) fail(Message{one_line(result.error())});
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

int administer(const AdminArguments& arguments) {
    const std::string& task = arguments.task;
    const bool of_a_match = task == "end" || task == "export";
    if (of_a_match && arguments.match.empty()) fail(Message{fmt::format("admin {}: which match? Say --match", task)});
    if (!of_a_match && !arguments.match.empty()) fail(Message{fmt::format("admin {}: it takes no --match", task)});
    if (task == "reset-password" && arguments.listed.account.empty()) fail(Message{"admin reset-password: which account? Say --account"});
    if (task == "end" && arguments.reason.empty()) fail(Message{"admin end: --reason is required: the players read it"});
    auto opened = store::open_store(arguments.place);
    if (!opened) fail(Message{opened.error()});
    store::Store& store = **opened;
    if (task == "list") {
        const int count = must(server::list_matches(store, arguments.listed, [](std::string_view line) { print(one_line(line) + "\n"); }));
        print(fmt::format("{} matches\n", count));
    } else if (task == "end") {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        must(server::end_by_operator(store, arguments.match, arguments.reason, std::chrono::duration_cast<std::chrono::seconds>(now).count()));
        print(fmt::format("{} is over\n", arguments.match));
    } else if (task == "export") {
        print(must(server::exported_journal(store, arguments.match)));
    } else {
        const std::string code = must(server::reset_password(store, arguments.listed.account));
        print(fmt::format("Recovery code of {}: {}\n", one_line(arguments.listed.account), code));
    }
    return kOk;
}

}  // namespace

Run add_admin(CLI::App& app) {
    app.description("List, end or export matches, reset passwords");
    app.footer(
        R"(For who runs a server. 'list' prints the matches that are not over: id, game, status, actions, last change (UTC), players. 'end' ends
a match without a loser; its players read the reason. 'export' prints a match's journal: of a running match all hidden things, too.
'reset-password' makes an account's password useless, ends its sessions and prints a recovery code, with which its
owner, under "Forgotten password", chooses another; it works once.
With PostgreSQL all this works while servers run, and reaches the people at their tables; a SQLite file must not be in use.

Examples
  papelotte admin list --db sqlite:papelotte.db --account Anna
  papelotte admin end --match 5Hk2wQb0T8eSgCdT3sYJzA --reason "the match is stuck" --db postgresql://papelotte@db.example/papelotte
  papelotte admin reset-password --account Anna --db postgresql://papelotte@db.example/papelotte)");
    auto arguments = std::make_shared<AdminArguments>();
    add_value(app, "task", arguments->task, "What to do: list, end, export or reset-password", "TASK")
        ->required()
        ->check(CLI::IsMember({"list", "end", "export", "reset-password"}));
    add_value(app, "--match", arguments->match, "end, export: the match's id", "ID");
    add_value(app, "--reason", arguments->reason, "end: why, for its players", "TEXT");
    add_value(app, "--account", arguments->listed.account, "reset-password: the account; list: only its matches", "NAME");
    app.add_flag("--over", arguments->listed.over, "list: also those that are over");
    add_database(app, arguments->place, "The database")->required();
    return [arguments](const Voice&) { return administer(*arguments); };
}

}  // namespace papelotte::cli
