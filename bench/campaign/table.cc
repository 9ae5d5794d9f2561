// See table.h.
#include "bench/campaign/table.h"

namespace papelotte::campaign {

namespace json = boost::json;

std::vector<Offer> games_offered(const Site& site) {
    std::vector<Offer> offers;
    const json::object all = Browser(site, 1, {}).get("/api/games");
    for (const json::value& game : all.at("games").as_array()) {
        Offer offer{std::string(game.at("id").as_string()), {}, game.at("decimals").as_object().empty()};
        for (const json::value& seat : game.at("in_play").as_array()) offer.seats.emplace_back(seat.as_string());
        offers.push_back(std::move(offer));
    }
    return offers;
}

Table::Table(const Site& site, Offer offer, unsigned seed, Counts& counts)
    : site_(site), offer_(std::move(offer)), random_(seed), counts_(counts), thread_([this](const std::stop_token& stop) {
          play_matches(stop);
      }) {}

std::string Table::match() const {
    const std::lock_guard lock(mutex_);
    return match_;
}

void Table::stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

std::vector<Client> Table::sit_down(const std::stop_token& stop) {
    const auto person = [&] {
        Browser one(site_, static_cast<unsigned>(random_()), stop);
        one.post("/api/name", {{"name", "Guest"}});   // so that a repeated request is the same person's
        return one;
    };
    json::array seats;
    for (const std::string& seat : offer_.seats) seats.push_back(json::object{{"seat", seat}, {"who", seats.empty() ? "me" : "invite"}});
    Browser maker = person();
    const json::object made = maker.post("/api/matches", {{"game", offer_.game}, {"seats", std::move(seats)}});
    if (!made.contains("match")) return {};
    const std::string match(made.at("match").at("id").as_string());
    std::vector<Client> clients;
    const auto add = [&](std::string name, std::string cookie, bool plays) {
        clients.emplace_back(site_, Client::Who{std::move(name), match, std::move(cookie), plays}, static_cast<unsigned>(random_()), counts_,
                             progress_);
    };
    add(offer_.seats.front(), maker.cookie(), true);
    for (const json::value& one : made.at("links").as_array()) {
        const std::string link(one.at("link").as_string());
        Browser guest = person();
        if (!guest.post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}}).contains("match")) return {};
        add(std::string(one.at("seat").as_string()), guest.cookie(), true);
    }
    add("watcher", "", false);
    const std::lock_guard lock(mutex_);
    match_ = offer_.game + " " + match;
    return clients;
}

void Table::play_matches(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        std::vector<Client> clients = sit_down(stop);
        if (clients.empty()) continue;
        ++matches_;
        {
            std::vector<std::jthread> threads;
            for (Client& client : clients) threads.emplace_back([&client, &stop] { client.run(stop); });
        }
        for (Client& client : clients) logs_.push_back(client.take_log());
    }
}

}   // namespace papelotte::campaign
