#include "server/match/presence.h"

#include <algorithm>
#include <charconv>

namespace papelotte::server {

namespace {

constexpr std::chrono::seconds kSilence{60};   // a server repeats it every 20 seconds

}   // namespace

std::string RemotePresence::text_of(const Viewers& viewers) {
    std::string text = std::to_string(viewers.watchers);
    for (const std::string& player : viewers.players) text += ',' + player;
    return text;
}

RemotePresence::Viewers RemotePresence::read(std::string_view text) {
    Viewers viewers;
    std::size_t end = text.find(',');
    const std::string_view watchers = text.substr(0, end);
    std::from_chars(watchers.data(), watchers.data() + watchers.size(), viewers.watchers);
    while (end != std::string_view::npos) {
        const std::size_t begin = end + 1;
        end = text.find(',', begin);
        viewers.players.emplace(text.substr(begin, end - begin));
    }
    return viewers;
}

bool RemotePresence::hear(const std::string& server, std::string_view text) {
    Told& told = servers_[server];
    told.at = Clock::now();
    Viewers viewers = read(text);
    if (viewers == told.viewers) return false;
    told.viewers = std::move(viewers);
    return true;
}

bool RemotePresence::forget(const std::string& server) { return servers_.erase(server) > 0; }

bool RemotePresence::forget_silent() {
    return std::erase_if(servers_, [now = Clock::now()](const auto& one) { return now - one.second.at > kSilence; }) > 0;
}

bool RemotePresence::has(std::string_view player) const {
    return std::ranges::any_of(servers_, [&](const auto& one) { return one.second.viewers.players.contains(player); });
}

long RemotePresence::watchers() const {
    long sum = 0;
    for (const auto& [server, told] : servers_) sum += told.viewers.watchers;
    return sum;
}

}   // namespace papelotte::server
