// Stores on one PostgreSQL database, as several servers have them: news of what one has written, and locks.
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/store/news.h"
#include "tests/store/each_store.h"

namespace papelotte::store_test {

namespace {

// What a store hears, each news as a line.
class Ear {
   public:
    explicit Ear(Store& store, std::vector<std::string> plays = {}) : store_(store) {
        store.neighbours()->listen(
            [this](const News& news) {
                const std::lock_guard lock(mutex_);
                lines_.push_back(line_of(news));
                told_.notify_all();
            },
            std::move(plays));
    }
    ~Ear() { store_.neighbours()->stop_listening(); }
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;

    bool hears(const std::string& line) {
        std::unique_lock lock(mutex_);
        return told_.wait_for(lock, std::chrono::seconds(30), [&] { return std::ranges::find(lines_, line) != lines_.end(); });
    }
    std::ptrdiff_t times(const std::string& line) {
        const std::lock_guard lock(mutex_);
        return std::ranges::count(lines_, line);
    }

   private:
    Store& store_;
    std::mutex mutex_;
    std::condition_variable told_;
    std::vector<std::string> lines_;
};

class PostgresqlNeighbours : public Folder {
   protected:
    const std::string database_ = Cluster::running().new_schema();
    const std::unique_ptr<Store> one_ = opened_at(database_), other_ = opened_at(database_);
};

class Alone : public Folder {};

}   // namespace

TEST(News, are_lines_and_back) {
    const News news{News::Kind::sessions_ended, "p_anna", "hash"};
    const auto read = read_news(line_of(news));
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->kind == news.kind && read->id == news.id && read->more == news.more);
    EXPECT_FALSE(read_news("weather rain")) << "of a later version";
    EXPECT_FALSE(news_of(KeepClock{}));
}

TEST_F(PostgresqlNeighbours, hear_what_others_write_and_not_what_they_write_themselves) {
    Ear ear(*other_), own(*one_);
    ASSERT_TRUE(ear.hears("anything ")) << "what was written before it listened";
    ASSERT_EQ(done(*one_, {AddPerson{guest("p_anna", "Anna")}, AddMatch{match("m1", "p_anna")}}), Problem::none);
    ASSERT_EQ(done(*one_, {append("m1", 1)}), Problem::none);
    ASSERT_EQ(done(*one_, {AddStanding{"m1", "french", {1, "foot first", 7}}, EndSessions{"p_anna", "kept"}}), Problem::none);
    EXPECT_EQ(done(*one_, {RenamePerson{"p_anna", "Anne"}, append("m1", 7)}), Problem::stale);
    ASSERT_EQ(done(*one_, {Tell{{News::Kind::here, "m1", "3,p_anna"}}}), Problem::none);
    ASSERT_EQ(done(*other_, {Tell{{News::Kind::gone, ""}}}), Problem::none);
    EXPECT_TRUE(ear.hears("here m1 3,p_anna"));
    EXPECT_TRUE(ear.hears("records m1") && ear.hears("standing m1 1") && ear.hears("sessions_ended p_anna kept"));
    EXPECT_EQ(ear.times("person p_anna"), 0) << "what was refused is not told";
    EXPECT_EQ(ear.times("gone "), 0);
    EXPECT_TRUE(own.hears("gone "));
    EXPECT_EQ(own.times("records m1"), 0);
}

TEST_F(PostgresqlNeighbours, know_that_they_missed_something_when_the_connection_was_lost) {
    Ear ear(*other_);
    ASSERT_TRUE(ear.hears("anything "));
    Cluster::running().execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'papelotte listener'");
    for (int i = 0; i < 300 && ear.times("anything ") < 2; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_GE(ear.times("anything "), 2);
    ASSERT_EQ(done(*one_, {Tell{{News::Kind::chat, "m1"}}}), Problem::none);
    EXPECT_TRUE(ear.hears("chat m1"));
}

TEST_F(PostgresqlNeighbours, hold_names_alone_or_together) {
    Neighbours &one = *one_->neighbours(), &other = *other_->neighbours();
    EXPECT_TRUE(one.hold("upkeep") && one.hold("upkeep"));
    EXPECT_FALSE(other.hold("upkeep"));
    EXPECT_TRUE(other.hold("match m1"));
    one.release("upkeep");
    EXPECT_TRUE(other.hold("upkeep"));
    {
        const Ear ear(*one_, {"rules waterloo 3"}), too(*other_, {"rules waterloo 3"});
        EXPECT_FALSE(one.hold("rules waterloo 3")) << "it is played";
        EXPECT_TRUE(one.hold("rules waterloo 2"));
    }
    bool alone = false;   // soon: the database ends their sessions in its own time
    for (int i = 0; i < 300 && !alone; ++i) {
        alone = other.hold("rules waterloo 3");
        if (!alone) std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_TRUE(alone) << "nobody plays it any more";
}

TEST_F(PostgresqlNeighbours, of_other_schemas_are_strangers) {
    const std::unique_ptr<Store> stranger = opened_at(Cluster::running().new_schema());
    EXPECT_TRUE(one_->neighbours()->hold("upkeep"));
    EXPECT_TRUE(stranger->neighbours()->hold("upkeep"));
}

TEST_F(Alone, a_store_on_sqlite_has_no_neighbours) { EXPECT_EQ(opened_at("sqlite:" + file())->neighbours(), nullptr); }

}   // namespace papelotte::store_test
