// The seats of a match: who takes them, and who gets them.
#include "tests/store/with_match.h"

namespace papelotte::store_test {

class Seats : public WithMatch {};

TEST_P(Seats, keep_the_order_of_the_game) {
    MatchRow row = match("m2", "p_anna");
    row.seats = {{.seat = "zulu", .who = Who::computer, .person = "", .level = "random", .token = ""},
                 {.seat = "alpha", .who = Who::person, .person = "p_bob", .level = "", .token = ""},
                 {.seat = "mike", .who = Who::open, .person = "", .level = "", .token = "t"}};
    ASSERT_EQ(done(*store_, {AddMatch{row}}), Problem::none);
    const auto seats = store_->match("m2")->seats;
    ASSERT_EQ(seats.size(), 3u);
    EXPECT_EQ(seats[0].seat, "zulu");
    EXPECT_EQ(seats[0].who, Who::computer);
    EXPECT_EQ(seats[0].level, "random");
    EXPECT_EQ(seats[1].seat, "alpha");
    EXPECT_EQ(seats[2].seat, "mike");
}

TEST_P(Seats, a_seat_is_taken_once) {
    EXPECT_EQ(store_->seat_of_token("token_of_m1"), std::pair(std::string("m1"), std::string("allied")));
    EXPECT_EQ(store_->seat_of_token("token_of_m2"), std::nullopt);
    EXPECT_EQ(store_->seat_of_token(""), std::nullopt);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_nobody"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "russian", "p_bob"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {TakeSeat{"m9", "allied", "p_bob"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_bob"}}), Problem::none);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_bob"}}), Problem::none);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_anna"}}), Problem::taken);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "french", "p_bob"}}), Problem::taken);

    const auto row = store_->match("m1");
    EXPECT_EQ(row->status, "running");
    EXPECT_EQ(row->seats[1].who, Who::person);
    EXPECT_EQ(row->seats[1].person, "p_bob");
    EXPECT_TRUE(store_->seat_of_token("token_of_m1"));   // the same person may follow the link again
}

TEST_P(Seats, a_seat_is_given_to_who_holds_another) {
    ASSERT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_bob"}}), Problem::none);
    EXPECT_EQ(done(*store_, {GiveSeat{"m1", "allied", "russian"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {GiveSeat{"m1", "russian", "french"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {GiveSeat{"m9", "allied", "french"}}), Problem::missing);
    EXPECT_EQ(store_->match("m1")->seats[1].person, "p_bob");
    EXPECT_EQ(done(*store_, {GiveSeat{"m1", "allied", "french"}}), Problem::none);
    EXPECT_EQ(store_->match("m1")->seats[1].who, Who::person);
    EXPECT_EQ(store_->match("m1")->seats[1].person, "p_anna");
    EXPECT_EQ(store_->match("m1")->seats[1].token, "token_of_m1") << "the link stays, and is taken";
}

TEST_P(Seats, let_the_match_run_when_the_last_is_taken_whoever_takes_it) {
    MatchRow three = match("m2", "p_anna");
    three.seats.push_back({.seat = "prussian", .who = Who::open, .person = "", .level = "", .token = "token_of_the_prussian"});
    ASSERT_EQ(done(*store_, {AddMatch{three}}), Problem::none);
    ASSERT_EQ(done(*store_, {TakeSeat{"m2", "prussian", "p_bob"}}), Problem::none);
    EXPECT_EQ(store_->match("m2")->status, "open");
    ASSERT_EQ(done(*store_, {TakeSeat{"m2", "allied", "p_anna"}}), Problem::none);
    EXPECT_EQ(store_->match("m2")->status, "running");
    // A record made while the seat was open does not open it again.
    ASSERT_EQ(done(*store_, {append("m2", 1, "open")}), Problem::none);
    EXPECT_EQ(store_->match("m2")->status, "running");
}

TEST_P(Seats, a_seat_taken_late_does_not_revive_a_match) {
    ASSERT_EQ(done(*store_, {append("m1", 1, "over")}), Problem::none);
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_bob"}}), Problem::none);
    EXPECT_EQ(store_->match("m1")->status, "over");
}

TEST_P(Seats, exchange_their_players_with_links_and_all) {
    const auto seats = [&] { return store_->match("m1")->seats; };
    Append settles = append("m1", 1);
    ASSERT_EQ(done(*store_, {std::move(settles), ExchangeSeats{"m1", "french", "allied"}}), Problem::none);
    ASSERT_EQ(seats().size(), 2u);
    EXPECT_EQ(seats()[0].seat, "french");
    EXPECT_EQ(seats()[0].who, Who::open);
    EXPECT_EQ(seats()[0].token, "token_of_m1");
    EXPECT_EQ(seats()[1].seat, "allied");
    EXPECT_EQ(seats()[1].person, "p_anna");
    EXPECT_EQ(store_->seat_of_token("token_of_m1"), std::pair(std::string("m1"), std::string("french")));
    EXPECT_EQ(done(*store_, {TakeSeat{"m1", "french", "p_bob"}, ExchangeSeats{"m1", "french", "allied"}}), Problem::none);
    EXPECT_EQ(seats()[0].person, "p_anna");
    EXPECT_EQ(seats()[1].person, "p_bob");
    EXPECT_EQ(done(*store_, {ExchangeSeats{"m1", "french", "prussian"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {ExchangeSeats{"m9", "french", "allied"}}), Problem::missing);
    EXPECT_EQ(done(*store_, {append("m1", 7), ExchangeSeats{"m1", "french", "allied"}}), Problem::stale);
    EXPECT_EQ(seats()[0].person, "p_anna") << "nothing of a refused submit is done";
}

ON_EACH_STORE(Seats);

}  // namespace papelotte::store_test
