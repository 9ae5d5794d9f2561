// A TCP forwarder on loopback before PostgreSQL's socket, which can be slow, silent, or cut.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>

namespace papelotte::store_test {

class Forwarder {
   public:
    explicit Forwarder(std::string socket_path);
    ~Forwarder();
    Forwarder(const Forwarder&) = delete;
    Forwarder& operator=(const Forwarder&) = delete;

    std::uint16_t port() const { return port_; }
    void slow(int milliseconds) { delay_ = milliseconds; }   // before all that is forwarded, in each direction
    void silence(bool is_silent) { is_silent_ = is_silent; }   // forwards nothing, but keeps the connections open
    void cut();                                              // closes every connection, and refuses new ones
    void mend() { is_cut_ = false; }

   private:
    void accept_connections();
    void forward(int client);

    std::string path_;
    int listening_ = -1;
    std::uint16_t port_ = 0;
    std::atomic<int> delay_{0}, connections_{0}, cuts_{0};
    std::atomic<bool> is_cut_{false}, is_silent_{false}, ends_{false};
    std::jthread thread_;
};

}   // namespace papelotte::store_test
