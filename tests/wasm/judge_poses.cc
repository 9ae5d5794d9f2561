// Poses at random from random games, for comparison with the judge in WebAssembly: judge_poses SEED GAMES prints the view of the seat that decides, then
// questions about poses, each with a tab and the answer. What `why` answers comes from the rules and the whole position, which the judge does not see.
// The last line is how long a pose takes here, in microseconds of CPU time.
#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/cpu_clock.h"
#include "engine/playout.h"
#include "games/enemy_mistakes/judge/judge.h"
#include "games/enemy_mistakes/records/records.h"
#include "tests/enemy_mistakes/poses.h"

namespace papelotte::enemy_mistakes {
namespace {

Setup some_setup(std::uint64_t seed) {
    Setup setup{std::string(Rules::facts().scenarios[seed % kScenarios]), {}};
    if (seed % 2 == 0 && !Rules::why_not_setup({setup.scenario, {{"players", "three"}}})) setup.options.emplace_back("players", "three");
    return setup;
}

class Comparison {
   public:
    explicit Comparison(Dice& dice) : dice_(dice) {}

    void ask_about(const Position& p, Seat seat) {
        constexpr int kPoses = 24;
        const std::string view = boost::json::serialize(Records::view(p, seat));
        Judge judge;
        if (!judge.read(view)) std::abort();
        fmt::print("{}\n", view);
        std::vector<Action> poses;
        for (int i = 0; i < kPoses; ++i) poses.push_back(some_pose(p, dice_));
        for (const Action pose : poses) ask(p, seat, judge, pose);
        std::erase_if(poses, [](Action action) { return !poses::is_pose(action); });
        const double start = cpu_seconds();
        for (const Action pose : poses) refused_ += bool(judge.why_not(pose));
        spent_ += cpu_seconds() - start;
        count_ += poses.size();
    }
    double microseconds() const { return count_ == 0 || refused_ == 0 ? 0 : spent_ / static_cast<double>(count_) * 1e6; }

   private:
    void ask(const Position& p, Seat seat, const Judge& judge, Action pose) {
        const std::string notation = Records::notate(pose);
        const Refusal why = Rules::why_not(p, seat, pose);
        fmt::print("why {}\t{}\n", notation, why ? fmt::format(R"({{"rule":"{}","sentence":"{}"}})", why.id(), why.message()) : "{}");
        if (dice_.below(8) != 0) return;
        for (const std::string_view asked : {"ends ", "stretches ", "charges "}) {
            const std::string question = std::string(asked) + notation;
            fmt::print("{}\t{}\n", question, judge.answer(question));
        }
    }

    Dice& dice_;
    double spent_ = 0;
    std::size_t count_ = 0, refused_ = 0;
};

void run(std::uint64_t seed, std::uint64_t games) {
    Dice choices(seed);
    Comparison comparison(choices);
    for (std::uint64_t game = 0; game < games; ++game) {
        Dice dice(seed + game);
        Effects effects{dice};
        Position p = Rules::set_up(some_setup(seed + game), effects);
        while (!Rules::outcome(p)) {
            const Seat seat = random_seat(Rules::to_act(p), choices);
            const bool often = Rules::step_name(p) == Manoeuvre::name || Rules::step_name(p) == Deploy::name;
            if (asks_for_a_pose(p) && (!often || choices.below(3) == 0)) comparison.ask_about(p, seat);
            Rules::apply(p, seat, Rules::random_action(p, seat, choices), effects);
        }
    }
    fmt::print("{:.2f}\n", comparison.microseconds());
}

}   // namespace
}   // namespace papelotte::enemy_mistakes

int main(int count, char** words) {
    if (count != 3) return 2;
    papelotte::enemy_mistakes::run(std::strtoull(words[1], nullptr, 10), std::strtoull(words[2], nullptr, 10));
}
