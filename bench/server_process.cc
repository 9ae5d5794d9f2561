#include "bench/server_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace papelotte::bench {

ServerProcess::ServerProcess(std::string program, std::vector<std::string> options)
    : program_(std::move(program)), options_(std::move(options)) {
    std::string pattern = (std::filesystem::temp_directory_path() / "papelotte-bench-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    if (std::ranges::find(options_, "--db") == options_.end()) options_.insert(options_.end(), {"--db", database()});
    open();
}

bool ServerProcess::open() {
    port_ = 0;
    std::array<int, 2> out{};
    if (pipe2(out.data(), O_CLOEXEC) != 0) return false;
    std::vector<std::string> words{program_, "serve", "--host", "127.0.0.1", "--port", "0", "--log", "error", "--unlimited"};
    words.insert(words.end(), options_.begin(), options_.end());
    process_ = fork();
    if (process_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(out[1], STDOUT_FILENO);
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        execv(pointers[0], pointers.data());
        _exit(127);
    }
    close(out[1]);
    std::string line;
    for (char c = 0; read(out[0], &c, 1) == 1 && c != '\n';) line += c;
    close(out[0]);
    if (const std::size_t colon = line.rfind(':'); colon != std::string::npos)
        port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
    return port_ != 0;
}

int ServerProcess::end(int signal) {
    if (process_ <= 0) return 0;
    int status = 0;
    kill(process_, signal);
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool ServerProcess::running() const {
    siginfo_t state{};
    return process_ > 0 && waitid(P_PID, static_cast<id_t>(process_), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_pid == 0;
}

ServerProcess::~ServerProcess() {
    end(SIGTERM);
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

double ServerProcess::cpu_seconds() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string skipped;
    for (int i = 3; i < 14; ++i) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double ServerProcess::megabytes() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
    double total = 0, resident = 0;
    file >> total >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace papelotte::bench
