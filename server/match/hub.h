// Finds matches: each lives on one lane while somebody needs it, loaded from the store on a worker, and is forgotten when it was idle for a while.
// A match that cannot be loaded, or in which an exception is thrown on whatever thread, is given up: it alone, and for a minute.
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
    // The server and the workers must outlive the hub's use; begin() is called once the server listens.
    Hub(store::Store& store, work::Workers& workers, work::Thinkers& thinkers, Metrics& metrics, int pace_milliseconds,
        std::function<store::Time()> now);
    void begin(net::Server& server);
    void interrupt();   // once the server has stopped: all thoughts
    void end();   // then, with the thinkers gone: lets go of all matches

    // Runs the job with the match on its lane; with null when there is no such match, or it cannot be loaded.
    using Job = std::move_only_function<void(const std::shared_ptr<Match>&)>;
    void with(const std::string& id, Job job);
    // Only if it is in memory: what is not needs not be told.
    void tell(const std::string& id, std::move_only_function<void(Match&)> job);
    bool is_broken(const std::string& id) const;   // for a job that was given no match: whether it will not be loaded for a while

    // Reads a match's seats and names again and tells who looks at it.
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
        store::Time used = 0;   // if broken, when it was found to be
        bool broken = false;
    };
    using Lane = std::unordered_map<std::string, Slot>;

    int lane_of(const std::string& id) const;
    std::move_only_function<void(Match&)> seated(store::MatchRow);   // a job that gives a match its present seats
    void find(int lane, const std::string& id, Job job);
    void load(int lane, const std::string& id);
    std::expected<std::shared_ptr<Match>, std::string> read(int lane, const std::string& id);   // nothing: there is no such match
    void install(int lane, const std::string& id, const std::shared_ptr<Match>&);
    template <class Task> void guard(int lane, const std::string& id, Task&& task);   // gives the match up when the task throws
    void give_up(int lane, const std::string& id, std::string_view problem);
    void tidy(int lane);
    Surroundings surroundings(int lane, const std::string& id);

    store::Store& store_;
    work::Workers& workers_;   // matches are loaded there
    work::Thinkers& thinkers_;   // computer players decide there
    Metrics& metrics_;
    net::Server* server_ = nullptr;
    int pace_;
    std::function<store::Time()> now_;
    std::vector<Lane> lanes_;   // each touched on its own lane only
    std::mutex refreshing_;
    std::atomic<int> loaded_ = 0;
};

}   // namespace papelotte::server
