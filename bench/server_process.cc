#include "bench/server_process.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace papelotte::bench {

ServerProcess::ServerProcess(std::string program, std::vector<std::string> options, std::vector<std::string> variables)
    : program_(std::move(program)), options_(std::move(options)), variables_(std::move(variables)) {
    std::string pattern = (std::filesystem::temp_directory_path() / "papelotte-bench-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    if (std::ranges::find(options_, "--db") == options_.end()) options_.insert(options_.end(), {"--db", database()});
    open();
}

bool ServerProcess::open() {
    port_ = 0;
    std::vector<std::string> words{program_, "serve", "--host", "127.0.0.1", "--port", "0", "--log", "error", "--unlimited"};
    words.insert(words.end(), options_.begin(), options_.end());
    const std::string line = process_.start(std::move(words), variables_);
    if (const std::size_t colon = line.rfind(':'); colon != std::string::npos)
        port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
    return port_ != 0;
}

ServerProcess::~ServerProcess() {
    end(SIGTERM);
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

double ServerProcess::megabytes() const {
    std::ifstream file("/proc/" + std::to_string(process()) + "/statm");
    double total = 0, resident = 0;
    file >> total >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace papelotte::bench
