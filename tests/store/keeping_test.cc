// What is kept of matches, for how long, and what is deleted.
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

class Keeping : public EachStore {
   protected:
    Keeping() : store_(opened_at(database())) {
        EXPECT_EQ(done(*store_, {AddPerson{guest("p_anna", "Anna")}, AddPerson{guest("p_bob", "Bob")}, AddMatch{match("m1", "p_anna")}}),
                  Problem::none);
    }
    using Ids = std::vector<std::string>;

    std::unique_ptr<Store> store_;
};

}  // namespace

TEST_P(Keeping, matches_are_idle_when_their_days_of_served_time_have_passed) {
    MatchRow hasty = match("m2", "p_anna");
    hasty.days = 1;
    ASSERT_EQ(done(*store_, {AddMatch{hasty}, AddMatch{match("m3", "p_bob")}, append("m3", 1, "over", 2000)}), Problem::none);
    // Records of 1970, as on a machine whose clock has jumped: no second of service has passed since then.
    EXPECT_EQ(store_->matches_idle(10), Ids{});
    store_.reset();
    const auto serve = [&](int days) {
        execute("UPDATE clock SET served = served + 60 + 86400 * " + std::to_string(days));
        store_ = opened_at(database());
    };
    serve(1);
    EXPECT_EQ(store_->matches_idle(10), Ids{"m2"});
    store_.reset();
    serve(13);
    EXPECT_EQ(store_->matches_idle(10), (Ids{"m2", "m1"}));
    EXPECT_EQ(store_->matches_idle(1), Ids{"m2"});
    ASSERT_EQ(done(*store_, {append("m2", 1)}), Problem::none);
    EXPECT_EQ(store_->matches_idle(10), Ids{"m1"}) << "a move starts the days anew";
}

TEST_P(Keeping, matches_are_left_when_an_account_is_deleted) {
    ASSERT_EQ(done(*store_, {TakeSeat{"m1", "allied", "p_bob"}, AddMatch{match("m2", "p_bob")}, append("m2", 1, "over")}), Problem::none);
    EXPECT_EQ(store_->matches_left(10), Ids{});
    ASSERT_EQ(done(*store_, {DeletePerson{"p_bob"}}), Problem::none);
    EXPECT_EQ(store_->matches_left(10), Ids{"m1"});
    ASSERT_EQ(done(*store_, {append("m1", 1, "over")}), Problem::none);
    EXPECT_EQ(store_->matches_left(10), Ids{});
}

TEST_P(Keeping, matches_have_archives_once_they_are_over) {
    ASSERT_EQ(
        done(*store_, {AddMatch{match("m2", "p_anna")}, append("m2", 1, "over"), AddMatch{match("m3", "p_anna")}, append("m3", 1, "over")}),
        Problem::none);
    EXPECT_EQ(store_->matches_not_over("", 10), Ids{"m1"});
    EXPECT_EQ(store_->matches_not_archived("", 10), (Ids{"m2", "m3"}));
    EXPECT_EQ(store_->matches_not_archived("m2", 10), Ids{"m3"});
    EXPECT_FALSE(store_->archive("m2"));
    const std::string bytes("a\0b\xff", 4);
    ASSERT_EQ(done(*store_, {AddArchive{"m2", {.rules = 3, .verification = "{}", .stories = bytes}}}), Problem::none);
    EXPECT_EQ(store_->matches_not_archived("", 10), Ids{"m3"});
    EXPECT_EQ(store_->archive("m2")->rules, 3);
    EXPECT_EQ(store_->archive("m2")->stories, bytes);
    EXPECT_EQ(done(*store_, {AddArchive{"m9", {.rules = 3, .verification = "{}", .stories = bytes}}}), Problem::missing);
}

TEST_P(Keeping, records_keep_accounts_beside_them) {
    Append with = append("m1", 1);
    with.record.account = std::string("\0\x80why", 5);
    ASSERT_EQ(done(*store_, {with, append("m1", 2)}), Problem::none);
    EXPECT_EQ(store_->records("m1")[0].account, with.record.account);
    EXPECT_EQ(store_->records("m1")[1].account, "");
}

TEST_P(Keeping, matches_of_guests_alone_are_forgotten_in_time) {
    const auto over = [](const std::string& id, const std::string& maker) {
        return std::vector<Change>{AddMatch{match(id, maker)}, append(id, 1), append(id, 2, "over")};
    };
    MatchRow unplayed = match("m5", "p_carla");
    ASSERT_EQ(done(*store_, {AddPerson{account("p_carla", "Carla")}, AddPerson{guest("p_dora", "Dora")}}), Problem::none);
    ASSERT_EQ(done(*store_, over("m2", "p_bob")), Problem::none);
    ASSERT_EQ(done(*store_, over("m3", "p_carla")), Problem::none);
    ASSERT_EQ(done(*store_, over("m4", "p_bob")), Problem::none);
    ASSERT_EQ(done(*store_, {TakeSeat{"m4", "allied", "p_carla"}, AddMatch{unplayed}}), Problem::none);
    Append end = append("m5", 1, "over");
    end.n = 0;
    ASSERT_EQ(done(*store_, {end}), Problem::none);
    EXPECT_EQ(store_->guest_matches_older_than(-1, 10), Ids{"m2"});
    EXPECT_EQ(store_->guest_matches_older_than(10, 10), Ids{});
    EXPECT_EQ(store_->unplayed_matches_older_than(-1, 10), Ids{"m5"});
    ASSERT_EQ(done(*store_, {ForgetMatch{"m2"}, ForgetGuests{-1}}), Problem::none);
    EXPECT_FALSE(store_->match("m2"));
    EXPECT_TRUE(store_->records("m2").empty());
    EXPECT_EQ(store_->records("m4").size(), 2u) << "of another, whose records stand among those of the first";
    EXPECT_FALSE(store_->person("p_dora"));
    for (const std::string id : {"p_anna", "p_bob", "p_carla"}) EXPECT_TRUE(store_->person(id)) << id << " has a match or an account";
    EXPECT_EQ(done(*store_, {ForgetMatch{"m2"}}), Problem::missing);
}

ON_EACH_STORE(Keeping);

}  // namespace papelotte::store_test
