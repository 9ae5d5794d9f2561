// Standing answers: they have no number of their own, and stand after the record that was the last when they were given.
#include "tests/store/with_match.h"

namespace papelotte::store_test {

class StoredAnswers : public WithMatch {};

namespace {

AddStanding given(std::int64_t rev, const std::string& seat, const std::string& line) { return {"m1", seat, {rev, line, 100 + rev}}; }

std::vector<std::string> lines(Store& store) {
    std::vector<std::string> result;
    for (const RecordRow& row : store.records("m1")) result.push_back(std::to_string(row.rev) + " " + row.line);
    return result;
}

}  // namespace

TEST_P(StoredAnswers, stand_between_the_records_of_their_match) {
    ASSERT_EQ(done(*store_, {given(0, "allied", "first"), append("m1", 1), append("m1", 2), given(2, "french", "a"), given(2, "allied", "b"),
                             append("m1", 3), AddMatch{match("m2", "p_anna")}, append("m2", 1)}),
              Problem::none);
    const std::vector<RecordRow> rows = store_->records("m1");
    const auto of = [](std::int64_t rev) { return std::to_string(rev) + " " + append("m1", rev).record.line; };
    EXPECT_EQ(lines(*store_), (std::vector<std::string>{"0 first", of(1), of(2), "2 b", "2 a", of(3)}));
    EXPECT_EQ(rows[0].at, 100);
    EXPECT_EQ(store_->records("m2").size(), 1u);
    EXPECT_EQ(store_->match("m1")->rev, 3) << "nobody sees by a number that they were given";
}

TEST_P(StoredAnswers, given_again_at_once_replace_each_other) {
    ASSERT_EQ(done(*store_, {append("m1", 1), given(1, "allied", "a"), given(1, "allied", "b"), given(1, "allied", "c")}), Problem::none);
    EXPECT_EQ(lines(*store_).back(), "1 c");
    EXPECT_EQ(lines(*store_).size(), 2u);
}

TEST_P(StoredAnswers, are_kept_and_forgotten_with_their_match) {
    ASSERT_EQ(done(*store_, {append("m1", 1), given(1, "allied", "a")}), Problem::none);
    store_.reset();
    store_ = opened_at(database());
    EXPECT_EQ(lines(*store_).size(), 2u);
    ASSERT_EQ(done(*store_, {ForgetMatch{"m1"}}), Problem::none);
    EXPECT_TRUE(store_->records("m1").empty());
    EXPECT_EQ(done(*store_, {AddStanding{"m9", "allied", {0, "a", 1}}}), Problem::missing);
}

TEST_P(StoredAnswers, are_given_after_the_latest_record_alone) {
    ASSERT_EQ(done(*store_, {append("m1", 1), append("m1", 2)}), Problem::none);
    EXPECT_EQ(done(*store_, {given(1, "allied", "late")}), Problem::stale) << "another server's record came first";
    EXPECT_EQ(done(*store_, {given(3, "allied", "early")}), Problem::stale);
    EXPECT_EQ(done(*store_, {given(2, "allied", "a")}), Problem::none);
    EXPECT_EQ(lines(*store_).back(), "2 a");
}

TEST_P(StoredAnswers, are_played_only_while_they_stand) {
    ASSERT_EQ(done(*store_, {given(0, "allied", "a"), append("m1", 1)}), Problem::none);
    EXPECT_EQ(done(*store_, {CheckStanding{"m1", "allied", "a"}, append("m1", 2)}), Problem::none);
    ASSERT_EQ(done(*store_, {given(2, "allied", "b")}), Problem::none);
    EXPECT_EQ(done(*store_, {CheckStanding{"m1", "allied", "a"}, append("m1", 3)}), Problem::stale);
    EXPECT_EQ(done(*store_, {CheckStanding{"m1", "french", "a"}, append("m1", 3)}), Problem::stale) << "never given";
    EXPECT_EQ(store_->match("m1")->rev, 2);
}

ON_EACH_STORE(StoredAnswers);

}  // namespace papelotte::store_test
