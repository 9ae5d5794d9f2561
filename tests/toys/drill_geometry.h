// The geometry of Drill in whole numbers, so that every machine plays the same game.
#pragma once

#include <cstdint>

namespace papelotte::drill {

inline constexpr std::int64_t kOne = std::int64_t{1} << 30;

// The sine of an angle from 0 to 90 degrees, in tenths, times 2^30: its power series in whole numbers.
constexpr std::int64_t quarter_sine(int tenths) {
    const std::int64_t x = tenths * std::int64_t{3'373'259'426} / 1800;   // pi times 2^30
    const std::int64_t square = x * x / kOne;
    std::int64_t term = x, sum = x;
    for (int n = 2; n <= 14; n += 2) sum += term = -term * square / kOne / (n * (n + 1));
    return sum;
}
constexpr std::int64_t sine(int tenths) {
    const int angle = ((tenths % 3600) + 3600) % 3600;
    if (angle > 1800) return -sine(angle - 1800);
    return quarter_sine(angle > 900 ? 1800 - angle : angle);
}
constexpr std::int64_t cosine(int tenths) { return sine(tenths + 900); }

constexpr int rounded(std::int64_t product) { return static_cast<int>((product + (product < 0 ? -kOne / 2 : kOne / 2)) / kOne); }

// A step of so much to the right and forward, for one that faces that way.
struct Vector {
    int x, y;
};
constexpr Vector along(int facing, int right, int forward) {
    return {rounded(right * cosine(facing) + forward * sine(facing)), rounded(right * sine(facing) - forward * cosine(facing))};
}
static_assert(along(0, 100, 50).x == 100 && along(0, 100, 50).y == -50 && along(900, 0, 600).x == 600 && along(1800, 100, 100).y == 100);
static_assert(along(300, 0, 1000).x == 500 && along(300, 0, 1000).y == -866);

}  // namespace papelotte::drill
