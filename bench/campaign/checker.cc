// See checker.h.
#include "bench/campaign/checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace papelotte::campaign {

namespace {

// All that is known of one match.
struct Match {
    std::string id;
    std::vector<const ClientLog*> clients;
    const std::map<std::int64_t, Content>* stored = nullptr;
};

class MatchCheck {
   public:
    MatchCheck(const Match& match, std::vector<Violation>& found) : match_(match), found_(found) {}

    void run() {
        for (const ClientLog* client : match_.clients) one_after_the_other(*client);
        one_content_each();
        one_act_each();
        order_respects_time();
        everything_is_stored();
        stored_without_holes();
    }

   private:
    void report(Kind kind, std::string text) { found_.push_back({kind, match_.id, std::move(text)}); }

    // A socket shows every record once and in order; a new connection begins no earlier than the last one ended.
    void one_after_the_other(const ClientLog& client) {
        std::int64_t last = -1;
        for (const Sight& sight : client.sights) {
            const bool back = sight.number < last || (sight.number == last && !sight.is_state);
            if (last >= 0 && back) report(Kind::went_back, fmt::format("{} saw {} after {}", client.client, sight.number, last));
            if (last >= 0 && !sight.is_state && sight.number > last + 1)
                report(Kind::left_out, fmt::format("{} saw {} after {}", client.client, sight.number, last));
            last = std::max(last, sight.number);
        }
    }

    void note_content(const std::string& client, std::int64_t number, Content content) {
        if (content == 0) return;
        const auto [first, is_new] = contents_.try_emplace(number, content);
        if (!is_new && first->second != content) report(Kind::two_contents, fmt::format("record {} is another one to {}", number, client));
    }

    void one_content_each() {
        if (match_.stored)
            for (const auto& [number, content] : *match_.stored) note_content("the database", number, content);
        for (const ClientLog* client : match_.clients) {
            for (const Sight& sight : client->sights) note_content(client->client, sight.number, sight.content);
            for (const Act& act : client->acts)
                if (act.acknowledged >= 0) note_content(client->client, act.number, act.content);
        }
    }

    void one_act_each() {
        std::set<std::int64_t> taken;
        for (const ClientLog* client : match_.clients)
            for (const Act& act : client->acts)
                if (act.acknowledged >= 0 && !taken.insert(act.number).second)
                    report(Kind::counted_twice, fmt::format("record {} acknowledges two actions, one of {}", act.number, client->client));
    }

    // Whatever anybody knew when an action was sent has a lower number than the action.
    void order_respects_time() {
        std::vector<std::pair<Nanoseconds, std::int64_t>> known;
        for (const ClientLog* client : match_.clients) {
            for (const Sight& sight : client->sights) known.emplace_back(sight.at, sight.number);
            for (const Act& act : client->acts)
                if (act.acknowledged >= 0) known.emplace_back(act.acknowledged, act.number);
        }
        std::ranges::sort(known);
        std::int64_t highest = 0;
        for (auto& [at, number] : known) number = highest = std::max(highest, number);
        for (const ClientLog* client : match_.clients)
            for (const Act& act : client->acts) {
                const auto after = std::ranges::lower_bound(known, act.sent, {}, &std::pair<Nanoseconds, std::int64_t>::first);
                if (act.acknowledged < 0 || after == known.begin() || std::prev(after)->second < act.number) continue;
                report(Kind::out_of_order,
                       fmt::format("{} sent record {} when {} was known", client->client, act.number, std::prev(after)->second));
            }
    }

    void must_be_stored(const ClientLog& client, std::string_view how, std::int64_t number) {
        if (number == 0 || (match_.stored && match_.stored->contains(number))) return;
        report(Kind::lost, fmt::format("record {} was {} to {}, and is not in the database", number, how, client.client));
    }

    void everything_is_stored() {
        for (const ClientLog* client : match_.clients) {
            for (const Act& act : client->acts)
                if (act.acknowledged >= 0) must_be_stored(*client, "acknowledged", act.number);
            for (const Sight& sight : client->sights) must_be_stored(*client, "shown", sight.number);
        }
    }

    void stored_without_holes() {
        if (!match_.stored) return;
        std::int64_t next = 1;
        for (const auto& [number, content] : *match_.stored) {
            if (number != next) report(Kind::hole, fmt::format("record {} comes where {} should", number, next));
            next = number + 1;
        }
    }

    const Match& match_;
    std::vector<Violation>& found_;
    std::map<std::int64_t, Content> contents_;
};

}   // namespace

// FNV-1a; never 0.
Content content_of(std::string_view seat, std::string_view what) {
    Content hash = 0xcbf29ce484222325;
    const auto add = [&](std::string_view text) {
        for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    };
    add(seat);
    add("\n");
    add(what);
    return hash == 0 ? 1 : hash;
}

std::string_view name_of(Kind kind) {
    constexpr std::array<std::string_view, 7> kNames{"two_contents", "went_back", "left_out", "out_of_order", "counted_twice", "lost", "hole"};
    return kNames.at(static_cast<std::size_t>(kind));
}

std::vector<Violation> check(const std::vector<ClientLog>& clients, const Stored& stored) {
    std::map<std::string, Match> matches;
    for (const auto& [id, records] : stored) matches[id].stored = &records;
    for (const ClientLog& client : clients) matches[client.match].clients.push_back(&client);
    std::vector<Violation> found;
    for (auto& [id, match] : matches) {
        match.id = id;
        MatchCheck(match, found).run();
    }
    return found;
}

}   // namespace papelotte::campaign
