// Finds matches: each lives on one lane while somebody needs it, loaded from the store on a worker, and is forgotten when it was idle for a while.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/match/match.h"
#include "server/people/workers.h"

namespace papelotte::server {

class Hub {
   public:
    // The server and the workers must outlive the hub's use; begin() is called once the server listens.
    Hub(store::Store& store, people::Workers& workers, people::Workers& thinkers, int pace_milliseconds, std::function<store::Time()> now);
    void begin(net::Server& server);
    void end();   // once the server has stopped: lets go of all matches

    // Runs the job with the match on its lane; with null when there is no such match, or it cannot be loaded.
    using Job = std::move_only_function<void(const std::shared_ptr<Match>&)>;
    void with(const std::string& id, Job job);
    // Only if it is in memory: what is not needs not be told.
    void tell(const std::string& id, std::move_only_function<void(Match&)> job);

    // Reads a match's seats and names again and tells who looks at it.
    void refresh(const std::string& id);
    // The names of the people on the seats, "someone" where an account was deleted.
    std::vector<std::string> names_of(const store::MatchRow&);

    int loaded() const { return loaded_; }
    std::size_t thoughts_waiting() const { return thinkers_.waiting(); }

   private:
    struct Slot {
        std::shared_ptr<Match> match;   // null while it is being loaded
        std::vector<Job> waiting;
        store::Time used = 0;
    };
    using Lane = std::unordered_map<std::string, Slot>;

    int lane_of(const std::string& id) const;
    void find(int lane, const std::string& id, Job job);
    void load(int lane, const std::string& id);
    void install(int lane, const std::string& id, const std::shared_ptr<Match>&);
    void tidy(int lane);
    Surroundings surroundings(int lane, const std::string& id);
    void sweep();   // ends matches whose days are over

    store::Store& store_;
    people::Workers& workers_;   // matches are loaded there
    people::Workers& thinkers_;   // computer players decide there
    net::Server* server_ = nullptr;
    int pace_;
    std::function<store::Time()> now_;
    std::vector<Lane> lanes_;   // each touched on its own lane only
    std::atomic<int> loaded_ = 0;
};

}   // namespace papelotte::server
