#include "engine/dice.h"

namespace papelotte {

Seed seed_from_number(std::uint64_t number) {
    Seed seed;
    for (std::uint64_t& word : seed) {   // splitmix64
        number += 0x9e3779b97f4a7c15ull;
        std::uint64_t z = number;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        word = z ^ (z >> 31);
    }
    return seed;
}

Dice Dice::scripted(std::span<const std::uint8_t> faces) {
    static constexpr std::uint8_t kNone = 0;
    Dice dice(0);
    dice.scripted_ = faces.empty() ? &kNone : faces.data();
    dice.scripted_end_ = dice.scripted_ + faces.size();
    return dice;
}

int Dice::next_scripted(int sides) {
    if (scripted_ == scripted_end_) {
        ran_out_ = true;
        return 1;
    }
    const int face = *scripted_++;
    if (face < 1 || face > sides) {
        impossible_ = true;
        return 1;
    }
    return face;
}

}  // namespace papelotte
