// Finds matches. Each is loaded from the store on a worker, lives on one lane while it is used, and is removed from memory when it has
// been idle for a while. If a match cannot be loaded, or an exception is thrown in it on any thread, it is given up for a minute;
// other matches continue.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/jobs/asked_jobs.h"
#include "server/match/match.h"
#include "server/match/played_rules.h"
#include "server/metrics.h"
#include "server/work/thinkers.h"
#include "server/work/workers.h"

namespace papelotte::server {

class Hub {
   public:
    // The server and the workers must outlive the hub. Call begin() once the server listens.
    // `asked`: of workers, which think instead of the thinkers; null: there are none.
    Hub(store::Store& store, work::Workers& workers, work::Thinkers& thinkers, AskedJobs* asked, Metrics& metrics, int pace_milliseconds,
        std::function<store::Time()> now);
    void begin(net::Server& server);
    void interrupt();   // stops all searches, after the server has stopped
    void end();   // releases all matches, after the thinkers have ended

    // Runs the job on the match's lane: with the match, or with null if it does not exist or cannot be loaded.
    using Job = std::move_only_function<void(const std::shared_ptr<Match>&)>;
    void with(const std::string& id, Job job);
    // Runs the job only if the match is in memory.
    void with_loaded(const std::string& id, std::move_only_function<void(Match&)> job);
    bool is_broken(const std::string& id) const;   // explains a null match: it is given up for a while

    // Reads a match's seats and names again and tells its viewers.
    void refresh(const std::string& id);
    // The same, but also loads a match that is not in memory. A seat whose person was deleted is then resigned.
    void reseat(const std::string& id);

    // --- Servers that share the database (hub_sharing.cc) ---------------------------------------------------------------------
    // What another server has written to a match in memory: Match::catch_up.
    enum Parts : unsigned { records = 1, seats = 2, chat = 4, everything = 7 };
    void catch_up(const std::string& id, Parts);
    void catch_up_all();                             // some news may have been missed
    void load_again(const std::string& id);          // it follows other rules now: its viewers reconnect
    void server_gone(const std::string& server);     // nobody looks at anything there any more
    // Whether a match can be played on this server. If not, it is left to a server that plays its version of the rules; or it waits for one.
    // Waits for the disk, so call it on a worker.
    bool plays_here(const store::MatchRow&);
    void end_unplayable(const store::MatchRow&);   // its time is over; if no server plays its version
    // Runs the job while no server plays the version of that match; false: one does.
    bool alone_with_rules_of(const store::MatchRow&, const std::function<void()>& job);

    // The names of the people on the seats, "someone" where an account was deleted.
    std::vector<std::string> names_of(const store::MatchRow&);

    int loaded() const { return loaded_; }

   private:
    using Clock = std::chrono::steady_clock;   // the machine's clock may be put back
    struct Slot {
        std::shared_ptr<Match> match;   // null while it is being loaded, or broken
        std::vector<Job> waiting;
        Clock::time_point used{};   // if broken: the time when it broke
        bool broken = false;
        unsigned behind = 0;   // Parts that another server has written and that are not being read yet
        bool reading = false;
    };
    using Lane = std::unordered_map<std::string, Slot>;

    int lane_of(const std::string& id) const;
    std::move_only_function<void(Match&)> seated(store::MatchRow);   // a job that sets the match's present seats
    void find(int lane, const std::string& id, Job job);
    void load(int lane, const std::string& id);
    std::expected<std::shared_ptr<Match>, std::string> read(int lane, const std::string& id);   // null: it does not exist
    void install(int lane, const std::string& id, const std::shared_ptr<Match>&);
    template <class Task> void guard(int lane, const std::string& id, Task&& task);   // gives the match up when the task throws
    void give_up(int lane, const std::string& id, std::string_view problem);
    void tidy(int lane);
    void tell_presence(int lane);
    void read_on(int lane, const std::string& id);
    using Records = std::optional<std::vector<store::RecordRow>>;
    void read_all(const std::string& id, const std::function<void(Services::Job)>& post, std::move_only_function<void(Records)> done);
    void ask_to_lead(int lane, const std::string& id);
    void release_lead(const std::string& id);
    bool migrate(const std::string& id, Unplayable);   // false: it cannot be played here
    void each_loaded(const std::function<void(int lane, const std::string& id, Match&)>& job);
    Services services(int lane, const std::string& id);
    decltype(Services::ask_workers) asking(int lane, const std::shared_ptr<const std::string>& id, std::function<void(Services::Job)> post);

    store::Store& store_;
    work::Workers& workers_;   // matches are loaded there
    work::Thinkers& thinkers_;   // computer players decide there
    AskedJobs* const asked_;   // or there
    Metrics& metrics_;
    net::Server* server_ = nullptr;
    int pace_;
    std::function<store::Time()> now_;
    std::vector<Lane> lanes_;   // each used only on its own lane
    std::mutex refreshing_;
    std::mutex adopting_;
    std::set<std::string> unplayable_;   // matches whose records lead elsewhere under the rules of this server
    std::set<std::string> left_;   // matches that were left to other servers; each is logged once
    std::atomic<int> loaded_ = 0;
};

template <class Task> void Hub::guard(int lane, const std::string& id, Task&& task) {
    try {
        std::forward<Task>(task)();
    } catch (const std::exception& error) {
        give_up(lane, id, error.what());
    }
}

}   // namespace papelotte::server
