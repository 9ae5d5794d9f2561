// The checker of what clients saw, on forged histories: each kind of violation is found, and a good history is accepted.
#include "bench/campaign/checker.h"

#include <gtest/gtest.h>

namespace papelotte::campaign {

namespace {

constexpr std::string_view kMatch = "match";

Content content(std::int64_t number) { return content_of("french", "move " + std::to_string(number)); }

// Anna plays records 1 and 3, Bruno 2 and 4; a watcher sees all of it and connects again after record 2. Times are tens.
struct History {
    std::vector<ClientLog> clients{client("anna"), client("bruno"), client("watcher")};
    Stored stored;

    History() {
        for (std::int64_t number = 1; number <= 4; ++number) {
            stored[std::string(kMatch)][number] = content(number);
            clients[number % 2 == 1 ? 0 : 1].acts.push_back({number * 10, number * 10 + 4, number, content(number)});
            for (ClientLog& one : clients) one.sights.push_back({number * 10 + 4, number, content(number), false});
        }
        ClientLog& watcher = clients[2];
        watcher.sights.insert(watcher.sights.begin(), {5, 0, 0, true});
        watcher.sights.insert(watcher.sights.begin() + 3, {26, 2, 0, true});
    }
    static ClientLog client(std::string name) { return {std::move(name), std::string(kMatch), {}, {}}; }

    std::vector<std::string> found() const {
        std::vector<std::string> names;
        for (const Violation& one : check(clients, stored)) names.emplace_back(name_of(one.kind));
        return names;
    }
};

using Names = std::vector<std::string>;

}   // namespace

TEST(checker, accepts_a_good_history) { EXPECT_EQ(History().found(), Names{}); }

TEST(checker, accepts_an_action_without_acknowledgement_whether_it_counted_or_not) {
    History history;
    history.clients[0].acts.push_back({50, -1, 0, content(5)});
    EXPECT_EQ(history.found(), Names{});
    history.stored[std::string(kMatch)][5] = content(5);
    EXPECT_EQ(history.found(), Names{});
}

TEST(checker, accepts_records_that_were_missed_between_two_connections) {
    History history;
    history.clients[2].sights = {{5, 0, 0, true}, {14, 1, content(1), false}, {36, 3, 0, true}, {44, 4, content(4), false}};
    EXPECT_EQ(history.found(), Names{});
}

TEST(checker, accepts_a_record_whose_content_a_client_may_not_know) {
    History history;
    history.clients[1].sights[0].content = 0;
    EXPECT_EQ(history.found(), Names{});
}

TEST(checker, accepts_actions_that_are_under_way_at_the_same_time_in_either_order) {
    History history;
    history.clients[0].acts[1].sent = 19;   // before Bruno's action was sent
    history.clients[1].acts[0].sent = 19;
    EXPECT_EQ(history.found(), Names{});
}

TEST(checker, finds_two_contents_shown_to_two_clients) {
    History history;
    history.clients[1].sights[2].content = content(99);
    EXPECT_EQ(history.found(), Names{"two_contents"});
}

TEST(checker, finds_another_content_in_the_database) {
    History history;
    history.clients = {History::client("anna")};
    history.clients[0].acts.push_back({10, 14, 1, content(99)});
    EXPECT_EQ(history.found(), Names{"two_contents"});
}

TEST(checker, finds_numbers_that_go_back_at_a_new_connection) {
    History history;
    history.clients[2].sights[3].number = 1;
    EXPECT_EQ(history.found(), Names{"went_back"});
}

TEST(checker, finds_a_record_shown_twice) {
    History history;
    history.clients[1].sights.push_back({46, 4, content(4), false});
    EXPECT_EQ(history.found(), Names{"went_back"});
}

TEST(checker, finds_a_record_left_out) {
    History history;
    history.clients[1].sights.erase(history.clients[1].sights.begin() + 1);
    EXPECT_EQ(history.found(), Names{"left_out"});
}

TEST(checker, finds_an_action_before_a_record_that_was_acknowledged_earlier) {
    History history;
    history.clients = {History::client("anna"), History::client("bruno")};
    history.clients[0].acts.push_back({10, 14, 2, content(2)});
    history.clients[1].acts.push_back({15, 19, 1, content(1)});
    EXPECT_EQ(history.found(), Names{"out_of_order"});
}

TEST(checker, finds_an_action_before_a_record_that_was_shown_earlier) {
    History history;
    history.clients[1].acts[1].sent = 46;   // record 4, sent when record 5 was on the watcher's screen
    history.clients[1].acts[1].acknowledged = 49;
    history.clients[2].sights.push_back({45, 5, content(5), false});
    history.stored[std::string(kMatch)][5] = content(5);
    EXPECT_EQ(history.found(), Names{"out_of_order"});
}

TEST(checker, finds_two_actions_acknowledged_with_one_number) {
    History history;
    history.clients[0].acts.push_back({39, 45, 4, content(4)});
    EXPECT_EQ(history.found(), Names{"counted_twice"});
}

TEST(checker, finds_an_acknowledged_record_that_is_not_in_the_database) {
    History history;
    history.clients.resize(1);
    history.clients[0].sights.clear();
    history.clients[0].acts.push_back({50, 54, 5, content(5)});
    EXPECT_EQ(history.found(), Names{"lost"});
}

TEST(checker, finds_a_record_on_a_screen_that_is_not_in_the_database) {
    History history;
    history.clients[2].sights.push_back({50, 5, content(5), false});
    EXPECT_EQ(history.found(), Names{"lost"});
}

TEST(checker, finds_a_match_that_is_not_in_the_database) {
    History history;
    history.stored.clear();
    history.clients.resize(1);
    history.clients[0].sights.clear();
    EXPECT_EQ(history.found(), (Names{"lost", "lost"}));
}

TEST(checker, finds_a_hole_in_the_database) {
    History history;
    history.clients.clear();
    history.stored[std::string(kMatch)].erase(2);
    EXPECT_EQ(history.found(), Names{"hole"});
}

}   // namespace papelotte::campaign
