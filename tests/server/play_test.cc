// Two people and an observer play through real sockets: what each is sent, in which order, and what nobody is sent.
#include <algorithm>
#include <chrono>
#include <random>
#include <sstream>

#include "engine/journal.h"
#include "games/registry.h"
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// A match between two people with an observer.
struct Watched {
    explicit Watched(const TestServer& server)
        : anna(server),
          bruno(server),
          made(anna.make_match("me", "invite")),
          joined(bruno.join(made)),
          french(server, &anna, id_of(made)),
          allied(server, &bruno, id_of(made)),
          observer(server, nullptr, id_of(made)) {}

    TableClient& to_act() { return french.my_turn() ? french : allied; }
    // One random action of the seat to act. Afterwards all three have received the update.
    json::object step(std::minstd_rand& random) {
        TableClient& client = to_act();
        const std::vector<std::string> legal = client.legal();
        const json::object answer = client.play(legal[random() % legal.size()]);
        for (TableClient* one : {&french, &allied, &observer}) one->catch_up(client.rev);
        return answer;
    }

    Person anna, bruno;
    json::object made, joined;
    TableClient french, allied, observer;
};

}  // namespace

TEST(play, two_people_and_an_observer_play) {
    const TestServer server({"--unlimited"});
    Watched table(server);
    EXPECT_EQ(table.joined.at("seat").as_string(), "allied");
    EXPECT_EQ(table.french.as, "french");
    EXPECT_EQ(table.allied.as, "allied");
    EXPECT_EQ(table.observer.as, "observer");
    std::minstd_rand random(7);
    for (int i = 1; i <= 200; ++i) {
        const json::object answer = table.step(random);
        ASSERT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
        EXPECT_EQ(answer.at("rev").as_int64(), i);
        // All are sent the same record, and only the seat to act is sent the legal actions.
        for (TableClient* one : {&table.french, &table.allied, &table.observer}) {
            EXPECT_EQ(one->updates.back().at("record"), answer.at("record"));
            EXPECT_EQ(one->decision.contains("legal"), one->as != "observer" && one->my_turn());
        }
    }
    // The sum of the changes is the state that a new viewer sees.
    for (const auto& [client, person] : {std::pair{&table.french, &table.anna}, {&table.allied, &table.bruno}, {&table.observer, nullptr}}) {
        const TableClient fresh(server, person, id_of(table.made));
        EXPECT_EQ(fresh.view, client->view) << client->as;
        EXPECT_EQ(fresh.decision, client->decision) << client->as;
        EXPECT_EQ(fresh.rev, client->rev);
    }
}

namespace {

// Whether the JSON has dice outside the account of a roll, which is public.
bool tells_dice(const json::value& value) {
    if (value.is_array()) return std::ranges::any_of(value.as_array(), tells_dice);
    if (!value.is_object()) return false;
    const json::object& object = value.as_object();
    if (object.contains("dice") && !object.contains("event")) return true;
    return std::ranges::any_of(object, [](const auto& member) { return tells_dice(member.value()); });
}

// For messages, one per line.
bool any_tells_dice(const std::string& messages) {
    std::istringstream lines(messages);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && tells_dice(json::parse(line))) return true;
    return false;
}

}  // namespace

