// The other servers on a PostgreSQL database: one connection listens (LISTEN) and holds what this server plays, another holds locks. All
// locks are advisory locks of their sessions, so PostgreSQL gives them back when a server dies.
#pragma once

#include <mutex>
#include <set>
#include <thread>

#include "server/store/postgres.h"
#include "server/store/store.h"

namespace papelotte::store {

// The channel of the servers that share these tables, as SQL.
inline constexpr const char* kChannel = "'papelotte ' || current_schema()";

class PostgresNeighbours final : public Neighbours {
   public:
    // `self`: the id of this server's writer, whose news are not heard.
    PostgresNeighbours(PostgresAddress address, std::string self);
    PostgresNeighbours(const PostgresNeighbours&) = delete;
    PostgresNeighbours& operator=(const PostgresNeighbours&) = delete;
    ~PostgresNeighbours() override;

    void listen(std::function<void(const News&)> heard, std::vector<std::string> plays) override;
    void stop_listening() override;
    bool hold(std::string_view name) override;
    void release(std::string_view name) override;

   private:
    // The session that holds locks, with what it holds.
    struct Locks {
        explicit Locks(const PostgresAddress& address);
        PostgresConnection connection;
        PostgresStatement take, give_back, ask;
        std::set<std::string, std::less<>> held;
    };

    bool connect();   // false: the database cannot be reached
    void work();
    void wait_for_news();   // until the connection is lost or listening ends
    void hear(std::string_view payload);
    bool ends_within(int milliseconds) const;

    const PostgresAddress address_;
    const std::string self_;
    std::function<void(const News&)> heard_;
    std::vector<std::string> plays_;
    std::optional<PostgresConnection> listening_;
    const int end_;   // an eventfd: readable when listening ends
    std::thread thread_;

    std::mutex mutex_;   // of the locks
    std::unique_ptr<Locks> locks_;
};

}   // namespace papelotte::store
