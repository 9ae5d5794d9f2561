// A server in its own process, for measurements and campaigns: started on a free port of loopback with a database in a temporary folder,
// unless the options name another one; stopped and removed at the end.
#pragma once

#include <cstdint>

#include "bench/child_process.h"

namespace papelotte::bench {

class ServerProcess {
   public:
    // `variables`: of its environment, "NAME=value".
    explicit ServerProcess(std::string program, std::vector<std::string> options = {}, std::vector<std::string> variables = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    bool open();                                   // starts it again, on another port; false: it did not start
    int end(int signal) { return process_.end(signal); }
    bool running() const { return process_.running(); }
    std::uint16_t port() const { return port_; }   // 0: it did not start
    pid_t process() const { return process_.process(); }
    const std::string& folder() const { return folder_; }
    std::string database() const { return "sqlite:" + folder_ + "/bench.db"; }
    double cpu_seconds() const { return process_.cpu_seconds(); }
    double megabytes() const;                      // resident now

   private:
    std::string program_;
    std::vector<std::string> options_, variables_;
    ChildProcess process_;
    std::uint16_t port_ = 0;
    std::string folder_;
};

}  // namespace papelotte::bench
