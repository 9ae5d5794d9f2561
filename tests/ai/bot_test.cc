// External programs as players: real processes, well behaved and not.
#include "ai/bot.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "ai/account_readers.h"
#include "engine/facts.h"
#include "games/registry.h"
#include "tests/ai/toy_entrants.h"
#include "tests/paths.h"
#include "tests/toys/pickets.h"

namespace papelotte::ai {

namespace {

using Seconds = BotProcess::Seconds;
using fords::kBlue, fords::kRed;

constexpr BotLimits kShort{Seconds(0.4), Seconds(0.3), Seconds(0.3)};
constexpr BotLimits kPatient{Seconds(20), Seconds(20), Seconds(2)};
const std::string kExample = std::string(paths::source) + "/docs/examples/bot.py";

std::vector<std::string> shell(const std::string& script) { return {"/bin/sh", "-c", script}; }

std::unique_ptr<Table> new_table() { return std::move(*toy().set_up({}, seed_from_number(1))); }

std::string failure_of(std::vector<std::string> command, BotLimits limits = kPatient) {
    Bot bot(toy(), kRed, std::move(command), limits);
    const Thought thought = bot.decide(*new_table());
    EXPECT_EQ(thought.notation, "");
    EXPECT_EQ(bot.decide(*new_table()).failure, thought.failure);   // and the same from then on
    return thought.failure;
}

std::size_t open_files() {
    std::size_t count = 0;
    for (const auto& file : std::filesystem::directory_iterator("/proc/self/fd")) count += file.path().empty() ? 0 : 1;
    return count;
}

bool no_child_is_left() { return ::waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

// The process is gone, or a zombie that its parent has not collected.
bool is_dead(const std::string& pid) {
    std::ifstream file("/proc/" + pid + "/stat");
    std::string text;
    std::getline(file, text);
    return text.empty() || text.find(") Z") != std::string::npos || text.find(") X") != std::string::npos;
}

class BotFolder : public testing::Test {
   protected:
    BotFolder() {
        std::string pattern = testing::TempDir() + "papelotte_bot_XXXXXX";
        folder_ = mkdtemp(pattern.data());
    }
    ~BotFolder() override { std::filesystem::remove_all(folder_); }
    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    std::string read(const std::string& name) const {
        std::ifstream file(path(name));
        return {std::istreambuf_iterator<char>(file), {}};
    }

   private:
    std::string folder_;
};

}  // namespace

TEST_F(BotFolder, is_told_only_the_seats_in_play) {
    const Game& game = toy_of<pickets::Records>();
    for (const auto& [players, seats] :
         {std::pair("two", R"("seats":["red","blue"])"), std::pair("three", R"("seats":["red","blue","green"])")}) {
        const auto table = game.set_up({"standard", {{"players", players}}}, seed_from_number(1));
        ASSERT_TRUE(table);
        Bot bot(game, (*table)->to_act().front(), shell("read -r line; echo \"$line\" > '" + path("hello") + "'; exit 0"), kPatient);
        bot.decide(**table);
        EXPECT_NE(read("hello").find(seats), std::string::npos) << read("hello");
    }
}

TEST_F(BotFolder, is_told_the_game_then_asked_and_told_the_end) {
    Bot bot(
        toy(), kRed,
        shell("while read -r line; do echo \"$line\" >> '" + path("heard") +
              "'; case $line in *'\"decide\"'*) echo '{\"do\":\"bid 1\",\"why\":\"thrift\"}';; esac; done; echo bye >> '" + path("heard") + "'"),
        kPatient);
    const auto table = new_table();
    const Thought thought = bot.decide(*table);
    EXPECT_EQ(thought.notation, "bid 1") << thought.failure;
    EXPECT_EQ(thought.account.own_words, "thrift");
    EXPECT_EQ(bot.decide(*table).notation, "bid 1");
    bot.tell_end(SeatSet(kBlue));
    std::istringstream heard(read("heard"));
    std::vector<boost::json::value> messages;
    std::string line;
    while (std::getline(heard, line) && line != "bye") messages.push_back(boost::json::parse(line));
    EXPECT_EQ(line, "bye");   // it had time to exit by itself
    ASSERT_EQ(messages.size(), 4u);
    EXPECT_EQ(boost::json::serialize(messages[0]),
              R"({"type":"hello","protocol":1,"game":"fords","rules":1,"scenario":"standard","options":{"length":"short"},)"
              R"("seats":["red","blue"],"seat":"red"})");
    EXPECT_EQ(messages[1].at("type"), "decide");
    EXPECT_EQ(messages[1].at("n"), 1);
    EXPECT_EQ(messages[1].at("view"), boost::json::value(table->view(kRed)));
    EXPECT_EQ(messages[1].at("legal").as_array().size(), table->legal(kRed).size());
    EXPECT_EQ(messages[1].at("prompt").at("rules").at(0), "FD-2");
    EXPECT_EQ(messages[1].at("clock").at("decision_seconds"), 20.0);
    EXPECT_EQ(messages[2].at("n"), 2);
    EXPECT_EQ(boost::json::serialize(messages[3]), R"({"type":"over","winners":["blue"]})");
}

// A bot asks for the ways of a unit and answers with one of them: it is asked once for the whole march.
TEST_F(BotFolder, may_ask_for_ways_and_answer_with_an_order) {
    const Game& game = *find_game("waterloo200");
    const auto table = std::move(*game.set_up({}, seed_from_number(1)));
    const Seat french = Seat(0);
    for (const std::string& action :
         {std::string("tactical"), std::string("activate fr_1c_derlon_tl"), std::string("reveal"), std::string("done")})
        ASSERT_TRUE(table->play(french, action)) << action;
    const std::string unit = table->legal(french).front().notation.substr(5);   // "move …"
    const auto ways = table->ways(french, {&unit, 1}, {});
    ASSERT_TRUE(ways && !ways->places.empty());
    const std::vector<std::string>& actions = ways->places.front().actions;
    const std::string order = boost::json::serialize(boost::json::value_from(actions));
    Bot bot(game, french,
            shell("read -r hello; read -r decide; echo '{\"ways\":[\"" + unit + "\"]}'; read -r ways; echo \"$ways\" > '" + path("ways") +
                  "'; echo '{\"ways\":[\"nobody\"]}'; read -r wrong; echo \"$wrong\" >> '" + path("ways") + "'; echo '{\"do\":" + order +
                  "}'; read -r next; echo '{\"do\":\"done\"}'"),
            kPatient);
    for (const std::string& action : actions) {
        const Thought thought = bot.decide(*table);
        ASSERT_EQ(thought.notation, action) << thought.failure;
        ASSERT_TRUE(table->play(french, action));
    }
    EXPECT_EQ(bot.decide(*table).notation, "done");
    std::istringstream heard(read("ways"));
    std::string line;
    std::getline(heard, line);
    boost::json::object expected = ways_json(*ways);
    expected["type"] = "ways";
    EXPECT_EQ(boost::json::parse(line), boost::json::value(expected));
    std::getline(heard, line);
    EXPECT_EQ(boost::json::parse(line).at("type"), "error");
}

TEST(Bot, may_give_its_reason_in_printable_text) {
    const auto words_in = [](const std::string& answer) {
        Bot bot(toy(), kRed, {"/bin/sh", "-c", "read a; read b; printf '%s\\n' \"$1\"", "sh", answer}, kPatient);
        const Thought thought = bot.decide(*new_table());
        EXPECT_EQ(thought.notation, "bid 1") << thought.failure;   // the move counts, whatever else it says
        return thought.account.own_words;
    };
    const auto why = [](const std::string& json) { return R"({"do":"bid 1","why":)" + json + "}"; };
    const std::string longest(kLongestOwnWords, 'x');
    EXPECT_EQ(words_in(R"({"do":"bid 1"})"), "");
    EXPECT_EQ(words_in(why(R"("")")), "");
    EXPECT_EQ(words_in(why(R"("Perché è \"poco\". \ud83d\udc0e")")), "Perché è \"poco\". 🐎");
    EXPECT_EQ(words_in(why('"' + longest + '"')), longest);
    const auto refused = [](const std::string& reason) { return std::expected<std::string, std::string>(std::unexpected(reason)); };
    EXPECT_EQ(words_in(why('"' + longest + "x\"")), refused("it is longer than 500 characters"));
    for (const char* json : {"5", "null", "[]", R"({"text":"thrift"})"}) EXPECT_EQ(words_in(why(json)), refused("it is not a text")) << json;
    for (const char* escape : {"\\u0000", "\\n", "\\u001b[2J", "\\u007f", "\\u0085", "\\u2028", "\\u202e", "\\u2066", "\\u200f"})
        EXPECT_EQ(words_in(why('"' + std::string(escape) + '"')), refused("it has control characters in it")) << escape;
}

TEST(Bot, its_words_are_for_those_who_may_know_its_action) {
    const auto table = std::move(*find_game("waterloo200")->set_up({}, seed_from_number(1)));
    Dice dice(1);
    Thought thought;
    thought.account.own_words = "The horse goes to 42.";
    bool hidden = false;
    for (int i = 0; i < 200 && !hidden; ++i) {
        const Seat seat = table->to_act().front();
        thought.notation = table->random_choice(seat, dice);
        hidden = table->seen_by(seat, thought.notation) != SeatSet::everyone();
        EXPECT_EQ(readers_of(thought, *table, seat), table->seen_by(seat, thought.notation)) << thought.notation;
        ASSERT_TRUE(table->play(seat, thought.notation));
    }
    EXPECT_TRUE(hidden);
}

TEST(Bot, words_that_are_not_utf8_are_no_answer) {
    EXPECT_EQ(failure_of(shell(R"(read a; read b; printf '{"do":"bid 1","why":"\377"}\n')")),
              R"(answered with what is not JSON: '{"do":"bid 1","why":"\xff"}')");
}

TEST(Bot, a_failure_is_reported_in_words) {
    EXPECT_EQ(failure_of({"/no/such/program"}), "cannot be started: '/no/such/program': No such file or directory");
    EXPECT_EQ(failure_of(shell("exit 3")), "died (exit status 3)");
    EXPECT_EQ(failure_of(shell("read a; kill -9 $$")), "died (signal 9)");
    EXPECT_EQ(failure_of(shell("read a; read b; echo hello")), "answered with what is not JSON: 'hello'");
    EXPECT_EQ(failure_of(shell("read a; read b; echo '[1]'")), "answered without an action: '[1]'");
    EXPECT_EQ(failure_of(shell("read a; read b; echo '{\"do\":7}'")), "answered without an action: '{\"do\":7}'");
    EXPECT_EQ(failure_of(shell("exec >&-; sleep 60")), "closed its output");
    EXPECT_TRUE(no_child_is_left());
}

TEST(Bot, a_bot_that_stalls_is_not_waited_for) {
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(failure_of(shell("sleep 60"), kShort), "did not answer within 0.4 s");
    EXPECT_EQ(failure_of(shell("trap '' TERM INT HUP; while :; do :; done"), kShort), "did not answer within 0.4 s");
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
    Bot bot(toy(), kRed, shell("read a; read b; echo '{\"do\":\"bid 0\"}'; sleep 60"), {Seconds(20), Seconds(0.3), Seconds(0.3)});
    EXPECT_EQ(bot.decide(*new_table()).notation, "bid 0");
    EXPECT_EQ(bot.decide(*new_table()).failure, "did not answer within 0.3 s");   // the second answer has a time limit of its own
    EXPECT_TRUE(no_child_is_left());
}

TEST(Bot, a_bot_that_writes_without_end_is_stopped) {
    EXPECT_EQ(failure_of(shell("yes xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | tr -d '\\n'")), "wrote more than 64 KB without a line end");
    Bot bot(toy(), kRed, shell("read a; read b; echo '{\"do\":\"bid 0\"}'; echo '{\"do\":\"bid 1\"}'; sleep 60"), kPatient);
    EXPECT_EQ(bot.decide(*new_table()).notation, "bid 0");
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_EQ(bot.decide(*new_table()).failure, "spoke out of turn");
}

TEST_F(BotFolder, its_whole_family_ends_with_it) {
    failure_of(shell("sleep 1000 & echo $! > '" + path("child") + "'; echo $$ > '" + path("self") + "'; wait"), kShort);
    std::string child = read("child"), self = read("self");
    ASSERT_FALSE(child.empty());
    child.pop_back();
    self.pop_back();
    for (int i = 0; i < 100 && !is_dead(child); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_TRUE(is_dead(child));
    EXPECT_TRUE(is_dead(self));
    EXPECT_TRUE(no_child_is_left());
}

TEST(Bot, nothing_of_ours_is_handed_on_or_left_open) {
    const std::size_t before = open_files();
    const int careless = ::dup(STDERR_FILENO);   // opened without close-on-exec
    {
        const std::string looks =
            "read a; read b; leak=none; for i in $(seq 3 60); do [ -e /proc/$$/fd/$i ] && leak=$i; done; echo \"{\\\"do\\\":\\\"$leak\\\"}\"";
        Bot one(toy(), kRed, shell(looks), kPatient), two(toy(), kBlue, shell(looks), kPatient);
        EXPECT_EQ(one.decide(*new_table()).notation, "none");
        EXPECT_EQ(two.decide(*new_table()).notation, "none");
    }
    EXPECT_EQ(failure_of({"/no/such/program"}).substr(0, 6), "cannot");
    ::close(careless);
    EXPECT_EQ(open_files(), before);
    EXPECT_TRUE(no_child_is_left());
}

TEST(Bot, writing_to_a_bot_that_does_not_read_does_not_block) {
    BotProcess process(shell("sleep 60"));
    ASSERT_EQ(process.start(), "");
    const std::string much(1 << 20, 'x');
    EXPECT_EQ(process.ask(much, Seconds(0.3)).error(), "did not answer within 0.3 s");
    EXPECT_FALSE(process.running());
    EXPECT_EQ(process.ask("again\n", Seconds(0.3)).error(), "is not running");
    BotProcess gone(shell("exec <&-; sleep 1; exit 0"));
    ASSERT_EQ(gone.start(), "");
    EXPECT_FALSE(gone.ask(much, Seconds(5)));   // and no signal ended this process
}

TEST(Bot, an_illegal_action_forfeits_the_game) {
    const Entrant cheat{"cheat", *read_player_spec("cmd:sh -c 'while read -r line; do echo \"{\\\"do\\\":\\\"bid 9\\\"}\"; done'")};
    const Entrant honest = entrant(kChance);
    const Entrant* seated[] = {&honest, &cheat};
    const Contest game = play_contest(toy(), {}, 1, seated, Keep::nothing);
    EXPECT_EQ(game.fault, Fault::crash);
    EXPECT_EQ(game.at_fault, kBlue);
    EXPECT_TRUE(game.why.starts_with("chose 'bid 9': FD-")) << game.why;
    EXPECT_TRUE(no_child_is_left());
}

TEST(Bot, the_example_in_python_plays_whole_games) {
    if (std::system("python3 -c 0 2>/dev/null") != 0) GTEST_SKIP() << "python3 is missing";
    const Entrant example{"example", *read_player_spec("cmd:python3 '" + kExample + "'")};
    const Entrant other = entrant(kChance);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const Entrant* seated[] = {&example, &other};
        if (seed == 2) std::swap(seated[0], seated[1]);
        const Contest game = play_contest(toy(), {}, seed, seated, Keep::journal);
        EXPECT_TRUE(game.outcome) << game.why;
        EXPECT_TRUE(toy().verify(game.journal).sound);
        EXPECT_GT(game.cpu_seconds[seed - 1], 0);
    }
}

}  // namespace papelotte::ai
