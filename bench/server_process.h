// A server in its own process, for measurements and campaigns: started on a free port of loopback with a database in a temporary folder,
// unless the options name another one; stopped and removed at the end.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace papelotte::bench {

class ServerProcess {
   public:
    explicit ServerProcess(std::string program, std::vector<std::string> options = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    bool open();                                   // starts it again, on another port; false: it did not start
    int end(int signal);                           // and waits until it has ended; its exit status, -1: ended by the signal
    bool running() const;                          // it has not ended by itself
    std::uint16_t port() const { return port_; }   // 0: it did not start
    pid_t process() const { return process_; }
    const std::string& folder() const { return folder_; }
    std::string database() const { return "sqlite:" + folder_ + "/bench.db"; }
    double cpu_seconds() const;                    // user and system, so far
    double megabytes() const;                      // resident now

   private:
    std::string program_;
    std::vector<std::string> options_;
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
    std::string folder_;
};

}  // namespace papelotte::bench
