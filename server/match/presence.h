// The viewers of a match who are connected to other servers, as those tell it (store::News::Kind::here).
#pragma once

#include <chrono>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace papelotte::server {

class RemotePresence {
   public:
    // One server's viewers: the players among them, and how many watch. As text: "3,p_anna,p_bob" for three who watch.
    struct Viewers {
        std::set<std::string, std::less<>> players;
        long watchers = 0;
        bool operator==(const Viewers&) const = default;
    };
    static std::string text_of(const Viewers&);
    static Viewers read(std::string_view text);

    bool hear(const std::string& server, std::string_view text);   // whether it changes anything
    bool forget(const std::string& server);
    bool forget_silent();   // servers that have told nothing for a while; whether there were any
    bool has(std::string_view player) const;
    long watchers() const;

   private:
    using Clock = std::chrono::steady_clock;
    struct Told {
        Viewers viewers;
        Clock::time_point at;
    };
    std::map<std::string, Told> servers_;
};

}   // namespace papelotte::server
