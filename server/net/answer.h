// See net.h. The answer to one request: given once, from any thread; the coroutine of its connection waits for it.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <variant>

#include "server/net/core.h"

namespace papelotte::net {

class Answer : public std::enable_shared_from_this<Answer> {
   public:
    using Given = std::variant<Response, Accepted>;

    explicit Answer(Lane& lane) : core_(lane.core.weak_from_this()), lane_(&lane) {}

    void give(Given given) {                       // from any thread; only the first call counts
        if (taken_.exchange(true)) return;
        if (Lane::current == lane_) return arrive(std::move(given));
        if (const auto core = core_.lock())        // else the server has ended, and the connection with it
            asio::post(lane_->io, [self = shared_from_this(), given = std::move(given)]() mutable { self->arrive(std::move(given)); });
    }

    Awaitable<std::optional<Given>> wait() {       // nullopt: abandoned
        if (!given_ && !given_up_) {
            ready_.emplace(lane_->io, Clock::time_point::max());
            co_await ready_->async_wait(kWait);
            ready_.reset();                         // copies of the Reply may outlive the lane, its timer may not
        }
        co_return std::move(given_);
    }

    void give_up() {
        given_up_ = true;
        if (ready_) ready_->cancel();
    }

   private:
    void arrive(Given given) {
        given_ = std::move(given);
        if (ready_) ready_->cancel();
    }

    const std::weak_ptr<Core> core_;
    Lane* const lane_;                             // valid while core_ is
    std::atomic<bool> taken_ = false;
    std::optional<Given> given_;
    std::optional<Timer> ready_;
    bool given_up_ = false;
};

// Shared by all copies of a Reply. When the last copy is destroyed without an answer, the client gets 500.
class ReplyGuard {
   public:
    explicit ReplyGuard(std::shared_ptr<Answer> answer) : answer_(std::move(answer)) {}
    ReplyGuard(const ReplyGuard&) = delete;
    ReplyGuard& operator=(const ReplyGuard&) = delete;
    ~ReplyGuard() { answer_->give(failure(500, "internal", "the server has no answer")); }

    void give(Answer::Given given) const { answer_->give(std::move(given)); }

   private:
    std::shared_ptr<Answer> answer_;
};

}  // namespace papelotte::net
