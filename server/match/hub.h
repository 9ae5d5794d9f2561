// Finds matches. Each is loaded from the store on a worker, lives on one lane while it is used, and is removed from memory when it has
// been idle for a while. If a match cannot be loaded, or an exception is thrown in it on any thread, it is given up for a minute;
// other matches continue.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/match/match.h"
#include "server/metrics.h"
#include "server/work/thinkers.h"
#include "server/work/workers.h"

namespace papelotte::server {

class Hub {
   public:
    // The server and the workers must outlive the hub. Call begin() once the server listens.
    Hub(store::Store& store, work::Workers& workers, work::Thinkers& thinkers, Metrics& metrics, int pace_milliseconds,
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
    // The names of the people on the seats, "someone" where an account was deleted.
    std::vector<std::string> names_of(const store::MatchRow&);

    int loaded() const { return loaded_; }

   private:
    struct Slot {
        std::shared_ptr<Match> match;   // null while it is being loaded, or broken
        std::vector<Job> waiting;
        store::Time used = 0;   // if broken: the time when it broke
        bool broken = false;
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
    Services services(int lane, const std::string& id);

    store::Store& store_;
    work::Workers& workers_;   // matches are loaded there
    work::Thinkers& thinkers_;   // computer players decide there
    Metrics& metrics_;
    net::Server* server_ = nullptr;
    int pace_;
    std::function<store::Time()> now_;
    std::vector<Lane> lanes_;   // each used only on its own lane
    std::mutex refreshing_;
    std::atomic<int> loaded_ = 0;
};

}   // namespace papelotte::server
