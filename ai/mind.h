// A player in one seat of one game, of any game and of any kind: random, a level, or an external program. It gets a table and uses
// only what its seat may know. It remembers how much of its turn's budget it has spent, so use one for a whole game.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <stop_token>

#include "ai/player_spec.h"
#include "ai/thought.h"
#include "ai/time_budget.h"
#include "engine/table.h"

namespace papelotte::ai {

class Mind {
   public:
    virtual ~Mind() = default;

    // The seat must be to act. The necessary data of the table are copied now; the thinking happens when the result is called, once, on any
    // thread, while the mind is alive and not used otherwise. When asked to stop, a search ends at once; its thought must not be used then, and
    // neither must the mind.
    using Thinking = std::move_only_function<Thought(const std::stop_token& stop)>;
    virtual Thinking about(const Table& table) = 0;

    Thought decide(const Table& table) { return about(table)({}); }

    // What it has spent of its turn's budget, so that another mind at the same seat can go on with the rest.
    virtual SpentTime spent() const { return {}; }
    virtual void resume(const SpentTime&) {}
};

}   // namespace papelotte::ai
