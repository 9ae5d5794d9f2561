#include "engine/dice.h"

namespace papelotte {

namespace {

std::uint64_t splitmix(std::uint64_t& number) {
    number += 0x9e3779b97f4a7c15ull;
    std::uint64_t z = number;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

}  // namespace

Seed seed_from_number(std::uint64_t number) {
    Seed seed;
    for (std::uint64_t& word : seed) word = splitmix(number);
    return seed;
}

Dice Dice::scripted(std::span<const std::uint8_t> faces) {
    static constexpr std::uint8_t kNone = 0;
    Dice dice(0);
    dice.scripted_ = faces.empty() ? &kNone : faces.data();
    dice.scripted_end_ = dice.scripted_ + faces.size();
    return dice;
}

Dice Dice::branching(Branches& branches) {
    Dice dice(1);
    dice.branches_ = &branches;
    return dice;
}

std::uint32_t Branches::take(std::uint32_t count) {
    if (at_ == kMostForks || endless_) {   // any value that ends the sequence
        endless_ = true;
        std::uint64_t number = at_++;
        return static_cast<std::uint32_t>(splitmix(number) % count);
    }
    if (at_ == forks_.size()) forks_.push_back({0, count});
    return forks_[at_++].taken;
}

// Takes the next branch of the last fork that has one; the forks after it may differ or not occur.
bool Branches::next() {
    at_ = 0;
    while (!forks_.empty() && forks_.back().taken + 1 == forks_.back().count) forks_.pop_back();
    if (forks_.empty()) return false;
    ++forks_.back().taken;
    return true;
}

double Branches::chance() const {
    double chance = 1;
    for (const Fork& fork : forks_) chance /= fork.count;
    return chance;
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
