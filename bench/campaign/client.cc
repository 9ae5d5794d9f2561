// See client.h.
#include "bench/campaign/client.h"

#include <chrono>
#include <thread>

namespace papelotte::campaign {

using net_test::Milliseconds;
using net_test::WsClient;

namespace {

constexpr Milliseconds kGlance{100};      // how long a client waits for a message before it looks whether it is to stop
constexpr Milliseconds kUnavailable{50};   // before it tries again
constexpr Milliseconds kSilence{15'000};   // without any answer it connects again, as the page does

}   // namespace

void Client::run(const std::stop_token& stop) {
    while (!stop.stop_requested() && !attendance_.over()) {
        attend(stop);
        attendance_.disconnected();
        if (!attendance_.over()) std::this_thread::sleep_for(Milliseconds(10 + random_() % 40));
    }
}

void Client::attend(const std::stop_token& stop) {
    const std::uint16_t port = site_.any(random_);
    net_test::Headers headers = origin_of(port);
    if (!attendance_.cookie().empty()) headers.emplace_back("Cookie", attendance_.cookie());
    WsClient socket(port, attendance_.path(), headers);
    if (!socket.open()) return;
    attendance_.connected();
    auto heard = std::chrono::steady_clock::now();
    while (!stop.stop_requested() && !attendance_.over()) {
        if (attendance_.may_play()) {
            std::this_thread::sleep_for(Milliseconds(random_() % 4));
            socket.send(attendance_.action());
        }
        const auto asked = std::chrono::steady_clock::now();
        const auto text = socket.receive(kGlance);
        const auto after = std::chrono::steady_clock::now();
        if (!text && after - asked < kGlance) return;                     // the connection has ended
        if (!text && attendance_.pending() && after - heard > kSilence) return;
        if (!text) continue;
        heard = after;
        if (!attendance_.take(boost::json::parse(*text).as_object())) std::this_thread::sleep_for(kUnavailable);
    }
}

}   // namespace papelotte::campaign
