// Background maintenance, in small tasks on the workers: ends matches whose time is over or whose player deleted the account, archives
// finished matches, updates matches of earlier rules, and deletes what has passed its retention period.
#pragma once

#include <atomic>
#include <set>
#include <string>

#include "server/match/hub.h"
#include "server/settings.h"

namespace papelotte::server {

class Upkeep {
   public:
    Upkeep(const Settings&, store::Store&, work::Workers&, Hub&);
    void begin(net::Server&);   // once the server listens

   private:
    using Ids = std::vector<std::string>;
    using Page = Ids (store::Store::*)(std::string_view after, int limit);
    struct Retention;
    static const Retention kRetentions[2];   // of matches

    void round();
    void end_matches(bool idle);   // those that players have left, and perhaps those whose time is over
    void forget(std::size_t kind);   // the matches of this retention and the following ones, then guests
    void forget_guests();
    void look_after_all();   // matches of earlier rules, archives
    // Runs a job for each match of a list, one match per task so that requests are served in between, and then `next`.
    void each(Page page, const std::string& after, void (Upkeep::*job)(const std::string& id), void (Upkeep::*next)());
    void migrate_rules(const std::string& id);
    void archive(const std::string& id);
    void make_archive(const std::string& id, const Game& game, const store::MatchRow& row);
    void all_migrated();
    void archive_all();
    void finish_round();
    void task(std::move_only_function<void()>);

    const Settings& settings_;
    store::Store& store_;
    work::Workers& workers_;
    Hub& hub_;
    net::Server* server_ = nullptr;
    // Used by one task at a time: a round starts only after the previous one has ended.
    int rounds_ = 0, archived_ = 0;
    bool to_forget_ = false;   // until all that is due has been deleted
    bool rules_migrated_ = false;   // all matches that were running at the start have been checked
    std::set<std::string> broken_;   // matches that could not be archived; each is logged once
    std::atomic<bool> busy_ = false;
};

}   // namespace papelotte::server
