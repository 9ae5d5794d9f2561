// Sines of all angles in tenths of a degree, from whole numbers: no machine's library is asked, so all machines have the same bits.
#pragma once

#include <array>
#include <cstdint>

namespace papelotte::plane {

inline constexpr int kFullTurn = 3600;   // tenths of a degree

namespace detail {

inline constexpr std::int64_t kOne = std::int64_t{1} << 30;

// The sine of an angle from 0 to 90 degrees times 2^30: its power series in whole numbers.
constexpr std::int64_t quarter_sine(int tenths) {
    const std::int64_t x = tenths * std::int64_t{3'373'259'426} / 1800;   // pi times 2^30
    const std::int64_t square = x * x / kOne;
    std::int64_t term = x, sum = x;
    for (int n = 2; n <= 14; n += 2) sum += term = -term * square / kOne / (n * (n + 1));
    return sum < kOne ? sum : kOne;
}

inline constexpr std::array<std::int32_t, kFullTurn> kSines = [] {
    std::array<std::int32_t, kFullTurn> all{};
    for (int angle = 0; angle < kFullTurn; ++angle) {
        const int half = angle % 1800;
        const std::int64_t sine = half == 900 ? kOne : quarter_sine(half > 900 ? 1800 - half : half);
        all[static_cast<std::size_t>(angle)] = static_cast<std::int32_t>(angle < 1800 ? sine : -sine);
    }
    return all;
}();

}   // namespace detail

constexpr int normal_angle(int tenths) {   // 0 .. 3599
    const int angle = tenths % kFullTurn;
    return angle < 0 ? angle + kFullTurn : angle;
}
constexpr double sine(int tenths) { return static_cast<double>(detail::kSines[static_cast<std::size_t>(normal_angle(tenths))]) / (1 << 30); }
constexpr double cosine(int tenths) { return sine(tenths + 900); }

// How far two facings differ, 0 .. 1800.
constexpr int angle_between(int a, int b) {
    const int difference = normal_angle(a - b);
    return difference > 1800 ? kFullTurn - difference : difference;
}

}   // namespace papelotte::plane