// WL-3.2.4  Only the opponent of the active player knows the tile. Nothing that is sent to others may tell it: not the view, not an
// event, and not the dice or the hash of the position, from which it could be computed.
TEST(play, secrets_are_in_no_byte_sent) {
    const TestServer server({"--unlimited"});
    Watched table(server);
    std::minstd_rand random(11);
    int drawn = 0, hidden = 0;
    for (int i = 0; i < 400 && table.french.match.at("status").as_string() != "over"; ++i) {
        table.step(random);
        const json::object& view = table.observer.view;
        const bool secret = view.contains("tile_shown") && !view.at("tile_shown").as_bool() &&
                            table.french.view.contains("tile") != table.allied.view.contains("tile");
        if (!secret) continue;
        ++hidden;
        const bool french_active = view.at("active").as_string() == "french";
        EXPECT_EQ(table.french.view.contains("tile"), !french_active);
        EXPECT_EQ(table.allied.view.contains("tile"), french_active);
        EXPECT_FALSE(view.contains("tile"));
        EXPECT_EQ(table.french.decision.at("secret").as_bool(), !french_active);
    }
    EXPECT_GT(hidden, 50);
    for (const TableClient* client : {&table.french, &table.allied, &table.observer}) {
        EXPECT_FALSE(any_tells_dice(client->bytes));
        EXPECT_EQ(client->bytes.find("\"hash\""), std::string::npos);
        EXPECT_EQ(client->bytes.find("\"seed\""), std::string::npos);
        for (const json::object& update : client->updates)
            for (const json::value& event : update.at("events").as_array()) {
                if (event.at("event").as_string() != "tile_drawn") continue;
                ++drawn;
                EXPECT_EQ(event.at("side").as_string(), client->as) << "a tile was shown to another seat";
            }
    }
    EXPECT_GT(drawn, 2);
    // The same holds for the story, and the rest is refused until the match is over.
    const std::string path = "/api/matches/" + id_of(table.made);
    const std::string story = table.anna.get(path + "/story?as=french").body + "\n" + Person(server).get(path + "/story?as=observer").body;
    EXPECT_FALSE(any_tells_dice(story));
    EXPECT_TRUE(any_tells_dice(R"({"record":{"do":"done","dice":[3]}})"));
    EXPECT_EQ(story.find("\"hash\""), std::string::npos);
    EXPECT_EQ(table.anna.get(path + "/story?as=allied").status, 403);
    EXPECT_EQ(table.anna.get(path + "/story?as=all").status, 403);
    EXPECT_EQ(Person(server).get(path + "/story?as=french").status, 403);
    EXPECT_EQ(table.anna.get(path + "/journal").status, 409);
    EXPECT_EQ(table.anna.get(path + "/verify").status, 409);
}

TEST(play, a_whole_match_ends_and_can_be_checked) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::object made = anna.make_match("me", "me");
    const std::string path = "/api/matches/" + id_of(made);
    TableClient client(server, &anna, id_of(made));
    std::minstd_rand random(3);
    while (client.match.at("status").as_string() != "over") {
        if (!client.my_turn()) {
            const std::string seat(client.decision.at("to_act").as_array().at(0).as_string());
            ASSERT_EQ(client.ask({{"type", "look"}, {"seat", seat}}).at("type").as_string(), "state");
        }
        const std::vector<std::string> legal = client.legal();
        ASSERT_FALSE(legal.empty());
        ASSERT_EQ(client.play(legal[random() % legal.size()]).at("type").as_string(), "update");
        if (client.decision.at("to_act").as_array().empty()) client.next("match");
    }
    const json::value& result = client.match.at("result");
    EXPECT_EQ(result.at("by").as_string(), "rules");
    EXPECT_EQ(find_game("waterloo")->texts->say({std::string(result.at("sentence").as_string())}), result.at("reason").as_string());
    const json::object checked = parsed(anna.get(path + "/verify").body);
    EXPECT_TRUE(checked.at("sound").as_bool()) << json::serialize(checked);
    EXPECT_EQ(checked.at("dice").as_string(), "the seed matches its commitment and gives these dice");
    const auto journal = read_journal(anna.get(path + "/journal").body);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_EQ(journal->entries.size(), static_cast<std::size_t>(client.n));
    EXPECT_EQ(*journal->commitment, made.at("match").at("commitment").as_string());
    const json::object story = parsed(Person(server).get(path + "/story?as=all").body);
    EXPECT_EQ(story.at("steps").as_array().size(), journal->entries.size());
    EXPECT_EQ(client.ask({{"type", "play"}, {"rev", client.rev}, {"seat", "french"}, {"do", "done"}}).at("code").as_string(), "over");
}

