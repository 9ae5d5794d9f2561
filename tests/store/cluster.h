// A PostgreSQL cluster of the tests' own, in a temporary folder, reached only through a socket there. It is made at the first use in a
// process, and ends with it, also when it is killed.
#pragma once

#include <string>

namespace papelotte::store_test {

class Cluster {
   public:
    enum class Sync : bool { off, on };                         // whether a commit waits for the disk: tests kill processes, not machines
    static Cluster& running(Sync sync = Sync::off);             // as it was first asked for; throws when there is no PostgreSQL
    // The URL of a new, empty schema.
    std::string new_schema();
    std::string url(const std::string& role, const std::string& more = "") const;
    void execute(const std::string& sql) const;                 // as its superuser
    std::string text(const std::string& sql) const;             // the first column of the first row
    const std::string& folder() const { return folder_; }

    void kill_and_restart() const;                              // SIGKILL; returns when it answers again

    // Roles: "postgres", the superuser; "guarded", who needs this password.
    static constexpr const char* kPassword = "Plancenoit 1815";

    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

   private:
    explicit Cluster(Sync sync);
    std::string folder_;
    int pipe_ = -1;                                             // its keeper waits for the end of it
    int keeper_ = 0;                                            // a process
    int schemas_ = 0;
};

}   // namespace papelotte::store_test
