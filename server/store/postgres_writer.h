// Writes to PostgreSQL. The records that wait are sent together, with the beginning and the end of their transaction: one round trip for
// all of them. Other changes read first, so they wait for their own answers.
//
// A lost connection leaves open whether the last transaction was committed. Each writer has a row in `writers`, and each transaction
// first writes its number there. After reconnecting, the number tells: it is written again, or its result is read. The epoch in that row
// makes sure that the former session, which may still be at work, cannot commit afterwards: its first statement fails.
#pragma once

#include <chrono>

#include "server/store/changes.h"
#include "server/store/write_queue.h"

namespace papelotte::store {

class PostgresWriter final : public GroupWriter {
   public:
    PostgresWriter(const PostgresAddress& address, std::string id, const ServedClock& clock);   // a new id for every writer
    PostgresWriter(const PostgresWriter&) = delete;
    PostgresWriter& operator=(const PostgresWriter&) = delete;
    ~PostgresWriter() override;
    void write(std::vector<Submit>& group) override;

   private:
    using Clock = std::chrono::steady_clock;

    void transact(std::vector<Submit>& group);
    void send_appends(std::vector<Submit*>& appends);
    void tell(const std::vector<Submit>& group);   // the other servers, once it is committed
    void reconnect();   // also fences off the former session and learns which transaction was its last
    void find_reasons(std::vector<Submit>& group);
    void read_results(std::vector<Submit>& group);   // of a transaction whose answers were lost

    const std::string id_;
    PostgresConnection connection_;
    Changes<Postgres> changes_;
    PostgresStatement enter_, begin_, number_, tell_, commit_, end_former_, fence_, record_;
    int backend_ = 0;                 // of the former session
    std::int64_t epoch_ = 1;
    std::int64_t transaction_ = 0;    // its number
    std::int64_t done_ = 0;           // the last committed one, as of the latest reconnect
    bool commit_sent_ = false;
};

}   // namespace papelotte::store
