// A server that runs during the test, with a handler made of lambdas.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "server/net/net.h"

namespace papelotte::net_test {

struct TestHandler : net::Handler {
    std::function<void(net::Request, net::Reply)> on_request = [](const net::Request& request, const net::Reply& reply) {
        reply(text(request.method + " " + request.path + " " + request.body));
    };
    std::function<net::Accepted(const net::Request&)> on_upgrade = [](const net::Request&) { return echo(); };

    void request(net::Request request, net::Reply reply) override { on_request(std::move(request), std::move(reply)); }
    void upgrade(net::Request request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)>) override {
        accept(on_upgrade(request));
    }

    void failed(std::string_view) noexcept override { ++failures; }
    std::atomic<int> failures = 0;

    static net::Response text(std::string body) {
        net::Response response;
        response.content_type = "text/plain";
        response.body = std::move(body);
        return response;
    }
    static net::Message message(std::string_view text) { return std::make_shared<const std::string>(text); }
    static net::Accepted echo() {
        const auto socket = std::make_shared<std::shared_ptr<net::Socket>>();
        return {.opened = [socket](std::shared_ptr<net::Socket> opened) { *socket = std::move(opened); },
                .received = [socket](std::string_view text) { (*socket)->send(message(text)); },
                .closed = [socket] { socket->reset(); }};
    }
};

class Running {
   public:
    explicit Running(net::Handler& handler, net::Limits limits = {}, int threads = 2)
        : server_(net::Server::listen("127.0.0.1", 0, threads, limits, handler, error_)), thread_([this] { server_->run(); }) {}
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { stop(); }

    void stop() {
        server_->stop();
        if (thread_.joinable()) thread_.join();
    }
    net::Server& operator*() const { return *server_; }
    net::Server* operator->() const { return server_.get(); }
    std::uint16_t port() const { return server_->port(); }

   private:
    std::string error_;
    std::unique_ptr<net::Server> server_;
    std::thread thread_;
};

}  // namespace papelotte::net_test
