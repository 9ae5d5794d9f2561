// The open WebSockets of each session. They are closed when the session ends.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/net/net.h"

namespace papelotte::server {

// Thread-safe.
class SessionSockets {
    struct Entry {
        std::string session, person;   // the session's hash
        std::weak_ptr<net::Socket> socket;
        bool ended = false;
    };

   public:
    // One connection. It is registered as long as its ticket lives.
    class Ticket {
       public:
        Ticket(SessionSockets& sockets, std::string session);
        Ticket(const Ticket&) = delete;
        Ticket& operator=(const Ticket&) = delete;
        ~Ticket();
        void belongs_to(std::string person);
        void opened(const std::shared_ptr<net::Socket>&);

       private:
        SessionSockets& sockets_;
        std::list<Entry>::iterator entry_;
    };

    // Call it before reading the session from the store. A session that ends in between then still closes this socket.
    std::unique_ptr<Ticket> enter(std::string session) { return std::make_unique<Ticket>(*this, std::move(session)); }

    std::vector<std::string> sessions();   // of the registered connections, each once
    void end_session(const std::string& session);
    void end_person(const std::string& person, const std::string& except);   // all sessions of a person except one

   private:
    template <class Which> void end(const Which& which);

    std::mutex mutex_;
    std::list<Entry> entries_;
};

}  // namespace papelotte::server
