// Where a piece stands on a continuous table: whole numbers, so that all machines agree. x goes east and y south, in hundredths of a millimetre;
// the facing is in tenths of a degree, clockwise from north.
#pragma once

#include <cstdint>

namespace papelotte::plane {

struct Pose {
    std::int32_t x = 0, y = 0;
    std::int16_t facing = 0;   // 0 .. 3599
    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

// A length in millimetres as whole tenths and hundredths.
constexpr std::int32_t tenths(double length) { return static_cast<std::int32_t>(length * 10 + (length < 0 ? -0.5 : 0.5)); }
constexpr std::int32_t hundredths(double length) { return static_cast<std::int32_t>(length * 100 + (length < 0 ? -0.5 : 0.5)); }

}   // namespace papelotte::plane
