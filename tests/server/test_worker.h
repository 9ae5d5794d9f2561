// A real worker in its own process.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

class TestWorker {
   public:
    explicit TestWorker(const std::string& database, const std::vector<std::string>& options = {},
                        const std::string& program = paths::papelotte) {
        std::vector<std::string> arguments{"worker", "--db", database, "--log", "error"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        int out = -1;
        process_ = spawn(program, arguments, out);
        const std::string line = read_line(out);
        EXPECT_NE(line.find(database), std::string::npos) << "the worker did not start: " << line;
        ::close(out);
    }
    ~TestWorker() {
        if (process_ > 0) kill(SIGKILL);
    }
    TestWorker(const TestWorker&) = delete;
    TestWorker& operator=(const TestWorker&) = delete;

    void signal(int number) const { ::kill(process_, number); }
    void kill(int number) {   // and waits until it has ended
        signal(number);
        waitpid(process_, &status_, 0);
        process_ = -1;
    }
    int close() {   // SIGTERM; returns the exit status
        kill(SIGTERM);
        return WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
    }

   private:
    pid_t process_ = -1;
    int status_ = 0;
};

}  // namespace papelotte::server_test
