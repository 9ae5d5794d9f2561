// When to stop thinking: the search was cancelled, the time is up, the count is reached, or (the technique "early_stop") no other action
// can overtake the best one.
#pragma once

#include <stop_token>

#include "ai/time_budget.h"
#include "engine/cpu_clock.h"

namespace papelotte::ai {

class Stopper {
   public:
    Stopper(const Allowance& allowance, std::stop_token stop) : allowance_(allowance), stop_(std::move(stop)), begun_(cpu_seconds()) {}

    // Called before each simulation with the number done. The clock is read only sometimes: it costs as much as a short simulation.
    bool out(std::int64_t simulations) {
        if (stop_.stop_requested()) return true;
        if (allowance_.count > 0) return simulations >= allowance_.count;
        if (simulations < next_look_) return false;
        const double used = spent();
        // The next reading comes after a twentieth of the allowance, at the present speed.
        const double speed = simulations > 0 ? static_cast<double>(simulations) / std::max(used, 1e-6) : 0;
        next_look_ = simulations + std::max<std::int64_t>(1, static_cast<std::int64_t>(speed * allowance_.seconds / 20));
        return used >= allowance_.seconds;
    }
    double spent() const { return cpu_seconds() - begun_; }
    // The remaining simulations, at the present speed.
    std::int64_t left(std::int64_t simulations) const {
        if (allowance_.count > 0) return allowance_.count - simulations;
        const double used = std::max(spent(), 1e-6);
        return static_cast<std::int64_t>((allowance_.seconds - used) / used * static_cast<double>(simulations));
    }

   private:
    Allowance allowance_;
    std::stop_token stop_;
    double begun_;
    std::int64_t next_look_ = 0;
};

}  // namespace papelotte::ai
