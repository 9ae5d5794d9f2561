// See forwarder.h.
#include "tests/store/forwarder.h"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>
#include <stdexcept>

namespace papelotte::store_test {

namespace {

constexpr int kGlance = 20;   // milliseconds between two looks whether the connections are cut

template <class Address> auto* generic(Address& address) { return reinterpret_cast<sockaddr*>(&address); }

int connected_to(const std::string& path) {
    const int end = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    if (connect(end, generic(address), sizeof address) == 0) return end;
    close(end);
    return -1;
}

// What has arrived at one end is sent to the other; false: an end has closed.
bool pass_on(int from, int to) {
    std::array<char, 65536> buffer{};
    const ssize_t got = recv(from, buffer.data(), buffer.size(), 0);
    for (ssize_t sent = 0; sent < got;) {
        const ssize_t now = send(to, buffer.data() + sent, static_cast<std::size_t>(got - sent), MSG_NOSIGNAL);
        if (now <= 0) return false;
        sent += now;
    }
    return got > 0;
}

}   // namespace

Forwarder::Forwarder(std::string socket_path) : path_(std::move(socket_path)), listening_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (bind(listening_, generic(address), size) != 0 || listen(listening_, 64) != 0 || getsockname(listening_, generic(address), &size) != 0)
        throw std::runtime_error("the forwarder cannot listen");
    port_ = ntohs(address.sin_port);
    thread_ = std::jthread([this] { accept_connections(); });
}

Forwarder::~Forwarder() {
    ends_ = true;
    cut();
    thread_.join();
    while (connections_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    close(listening_);
}

void Forwarder::cut() {
    is_cut_ = true;
    ++cuts_;
}

void Forwarder::accept_connections() {
    while (!ends_) {
        pollfd ready{listening_, POLLIN, 0};
        if (poll(&ready, 1, kGlance) != 1) continue;
        const int client = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0) continue;
        ++connections_;
        std::thread([this, client] {
            forward(client);
            close(client);
            --connections_;
        }).detach();
    }
}

void Forwarder::forward(int client) {
    const int cuts = cuts_;
    const int database = is_cut_ ? -1 : connected_to(path_);
    if (database < 0) return;
    for (bool open = true; open && cuts == cuts_;) {
        if (is_silent_) {
            std::this_thread::sleep_for(std::chrono::milliseconds(kGlance));
            continue;
        }
        std::array<pollfd, 2> ends = {pollfd{client, POLLIN, 0}, pollfd{database, POLLIN, 0}};
        if (poll(ends.data(), ends.size(), kGlance) <= 0) continue;
        if (const int delay = delay_; delay > 0) std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        if (cuts != cuts_) break;
        if (ends[0].revents != 0) open = pass_on(client, database);
        if (open && ends[1].revents != 0) open = pass_on(database, client);
    }
    close(database);
}

}   // namespace papelotte::store_test