TEST(play, reconnecting_sends_the_missed_records) {
    const TestServer server({"--unlimited"});
    Watched table(server);
    std::minstd_rand random(5);
    for (int i = 0; i < 20; ++i) table.step(random);
    const std::int64_t seen = table.observer.rev;
    table.observer.socket().disconnect();
    for (int i = 0; i < 5; ++i) {
        TableClient& client = table.to_act();
        client.play(client.legal().front());
        for (TableClient* one : {&table.french, &table.allied}) one->catch_up(client.rev);
    }
    TableClient back(server, nullptr, id_of(table.made), "?seen=" + std::to_string(seen));
    EXPECT_EQ(back.rev, seen + 5);
    const json::object state = parsed(back.bytes.substr(0, back.bytes.find('\n')));
    const json::array& missed = state.at("missed").as_array();
    ASSERT_EQ(missed.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(missed[i].at("rev").as_int64(), seen + 1 + static_cast<std::int64_t>(i));
        EXPECT_TRUE(missed[i].at("record").as_object().contains("do"));
    }
    EXPECT_EQ(back.view, TableClient(server, nullptr, id_of(table.made)).view);
}

TEST(play, two_tabs_of_one_person_receive_the_same) {
    const TestServer server({"--unlimited"});
    Watched table(server);
    TableClient tab(server, table.french.my_turn() ? &table.anna : &table.bruno, id_of(table.made));
    TableClient& first = table.to_act();
    const json::object answer = first.play(first.legal().front());
    tab.catch_up(first.rev);
    EXPECT_EQ(tab.view, first.view);
    EXPECT_EQ(tab.decision, first.decision);
    EXPECT_TRUE(answer.contains("ref"));
    EXPECT_FALSE(tab.updates.back().contains("ref"));
    json::object without_ref = answer;
    without_ref.erase("ref");
    EXPECT_EQ(without_ref, tab.updates.back());
}

// Of several moves with the same number exactly one is accepted; the others are refused as stale.
TEST(play, concurrent_moves_with_the_same_number) {
    const TestServer server({"--unlimited", "--threads", "2"});
    Watched table(server);
    std::minstd_rand random(23);
    for (int round = 0; round < 25; ++round) {
        Person* person = table.french.my_turn() ? &table.anna : &table.bruno;
        std::vector<std::unique_ptr<TableClient>> tabs;
        for (int i = 0; i < 4; ++i) tabs.push_back(std::make_unique<TableClient>(server, person, id_of(table.made)));
        const std::vector<std::string> legal = tabs[0]->legal();
        const std::int64_t rev = tabs[0]->rev;
        for (auto& tab : tabs)
            tab->send({{"type", "play"}, {"ref", 1}, {"rev", rev}, {"seat", tab->as}, {"do", legal[random() % legal.size()]}});
        int accepted = 0, stale = 0;
        for (auto& tab : tabs)
            for (bool answered = false; !answered;) {
                const auto text = tab->socket().receive();
                ASSERT_TRUE(text);
                const json::object message = parsed(*text);
                answered = message.contains("ref");
                if (!answered) continue;
                accepted += message.at("type").as_string() == "update";
                stale += message.at("type").as_string() == "error" && message.at("code").as_string() == "stale";
            }
        EXPECT_EQ(accepted, 1);
        EXPECT_EQ(stale, 3);
        for (TableClient* one : {&table.french, &table.allied, &table.observer}) one->catch_up(rev + 1);
    }
}

TEST(play, the_computer_plays_its_seat) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::object made = anna.make_match("me", "random");
    TableClient client(server, &anna, id_of(made));
    std::minstd_rand random(2);
    int computer = 0;
    for (int i = 0; i < 300 && client.match.at("status").as_string() == "running"; ++i) {
        if (client.my_turn()) {
            const std::vector<std::string> legal = client.legal();
            ASSERT_EQ(client.play(legal[random() % legal.size()]).at("type").as_string(), "update");
        } else {
            ++computer;
            EXPECT_EQ(client.next("update").at("record").at("seat").as_string(), "allied");
        }
    }
    EXPECT_GT(computer, 30);
}

}  // namespace papelotte::server_test
