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

std::vector<Attendance::Who> sit_down(const Site& site, const Offer& offer, int watchers, Random& random, const std::stop_token& stop) {
    const auto person = [&] {
        Browser one(site, static_cast<unsigned>(random()), stop);
        one.post("/api/name", {{"name", "Guest"}});   // so that a repeated request is the same person's
        return one;
    };
    json::array seats;
    for (const std::string& seat : offer.seats) seats.push_back(json::object{{"seat", seat}, {"who", seats.empty() ? "me" : "invite"}});
    if (offer.with_computer) seats.back() = json::object{{"seat", offer.seats.back()}, {"who", "computer"}, {"level", "recruit"}};
    Browser maker = person();
    const json::object made = maker.post("/api/matches", {{"game", offer.game}, {"seats", std::move(seats)}});
    if (!made.contains("match")) return {};
    const std::string match(made.at("match").at("id").as_string());
    std::vector<Attendance::Who> all{{offer.seats.front(), match, maker.cookie(), true}};
    for (const json::value& one : made.at("links").as_array()) {
        const std::string link(one.at("link").as_string());
        Browser guest = person();
        if (!guest.post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}}).contains("match")) return {};
        all.push_back({std::string(one.at("seat").as_string()), match, guest.cookie(), true});
    }
    for (int i = 1; i <= watchers; ++i) all.push_back({"watcher " + std::to_string(i), match, "", false});
    return all;
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

std::vector<Client> Table::clients_of_a_new_match(const std::stop_token& stop) {
    std::vector<Client> clients;
    for (Attendance::Who& who : sit_down(site_, offer_, 1, random_, stop))
        clients.emplace_back(site_, std::move(who), static_cast<unsigned>(random_()), counts_, progress_);
    return clients;
}

void Table::play_matches(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        std::vector<Client> clients = clients_of_a_new_match(stop);
        if (clients.empty()) continue;
        ++matches_;
        {
            const std::lock_guard lock(mutex_);
            match_ = offer_.game + " " + clients.front().match();
        }
        {
            std::vector<std::jthread> threads;
            for (Client& client : clients) threads.emplace_back([&client, &stop] { client.run(stop); });
        }
        for (Client& client : clients) logs_.push_back(client.take_log());
    }
}

}   // namespace papelotte::campaign
