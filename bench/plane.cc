// bench_plane: how long each question of engine/plane takes, in nanoseconds of CPU time. Prints one JSON object.
#include <fmt/format.h>

#include <vector>

#include "engine/cpu_clock.h"
#include "tests/engine/plane_signature.h"

namespace papelotte::plane {
namespace {

constexpr std::size_t kBoxes = 512;

template <class Ask>
double nanoseconds(const std::vector<Box>& boxes, Ask ask) {
    constexpr int kRounds = 40;
    double sum = 0;
    const double start = cpu_seconds();
    for (int round = 0; round < kRounds; ++round)
        for (std::size_t i = 0; i < kBoxes; ++i) sum += ask(boxes[i], boxes[(i * 7 + static_cast<std::size_t>(round)) % kBoxes]);
    const double spent = cpu_seconds() - start;
    return sum == 0.123 ? 0 : spent / (kRounds * static_cast<double>(kBoxes)) * 1e9;   // the sum is used, so nothing is left out
}

void run() {
    Dice dice(1815);
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < kBoxes; ++i) boxes.push_back(random_box(dice, 15000));
    const auto slide = [](const Box& box) { return Slide{box.front, 120}; };
    fmt::print(
        R"({{"overlap_ns":{:.0f},"gap_ns":{:.0f},"free_way_ns":{:.0f},"engaged_slide_ns":{:.0f},"first_entry_ns":{:.0f},"shared_area_ns":{:.0f},"lane_ns":{:.0f}}})"
        "\n",
        nanoseconds(boxes, [](const Box& a, const Box& b) { return overlap(a, b) ? 1.0 : 0.0; }),
        nanoseconds(boxes, [](const Box& a, const Box& b) { return gap(a, b); }),
        nanoseconds(boxes, [&](const Box& a, const Box& b) { return free_way(a, slide(a), b); }),
        nanoseconds(boxes, [&](const Box& a, const Box& b) { return engaged_distance(a, slide(a), Engaging{b}) < 30 ? 1.0 : 0.0; }),
        nanoseconds(boxes, [&](const Box& a, const Box& b) { return first_entry(a, slide(a), Engaging{b}, 29.5) < 120 ? 1.0 : 0.0; }),
        nanoseconds(boxes, [&](const Box& a, const Box& b) { return shared_area(swept(a, a.front * 120), b.corners()); }),
        nanoseconds(boxes, [](const Box& a, const Box& b) { return Sight(Lane(a, 180), b).open_width(); }));
}

}   // namespace
}   // namespace papelotte::plane

int main() { papelotte::plane::run(); }
