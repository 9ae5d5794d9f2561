// Matches, their records and chats; and lists of matches.
#include "tests/store/with_match.h"

namespace papelotte::store_test {

class Matches : public WithMatch {};

TEST_P(Matches, are_read_as_they_were_written) {
    const auto row = store_->match("m1");
    ASSERT_TRUE(row);
    EXPECT_EQ(row->id, "m1");
    EXPECT_EQ(row->game, "waterloo");
    EXPECT_EQ(row->scenario, "standard");
    EXPECT_EQ(row->options, R"({"fog":"on"})");
    EXPECT_EQ(row->seed, std::string(64, 'a'));
    EXPECT_EQ(row->maker, "p_anna");
    EXPECT_EQ(row->header, R"({"game":"waterloo"})");
    EXPECT_EQ(row->status, "open");
    EXPECT_EQ(row->result, "");
    EXPECT_EQ(row->to_act, "french");
    EXPECT_EQ(row->headline, "11 o'clock");
    EXPECT_EQ(row->rematch, "");
    EXPECT_EQ(row->rev, 0);
    EXPECT_EQ(row->n, 0);
    EXPECT_TRUE(row->listed);
    EXPECT_EQ(row->days, 14);
    EXPECT_EQ(row->created, 1500);
    EXPECT_EQ(row->changed, 2000);
    ASSERT_EQ(row->seats.size(), 2u);
    EXPECT_EQ(row->seats[0].seat, "french");
    EXPECT_EQ(row->seats[0].who, Who::person);
    EXPECT_EQ(row->seats[0].person, "p_anna");
    EXPECT_EQ(row->seats[0].token, "");
    EXPECT_EQ(row->seats[1].seat, "allied");
    EXPECT_EQ(row->seats[1].who, Who::open);
    EXPECT_EQ(row->seats[1].person, "");
    EXPECT_EQ(row->seats[1].token, "token_of_m1");
    EXPECT_FALSE(store_->match("m2"));
    EXPECT_FALSE(store_->match(""));
}

TEST_P(Matches, an_id_is_used_once) {
    EXPECT_EQ(done(*store_, {AddMatch{match("m1", "p_bob")}}), Problem::taken);
    EXPECT_EQ(store_->match("m1")->maker, "p_anna");
    EXPECT_EQ(done(*store_, {AddMatch{match("m2", "p_nobody")}}), Problem::missing);
    EXPECT_FALSE(store_->match("m2"));
}

TEST_P(Matches, a_record_needs_the_one_before_it) {
    EXPECT_EQ(done(*store_, {append("m1", 2)}), Problem::stale);
    EXPECT_EQ(done(*store_, {append("m1", 0)}), Problem::stale);
    EXPECT_EQ(done(*store_, {append("m1", 1)}), Problem::none);
    EXPECT_EQ(done(*store_, {append("m1", 1)}), Problem::stale);
    EXPECT_EQ(done(*store_, {append("m1", 2), append("m1", 3)}), Problem::none);
    EXPECT_EQ(done(*store_, {append("m9", 1)}), Problem::missing);
    const auto row = store_->match("m1");
    EXPECT_EQ(row->rev, 3);
    EXPECT_EQ(row->n, 3);
    EXPECT_EQ(row->status, "open") << "until the last seat is taken";
    EXPECT_EQ(row->to_act, "allied");
    EXPECT_EQ(row->headline, "12 noon");
    EXPECT_EQ(row->changed, 3000);
    const auto records = store_->records("m1");
    ASSERT_EQ(records.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(records[i].rev, static_cast<std::int64_t>(i) + 1);
        EXPECT_EQ(records[i].line, R"({"do":"done","rev":)" + std::to_string(i + 1) + "}");
        EXPECT_EQ(records[i].at, 3000);
    }
    EXPECT_TRUE(store_->records("m9").empty());
}

// A server that has not heard of it yet plays on by the former rules.
TEST_P(Matches, refuse_a_record_by_former_rules) {
    const auto by = [](int rules, std::int64_t rev, bool only_advances = false) {
        Append change = append("m1", rev);
        change.rules = rules;
        change.only_advances = only_advances;
        return change;
    };
    ASSERT_EQ(done(*store_, {SetHeader{"m1", "new header", 2}}), Problem::none);
    EXPECT_EQ(store_->match("m1")->rules, 2);
    EXPECT_EQ(done(*store_, {by(1, 1)}), Problem::other_rules);
    EXPECT_EQ(done(*store_, {by(1, 1, true)}), Problem::other_rules);
    EXPECT_EQ(done(*store_, {by(1, 1), SetRematch{"m1", "m2"}}), Problem::other_rules);
    EXPECT_EQ(done(*store_, {by(2, 2)}), Problem::stale);
    EXPECT_EQ(done(*store_, {by(2, 1)}), Problem::none);
    EXPECT_EQ(store_->records("m1").size(), 1u);
}

TEST_P(Matches, a_record_that_only_advances_leaves_status_result_and_time) {
    ASSERT_EQ(done(*store_, {append("m1", 1, "running", 3000)}), Problem::none);
    Append next = append("m1", 2, "over", 4000);
    next.only_advances = true;
    ASSERT_EQ(done(*store_, {next}), Problem::none);
    const auto row = store_->match("m1");
    EXPECT_EQ(std::tuple(row->rev, row->n, row->to_act), std::tuple(2, 2, "french"));
    EXPECT_EQ(std::tuple(row->status, row->result, row->changed), std::tuple("open", "", 3000));
    EXPECT_EQ(store_->records("m1").size(), 2u);
    EXPECT_EQ(done(*store_, {next}), Problem::stale);
    next.match = "m9";
    EXPECT_EQ(done(*store_, {next}), Problem::missing);
}

TEST_P(Matches, texts_may_hold_anything) {
    Append odd = append("m1", 1);
    odd.record.line = "quote ' \" \\ \xC3\xA9 \xF0\x9F\x90\x8E" + std::string(100'000, 'x');
    ASSERT_EQ(done(*store_, {odd}), Problem::none);
    EXPECT_EQ(store_->records("m1").at(0).line, odd.record.line);
}

// Nothing that the server writes has one: requests with control characters are refused.
TEST_P(Matches, a_zero_byte_is_kept_or_refused_but_never_cuts_a_text) {
    const std::string text("before\0after", 12);
    const Problem problem = done(*store_, {AddChat{"m1", {.person = "p_anna", .name = "Anna", .seat = "french", .text = text}}});
    EXPECT_EQ(problem, on_postgresql() ? Problem::failed : Problem::none);
    EXPECT_EQ(store_->chat("m1", 10).size(), on_postgresql() ? 0u : 1u);
    if (!on_postgresql()) EXPECT_EQ(store_->chat("m1", 10)[0].text, text);
}

TEST_P(Matches, a_status_that_no_match_has_fails_alone) {
    MatchRow asleep = match("m2", "p_anna");
    asleep.status = "asleep";
    EXPECT_EQ(done(*store_, {AddMatch{asleep}}), Problem::failed);
    EXPECT_TRUE(store_->healthy());
    EXPECT_EQ(done(*store_, {append("m1", 1)}), Problem::none);
}

// Both have read a match with two open seats before either takes one.
TEST_P(Matches, have_one_rematch) {
    EXPECT_EQ(done(*store_, {SetRematch{"m9", "m2"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {AddMatch{match("m2", "p_anna")}, SetRematch{"m1", "m2"}}), Problem::none);
    EXPECT_EQ(done(*store_, {AddMatch{match("m3", "p_bob")}, SetRematch{"m1", "m3"}}), Problem::taken);
    EXPECT_EQ(store_->match("m1")->rematch, "m2");
    EXPECT_FALSE(store_->match("m3"));   // it was rolled back together with the refused rematch
}

TEST_P(Matches, chats_are_numbered_and_read_from_the_latest) {
    for (int i = 1; i <= 5; ++i)
        ASSERT_EQ(
            done(*store_, {AddChat{"m1", {.id = 0, .person = "p_anna", .name = "Anna", .seat = "french", .text = std::to_string(i), .at = i}}}),
            Problem::none);
    EXPECT_EQ(done(*store_, {AddChat{"m1", {.id = 9, .person = "", .name = "", .seat = "allied", .text = "nine", .at = 9}}}), Problem::none);
    EXPECT_EQ(done(*store_, {AddChat{"m1", {.id = 9, .person = "", .name = "", .seat = "allied", .text = "again", .at = 9}}}), Problem::taken);
    EXPECT_EQ(done(*store_, {AddChat{"m9", {.id = 0, .person = "", .name = "", .seat = "", .text = "", .at = 9}}}), Problem::missing);

    const auto chat = store_->chat("m1", 3);
    ASSERT_EQ(chat.size(), 3u);
    EXPECT_EQ(chat[0].id, 4);
    EXPECT_EQ(chat[0].person, "p_anna");
    EXPECT_EQ(chat[0].name, "Anna");
    EXPECT_EQ(chat[0].seat, "french");
    EXPECT_EQ(chat[0].text, "4");
    EXPECT_EQ(chat[0].at, 4);
    EXPECT_EQ(chat[1].id, 5);
    EXPECT_EQ(chat[2].id, 9);
    EXPECT_EQ(store_->chat("m1", 100).size(), 6u);
    EXPECT_TRUE(store_->chat("m1", 0).empty());
    EXPECT_TRUE(store_->chat("m1", -1).empty());
    EXPECT_TRUE(store_->chat("m9", 10).empty());
}

TEST_P(Matches, of_a_person_the_running_ones_come_first_and_the_latest) {
    ASSERT_EQ(done(*store_, {AddMatch{match("m2", "p_anna", 5000)}, AddMatch{match("m3", "p_anna", 4000)}, AddMatch{match("m4", "p_bob", 9000)},
                             append("m2", 1, "over", 6000), TakeSeat{"m4", "allied", "p_anna"}}),
              Problem::none);
    EXPECT_EQ(ids(store_->matches_of("p_anna", 10)), (Ids{"m4", "m3", "m1", "m2"}));
    EXPECT_EQ(ids(store_->matches_of("p_anna", 2)), (Ids{"m4", "m3"}));
    EXPECT_EQ(ids(store_->matches_of("p_bob", 10)), (Ids{"m4"}));
    EXPECT_EQ(store_->matches_of("p_anna", 10).at(0).seats.size(), 2u);
    EXPECT_TRUE(store_->matches_of("p_nobody", 10).empty());
    EXPECT_TRUE(store_->matches_of("", 10).empty());
    EXPECT_EQ(store_->running_matches_of("p_anna"), 3);
    EXPECT_EQ(store_->running_matches_of("p_bob"), 1);
    EXPECT_EQ(store_->running_matches_of("p_nobody"), 0);
}

TEST_P(Matches, made_for_others_are_the_makers_too) {
    MatchRow row = match("m2", "p_bob");
    row.seats[0] = {.seat = "french", .who = Who::open, .person = "", .level = "", .token = "another"};
    ASSERT_EQ(done(*store_, {AddMatch{row}}), Problem::none);
    EXPECT_EQ(ids(store_->matches_of("p_bob", 10)), (Ids{"m2"}));
    EXPECT_EQ(store_->running_matches_of("p_bob"), 1);
}

TEST_P(Matches, to_watch_are_listed_and_running) {
    EXPECT_TRUE(store_->matches_to_watch(10).empty());   // open
    MatchRow unlisted = match("m2", "p_anna");
    unlisted.listed = false;
    const auto taken = [](const std::string& id) { return TakeSeat{id, "allied", "p_bob"}; };
    ASSERT_EQ(done(*store_, {AddMatch{unlisted}, taken("m2"), append("m2", 1), AddMatch{match("m3", "p_bob")}, taken("m3"),
                             append("m3", 1, "running", 8000), taken("m1"), append("m1", 1), AddMatch{match("m4", "p_bob")}, taken("m4"),
                             append("m4", 1, "over")}),
              Problem::none);
    EXPECT_EQ(ids(store_->matches_to_watch(10)), (Ids{"m3", "m1"}));
    EXPECT_EQ(ids(store_->matches_to_watch(1)), (Ids{"m3"}));
    ASSERT_EQ(done(*store_, {append("m1", 2, "running", 9000)}), Problem::none);
    EXPECT_EQ(ids(store_->matches_to_watch(10)), (Ids{"m1", "m3"}));
    ASSERT_EQ(done(*store_, {append("m1", 3, "over", 9001)}), Problem::none);
    EXPECT_EQ(ids(store_->matches_to_watch(10)), (Ids{"m3"}));
}

TEST_P(Matches, remember_whether_the_players_still_bid_for_seats) {
    MatchRow row = match("m2", "p_anna");
    row.bidding = true;
    ASSERT_EQ(done(*store_, {AddMatch{row}}), Problem::none);
    EXPECT_TRUE(store_->match("m2")->bidding);
    EXPECT_FALSE(store_->match("m1")->bidding);
    Append bid = append("m2", 1), settles = append("m2", 2);
    bid.bidding = true;
    ASSERT_EQ(done(*store_, {std::move(bid)}), Problem::none);
    EXPECT_TRUE(store_->match("m2")->bidding);
    ASSERT_EQ(done(*store_, {std::move(settles)}), Problem::none);
    EXPECT_FALSE(store_->match("m2")->bidding);
}

TEST_P(Matches, outlive_the_process) {
    ASSERT_EQ(done(*store_, {append("m1", 1)}), Problem::none);
    store_.reset();
    if (!on_postgresql()) EXPECT_FALSE(std::filesystem::exists(file() + "-wal"));   // everything is in the one file, which can be copied
    EXPECT_FALSE(std::filesystem::exists(file() + "-lock"));
    store_ = opened_at(database());
    EXPECT_EQ(store_->match("m1")->rev, 1);
    EXPECT_EQ(store_->records("m1").size(), 1u);
}

ON_EACH_STORE(Matches);

}  // namespace papelotte::store_test
