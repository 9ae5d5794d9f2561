// A server in its own process, for measurements: started on a free port of loopback with a database in a temporary folder; stopped and
// removed at the end.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace papelotte::bench {

class ServerProcess {
   public:
    explicit ServerProcess(const std::string& program);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    std::uint16_t port() const { return port_; }   // 0: it did not start
    double cpu_seconds() const;                    // user and system, so far
    double megabytes() const;                      // resident now

   private:
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
    std::string folder_;
};

}  // namespace papelotte::bench
