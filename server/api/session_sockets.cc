#include "server/api/session_sockets.h"

#include <set>
#include <utility>

namespace papelotte::server {

namespace {

void close(net::Socket& socket) { socket.close(1008, "the session has ended"); }

}  // namespace

SessionSockets::Ticket::Ticket(SessionSockets& sockets, std::string session) : sockets_(sockets) {
    const std::lock_guard lock(sockets_.mutex_);
    entry_ = sockets_.entries_.insert(sockets_.entries_.end(), Entry{std::move(session), {}, {}});
}

SessionSockets::Ticket::~Ticket() {
    const std::lock_guard lock(sockets_.mutex_);
    sockets_.entries_.erase(entry_);
}

void SessionSockets::Ticket::belongs_to(std::string person) {
    const std::lock_guard lock(sockets_.mutex_);
    entry_->person = std::move(person);
}

void SessionSockets::Ticket::opened(const std::shared_ptr<net::Socket>& socket) {
    bool ended = false;
    {
        const std::lock_guard lock(sockets_.mutex_);
        entry_->socket = socket;
        ended = entry_->ended;
    }
    if (ended) close(*socket);
}

template <class Which> void SessionSockets::end(const Which& which) {
    std::vector<std::shared_ptr<net::Socket>> closing;
    {
        const std::lock_guard lock(mutex_);
        for (Entry& entry : entries_) {
            if (!which(entry)) continue;
            entry.ended = true;
            if (auto socket = entry.socket.lock()) closing.push_back(std::move(socket));
        }
    }
    for (const auto& socket : closing) close(*socket);
}

std::vector<std::string> SessionSockets::sessions() {
    const std::lock_guard lock(mutex_);
    std::set<std::string> all;
    for (const Entry& entry : entries_)
        if (!entry.session.empty()) all.insert(entry.session);
    return {all.begin(), all.end()};
}

void SessionSockets::end_session(const std::string& session) {
    end([&](const Entry& entry) { return !session.empty() && entry.session == session; });
}

void SessionSockets::end_person(const std::string& person, const std::string& except) {
    end([&](const Entry& entry) { return entry.person == person && entry.session != except; });
}

}  // namespace papelotte::server
