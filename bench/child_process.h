// A program that measurements and campaigns run as a process of its own. It does not outlive them.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace papelotte::bench {

class ChildProcess {
   public:
    ChildProcess() = default;
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Starts the program, and returns the first line that it prints; empty: it ended before that. `variables`: "NAME=value".
    std::string start(std::vector<std::string> words, std::vector<std::string> variables = {});
    int end(int signal);         // and waits until it has ended; its exit status, -1: ended by the signal
    bool running() const;        // it has not ended by itself
    pid_t process() const { return process_; }   // -1: none
    double cpu_seconds() const;   // user and system, so far

   private:
    pid_t process_ = -1;
};

}   // namespace papelotte::bench
