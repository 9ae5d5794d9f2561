// The score of a series of games and its uncertainty. The unit is the pair (the same seed with the seats swapped), scored from 0 to 1: its
// games depend on each other, and the advantage of a seat cancels out.
#pragma once

#include <cstdint>
#include <span>

namespace papelotte::ai {

// A share with its 95 % interval.
struct Interval {
    double mean = 0, low = 0, high = 1;
};

// The normal interval of the mean. If all scores are equal there is no variance to use: then Wilson's.
Interval interval_of_mean(std::span<const double> scores);
// Wilson's interval of `successes` (a draw counts half) in `trials` independent trials.
Interval wilson(double successes, std::int64_t trials);

// The generalised sequential probability ratio test on pair means: is the score `low` or `high`? Both errors are 5 %. It may stop only
// after kFewestPairs: with fewer, the variance is not known well enough, and the test has more errors than that.
inline constexpr std::int64_t kFewestPairs = 50;
struct Hypotheses {
    double low, high;
};
enum class Verdict : std::uint8_t { undecided, low, high };
struct SequentialTest {
    double ratio = 0;   // the logarithm of the likelihood ratio: positive values favour `high`
    Verdict verdict = Verdict::undecided;
};
SequentialTest test_sequentially(std::span<const double> scores, Hypotheses hypotheses);

}  // namespace papelotte::ai
