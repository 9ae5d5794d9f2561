// Runs a fuzz target over kept inputs, as `make test` does with each: TARGET FOLDER. The target aborts on what it finds wrong.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** words) {
    int inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(count == 2 ? words[1] : ".")) {
        std::cout << entry.path().filename().string() << std::endl;   // flushed: the last line names the input that failed
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
        ++inputs;
    }
    return inputs > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
